"""Who beats whom: games between the rungs of a ladder, the same seeds with sides swapped, kept as data.

A pairing plays each seed twice, so that neither the stronger side nor kind dice decide it. The strategist
thinks for a number of tries, not by a clock: whoever plays the games again gets the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.tables import load_data
from algeria_lab.experiments.kept.fingerprint import code_of
from algeria_lab.players.roster import Roster
from algeria_lab.players.simulating import Simulator
from algeria_lab.players.thinking.ladder import Rung, ladder_of

STRATEGIST = "strategist"
WON, DRAWN, LOST = "1", "=", "0"
MARKS = {WON: 1.0, DRAWN: 0.5, LOST: 0.0}
Tell: TypeAlias = Callable[[int, int], None]
Job: TypeAlias = tuple[tuple[Rung, Rung], Seat, int]


class House(NamedTuple):
    """What plays the games of a ladder.

    Attributes:
        game: Which game.
        simulator: Plays whole games.
        opponents: Knows the players of the rungs.
    """

    game: str
    simulator: Simulator[Any, Any, Any]
    opponents: Roster[Any]


class Pairing(NamedTuple):
    """How a rung fares against a lower one.

    Attributes:
        higher: Number of the rung.
        lower: Number of the lower one.
        seeds: The seeds; each was played twice.
        fln: For each seed how the higher one fared as FLN, as `MARKS` has it.
        gov: The same with sides swapped.
    """

    higher: int
    lower: int
    seeds: tuple[int, ...]
    fln: str
    gov: str

    @property
    def scores(self) -> list[float]:
        """What each seed brought the higher one, both games together, from 0 to 1."""
        pairs = zip(self.fln, self.gov, strict=True)
        return [(MARKS[first] + MARKS[second]) / 2 for first, second in pairs]

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.fln) + len(self.gov)


class Kept(NamedTuple):
    """Who beats whom in a game.

    Attributes:
        game: Which game.
        scenario: Where its games began.
        tries: How many tries the strategist had for a decision.
        word: The word for the code by which they were played; see `word_of`.
        pairings: Each pairing once.
    """

    game: str
    scenario: str
    tries: int
    word: str
    pairings: tuple[Pairing, ...]

    def between(self, higher: int, lower: int) -> Pairing | None:
        """Return a pairing, None if it was not played."""
        return next((one for one in self.pairings if (one.higher, one.lower) == (higher, lower)), None)


def word_of(game: str) -> str:
    """Return the word for the code by which a ladder is played; another says that its games may be stale."""
    return code_of(game).hash_of(f"players.{game}.opponents")


def kept_ladder(game: str) -> Kept | None:
    """Return who beats whom, as it was played last; None where nothing is kept."""
    file = resources.files("algeria_lab").joinpath("data", "ladders", f"{game}.json")
    if not file.is_file():
        return None
    told = json.loads(file.read_text("utf-8"))
    pairings = tuple(Pairing(**one | {"seeds": tuple(one["seeds"])}) for one in told.pop("pairings"))
    return Kept(game=game, pairings=pairings, **told)


def pairs_of(game: str) -> list[tuple[Rung, Rung]]:
    """Return the pairings that are played: each rung with the next below, and with all others below those."""
    ladder = ladder_of(game)
    pairs = [(higher, lower) for higher in ladder for lower in ladder if lower.number < higher.number]
    return sorted(pairs, key=lambda pair: pair[0].number - pair[1].number)


def fared(house: House, rungs: tuple[Rung, Rung], seat: Seat, seed: int) -> str:
    """Play a game and return how the first of two rungs fared on a side."""
    data: Any = load_data(house.game, "opponents")
    first, second = rungs
    sitting = {side: (first if side == seat else second).players[side] for side in SEATS}
    player, tries = house.opponents.player, data["tries"]
    players = {side: player(_named(name, tries), side) for side, name in sitting.items()}
    winner: str = house.simulator.play(data["scenario"], players["fln"], players["gov"], seed).winner
    return WON if winner == seat else LOST if winner in SEATS else DRAWN


def _named(name: str, tries: int) -> str:
    return f"{name}-{tries}" if name == STRATEGIST else name


def play_ladder(house: House, seeds: Iterable[int], tell: Tell, executor: Executor | None = None) -> Kept:
    """Play all pairings of a ladder.

    Args:
        house: What plays.
        seeds: Seeds; each gives two games a pairing.
        tell: Told how many games are over, and of how many.
        executor: Where; on all cores if none is given.
    """
    data: Any = load_data(house.game, "opponents")
    numbers, pairs = tuple(seeds), pairs_of(house.game)
    jobs = [(pair, seat, seed) for pair in pairs for seat in SEATS for seed in numbers]
    marks, size = _marks(house, jobs, tell, executor or ProcessPoolExecutor()), len(numbers)
    told = [marks[at : at + size] for at in range(0, len(marks), size)]
    pairings = tuple(
        Pairing(first.number, second.number, numbers, *told[2 * at : 2 * at + 2])
        for at, (first, second) in enumerate(pairs)
    )
    return Kept(house.game, data["scenario"], data["tries"], word_of(house.game), pairings)


def _marks(house: House, jobs: Sequence[Job], tell: Tell, executor: Executor) -> str:
    """Play games and return how each went, in their order."""
    marks = ""
    with executor:
        for future in [executor.submit(fared, house, *job) for job in jobs]:
            marks += future.result()
            tell(len(marks), len(jobs))
    return marks


def write_ladder(kept: Kept, folder: Path) -> None:
    """Write who beats whom into the folder of kept ladders."""
    told = {
        "scenario": kept.scenario,
        "tries": kept.tries,
        "word": kept.word,
        "pairings": [pairing._asdict() for pairing in kept.pairings],
    }
    folder.mkdir(exist_ok=True)
    (folder / f"{kept.game}.json").write_text(json.dumps(told) + "\n", "utf-8")
