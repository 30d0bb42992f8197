"""What people may type for a space or track: all names that we print for it, in both languages [CT-2]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.twilight.geography import PLACES, SPACES, Space
from algeria_lab.twilight.steps import Verb

OTHER_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "algiers": ("Alger",),
        "morocco": ("Maroc",),
        "tunisia": ("Tunisie",),
        "france_track": ("France Track", "France", "piste France"),
        "border_zone_track": ("Border Zone", "barrage frontalier", "piste du barrage frontalier"),
    }
)


def typed_names(words: Iterable[str]) -> TypedNames:
    """Return the reader of what people type, for places and some *words* that may stand beside them."""
    names: dict[str, tuple[str, ...]] = {space.id: tuple(_printed(space)) for space in SPACES}
    names |= {place: OTHER_NAMES[place] for place in PLACES[len(SPACES) :] if place in OTHER_NAMES}
    return TypedNames(names, words)


def _printed(space: Space) -> Iterator[str]:
    """Yield what a space is called; the zone of a City alone is the name of a Wilaya."""
    called = (space.name, *OTHER_NAMES.get(space.id, ()))
    yield from called
    if space.zone:
        yield from (f"{name} ({space.zone})" for name in called)
    if space.kind == "sector":
        yield space.zone


def short_verb(step: Mapping[str, Verb[Any]]) -> str:
    """Return the verb that a bare place stands for: the first of a decision that takes just one; or none."""
    return next((name for name, verb in step.items() if verb.takes == ("space",)), "")


def spelled(args: tuple[str, ...], takes: tuple[str, ...]) -> tuple[str, ...]:
    """Return arguments with kinds of pieces in the letters of their ids, such as ``FT`` for ``ft``."""
    kinds = [what == "kind" for what in takes] + [False] * len(args)
    return tuple([arg.upper() if kind else arg for arg, kind in zip(args, kinds, strict=False)])
