"""The answer book of the teaching notes: exact chances, walked through the engine's own code by `odds`."""

from __future__ import annotations

from fractions import Fraction

import pytest

from algeria_lab.algeria.board.units import DIVISIONS, unit, units_of
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Fight
from algeria_lab.algeria.missions.combat import firepower, run_fight
from algeria_lab.algeria.missions.contact import contact_rating, contacted
from algeria_lab.algeria.missions.engage import evade
from algeria_lab.algeria.phases import interphase
from algeria_lab.algeria.phases.gov_reinforcement import activation_price
from algeria_lab.core.events import Mod
from algeria_lab.core.odds import odds
from algeria_lab.core.tables import load_table
from tests.algeria.boards import Board, board, play
from tests.algeria.chances import fln_points, of_action, of_procedure, of_resolution, waiting

TABLE = load_table("algeria", "mission_success")


def government() -> Board:
    return board().awaiting("operations", "gov")


# 8.1 Mission Success Table

MISSION_MEANS = [
    Fraction(1, 3),
    Fraction(1, 2),
    Fraction(5, 6),
    Fraction(7, 6),
    Fraction(5, 3),
    Fraction(13, 6),
    Fraction(17, 6),
    Fraction(7, 2),
    Fraction(4),
]
BAD = [Fraction(5, 6), Fraction(2, 3), Fraction(1, 2), Fraction(1, 3), Fraction(1, 6), 0, 0, 0, 0]
GOOD = [0, 0, 0, 0, Fraction(1, 6), Fraction(1, 3), Fraction(1, 2), Fraction(2, 3), Fraction(5, 6)]


@pytest.mark.parametrize(
    ("net", "mean", "bad", "good"), list(zip(range(-4, 5), MISSION_MEANS, BAD, GOOD, strict=True))
)
def test_8_1_the_mission_success_table(net: int, mean: Fraction, bad: Fraction, good: Fraction):
    """Expected number and chances of both side effects by net modifier."""
    mods = (Mod(net, "units-on-patrol", "A:9.21"),)
    rows = odds(lambda dice: Draft(board().state, dice).check("raid", TABLE, mods, "A:9.14"))

    assert rows.mean(lambda row: row.number) == mean
    assert (rows.chance(lambda row: row.mark == "+"), rows.chance(lambda row: row.mark == "@")) == (bad, good)


@pytest.mark.parametrize("patrols", range(5))
def test_8_1_the_same_through_propaganda(patrols: int):
    """A watched Propaganda gives the expected points of its net modifier."""
    start = board().put("cadre-1", "II-2").put(" ".join(f"police-{n}" for n in range(1, patrols + 1)), "II-2")

    points = of_action(start, "fln propaganda cadre-1", fln_points)

    assert points.mean(lambda number: number) == MISSION_MEANS[4 - patrols]


# 8.2 Combat


@pytest.mark.parametrize(
    ("gov", "power", "mean"),
    [
        ("police-1", 2, Fraction(2, 3)),
        ("police-1 police-2", 4, Fraction(2, 3)),
        ("algerian-1", 5, Fraction(11, 6)),
        ("brigade-1", 6, Fraction(11, 6)),
        ("brigade-1 police-1", 8, Fraction(11, 6)),
        ("elite-1", 9, Fraction(3)),
        ("elite-1 brigade-1", 15, Fraction(3)),
        ("elite-1 elite-2", 18, Fraction(5)),
        ("brigade-1 brigade-2 brigade-3 brigade-4", 24, Fraction(5)),
        ("division-1", 25, Fraction(15, 2)),
        ("division-1 elite-1", 34, Fraction(15, 2)),
    ],
)
def test_8_2_mean_hits_by_firepower(gov: str, power: int, mean: Fraction):
    """Hits expected from one fire, by column."""
    start = board().put(gov, "II-1").put("cadre-1", "II-1")
    fight = Fight("II-1", fln=unit("cadre-1"), gov=units_of(gov.split()), air=0, purpose="flush")

    on_fln = of_procedure(
        start, lambda draft: run_fight(draft, fight), lambda state: waiting(state, "losses", "hits")
    )

    assert firepower(start.state, units_of(gov.split())) == power
    assert on_fln.mean(lambda hits: hits) == mean
    on_gov = of_procedure(
        start, lambda draft: run_fight(draft, fight), lambda state: waiting(state, "distribute", "points")
    )
    assert on_gov.mean(lambda hits: hits) == Fraction(1, 6)


# 8.3 Contact


@pytest.mark.parametrize(
    ("rating", "band", "cadre", "band_hard", "cadre_hard"),
    [
        (1, 0, 0, 0, 0),
        (2, Fraction(1, 6), Fraction(1, 6), 0, 0),
        (3, Fraction(1, 2), Fraction(1, 3), Fraction(1, 3), Fraction(1, 6)),
        (4, Fraction(2, 3), Fraction(2, 3), Fraction(1, 2), Fraction(1, 2)),
        (5, Fraction(5, 6), Fraction(5, 6), Fraction(2, 3), Fraction(2, 3)),
        (6, 1, 1, Fraction(5, 6), Fraction(5, 6)),
    ],
)
def test_8_3_contact_in_a_flush(
    rating: int, band: Fraction, cadre: Fraction, band_hard: Fraction, cadre_hard: Fraction
):
    """Chance of contact by total Contact rating: rural, and rural but Terrorized or Remote."""

    def found(name: str, area: str, *terror: str) -> Fraction:
        state = board().put(name, area).mark("terror", *terror).state
        return odds(lambda dice: contacted(Draft(state, dice), area, unit(name), rating, "A:9.22"))[
            unit(name)
        ]

    assert [found(name, "II-1") for name in ("band-1", "front-1", "cadre-1")] == [band, band, cadre]
    assert [found(name, "II-1", "II-1") for name in ("band-1", "front-1", "cadre-1")] == [
        band_hard,
        band_hard,
        cadre_hard,
    ]
    assert [found(name, "I-2") for name in ("band-1", "cadre-1")] == [band_hard, cadre_hard]


@pytest.mark.parametrize(
    ("police", "rural", "hard", "urban"),
    [
        (1, (Fraction(1, 6), Fraction(1, 3)), (0, Fraction(1, 6)), (Fraction(1, 3), Fraction(1, 2))),
        (
            2,
            (Fraction(2, 3), Fraction(2, 3)),
            (Fraction(1, 2), Fraction(1, 2)),
            (Fraction(5, 6), Fraction(5, 6)),
        ),
        (3, (1, 1), (Fraction(5, 6), Fraction(5, 6)), (1, 1)),
    ],
)
def test_8_3_contact_by_intelligence(police: int, rural: tuple, hard: tuple, urban: tuple):
    """Chance that Intelligence finds a Cadre, Band or Front, and a Failek, by number of Police."""
    names = " ".join(f"police-{n}" for n in range(1, police + 1))

    def found(name: str, area: str, *terror: str) -> Fraction:
        start = government().put(names, area).put(name, area, "UG").mark("terror", *terror)
        return of_action(start, f"gov intelligence {area}", lambda state: bool(state.oc & unit(name)))[True]

    for area, terror, expected in (
        ("II-1", (), rural),
        ("II-1", ("II-1",), hard),
        ("I-2", (), hard),
        ("ORAN", (), urban),
    ):
        assert [found(name, area, *terror) for name in ("cadre-1", "band-1", "front-1", "failek-1")] == [
            expected[0],
            expected[0],
            expected[0],
            expected[1],
        ]


@pytest.mark.parametrize(
    ("name", "chance"),
    [
        ("cadre-1", Fraction(2, 3)),
        ("band-1", Fraction(1, 2)),
        ("front-1", Fraction(1, 2)),
        ("failek-1", Fraction(1, 3)),
    ],
)
def test_8_3_evading_a_reaction(name: str, chance: Fraction):
    """Chance that one unit gets away."""
    state = board().put(name, "II-1").state

    assert odds(lambda dice: evade(Draft(state, dice, listening=False), unit(name)))[unit(name)] == chance


# 8.4 Divisions


@pytest.mark.parametrize(("marks", "sums"), [("", (11, 275, 11)), ("D", (22, 132, 33))])
def test_8_4_eleven_divisions(marks: str, sums: tuple[int, int, int]):
    """Contact, firepower and control points of eleven divisions in each mode, at the same price."""
    start = board().put(" ".join(f"division-{n}" for n in range(1, 12)), "II-1", "OC", marks)
    units = start.state.at["II-1"] & DIVISIONS

    assert (
        contact_rating(start.state, units),
        firepower(start.state, units),
        interphase.control_points(start.state, units),
    ) == (sums)
    assert activation_price(start.state, units) == 22


@pytest.mark.parametrize(
    ("group", "marks", "chance"),
    [
        ("division-1", "", 0),
        ("brigade-1", "", 0),
        ("algerian-1", "", 0),
        ("elite-1", "", Fraction(1, 6)),
        ("elite-1", "A", Fraction(1, 2)),
        ("elite-1 elite-2", "", Fraction(2, 3)),
        ("elite-1 elite-2", "A", 1),
        ("division-1", "D", Fraction(1, 6)),
        ("division-1 brigade-1 brigade-2", "D", Fraction(2, 3)),
    ],
)
def test_8_4_who_finds_a_rural_band(group: str, marks: str, chance: Fraction):
    """Chance that a group contacts a Band in a Rural area."""
    start = government().put("band-1", "II-1")
    for name in group.split():
        start.put(name, "II-1", "OPS", marks if marks != "D" or name == "division-1" else "")
    prepared, _ = play(start, "gov flush II-1", *(f"gov pick {name}" for name in group.split()))

    found = of_resolution(prepared, "gov done", lambda state: isinstance(state.top, Fight))
    assert found[True] == chance


# 8.5 Control


@pytest.mark.parametrize(
    ("difference", "chance"),
    [
        (1, Fraction(5, 36)),
        (2, Fraction(2, 9)),
        (3, Fraction(1, 4)),
        (4, Fraction(2, 9)),
        (5, Fraction(5, 36)),
    ],
)
def test_8_5_control_that_is_not_sure(difference: int, chance: Fraction):
    """Each side has the same chance, by the difference of points."""
    less, more = difference + 1, 2 * difference + 1
    start = board().put(" ".join(f"cadre-{n}" for n in range(1, more + 1)), "V-4")
    start.put(" ".join(["division-1", *(f"police-{n}" for n in range(1, less))]), "V-4")

    holder = of_procedure(start, interphase.judge_control, lambda state: state.control.get("V-4", ""))

    assert (holder["fln"], holder["gov"]) == (chance, chance)


@pytest.mark.parametrize(
    ("gov", "marks", "shares"),
    [
        ("police-1 division-1", "", {"fln": 1}),
        ("police-1 division-1", "D", {"": 1}),
        (
            "division-1 division-2 police-1",
            "D",
            {"fln": Fraction(1, 4), "gov": Fraction(1, 4), "": Fraction(1, 2)},
        ),
        ("division-1 division-2 police-1 police-2", "D", {"gov": 1}),
    ],
)
def test_8_5_a_front_and_a_cadre(gov: str, marks: str, shares: dict[str, Fraction]):
    """4 points: FLN control against 2, contested against 4, sure French control from 8."""
    start = board().put("front-1 cadre-1", "V-4")
    for name in gov.split():
        start.put(name, "V-4", "", marks if name.startswith("division") else "")

    assert (
        of_procedure(start, interphase.judge_control, lambda state: state.control.get("V-4", "")).shares
        == shares
    )
