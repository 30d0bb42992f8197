"""What may wait on the agenda: a kind for every decision of a side and every procedure that runs by itself.

In saves, records and doctrines a kind goes by the name of its class in small letters, such as
``gov_deployment``. Fields that several kinds have mean the same everywhere:

* ``seat``: who decides.
* ``area``: where it happens.
* ``unit``: the set that holds the one unit it is about.
* ``group``: the units picked for a mission so far.
* ``air``: Air Points committed so far.
* ``fln``, ``gov``: the units of a combat.
* ``purpose``: what a combat is part of.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from algeria_lab.algeria.board.geography import PlaceId
from algeria_lab.algeria.board.units import Units
from algeria_lab.core.actions import Seat
from algeria_lab.core.agenda import Frames

Purpose: TypeAlias = Literal["harass", "react", "flush"]


class Setup(NamedTuple):
    """A side places its units before turn 1 [A:3]."""

    seat: Seat


class UnDebate(NamedTuple):
    """The UN debates: the stronger side chooses whose PSL moves [A:IN-41]."""

    seat: Seat


class PurgeZone(NamedTuple):
    """The Government names the wilaya of a purge [A:IN-44]."""

    seat: Seat


class Purge(NamedTuple):
    """The FLN names units of a wilaya that a purge neutralizes; *number* are left to name [A:IN-44]."""

    seat: Seat
    wilaya: str
    number: int


class Withdraw(NamedTuple):
    """The Government names units for NATO; *brigades* are left to name [A:IN-40]."""

    seat: Seat
    brigades: int


class Suez(NamedTuple):
    """The Government names elite brigades for Suez; *brigades* are left to name [A:C.2]."""

    seat: Seat
    brigades: int


class PlaceOas(NamedTuple):
    """The side that controls the OAS places it [A:11.3]."""

    seat: Seat


class OasRemoval(NamedTuple):
    """The Government may take the OAS out of play [A:IN-28]."""

    seat: Seat


class GovReinforcement(NamedTuple):
    """The Government spends PSP [A:6.3]."""

    seat: Seat


class Mobilize(NamedTuple):
    """The Government names the area of a unit that it mobilizes [A:6.3]."""

    seat: Seat
    unit: Units


class FlnReinforcement(NamedTuple):
    """The FLN spends AP [A:6.2]."""

    seat: Seat


class GovDeployment(NamedTuple):
    """The Government deploys [A:7]."""

    seat: Seat


class Deploy(NamedTuple):
    """The Government names the area that a unit is sent to [A:7]."""

    seat: Seat
    unit: Units


class FlnDeployment(NamedTuple):
    """The FLN deploys [A:7]."""

    seat: Seat


class Operations(NamedTuple):
    """A side chooses a mission, or passes [A:8]."""

    seat: Seat


class Strike(NamedTuple):
    """The FLN prepares a Strike [A:9.12]."""

    seat: Seat
    area: PlaceId
    group: Units


class Move(NamedTuple):
    """The FLN names where a unit moves [A:9.13]."""

    seat: Seat
    unit: Units


class Raid(NamedTuple):
    """The FLN prepares a Raid [A:9.14]."""

    seat: Seat
    area: PlaceId
    group: Units


class Harass(NamedTuple):
    """The FLN prepares a Harass; *target* holds the Government unit, once it is named [A:9.15]."""

    seat: Seat
    area: PlaceId
    target: Units
    group: Units


class Flush(NamedTuple):
    """The Government prepares a Flush; *quarry* are the FLN units that it can reach [A:9.22]."""

    seat: Seat
    area: PlaceId
    quarry: Units
    air: int
    group: Units


class React(NamedTuple):
    """The Government may react to a *mission*; *quarry* are the FLN units that carried it out [A:9.23]."""

    seat: Seat
    area: PlaceId
    quarry: Units
    air: int
    group: Units
    mission: str


class Assist(NamedTuple):
    """The Government names the elite brigades that help a Suppression [A:IN-24]."""

    seat: Seat
    area: PlaceId
    group: Units


class CommitAir(NamedTuple):
    """The Government commits Air Points to a combat that is about to be rolled [A:11.11]."""

    seat: Seat
    area: PlaceId
    fln: Units
    gov: Units
    purpose: Purpose


class Distribute(NamedTuple):
    """A side splits *points* (PSP) between raising its PSL and lowering the other's [A:C.6]."""

    seat: Seat
    points: int


class Suppressed(NamedTuple):
    """The FLN names units that a Suppression neutralizes; *number* are left to name [A:IN-23]."""

    seat: Seat
    area: PlaceId
    number: int


class FreeMobilization(NamedTuple):
    """The Government mobilizes for nothing after a coup; *halves* of a PSP are left [A:11.4]."""

    seat: Seat
    halves: int


class FreeUnit(NamedTuple):
    """The Government names the area of a unit that it mobilizes for nothing [A:IN-54]."""

    seat: Seat
    unit: Units


class RemoveElites(NamedTuple):
    """The Government names elite brigades that leave the war; *brigades* are left to name [A:11.4]."""

    seat: Seat
    brigades: int


class RandomEvents(NamedTuple):
    """A turn begins with its random event [A:5]."""


class EventEnd(NamedTuple):
    """What follows when the random event is over [A:5]."""


class BeginGovReinforcement(NamedTuple):
    """The Government's half of the Reinforcement Phase begins [A:6]."""


class BeginFlnReinforcement(NamedTuple):
    """The FLN's half of the Reinforcement Phase begins with its income [A:6.1]."""


class BeginGovDeployment(NamedTuple):
    """The Government's half of the Deployment Phase begins [A:7]."""


class BeginFlnDeployment(NamedTuple):
    """The FLN's half of the Deployment Phase begins [A:7]."""


class BeginOperations(NamedTuple):
    """The Operations Phase begins [A:8]."""


class OasSuppression(NamedTuple):
    """The OAS carries out its Suppression [A:IN-27]."""


class TurnTo(NamedTuple):
    """It is the turn of a side to act, unless it has passed for good [A:8]."""

    seat: Seat


class AfterFlnMission(NamedTuple):
    """An FLN *mission* has been carried out by what is left of its *group* [A:9.23]."""

    mission: str
    area: PlaceId
    group: Units


class AfterGovMission(NamedTuple):
    """A Government mission has been carried out."""


class Fight(NamedTuple):
    """Both sides of a combat fire [A:C.3]."""

    area: PlaceId
    fln: Units
    gov: Units
    air: int
    purpose: Purpose


class Losses(NamedTuple):
    """The FLN takes the hits of a combat one by one [A:C.3].

    Attributes:
        seat: Who names the units: the FLN.
        hits: Hits that are left.
        fln: What is left of the FLN's group.
        eliminated: Units eliminated so far.
        area: Where it happens.
        gov: The Government's group.
        on_gov: Hits rolled against the Government.
        on_fln: Hits rolled against the FLN.
        purpose: What the combat is part of.
    """

    seat: Seat
    hits: int
    fln: Units
    eliminated: int
    area: PlaceId
    gov: Units
    on_gov: int
    on_fln: int
    purpose: Purpose


class ChooseLoss(Losses):
    """The FLN names the unit that takes the next hit [A:C.3]."""

    __slots__ = ()


class CombatEnd(NamedTuple):
    """The side that was hit more often is neutralized; *on_gov* and *on_fln* are the hits [A:C.3]."""

    area: PlaceId
    fln: Units
    gov: Units
    on_gov: int
    on_fln: int
    purpose: Purpose


class SuppressionSide(NamedTuple):
    """The side effect of a Suppression: the *mark* of its row, and whether the OAS did it [A:9.26]."""

    area: PlaceId
    mark: str
    by_oas: bool


class Interphase(NamedTuple):
    """The Turn Interphase, up to what a coup leaves to be chosen [A:10]."""


class FinalAdjustment(NamedTuple):
    """The end of the Interphase; ``checked`` if the shorter game was looked at before a coup [A:10.4]."""

    checked: Literal["", "checked"] = ""


Preparing: TypeAlias = Strike | Raid | Harass | Flush | React | Assist
Decision: TypeAlias = (
    Setup
    | UnDebate
    | PurgeZone
    | Purge
    | Withdraw
    | Suez
    | PlaceOas
    | OasRemoval
    | GovReinforcement
    | Mobilize
    | FlnReinforcement
    | GovDeployment
    | Deploy
    | FlnDeployment
    | Operations
    | Move
    | Preparing
    | CommitAir
    | ChooseLoss
    | Distribute
    | Suppressed
    | FreeMobilization
    | FreeUnit
    | RemoveElites
)
Procedure: TypeAlias = (
    RandomEvents
    | EventEnd
    | BeginGovReinforcement
    | BeginFlnReinforcement
    | BeginGovDeployment
    | BeginFlnDeployment
    | BeginOperations
    | OasSuppression
    | TurnTo
    | AfterFlnMission
    | AfterGovMission
    | Fight
    | Losses
    | CombatEnd
    | SuppressionSide
    | Interphase
    | FinalAdjustment
)
Frame: TypeAlias = Decision | Procedure

DECISIONS: frozenset[type[Decision]] = frozenset(get_args(Decision))
FRAMES: Frames[Frame] = Frames.named(get_args(Frame), "_")
