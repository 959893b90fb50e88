#!/bin/sh
# Run the first Python that is new enough: sh scripts/python.sh ARGUMENTS
# PYTHON=... in the environment chooses another.
set -eu
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$candidate" "$@"
    fi
done
echo "Qt Solitaire needs Python 3.11 or newer and found none (tried: ${PYTHON:-python3, python3.11 to python3.14})." >&2
exit 1
