"""Recorded games of *Colonial Twilight* replay exactly."""

from __future__ import annotations

import pytest

from algeria_lab.twilight.switches import RULES
from tests.conformance.twilight_dice import RecordedDraws, WrongDraw
from tests.conformance.twilight_states import differences, record_of
from tests.conformance.twilight_steps import start

STEP = {"scenario": "short", "deck": [34, 4, 68]}


def test_two_positions_differ_in_words() -> None:
    """The words name the key, or the space and what is in it, and both values."""
    ours, changed = start(STEP, RULES), start(STEP, RULES)
    changed.commitment += 1
    changed.terror[0] = 1

    assert differences(record_of(ours), record_of(ours)) == []
    assert differences(record_of(ours), record_of(changed)) == [
        "commitment: 15 here, 16 recorded",
        "sc: 22 here, 23 recorded",
        "barika terror: None here, 1 recorded",
    ]


def test_recorded_names_answer_a_draw() -> None:
    """What was drawn is looked up by its name among those that are drawn from."""
    dice = RecordedDraws(
        [{"v": 4, "why": "event 7"}, {"v": "oran", "why": "rally_3", "of": ["oran", "medea"]}]
    )

    assert dice.d6() == 4
    assert dice.draw(2, ["medea", "oran"]) == (1, ())
    dice.check_used_up()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["medea", "oran", "saida"], "among medea oran saida here, among oran medea recorded"),
        (["medea"], "among medea here"),
    ],
)
def test_a_draw_among_others_is_told(names: list[str], words: str) -> None:
    """The candidates must be the recorded ones, else the same name may be another choice."""
    dice = RecordedDraws([{"v": "oran", "why": "rally_3", "of": ["oran", "medea"]}])

    with pytest.raises(WrongDraw, match=words):
        dice.draw(len(names), names)


def test_values_left_over_are_told() -> None:
    """A step must use all that was drawn in it, and no more."""
    dice = RecordedDraws([{"v": 4, "why": "event 7"}])

    with pytest.raises(WrongDraw, match="1 recorded values were not used, first 4 for event 7"):
        dice.check_used_up()
    dice.d6()
    with pytest.raises(WrongDraw, match="nothing more was recorded"):
        dice.d6()
