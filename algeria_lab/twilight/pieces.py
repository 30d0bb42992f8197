"""The 91 pieces by kind, and the places where they may be [CT-1.1, CT-2.1].

Inside the rules a kind and a place are numbers, in text they are words: `KINDS` and `PLACES` translate.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("FT", "FP", "AT", "AP", "GB", "U", "A", "B")
FT, FP, AT, AP, GB, U, A, B = range(8)
COUNTS: Final = {FT: 9, FP: 21, AT: 3, AP: 7, GB: 6, U: 30, B: 15}
"""How many there are of each kind; Guerrillas, Underground or Active, are one kind."""

FRENCH: Final = (FT, FP, GB)
FRENCH_CUBES: Final = (FT, FP)
ALGERIAN: Final = (AT, AP)
TROOPS: Final = (FT, AT)
POLICE: Final = (FP, AP)
CUBES: Final = (FT, FP, AT, AP)
GOVERNMENT: Final = (FT, FP, AT, AP, GB)
GUERRILLAS: Final = (U, A)
INSURGENT: Final = (U, A, B)

KIND: Final = {name: number for number, name in enumerate(KINDS)}
