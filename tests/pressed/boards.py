"""The boards that are pressed, and where their games begin."""

from __future__ import annotations

from tests.pressed.campaign import campaigns
from tests.pressed.duel import DuelBoard
from tests.pressed.war import wars

BOARDS = {"algeria": wars, "twilight": campaigns, "insurgent": DuelBoard}
SCENARIOS = {
    "algeria": ("1954", "1958", "1960"),
    "twilight": ("short", "medium", "full"),
    "insurgent": ("duel", "solo"),
}
