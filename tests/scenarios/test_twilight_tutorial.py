"""The tutorial of Colonial Twilight, guided: it ends as in the playbook, and its numbers are so."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.words.citations import known_citations
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.examples import example
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.pilot import drive
from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
from algeria_lab.views.twilight.choosing.running import running
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.conformance.twilight_states import record_of
from tests.twilight.test_10_tutorial import STEPS as TRACE
from tests.twilight.test_10_tutorial import played

TUTORIAL = example("twilight-tutorial.yaml")
DATA = Path(__file__).parents[1] / "data" / "scenarios" / "tutorial_numbers.toml"
NUMBERS: dict[str, dict[str, list[Any]]] = tomllib.loads(DATA.read_text("utf-8"))
NAMES = [step.id for step in TUTORIAL.steps]
PLAYED = [step.id for step in TUTORIAL.steps if step.play]
TONGUES = ("en", "fr")
FIRST_WORDS = 60
CITED = re.compile(r"\[(CT-[\d.]+)\]")
NO_NUMBER = re.compile(r"\[CT-[\d.]+\]|\b19\d\d\b")
WRITTEN_OUT = re.compile(
    r"\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve|trois|quatre|cinq|sept|huit|neuf|dix)\b"
)
each_played = pytest.mark.parametrize("name", PLAYED)


@cache
def walked() -> Walk:
    return walk(TUTORIAL)


def ended() -> Game[Any]:
    """Return the game where the guided line ends."""
    ending = walked().ending
    assert ending is not None, "it ends"
    return ending.table.game


def stop(name: str) -> Stop:
    found = walked().stop(name)
    assert found is not None, name
    return found


@cache
def at(name: str) -> Guide:
    """Return a guide where a step begins, to be copied."""
    before = NAMES[NAMES.index(name) - 1]
    guide = Guide(TUTORIAL) if name == NAMES[0] else at(before).copy()
    if name != NAMES[0]:
        drive(guide, lambda _: None)
        guide.go_on()
    return guide


def test_the_line_ends_where_the_playbook_ends() -> None:
    """Board, boxes, tracks, markers and eligibility [CT-10.2]."""
    assert record_of(ended().state) == record_of(played()[1])


def test_every_action_of_the_playbook_is_played_in_its_order() -> None:
    """By hand, but for what the guide plays; doing without a Pivotal Event is no action of the trace."""
    wanted = [f"{step['seat']} {action}" for step in TRACE for action in step["actions"]]
    done = [str(entry.action) for entry in ended().history if entry.action]

    assert [action for action in done if not action.endswith(" skip")] == wanted


def test_the_learner_acts_at_every_card() -> None:
    turns = {stop(name).before.turn for name in PLAYED if stop(name).decisions}

    assert turns == set(range(1, 13))


def test_the_first_step_is_a_click_on_the_map_before_anybody_is_tired_of_reading() -> None:
    first = TUTORIAL.steps[0]
    read = [*TUTORIAL.content_notes, first.text]
    words = [sum(len(getattr(text, tongue).split()) for text in read) for tongue in TONGUES]

    assert max(words) <= FIRST_WORDS
    assert stop(first.id).decisions[0] == "fln rally tizi_ouzou"


def test_the_only_die_is_fixed_and_said_to_be() -> None:
    thrown = {step.id: stop(step.id).faces for step in TUTORIAL.steps if stop(step.id).faces}

    assert thrown == {"attack": (1,)}
    assert any(message.about == "dice" for message in stop("attack").messages)


# --- numbers


def texts_of(name: str, key: str) -> list[TextData]:
    """Return texts of a step: what it says before, after, as a hint, or to wrong picks of its own."""
    step = stop(name).step
    wrong = [one.say for one in step.on_wrong if not one.say.key]
    return {"text": [step.text], "done": [step.on_done], "hints": step.hints, "wrong": wrong}[key]


def printed(text: TextData, tongue: str) -> list[str]:
    return re.findall(r"\d+", NO_NUMBER.sub("", getattr(text, tongue) or ""))


def value(stop: Stop, text: object, *, is_done: bool = False) -> str:
    """Return what a number comes to where a step begins, or once it is done."""
    moment = stop.moment._replace(state=stop.after, before=stop.before) if is_done else stop.moment
    return str(Expression(str(text), "twilight").value(moment))


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("key", ["text", "done", "hints", "wrong"])
def test_every_number_that_a_step_prints_is_true_at_that_moment(key: str, tongue: str) -> None:
    found = {
        name: [number for text in texts_of(name, key) for number in printed(text, tongue)] for name in PLAYED
    }
    so = {
        name: [value(stop(name), one, is_done=key == "done") for one in NUMBERS[name].get(key, [])]
        for name in PLAYED
    }

    assert found == so


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_number_of_a_shared_answer_is_true(tongue: str) -> None:
    found = {name: numbers for name, text in TUTORIAL.strings.items() if (numbers := printed(text, tongue))}
    so = {name: [_somewhere(one) for one in row] for name, row in NUMBERS["strings"].items()}

    assert found == so


def _somewhere(one: object) -> str:
    name, colon, expression = str(one).partition(": ")
    return value(stop(name), expression) if colon else name


def test_no_number_hides_as_a_word() -> None:
    said = [
        text for name in NAMES for key in ("text", "done", "hints", "wrong") for text in texts_of(name, key)
    ]
    said += TUTORIAL.strings.values()

    assert [
        text for text in said for tongue in TONGUES if WRITTEN_OUT.search(getattr(text, tongue) or "")
    ] == []


def test_cards_that_shared_answers_promise_come_there() -> None:
    """A March at card 9, an Attack at card 4, a Troop Lift at card 6, Neutralizing at cards 4 and 10."""
    cards = {
        verb: sorted(
            {
                stop(name).before.turn
                for name in PLAYED
                if any(verb in one.split() for one in stop(name).decisions)
            }
        )
        for verb in ("march", "attack", "troop-lift", "neutralize", "extort", "rally")
    }

    assert (cards["march"], cards["attack"], cards["troop-lift"][0]) == ([9], [4], 6)
    assert cards["neutralize"] == [4, 10]
    assert cards["extort"][0] == 3
    assert 2 in cards["rally"]


def test_every_rule_that_is_cited_is_one() -> None:
    said = [
        text for name in NAMES for key in ("text", "done", "hints", "wrong") for text in texts_of(name, key)
    ]
    cited = {rule for text in [*said, *TUTORIAL.strings.values()] for rule in CITED.findall(text.en or "")}

    assert cited <= set(known_citations("twilight"))
    assert [
        name
        for name in PLAYED
        if not CITED.search((stop(name).step.text.en or "") + (stop(name).step.on_done.en or ""))
    ] == []


def test_what_extortion_brings_is_called_gained_under_the_question() -> None:
    guide = at("extort").copy()
    for action in stop("extort").decisions[:3]:
        guide.play(action)

    assert running(guide.table.game, TwilightWords("en")) == "Gained this turn: 1. Left: 7 Resources."
    assert "Gagné ce tour\u00a0: 1." in running(guide.table.game, TwilightWords("fr"))


# --- wrong picks


@each_played
def test_every_pick_that_is_offered_is_right_or_is_answered(name: str) -> None:
    """At each decision of the step: what is offered is the line, or has the author's reason against it."""
    guide = at(name).copy()
    for action in stop(name).decisions:
        table = guide.table
        limit: Any = table.limit
        offered = [one for one in table.game.legal() if table.shows(one)]
        said = {str(one): limit.refusal(table.game.state, one, guide.course.taken()) for one in offered}
        assert [
            one for one, reason in said.items() if reason is not None and not (reason.en or reason.key)
        ] == []
        guide.play(action)
    assert guide.status in ("done", "ask")


@each_played
def test_a_wrong_pick_plays_nothing_and_is_kept(name: str) -> None:
    guide = at(name).copy()
    limit: Any = guide.table.limit
    state = guide.table.game.state
    wrong = next(one for one in guide.table.game.legal() if limit.refusal(state, one, ()) is not None)
    ply = guide.table.game.ply
    with pytest.raises(OffTheStep):
        guide.play(wrong)

    assert guide.table.game.ply == ply
    assert guide.journal.inputs[-1]["do"] == "wrong"
    assert guide.messages[-1].about == "wrong"
    assert TUTORIAL.said(guide.messages[-1].text, "fr")


# --- leaving and coming back


@pytest.mark.parametrize("name", NAMES)
def test_leaving_and_rejoining_brings_the_identical_position(name: str) -> None:
    """In the middle of each step, once its first action is played."""
    guide = at(name).copy()
    for action in stop(name).decisions[:1]:
        guide.play(action)
    _stands_there_again(guide)


def _stands_there_again(guide: Guide) -> None:
    journal = json.loads(json.dumps(guide.journal.to_json(TUTORIAL)))
    again = Guide.resume(TUTORIAL, journal)

    assert again.table.game.state.to_json() == guide.table.game.state.to_json()
    assert (again.step, again.status, again.table.game.ply) == (
        guide.step,
        guide.status,
        guide.table.game.ply,
    )


@pytest.mark.parametrize("name", [step.id for step in TUTORIAL.steps if step.opening][1:])
def test_undoing_at_the_beginning_takes_back_the_last_decision_and_what_the_guide_played_since(
    name: str,
) -> None:
    guide = at(name).copy()
    came = guide.stages[-1].came
    taken = guide.undo()

    assert guide.course.rails.spot < came
    assert guide.step is not None
    assert guide.step in TUTORIAL.steps[: NAMES.index(name)]
    assert guide.table.can_redo()
    while guide.table.can_redo():
        guide.table.redo()
    assert str(guide.table.game.history[-1].action) == str(taken) or guide.step.opening
    assert (guide.course.rails.spot, guide.status) == (came, "done")
    guide.go_on()
    assert guide.table.game.state.to_json() == at(name).table.game.state.to_json()
    _stands_there_again(guide)
