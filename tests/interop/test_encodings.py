"""Games in numbers: lists that never change unnoticed, and vectors that hide what a seat may not see."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.games import GAMES
from algeria_lab.insurgent.state import ZONES, State
from algeria_lab.interop.encodings import ENCODINGS

STARTS = [(game, name) for game, record in GAMES.items() for name in record.rules().scenarios()]
HOW_TO_CHANGE = """
What the numbers of {game} mean has changed: what was learned on them is worthless on the new ones. If that
is meant, raise VERSION in algeria_lab/interop/{game}.py, which renames the environment to {game}_v<VERSION>,
write the new row here, and tell it in CHANGELOG.md.
"""
# Version, number of actions and of entries, and their fingerprints.
FROZEN = {
    "algeria": (0, 4374, "81f1ce497b73", 6396, "a4280835532f"),
    "insurgent": (0, 699, "01f04c777207", 1075, "94a62022decc"),
    "twilight": (0, 65951, "0e83e78ac40e", 692, "dd54222df504"),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_game_are_frozen(game: str):
    encoding = ENCODINGS[game](GAMES[game].rules())
    actions, seen = encoding.actions, encoding.observation

    found = (encoding.version, len(actions), actions.fingerprint, len(seen.names), seen.fingerprint)

    assert found == FROZEN[game], HOW_TO_CHANGE.format(game=game)


@pytest.mark.parametrize("game", GAMES)
def test_entries_have_names_of_their_own_and_room_between_their_bounds(game: str):
    seen = ENCODINGS[game](GAMES[game].rules()).observation

    assert len(set(seen.names)) == len(seen.names) == len(seen.low) == len(seen.high)
    assert (seen.low < seen.high).all()


def test_every_game_can_be_played_by_numbers():
    assert list(ENCODINGS) == list(GAMES)


def positions(game: str, scenario: str, seed: int, most: int) -> Iterator[Any]:
    """Yield the positions of a random game, decision by decision."""
    rules, rng, dice = GAMES[game].rules(), Random(seed), SeededDice(seed)
    state, _ = rules.new(scenario, {}, dice)
    for _ in range(most):
        if rules.to_move(state) is None:
            return
        yield state
        legal = rules.legal(state)
        quick = [action for action in legal if action.verb == "quick"]
        state, _ = rules.apply(state, *(quick or [rng.choice(legal)]), dice)


@pytest.mark.parametrize(("game", "scenario"), STARTS)
def test_every_position_has_its_numbers(game: str, scenario: str):
    """All legal actions are on the list; a vector is within its bounds and tells who is to decide what."""
    rules = GAMES[game].rules()
    encoding = ENCODINGS[game](rules)
    seen = encoding.observation
    decision = [at for at, name in enumerate(seen.names) if name.split()[0] in {"decides", "decision"}]
    for state in positions(game, scenario, seed=1, most=150):
        seat = rules.to_move(state)
        assert seat is not None
        view = rules.observe(state, seat)

        legal = rules.legal(view)
        vector = seen.read(view, seat)

        assert [encoding.actions.action_of(number, seat) for number in encoding.actions.ids_of(legal)] == [
            *legal
        ]
        assert ((seen.low <= vector) & (vector <= seen.high)).all()
        assert vector[decision].sum() >= 2
        assert vector[seen.names.index(f"view of {seat}")] == 1


@pytest.mark.parametrize("line", ["raise 0", "raise 2", "pivotal 61", "group algiers 2 0", "base 0 2"])
def test_what_may_be_done_with_nothing_is_on_the_list(line: str):
    """Of Colonial Twilight: the least and the most that a verb takes."""
    verb, *words = line.split()

    assert ENCODINGS["twilight"](GAMES["twilight"].rules()).actions.ids_of(
        [Action("fln", verb, tuple(words))]
    )


def exchanged(state: State, seat: str, rng: Random) -> State:
    """Return a position in which cards that a seat does not know have changed places with each other."""
    rules = GAMES["insurgent"].rules()
    view = rules.observe(state, seat)
    known = {card for zone in ZONES for card in view.zones[zone]}
    swap: dict[str, str] = {}
    for owner in SEATS:
        hidden = [state.name(card) for card in state.cards.of(owner) if card not in known]
        swap |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    text = re.sub(r"(?:FLN|FRA)-\d\d", lambda card: swap.get(card[0], card[0]), json.dumps(state.to_json()))
    return rules.state_from_json(json.loads(text))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_exchanging_hidden_cards_changes_no_number(scenario: str, seat: str):
    """Vector and choices of a seat are the same whatever the cards are that it does not know."""
    rules, rng = GAMES["insurgent"].rules(), Random(f"hidden {seat}")
    seen, changed = ENCODINGS["insurgent"](rules).observation, 0
    for seed in range(6):
        for state in positions("insurgent", scenario, seed, most=120):
            other = exchanged(state, seat, rng)
            views = [rules.observe(position, seat) for position in (state, other)]

            vectors = [seen.read(view, seat).tolist() for view in views]
            choices = [rules.legal(view) for view in views if rules.to_move(view) == seat]

            changed += other != state
            assert vectors[0] == vectors[1]
            assert not choices or choices[0] == choices[1]
    assert changed > 50


def test_a_hidden_card_shows_in_the_numbers_of_its_owner():
    """The test above would pass with a vector of zeros; this one would not."""
    rules = GAMES["insurgent"].rules()
    seen = ENCODINGS["insurgent"](rules).observation
    state = next(positions("insurgent", "duel", seed=1, most=1))

    def hand(seat: str, viewer: str) -> list[str]:
        vector = seen.read(rules.observe(state, viewer), viewer)
        return [
            name for name, value in zip(seen.names, vector, strict=True) if value and f"{seat}-hand" in name
        ]

    cards = [f"{state.name(card)} fln-hand" for card in sorted(state.zones["fln-hand"])]
    assert sorted(hand("fln", "fln")) == sorted([*cards, "cards in fln-hand"])
    assert hand("fln", "gov") == ["cards in fln-hand"]
