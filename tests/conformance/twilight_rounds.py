"""Recorded Propaganda Rounds as actions of the engine."""

from __future__ import annotations

from tests.conformance.twilight_steps import Translation

TRANSLATIONS: dict[str, Translation] = {}
"""By ``propaganda commitment`` and so on; what the FLN does in a phase its chart decides."""
