"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons."""

from __future__ import annotations

__version__ = "0.1.0"
