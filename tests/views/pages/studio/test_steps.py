"""Steps and questions hang together: what is done to one is done wherever it is spoken of."""

from collections.abc import Iterator
from typing import Any

import pytest

from algeria_lab.checking.formats.yaml_edit import CannotEdit, applied
from algeria_lab.views.pages.studio.edits import changes_of, told_of
from algeria_lab.views.pages.studio.first.examples import NOTHING, starter_text
from algeria_lab.views.pages.studio.first.exercise import done as ticked
from algeria_lab.views.pages.studio.form import make_form
from algeria_lab.views.pages.studio.verdict import look, verdict
from algeria_lab.views.shared.messages import Messages

ENGLISH = Messages("en")
HEAD = "format: algeria-scenario/1\nid: x\ntitle: T\nstart: {scenario: 1958, phase: reinforcement}\nsteps:\n"
STEPS = f"""\
{HEAD}\
  # first of all
  - id: decide
    title: Decide
    text: Choose.
    predict: [guess]
    choose:
      - {{order: gov border activate; done, say: A.}}
      - {{order: gov done, say: B., to: three}}
    next: three
  - id: three  # turns
    text: Look.
    watch: {{turns: 3, gov: political}}
    ask: why
    goal: 'answered("why")'
quiz:
  - id: guess
    kind: predict
    ask: How many?
    answer: {{engine: change(gov.psl)}}
    settled: three
  - id: why
    kind: choice
    ask: Why?
    options:
      - {{id: chance, text: By chance}}
      - {{id: order, text: By order}}
    answer: order
    misconceptions: {{chance: No.}}
  - id: anew
    kind: text
    ask: Once more.
    again: why
"""


def message(do: str, path: list[Any], value: object = "", field: str = "choice") -> dict[str, Any]:
    return {"do": do, "path": path, "value": value, "field": field}


def done(text: str, do: str, path: list[Any], value: object = "", field: str = "choice") -> str:
    changes = changes_of(text, message(do, path, value, field), ENGLISH)
    assert len(changes) <= 1  # one step of the editor's history
    return applied(text, changes)


def fields(text: str, place: tuple[str, int]) -> dict[str, dict[str, Any]]:
    """Return the fields of an item by their keys."""
    [part] = [one for one in make_form(look(text).data, ENGLISH) if one["key"] == place[0]]
    item = part["items"][place[1]]
    inner = (one for part in item["parts"] for one in part.get("fields", ()))
    return {str(one["path"][2]): one for one in (*item["fields"], *inner, *item["names"])}


def test_a_step_is_renamed_wherever_it_is_spoken_of():
    expected = STEPS.replace("to: three", "to: look").replace("next: three", "next: look")
    expected = expected.replace("id: three", "id: look").replace("settled: three", "settled: look")
    assert done(STEPS, "write", ["steps", 1, "id"], "look", "text") == expected


def test_a_question_and_an_answer_are_renamed_wherever_they_are_spoken_of():
    expected = STEPS.replace("ask: why", "ask: cause").replace('answered("why")', 'answered("cause")')
    expected = expected.replace("id: why", "id: cause").replace("again: why", "again: cause")
    assert done(STEPS, "write", ["quiz", 1, "id"], "cause", "text") == expected
    expected = STEPS.replace("id: order", "id: command").replace("answer: order", "answer: command")
    assert done(STEPS, "write", ["quiz", 1, "options", 1, "id"], "command", "text") == expected
    expected = STEPS.replace("id: chance", "id: luck").replace("{chance: No.}", "{luck: No.}")
    assert done(STEPS, "write", ["quiz", 1, "options", 0, "id"], "luck", "text") == expected


def test_a_name_that_is_taken_or_empty_takes_nothing_over():
    assert done(STEPS, "write", ["steps", 1, "id"], "", "text") == STEPS
    assert done(STEPS, "write", ["steps", 1, "id"], "decide", "text") == STEPS.replace(
        "- id: three", "- id: decide"
    )


def test_a_name_is_made_from_the_title_as_long_as_nobody_has_chosen_one():
    text = starter_text(NOTHING, ENGLISH)
    text = done(text, "add", ["steps"])
    assert fields(text, ("steps", 1))["title"]["entitles"]
    text = done(text, "write", ["steps", 1, "title"], {"en": "", "fr": "L’été, à Sétif !"}, "said")
    text = done(text, "entitle", ["steps", 1])
    assert "  - id: l-ete-a-setif\n" in text
    assert "entitles" not in fields(text, ("steps", 1))["title"]
    assert done(STEPS, "entitle", ["steps", 0]) == STEPS
    more = done(text, "add", ["steps"])
    assert [one["id"] for one in look(more).data["steps"]] == ["look", "l-ete-a-setif", "step-3"]


def test_a_new_question_belongs_to_a_step_and_a_prediction_is_settled_where_something_is_played():
    text = done(STEPS, "add", ["steps", 0, "ask"])
    assert look(text).data["steps"][0]["ask"] == ["question-4"]
    assert done(text, "remove", ["quiz", 3]) == STEPS
    last = done(STEPS, "add", ["quiz"])
    assert "    ask: [why, question-4]\n" in last
    read = STEPS.replace("steps:\n", "steps:\n  - {id: begin, text: Read.}\n")
    text = done(read, "add", ["steps", 0, "predict"])
    assert "  - {id: begin, text: Read., predict: [question-4]}\n" in text
    assert look(text).data["quiz"][3]["settled"] == "decide"
    french = STEPS.replace("title: T", "title: T\nlang: fr")
    assert "text: Oui" in done(french, "add", ["steps", 0, "ask"])  # in the language of the scenario
    alone = done(starter_text(NOTHING, ENGLISH), "add", ["quiz"])
    assert "    ask: [question-1]\n" in alone
    assert not [fault for fault in look(alone).faults if not fault.is_warning]


def test_a_question_moves_to_the_step_that_is_chosen_for_it():
    moved = STEPS.replace("    ask: why\n", "").replace("to: three}\n", "to: three}\n    ask: [why]\n")
    assert fields(STEPS, ("quiz", 1))["step"]["value"] == "three"
    assert done(STEPS, "write", ["quiz", 1, "step"], "decide") == moved
    asked = done(STEPS, "write", ["quiz", 2, "step"], "decide")
    assert fields(STEPS, ("quiz", 2))["step"]["choices"][0][0] == ""  # an orphan says that it is one
    assert "" not in dict(fields(asked, ("quiz", 2))["step"]["choices"])
    with pytest.raises(CannotEdit):
        changes_of(STEPS, message("write", ["quiz", 1, "step"], "nowhere"), ENGLISH)


def test_a_question_goes_from_its_step_and_a_step_with_its_questions():
    gone = done(STEPS, "remove", ["quiz", 1])
    assert "ask: why" not in gone
    assert "again" not in gone
    assert "asks it no more" in told_of(STEPS, message("remove", ["quiz", 1]), ENGLISH)

    # One that its step asks no more, and no other one does, goes likewise: there are no orphans.
    assert done(STEPS, "write", ["steps", 1, "ask"], [], "picks") == gone
    assert "“Why?”" in told_of(STEPS, message("write", ["steps", 1, "ask"], [], "picks"), ENGLISH)
    twice = done(STEPS, "write", ["steps", 0, "ask"], ["why"], "picks")
    assert done(twice, "write", ["steps", 0, "ask"], [], "picks") == STEPS

    without = done(STEPS, "remove", ["steps", 1])
    data = look(without).data
    assert [one["id"] for one in data["quiz"]] == ["guess", "anew"]
    assert "three" not in without
    assert "# first of all" in without
    said = told_of(STEPS, message("remove", ["steps", 1]), ENGLISH)
    assert "“Why?”" in said
    assert "3 places" in said


def test_what_happens_in_a_step_is_chosen_and_what_goes_is_told():
    assert fields(STEPS, ("steps", 0))["happens"]["value"] == "choose"
    assert fields(STEPS, ("steps", 1))["watch"]["value"] == "3"
    longer = done(STEPS, "write", ["steps", 1, "watch"], "5")
    assert longer == STEPS.replace("turns: 3,", "turns: 5,")

    played = done(STEPS, "write", ["steps", 0, "happens"], "play")
    assert look(played).data["steps"][0]["play"] == "gov border activate; done"
    said = told_of(STEPS, message("write", ["steps", 0, "happens"], "play"), ENGLISH)
    assert "Orders to choose between" in said
    again = done(played, "write", ["steps", 0, "happens"], "choose")
    assert look(again).data["steps"][0]["choose"][0]["order"] == "gov border activate; done"
    assert told_of(played, message("write", ["steps", 0, "happens"], "choose"), ENGLISH) == ""
    read = done(STEPS, "write", ["steps", 0, "happens"], "read")
    assert {"play", "choose"}.isdisjoint(look(read).data["steps"][0])
    emptied = done(played, "write", ["steps", 0, "play"], "", "orders")
    assert fields(emptied, ("steps", 0))["happens"]["value"] == "play"  # the field stays where it is
    assert done(STEPS, "write", ["steps", 0, "happens"], "choose") == STEPS


def test_three_orders_are_the_most():
    full = done(STEPS, "add", ["steps", 0, "choose"])
    parts = [make_form(look(text).data, ENGLISH)[3]["items"][0]["parts"][0] for text in (STEPS, full)]
    assert [bool(part["full"]) for part in parts] == [False, True]


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("many", {"options", "answer", "misconceptions"}),
        ("match", {"options", "misconceptions"}),
        ("number", {"misconceptions"}),
        ("text", set()),
        ("sheet", set()),
        ("predict", {"answer", "misconceptions"}),
    ],
)
def test_a_question_of_another_kind_has_what_belongs_to_that(kind: str, keys: set[str]):
    text = done(STEPS, "write", ["quiz", 1, "kind"], kind)
    data = look(text).data
    assert set(data["quiz"][1]) - {"id", "kind", "ask"} == keys
    assert ("why" in data["steps"][1].get("predict", ())) == (kind == "predict")
    said = told_of(STEPS, message("write", ["quiz", 1, "kind"], kind), ENGLISH)
    assert ("Right answer" in said) == (kind != "many")
    assert done(text, "write", ["quiz", 1, "kind"], kind) == text


def test_an_answer_is_chosen_by_what_it_says():
    answer = fields(STEPS, ("quiz", 1))["answer"]
    assert answer["choices"] == [("chance", "By chance"), ("order", "By order")]
    many = fields(done(STEPS, "write", ["quiz", 1, "kind"], "many"), ("quiz", 1))["answer"]
    assert (many["kind"], many["value"]) == ("picks", ["order"])
    guess = fields(STEPS, ("quiz", 0))["answer"]
    assert guess["path"] == ["quiz", 0, "answer", "engine"]
    assert dict(guess["choices"])["gov.psl"] == "Political support of the Government"
    assert not {"document", "again", "settled"} & set(fields(STEPS, ("quiz", 1)))


def test_a_prediction_before_an_order_is_settled_where_the_turns_are_watched():
    text = done(STEPS, "add", ["steps", 0, "predict"])
    assert look(text).data["quiz"][-1]["settled"] == "three"


def test_a_fault_is_placed_by_what_the_form_calls_it():
    text = STEPS.replace("order: gov done, say: B.", "order: gov nonsense, say: B.")
    where = {one["code"]: one["where"] for one in verdict(look(text), 1, ENGLISH)["faults"]}
    assert where["E510"] == "step 1 · order 2 · Order, as it is played"
    assert where["E204"] == "step 2 · How long the class watches · gov"


def test_an_order_without_a_name_is_called_as_the_board_calls_it():
    [steps] = [one for one in make_form(look(STEPS).data, ENGLISH) if one["key"] == "steps"]
    orders = steps["items"][0]["parts"][0]["items"]
    assert [one["ordered"] for one in orders] == [True, True]


def fields_of(text: str) -> dict[str, dict[str, Any]]:
    """Return the fields of a form by where they stand."""

    def within(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
        yield from part.get("fields", ())
        for item in part.get("items", ()):
            yield from (*item["fields"], *(field for one in item["parts"] for field in within(one)))

    parts = make_form(look(text).data, ENGLISH)
    return {".".join(map(str, field["path"])): field for part in parts for field in within(part)}


def test_what_a_prediction_reads_is_chosen_in_words_and_left_alone_where_it_is_more():
    read = fields_of(STEPS)["quiz.0.answer.engine"]
    assert (read["kind"], read["value"], read.get("means", [])) == (
        "reading",
        "change(gov.psl)",
        [],
    )
    assert dict(read["choices"][:3]) == {
        "fln.psl": "Political support of the FLN",
        "gov.psl": "Political support of the Government",
        "fln.ap": "Action points of the FLN",
    }
    by_hand = STEPS.replace("change(gov.psl)", '"16 - gov.psl"')
    assert fields_of(by_hand)["quiz.0.answer.engine"]["means"]
    written = done(STEPS, "write", ["quiz", 0, "answer", "engine"], "change(fln.psl)", "reading")
    assert written == STEPS.replace("change(gov.psl)", '"change(fln.psl)"')


def test_faults_name_what_the_form_calls_the_fields_that_mend_them():
    text = f"{STEPS}documents:\n  - {{id: a, who: W, what: W, when: W, source: S, text: T}}\n"
    text = text.replace("    kind: text\n    ask", "    kind: sheet\n    ask")
    faults = verdict(look(text), 1, ENGLISH)["faults"]
    said = {".".join(map(str, fault["path"])): fault["text"] for fault in faults}

    assert said["documents.0.shown"].endswith("Choose a step under “Shown in these steps”.")
    assert said["quiz.2.document"].endswith("Choose it under “The document that it is about”.")
    assert "again:" not in said["quiz.2.again"]
    assert {"documents.0.shown", "quiz.2.document", "quiz.2.again"} <= set(fields_of(text))


def test_the_file_of_a_new_scenario_is_named_after_its_title_until_somebody_names_it():
    new = starter_text(NOTHING, ENGLISH)
    titled = done(new, "write", ["title"], {"en": "The line on the border", "fr": ""}, "said")
    named = done(titled, "entitle", [])

    assert fields_of(titled)["title"]["entitles"]
    assert verdict(look(named), 1, ENGLISH)["name"] == "the-line-on-the-border.yaml"
    assert "entitles" not in fields_of(named)["title"]
    assert changes_of(named, message("entitle", []), ENGLISH) == []
    with pytest.raises(CannotEdit):
        changes_of(named, message("write", []), ENGLISH)


def test_a_question_with_a_fault_is_not_ticked_off():
    data = look(STEPS).data

    assert "predict" in ticked(data, ())
    assert "predict" not in ticked(data, (), [("quiz", 0, "answer")])


def test_beside_each_phase_stands_what_is_decided_in_it_and_an_empty_debrief_says_what_it_is():
    phase = fields_of(STEPS)["start.phase"]

    assert [": " in label for _, label in phase["choices"]] == [False, True, True, True]
    assert phase["hint"].startswith("Decided here, first of all: barrier")
    says = {part["key"]: part["says"] for part in make_form(look(STEPS).data, ENGLISH)}["debrief"]
    assert "Without a question" in says
    assert "what came of your decisions" in done(STEPS, "add", ["debrief"]).rpartition("ask:")[2]
    assert ENGLISH.faults == []
