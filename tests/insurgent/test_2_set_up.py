"""Set-up and mulligan, INS-2."""

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Moved, Revealed
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.insurgent.cards import WrongDecks
from algeria_lab.insurgent.observation import observe_events
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import DECK, HAND
from tests.insurgent.tables import ID, RULES, awaits, legal, refused, rolls, with_icons

# A shuffle draws from 21 cards, then from 20, down to two. These faces leave each card where it was.
STAYS = [
    *(4, 3, 4, 2, 4, 1, 6, 5, 6, 3, 6, 1, 5, 5, 5, 3, 5, 1, 6, 4, 6, 1, 5, 4, 6, 3, 5, 5, 6, 1),
    *(6, 5, 4, 5, 4),
]
# The last draw puts the two cards at the bottom of the deck in each other's place.
TWO_CHANGE = [*STAYS[:-1], 1]


def dealt(scenario: str = "duel", seed: int = 2) -> Game:
    """Return a game that has just been dealt."""
    return Game(RULES, scenario, seed=seed)


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_each_side_loads_its_own_21_cards(scenario: str):
    state = dealt(scenario).state

    for seat in ("fln", "gov"):
        assert sorted(state.zones[HAND[seat]] + state.zones[DECK[seat]]) == list(state.cards.of(seat))
    assert [
        zone for zone, cards in state.zones.items() if cards and "hand" not in zone and "deck" not in zone
    ] == []


def test_in_the_solo_game_the_french_have_no_hand():
    game = dealt("solo")

    assert len(game.state.zones[HAND["gov"]]) == 0
    assert len(game.state.zones[DECK["gov"]]) == 21
    game.play("fln keep")
    assert awaits(game.state) == ("play", "fln")


def test_decks_are_shuffled():
    """Different seeds deal different hands."""
    hands = {tuple(sorted(dealt(seed=seed).state.zones[HAND["fln"]])) for seed in range(10)}

    assert len(hands) == 10


def test_every_card_may_come_to_every_place():
    """Over many deals each card is as often in the first hand as any other: five times in 21."""
    deals = 600
    counts = [0] * 42
    for seed in range(deals):
        state = dealt(seed=seed).state
        for card in state.zones[HAND["fln"]] + state.zones[HAND["gov"]]:
            counts[card] += 1

    expected, error = deals * 5 / 21, (deals * 5 / 21 * 16 / 21) ** 0.5
    assert max(abs(count - expected) for count in counts) < 4 * error


def test_the_fln_deck_is_shuffled_before_the_french_one():
    """The order of random draws of the rules, and the deal from the top."""
    state, events = RULES.new("duel", {}, FixedDice(TWO_CHANGE + STAYS))

    assert state.zones[DECK["fln"]] == [1, 0, *range(2, 16)]
    assert state.zones[DECK["gov"]] == list(range(21, 37))
    assert state.zones[HAND["fln"]] == [20, 19, 18, 17, 16]
    assert [roll.faces for roll in rolls(events, "shuffle")] == [tuple(TWO_CHANGE), tuple(STAYS)]
    assert [event.place for event in events if isinstance(event, Moved)][2:] == ["fln-hand", "gov-hand"]


def test_the_fln_decide_on_their_hand_before_the_french():
    game = dealt()

    assert legal(game.state) == {"fln keep", "fln redraw"}
    assert refused(game.state, "gov keep") == ("not-your-decision", "INS-11.1")
    game.play("fln keep")
    assert legal(game.state) == {"gov keep", "gov redraw"}
    game.play("gov redraw")
    assert awaits(game.state) == ("play", "fln")
    assert game.state.mulligan == {"fln": "kept", "gov": "redrew"}


def test_a_mulligan_puts_all_five_cards_back_and_shuffles():
    dice = FixedDice(STAYS * 2 + TWO_CHANGE)
    state, _ = RULES.new("duel", {}, dice)

    after, _ = RULES.apply(state, RULES.complete(state, "fln redraw"), dice)

    assert after.zones[DECK["fln"]] == [1, 0, *range(2, 16)]
    assert after.zones[HAND["fln"]] == [20, 19, 18, 17, 16]
    assert dice.used == len(dice.faces)


def test_a_mulligan_leaves_the_other_side_alone():
    game = dealt()
    before = game.state
    game.play("fln redraw")

    assert game.state.zones[HAND["gov"]] == before.zones[HAND["gov"]]
    assert game.state.zones[DECK["gov"]] == before.zones[DECK["gov"]]


def test_a_mulligan_is_public_only_as_kept_or_redrew():
    """Neither cards nor the faces of the shuffle are shown to anybody else."""
    game = dealt()
    hand = game.state.names(game.state.zones[HAND["fln"]])
    events = game.play("fln redraw")
    after = game.state.names(game.state.zones[HAND["fln"]])

    for seat in ("gov", ""):
        shown = repr(observe_events(events, seat))
        assert [card for card in {*ID.values()} if card.startswith("FLN") and card in shown] == []
        assert "redrew" in shown
        assert all(roll.faces == () for roll in rolls(observe_events(events, seat), "shuffle"))
    own = observe_events(events, "fln")
    assert [event.names for event in own if isinstance(event, Revealed)] == [after]
    assert set(hand) != set(after)


def test_the_fln_take_the_first_turn_and_turns_alternate():
    game = dealt()
    game.play("fln keep; gov keep")
    while game.to_move and game.state.turn < 10:
        seat = "fln" if game.state.turn % 2 else "gov"
        assert game.state.turn_of == seat
        assert game.state.turns == {"fln": (game.state.turn + 1) // 2, "gov": game.state.turn // 2}
        game.play(game.legal()[-1])
    assert game.state.turn == 10


@pytest.mark.parametrize(
    ("scenario", "options", "error"),
    [
        ("trio", {}, UnknownName),
        ("duel", {"colour": 1}, UnknownName),
        ("duel", {"switches": {"bluff": True}}, UnknownName),
        ("duel", {"switches": {"activation_cap": 0}}, WrongOption),
        ("duel", {"switches": {"activation_cap": True}}, WrongOption),
        ("duel", {"switches": {"solo_count": "gov"}}, WrongOption),
        ("duel", {"switches": {"fln_may_attack_prison": 1}}, WrongOption),
        ("duel", {"switches": ["fln_may_attack_prison"]}, WrongOption),
        ("duel", {"decks": {"fln": "0123"}}, WrongDecks),
        ("duel", {"decks": {"spectator": "0123"}}, UnknownName),
        ("duel", {"decks": "0123"}, WrongOption),
    ],
)
def test_unknown_options_are_refused(scenario: str, options: dict[str, object], error: type[Exception]):
    with pytest.raises(error):
        Game(RULES, scenario, options)


def test_a_game_is_pinned_to_its_decks():
    """Neither the options nor a position of other decks are accepted."""
    others = InsurgentRules(with_icons(Ali="BOMB"))
    position = dealt().state.to_json()

    assert Game(RULES, "duel", RULES.options()).state.scenario == "duel"
    with pytest.raises(WrongDecks, match="reconstructed"):
        Game(RULES, "duel", others.options())
    with pytest.raises(WrongDecks):
        others.state_from_json(position)
