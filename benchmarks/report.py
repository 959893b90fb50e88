"""The figures as a file, and the file as the table of benchmarks/README.md."""

import json
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from benchmarks.figures import Missing, Row, Told, markdown

BEGIN = "<!-- From here on written by: python -m benchmarks.bench --page -->"
END = "<!-- Until here -->"


def machine() -> dict[str, Any]:
    """Where it was measured, in general words."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "system": _system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "pyside": metadata.version("PySide6-Essentials"),
    }


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return f"{platform.system()} {platform.release()}"


def _processor() -> str:
    path = Path("/proc/cpuinfo")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    model = next((text.split(":")[1].strip() for text in lines if text.startswith("model name")), "")
    return model or platform.processor() or platform.machine()


def document(found: Mapping[str, Sequence[Told]], seconds: float, where: Mapping[str, Any]) -> dict[str, Any]:
    """All that is known of a run, for JSON: rows and what is missing by section."""
    sections = {
        name: {
            "rows": [each._asdict() for each in told if isinstance(each, Row)],
            "not measured": [each._asdict() for each in told if isinstance(each, Missing)],
        }
        for name, told in found.items()
    }
    return {"machine": dict(where), "seconds": round(seconds), "sections": sections}


def write(path: Path, content: Mapping[str, Any]) -> None:
    """The JSON file."""
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def told_of(content: Mapping[str, Any], name: str) -> list[Told]:
    """A section as it was measured; a missing one where the run had none."""
    section = content["sections"].get(name)
    if section is None:
        return [Missing(name, "this section was not asked for")]
    return [*(Row(**each) for each in section["rows"]), *(Missing(**each) for each in section["not measured"])]


def page(content: Mapping[str, Any], titles: Mapping[str, str]) -> Iterator[str]:
    """The lines of the table as Markdown, what is not reached first."""
    where = content["machine"]
    yield (
        f"Measured on {where['when'][:10]}: {where['processor']}, {where['cores']} cores, {where['system']}, Python"
        f" {where['python']}, PySide6 {where['pyside']}; {content['seconds']} s in all, load {where['load']} before."
    )
    told = {name: told_of(content, name) for name in titles}
    yield from ("", *_verdict([each for section in told.values() for each in section if isinstance(each, Row)]))
    for name, section in told.items():
        yield from ("", f"### {titles[name]}", "")
        rows = [each for each in section if isinstance(each, Row)]
        yield from markdown(rows) if rows else ()
        for each in section:
            if isinstance(each, Missing):
                yield from ("", f"Not measured: {each.what} ({each.why}).")


def _verdict(rows: Sequence[Row]) -> Iterator[str]:
    with_goal = [each for each in rows if each.goal is not None]
    missed = [each for each in with_goal if not each.is_reached]
    yield f"{len(with_goal) - len(missed)} of {len(with_goal)} goals are reached{':' if missed else '.'}"
    if missed:
        yield from ("", "Not reached:", "", *markdown(missed))


def put(text: str, lines: Iterator[str]) -> str:
    """The page with these lines between its two marks.

    Raises:
        ValueError: where the page has no such marks.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the page has no place for the table")
    return "\n".join([f"{before}{BEGIN}", "", *lines, "", f"{END}{after}"])
