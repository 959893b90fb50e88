"""What a benchmark tells: medians, spreads, goals, how a cost grows, and the table that is written of them."""

import json
import os
import sys
from pathlib import Path

import pytest

from benchmarks import bench, report
from benchmarks.figures import Missing, Row, Told, cells, exponent, many, markdown, number, p95, ratio, row, text_line


def test_a_row_has_the_median_and_all_its_spread() -> None:
    assert row("save", "ms", [3.0, 1.0, 2.0, 9.0, 2.5]) == Row("save", "ms", 2.5, 1.0, 9.0, 5)


def test_of_many_values_the_95th_percentile_is_told() -> None:
    values = [float(value) for value in range(1, 101)]
    assert p95(values) == 95
    assert p95([7.0]) == 7
    assert p95([float(value) for value in range(1, 21)]) == 19
    assert many("frame", "ms", values)[2:6] == (50.5, 1, 95, 100)


@pytest.mark.parametrize(
    ("told", "reached"),
    [
        (row("ceiling", "ms", [4.0], 4.0), True),
        (row("ceiling", "ms", [4.1], 4.0), False),
        (row("floor", "/s", [30_000.0], 30_000.0, at_least=True), True),
        (row("floor", "/s", [29_999.0], 30_000.0, at_least=True), False),
        (row("no goal", "ms", [4.1]), True),
        (row("the median counts", "ms", [1.0, 1.0, 9.0], 4.0), True),
        (many("p95 counts", "ms", [1.0, 1.0, 9.0], 4.0), False),
        (row("none at all", "", [0.0], 0.0), True),
        (row("one too many", "", [1.0], 0.0), False),
    ],
)
def test_a_goal_is_reached_or_not(told: Row, reached: bool) -> None:
    assert told.is_reached is reached
    assert cells(told)[-1] == ("" if told.goal is None else "yes" if reached else "NO")


def test_a_ratio_is_of_the_medians() -> None:
    assert ratio("start", [2.0, 1.0, 4.0], [8.0, 4.0, 2.0], 0.7)[2:7] == (0.5, 0.25, 1.0, 3, 0.7)


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_the_power_of_the_size_is_found(power: float) -> None:
    assert exponent({size: 3 * size**power for size in (10, 100, 1000, 5000)}) == pytest.approx(power)


def test_the_power_of_noisy_costs_is_the_line_through_all() -> None:
    assert exponent({1: 1.0, 10: 20.0, 100: 100.0}) == pytest.approx(1.0)


def test_numbers_keep_three_digits() -> None:
    assert [number(value) for value in (0.034, 9.999, 12.34, 123.4, 100_000)] == [
        "0.03",
        "10.00",
        "12.3",
        "123",
        "100,000",
    ]


def test_a_line_says_what_was_not_measured() -> None:
    assert text_line(Missing("start of KPat", "it is not installed")) == (
        "not measured: start of KPat (it is not installed)"
    )
    assert text_line(many("frame", "ms", [1.0, 2.0], 4.0)).split()[-4:] == ["p95", "≤", "4.00", "yes"]


def test_every_row_is_a_row_of_the_table() -> None:
    lines = markdown([row("a", "ms", [1.0], 2.0), row("b", "", [0.0])])
    assert len(lines) == 4
    assert lines[2] == "| a | 1.00 ms | 1.00 to 1.00 | 1 | ≤ 2.00 | yes |"
    assert {line.count("|") for line in lines} == {7}


TITLES = {"start": "Start", "frames": "Frames"}
FOUND: dict[str, list[Told]] = {
    "start": [row("slow", "ms", [9.0], 5.0), row("quick", "ms", [1.0], 5.0), Missing("KPat", "it is not installed")],
}
WHERE = report.machine() | {"processor": "a processor", "cores": 2, "load": 0.1}


def test_the_page_is_written_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    report.write(path, report.document(FOUND, 12.3, WHERE))
    content = json.loads(path.read_text(encoding="utf-8"))
    assert report.told_of(content, "start") == FOUND["start"]
    text = "\n".join(report.page(content, TITLES))
    assert "a processor, 2 cores" in text
    assert "1 of 2 goals are reached:" in text
    assert "Not reached:\n\n| what |" in text
    assert text.count("| slow |") == 2, "among those not reached, and in its section"
    assert text.count("| quick |") == 1
    assert "Not measured: KPat (it is not installed)." in text
    assert "### Frames\n\n\nNot measured: frames" in text


def test_the_table_is_put_between_its_marks_again_and_again() -> None:
    page = f"# Title\n\n{report.BEGIN}\nold\n{report.END}\n\nmore\n"
    once = report.put(page, iter(["new"]))
    assert once == f"# Title\n\n{report.BEGIN}\n\nnew\n\n{report.END}\n\nmore\n"
    assert report.put(once, iter(["new"])) == once
    with pytest.raises(ValueError, match="no place"):
        report.put("# Title\n", iter(["new"]))


def test_the_page_in_the_repository_has_a_place_for_the_table_and_names_every_section() -> None:
    page = bench.PAGE.read_text(encoding="utf-8")
    assert report.put(page, iter([]))
    for name in bench.SECTIONS:
        assert f"`{name}`" in page


def test_every_section_is_a_module() -> None:
    modules = {path.stem.removeprefix("of_") for path in (bench.ROOT / "benchmarks").glob("of_*.py")}
    assert modules == set(bench.SECTIONS)


def test_a_section_that_fails_is_told_as_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "raise SystemExit('no screen')"]
    told = list(bench.heard("start", command, dict(os.environ)))
    assert told == [Missing("start", "ended with 1: no screen")]
