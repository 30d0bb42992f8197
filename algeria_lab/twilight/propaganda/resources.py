"""The Resources of a Propaganda Round, part by part [CT-6.2]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.steps import procedure
from algeria_lab.core.tables import load_data
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft, Part
from algeria_lab.twilight.frames.propaganda import Resources
from algeria_lab.twilight.geography import EVERYWHERE, SECTORS
from algeria_lab.twilight.pieces import GB, B
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Runs

RESOURCES = cite("CT-6.2")
SUEZ_GAIN: Final = 6


class FranceBox(NamedTuple):
    """What a box of the France Track takes and gives in each Round [CT-1.3].

    Attributes:
        commitment_lost: Commitment that the Government loses.
        fln_resources: Resources that the FLN gains.
    """

    commitment_lost: int
    fln_resources: int


def _read_track() -> tuple[FranceBox, ...]:
    rows = cast("list[dict[str, Any]]", load_data("twilight", "tables")["france"])
    return tuple([FranceBox(row["commitment_lost"], row["fln_resources"]) for row in rows])


FRANCE_TRACK: Final = _read_track()


def government_parts(state: State) -> Iterator[Part]:
    """Yield what the Government receives and pays: number, reason, place."""
    yield state.commitment, "round-commitment", None
    if state.recall == "in_effect":
        yield state.total_support, "round-support", None
    else:
        yield state.french_available, "round-available", None
    for space in SECTORS:
        if state.pieces[space][GB] and state.control(space) == "GOV":
            yield state.pop(space), "round-base-sector", space
    yield -state.resettled_sectors, "round-resettled", None


def fln_parts(state: State) -> Iterator[Part]:
    """Yield what the FLN receives and what the Border Zone takes from it: number, reason, place."""
    for space in EVERYWHERE:
        yield state.pieces[space][B], "round-base", space
    yield FRANCE_TRACK[state.france].fln_resources, "round-france", None
    yield -state.border_zone, "round-border-zone", None
    if state.suez_due:
        yield SUEZ_GAIN, "round-suez", None


def receive(draft: Draft, _frame: Resources) -> None:
    """Give both sides their Resources; a total below 0 is taken from them."""
    draft.enter("resources", "", RESOURCES)
    draft.count_parts("gov_resources", list(government_parts(draft.state)), RESOURCES)
    draft.count_parts("fln_resources", list(fln_parts(draft.state)), RESOURCES)
    draft.set("suez_due", False, RESOURCES)


RUNS: Runs = procedure(Resources, receive)
