"""Kill -9 at random moments of automatic play loses no more than the last action (P54, P57), shortened."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "kill_nine.py"
KILLS = 15


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no signal 9 on this system")
def test_p57_kill_9_at_random_moments_loses_nothing() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(KILLS)], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.match(r"(\d+) kills, (\d+) actions: 0 lost", done.stdout)
    assert told is not None
    assert int(told[1]) == KILLS
    assert int(told[2]) > KILLS, "it has played meanwhile"
