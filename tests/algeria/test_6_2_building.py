"""Building and converting FLN units, A:6.2."""

import pytest

from tests.algeria.boards import Board, agenda, board, counts, legal, play, psl, refused, stands


def building(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("fln_reinforcement", "fln")


@pytest.mark.parametrize("kind", ["cadre", "band"])
def test_cadres_and_bands_are_built_beside_a_front(kind: str):
    """For 3 AP a Front that is not neutralized builds a Cadre or Band, which starts underground."""
    state, events = play(building().put("front-1", "II-2", "UG"), f"fln build {kind} II-2")

    assert counts(events) == [("fln_ap", -3)]
    assert stands(state, f"{kind}-1") == "II-2 UG"


def test_without_an_able_front_nothing_is_built():
    """A neutralized Front builds nothing, nor does an area without one."""
    start = building().put("front-1", "II-2", "OC", "N").put("cadre-1", "II-1", "UG")

    assert legal(start, "build") == set()
    assert refused(start, "fln build cadre II-2") == ("no-front", "A:6.2")
    assert refused(start, "fln build cadre II-1") == ("no-front", "A:6.2")


def test_building_abroad_costs_two():
    """In independent Morocco and Tunisia Cadres and Bands cost 2 AP, as if a Front were there."""
    state, events = play(building("1958"), "fln build band TUNISIA; fln build cadre MOROCCO")

    assert counts(events) == [("fln_ap", -2), ("fln_ap", -2)]
    assert (stands(state, "band-1"), stands(state, "cadre-1")) == ("TUNISIA UG", "MOROCCO UG")
    assert refused(building(), "fln build band TUNISIA") == ("not-independent", "A:11.21")


def test_fronts_and_faileks_are_not_built():
    """Fronts and Faileks come from conversion only."""
    start = building("1958").put("front-1", "II-2", "UG")

    assert refused(start, "fln build front II-2")[0] == "not-a-word"
    assert refused(start, "fln build failek TUNISIA")[0] == "not-a-word"


def test_building_needs_ap():
    """Without the AP nothing is built."""
    poor = building().put("front-1", "II-2", "UG").set(fln_ap=2)

    assert refused(poor, "fln build cadre II-2") == ("too-few-ap", "A:6.2")


def test_building_needs_a_counter():
    """A type whose counters are all on the map cannot be built."""
    full = (
        building().put("front-1", "II-2", "UG").put(" ".join(f"band-{n}" for n in range(1, 25)), "II-1", "UG")
    )

    assert refused(full, "fln build band II-2") == ("no-counter", "A:2.1")
    assert legal(full, "build") == {"fln build cadre II-2"}


def test_a_cadre_becomes_a_front():
    """For 3 AP a Cadre becomes a Front where there is none yet, and not in Remote areas."""
    start = (
        building()
        .put("cadre-1", "II-2", "UG")
        .put("cadre-2", "I-2", "UG")
        .put("cadre-3 front-5", "V-2", "UG")
    )
    state, events = play(start, "fln convert cadre-1 front")

    assert counts(events) == [("fln_ap", -3)]
    assert (stands(state, "front-1"), stands(state, "cadre-1")) == ("II-2 UG", "POOL")
    assert refused(start, "fln convert cadre-2 front") == ("no-front-here", "A:6.2")
    assert refused(start, "fln convert cadre-3 front") == ("front-already", "A:6.2")


def test_a_neutralized_front_is_still_a_front():
    """A second Front is refused beside a neutralized one, and in a resettled area."""
    start = building().put("cadre-1", "II-2", "UG").put("front-1", "II-2", "OC", "N")
    emptied = building().put("cadre-1", "II-2", "UG").mark("resettled", "II-2")

    assert refused(start, "fln convert cadre-1 front") == ("front-already", "A:6.2")
    assert refused(emptied, "fln convert cadre-1 front") == ("no-front-here", "A:6.2")


@pytest.mark.parametrize("place", ["II-2", "I-2", "TUNISIA"])
def test_a_cadre_becomes_a_band(place: str):
    """For 1 AP a Cadre becomes a Band in any area, in Morocco or Tunisia; no Front is needed."""
    state, events = play(building("1958").put("cadre-1", place, "UG"), "fln convert cadre-1 band")

    assert counts(events) == [("fln_ap", -1)]
    assert stands(state, "band-1") == f"{place} UG"


def test_a_band_becomes_a_failek_abroad():
    """For 2 AP a Band becomes a Failek, in Morocco or Tunisia only."""
    start = building("1958").put("band-1", "MOROCCO", "UG").put("band-2", "II-2", "UG")
    state, events = play(start, "fln convert band-1 failek")

    assert counts(events) == [("fln_ap", -2)]
    assert stands(state, "failek-1") == "MOROCCO UG"
    assert refused(start, "fln convert band-2 failek") == ("failek-abroad", "A:6.2")


def test_a_front_becomes_a_cadre_for_nothing():
    """A Front may go back to being a Cadre: free, without refund and without effect on PSL."""
    state, events = play(building().put("front-1", "II-2", "UG"), "fln convert front-1 cadre")

    assert counts(events) == []
    assert (stands(state, "cadre-1"), psl(state), state.fln_ap) == ("II-2 UG", (50, 65), 7)


def test_neutralized_units_are_not_converted():
    """A neutralized unit cannot be converted."""
    start = building().put("cadre-1", "II-2", "OC", "N").put("front-1", "II-1", "OC", "N")

    assert refused(start, "fln convert cadre-1 band") == ("neutralized", "A:6.2")
    assert refused(start, "fln convert front-1 cadre") == ("neutralized", "A:6.2")


def test_no_other_conversion_exists():
    """A Band does not become a Cadre, a Failek nothing at all."""
    start = building("1958").put("band-1 failek-1", "TUNISIA", "UG")

    assert refused(start, "fln convert band-1 cadre") == ("no-such-conversion", "A:6.2")
    assert refused(start, "fln convert failek-1 band") == ("no-such-conversion", "A:6.2")
    assert legal(start, "convert") == {"fln convert band-1 failek"}


def test_the_cadre_in_france_is_not_converted():
    """In France a Cadre stays a Cadre."""
    start = building().put("cadre-1", "FRANCE", "UG")

    assert refused(start, "fln convert cadre-1 band") == ("not-in-algeria-or-abroad", "A:6.2")


def test_the_stand_ins_abroad_are_not_converted():
    """The Fronts that stand in for Morocco and Tunisia stay what they are."""
    start = building("1958").put("front-1", "TUNISIA", "UG")

    assert refused(start, "fln convert front-1 cadre") == ("stand-in", "A:11.21")


def test_new_units_work_at_once():
    """A fresh unit may be converted and a fresh Front may build in the same phase."""
    state, _ = play(
        building().set(fln_ap=20).put("cadre-1", "II-1", "UG"),
        "fln convert cadre-1 front",
        "fln build cadre II-1; fln build cadre II-1; fln convert cadre-1 band",
    )

    assert state.fln_ap == 20 - 3 - 3 - 3 - 1
    assert [stands(state, name) for name in ("front-1", "cadre-2", "band-1")] == [
        "II-1 UG",
        "II-1 UG",
        "II-1 UG",
    ]


def test_counters_that_were_never_used_come_first():
    """The lowest never-used counter is taken; eliminated ones come back after those."""
    start = building().put("front-1", "II-2", "UG").set(fln_ap=99)
    start.state.put(1 << 50, "DEAD", "")

    state, _ = play(start, "fln build band II-2")
    assert stands(state, "band-2") == "II-2 UG"
    state, _ = play(state, *["fln build band II-2"] * 22)
    assert stands(state, "band-1") == "DEAD"
    assert stands(play(state, "fln build band II-2")[0], "band-1") == "II-2 UG"


def test_then_the_government_deploys():
    """The FLN ends the phase when it likes."""
    state, _ = play(building(), "fln done", alone=True)

    assert agenda(state) == [("begin_gov_deployment",)]
