"""The ways of a March on the map [CT-5.4.2]."""

from algeria_lab.twilight.geography import PLACE, PLACES
from algeria_lab.twilight.operations.march import march_paths
from algeria_lab.twilight.state import State
from tests.twilight.boards import board


def ways(state: State, source: str, target: str, **limits: bool) -> list[str]:
    """Return the paths between two spaces in words."""
    found = march_paths(state, PLACE[source], PLACE[target], **limits)
    return [" ".join(PLACES[space] for space in path) for path in found]


def test_a_group_goes_on_inside_its_wilaya_and_may_then_leave_it():
    assert ways(board(), "bougie", "medea") == [
        "bougie tizi_ouzou bordj_bou_arreridj medea",
        "bougie tizi_ouzou medea",
        "bougie bordj_bou_arreridj tizi_ouzou medea",
        "bougie bordj_bou_arreridj medea",
    ]


def test_a_step_into_another_wilaya_ends_the_movement():
    assert ways(board(), "bougie", "algiers") == []


def test_a_limited_march_makes_one_step():
    assert ways(board(), "setif", "souk_ahras", one_step=True) == []
    assert ways(board(), "setif", "philippeville", one_step=True) == ["setif philippeville"]


def test_dead_zones_allow_one_step():
    assert ways(board(capabilities={"covert_gov"}), "setif", "souk_ahras") == []


def test_paranoia_closes_sectors_of_other_wilayas_but_not_the_border():
    paranoid = board(momentum={"paranoia"})
    assert ways(paranoid, "bougie", "medea") == []
    assert ways(paranoid, "tunisia", "tebessa") == ["tunisia tebessa"]
    assert "tebessa tunisia" in ways(paranoid, "tebessa", "tunisia")
