"""What a prediction is read from, in words: the numbers of a game, those that are asked for most first."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from algeria_lab.scenarios.conditions.documented import Row, documented
from algeria_lab.views.pages.studio.offered.beginnings import game_of
from algeria_lab.views.shared.messages import Messages

Choice: TypeAlias = tuple[str, str]
# The numbers that questions are about, by game; all others come behind them.
USUAL = {
    "algeria": ("fln.psl", "gov.psl", "fln.ap", "balance", "border.level", "air.max", "helicopter.max"),
    "insurgent": ("gov.fronts", "fln.fronts", "gov.icons", "fln.icons", "prisoners"),
    "twilight": ("support", "opposition", "commitment", "gov.resources", "fln.resources"),
}
_CHOSEN = re.compile(r"\s*(change\(\s*[a-z_.]+\s*\)|[a-z_.]+)\s*")
# What else of a number is said: its bounds, and what some of its values mean.
_MORE = re.compile(r"\s*[,;:(].*")


def quantities(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    """Return the numbers that a prediction can be read from, each with what it is."""
    game = game_of(data)
    rows = {row.name: row for row in documented(game) if row.kind == "number" and not row.is_asked}
    names = [*USUAL[game], *(name for name in rows if name not in USUAL[game])]
    return [(name, (_short if name in USUAL[game] else _long)(rows[name], words)) for name in names]


def is_chosen(text: str) -> bool:
    """Return whether what is read can be chosen in two lists: a number, or how much it changes."""
    return _CHOSEN.fullmatch(text) is not None


def _short(row: Row, words: Messages) -> str:
    return _MORE.sub("", row.about[words.language].rstrip("."), count=1)


def _long(row: Row, words: Messages) -> str:
    return f"{row.about[words.language].rstrip('.')} ({row.form})"
