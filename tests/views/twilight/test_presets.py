"""What is chosen beforehand in Colonial Twilight, and why something cannot be done: both are so."""

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.twilight.decisions import STEPS, awaited
from algeria_lab.twilight.frames.propaganda import Moves, PacifyPhase, SendOut
from algeria_lab.twilight.geography import AVAILABLE, PLACE, SPACES, is_city
from algeria_lab.twilight.pieces import AP, GB, KIND
from algeria_lab.twilight.state import LEVEL, State
from algeria_lab.views.twilight.choosing.lasting import MENDS, refusal_of
from algeria_lab.views.twilight.choosing.offers import compose, offer_of, offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.refusals import refused_at
from algeria_lab.views.twilight.choosing.running import running
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play

EN = TwilightWords("en")
Offer = dict[str, Any]


def offered(state: State, place: str, mission: str) -> Offer:
    (found,) = [
        one for one in offers_at(state, place, RULES.legal(state), EN)["offers"] if one["mission"] == mission
    ]
    return found


def preset(offer: Offer) -> list[str]:
    return [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]


def planned(state: State, offer: Offer, place: str, units: list[str]) -> Offer:
    legal = RULES.legal(state)
    asked = {"mission": offer["mission"], "place": place, "units": units, "aim": offer["aim"]}
    return plan_line(state, compose(state, asked, legal), EN, lambda _state, _action: None)


@pytest.mark.parametrize(("available", "chosen"), [(0, 0), (1, 1), (2, 2), (4, 4), (6, 4)])
def test_a_train_opens_with_the_police_that_are_available(available: int, chosen: int):
    start = board(algiers={"FT": 1, "FP": 1}, oran={"AP": 1}, available={"AP": available})
    state, _ = play(start, "gov train with-special")
    assert state.pieces[AVAILABLE][AP] == available

    offer = offered(state, "algiers", "train")
    assert len(preset(offer)) == chosen
    assert "Missing from Available" not in planned(state, offer, "algiers", preset(offer))["text"]


def test_a_train_for_which_too_few_are_available_says_that_the_map_is_asked():
    state, _ = play(
        board(algiers={"FT": 1, "FP": 1}, oran={"AP": 3}, available={"AP": 1}), "gov train with-special"
    )
    offer = offered(state, "algiers", "train")
    police = next(group for group in offer["crew"] if group["key"].endswith("|1"))

    said = planned(state, offer, "algiers", police["ids"][:3])["text"]
    assert "Missing from Available: 2 Algerian Police" in said
    short, _ = play(state, "gov train algiers", "gov place 0 3")
    assert "2 Algerian Police for Algiers: Available is short" in TwilightShowing(EN).awaited(short)


def test_pieces_are_sent_out_by_as_many_as_bring_commitment_and_fewer_say_that_they_bring_none():
    state = board(agenda=[SendOut("gov", 6)], available={"FT": 2, "FP": 4})
    send = next(one for one in RULES.legal(state) if one.verb == "send")
    offer = offer_of(state, send, RULES.legal(state), EN)

    assert [group["chosen"] for group in offer["crew"]] == [2, 1, 0]
    assert planned(state, offer, "", preset(offer))["price"].startswith("Commitment +1")
    alone = planned(state, offer, "", preset(offer)[:1])
    assert (alone["price"], alone["refusal"]) == ("", None)
    assert "Commitment stays as it is" in alone["text"]


@pytest.mark.parametrize("targets", [(), (PLACE["algiers"],)])
def test_nobody_is_redeployed_unasked(targets: tuple[int, ...]):
    """Neither with the target nor, once it is named, to it or from elsewhere; nobody is nothing done."""
    start = board(algiers={"FT": 1, "FP": 1}, oran={"FT": 2, "FP": 1}, agenda=[Moves("gov", targets=targets)])
    legal, met = RULES.legal(start), 0
    for place in ("algiers", "oran"):
        for offer in offers_at(start, place, legal, EN)["offers"]:
            met += 1
            assert preset(offer) == []
            assert all(group["least"] == 0 for group in offer["crew"])
            waits = planned(start, offer, place, [])
            assert (waits["line"], waits["refusal"]["level"]) == ("", "info")
            assert planned(start, offer, place, offer["crew"][0]["ids"][:1])["refusal"] is None
    assert met


@pytest.mark.parametrize(("terror", "said"), [(0, "one level toward Support"), (2, "one Terror marker less")])
def test_pacifying_says_what_it_does_there_and_no_more(terror: int, said: str):
    start = board(algiers={"FT": 1, "FP": 1, "terror": terror, "state": "oppose"})
    state, _ = play(start, "gov train with-special", "gov train algiers")
    text = EN.action(Action.parse("gov pacify algiers"), "train", state)

    assert text == f"Pacify Algiers: {said}"
    assert EN.action(Action.parse("gov pacify algiers"), "train").endswith(
        "less, or one level toward Support"
    )


@pytest.mark.parametrize(
    ("terror", "steps", "said"),
    [
        (0, 1, "1 step toward Support"),
        (1, 1, "1 step: Terror is taken away, the level stays"),
        (1, 2, "2 steps: Terror is taken away, then toward Support"),
    ],
)
def test_pacifying_in_a_propaganda_round_says_it_too(terror: int, steps: int, said: str):
    state = board(
        agenda=[PacifyPhase("gov")], algiers={"FT": 1, "FP": 1, "terror": terror, "state": "oppose"}
    )

    assert (
        EN.action(Action.parse(f"gov pacify algiers {steps}"), "pacify-phase", state)
        == f"Pacify Algiers, {said}"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_support_phase_says_what_of_commitment_is_spent(language: str):
    state = board(agenda=[PacifyPhase("gov", spent=4)], commitment=9, gov_resources=20)
    words = TwilightWords(language)
    said = running(SimpleNamespace(state=state, to_move="gov"), words)

    assert re.findall(r"\d+", said.partition("[")[0]) == ["4", "9"]
    assert "20" in said
    assert words.faults == []


@pytest.mark.parametrize(("line", "is_open"), [("with-special", True), ("limited", False), ("alone", False)])
def test_the_question_speaks_of_a_special_activity_only_where_one_is_open(line: str, *, is_open: bool):
    state, _ = play(board(algiers={"FT": 1, "FP": 1}), f"gov train {line}")

    assert ("a special activity" in TwilightShowing(EN).awaited(state)) is is_open


# Refusals


def why(state: State, place: str, title: str) -> Offer:
    return next(one for one in refused_at(state, place, EN) if one["title"] == title)


@pytest.mark.parametrize(
    ("line", "where"), [((), "the turn"), (("gov train with-special",), "the Operation")]
)
def test_where_recall_de_gaulle_trains_it_is_said_what_is_missing(line: tuple[str, ...], where: str):
    """In the words of the reader who asked: no Troops there."""
    start = board(recall="in_effect", algiers={"FT": 1, "FP": 1}, mostaganem={"FP": 2})
    state = play(start, *line)[0] if line else start
    refused = why(state, "mostaganem", "Train")

    assert "Recall de Gaulle" in refused["text"], where
    assert refused["hint"] == "What is missing there: French Troops or Government Base."


def test_that_the_oas_is_not_in_play_comes_before_the_box():
    state, _ = play(board(algiers={"FT": 1, "FP": 1}), "gov train limited")
    in_play, _ = play(board(algiers={"FT": 1, "FP": 1}, capabilities={"oas"}), "gov train limited")
    (none, box) = [why(one, "algiers", "OAS")["text"] for one in (state, in_play)]

    assert "box" not in none
    assert "box" in box


HOLDS = {
    "ct-not-populated": lambda state, space: not state.is_populated(space),
    "ct-gov-controlled": lambda state, space: state.control(space) == "GOV",
    "ct-not-gov-controlled": lambda state, space: state.control(space) != "GOV",
    "ct-not-fln-controlled": lambda state, space: state.control(space) != "FLN",
    "ct-at-support-already": lambda state, space: state.support[space] == LEVEL["support"],
    "ct-at-oppose": lambda state, space: state.support[space] == LEVEL["oppose"],
    "ct-terror-there": lambda state, space: state.terror[space] > 0,
    "ct-no-oas": lambda state, _space: "oas" not in state.capabilities,
    "ct-no-fln-pieces": lambda state, space: not state.fln_pieces(space),
    "ct-no-gov-pieces": lambda state, space: not (state.cubes(space) or state.pieces[space][GB]),
    "ct-no-cubes-there": lambda state, space: not state.cubes(space),
    "ct-selected-already": lambda state, space: (
        space in getattr(state.top, "places", getattr(state.top, "targets", ()))
    ),
    "ct-no-place-to-train": lambda state, space: not is_city(space) and not state.pieces[space][GB],
    "ct-underground-needed": lambda state, space: not state.pieces[space][KIND["U"]],
    "ct-no-fln-base": lambda state, space: not state.pieces[space][KIND["B"]],
}
"""What the sentence of a reason claims of an operation, put anew from what lies on the board."""


def eased(state: State) -> State:
    """Return a position in which nothing stands in the way that passes with the turn."""
    free = state.copy()
    free.gov_resources = free.fln_resources = free.commitment = 60
    frame: Any = free.agenda[-1]
    wanted = {
        "limit": 99,
        "box": "OP_SA",
        "special": "",
        "pacified": (),
        "shifted": type(getattr(frame, "shifted", ()))(),
    }
    free.agenda[-1] = frame._replace(**{key: value for key, value in wanted.items() if hasattr(frame, key)})
    return free


def test_each_reason_holds_and_alone_stands_in_the_way():
    """In random games: what is said of a space is so, and what passes is said where nothing else hinders."""
    told: dict[str, int] = {}
    for scenario, seed in (("short", 5), ("full", 2)):
        rng, dice = Random(seed), SeededDice(seed)
        state, _ = RULES.new(scenario, {}, dice)
        for _ in range(500):
            legal = RULES.legal(state)
            if not legal:
                break
            for action in _tried(state):
                if refusal := refusal_of(state, action):
                    told[refusal.reason] = told.get(refusal.reason, 0) + 1
                    assert holds(refusal.reason, state, action), (refusal, action)
            state, _ = RULES.apply(state, rng.choice(legal), dice)
    assert len(HOLDS.keys() & told.keys()) >= 12, sorted(told)


def _tried(state: State) -> list[Action]:
    frame, step = awaited(state)
    return [
        Action(frame.seat, verb, (space.id,))
        for verb, entry in step.items()
        if entry.takes == ("space",)
        for space in SPACES[::2]
    ]


def holds(reason: str, state: State, action: Action) -> bool:
    """Return whether a reason is true of the position; one that passes must stand alone."""
    space = PLACE[action.args[0]]
    if reason in HOLDS and hasattr(state.top, "box"):
        return HOLDS[reason](state, space)
    if reason in MENDS and reason != "ct-not-selected" and hasattr(state.top, "box"):
        left = RULES.refuse(eased(state), action)
        return left is None or left.reason in MENDS
    return True


def test_the_reasons_that_are_checked_are_reasons_of_the_rules():
    assert STEPS
    assert set(HOLDS).isdisjoint(MENDS)
