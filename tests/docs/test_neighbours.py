"""What the page for people from other libraries says of this one is code that runs."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "neighbours.md"
ROW = re.compile(r"^\| (?P<there>[^|]*) \| (?P<here>.*) \|$")


def tables() -> dict[str, list[tuple[str, str]]]:
    """Return by library what stands on both sides of its table; rows with prose on the right are left out."""
    found: dict[str, list[tuple[str, str]]] = {}
    for section in PAGE.read_text("utf-8").split("\n## ")[1:]:
        title, *lines = section.splitlines()
        rows = [row for line in lines if (row := ROW.match(line))]
        code = [
            (row["there"], row["here"].strip("`")) for row in rows if re.fullmatch("`[^`]+`", row["here"])
        ]
        found[title] = code
    return found


@pytest.mark.parametrize("library", tables())
def test_the_code_for_who_comes_from_a_library_runs(library: str, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    rows = tables()[library]

    for there, code in rows:
        exec(compile(code, f"{library}: {there}", "exec"), names)  # noqa: S102 - our own documentation

    assert len(rows) >= 4
