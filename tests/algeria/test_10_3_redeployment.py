"""Redeployment, A:10.3."""

from algeria_lab.algeria.phases.interphase import redeploy
from tests.algeria.boards import board, carry_out, stands


def test_fln_units_go_underground():
    """FLN units in Algeria that are not neutralized return to UG of their areas."""
    start = (
        board().put("front-1 cadre-1", "II-1", "OPS").put("band-1", "V-7", "OC").put("failek-1", "I-1", "UG")
    )

    state, _ = carry_out(start, redeploy)

    assert [stands(state, name) for name in ("front-1", "cadre-1", "band-1", "failek-1")] == [
        "II-1 UG",
        "II-1 UG",
        "V-7 UG",
        "I-1 UG",
    ]


def test_neutralized_fln_units_stay_exposed():
    """Neutralized FLN units stay in OC."""
    state, _ = carry_out(board().put("band-1 front-1", "II-1", "OC", "N"), redeploy)

    assert (stands(state, "band-1"), stands(state, "front-1")) == ("II-1 OC N", "II-1 OC N")


def test_units_abroad_stay_as_they_are():
    """Morocco, Tunisia and France are not concerned."""
    start = board("1958").put("band-1", "TUNISIA").put("cadre-1", "FRANCE", "OC")

    state, _ = carry_out(start, redeploy)

    assert (stands(state, "band-1"), stands(state, "cadre-1")) == ("TUNISIA OPS", "FRANCE OC")


def test_government_units_go_to_oc_and_police_stay():
    """Mobile Government units stand in OC, waiting to be paid for; Police remain on Patrol."""
    start = board().put("brigade-1", "II-1", "OPS").put("division-1", "II-1", "PTL").put("police-1", "II-1")
    start.put("algerian-1", "II-1", "OPS")

    state, _ = carry_out(start, redeploy)

    assert [stands(state, name) for name in ("brigade-1", "division-1", "police-1", "algerian-1")] == [
        "II-1 OC",
        "II-1 OC",
        "II-1 PTL",
        "II-1 OC",
    ]


def test_divisions_keep_their_mode():
    """Redeployment does not turn divisions over."""
    state, _ = carry_out(board().put("division-1", "II-1", "PTL", "D"), redeploy)

    assert stands(state, "division-1") == "II-1 OC D"


def test_airmobilized_units_land():
    """All airmobilized units turn back, neutralized ones too."""
    start = board("1958").put("elite-1", "II-1", "OPS", "A").put("brigade-1", "II-1", "OC", "AN")

    state, _ = carry_out(start, redeploy)

    assert (stands(state, "elite-1"), stands(state, "brigade-1")) == ("II-1 OC", "II-1 OC N")


def test_points_are_available_again():
    """Available Air and Helicopter Points equal their maximum again."""
    state, _ = carry_out(board("1958").set(air=1, helicopter=0, air_max=5), redeploy)

    assert (state.air, state.air_max, state.helicopter) == (5, 5, 4)


def test_the_border_zone_rests():
    """The Border Zone becomes inactive and keeps its DRM."""
    state, _ = carry_out(board("1958").set(border_zone_active=True), redeploy)

    assert (state.border_zone_active, state.border_zone) == (False, -2)
