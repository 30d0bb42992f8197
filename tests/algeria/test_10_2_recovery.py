"""Recovery, A:10.2 and chart A:C.5."""

import pytest

from algeria_lab.algeria.phases.interphase import recover_areas, recover_units
from algeria_lab.core.events import Mod
from tests.algeria.boards import board, carry_out, roll, rolls, run, stands

HIGH, LOW, ELITE = Mod(1, "high-psl", "A:12.1"), Mod(-1, "low-psl", "A:12.1"), Mod(1, "elite", "A:10.2")


@pytest.mark.parametrize(("face", "marks"), [(4, " N"), (5, "")])
@pytest.mark.parametrize("name", ["band-1", "front-1", "brigade-1", "police-1"])
def test_five_or_more_recovers(name: str, face: int, marks: str):
    """Each neutralized unit in Algeria rolls; 5 or more brings it back, in the box where it stands."""
    box = "PTL" if name == "police-1" else "OC"
    state, _ = carry_out(board().put(name, "V-4", box, "N"), recover_units, faces=[face])

    assert stands(state, name) == f"V-4 {box}{marks}"


@pytest.mark.parametrize(
    ("name", "fln", "gov", "mods"),
    [
        ("band-1", 70, 50, (HIGH,)),
        ("band-1", 50, 70, ()),
        ("band-1", 30, 50, (LOW,)),
        ("brigade-1", 50, 70, (HIGH,)),
        ("brigade-1", 50, 30, (LOW,)),
        ("brigade-1", 30, 50, ()),
        ("elite-1", 50, 50, (ELITE,)),
        ("elite-1", 50, 70, (HIGH,)),
        ("elite-1", 50, 30, (ELITE, LOW)),
    ],
)
def test_psl_and_elite_status_modify(name: str, fln: int, gov: int, mods: tuple[Mod, ...]):
    """+1 for an elite unit or its owner's PSL of 70 or more, but once; -1 for a PSL of 30 or less."""
    start = board().put(name, "V-4", "OC", "N").set(fln_psl=fln, gov_psl=gov)

    _, events = carry_out(start, recover_units, faces=[1])

    assert roll(events, "recovery").mods == mods


def test_units_roll_area_by_area():
    """Areas in map order, and within an area the lowest counter first."""
    start = (
        board()
        .put("band-1 elite-1", "V-4", "OC", "N")
        .put("front-1", "I-1", "OC", "N")
        .put("band-2", "V-4", "OC")
    )

    _, events = carry_out(start, recover_units, faces=[1, 1, 1])

    assert [event.where for event in rolls(events, "recovery")] == ["front-1", "elite-1", "band-1"]


@pytest.mark.parametrize(("face", "stays"), [(4, True), (5, False)])
def test_terror_fades_on_five_or_more(face: int, stays):
    """Each Terrorized area rolls; 5 or more removes the marker."""
    start = board().put("cadre-1", "V-4").mark("terror", "V-4")

    state, _ = carry_out(start, recover_areas, faces=[face])

    assert bool(state.terror) == stays


@pytest.mark.parametrize(
    ("name", "marks", "mods"),
    [
        ("", "", (Mod(1, "no-active-fln", "A:11.5"),)),
        ("band-1", "N", (Mod(1, "no-active-fln", "A:11.5"),)),
        ("brigade-1", "", (Mod(1, "no-active-fln", "A:11.5"),)),
        ("front-1", "", ()),
    ],
)
def test_terror_fades_faster_without_the_fln(name: str, marks: str, mods: tuple[Mod, ...]):
    """+1 if no FLN unit that is not neutralized is there."""
    start = board().put(name, "V-4", "OC", marks).mark("terror", "V-4")

    _, events = carry_out(start, recover_areas, faces=[1])

    assert roll(events, "terror-recovery").mods == mods


def test_units_recover_before_areas():
    """A Band that recovers this turn counts for the Terror marker of its area."""
    start = board().put("band-1", "V-4", "OC", "N").mark("terror", "V-4").set(fln_ap=0).awaiting()

    _, events = run(start, "interphase", faces=[5, 4])

    assert [event.what for event in events if hasattr(event, "faces")] == ["recovery", "terror-recovery"]
    assert roll(events, "terror-recovery").mods == ()
