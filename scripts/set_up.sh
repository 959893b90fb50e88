#!/bin/sh
# Make .venv and install Qt Solitaire there, editable.
#   sh scripts/set_up.sh play    what playing needs
#   sh scripts/set_up.sh test    and what the tests need
set -eu
cd "$(dirname "$0")/.."

case "${1:-play}" in
    play) what=.; stamps=.venv/ready-to-play ;;
    test) what='.[test]'; stamps='.venv/ready-to-play .venv/ready-to-test' ;;
    *) echo "usage: sh scripts/set_up.sh play|test" >&2; exit 2 ;;
esac

sh scripts/python.sh -c pass

# Debian splits venv off into a package of its own.
if ! sh scripts/python.sh -c 'import ensurepip, venv' 2>/dev/null; then
    package=$(sh scripts/python.sh -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package, which makes virtual environments."
        apt-get update -q
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$package"
    else
        echo "This Python cannot make a virtual environment. On Debian or Ubuntu: sudo apt-get install $package" >&2
        exit 1
    fi
fi

# A half-made environment, or one whose Python has gone, is made anew.
if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    sh scripts/python.sh -m venv --clear .venv
fi

echo "Installing into .venv (Qt is some 80 MB to download the first time) ..."
.venv/bin/python -m pip install --quiet --disable-pip-version-check --use-pep517 --editable "$what"
# shellcheck disable=SC2086 # one stamp or two
touch $stamps
