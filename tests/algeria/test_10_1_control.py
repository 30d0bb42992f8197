"""Control of areas, A:10.1."""

import pytest

from algeria_lab.algeria.phases.interphase import judge_control
from tests.algeria.boards import Board, board, carry_out, rolls


def judged(start: Board, *faces: int, area: str = "V-4") -> str:
    """Return who controls *area* after the judgement."""
    state, _ = carry_out(start, judge_control, faces=faces)
    return state.control.get(area, "")


@pytest.mark.parametrize(
    ("fln", "gov", "holder"),
    [
        ("band-1", "", "fln"),
        ("", "police-1", "gov"),
        ("", "", ""),
        ("front-1", "brigade-1", "fln"),
        ("cadre-1 cadre-2", "police-1", "fln"),
        ("cadre-1", "police-1 brigade-1", "gov"),
        ("cadre-1", "division-1", ""),
        ("failek-1 band-1 band-2", "elite-1 elite-2 algerian-1", ""),
        ("front-1", "police-1 brigade-1 elite-1", ""),
    ],
)
def test_twice_the_points_are_sure(fln: str, gov: str, holder: str):
    """A Front is worth 3, other units 1; twice the other side's points decide, equal ones nothing."""
    assert judged(board().put(fln, "V-4").put(gov, "V-4")) == holder


def test_a_dispersed_division_is_worth_three():
    """A dispersed division has 3 control points, a concentrated one 1."""
    assert judged(board().put("cadre-1", "V-4").put("division-1", "V-4", marks="D")) == "gov"
    assert judged(board().put("cadre-1", "V-4").put("division-1", "V-4")) == ""


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("band-1", "UG"),
        ("band-1", "OPS"),
        ("band-1", "OC"),
        ("brigade-1", "OPS"),
        ("brigade-1", "PTL"),
        ("brigade-1", "OC"),
        ("police-1", "PTL"),
    ],
)
def test_the_box_does_not_matter(name: str, box: str):
    """Active or not, in any box, a unit counts."""
    assert judged(board().put(name, "V-4", box)) == ("fln" if name == "band-1" else "gov")


@pytest.mark.parametrize(("name", "marks"), [("front-1", "N"), ("division-1", "DN"), ("police-1", "N")])
def test_neutralized_units_do_not_count(name: str, marks: str):
    """A neutralized unit has no control points."""
    assert judged(board().put(name, "V-4", "OC", marks)) == ""


@pytest.mark.parametrize(("faces", "holder"), [((2, 3), "fln"), ((3, 2), "gov"), ((1, 2), ""), ((3, 6), "")])
def test_otherwise_both_roll_for_the_difference(faces: tuple[int, int], holder: str):
    """Both roll, the FLN first; who alone rolls up to the difference controls, else it stays contested."""
    start = board().put("front-1 cadre-1 cadre-2", "V-4").put("police-1 brigade-1 brigade-2", "V-4")

    assert judged(start, *faces) == holder


def test_the_larger_side_has_no_advantage_then():
    """The side with fewer points has the same chance."""
    start = board().put("cadre-1 cadre-2", "V-4").put("police-1 police-2 police-3", "V-4")

    assert judged(start, 1, 2) == "fln"


def test_areas_are_judged_in_map_order():
    """Dice fall area by area in the order of the map."""
    start = board().put("cadre-1 cadre-2", "V-4").put("police-1 police-2 police-3", "V-4")
    start.put("cadre-3 cadre-4", "I-1").put("police-4 police-5 police-6", "I-1")

    _, events = carry_out(start, judge_control, faces=[1, 2, 3, 4])

    assert [
        (event.where, event.faces) for event in rolls(events, "control-fln") + rolls(events, "control-gov")
    ] == [
        ("I-1", (1,)),
        ("V-4", (3,)),
        ("I-1", (2,)),
        ("V-4", (4,)),
    ]


def test_old_markers_are_replaced():
    """Control of last turn plays no part."""
    assert judged(board().control("gov", "V-4")) == ""
    assert judged(board().control("gov", "V-4").put("band-1", "V-4")) == "fln"


def test_countries_are_never_controlled():
    """Nobody controls Morocco, Tunisia or France."""
    state, _ = carry_out(board("1958").put("band-1", "TUNISIA").put("cadre-1", "FRANCE"), judge_control)

    assert not any(state.control.values())
