"""Many wars: from one position or several, several ways to fight, paired seeds, and what the samples say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from algeria_lab.core.actions import Seat
from algeria_lab.experiments.asking.own import MeasureFunction, OwnFault
from algeria_lab.experiments.asking.several import Over, PositionsLike, ask_at
from algeria_lab.experiments.asking.ways import Against, Stop, StopLike, Way, WayLike
from algeria_lab.experiments.playing.grids import play_all
from algeria_lab.experiments.playing.running import Tell
from algeria_lab.experiments.playing.workers import processes
from algeria_lab.experiments.results.frames import refused
from algeria_lab.experiments.results.provenance import OtherRules, signed
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.experiments.results.wars import war_of

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.results.table import Wars

__all__ = ["OtherRules", "Stop", "Way", "compare", "processes", "refused", "summary", "war_of"]


def compare(  # noqa: PLR0913 - an experiment has a position, ways, opponents, size, and who plays it
    position: PositionsLike,
    ways: Mapping[str, WayLike],
    *,
    against: Against | None = None,
    side: Seat = "gov",
    runs: int = 200,
    seed: int = 1,
    stop: StopLike = None,
    measures: Mapping[str, MeasureFunction] | None = None,
    game: str | None = None,
    options: Mapping[str, object] | None = None,
    grid: Over | None = None,
    language: str | None = None,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> DataFrame:
    """Play many wars from one position, or from several, in several ways, paired by seed.

    Args:
        position: The name of a scenario, a game, or a position; or several, by name, or scenarios in a list:
            from each the same is asked, with the same seeds.
        ways: By name: the name of a player, a doctrine as data, a player of your own (an object or a class
            with ``choose(view, rng)``), or a `Way`. The first is what the others are compared with.
        against: The opponents, or one, likewise; every way meets each. None for the usual, such as ``mixed``.
        side: The side whose ways are compared.
        runs: Wars for each way and opponent.
        seed: Seed of the first war; the next takes the next one.
        stop: The turn after which an undecided war stops; a function of the position, asked at the end of
            each turn; or a `Stop`, which joins both. None for the turn after which the game gives up.
        measures: Measures of your own by name: functions of the position at the end of a turn (its ``turn``
            is then the next) that return a number, or True or False for a share of wars.
        game: Name of the game; None for that of the position, or that has the scenario.
        options: Options of the game, with which scenarios are set up, such as ``{"deck": [29, 4, 50, 67]}``.
        grid: What differs between positions, each value with each of another: options, or fields of
            `position`: ``{"gov_psl": [30, 70]}``; lists by name: ``{"deck": {"calm": [29, 4], ...}}``.
        language: How the frame shows itself, ``en`` or ``fr``; None for as the game given, English otherwise.
        executor: Who plays: any of `concurrent.futures`, such as `processes`; None plays in this process.
        tell: Called with a `running.Progress` after each block of wars.
        cancelled: Asked after each block; a true answer ends the run and keeps what is done.

    Returns:
        A tidy frame, the same whoever plays, which `summary` reads; see `frames.to_frame`. From several
        positions its column ``position`` names where each war began. `refused` lists what was not played.

    Raises:
        LabError: If it cannot be put: an unknown name, zero runs, an impossible position, a false *executor*.
        OwnFault: If code of your own fails, or chooses what the rules refuse, with what was played before in
            its ``results``; `WrongOwn` if it cannot be sent to the executor.

    Examples:
        >>> frame = compare("1958", {"none": "mixed"}, grid={"gov_psl": [30, 70]}, runs=2, stop=2)
        >>> sorted(set(frame["position"]))
        ['gov_psl=30', 'gov_psl=70']
    """
    asked = {"against": against, "side": side, "runs": runs, "seed": seed, "stop": stop, "measures": measures}
    question = ask_at(position, ways, game, options=options, grid=grid, **asked)
    spoken = str(language or getattr(getattr(position, "voice", None), "language", None) or "")
    return _framed(lambda: play_all(question, executor, tell, cancelled), spoken)


def _framed(played: Callable[[], Wars], language: str) -> DataFrame:
    """Return wars as a frame; so is what a fault in code of one's own has left of them."""
    try:
        return signed(played()).knowing(language=language or None).frame()
    except OwnFault as fault:
        fault.results = None if fault.results is None else signed(fault.results).frame()
        raise
