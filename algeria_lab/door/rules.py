"""The rules of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from algeria_lab import games
from algeria_lab.core.rules import Rules

GAMES: Mapping[str, Rules[Any]] = {game: record.rules() for game, record in games.GAMES.items()}
