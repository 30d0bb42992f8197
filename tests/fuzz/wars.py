"""Whole wars of every game between players who choose at random, every position looked at.

A war is made again from its number alone: it says scenario, options, dice and what is chosen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Final

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save, save_text
from tests.algeria.boards import RULES as ALGERIA
from tests.algeria.invariants import Witness
from tests.algeria.invariants import look_at as look_at_war
from tests.conformance import kit
from tests.insurgent.invariants import Inspector
from tests.insurgent.random_games import through_the_door
from tests.insurgent.tables import RULES as INSURGENT
from tests.twilight.at_random import OPTIONS, positions
from tests.twilight.at_random import RULES as TWILIGHT

PROFILES: Final = ("default", "rtt", "literal")
CLOSE: Final = 40  # one position in so many is looked at closely: the laws of the common door
KEPT: Final = 8  # one war in so many is played as a reader does, kept and opened again
MOST_KEPT: Final = 1500  # decisions of such a war


def algeria(number: int) -> Iterator[Any]:
    """Yield each position of a war of *Algeria*."""
    scenarios = ALGERIA.scenarios()
    witness = Witness(scenarios[number % len(scenarios)], PROFILES[number % len(PROFILES)], number)
    for seen in takewhile(lambda seen: seen.state.agenda, witness.actions()):
        look_at_war(seen)
        yield seen.state
    look_at_war(witness)
    yield witness.state


def insurgent(number: int) -> Iterator[Any]:
    """Yield each position of an *INSURGENT* duel."""
    scenarios, look = INSURGENT.scenarios(), Inspector()
    for _, _, _, after, _ in through_the_door(scenarios[number % len(scenarios)], number):
        look(after)
        yield after
    assert after.winner


WARS: Final[dict[str, tuple[Any, Callable[[int], Iterator[Any]]]]] = {
    "algeria": (ALGERIA, algeria),
    "insurgent": (INSURGENT, insurgent),
    "twilight": (TWILIGHT, positions),
}


def looked_at(game: str, number: int) -> Iterator[Any]:
    """Yield each position of a war, every so many looked at closely and every so many wars kept as a save.

    Raises:
        AssertionError: If an invariant is broken.
    """
    rules, play = WARS[game]
    if number % KEPT == KEPT - 1:
        yield from _kept(rules, number)
        return
    for place, state in enumerate(play(number)):
        if place % CLOSE == 0:
            look_closely(rules, state)
        yield state


def look_closely(rules: Any, state: Any) -> None:
    """Raise unless the laws of the common door hold at a position: what is legal, and how it is written."""
    kit.check_legal_agrees(rules, state)
    legal = rules.legal(state)
    assert len(set(legal)) == len(legal)
    assert [action for action in legal if rules.refuse(state, action)] == []
    read = rules.state_from_json(kit.through_json(state.to_json()))
    assert (read, read.to_json()) == (state, state.to_json())


def _kept(rules: Any, number: int) -> Iterator[Any]:
    """Yield each position of a war that is played as a reader does; its save opens as the same war."""
    scenarios = rules.scenarios()
    options = OPTIONS[number % len(OPTIONS)] if rules is TWILIGHT else {}
    game = Game(rules, scenarios[number % len(scenarios)], options, seed=number, take_backs="free")
    rng = random.Random(number)
    while game.to_move and game.ply < MOST_KEPT:
        game.play(rng.choice(game.legal()))
        yield game.state
        if rng.random() < 1 / CLOSE:
            after = game.state
            game.undo()
            game.redo()
            assert game.state == after
    again, _ = read_save(save_text(game), {rules.name: rules})
    assert (again.state, again.ply, again.dice.mark()) == (game.state, game.ply, game.dice.mark())
