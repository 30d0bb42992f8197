"""Players at a game: what they may choose from, and games between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.asking import legal_actions
from algeria_lab.core.dice import fresh_seed
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.door.rules import GAMES
from algeria_lab.experiments.measuring.subjects import game_with
from algeria_lab.games import Played, game_named, game_of_position, record_of_game
from algeria_lab.players import table
from algeria_lab.players.base import Player
from algeria_lab.players.outside import Outsider, WrongChoice


def legal(view: Game[Any] | object, verb: str | None = None) -> tuple[Action, ...]:
    """Return the legal actions at a position, in a stable order: what a player of your own may choose from.

    Args:
        view: What a player is asked with; also a position, or a game.
        verb: Only those with this verb, such as ``raid``; none if it may not be used now.

    Raises:
        NoPosition: If it is no position.
        UnknownName: If the game has no such verb.
    """
    if isinstance(view, Game):
        return legal_actions(view.rules, view.state, verb)
    return legal_actions(GAMES[game_of_position(view).name], view, verb)


def player(name: str, seat: Seat, game: str = "algeria") -> Player[Any]:
    """Return a computer player by its name, to sit at a game or to be asked by a player of your own.

    Args:
        name: Its name, such as ``mixed``; the error for an unknown one lists them.
        seat: The side that it plays, ``fln`` or ``gov``.
        game: A name in `GAMES`.

    Raises:
        UnknownName: If there is no such game, side or player.
    """
    found: Player[Any] = game_named(game).players().player(name, seat)
    return found


def play_on(
    game: Game[Any],
    *,
    fln: str | Outsider | None = None,
    gov: str | Outsider | None = None,
    turns: int | None = None,
) -> Story:
    """Let players decide in a game; its boards and charts follow.

    ``play_on(war, fln="mixed", gov=Shy, turns=1)`` plays a turn between a computer and a player of your own;
    ``play_on(war, gov="mixed")`` lets a computer answer you.

    Args:
        game: The game; it goes on from where it stands, with its own dice.
        fln: Who plays the FLN: a name, or anything with ``choose(view, rng)``, whose choices are checked;
            None for you: the game stops where you are to decide.
        gov: Who plays the Government, the French of the duel.
        turns: After how many turns to stop, this one the first; None for the end of the game.

    Returns:
        What happened.

    Raises:
        UnknownName: For an unknown player.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player of your own chooses what cannot be played; what was decided before stays.
    """
    return table.play_on(game, record_of_game(game).seat({"fln": fln, "gov": gov}), turns)


def simulate(
    scenario: str,
    *,
    fln: str | Outsider,
    gov: str | Outsider | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    turns: int | None = None,
    language: str = "en",
) -> Played:
    """Play a whole game between two players at full speed, without its history.

    ``pd.DataFrame(simulate("1954", fln=Shy, gov="mixed", seed=s) for s in range(1000))`` is a table of a
    thousand wars; `compare` does that with pairs, intervals and several cores.

    Args:
        scenario: Name of the starting position, such as ``1954``, ``duel`` or ``solo``.
        fln: Who plays the FLN: a name, or anything with ``choose(view, rng)``, whose choices are checked.
        gov: Who plays the Government, the French of the duel; nobody in its solo game.
        seed: Seed of dice and players; a fresh one if None.
        options: Optional rules of the game.
        turns: The turn after which an undecided game stops; None for the turn after which it is given up.
        language: Language of refusals, ``en`` or ``fr``.

    Returns:
        How it went, a tuple with names such as ``winner`` and ``turns``.

    Raises:
        UnknownName: For an unknown scenario, player, option or language.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player of your own chooses what cannot be played.
    """
    record = game_named(game_with(scenario))
    seats, voice = record.seat({"fln": fln, "gov": gov}), record.voice(language)
    drawn = fresh_seed() if seed is None else seed
    try:
        return record.simulate(scenario, seats, drawn, options or {}, turns)
    except WrongChoice as error:
        error.voice = voice
        raise
