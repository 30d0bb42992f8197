"""The data of *Algeria*: map, counters, tables, citations, scenarios."""

from __future__ import annotations

import pytest

from algeria_lab.algeria.board.geography import (
    ABROAD,
    AREA_IDS,
    AREAS,
    COUNTRIES,
    DESTINATIONS,
    PLACES,
    REACH,
    WILAYAS,
    ZONE_OF,
)
from algeria_lab.algeria.board.profiles import SWITCHES
from algeria_lab.algeria.board.scenarios import Forces, Scenario, read_scenario, scenario_names
from algeria_lab.algeria.board.units import DISPERSED_DIVISION, KIND, KINDS, NAME_OF
from algeria_lab.algeria.missions.combat import hits
from algeria_lab.core.tables import load_data, load_table
from algeria_lab.core.words.citations import known_citations

PUBLISHED = ("1954", "1958", "1960")

# The reach table of the specification: destinations outside the own wilaya or country.
REACHED = {
    "I": "II-1 II-2 II-3 III-2 V-8 VI-1 TUNISIA",
    "II": "I-1 I-4 III-2 III-3 TUNISIA",
    "III": "I-1 II-1 IV-1 VI-1",
    "IV": "III-1 III-2 V-4 VI-1 VI-2",
    "V": "I-3 IV-2 VI-1 VI-2 MOROCCO",
    "VI": "I-1 I-3 III-2 IV-1 IV-2 V-4 V-6 V-8",
    "TUNISIA": "I-2 I-3 I-4 II-3",
    "MOROCCO": "V-1 V-2 V-7",
}
# First id and number of counters, in the order of ids.
MIX = {
    "division": (0, 13),
    "brigade": (13, 4),
    "elite": (17, 7),
    "algerian": (24, 6),
    "police": (30, 10),
    "failek": (40, 10),
    "band": (50, 24),
    "cadre": (74, 30),
    "front": (104, 16),
}
TOTALS = {
    ("1954", "gov"): {"brigade": 3, "elite": 1, "algerian": 3, "police": 3},
    ("1954", "fln"): {"front": 4, "cadre": 7},
    ("1958", "gov"): {"division": 11, "brigade": 3, "elite": 7, "algerian": 5, "police": 8},
    ("1958", "fln"): {"front": 7, "cadre": 10, "band": 15, "failek": 1},
    ("1960", "gov"): {"division": 13, "brigade": 1, "elite": 7, "algerian": 6, "police": 6},
    ("1960", "fln"): {"front": 4, "cadre": 8, "band": 16, "failek": 3},
}


def test_there_are_25_areas_in_the_order_of_the_map():
    """3 Urban, 14 Rural, 8 Remote areas and 3 countries."""
    kinds = [area.kind for area in AREAS.values()]

    assert (kinds.count("urban"), kinds.count("rural"), kinds.count("remote")) == (3, 14, 8)
    assert COUNTRIES == ("FRANCE", "TUNISIA", "MOROCCO")
    assert AREA_IDS == (
        "I-1",
        "I-2",
        "I-3",
        "I-4",
        "CONSTANTINE",
        "II-1",
        "II-2",
        "II-3",
        "III-1",
        "III-2",
        "III-3",
        "ALGIERS",
        "IV-1",
        "IV-2",
        "ORAN",
        "V-1",
        "V-2",
        "V-3",
        "V-4",
        "V-5",
        "V-6",
        "V-7",
        "V-8",
        "VI-1",
        "VI-2",
    )


def test_adjacency_is_symmetric():
    """Who lists a neighbour outside its wilaya is listed by it, or reached by the whole of its wilaya."""
    for zone, ends in REACH.items():
        for end in ends:
            assert any(ZONE_OF[back] == zone for back in REACH[ZONE_OF[end]]), (zone, end)
    rows = {row["id"]: set(row["neighbours"]) for row in load_data("algeria", "areas")["area"]}  # type: ignore[union-attr]
    countries = {row["id"]: set(row["neighbours"]) for row in load_data("algeria", "areas")["country"]}  # type: ignore[union-attr]
    both = rows | countries
    assert [(here, there) for here in both for there in both[here] if here not in both[there]] == []


@pytest.mark.parametrize("zone", REACHED)
def test_the_reach_is_the_printed_one(zone: str):
    """What a unit reaches outside its wilaya or country."""
    assert set(REACH[zone]) == set(REACHED[zone].split())


def test_inside_a_wilaya_everything_is_reached():
    """A unit goes from any area of a wilaya to any other."""
    for areas in WILAYAS.values():
        for start in areas:
            assert set(areas) - {start} <= set(DESTINATIONS[start])
            assert start not in DESTINATIONS[start]


def test_nobody_reaches_france():
    """France is no destination and no start."""
    assert "FRANCE" not in DESTINATIONS
    assert all("FRANCE" not in ends for ends in DESTINATIONS.values())


def test_drawn_borders_stay_inside_the_wilaya():
    """The drawn borders are between areas of one wilaya, each listed once."""
    rows = load_data("algeria", "areas")["area"]
    pairs = [frozenset((row["id"], other)) for row in rows for other in row["borders"]]  # type: ignore[union-attr]

    assert len(pairs) == len(set(pairs)) == 30
    assert all(len({AREAS[area].wilaya for area in pair}) == 1 for pair in pairs)


def test_the_counter_mix():
    """120 counters, in the order and number of the printed mix."""
    assert {kind.name: (kind.first, kind.size) for kind in KINDS} == MIX
    assert len(NAME_OF) == len(set(NAME_OF)) == 120


@pytest.mark.parametrize(
    ("kind", "rating", "firepower", "half", "control"),
    [
        ("division", 1, 25, 13, 1),
        ("brigade", 1, 6, 3, 1),
        ("elite", 2, 9, 5, 1),
        ("algerian", 1, 5, 3, 1),
        ("police", 2, 2, 1, 1),
        ("failek", 2, 4, 0, 1),
        ("band", 3, 2, 0, 1),
        ("cadre", 4, 1, 0, 1),
        ("front", 3, 3, 0, 3),
    ],
)
def test_ratings(kind: str, rating: int, firepower: int, half: int, control: int):
    """Contact or Evasion, firepower, half firepower rounded up, control points."""
    found = KIND[kind]

    assert (found.rating, found.firepower, found.half, found.control) == (rating, firepower, half, control)
    if half:
        assert half == (firepower + 1) // 2


def test_a_dispersed_division():
    """Contact 2, firepower 12, half 6, control 3."""
    found = DISPERSED_DIVISION

    assert (found.rating, found.firepower, found.half, found.control) == (2, 12, 6, 3)


@pytest.mark.parametrize(
    ("name", "totals", "rows"),
    [
        ("mission_success", range(-3, 11), "0+ 0+ 0+ 0+ 1+ 1 1 2 2 3@ 4@ 5@ 5@ 5@"),
        ("depreciation", (1, 5, 6, 10, 11, 15, 16, 20, 21, 24, 25, 99), "1 1 2 2 3 3 4 4 5 5 6 6"),
        (
            "victory_level",
            (0, 25, 26, 50, 51, 99),
            "1marginal 1marginal 2substantial 2substantial 3decisive 3decisive",
        ),
        (
            "coup",
            range(2, 14),
            "3wild-success 2big-success 2big-success 1success 1success -1fizzle -2failure -2failure "
            + "-3abject-failure " * 4,
        ),
    ],
)
def test_tables_cover_every_total(name: str, totals: range, rows: str):
    """Every total reads a row, the printed one; both ends are open."""
    table = load_table("algeria", name)

    assert [str(table.read(total)) for total in totals] == rows.split()
    assert table.limits == tuple(sorted(table.limits))
    assert table.read(-1000) == table.rows[0]
    assert table.read(1000) == table.rows[-1]


def test_the_event_table_covers_every_pair_of_dice():
    """36 pairs of dice read the events in their printed shares."""
    table = load_table("algeria", "random_event")
    read = [table.read(10 * tens + ones).mark for tens in range(1, 7) for ones in range(1, 7)]

    assert {mark: read.count(mark) for mark in dict.fromkeys(read)} == {
        "none": 12,
        "arms": 3,
        "jealousy": 3,
        "elections": 2,
        "un-debate": 2,
        "purge": 2,
        "independence": 4,
        "nato": 2,
        "suez": 2,
        "amnesty": 2,
        "sartre": 2,
    }


def test_more_firepower_never_hits_less():
    """Along each row and column of the combat table hits do not fall."""
    powers = (1, 2, 4, 5, 8, 9, 15, 16, 24, 25, 400)
    for face in range(1, 7):
        row = [hits(power, face) for power in powers]
        assert row == sorted(row)
    for power in powers:
        column = [hits(power, face) for face in range(1, 7)]
        assert column == sorted(column)


def test_citations_resolve():
    """Tables name known rules; citations have a heading in both languages; rulings say what was chosen."""
    known = known_citations("algeria")
    for name, table in load_data("algeria", "tables").items():
        assert table["rule"] in known, name  # type: ignore[index]
    for key, citation in known.items():
        assert key == citation.key
        assert set(citation.title) == {"en", "fr"}
        assert all(citation.title.values()), key
        assert not key.startswith("A:IN-") or (citation.question and citation.choice), key


def test_every_interpretation_of_the_specification_is_a_ruling():
    """The 71 numbered interpretations are there."""
    numbers = {
        int(key.removeprefix("A:IN-")) for key in known_citations("algeria") if key.startswith("A:IN-")
    }

    assert numbers == set(range(1, 76)) - {67, 68, 73, 74}


def test_profiles_list_known_switches_only():
    """Each profile names switches that exist, and only where it differs from the default."""
    profiles = load_data("algeria", "profiles")

    assert set(profiles) == {"default", "rtt", "literal"}
    assert set(profiles["default"]) == set(SWITCHES)  # type: ignore[call-overload]
    for name in ("rtt", "literal"):
        for switch, value in profiles[name].items():  # type: ignore[union-attr, attr-defined]
            assert profiles["default"][switch] != value, (name, switch)  # type: ignore[index, call-overload]


def total(forces: Forces) -> dict[str, int]:
    return {kind: number for kind in KIND if (number := sum(row.get(kind, 0) for row in forces.values()))}


@pytest.mark.parametrize(("scenario", "seat"), TOTALS)
def test_forces_add_up_to_the_totals(scenario: str, seat: str):
    """The forces by wilaya of the published scenarios have the totals of the specification."""
    assert total(read_scenario(scenario).forces[seat]) == TOTALS[scenario, seat]


@pytest.mark.parametrize("name", scenario_names())
@pytest.mark.parametrize("seat", ["fln", "gov"])
def test_quick_set_ups_fit_the_forces(name: str, seat: str):
    """The ready-made deployment puts exactly the units of each wilaya into its areas, extra rows aside."""
    scenario = read_scenario(name)
    placed = by_wilaya(scenario, seat)

    assert placed == {wilaya: dict(forces) for wilaya, forces in scenario.forces[seat].items()}


def by_wilaya(scenario: Scenario, seat: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for place, row in scenario.quick[seat].items():
        if not row.get("extra"):
            here = found.setdefault(place if place in ABROAD else AREAS[place].wilaya, {})
            for kind, number in row.items():
                here[kind] = here.get(kind, 0) + number
    return found


@pytest.mark.parametrize("name", scenario_names())
def test_quick_set_ups_break_no_rule(name: str):
    """One Front an area, none in Remote ones, no Government unit abroad, no more than there are counters."""
    scenario = read_scenario(name)

    for place, row in scenario.quick["fln"].items():
        assert row.get("front", 0) <= (0 if place in AREAS and AREAS[place].kind == "remote" else 1), place
    assert set(scenario.quick["gov"]) <= set(AREAS)
    for seat in ("fln", "gov"):
        assert all(number <= KIND[kind].size for kind, number in total(scenario.forces[seat]).items())
        assert all(KIND[kind].side == seat for kind in total(scenario.forces[seat]))


def test_the_extra_units_of_1960():
    """The four units that the ready-made deployment has beyond the card are marked."""
    scenario = read_scenario("1960")
    extra = {
        place: {kind: number for kind, number in row.items() if kind != "extra"}
        for seat in ("gov", "fln")
        for place, row in scenario.quick[seat].items()
        if row.get("extra")
    }

    assert extra == {"V-2": {"brigade": 1}, "VI-2": {"front": 1, "cadre": 1, "band": 1}}
    assert [name for name in scenario_names() if read_scenario(name).published] == list(PUBLISHED)
    assert set(PLACES) == set(AREAS) | set(COUNTRIES)
