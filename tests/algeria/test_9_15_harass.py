"""Harass, A:9.15."""

import pytest

from tests.algeria.boards import awaits, board, legal, play, psl, refused, roll, stands


def test_a_band_or_failek_harasses_without_cost():
    """One ready Band or Failek harasses a Government unit of its area; no AP are needed."""
    ready = (
        board().put("band-1 cadre-1", "II-1").put("algerian-1", "II-1").put("band-2", "II-2").set(fln_ap=0)
    )

    assert legal(ready, "harass") == {"fln harass II-1"}
    assert refused(ready, "fln harass II-2") == ("no-target", "A:9.15")
    assert refused(board().put("cadre-1", "II-1").put("police-1", "II-1"), "fln harass II-1") == (
        "no-ready-fighters",
        "A:9.15",
    )


def test_remote_areas_are_allowed():
    """A Harass happens in any kind of area."""
    assert legal(board().put("band-1", "V-6").put("algerian-1", "V-6"), "harass") == {"fln harass V-6"}


def test_the_target_is_any_government_unit_of_the_area():
    """The target stands in any box, neutralized or not."""
    ready = board().put("band-1", "II-1").put("algerian-1", "II-1", "OC").put("brigade-1", "II-1", "OC", "N")
    ready.put("police-1", "II-1", marks="N").put("elite-1", "II-1", "PTL").put("elite-2", "II-2")
    state, _ = play(ready, "fln harass II-1")

    assert legal(state, "target") == {
        f"fln target {name}" for name in ("brigade-1", "elite-1", "algerian-1", "police-1")
    }
    assert refused(state, "fln target elite-2") == ("not-in-area", "A:9.15")


def test_it_needs_a_target_and_a_unit():
    """Both have to be named."""
    state, _ = play(board().put("band-1", "II-1").put("police-1", "II-1"), "fln harass II-1")
    assert refused(state, "fln done") == ("no-target-named", "A:9.15")

    state, _ = play(state, "fln target police-1")
    assert refused(state, "fln done") == ("nobody-picked", "A:9")


def test_several_need_a_failek_among_them():
    """Bands join a Failek but not each other; Cadres never do."""
    ready = board().put("band-1 band-2 failek-1 cadre-1", "II-1").put("police-1", "II-1")
    state, _ = play(ready, "fln harass II-1; target police-1; pick band-1")
    assert refused(state, "fln pick band-2") == ("needs-failek", "A:IN-13")
    assert refused(state, "fln pick cadre-1") == ("wrong-unit", "A:9.15")

    state, _ = play(state, "pick failek-1")
    assert legal(state, "pick") == {"fln pick band-2"}


@pytest.mark.parametrize(
    ("name", "marks", "half"),
    [
        ("division-1", "", 13),
        ("division-1", "D", 6),
        ("brigade-1", "", 3),
        ("elite-1", "", 5),
        ("algerian-1", "", 3),
        ("police-1", "", 1),
    ],
)
def test_the_target_fires_back_at_half_strength(name: str, marks: str, half: int):
    """Return fire is half the firepower, rounded up for each unit."""
    _, events = play(
        board().put("band-1", "II-1").put(name, "II-1", marks=marks),
        f"fln harass II-1; target {name}; pick band-1; done",
        faces=[1, 1],
        alone=True,
    )

    assert roll(events, "gov-fire").limit == half
    assert roll(events, "fln-fire").limit == 2


def test_air_points_do_not_help():
    """Air Points cannot support return fire."""
    state, _ = play(
        board("1958").put("band-1", "II-1").put("police-1", "II-1"),
        "fln harass II-1; target police-1; pick band-1; done",
        faces=[1, 1],
    )

    assert (state.air, awaits(state)) == (6, ("operations", "fln"))


def test_both_have_completed_their_operations():
    """Harassers end in OC; a mobile target too, Police stay on Patrol."""
    mobile = board().put("band-1", "II-1").put("algerian-1", "II-1", "PTL")
    police = board().put("band-1", "II-1").put("police-1", "II-1")

    state, _ = play(mobile, "fln harass II-1; target algerian-1; pick band-1; done", faces=[1, 1])
    assert (stands(state, "band-1"), stands(state, "algerian-1")) == ("II-1 OC", "II-1 OC")
    state, _ = play(police, "fln harass II-1; target police-1; pick band-1; done", faces=[1, 1])
    assert (stands(state, "band-1"), stands(state, "police-1")) == ("II-1 OC", "II-1 PTL")


def test_each_hit_on_the_government_is_a_psp_for_the_fln():
    """Hits on Police are paid like those on other units: one PSP each."""
    state, _ = play(
        board().put("band-1", "II-1").put("police-1", "II-1"),
        "fln harass II-1; target police-1; pick band-1; done; fln lower 2",
        faces=[6, 1],
    )

    assert (psl(state), stands(state, "police-1")) == ((50, 63), "II-1 PTL N")


def test_the_target_cannot_react_and_others_can():
    """After the combat the target is in OC; other active units of the area may react to the survivors."""
    alone = board().put("band-1", "II-1").put("algerian-1", "II-1")
    helped = board().put("band-1", "II-1").put("algerian-1 algerian-2", "II-1")
    line = "fln harass II-1; target algerian-1; pick band-1; done"

    assert awaits(play(alone, line, faces=[1, 1])[0]) == ("operations", "fln")
    state, _ = play(helped, line, faces=[1, 1])
    assert (awaits(state), legal(state, "pick")) == (("react", "gov"), {"gov pick algerian-2"})


def test_it_is_not_limited_in_an_area():
    """Further units of the area may harass later in the turn."""
    ready = board().put("band-1 band-2", "II-1").put("police-1", "II-1")

    state, _ = play(ready, "fln harass II-1; target police-1; pick band-1; done", faces=[1, 1])

    assert legal(state, "harass") == {"fln harass II-1"}
