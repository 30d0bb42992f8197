"""The data files of the game: the map, the set-ups and the cards agree with themselves and with the rules."""

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

FOLDER = resources.files("algeria_lab.data") / "twilight"


def read(name: str) -> dict[str, Any]:
    """Return the content of one data file."""
    return tomllib.loads((FOLDER / name).read_text("utf-8"))


SPACES = {row["id"]: row for row in read("map.toml")["space"]}
TABLES = read("tables.toml")
CARDS = {row["number"]: row for row in read("cards.toml")["card"]}
SCENARIOS = {name: read(f"scenarios/{name}.toml") for name in ("full", "medium", "short")}
GOVERNMENT, REBELS = ("FT", "FP", "AT", "AP", "GB"), ("U", "A", "B")
# What each set-up adds up to: Support and Commitment, Opposition and Bases, and who controls what (3.1, 3.2).
TOTALS = {"full": (25, 9), "medium": (27, 19), "short": (22, 19)}
FLN_CONTROLLED = {
    "full": {"batna", "philippeville", "tizi_ouzou", "tlemcen", "mostaganem"},
    "medium": {
        *("barika", "batna", "oum_el_bouaghi", "philippeville", "tizi_ouzou", "bougie"),
        *("saida", "sidi_aissa", "morocco", "tunisia"),
    },
    "short": {"setif", "tizi_ouzou", "bougie", "morocco", "tunisia"},
}
UNCONTROLLED = {
    "full": {"medea"},
    "medium": {"setif", "orleansville"},
    "short": {"barika", "tebessa", "orleansville", "ain_oussera"},
}
MARKED = {
    *(
        3,
        7,
        9,
        10,
        11,
        12,
        14,
        18,
        19,
        20,
        22,
        23,
        24,
        26,
        28,
        31,
        33,
        34,
        35,
        36,
        41,
        42,
        43,
        47,
        48,
        49,
        51,
        53,
    ),
    *(54, 55, 56, 57, 59, 60),
}

every_scenario = pytest.mark.parametrize("name", SCENARIOS)


def population(name: str, space: str) -> int:
    """Return the Population of *space* in a set-up: none where it is resettled or outside Algeria."""
    outside = SPACES[space]["kind"] == "country" or space in SCENARIOS[name]["resettled"]
    return 0 if outside else SPACES[space]["pop"]


def total(name: str, state: str) -> int:
    """Return the Population of all spaces of a set-up that are in *state*."""
    held = SCENARIOS[name]["spaces"].items()
    return sum(population(name, space) for space, row in held if row.get("state") == state)


def test_there_are_thirty_spaces_and_the_countries_come_last():
    kinds = Counter(row["kind"] for row in SPACES.values())

    assert kinds == {"city": 3, "sector": 25, "country": 2}
    assert list(SPACES)[-2:] == ["morocco", "tunisia"]


def test_a_space_touches_the_spaces_that_touch_it():
    touching = {(space, other) for space, row in SPACES.items() for other in row["adjacent"]}

    assert touching == {(other, space) for space, other in touching}
    assert all(row["adjacent"] for row in SPACES.values())


def test_twenty_eight_people_live_in_seventeen_spaces():
    populated = [row["pop"] for row in SPACES.values() if row["kind"] != "country" and row["pop"]]

    assert (len(populated), sum(populated)) == (17, 28)


def test_the_wilayas_have_their_spaces():
    wilayas = Counter(row["wilaya"] for row in SPACES.values())

    assert wilayas == {"I": 6, "II": 4, "III": 3, "IV": 3, "V": 10, "VI": 2, "": 2}


def test_terrain_and_borders():
    terrain = Counter(row["terrain"] for row in SPACES.values() if row["kind"] == "sector")
    border = {row["id"]: row["border"] for row in SPACES.values() if row["border"]}

    assert terrain == {"mountain": 19, "plains": 6}
    assert border == {
        **dict.fromkeys(("biskra", "negrine", "souk_ahras", "tebessa"), "tunisia"),
        **dict.fromkeys(("ain_sefra", "mecheria", "tlemcen"), "morocco"),
    }
    assert all(country in SPACES[sector]["adjacent"] for sector, country in border.items())


def test_one_resettled_marker_for_each_sector_of_one():
    small = [row for row in SPACES.values() if row["kind"] == "sector" and row["pop"] == 1]

    assert len(small) == TABLES["markers"]["resettled"] == 7


@every_scenario
def test_every_piece_of_the_box_has_its_place(name: str):
    scenario, placed = SCENARIOS[name], Counter[str]()
    for place in (scenario["available"], scenario["out_of_play"], *scenario["spaces"].values()):
        placed.update({kind: number for kind, number in place.items() if kind != "state"})

    assert placed == {row["kinds"][0]: row["count"] for row in TABLES["piece"]}
    assert placed.total() == 91


@every_scenario
def test_a_set_up_names_spaces_of_the_map(name: str):
    scenario = SCENARIOS[name]

    assert scenario["spaces"].keys() <= SPACES.keys()
    assert all(SPACES[space]["pop"] == 1 for space in scenario["resettled"])


@every_scenario
def test_a_set_up_has_its_totals(name: str):
    scenario = SCENARIOS[name]
    bases = sum(row.get("B", 0) for row in scenario["spaces"].values())

    assert (total(name, "support") + scenario["commitment"], total(name, "oppose") + bases) == TOTALS[name]


@every_scenario
def test_a_set_up_has_its_control(name: str):
    lead = {
        space: sum(row.get(kind, 0) for kind in GOVERNMENT) - sum(row.get(kind, 0) for kind in REBELS)
        for space, row in SCENARIOS[name]["spaces"].items()
    }

    assert {space for space, more in lead.items() if more < 0} == FLN_CONTROLLED[name]
    assert {space for space, more in lead.items() if more == 0} == UNCONTROLLED[name]


def test_the_deck_has_its_cards():
    texts = Counter(row["texts"] for row in CARDS.values())

    assert list(CARDS) == list(range(1, 72))
    assert texts == {"dual": 48, "single": 18, "propaganda": 5}


def test_the_marks_for_the_automatic_fln():
    assert {number for number, row in CARDS.items() if row["marked"]} == MARKED
    assert {number for number, row in CARDS.items() if row["special"]} == {12, 20, 49, 51, 54, 56}


def test_each_seat_holds_three_pivotal_events():
    assert {number: row["pivotal"] for number, row in CARDS.items() if "pivotal" in row} == {
        **dict.fromkeys((61, 62, 63), "fln"),
        **dict.fromkeys((64, 65, 66), "gov"),
    }


def test_every_capability_and_momentum_comes_from_one_text():
    named = Counter(
        row[text] for row in CARDS.values() for text in ("unshaded", "shaded", "single") if text in row
    )
    listed = [f"{kind}:{row['code']}" for kind in ("capability", "momentum") for row in TABLES[kind]]

    assert named == Counter(listed)
    assert (len(TABLES["capability"]), len(TABLES["momentum"])) == (14, 16)


def test_a_text_belongs_to_its_card():
    allowed = {"dual": {"unshaded", "shaded"}, "single": {"single"}, "propaganda": set[str]()}
    strays = [
        row["number"]
        for row in CARDS.values()
        if row.keys() & {"unshaded", "shaded", "single"} - allowed[row["texts"]]
    ]

    assert strays == []


def test_the_france_track():
    track = [(row["box"], row["commitment_lost"], row["fln_resources"]) for row in TABLES["france"]]

    assert track == [("A", 0, 1), ("B", 1, 2), ("C", 2, 3), ("D", 2, 4), ("E", 3, 5), ("F", 3, 6)]
