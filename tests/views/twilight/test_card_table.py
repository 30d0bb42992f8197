"""What lies beside the map: each fact is that of the position, and nothing of the deck is told."""

import json
from itertools import pairwise

import pytest

from algeria_lab.core.game import Game
from algeria_lab.twilight.cards import CARDS, PROPAGANDA
from algeria_lab.twilight.geography import BOXES, PLACES, SUEZ
from algeria_lab.twilight.initiative import OPEN_TO_SECOND, open_boxes
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.shared.scene_widget import difference
from algeria_lab.views.twilight.board.card_table import box_of, next_round, pivotal_in_effect
from algeria_lab.views.twilight.choosing.reach import working
from algeria_lab.views.twilight.words.cards import own_first
from tests.views.twilight.campaigns import CampaignSession, campaign, play_on, tell


def stacked(*cards: int, **options: object) -> State:
    """Return the first decision of a short game with some cards on top of the deck."""
    return Game(TwilightRules(), "short", {"deck": list(cards), **options}, seed=1).state.copy()


def at_first_turn() -> CampaignSession:
    """Return a game in which a side chooses a box of the initiative track."""
    session = campaign()
    while not session.board.scene["cards"]["order"]["boxes"]["PASS"].get("picks"):
        scene = session.board.scene
        if "card" in scene.get("telling", {}):
            tell(session, kind="told", to=None)
        else:
            tell(session, kind="pick", id=next(one["id"] for one in scene["actions"] if one.get("ends")))
    return session


def test_tracks_markers_and_boxes_are_those_of_the_position():
    session = campaign()
    state, cards = session.game.state, session.board.scene["cards"]

    for name, mark in cards["edge"]["marks"].items():
        assert mark["value"] == getattr(state, name)
    assert (cards["france"]["at"], cards["border"]["at"]) == (state.france, state.border_zone)
    lasting = {f"pivotal-{card}" for _, card in pivotal_in_effect(state)}
    assert len(lasting) == 3
    assert set(cards["shelf"]) == state.capabilities | state.momentum | lasting
    assert [one["name"] for one in cards["order"]["eligible"]] == ["FLN 1st", "Gov. 2nd"]
    assert all(one["stands"] for one in cards["order"]["eligible"])
    assert {card for card, held in cards["hand"].items() if held["is"] == "played"} == set(
        map(str, state.played)
    )
    for box in BOXES:
        shown = cards["boxes"].get(PLACES[box], {"pieces": {}})["pieces"]
        assert sum(group["count"] for group in shown.values()) == sum(state.pieces[box])
    assert PLACES[SUEZ] not in cards["boxes"]


def test_nothing_is_told_of_the_order_of_the_deck():
    shown = [
        campaign(options={"deck": list(deck)}).board.scene["cards"] for deck in ((15, 16, 17), (15, 17, 16))
    ]
    assert shown[0] == shown[1]


def test_every_propaganda_card_comes_within_the_bounds_that_are_told():
    """Over whole decks, also where two Propaganda cards lie side by side."""
    for seed in range(12):
        game: Game[State] = Game(TwilightRules(), "full", seed=seed)
        state = game.state.copy()
        deck = [state.card, *reversed(state.deck)]
        for turn in range(1, len(deck)):
            state.turn, state.card, state.phase = turn, deck[turn - 1], "card"
            state.propaganda_played = sum(card in PROPAGANDA for card in deck[: turn - 1])
            away = next((n for n, card in enumerate(deck[turn:], start=1) if card in PROPAGANDA), 0)
            bounds = next_round(game, state)
            assert bounds is not None
            assert bounds[0] <= away <= bounds[1]


def test_open_boxes_are_those_of_the_rules_and_lead_to_the_actions_that_take_them():
    session = campaign()
    for scene in play_on(session, 24, pick=3):
        boxes = scene["cards"]["order"]["boxes"]
        picks = [pick for box in boxes.values() for pick in box.get("picks", ())]
        ids = [action["id"] for action in scene["actions"]]
        assert set(picks) <= set(ids)
        if "gov pass" in ids or "fln pass" in ids:
            assert set(picks) == set(ids)
    state = session.game.state
    if not state.box2 and state.phase in {"first", "second"}:
        assert {box for box, one in boxes.items() if one.get("open")} == set(open_boxes(state))


def test_a_box_says_what_it_leaves_the_other_side():
    session = at_first_turn()
    for box, shown in session.board.scene["cards"]["order"]["boxes"].items():
        for left in OPEN_TO_SECOND[box]:
            assert session._words.box(left) in shown["says"]


@pytest.mark.parametrize(
    ("card", "text", "seat", "change", "works"),
    [
        (11, "shaded", "fln", {"commitment": 0}, False),
        (11, "shaded", "fln", {"commitment": 3}, True),
        (24, "shaded", "fln", {"gov_resources": 0}, False),
        (23, "unshaded", "gov", {"played": set()}, False),
        (30, "single", "fln", {"capabilities": set()}, False),
        (30, "single", "fln", {"capabilities": {"torture"}}, True),
        (52, "single", "gov", {"france": 3}, True),
    ],
)
def test_a_text_could_act_if_one_of_its_effects_changes_the_board(card, text, seat, change, works):
    state = stacked(15, 16)
    for name, value in change.items():
        setattr(state, name, value)

    assert bool(working(state, seat, card, text)) is works


def test_parts_are_told_apart():
    """Economic Crisis in France, shaded: without Commitment only the die on Resources can act."""
    state = stacked(15, 16)
    state.commitment = 0

    assert working(state, "fln", 38, "shaded") == {("shaded", 0)}


def test_asking_what_could_act_changes_nothing():
    game: Game[State] = Game(TwilightRules(), "short", seed=4)
    before = game.state.to_json()
    for card, one in CARDS.items():
        for text in one.texts:
            working(game.state, "fln", card, text)

    assert game.state.to_json() == before


def test_every_effect_has_words_in_both_languages():
    for language in ("en", "fr"):
        for card in range(1, 61):
            session = campaign(language=language, options={"deck": [card, 1 if card > 1 else 2]})
            texts = session.board.scene["cards"]["card"]["texts"]
            seat = session.game.state.first  # who chooses first reads their own text first
            assert [text["id"] for text in texts] == own_first(CARDS[card].texts, seat)
            assert all("can" in text for text in texts)
            assert session._words.faults == []


def test_an_action_of_a_turn_takes_one_box():
    session = at_first_turn()

    assert all(box_of(action) for action in session.game.legal())


def test_a_decision_sends_little_of_what_lies_beside_the_map():
    scenes = play_on(campaign(fln="chart"), 40, pick=2)

    patches = [len(json.dumps(difference(one["cards"], two["cards"]))) for one, two in pairwise(scenes)]
    assert max(patches) < 9_000


def test_the_position_as_text_says_all_that_lies_beside_the_map():
    session = at_first_turn()
    cards = session.board.scene["cards"]
    text = session.inform({"what": "text", "ply": session.game.ply})["text"]

    said = [text["says"] for text in cards["card"]["texts"]] + [cards["deck"]["says"]]
    said += [box["says"] for box in (*cards["order"]["boxes"].values(), *cards["boxes"].values())]
    said += [cards["france"]["boxes"][cards["france"]["at"]]["says"], cards["border"]["says"]]
    assert [one for one in said if one not in text] == []
