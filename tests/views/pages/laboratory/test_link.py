"""A link to a question: it holds everything, and what a stranger wrote into one does no harm."""

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.asking.given import beginning_of
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.measuring.measures import WrongMeasure
from algeria_lab.views.pages.laboratory.link import (
    FORMAT,
    MOST_BYTES,
    MOST_LETTERS,
    Asked,
    WrongLink,
    link_of,
    read_link,
)

WAYS = {"mixed": "mixed", "three": Way("resettle-3", {"psl_per_ap": 0}, "gov quick")}
WAY = {"name": "a", "player": "mixed", "changes": {}, "opening": ""}
BROKEN = {"scenario": "1958", "options": {}, "state": {"turn": 3}}
SAVED = beginning_of(beginning_of("1958").at({}, 5))


def question(position: Beginning | str = "1956-like") -> Question:
    return ask(position, WAYS, against=("mixed", "raider"), runs=500, seed=7, stop=Stop(12, {"gov.psl": 10}))


def pack(data: Any) -> str:
    """Return a link as a stranger might make it."""
    text = data if isinstance(data, bytes) else json.dumps(data).encode()
    packed = zlib.compress(text, wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_with(**changes: Any) -> str:
    """Return a link to a question in which something was changed by hand."""
    return pack(data_of(**changes))


def data_of(**changes: Any) -> dict[str, Any]:
    data = {"format": FORMAT, "measure": "balance@8", "prediction": {}}
    return data | {"question": question().to_json() | changes}


@pytest.mark.parametrize("position", ["1956-like", SAVED], ids=["scenario", "saved"])
def test_a_link_holds_the_whole_question(position: Beginning | str):
    asked = Asked(question(position), "gov.psl@8", {"mixed": 3.0, "three": -20.5}, "psl_per_ap")

    found = read_link(link_of(asked))

    assert found == asked
    assert list(found.question.ways) == ["mixed", "three"]


def test_a_link_is_made_of_letters_that_an_address_may_hold():
    letters = link_of(Asked(question(SAVED), "balance"))

    assert all(letter.isalnum() or letter in "-_" for letter in letters)
    assert len(link_of(Asked(question(), "balance"))) < 500 < len(letters) < 2000


@pytest.mark.parametrize(
    "letters",
    ["", "abc", "ä", "%%%", "A" * 40, pack(b"{"), pack(b"[" * 100_000), pack([]), pack({"format": "other"})],
)
def test_letters_that_hold_no_question_are_refused_in_words(letters: str):
    with pytest.raises(WrongLink, match="Copy the whole link"):
        read_link(letters)


def test_a_link_that_was_cut_off_is_refused():
    letters = link_of(Asked(question(), "balance"))

    with pytest.raises(WrongLink):
        read_link(letters[:-20])


def test_a_link_that_unpacks_to_more_than_a_question_is_refused_before_it_is_unpacked():
    bomb = pack(b" " * (50 * MOST_BYTES))
    assert len(bomb) < 5 * MOST_LETTERS

    with pytest.raises(WrongLink):
        read_link(bomb[:MOST_LETTERS])
    with pytest.raises(WrongLink, match="letters"):
        read_link("A" * (MOST_LETTERS + 1))
    with pytest.raises(WrongLink, match="more than a question"):
        read_link(pack(b" " * (2 * MOST_BYTES)))


@pytest.mark.parametrize(
    ("changes", "error", "says"),
    [
        ({"runs": 20_000}, WrongLink, "20000 wars; 10000 is the most"),
        ({"runs": 0}, NoSuchExperiment, "Ask for 1 or more"),
        ({"against": ["mixed", "raider", "urban"]}, WrongLink, "3 opponents"),
        ({"against": ["raidr"]}, UnknownName, "Did you mean 'raider'"),
        ({"stop": {"turn": 10**9, "gov_psl": 0, "fln_psl": 0}}, WrongLink, "turns"),
        ({"seed": 10**30}, WrongLink, "dice"),
        ({"side": "oas"}, UnknownName, "side"),
        ({"ways": [{"name": "a", "player": 5, "changes": {}, "opening": ""}]}, LabError, "doctrine|damaged"),
        (
            {"ways": [{"name": "a", "player": {"name": "x"}, "changes": {}, "opening": ""}]},
            LabError,
            "doctrine",
        ),
        ({"ways": [{"name": "a", "player": "mixed", "changes": {"psl": 1}, "opening": ""}]}, LabError, "psl"),
        ({"position": {"scenario": "1957", "options": {}}}, UnknownName, "1958"),
        (
            {"position": {"scenario": "1958", "options": {}, "state": {"turn": 3}}},
            WrongFile,
            "It lacks: scenario, phase",
        ),
        ({"format": "algeria-experiment/9"}, NoSuchExperiment, "format"),
    ],
)
def test_a_question_that_cannot_be_put_says_why(changes: dict[str, Any], error: type[Exception], says: str):
    with pytest.raises(error, match=says):
        read_link(link_with(**changes))


@pytest.mark.parametrize("value", [10**400, -(10**400), 1e300, float("nan"), float("inf"), "3", None])
def test_a_prediction_that_no_chart_can_show_is_passed_over(value: object):
    letters = pack(data_of() | {"prediction": {"mixed": value, "three": 2}})

    assert read_link(letters).prediction == {"three": 2.0}


def test_half_of_a_sign_is_refused_for_no_link_could_be_made_of_the_question_again():
    with pytest.raises(WrongLink, match="half of a sign"):
        read_link(link_with(ways=[WAY | {"name": "\ud800"}]))


def test_sixty_ways_are_enough():
    ways = [{"name": f"w{n}", "player": "mixed", "changes": {}, "opening": ""} for n in range(61)]

    with pytest.raises(WrongLink, match="61 ways"):
        read_link(link_with(ways=ways))


def test_an_unknown_measure_is_refused():
    with pytest.raises(UnknownName, match=r"balance"):
        read_link(pack(data_of() | {"measure": "balnce@8"}))
    with pytest.raises(WrongMeasure):
        read_link(pack(data_of() | {"measure": "balance@soon"}))
    with pytest.raises(WrongLink):
        read_link(pack(data_of() | {"measure": None}))


def test_of_a_prediction_only_numbers_for_ways_that_there_are_count():
    said = {"mixed": 4, "three": float("inf"), "five": 3, "": []}

    found = read_link(pack(data_of() | {"prediction": said, "guess": "<b>"}))

    assert found.prediction == {"mixed": 4.0}
    assert found.guess == ""
    assert read_link(pack(data_of() | {"prediction": [1]})).prediction == {}


@given(st.binary(max_size=300))
def test_no_letters_do_anything_but_be_refused(noise: bytes):
    for letters in (noise.decode("latin-1"), pack(noise)):
        with pytest.raises(LabError):
            read_link(letters)
