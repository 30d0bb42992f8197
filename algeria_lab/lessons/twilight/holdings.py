"""What a position holds: Population by who controls it, and pieces by box [CT-1.1, CT-7.1]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, CASUALTIES, EVERYWHERE, OUT_OF_PLAY, SUEZ
from algeria_lab.twilight.pieces import AP, AT, FP, FT, GB, A, B, U
from algeria_lab.twilight.state import State

CONTROLS: Final = {"fln": "FLN", "nobody": "NONE", "gov": "GOV"}
MAP: Final = "map"
BOXES: Final = {
    MAP: EVERYWHERE,
    "available": (AVAILABLE,),
    "casualties": (CASUALTIES,),
    "out_of_play": (OUT_OF_PLAY,),
    "suez": (SUEZ,),
}
FLN_PIECES: Final = {"guerrillas": (U, A), "fln-bases": (B,)}
GOV_PIECES: Final = {
    "french-troops": (FT,),
    "french-police": (FP,),
    "algerian-troops": (AT,),
    "algerian-police": (AP,),
    "gov-bases": (GB,),
}
PIECES: Final = FLN_PIECES | GOV_PIECES


def population_by_control(state: State) -> dict[str, int]:
    """Return the Population of the spaces of Algeria that the FLN, nobody and the Government control."""
    return {
        name: sum(state.pop(space) for space in ALGERIA if state.control(space) == control)
        for name, control in CONTROLS.items()
    }


def pieces_by_box(state: State) -> dict[str, dict[str, int]]:
    """Return for each kind of piece how many are on the map and in each box; Guerrillas are one kind."""
    return {
        name: {box: sum(state.count(place, kinds) for place in places) for box, places in BOXES.items()}
        for name, kinds in PIECES.items()
    }
