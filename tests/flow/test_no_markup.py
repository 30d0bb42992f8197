"""No text becomes markup or code in a browser, wherever it comes from."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("widgets", "algeria_lab/apps/voila/template/static")
ASIDE = {"node_modules", "tests"}
MAKES = re.compile(
    r"\beval\(|new Function\b|(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment"
    r"|\bsrcdoc\b|setTimeout\(\s*[\"'`]|setAttribute\(\s*[\"'`]on"
)
FILES = [
    file
    for folder in FOLDERS
    for ending in ("*.ts", "*.js", "*.mjs")
    for file in sorted((ROOT / folder).rglob(ending))
    if not ASIDE.intersection(file.relative_to(ROOT).parts)
]


def test_no_browser_code_makes_markup_or_code_of_a_text():
    found = [
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in FILES
        for match in MAKES.finditer(file.read_text("utf-8"))
    ]

    assert found == []
    assert len(FILES) > 100


@pytest.mark.parametrize(
    "line", ["el.innerHTML = text", "eval(text)", 'setTimeout("run()")', "frame.srcdoc = text"]
)
def test_what_would_is_seen(line: str):
    assert MAKES.search(line)
