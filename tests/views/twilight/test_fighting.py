"""What a fight may take from both sides is said before it begins, as the rules then have it."""

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.twilight.frames.fln import AttackLosses
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.state import State
from algeria_lab.views.play.lines import NO_DICE
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.fighting import fought, french_among
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.test_concluding import choice, free

EN = TwilightWords("en")
BATNA = PLACE["batna"]
GARRISONS = [
    {"FP": 2, "AP": 1, "U": 3},
    {"AP": 1, "FT": 1, "U": 2, "A": 1},
    {"AP": 2, "FP": 2, "U": 2},
    {"AT": 1, "U": 4},
    {"GB": 1, "FT": 1, "A": 3},
    {"FP": 3, "U": 2},
]


def left(state: State) -> set[int]:
    """Return how many Guerrillas may be left once the FLN has picked what falls."""
    if not isinstance(state.agenda[-1], AttackLosses):
        return {state.guerrillas(BATNA)}
    return set().union(*(left(RULES.preview(state, one, NO_DICE)) for one in RULES.legal(state)))


def attacking(garrison: dict) -> State:
    return board(first="fln", batna=garrison, available={"U": 5}, fln_resources=5)


@pytest.mark.parametrize("garrison", GARRISONS)
def test_the_losses_said_of_an_attack_are_those_that_it_can_bring(garrison: dict):
    begun, _ = play(attacking(garrison), "fln attack alone")
    hit, _ = play(begun, "fln attack batna", faces=[2])
    there = begun.guerrillas(BATNA)

    lost = {there - number for number in left(hit)}

    assert (min(lost), max(lost)) == tuple(min(number, there) for number in french_among(begun, BATNA))


def test_the_plan_of_an_attack_says_its_own_losses_beside_the_chances():
    plan = plan_line(attacking({"FP": 2, "AP": 1, "U": 3}), "fln attack alone; fln attack batna", EN, free)

    assert plan["losses"] == (
        "On 3 or less (3 in 6) 2 Government pieces fall. Losses of the FLN, one for each French piece among "
        "them: 1 to 2 Guerrillas, by whom it picks. In either case 3 Underground Guerrillas become Active. "
        "[CT-5.4.3]"
    )
    assert plan["odds"]["rows"]


def test_an_ambush_and_an_assault_say_that_nobody_of_their_own_falls():
    begun, _ = play(attacking({"FP": 2, "U": 1}), "fln attack with-special")
    assert (
        "1 Government piece falls, no loss of your own; 1 Guerrilla"
        in choice(begun, "fln ambush batna")["price"]
    )

    state = board(batna={"FT": 5, "A": 2, "B": 1}, gov_resources=9, available={"U": 1})
    begun, _ = play(state, "gov assault alone")
    assert "removed: 2 Active Guerrillas" in choice(begun, "gov assault batna")["price"]
    assert "FLN may place" not in choice(begun, "gov assault batna")["price"]
    begun.capabilities.add("overkill_fln")
    assert "the FLN may place 1 Guerrilla" in choice(begun, "gov assault batna")["price"]


def test_an_operation_that_only_begins_is_no_fight_yet():
    state = attacking({"FP": 2, "U": 1})

    assert fought(state, Action.parse("fln attack alone"), EN) == ""
    assert [
        one for one in make_choices(state, RULES.legal(state), EN) if "falls" in one.get("price", "")
    ] == []
