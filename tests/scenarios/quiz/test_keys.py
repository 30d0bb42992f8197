"""Keys are computed along the guided line, and those that cannot be right are faults."""

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of

OPTIONS = [{"id": name, "text": name} for name in ("one", "two", "three")]


def scenario(*questions: dict[str, object], **data: object) -> Scenario:
    base: dict[str, object] = {"format": "algeria-scenario/1", "id": "keys", "title": "Keys"}
    quiz = [{"id": f"q{place}", "ask": "What?", **one} for place, one in enumerate(questions)]
    start = {"start": {"scenario": "1956-like"}, "dice": {"seed": 9}}
    return Scenario.model_validate(base | start | data | {"quiz": quiz})


def keys(*questions: dict[str, object], **data: object):
    asked = scenario(*questions, **data)
    return keys_of(asked, guided_moments(asked).get)


def problems(*questions: dict[str, object]) -> list[tuple[str, str]]:
    return [(fault.where, fault.problem) for fault in keys(*questions).faults]


def test_a_quantity_is_read_where_the_question_is_asked():
    engine = {"kind": "number", "answer": {"engine": "turn"}}
    steps = [{"id": "first", "text": "Read."}, {"id": "asks", "text": "Answer.", "ask": ["q0", "q1"]}]
    asked = scenario(engine, engine | {"at": "first"}, engine, steps=steps)
    moments = guided_moments(asked)
    later = moments["asks"].state.copy()
    later.turn = 5
    found = keys_of(asked, (moments | {"asks": moments["asks"]._replace(state=later)}).get)
    turn = moments[""].state.turn
    assert not found.faults
    assert [key.amount for key in found.by_question.values()] == [5, turn, turn]


def test_a_step_that_the_guided_line_does_not_reach_gives_no_key():
    stuck = {"id": "stuck", "text": "Play.", "play": "nothing"}
    steps = [stuck, {"id": "asks", "text": "Answer.", "ask": "q0"}]
    asked = scenario({"kind": "number", "answer": {"engine": "turn"}}, steps=steps)
    (fault,) = keys_of(asked, guided_moments(asked).get).faults
    assert (fault.problem, fault.values["step"]) == ("quiz-key-moment", "asks")


def test_options_may_be_right_where_something_is_true():
    options = [OPTIONS[0] | {"when": "turn >= 50"}, OPTIONS[1] | {"when": "turn < 50"}]
    assert keys({"kind": "choice", "options": options}).by_question["q0"].ids == ("two",)


def test_a_key_that_is_no_longer_what_its_author_reckoned_is_a_fault():
    (fault,) = keys({"kind": "number", "answer": {"engine": "turn", "expect": 17}}).faults
    assert (fault.where, fault.problem, fault.values["expected"]) == ("quiz.1.answer", "quiz-changed", "17")


def test_what_a_kind_needs_is_asked_for():
    assert problems(
        {"kind": "choice", "options": OPTIONS, "answer": "tow"},
        {"kind": "choice", "options": OPTIONS[:1], "answer": "one"},
        {"kind": "many", "options": OPTIONS, "answer": ["one", "two"], "misconceptions": {"two": "No."}},
        {"kind": "number", "answer": "many"},
        {"kind": "fraction"},
        {"kind": "fraction", "answer": "1/3", "misconceptions": {"2/6": "No.", "half": "No."}},
        {"kind": "map", "answer": "Philipeville"},
        {"kind": "match", "options": OPTIONS},
        {"kind": "text", "answer": "a"},
        {"kind": "predict", "options": OPTIONS},
        {"kind": "number", "answer": {"engine": "trun"}},
        {"kind": "choice", "options": OPTIONS, "answer": {"engine": "turn"}},
    ) == [
        ("quiz.1.answer", "unknown"),
        ("quiz.2.options", "quiz-options"),
        ("quiz.3.misconceptions.two", "quiz-right"),
        ("quiz.4.answer", "quiz-number"),
        ("quiz.5", "quiz-answer"),
        ("quiz.6.misconceptions.half", "quiz-number"),
        ("quiz.6.misconceptions.2/6", "quiz-right"),
        ("quiz.7.answer", "quiz-place"),
        *[(f"quiz.8.options.{place}", "quiz-match") for place in (1, 2, 3)],
        ("quiz.9.answer", "quiz-no-answer"),
        ("quiz.10", "quiz-answer"),
        ("quiz.10", "quiz-line"),
        ("quiz.11.answer.engine", "condition-name"),
        ("quiz.12.answer", "quiz-key-kind"),
    ]


def test_places_may_be_named_in_either_language():
    found = keys({"kind": "map", "answer": ["Philippeville", "Alger"]})
    assert (found.by_question["q0"].ids, found.faults) == (("II-2", "ALGIERS"), [])
