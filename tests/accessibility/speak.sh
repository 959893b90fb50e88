#!/bin/sh
# The table over real AT-SPI: a window under Xvfb, a session bus of its own, and a client that reads and listens.
# Usage: tests/accessibility/speak.sh [PYTHON]    PYTHON runs the program; the client needs the system's python3.
# Debian: xvfb at-spi2-core gir1.2-atspi-2.0 python3-pyatspi dbus-x11 xdotool and what Qt asks for.
set -eu
cd "$(dirname "$0")/../.."
python=${1:-.venv/bin/python}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export QTSOLITAIRE_HOME="$home" QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 LC_ALL=C.UTF-8 LANGUAGE=en
export QT_QPA_PLATFORM=xcb XDG_RUNTIME_DIR="$home"
exec timeout 120 xvfb-run -a -s "-screen 0 1280x800x24" \
    dbus-run-session -- /usr/bin/python3 tests/accessibility/listen.py "$python"
