"""Doctrines that instructors write: read in one pass, refused with everything that is wrong."""

import subprocess
import sys
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algeria_lab.checking.doctrines import checked_player, doctrine_faults, read_doctrine
from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.doctrine_files import build_doctrine, doctrine_data, doctrine_of
from algeria_lab.players.base import Player
from tests.players.algeria.doctrines import ALL, Watched

PLAIN: dict[str, object] = {"name": "watchful", "seat": "gov", "based_on": "mixed"}


def faults_of(data: dict[str, object]) -> list[str]:
    with pytest.raises(WrongFile) as refused:
        read_doctrine(data)
    return [str(fault) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("name", "seat"), [*ALL, ("resettle-0", "gov"), ("resettle-14", "gov"), ("barrier-0", "gov")]
)
def test_every_doctrine_of_ours_passes(name: str, seat: Seat):
    """The engine takes its own files as they are."""
    assert read_doctrine(doctrine_data(name, seat), seat) == doctrine_of(name, seat)


def test_pydantic_is_read_when_the_first_file_is_checked():
    code = (
        "import sys, algeria_lab; from algeria_lab.views.pages.war_room.page import WarRoom; WarRoom('en'); "
        "from algeria_lab.views.pages.duel.page import DuelPage; DuelPage('en'); "
        "from algeria_lab.experiments.asking.put import ask; ask('1958', {'a': 'grid'}); "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_of_an_order_without_end_the_first_faults_are_told():
    """A list of 100,000 was told in 27 MB."""
    assert len(faults_of(PLAIN | {"judgements": {"operations": ["gov-civil-affairs"] * 5000}})) < 120


def test_an_instructor_changes_an_order_and_a_number():
    data = PLAIN | {
        "title": "watchful",
        "judgements": {"operations": ["gov-civil-affairs", "gov-stop"]},
        "parameters": {"affairs_floor": 20, "least_police": 2},
    }
    doctrine = read_doctrine(data)

    assert [judgement.key for judgement in doctrine.judgements["operations"]] == [
        "gov-civil-affairs",
        "gov-stop",
    ]
    assert doctrine.parameters.affairs_floor == 20
    assert doctrine.title == {"en": "watchful", "fr": "watchful"}
    assert Watched(data, "gov", wars=2).a_turn("flush") == 0


def test_a_family_may_be_a_base():
    doctrine = read_doctrine(PLAIN | {"based_on": "resettle-4", "parameters": {"resettle_floor": 40}})

    assert (doctrine.parameters.resettled_areas, doctrine.parameters.resettle_floor) == (4, 40)


def test_a_doctrine_that_stands_alone_says_what_it_does_in_each_main_decision():
    assert faults_of({"name": "alone", "seat": "fln", "judgements": {"operations": ["fln-stop"]}}) == [
        "judgements: This is missing. Needed: fln_reinforcement, fln_deployment."
    ]


def test_all_faults_are_found_in_one_pass():
    data = {
        "nam": "x",
        "seat": "gov",
        "based_on": "mixd",
        "title": {"de": "wachsam"},
        "judgements": {
            "operatons": [],
            "operations": ["gov-flsh", "gov-patrol", "gov-stop", "gov-stop"],
            "gov_deployment": "gov-patrol",
        },
        "parameters": {"affair_floor": 3, "affairs_floor": 0, "party_size": 1.5, "least_reach": True},
    }

    assert [fault.split(":")[0] for fault in faults_of(data)] == [
        "“name” is missing.",
        "nam",
        "based_on",
        "title.de",
        "judgements.gov_deployment",
        "judgements.operatons",
        "judgements.operations.1",
        "judgements.operations.2",
        "judgements.operations.4",
        "judgements",
        "parameters.affairs_floor",
        "parameters.party_size",
        "parameters.least_reach",
        "parameters.affair_floor",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"parameter": {}}, "parameter: “parameter” is not known here. Known: name, seat, based_on"),
        ({"name": ""}, "name: Write something here."),
        ({"name": 3}, "name: “3” is not a text."),
        ({"seat": "oas"}, "seat: “oas” is not known here. Known: fln, gov."),
        ({"based_on": "political"}, "based_on: “political” is not known here. Known: mixed, grid"),
        ({"based_on": "barrier-7"}, "based_on: The number of “barrier-7” goes from 0 to 3."),
        ({"judgements": []}, "judgements: “[]” is not a table of names and values."),
        ({"judgements": {"operation": []}}, "Did you mean “operations”?"),
        (
            {"judgements": {"operations": ["gov-patrol", "gov-stop"]}},
            "judgements.operations.1: “gov-patrol” is asked at gov_deployment, not at operations.",
        ),
        (
            {"judgements": {"operations": ["gov-flsh", "gov-stop"]}},
            "judgements.operations.1: “gov-flsh” is not known here. Known: gov-search,",
        ),
        ({"judgements": {"operations": ["gov-flsh", "gov-stop"]}}, "Did you mean “gov-flush”?"),
        ({"judgements": {"operations": [["gov-flush"], "gov-stop"]}}, "is not known here"),
        ({"judgements": {"operations": []}}, "judgements.operations: The last one must be “gov-stop”"),
        ({"judgements": {"operations": ["gov-stop", "gov-flush"]}}, "The last one must be “gov-stop”"),
        (
            {"judgements": {"operations": ["gov-flush", "gov-flush", "gov-stop"]}},
            "judgements.operations.2: “gov-flush” stands here twice.",
        ),
        ({"parameters": {"flor": 20}}, "Did you mean “floor”?"),
        ({"parameters": {"floor": 20.5}}, "parameters.floor: “20.5” is not a whole number."),
        ({"parameters": {"least_reach": float("nan")}}, "parameters.least_reach: “nan” is not a number."),
        ({"parameters": {"floor": 0}}, "parameters.floor: 0 is too small; the least is 1."),
        ({"parameters": {"most_elites": -1}}, "parameters.most_elites: -1 is too small; the least is 0."),
        ({"idea": {"en": 5}}, "idea.en: “5” is not a text."),
    ],
)
def test_a_fault_names_its_place_and_what_would_do(change: dict[str, object], said: str):
    assert any(said in fault for fault in faults_of(PLAIN | change))


def test_a_player_is_made_of_a_name_or_of_data():
    players: list[Player[object]] = [checked_player("grid", "gov"), checked_player(PLAIN, "gov")]  # type: ignore[list-item]

    assert [player.name for player in players] == ["grid", "watchful"]
    with pytest.raises(WrongFile, match=r"seat: “gov” is not known here\. Known: fln"):
        checked_player(PLAIN, "fln")


SCRAPS = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=3),
        st.sampled_from(
            ["gov", "fln", "mixed", "barrier-7", "gov-flush", "gov-stop", "operations", "\ud800"]
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.tuples(inner),
        st.dictionaries(
            st.one_of(st.text(max_size=3), st.integers(), st.just("operations")), inner, max_size=3
        ),
    ),
    max_leaves=4,
)
WHERE = [(key,) for key in ("name", "seat", "based_on", "title", "idea", "judgements", "parameters", "x", 3)]
WITHIN = [
    ("judgements", "operations"),
    ("parameters", "floor"),
    ("parameters", "least_reach"),
    ("title", "en"),
]


@settings(deadline=None)  # a slow machine is no fault of a doctrine
@given(st.lists(st.tuples(st.sampled_from([*WHERE, *WITHIN]), SCRAPS), min_size=1, max_size=4))
def test_any_change_of_a_good_doctrine_is_read_or_refused_and_nothing_else(changes):
    data: dict[Any, Any] = deepcopy(doctrine_data("mixed", "gov")) | {"parameters": {}}
    for (*way, key), value in changes:
        inner = data[way[0]] if way else data
        if isinstance(inner, dict):
            inner[key] = value
    found = doctrine_faults(data)

    if found:
        assert all(str(fault).encode() for fault in found)
    else:
        assert all(build_doctrine(data).judgements.values())
