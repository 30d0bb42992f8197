"""The ladder of opponents in words: which rung somebody stands on, how it thinks, and who beats whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from algeria_lab.core.actions import SEATS
from algeria_lab.experiments.kept.ladders import Pairing, kept_ladder
from algeria_lab.experiments.results.intervals import LEAST_WARS, Estimate, mean_of
from algeria_lab.players.thinking.ladder import ladder_of, rung_of

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.thinking.ladder import Rung
    from algeria_lab.views.shared.messages import GameWords, Messages


class Row(NamedTuple):
    """A line of the table of who beats whom.

    Attributes:
        higher: The rung, in words.
        lower: The lower one, in words.
        games: Games played.
        share: How many of a hundred the higher one won, draws as halves, with the interval of 95 %.
        fln: How many of a hundred it won as FLN.
        gov: How many of a hundred it won on the other side.
    """

    higher: str
    lower: str
    games: int
    share: Estimate
    fln: float
    gov: float


class Level(TypedDict):
    """A row of the table of levels: its name, how it thinks, how it fared against each lower one."""

    name: str
    how: str
    fared: list[str]


class Compared(TypedDict):
    """The levels of a game side by side, as the sheet before a game reads them.

    Attributes:
        title: What opens the table.
        head: Heading of the levels, then of each lower one.
        levels: The levels, the lowest in front.
        note: How the games were played.
    """

    title: str
    head: list[str]
    levels: list[Level]
    note: str


def compared(game: str, roster: Roster[Any], seat: Seat, words: GameWords) -> Compared | None:
    """Return all levels of a side beside each other; None where no games are kept.

    Args:
        game: Name of the game.
        roster: Its players.
        seat: The side whose players are named; how they fared is that of both sides together.
        words: The reader's language.
    """
    kept, ladder = kept_ladder(game), ladder_of(game)
    if kept is None:
        return None
    levels = [
        Level(
            name=titled(game, name, seat, roster.title(name, seat, words.language), words),
            how=words.say(f"opponent-{game}-{name}"),
            fared=[_fared(kept.between(rung.number, lower.number), words) for lower in ladder[:at]],
        )
        for at, rung in enumerate(ladder)
        for name in (rung.players[seat],)
    ]
    head = [
        words.say("ladder-level"),
        *(words.say("ladder-against", number=rung.number) for rung in ladder[:-1]),
    ]
    note = words.say("ladder-note", scenario=words.scenario(kept.scenario), tries=kept.tries)
    return Compared(title=words.say("ladder-compare"), head=head, levels=levels, note=note)


def _fared(pairing: Pairing | None, words: GameWords) -> str:
    """Return how many of a hundred games the higher one won, with the interval; that none were played."""
    if pairing is None or len(pairing.scores) < LEAST_WARS:
        return words.say("ladder-unplayed")
    share = share_of(pairing)
    values = {"share": round(share.mean), "low": round(share.low), "high": round(share.high)}
    return words.say("ladder-won", games=pairing.games, **values)


def titled(game: str, name: str, seat: Seat, title: str, words: Messages) -> str:
    """Return what a list calls a player: with its rung, and whether it is the one to begin with."""
    rung = rung_of(game, name, seat)
    if rung is None:
        return title
    key = "ladder-rung-recommended" if rung.recommended else "ladder-rung"
    return words.say(key, number=rung.number, rungs=len(ladder_of(game)), title=title)


def described(game: str, name: str, seat: Seat, idea: str, words: Messages) -> str:
    """Return how a player thinks and what it does not see, and how it fares against the rung below."""
    rung = rung_of(game, name, seat)
    if rung is None:
        return idea
    how = words.say(f"opponent-{game}-{name}")
    kept = kept_ladder(game)
    pairing = kept.between(rung.number, rung.number - 1) if kept else None
    if pairing is None or len(pairing.scores) < LEAST_WARS:
        return how
    share = share_of(pairing)
    values = {"share": round(share.mean), "low": round(share.low), "high": round(share.high)}
    return f"{how} {words.say('ladder-fared', games=pairing.games, **values)}"


def share_of(pairing: Pairing) -> Estimate:
    """Return how many of a hundred games the higher rung won; a seed is one sample, both games together."""
    mean = mean_of(pairing.scores, (0.0, 1.0))
    return Estimate(100 * mean.mean, 100 * max(mean.low, 0.0), 100 * min(mean.high, 1.0))


def rows(game: str, roster: Roster[Any], words: Messages) -> list[Row]:
    """Return the table of who beats whom: each rung against the next below first, then against the others."""
    kept, ladder = kept_ladder(game), ladder_of(game)
    found = list[Row]()
    for pairing in kept.pairings if kept else ():
        higher, lower = (
            _named(ladder[number - 1], roster, words) for number in (pairing.higher, pairing.lower)
        )
        fln, gov = (100 * _share(marks) for marks in (pairing.fln, pairing.gov))
        found.append(Row(higher, lower, pairing.games, share_of(pairing), fln, gov))
    return found


def _share(marks: str) -> float:
    return (marks.count("1") + marks.count("=") / 2) / max(len(marks), 1)


def _named(rung: Rung, roster: Roster[Any], words: Messages) -> str:
    titles = [roster.title(rung.players[seat], seat, words.language) for seat in SEATS]
    return f"{rung.number}. {' / '.join(dict.fromkeys(titles))}"
