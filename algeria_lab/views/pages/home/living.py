"""A war between two doctrines, turn by turn, as the living map shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import OF_SIDE, count
from algeria_lab.core.actions import SEATS
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import War, play_on
from algeria_lab.views.pages.home.opening import DOCTRINE, first_support

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from algeria_lab.algeria.draft import Draft
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
MOST_NAMED = 4  # areas that are named one by one


class Moment(NamedTuple):
    """How things stood at the end of a turn.

    Attributes:
        control: Who controls an area, by its code; contested ones are left out.
        forces: Numbers of units of the FLN and of the Government, by place.
        support: Support of the FLN and of the Government.
    """

    control: Mapping[str, str]
    forces: Mapping[str, tuple[int, int]]
    support: tuple[int, int]


class Living(NamedTuple):
    """A war that was played.

    Attributes:
        moments: Its beginning, the end of each turn, and the end of the war.
        war: How it went.
    """

    moments: Sequence[Moment]
    war: War


def live(state: State, seed: int) -> Living:
    """Play a war from a position between two players of the same doctrine."""
    moments: list[Moment] = []

    def watch(draft: Draft) -> bool:
        moments.append(_moment(draft.state))
        return False

    fln, gov = PLAYERS.player(DOCTRINE, "fln"), PLAYERS.player(DOCTRINE, "gov")
    war = play_on(state, fln, gov, seed, watch=watch)
    return Living(moments, war)


def _moment(state: State) -> Moment:
    found = {place: tuple(count(state.at[place] & OF_SIDE[seat]) for seat in SEATS) for place in PLACES}
    forces = {place: (fln, gov) for place, (fln, gov) in found.items() if fln or gov}
    return Moment(dict(state.control), forces, (state.fln_psl, state.gov_psl))


def living_view(living: Living, words: Words) -> Part:
    """Return a war as the page shows it: each moment with its map, both levels and a sentence."""
    return {
        "number": living.war.seed,
        "frames": list(_frames(living, words)),
        "end": _end(living.war, words),
        "title": words.say("home-war-title", number=living.war.seed),
    }


def _frames(living: Living, words: Words) -> Iterator[Part]:
    before = living.moments[0]
    for turn, moment in enumerate(living.moments):
        fln, gov = moment.support
        last = turn == len(living.moments) - 1
        said = [words.say("home-war-turn", turn=turn, last="yes" if last else "no", began=first_support())]
        said += [*_changes(before, moment, words), words.say("home-war-levels", fln=fln, gov=gov)]
        yield {
            "turn": turn,
            "control": dict(moment.control),
            "forces": {place: list(there) for place, there in moment.forces.items()},
            "support": [fln, gov],
            "held": [sum(seat == side for seat in moment.control.values()) for side in SEATS],
            "says": " ".join(said),
        }
        before = moment


def _changes(before: Moment, now: Moment, words: Words) -> Iterator[str]:
    """Yield who has taken control of what since the moment before."""
    for side in SEATS:
        taken = [area for area, seat in now.control.items() if seat == side != before.control.get(area)]
        if not taken:
            continue
        names = words.listed([words.place_name(area) for area in taken[:MOST_NAMED]])
        more = max(len(taken) - MOST_NAMED, 0)
        yield words.say("home-war-taken", side=side, areas=names, more=more)


def _end(war: War, words: Words) -> str:
    lost = [side for side, levels in (("fln", war.fln_psl), ("gov", war.gov_psl)) if levels[-1] <= 0]
    if not war.winner:
        return words.say("home-war-open", turn=war.turns)
    return words.say("home-war-end", turn=war.turns, side=lost[0] if len(lost) == 1 else "none")
