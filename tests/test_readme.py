"""The README's tour is run as it stands; what it shows is what one gets."""

import doctest
import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_tour_shows_what_one_gets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    # Joined with the text between them blanked out, so that a failure names the line of the README.
    lines, shown = README.splitlines(), set("\n".join(blocks).splitlines())
    text = "\n".join(line if line in shown else "" for line in lines)
    tour = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    report: list[str] = []

    result = doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(tour, out=report.append)

    assert result.failed == 0, "".join(report)
    assert result.attempted >= 15
    assert all(block.lstrip().startswith(">>>") for block in blocks)


def test_the_commands_of_the_readme_exist():
    makefile = (Path(__file__).parents[1] / "Makefile").read_text("utf-8")

    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
