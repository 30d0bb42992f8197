"""What may wait on the agenda: a kind of frame for each decision, and for what runs by itself [CT-4].

Each room of the rules has a module of frames. In saves and records a kind goes by the name of its class in
small letters, such as ``begin-turn``. ``seat`` is the side concerned, at a decision the side that decides.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from algeria_lab.core.agenda import Frames
from algeria_lab.twilight.frames.events import EventFrame
from algeria_lab.twilight.frames.fln import FlnFrame
from algeria_lab.twilight.frames.government import GovernmentFrame
from algeria_lab.twilight.frames.propaganda import PropagandaFrame
from algeria_lab.twilight.frames.sequence import SequenceFrame

Frame: TypeAlias = SequenceFrame | GovernmentFrame | FlnFrame | EventFrame | PropagandaFrame

FRAMES: Frames[Frame] = Frames.named(
    [
        kind
        for room in (SequenceFrame, GovernmentFrame, FlnFrame, EventFrame, PropagandaFrame)
        for kind in get_args(room) or (room,)
    ],
    "-",
)
