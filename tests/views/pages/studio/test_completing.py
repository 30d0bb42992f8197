"""What the studio offers where somebody writes."""

import pytest

from algeria_lab.views.pages.studio.completing import completed
from algeria_lab.views.pages.studio.verdict import look

TEXT = """\
format: algeria-scenario/1
game: algeria
steps:
  - id: one
    text: Look.
    goal: x
    hints:
      - en: y
quiz:
  - id: why
    kind: choice
"""


def offered(more: str) -> set[str]:
    text = TEXT + more
    lines = text.split("\n")
    return {one.label for one in completed(text, len(lines), len(lines[-1]) + 1, look(TEXT).data, "en")}


@pytest.mark.parametrize(
    ("more", "fits", "does_not"),
    [
        ("", "title", "allow"),
        ("go", "goals", "allow"),
        ("    ans", "answer", "goals"),
        ("    options:\n      - ", "match", "answer"),
        ("dice:\n  ", "seed", "title"),
        ("    kind: ", "fraction", "seed"),
        ("side: ", "gov", "fraction"),
        ("start: ", "1956-like", "duel"),
        ("opponent: ", "mixed", "1956-like"),
        ("goals:\n  - when: ", "turn", "gov"),
        ("set_up:\n  place:\n    band-6: ", "ALGIERS", "seed"),
        ("set_up:\n  terror: [", "II-2", "band-6"),
        ("branches:\n  - to: ", "one", "why"),
        ("    document: ", "x01", "why"),
        ("    again: ", "why", "one"),
    ],
)
def test_what_fits_is_offered(more: str, fits: str, does_not: str):
    found = offered(more)

    assert fits in found
    assert does_not not in found


@pytest.mark.parametrize("text", ["", "\n", "- - -", ":", "a: b: c", "\t- x", "title: {en: ["])
def test_whatever_somebody_writes_can_be_completed(text: str):
    lines = text.split("\n")
    for line, written in enumerate(lines, 1):
        for column in range(1, len(written) + 2):
            assert isinstance(completed(text, line, column, {}, "fr"), list)


@pytest.mark.parametrize(("rest", "applied"), [("", "play: "), (": gov", "play")])
def test_a_key_comes_with_its_colon_but_where_one_stands(rest: str, applied: str):
    text = TEXT.replace("    goal: x\n", f"    pl{rest}\n")
    line = text.split("\n").index(f"    pl{rest}") + 1
    [found] = [one for one in completed(text, line, 7, look(TEXT).data, "en") if one.label == "play"]

    assert found.apply == applied
    assert "`" not in found.detail
