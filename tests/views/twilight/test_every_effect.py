"""A button says every effect, a told turn all that was done in it, and a refusal what is too much."""

import re

import pytest

from algeria_lab.core.events import Rolled
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.state import State
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.choosing.offers import offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.running import running
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.telling.deeds import turn_said
from algeria_lab.views.twilight.telling.telling_one import OneByOne
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.hand import Hand
from tests.views.twilight.test_concluding import choice, free

EN, FR = TwilightWords("en"), TwilightWords("fr")
EACH = pytest.mark.parametrize("language", LANGUAGES)


def with_oas(seat: str) -> State:
    state = board(
        first=seat,
        capabilities={"oas"},
        commitment=9,
        gov_resources=9,
        fln_resources=9,
        algiers={"FT": 2, "FP": 1, "U": 1, "state": "support"},
        medea={"U": 2, "FP": 1},
    )
    begun, _ = play(state, "gov sweep with-special" if seat == "gov" else "fln march with-special")
    return begun


@pytest.mark.parametrize("seat", ["gov", "fln"])
def test_oas_says_what_it_does_in_the_space_and_to_both_sides(seat: str):
    state = with_oas(seat)
    line = next(str(one) for one in RULES.legal(state) if one.verb == "oas" and "algiers" in one.args)
    after, _ = play(state, line)
    said = choice(state, line)["price"]

    assert "Terror +1" in said
    assert "Support → Neutral" in said
    assert f"Commitment −{9 - after.commitment} ({9} → {after.commitment})" in said or (
        f"Commitment 9 → {after.commitment}" in said
    )
    assert re.search(rf"Resources (−\d )?\(?9 → {after.fln_resources}", said)
    assert f"{state.support_commitment} → {after.support_commitment}" in said
    assert "Terreur +1" in choice(state, line, FR)["price"]


@pytest.mark.parametrize(("seat", "income"), [("fln", 1), ("gov", 2)])
def test_to_pass_says_what_it_brings(seat: str, income: int):
    state = board(first=seat, fln_resources=4, gov_resources=4)

    assert f"Resources +{income} (4 → {4 + income})" in choice(state, f"{seat} pass")["price"]
    assert f"ressources +{income}" in choice(state, f"{seat} pass", FR)["price"]


def lost_coup(**more: int) -> State:
    return board(
        deck=(3, 4, 67),
        agenda=[NextCard(), CoupWon("fln", 3)],
        available={"FT": 4},
        algiers={"FT": 2},
        **({"commitment": 8} | more),
    )


def test_a_lost_coup_says_how_many_of_what_the_government_loses_and_how_many_are_left_to_lose():
    state = lost_coup()
    assert choice(state, "fln choose commitment")["text"] == "The Government loses 3 Commitment"
    assert choice(lost_coup(commitment=2), "fln choose commitment")["text"].endswith("loses 2 Commitment")
    assert choice(state, "fln choose troops")["text"] == "The Government loses 3 French Troops"
    assert choice(state, "fln choose troops", FR)["text"] == "Le Gouvernement perd 3 troupes françaises"

    after, _ = play(state, "fln choose troops")
    assert running(Hand(after).session.table.game, EN) == "Left to take: 3 French Troops."


def rallied() -> State:
    state = board(
        first="fln", fln_resources=9, oran={"U": 2, "B": 1}, medea={"U": 2, "B": 1}, available={"U": 9}
    )
    begun, _ = play(state, "fln rally alone", "fln rally oran", "fln place 1")
    return begun


def test_the_first_agitation_of_a_rally_says_that_it_ends_the_choice_of_spaces():
    state = rallied()
    assert "ends the choice of spaces of this Rally" in choice(state, "fln agitate oran")["price"]
    assert "met fin au choix des espaces" in choice(state, "fln agitate oran", FR)["price"]
    after, _ = play(state, "fln agitate oran")
    assert not [one for one in RULES.legal(after) if one.verb == "rally"]


def missing_one() -> State:
    waiting = [NextCard(), Supply("fln", U, 1, PLACE["oran"])]
    return board(first="fln", agenda=waiting, medea={"A": 1, "U": 1}, available={"U": 0})


def test_of_what_is_missing_the_active_guerrilla_is_taken_first():
    (offer,) = offers_at(missing_one(), "medea", RULES.legal(missing_one()), EN)["offers"]

    assert {crew["piece"]: crew["chosen"] for crew in offer["crew"]} == {"medea/U": 0, "medea/A": 1}


def test_taking_more_than_is_missing_says_how_many_are_missing():
    plan = plan_line(missing_one(), "fln take U medea; fln take A medea", EN, free)

    assert (
        plan["refusal"]["text"] == "Missing there: 1 Underground Guerrilla. Take no more than that [CT-7.5]."
    )
    assert plan_line(missing_one(), "fln take A medea", EN, free)["refusal"] is None


@EACH
@pytest.mark.parametrize(("face", "total", "said"), [(6, 2, "up to 6 it succeeds, so the result is 2"),
                                                     (6, 0, "up to 5 it succeeds, so it fails")])  # fmt: skip
def test_a_die_that_must_not_be_too_high_is_told_in_a_whole_sentence(language, face, total, said):
    words = TwilightWords(language)
    rolled = Rolled("event 36", (face,), (), total, str(total), "", 6 if total else 5, "CT-8.4/36")
    text = OneByOne(words).tell(rolled)

    assert "(" not in text.partition("36")[2].partition(")")[2]
    assert language != "en" or text.endswith(f"the die shows 6; {said}.")
    assert words.faults == []


def test_a_garrison_names_its_first_spaces_and_says_how_many_more():
    hidden = {"U": 1}
    state = board(gov_resources=9, constantine={"AP": 4}, algiers=hidden, medea=hidden, oran=hidden)
    brought = [f"gov garrison {name}; gov bring constantine AP 1" for name in ("algiers", "medea", "oran")]
    _, events = play(state, "gov garrison alone", *brought)

    assert turn_said(events, state, EN).startswith("Garrison in Algiers, Medea and 1 more")


def test_a_rally_that_agitates_says_so():
    state = board(first="fln", fln_resources=9, oran={"U": 2, "B": 1}, available={"U": 9})
    _, events = play(
        state, "fln rally alone", "fln rally oran", "fln place 1", "fln agitate oran", "fln done"
    )

    assert turn_said(events, state, EN) == "Rally in Oran, then Agitate in Oran"
    assert turn_said(events, state, FR) == "Recrutement\u00a0: Oran, puis Agitation\u00a0: Oran"
