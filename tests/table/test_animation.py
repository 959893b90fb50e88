"""The driver: everything arrives, in order, once, however early it is cut short (look brief, section 6)."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtsolitaire.table.animation import Act, Driver, Speed, out_back, out_cubic, out_quad
from qtsolitaire.table.geometry import Point
from qtsolitaire.table.moves import carry_ms


class Log:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def act(self, name: str, start: float, duration: float) -> Act:
        def step(part: float) -> None:
            if part == 1.0:
                self.lines.append(f"{name} arrived")

        return Act(
            start,
            duration,
            step,
            lambda: self.lines.append(f"{name} begins"),
            lambda: self.lines.append(f"{name} ends"),
        )


def test_acts_run_in_time_and_done_is_called_once(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.run([log.act("b", 30, 20), log.act("a", 0, 20)], lambda: log.lines.append("done"))
    assert "a ends" not in log.lines
    qtbot.waitUntil(lambda: not driver.is_running, timeout=1000)
    QTest.qWait(20)
    assert log.lines == ["a begins", "a arrived", "a ends", "b begins", "b arrived", "b ends", "done"]


def test_nothing_moves_backwards_at_the_start_of_a_run_that_follows_another(qtbot: QtBot) -> None:
    driver: Driver = Driver()
    parts: list[float] = []
    driver.run([Act(0, 120, lambda part: None)])
    qtbot.waitUntil(lambda: not driver.is_running, timeout=1000)
    driver.run([Act(60, 200, parts.append)])
    qtbot.waitUntil(lambda: not driver.is_running, timeout=1000)
    assert parts == sorted(parts)
    assert parts[0] >= 0
    assert parts[-1] == 1


def test_a_late_frame_keeps_the_order(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.run([log.act("b", 1000, 1000), log.act("a", 0, 1000)])
    driver.clock.pause()
    driver.clock.setCurrentTime(1500)
    assert log.lines == ["a begins", "a arrived", "a ends", "b begins"]


def test_finish_lets_everything_arrive_in_the_same_order(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.run([log.act("b", 3000, 20), log.act("a", 0, 2000)], lambda: log.lines.append("done"))
    QTest.qWait(30)
    driver.finish()
    driver.finish()
    assert log.lines == ["a begins", "a arrived", "a ends", "b begins", "b arrived", "b ends", "done"]


def test_a_new_run_lands_the_former_one_first(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.run([log.act("a", 0, 5000)], lambda: log.lines.append("first done"))
    driver.run([log.act("b", 0, 10)], lambda: log.lines.append("second done"))
    assert log.lines == ["a begins", "a arrived", "a ends", "first done"]
    qtbot.waitUntil(lambda: not driver.is_running, timeout=1000)
    assert log.lines[-1] == "second done"


def test_what_is_done_may_start_the_next_run(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.run([log.act("a", 0, 10)], lambda: driver.run([log.act("b", 0, 10)]))
    driver.finish()
    assert driver.is_running
    driver.finish()
    assert log.lines[-1] == "b ends"


def test_speed_off_arrives_at_once(qtbot: QtBot) -> None:
    driver, log = Driver(), Log()
    driver.speed = Speed.OFF
    driver.run([log.act("a", 500, 500)], lambda: log.lines.append("done"))
    assert log.lines == ["a begins", "a arrived", "a ends", "done"]


def test_slow_takes_twice_as_long(qtbot: QtBot) -> None:
    driver = Driver()
    driver.speed = Speed.SLOW
    driver.run([Act(0, 150, lambda part: None)])
    assert driver.clock.duration() == 300


def test_eases_begin_and_end_where_they_should() -> None:
    for ease in (out_quad, out_cubic, out_back):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1) < 1e-9
    assert max(out_back(step / 100) for step in range(101)) > 1.01


def test_a_carry_takes_140_to_220_ms() -> None:
    assert carry_ms(Point(0, 0), Point(0, 0)) == 140
    assert carry_ms(Point(0, 0), Point(300, 400)) == 200
    assert carry_ms(Point(0, 0), Point(3000, 0)) == 220
