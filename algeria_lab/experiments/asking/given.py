"""What somebody gives for a question: where wars begin, and who plays; read, and refused with all faults.

Workers play what has been checked here, and need none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from algeria_lab.checking.doctrines import checked_player
from algeria_lab.checking.positions import PositionLike, Reader, is_written, wrong_position
from algeria_lab.core.actions import Seat
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.measuring.record import Spec
from algeria_lab.experiments.measuring.subjects import SUBJECTS, game_of, game_with, subject

BeginningLike: TypeAlias = PositionLike | Beginning
# Where a player may be data that somebody wrote; other games have none of those, and refuse it themselves.
CHECKED: Mapping[str, Callable[[Spec, Seat], object]] = {"algeria": checked_player}


def beginning_of(what: BeginningLike, game: str | None = None) -> Beginning:
    """Return a position from the name of a scenario, or from what `algeria_lab.position` makes or takes.

    Args:
        what: The position.
        game: Name of the game; None for that of the position, or that has the scenario.

    Raises:
        UnknownName: If there is no such game or scenario.
        NoSuchExperiment: If it is a position of another game, or a number.
        WrongFile: If it is no position, or nobody could play from it.
    """
    if isinstance(what, int):
        raise NoSuchExperiment(f"the position is the number {what}. Write {str(what)!r} in quotes.")
    if isinstance(what, str) and not is_written(what):
        if game is None:
            return Beginning(what, game=game_with(what))
        known = subject(game).rules.scenarios()
        if what not in known:
            raise UnknownName("scenario", what, known)
        return Beginning(what, game=game)
    found = what if isinstance(what, Beginning) else _moment(what)
    if game not in {None, found.game}:
        raise NoSuchExperiment(
            f"the position is one of {found.game!r}, not of {game!r}. Name that game, or none."
        )
    return found


def _moment(what: PositionLike) -> Beginning:
    """Return the position that something is; what comes from a game is one, the rest is checked."""
    if isinstance(what, Game):
        what = Position.of(what.rules.name, what.state.to_json())
    elif not isinstance(what, Position) and (game := game_of(what)):
        what = Position.of(game, what.to_json())  # type: ignore[union-attr] # a state of that game
    elif not isinstance(what, Position):
        what = Reader({game: subject(game).rules for game in SUBJECTS}).read(what, {})
    subject(what.game)
    name = what.name if what.name != what.scenario else ""
    return Beginning(what.scenario, {}, what.state, what.game, name)


def check_beginning(position: Beginning, last_turn: int) -> None:
    """Refuse a position from which nothing can be played.

    Raises:
        WrongFile: If nobody could play from it; all faults are told.
        NoSuchExperiment: If the stop rule lies before it.
        UnknownName, WrongOption: For an unknown game, scenario, option, switch or constant.
    """
    rules = position.subject.rules
    if position.state is not None and (flaws := rules.positions.flaws(position.state)):
        raise wrong_position(position.name or position.scenario, flaws)
    turn = max(position.at({}, 0).turn, 1)
    if last_turn < turn:
        said = f"the wars would stop after turn {last_turn}, but the position stands in turn {turn}. "
        more = "Stop after that turn or later."
        raise NoSuchExperiment(said + more, "experiment-late", given=str(last_turn), turn=str(turn))


def check_player(game: str, player: Spec, seat: Seat) -> None:
    """Refuse a player of the house that is not there, and data that describes none.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If its number is outside its range.
        WrongFile: If the data is not a doctrine of that side; all its faults are listed.
    """
    found: Any = CHECKED.get(game) or subject(game).player
    found(player, seat)
