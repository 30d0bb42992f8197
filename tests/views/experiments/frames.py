"""Results of wars that nobody played: levels are written down, so that a test knows what must come out."""

from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import product

from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import WayLike
from algeria_lab.experiments.measuring.record import Spec
from algeria_lab.experiments.playing.blocks import TYPES, WINNERS, columns_of
from algeria_lab.experiments.results.reading import gathered
from algeria_lab.experiments.results.table import Wars

Levels = list[tuple[int, int]]  # Government and FLN PSL at the position, then at the end of each turn
War = Callable[[str, str, int], Levels]  # from way, opponent and seed
LAST = 6


def level(gov: int, fln: int, turns: int = LAST) -> Levels:
    """Return a war in which nothing moves."""
    return [(gov, fln)] * (turns + 1)


def frame_of(
    ways: Mapping[str, WayLike],
    war: War,
    *,
    against: Sequence[Spec] = ("mixed",),
    runs: int = 20,
    played: int | None = None,
    notices: Sequence[str] = (),
) -> Wars:
    """Return a frame in which each war goes as *war* says; a side whose support reaches 0 has lost.

    Args:
        ways: The ways.
        war: Levels by way, opponent and seed.
        against: The opponents.
        runs: Wars asked for.
        played: Wars played; all when left out.
        notices: As for `gathered`.
    """
    question = ask("1956-like", ways, against=against, runs=runs, stop=LAST)
    columns = {name: array(TYPES.get(name, "h")) for name in columns_of(question.subject)}
    for seed in question.seeds[:played]:
        for (number, way), (other, name) in product(enumerate(ways), enumerate(question.opponents)):
            _note(columns, (number, other, seed), war(way, name, seed))
    return gathered(question, [columns], notices)


def _note(columns: dict[str, "array[int]"], key: tuple[int, int, int], levels: Levels) -> None:
    gov, fln = levels[-1]
    winner = "fln" if not gov else "gov" if not fln else ""
    for turn, (ours, theirs) in enumerate(levels):
        row = dict.fromkeys(columns, 0) | {"gov.psl": ours, "fln.psl": theirs}
        row |= dict(zip(("way", "against", "seed"), key, strict=True))
        row |= {"turn": turn, "over": bool(winner) and turn == len(levels) - 1, "level": 0}
        row |= {"winner": WINNERS.index(winner), "turns": len(levels) - 1}
        for name, column in columns.items():
            column.append(row[name])


def apart(gap: int) -> War:
    """Return wars in which the balance of all ways but the first is lower by *gap* and a little chance."""

    def war(way: str, against: str, seed: int) -> Levels:
        base = 40 + seed % 5
        return level(base if way in {"mixed", "printed"} else base - gap + seed % 3, 40)

    return war


def two_ways(gap: int = 10, **settings: object) -> Wars:
    """Return a frame of ``mixed`` and ``resettle-3``, the second lower by *gap* more or less."""
    return frame_of({"mixed": "mixed", "resettle-3": "resettle-3"}, apart(gap), **settings)  # type: ignore[arg-type]
