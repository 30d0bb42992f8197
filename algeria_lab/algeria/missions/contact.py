"""Contact: finding FLN units, by a Flush or by Intelligence [A:9.22, A:9.24]."""

from __future__ import annotations

from functools import lru_cache

from algeria_lab.algeria.board.units import DIVISIONS, KIND_OF, KINDS, Units, members
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.state import State
from algeria_lab.core.events import Mod

FLUSH = cite("A:9.22")
TERROR = cite("A:11.5")


def contact_rating(state: State, units: Units) -> int:
    """Return the sum of the Contact ratings: dispersed and airmobilized units have one more [A:2.1]."""
    return printed_rating(units) + (units & (state.dispersed & DIVISIONS | state.airmobile)).bit_count()


@lru_cache(maxsize=4096)
def printed_rating(units: Units) -> int:
    """Return the sum of the printed Contact ratings; the same groups are asked about again and again."""
    return sum((units & kind.units).bit_count() * kind.rating for kind in KINDS[:4])


def contact_mods(state: State, area: str, rating: int, number: int) -> tuple[Mod, ...]:
    """Return the modifiers of a contact roll against one FLN unit [A:9.22, A:9.24]."""
    mods: tuple[Mod, ...] = ()
    if state.is_remote(area):
        mods += (_REMOTE,)
    if area in state.terror:
        mods += (_TERRORIZED,)
    if state.kind(area) == "urban":
        mods += (_URBAN,)
    if KIND_OF[number].rating > rating:
        mods += (_ELUSIVE,)
    return mods


_REMOTE = Mod(1, "remote", FLUSH)


_TERRORIZED = Mod(1, "terrorized", TERROR)


_URBAN = Mod(-1, "urban", FLUSH)


_ELUSIVE = Mod(1, "evasion-above-contact", FLUSH)


def contacted(draft: Draft, area: str, quarry: Units, rating: int, rule: str) -> Units:
    """Roll for contact with each of *quarry* and return those found."""
    state = draft.state
    mods = {number: contact_mods(state, area, rating, number) for number in members(quarry)}
    return draft.trials("contact", [(number, rating, mods[number]) for number in mods], rule)
