"""What steps and claims name of history is in the fact base; no excerpt is a key, and some come in pairs."""

import pytest

from algeria_lab.scenarios.from_text import inspect_scenario
from tests.checking.base_texts import base_text

GOOD = base_text("scenario")
PLAY = "    play: gov activate division-5; done\n"


def found_with(show: str) -> list[tuple[str, str]]:
    found = inspect_scenario(GOOD.replace(PLAY, f"{PLAY}    show: [{{{show}}}]\n"))
    return [(fault.problem, str(fault.values.get("given", ""))) for fault in (*found.faults, *found.warnings)]


@pytest.mark.parametrize(
    ("show", "found"),
    [
        ("voices: [x21, x06]", []),
        ("voices: [x21, x99]", [("voice-unknown", "x99")]),
        ("voices: [x37, x65]", [("voice-alone", "x37")]),
        ("voices: [x37, x49]", []),
        ("facts: [regroupement, people/pop-1954]", []),
        ("facts: [camps]", [("topic-unknown", "camps")]),
        ("facts: [people/pop-1945]", [("fact-unknown", "people/pop-1945")]),
        ("facts: [auxiliaries/register-women]", [("fact-unknown", "auxiliaries/register-women")]),
        ("facts: [camp/regroup-1961]", [("fact-unknown", "camp/regroup-1961")]),
        ("works: forces", []),
        ("works: troops", [("topic-unknown", "troops")]),
        ("timeline: {themes: [camps, talks]}", []),
        ("timeline: {themes: [camp]}", [("theme-unknown", "camp")]),
        ("timeline: {first: 1962, last: 1954}", [("years-turned", "")]),
        ("galula: true", []),
    ],
)
def test_what_a_step_shows_is_in_the_fact_base(show: str, found: list[tuple[str, str]]):
    assert found_with(show) == found


def test_an_unknown_record_is_answered_with_those_of_its_topic_only():
    found = inspect_scenario(GOOD.replace(PLAY, f"{PLAY}    show: [{{facts: [people/pop-1945]}}]\n"))

    known = str(found.faults[0].values["known"])
    assert "people/pop-1954" in known
    assert "regroupement" not in known
    assert found.faults[0].values["near"] == "people/pop-1954"


def test_an_excerpt_is_no_key():
    found = inspect_scenario(GOOD.replace("    answer: division\n", "    answer: division\n    fact: x21\n"))

    assert [fault.problem for fault in found.faults] == ["voice-as-key"]
