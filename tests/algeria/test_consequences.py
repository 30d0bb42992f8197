"""What an action may bring, and its exact odds."""

import random
from fractions import Fraction

import pytest

from algeria_lab.algeria.frames import Operations, TurnTo
from algeria_lab.algeria.missions import consequences as module
from algeria_lab.algeria.missions.consequences import Consequences, action_odds, consequences
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.odds import Distribution, odds
from algeria_lab.core.refusals import IllegalAction
from tests.algeria.boards import RULES, Board, board, frame

PROFILES = ("default", "rtt", "literal")
GROUPS = (
    {"band": 1},
    {"front": 1},
    {"cadre": 1},
    {"failek": 1, "band": 2},
    {"front": 1, "cadre": 2, "band": 2},
    {"failek": 2, "band": 2, "cadre": 2},
)


def walked_through(state: State, action: Action) -> Distribution[Consequences]:
    """Return the odds by going through every branch to its end, without any short cut."""
    return odds(lambda dice: consequences(state, RULES.preview(state, action, dice)))


def crowded(
    group: dict[str, int], step: str, *, profile: str = "default", marks: str = "", air: int = 0
) -> Board:
    """Return a board on which an elite brigade and a division flush a group, or react to it."""
    start = board("1958", profile).set(air=air, air_max=air).put("elite-1", "IV-1").put("division-1", "IV-1")
    fln, gov = 0, start.state.at["IV-1"]
    for kind, number in group.items():
        start.put(" ".join(f"{kind}-{index}" for index in range(1, number + 1)), "IV-1")
    if marks:
        start.put(f"{next(iter(group))}-1", "IV-1", marks=marks)
    fln = start.state.at["IV-1"] & ~gov
    begun: dict[str, object] = {"seat": "gov", "area": "IV-1", "quarry": fln, "air": air, "group": gov}
    start.state.agenda = (
        [Operations("gov"), frame("flush", **begun)]
        if step == "flush"
        else [TurnTo("fln"), frame("react", **begun, mission="raid")]
    )
    return start


@pytest.mark.parametrize("group", GROUPS, ids=str)
@pytest.mark.parametrize("step", ["flush", "react"])
@pytest.mark.parametrize(("marks", "air"), [("", 0), ("N", 0), ("", 3)])
def test_the_short_cut_of_a_combat_gives_the_same_odds(
    group: dict[str, int], step: str, marks: str, air: int
):
    """Groups that fight alike are counted once; every probability stays exactly what it was."""
    state = crowded(group, step, marks=marks, air=air).state
    action = Action("gov", "done")

    assert action_odds(RULES, state, action) == walked_through(state, action)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_legal_action_of_random_wars_has_odds_that_sum_to_one(profile: str):
    """Compared with the walk through every branch, in three scenarios."""
    compared = 0
    for scenario in ("1954", "1958", "1960"):
        chooser, dice = random.Random(7), SeededDice(7)
        state, _ = RULES.new(scenario, {"profile": profile}, dice)
        for _ in range(220):
            legal = RULES.legal(state)
            if not legal:
                break
            for action in chooser.sample(legal, min(2, len(legal))):
                found = action_odds(RULES, state, action)
                assert sum(share for _, share in found) == 1
                assert found == walked_through(state, action)
                compared += 1
            quick = [action for action in legal if action.verb == "quick"]
            state, _ = RULES.apply(state, chooser.choice(quick or legal), dice)
    assert compared > 300


def test_a_crowd_takes_few_branches():
    """Eighteen mixed units: a few hundred paths, where every branch would be many thousands."""
    state = crowded({"front": 1, "cadre": 6, "band": 8, "failek": 3}, "react", marks="N", air=7).state
    walked = 0
    original = module.preview

    def counting(*args: object) -> State:
        nonlocal walked
        walked += 1
        return original(*args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "preview", counting)
        found = action_odds(RULES, state, Action("gov", "done"))

    assert sum(share for _, share in found) == 1
    assert walked < 250


def test_propaganda_brings_points_or_costs_the_cadre():
    state = board().put("cadre-1", "V-4").set(fln_ap=7).state

    found = action_odds(RULES, state, Action("fln", "propaganda", ("cadre-1",)))

    assert dict(found) == {
        Consequences(fln_points=1, gov_points=1, fln_ap=-1, fln_eliminated=1): Fraction(1, 6),
        Consequences(fln_points=1, fln_ap=-1): Fraction(1, 3),
        Consequences(fln_points=2, fln_ap=-1): Fraction(1, 3),
        Consequences(fln_points=3, fln_ap=-1): Fraction(1, 6),
    }


def test_a_reduced_front_is_no_eliminated_one():
    before = board().put("front-1", "V-4", marks="N").put("band-1", "V-4").state
    after = Board.of(before).put("front-1", "POOL").put("cadre-1", "V-4", marks="N").state
    after.neutralized &= ~before.neutralized

    assert consequences(before, after) == Consequences(fln_reduced=1)


def test_hits_that_wait_for_a_choice_are_counted_with_whom_they_will_neutralize():
    """The FLN has yet to say who takes the hits, so nobody is lost or neutralized so far."""
    state = crowded({"band": 2}, "flush").state

    found = action_odds(RULES, state, Action("gov", "done"))

    pending = [result for result, _ in found if result.fln_hits > 1 and result.fln_hits > result.fln_points]
    assert pending
    assert all(result.combat_against == "fln" and result.fln_neutralized == 0 for result in pending)


def test_intelligence_counts_who_is_found():
    state = (
        board("1958")
        .put("police-1", "V-4")
        .put("band-1 band-2", "V-4", box="UG")
        .awaiting("operations", "gov")
        .state
    )

    found = action_odds(RULES, state, Action("gov", "intelligence", ("V-4",)))

    assert found.map(lambda result: result.fln_exposed).shares.keys() == {0, 1, 2}


def test_an_illegal_action_has_no_odds():
    with pytest.raises(IllegalAction, match="no-ready-fighters"):
        action_odds(RULES, board().state, Action("fln", "raid", ("V-4",)))
