"""What a step leaves out is not offered at a board, which says so; what it refuses comes with its reason."""

from functools import partial
from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import LabError
from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.limit import OffTheStep, StepLimit
from algeria_lab.scenarios.guide.own_line import OwnLine, Taken
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.scenarios.guide.limits import limit_said
from tests.lessons.worked import lesson
from tests.views.algeria.sessions import Session, pick, session_of, skip, war_session
from tests.views.insurgent.tables import new_session

SCENARIO = """
format: algeria-scenario/1
id: limited
title: {en: Limited, fr: Limité}
start: "1958"
steps:
  - id: only
    text: {en: Buy something., fr: Achetez.}
    allow: [gov quick]
    goal: turn >= 2
    on_wrong:
      - {pick: gov place, say: {en: Not here., fr: Pas ici.}}
"""


class Beginning:
    """A guide at the beginning of its step, as far as a limit asks for it."""

    def __init__(self, session: Session, *, is_over: bool) -> None:
        self._session, self.is_over = session, is_over

    def taken(self) -> list[Taken]:
        """See `limit.Watched`."""
        return []

    def now(self) -> Any:
        """See `limit.Watched`."""
        return self._session.game.state

    def is_done(self) -> bool:
        """See `limit.Watched`."""
        return self.is_over

    def is_shut(self) -> bool:
        """See `limit.Watched`."""
        return False

    def holds(self, condition: str) -> bool:
        """See `limit.Watched`."""
        raise AssertionError(condition)


def limit_of(step: Step, session: Session, *, is_over: bool = False) -> StepLimit:
    rules = session.game.rules
    guide = Beginning(session, is_over=is_over)
    return StepLimit(step, rules, OwnLine(rules, step.play), guide, lambda _: None)


def limited() -> Session:
    """Return a war in which the Government sets up and one step limits what it can do."""
    session = session_of(fln="mixed", gov="human", scenario="1958")
    session.table.limit = limit_of(read_scenario(SCENARIO).steps[0], session)
    return session


def verbs(scene: dict[str, Any]) -> set[str]:
    return {Action.parse(choice["id"].split(";")[0]).verb for choice in scene["actions"]}


def test_the_board_offers_what_the_step_allows_and_says_that_this_is_not_all():
    session = session_of(fln="mixed", gov="human", scenario="1958")
    assert "limited" not in session.scene()
    step = read_scenario(SCENARIO).steps[0].model_copy(update={"on_wrong": []})
    session.table.limit = limit_of(step, session)
    scene = session.scene()
    assert verbs(scene) == {"quick"}
    assert scene["limited"]


def test_once_the_step_is_done_not_even_what_the_author_answers_is_offered():
    session = session_of(fln="mixed", gov="human", scenario="1958")
    session.table.limit = limit_of(read_scenario(SCENARIO).steps[0], session, is_over=True)
    assert session.scene()["actions"] == []


def test_a_board_on_which_nothing_is_to_be_played_says_where_to_go_on():
    session = session_of(fln="mixed", gov="human", scenario="1958")
    step = read_scenario(SCENARIO.replace("    allow: [gov quick]\n    goal: turn >= 2\n", "")).steps[0]
    session.table.limit = limit_of(step.model_copy(update={"on_wrong": []}), session)
    scene = session.scene()
    assert scene["actions"] == []
    assert "text of the step" in scene["limited"]
    assert (scene["prompt"]["text"], scene["prompt"]["seat"]) == (scene["limited"], ""), "it asks for nothing"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_only_planned_is_not_said_to_be_unplayed(language: str):
    guide = Guide(read_scenario(SCENARIO))
    session = session_of(fln="mixed", gov="human", scenario="1958", language=language)
    session.table.limit = limit_of(guide.scenario.steps[0], session)
    session.tell_limits(partial(limit_said, guide))
    action = Action.parse("gov place division I-1")
    refused = session._off_limits(session.game.state, action)
    planned = session._planned(session.game.state, action)
    unplayed = Words(language).say("guiding-not-played")
    assert refused
    assert planned
    assert refused["hint"].startswith(unplayed)
    assert (planned["text"], unplayed in planned["hint"]) == (refused["text"], False)


@pytest.mark.parametrize(("language", "said"), [("en", "Not here."), ("fr", "Pas ici.")])
def test_a_wrong_pick_is_answered_by_the_author_in_the_language_of_the_reader(language: str, said: str):
    guide = Guide(read_scenario(SCENARIO))
    error = OffTheStep(Action.parse("gov place division I-1"), guide.scenario.steps[0], *_reason(guide), ())
    notice = limit_said(guide, error, Words(language))
    assert notice is not None
    assert (notice["text"], notice["hint"]) == (said, Words(language).say("guiding-not-played"))


def _reason(guide: Guide) -> tuple[Any]:
    return (guide.scenario.steps[0].on_wrong[0].say,)


def test_a_refused_pick_changes_nothing_and_its_plan_says_why():
    session = limited()
    guide = Guide(read_scenario(SCENARIO))
    session.tell_limits(lambda error, words: limit_said(guide, error, words))
    wrong = next(choice["id"] for choice in session.scene()["actions"] if "place division" in choice["id"])
    ply = session.game.ply
    plan = session.inform({"kind": "ask", "ask": 1, "what": "plan", "line": wrong, "ply": ply})
    assert plan["refusal"]["text"] == "Not here."
    scene = pick(session, wrong)
    assert scene["notice"]["text"] == "Not here."
    assert scene["ply"] == ply


def test_other_errors_are_left_to_the_board():
    assert limit_said(Guide(read_scenario(SCENARIO)), LabError("other"), Words("en")) is None


def test_the_duel_offers_what_its_table_shows():
    session = new_session()
    session.answer({"kind": "take", "seat": session.game.to_move, "ply": 0})
    every = {choice["id"] for choice in session.scene()["picks"]}
    first = next(line for line in sorted(every) if " concede" not in line)
    session.table.limit = _Only(first)
    scene = session.scene()
    assert [choice["id"] for choice in scene["picks"]] == [first]
    assert scene["limited"]
    assert len(every) > 1


class _Only:
    """Allows one action."""

    def __init__(self, line: str) -> None:
        self._line = line

    def check(self, state: object, action: Action) -> None:
        assert str(action) == self._line, state

    def shows(self, state: object, action: Action) -> bool:
        return str(action) == self._line and state is not None

    def wants(self, state: object, action: Action) -> bool:
        return self.shows(state, action)


def refused(step: str, action: str, language: str = "en", played: tuple[str, ...] = ()) -> tuple[str, str]:
    """Return what is said to a pick in a step of the first lesson, and what may help."""
    guide = walked_to(lesson("01-control-is-not-support"), step)
    assert guide
    for name in guide.open_predictions:
        guide.skip(name)
    for line in played:
        guide.play(line)
    record = game_named("algeria")
    book = partial(record.showing_with, guide.table.game.rules)
    with pytest.raises(OffTheStep) as caught:
        guide.play(action)
    notice = limit_said(guide, caught.value, Words(language), book)
    assert notice
    return notice["text"], notice["hint"]


@pytest.mark.parametrize(
    ("language", "still"),
    [
        ("en", "Not yet. Still to be done: “Activate the Border Zone”, “End reinforcement”."),
        ("fr", "Pas encore. Reste à faire : « Activer le barrage frontalier », « Terminer les renforts »."),
    ],
)
def test_a_refusal_names_what_is_missing_as_the_board_does(language: str, still: str):
    text, _ = refused("again", "gov mobilize division-13", language, ("gov activate all",))
    assert text == still.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def test_a_reason_of_the_author_that_names_nothing_is_completed():
    text, hint = refused("again", "gov done")
    assert text.startswith("First the bill")
    assert text.endswith("Still to be done: “Activate all inactive units”, “Activate the Border Zone”.")
    assert hint == Words("en").say("guiding-not-played"), "nothing besides"


def test_what_the_author_has_named_is_not_said_twice():
    text, _ = refused("again", "gov done", played=("gov activate all",))
    assert text.count("Activate the Border Zone") == 1


def test_a_step_that_leaves_a_choice_does_not_name_the_line_of_its_author():
    text, _ = refused("half", "gov mobilize division-13")
    assert "elite" not in text.lower()
    assert text.endswith(".")


def test_a_hint_is_offered_only_where_there_is_one():
    _, hint = refused("half", "gov mobilize division-13")
    assert "hint" not in hint


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_does_not_warn_of_an_empty_phase_that_a_step_asks_for(language: str):
    """Lesson 4 asks to end the reinforcement without an order, and then to disperse before one ends."""
    walked = walked_to(lesson("04-quadrillage"), "own")
    assert walked
    session = war_session(walked.table, language)
    assert asked_first(session) == []
    pick(session, "gov done")
    skip(session, session.scene())
    assert session.game.state.phase == "deployment"
    assert asked_first(session) == ["gov done"]


def test_the_board_does_not_warn_where_a_step_allows_nothing_but_the_end():
    session = session_of(fln="mixed", gov="human", scenario="1958")
    session.answer({"kind": "pick", "id": "gov quick", "ply": session.game.ply})
    skip(session, session.scene())
    while session.game.state.phase != "reinforcement":
        session.answer({"kind": "pick", "id": str(session.game.legal()[0]), "ply": session.game.ply})
        skip(session, session.scene())
    assert asked_first(session) == ["gov done"]
    step = read_scenario(SCENARIO).steps[0]
    session.table.limit = limit_of(step.model_copy(update={"allow": ["gov done"]}), session)
    assert asked_first(session) == []


def asked_first(session: Session) -> list[str]:
    """Return the choices of which the board would ask whether they are meant."""
    return [choice["id"] for choice in session.scene()["actions"] if "asks" in choice]
