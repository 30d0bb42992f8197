"""Recorded turns of the Government as actions of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from algeria_lab.twilight.state import State
from tests.conformance.twilight_steps import Say, Translation

Json = dict[str, Any]


def say_pass(state: State, step: Json) -> Iterator[Say]:
    """Yield a Pass."""
    yield Say("gov pass")


TRANSLATIONS: Final[dict[str, Translation]] = {"gov PASS": say_pass}
