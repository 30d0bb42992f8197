"""The guide's texts: every step has them, short enough to be read beside the board, and none is idle.

What to do now is said by the advice, so a step may have no line of its own for it.
"""

import re

import pytest

from algeria_lab.algeria.rules import OPERATIONS, STEPS
from algeria_lab.core.actions import SEATS
from algeria_lab.views.shared.messages import LANGUAGES, Messages

# Steps at which either side may decide; the others always ask the same side.
OF_BOTH = {"setup", "un_debate", "place_oas", "distribute", "operations"}
MOST_WORDS = {"title": 7, "text": 50, "todo": 24}
MOST_TODO = 3
TOPICS = sorted(
    {step for step in STEPS if step not in OF_BOTH} | {f"{step}-{seat}" for step in OF_BOTH for seat in SEATS}
)


@pytest.fixture(params=LANGUAGES)
def guide(request: pytest.FixtureRequest) -> dict[str, str]:
    return Messages(request.param).ui("guide-")


def parts(guide: dict[str, str], topic: str) -> list[str]:
    """Return which messages a topic has."""
    return [key.removeprefix(f"guide-{topic}-") for key in guide if key.startswith(f"guide-{topic}-")]


def test_steps_of_both_sides_exist():
    assert {"operations"} | STEPS.keys() >= OF_BOTH
    assert set(OPERATIONS) == set(SEATS)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_step_has_title_text_and_its_lines_in_order(guide: dict[str, str], topic: str):
    found = [part for part in parts(guide, topic) if not part.startswith(tuple(f"{s}-" for s in SEATS))]

    todo = [f"todo-{number}" for number in range(1, len(found) - 1)]
    assert found == ["title", "text", *todo]
    assert len(todo) <= MOST_TODO


def test_no_text_of_the_guide_is_idle(guide: dict[str, str]):
    known = {
        f"guide-{topic}-{part}"
        for topic in TOPICS
        for part in ("title", "text", *(f"todo-{number}" for number in range(1, MOST_TODO + 1)))
    }

    assert guide.keys() <= known


def test_texts_are_short(guide: dict[str, str]):
    long = [
        (key, len(text.split()))
        for key, text in guide.items()
        if len(text.split()) > MOST_WORDS[re.sub(r".*-(title|text|todo)(-\d)?$", r"\1", key)]
    ]

    assert long == []
