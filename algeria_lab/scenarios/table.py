"""A scenario is opened: its rules, its position, its dice, who sits where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from algeria_lab.checking.decks.check import read_deck
from algeria_lab.checking.positions import Reader
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import WrongOption
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.insurgent.cards import Cards
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.algeria.quiet import OPERATIONS, is_there, play_until, quiet
from algeria_lab.players.base import Player
from algeria_lab.players.table import Table
from algeria_lab.scenarios.dice import TeachingDice
from algeria_lab.scenarios.forced import forced_phases
from algeria_lab.scenarios.forms.start import PERSON
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.opponents import opponent_of

OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}
SHUFFLED = "twilight"  # its positions before the first card have a deck that is still to be shuffled
DEALT = "insurgent"  # its scenarios are dealt anew for each game, so that they are no positions by themselves


def rules_of(scenario: Scenario) -> Rules[Any]:
    """Return the rules of the game that a scenario is played in, with its own decks.

    Raises:
        WrongFile: If a deck is none.
        WrongDecks: If two decks do not go together.
        NotBeside: If a deck is the path of a file; see `named_files.gathered`.
    """
    if scenario.game == DEALT and scenario.decks:
        return _with_decks(json.dumps({seat: _table(scenario, "decks", seat) for seat in scenario.decks}))
    return subject(scenario.game).rules


@lru_cache(maxsize=4)
def _with_decks(text: str) -> InsurgentRules:
    usual, given = reconstructed_cards(), json.loads(text)
    decks = {seat: read_deck(json.dumps(data), f"decks.{seat}") for seat, data in given.items()}
    return InsurgentRules(Cards(decks.get("fln", usual.fln), decks.get("gov", usual.gov)))


def position_of(scenario: Scenario) -> Position:
    """Return the position at which a scenario begins.

    Raises:
        WrongFile: If nobody could play from there.
        UnknownName: For an unknown published position.
        NotBeside: If it is in a saved game that has not been read; see `named_files.gathered`.
        WrongOption: If a game is to begin at a later turn or phase that cannot, or that never comes.
    """
    start, rules = scenario.start, rules_of(scenario)
    if start.save:
        raise NotBeside(start.save, "beside-none")
    profile = {"profile": scenario.profile} if scenario.profile else {}
    options = {**profile, **scenario.options}
    base: Any = start.position or begun_of(scenario)
    if scenario.game == DEALT and not start.position:
        base, options = Game(rules, base, scenario.options, seed=scenario.dice.seed), {}
    reader = Reader({scenario.game: rules})
    if start.turn is None and start.phase is None:
        return reader.read(base, {**options, **scenario.set_up}, name=scenario.id)
    later = _at_moment(scenario, reader.read(base, options, name=scenario.id))
    return reader.read(later, scenario.set_up, name=scenario.id)


def begun_of(scenario: Scenario) -> str:
    """Return the name of the published position that a scenario comes from."""
    if scenario.start.position:
        state = scenario.start.position.get("state", scenario.start.position)
        return str(state.get("scenario", "")) if isinstance(state, Mapping) else ""
    return scenario.start.scenario or subject(scenario.game).rules.scenarios()[0]


def _at_moment(scenario: Scenario, position: Position) -> Position:
    """Return where a war stands at a later moment, once both sides have held what they have until then."""
    start, seat = scenario.start, None if scenario.side == "both" else scenario.side
    if scenario.game != "algeria":
        said = f"only a war of 'algeria' can begin at a later turn, not one of {scenario.game!r}."
        raise WrongOption(said, "later-turn", given=scenario.game)
    game: Game[Any] = Game(rules_of(scenario), position, seed=scenario.dice.seed, dice=_dice(scenario))
    turn, phase = start.turn or max(game.state.turn, 1), start.phase or OPERATIONS
    play_until(game, turn, seat, quiet(), phase)
    is_late = start.phase and start.turn and game.state.turn > start.turn
    if start.phase and (is_late or not is_there(game.state, turn, seat, phase)):
        said = f"nobody of {scenario.side!r} decides in the phase {phase!r} of turn {turn}."
        raise WrongOption(said, "later-phase", given=start.phase, turn=turn, side=scenario.side)
    return Position.of(scenario.game, game.state.to_json(), scenario.id)


def _dice(scenario: Scenario) -> TeachingDice:
    return TeachingDice(scenario.dice.seed, phases=forced_phases(scenario))


def opened(scenario: Scenario, voice: Voice = PLAIN) -> Table[Any]:
    """Return a table at which a scenario begins; the teaching dice are those of the first decision.

    Raises:
        WrongFile, UnknownName, NotBeside, WrongOption: As `position_of`.
    """
    rules = rules_of(scenario)
    game: Game[Any] = Game(
        rules,
        begun_of(scenario) if is_dealt(scenario) else position_of(scenario),
        _dealt_options(scenario, rules),
        seed=scenario.dice.seed,
        dice=_dice(scenario),
        take_backs="free",
        voice=voice,
    )
    if scenario.dice.then == "stop":
        _teaching(game).stop()
    set_dice(game, [face for throw in scenario.dice.script for face in throw.faces])
    return Table(game, players_of(scenario))


def is_dealt(scenario: Scenario) -> bool:
    """Return whether each game of a scenario begins with cards dealt anew."""
    start = scenario.start
    return scenario.game == DEALT and not (
        start.position or start.save or start.turn or start.phase or scenario.set_up
    )


def is_shuffled(scenario: Scenario) -> bool:
    """Return whether each game of a scenario can shuffle anew: nothing was played, and no deck was laid."""
    start = scenario.start
    return (
        scenario.game == SHUFFLED
        and not (start.position or start.save)
        and "deck" not in {**scenario.options, **scenario.set_up}
    )


def _dealt_options(scenario: Scenario, rules: Rules[Any]) -> dict[str, object]:
    """Return the options of a game that is no position: those of the scenario, and its own decks."""
    if not is_dealt(scenario):
        return {}
    own = rules.options() if scenario.decks and isinstance(rules, InsurgentRules) else {}
    return {**scenario.options, **own}


def set_dice(game: Game[Any], faces: list[int]) -> None:
    """Let faces fall next in a game; whoever comes back to this moment meets them again."""
    _teaching(game).give(faces)
    game.note_dice()


def _teaching(game: Game[Any]) -> TeachingDice:
    assert isinstance(game.dice, TeachingDice), "a game of a scenario has teaching dice"
    return game.dice


def players_of(scenario: Scenario) -> dict[Seat, Player[Any] | None]:
    """Return who sits where: None for a person.

    Raises:
        UnknownName: If there is no such player.
        WrongFile: If a doctrine of the scenario is none.
    """
    if scenario.side == "both" or scenario.opponent.player == PERSON:
        return dict.fromkeys(SEATS)
    other = OTHER[scenario.side]
    return {scenario.side: None, other: opponent_of(scenario, rules_of(scenario), player_of(scenario, other))}


def player_of(scenario: Scenario, seat: Seat, name: str | None = None) -> Player[Any]:
    """Return a computer player for a side of a scenario.

    Args:
        scenario: The scenario.
        seat: The side.
        name: A doctrine of the scenario or a player of the game; the opponent, or the usual player, if None.

    Raises:
        UnknownName: If there is no such player.
        WrongFile: If a doctrine of the scenario is none.
    """
    known = subject(scenario.game)
    is_opponent = scenario.side != "both" and seat == OTHER[scenario.side]
    own = scenario.opponent.player if is_opponent and scenario.opponent.player != PERSON else None
    called = name or own or known.usual(begun_of(scenario), seat)
    return known.player(
        _table(scenario, "doctrines", called) if called in scenario.doctrines else called, seat
    )


def _table(scenario: Scenario, part: str, name: str) -> dict[str, Any]:
    """Return data of a scenario that may stand in a file beside it.

    Raises:
        NotBeside: If it does; see `named_files.gathered`.
    """
    found = getattr(scenario, part)[name]
    if isinstance(found, str):
        raise NotBeside(found, "beside-none")
    return dict(found)
