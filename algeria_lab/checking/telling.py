"""The messages about faults in English, for notebooks and logs, which have no language of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Returns a message by its id with values filled in, as `Messages.say` of the views does.
Say: TypeAlias = Callable[..., str]
_FAMILIES = ("common", "faults")


@cache
def _english() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    for family in _FAMILIES:
        path = resources.files("algeria_lab.data") / "messages" / "en" / f"{family}.ftl"
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def english(key: str, /, **values: object) -> str:
    """Return a message about faults in English."""
    pattern = _english().get_message(key).value
    assert pattern is not None, key
    return str(_english().format_pattern(pattern, values)[0])
