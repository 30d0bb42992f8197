"""What becomes of the people of spaces is told at the choice, as it then comes, at once or at the end."""

import re

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.state import LEVELS, State
from algeria_lab.views.play.lines import NO_DICE
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.people import moved_at_end, moved_by
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import play
from tests.views.twilight.decisions import decisions
from tests.views.twilight.test_clicks import government
from tests.views.twilight.test_concluding import choice, price

NEUTRALIZED = "gov neutralize philippeville; gov remove philippeville A"


def neutralizing(**philippeville: object) -> State:
    there = {"FT": 2, "FP": 1, "A": 2, "state": "neutral"} | philippeville
    state, _ = play(government(philippeville=there), "gov sweep with-special", "gov sweep medea")
    state, _ = play(state, "gov neutralize")
    return state


def test_neutralize_says_beforehand_what_its_end_brings():
    start = neutralizing()
    said = price(start, NEUTRALIZED)
    ended, _ = play(start, *NEUTRALIZED.split("; "), "gov done")

    assert "when this ends: Neutral → Oppose" in said
    assert LEVELS[ended.support[PLACE["philippeville"]]] == "oppose"
    assert f"Opposition + Bases {start.opposition_bases} → {ended.opposition_bases}" in said


def test_what_the_end_would_bring_anyhow_is_not_told_again():
    begun, _ = play(neutralizing(), "gov neutralize philippeville")

    assert "when this ends" not in price(begun, "gov remove philippeville A")
    assert "Philippeville: now at Oppose." in choice(begun, "gov done")["price"]


def test_where_a_space_is_at_oppose_it_is_terror_that_comes():
    assert "when this ends: Terror +1" in price(neutralizing(state="oppose"), NEUTRALIZED)


@pytest.mark.parametrize(("language", "shift"), [("en", "Support → Neutral"), ("fr", "Soutien → neutre")])
def test_a_choice_of_an_event_says_what_it_does_to_the_space(language: str, shift: str):
    strike = government(card=19, algiers={"FT": 3, "FP": 3, "state": "support"})
    state, _ = play(strike, "gov event unshaded")
    words = TwilightWords(language)
    prices = {one["id"]: one.get("price", "") for one in make_choices(state, RULES.legal(state), words)}

    assert shift in prices["gov pick algiers"]
    assert "→ Neutral" not in prices["gov pick oran"], "it is so already"


def test_whatever_a_choice_surely_does_to_people_is_told_and_comes():
    """Every choice at decisions of every kind, carried out: each change of level stands in its price."""
    words, met = TwilightWords("en"), set[str]()
    for name, states in decisions().items():
        for state in states:
            for one in make_choices(state, RULES.legal(state), words):
                if one.get("mission") or one.get("ends") or name == "turn":
                    continue
                action = Action.parse(one["id"])
                for space, (was, now) in moved_by([state], [action]).items():
                    met.add(name)
                    after = RULES.preview(state, action, NO_DICE)
                    assert (after.terror[space], after.support[space]) == now, one
                    levels = [words.level(LEVELS[mood.level]) for mood in (was, now)]
                    shown = (
                        " → ".join(levels)
                        if was.level != now.level
                        else f"Terror {'+' if now > was else '−'}1"
                    )
                    assert re.search(rf"(^|· |, |: ){re.escape(shown)}", one["price"]), one
    assert {"sweep", "assault"} & met


def test_a_plan_leaves_the_position_as_it_was():
    state = neutralizing()
    before = state.to_json()
    plan_line(state, NEUTRALIZED, TwilightWords("en"), lambda _state, _action: None)
    moved_at_end(state, state, "gov")

    assert state.to_json() == before
