"""Doctrines that instructors write: read in one pass, refused with everything that is wrong."""

import pytest

from algeria_lab.players.algeria.doctrine_faults import WrongDoctrine
from algeria_lab.players.algeria.doctrine_files import read_doctrine
from algeria_lab.players.algeria.registry import as_player
from algeria_lab.players.base import Player
from algeria_lab.views.algeria.words.doctrines import faults_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.players.algeria.doctrines import Watched

PLAIN: dict[str, object] = {"name": "watchful", "seat": "gov", "based_on": "mixed"}


def faults_of(data: dict[str, object]) -> list[str]:
    with pytest.raises(WrongDoctrine) as refused:
        read_doctrine(data)
    return [str(fault) for fault in refused.value.faults]


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
        "judgements: this is missing. Needed: fln_reinforcement, fln_deployment."
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
        "nam",
        "name",
        "based_on",
        "judgements.operatons",
        "judgements.operations.1",
        "judgements.operations.2",
        "judgements.operations.4",
        "judgements.gov_deployment",
        "judgements",
        "parameters.affair_floor",
        "parameters.affairs_floor",
        "parameters.party_size",
        "parameters.least_reach",
        "title.de",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"parameter": {}}, "parameter: 'parameter' is not known here. Known: name, seat, based_on"),
        ({"name": ""}, "name: '' is not a text."),
        ({"name": 3}, "name: '3' is not a text."),
        ({"seat": "oas"}, "seat: 'oas' is not known here. Known: fln, gov."),
        ({"based_on": "political"}, "based_on: 'political' is not known here. Known: mixed, grid"),
        ({"based_on": "barrier-7"}, "based_on: the number of 'barrier-7' goes from 0 to 3."),
        ({"judgements": []}, "judgements: '[]' is not a table of names and values."),
        ({"judgements": {"operation": []}}, "Did you mean 'operations'?"),
        (
            {"judgements": {"operations": ["gov-patrol", "gov-stop"]}},
            "judgements.operations.1: 'gov-patrol' is asked at gov_deployment, not at operations.",
        ),
        (
            {"judgements": {"operations": ["gov-flsh", "gov-stop"]}},
            "judgements.operations.1: 'gov-flsh' is not known here. Known: gov-search,",
        ),
        ({"judgements": {"operations": ["gov-flsh", "gov-stop"]}}, "Did you mean 'gov-flush'?"),
        ({"judgements": {"operations": [["gov-flush"], "gov-stop"]}}, "is not known here"),
        ({"judgements": {"operations": []}}, "judgements.operations: the last one must be 'gov-stop'"),
        ({"judgements": {"operations": ["gov-stop", "gov-flush"]}}, "the last one must be 'gov-stop'"),
        (
            {"judgements": {"operations": ["gov-flush", "gov-flush", "gov-stop"]}},
            "judgements.operations.2: 'gov-flush' stands here twice.",
        ),
        ({"parameters": {"flor": 20}}, "Did you mean 'floor'?"),
        ({"parameters": {"floor": 20.5}}, "parameters.floor: '20.5' is not a whole number."),
        ({"parameters": {"least_reach": float("nan")}}, "parameters.least_reach: 'nan' is not a number."),
        ({"parameters": {"floor": 0}}, "parameters.floor: 0 is too small; the least is 1."),
        ({"parameters": {"most_elites": -1}}, "parameters.most_elites: -1 is too small; the least is 0."),
        ({"idea": {"en": 5}}, "idea.en: '5' is not a text."),
    ],
)
def test_a_fault_names_its_place_and_what_would_do(change: dict[str, object], said: str):
    assert any(said in fault for fault in faults_of(PLAIN | change))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_both_languages(language: str):
    words = Words(language)
    data = {
        "name": 1,
        "seat": "gov",
        "judgements": {"operations": ["gov-flsh", "gov-patrol", "gov-stop", "gov-stop"], "react": 1},
        "parameters": {"floor": 0, "safe_psl": "x", "least_reach": "x"},
        "title": {"en": 1},
        "idea": 2,
    }
    with pytest.raises(WrongDoctrine) as refused:
        read_doctrine(data)

    text = faults_text(refused.value, words)

    assert {fault.problem for fault in refused.value.faults} == {
        "unknown", "missing", "kind", "small", "elsewhere", "twice",
    }  # fmt: skip
    assert text.count("\n- ") == len(refused.value.faults)
    assert "“gov-flush”" in text or "gov-flush\u00a0»" in text
    with pytest.raises(WrongDoctrine) as endless:
        read_doctrine(PLAIN | {"judgements": {"operations": ["gov-flush"]}})
    assert "gov-stop" in faults_text(endless.value, words)
    with pytest.raises(WrongDoctrine) as beyond:
        read_doctrine(PLAIN | {"based_on": "barrier-7"})
    assert "barrier-7" in faults_text(beyond.value, words)
    assert words.faults == []


def test_a_player_is_made_of_a_name_or_of_data():
    players: list[Player[object]] = [as_player("grid", "gov"), as_player(PLAIN, "gov")]  # type: ignore[list-item]

    assert [player.name for player in players] == ["grid", "watchful"]
    with pytest.raises(WrongDoctrine, match=r"seat: 'gov' is not known here\. Known: fln"):
        as_player(PLAIN, "fln")
