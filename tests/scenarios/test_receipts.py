"""A receipt is played again: it holds or not, and no cell of the table is more than a text."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.telling import telling
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.receipts import (
    FORMAT,
    OLDER,
    NoReceipt,
    read_receipt,
    receipt_of,
    receipts_in,
    verified_among,
    verify,
)
from algeria_lab.scenarios.receipts_table import COLUMNS, csv_of, reason
from tests.scenarios.guide.played import LOOK, ORDER, scenario

PICK = {
    "id": "pick",
    "kind": "choice",
    "ask": "Which?",
    "options": [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}],
    "answer": "a",
}
ASK = {"id": "asks", "text": "Answer.", "ask": "pick"}


def lesson():
    return scenario(LOOK, ORDER, ASK, quiz=[PICK])


def handed_in(nickname: str = "Lou") -> dict:
    guide = Guide(lesson())
    guide.go_on()
    guide.play("gov resettle II-2")
    guide.undo()
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.answer("pick", "b")
    guide.answer("pick", "a")
    guide.go_on()
    return json.loads(json.dumps(receipt_of(guide, nickname)))


def test_a_receipt_holds_and_counts():
    found = verify(handed_in(), lesson())
    assert found.holds
    said = {"nickname": "Lou", "status": "debrief", "right": 1, "tries": 2, "undos": 1, "points": 1}
    assert said.items() <= found.row.items()
    assert "no proof" in handed_in()["about"]
    assert verify({**handed_in(), "about": "Ce reçu ne prouve rien."}, lesson()).holds  # in any language


def test_a_receipt_that_claims_more_does_not_hold():
    receipt = handed_in()
    receipt["result"]["right"] = 7
    found = verify(receipt, lesson())
    assert (found.holds, found.problem, found.row["right"]) == (False, "differs", 1)
    assert found.parts == ("right",)
    assert [reason(found), reason(found, telling("fr"))] == ["right answers", "les réponses justes"]


def test_parts_that_differ_are_named_each_by_itself():
    receipt = handed_in() | {"seed": 1}
    receipt["result"] |= {"right": 7, "minutes": 99}
    found = verify(receipt, lesson())

    assert found.parts == ("right", "minutes", "seed")
    assert reason(found) == "right answers, minutes, the number of the dice"


THOUGHT = {"id": "thought", "kind": "text", "ask": "Why?", "points": 3}
GUESS = {"id": "guess", "kind": "choice", **{name: PICK[name] for name in ("ask", "options", "answer")}}
COUNTED = [PICK, THOUGHT, GUESS]
GUESSED = LOOK | {"predict": ["guess"]}


def counted_before() -> dict:
    """Return a receipt of the first format: all questions count as asked."""
    guide = Guide(scenario(GUESSED, ORDER, ASK, quiz=COUNTED))
    guide.answer("guess", "a")
    receipt = json.loads(json.dumps(receipt_of(guide)))
    receipt["format"] = OLDER
    receipt["result"]["asked"] = 3
    return receipt


def test_a_receipt_of_an_older_format_holds_as_it_was_counted_then():
    own = scenario(GUESSED, ORDER, ASK, quiz=COUNTED)
    found = verify(read_receipt(json.dumps(counted_before())), own)

    assert found.holds, found.parts
    assert found.row["asked"] == 1, "the table counts all in one way"
    assert verify(counted_before() | {"format": FORMAT}, own).parts == ("asked",)
    more = counted_before()
    more["result"]["asked"] = 2
    assert verify(more, own).parts == ("asked",)


def other_edition() -> dict:
    receipt = handed_in()
    receipt["answers"]["thought"] = [{"given": "=Because.\nOf rain.", "outcome": "told"}]
    return receipt


@pytest.mark.parametrize("language", ["en", "fr"])
def test_of_another_edition_nothing_is_lost_and_nobody_is_accused(tmp_path: Path, language: str):
    (tmp_path / "a.json").write_text(json.dumps(other_edition()), encoding="utf-8")
    other = scenario(LOOK, ORDER, ASK | {"text": "Other."}, quiz=[PICK])
    found = verified_among(tmp_path / "a.json", {scenario_hash(other): other})
    head, cells = csv.reader(io.StringIO(csv_of([found], telling(language))))
    row = dict(zip(COLUMNS, cells, strict=True))

    assert (found.holds, found.problem) == (False, "edition")
    assert (
        row["holds"] == {"en": "unchecked: other edition", "fr": "non vérifié\u202f: autre édition"}[language]
    )
    assert all(scenario_hash(one) in row["why"] for one in (lesson(), other))
    assert (row["right"], row["tries"], row["minutes"]) == ("1", "2", "0")
    assert row["given"] == "pick: b → a; thought: =Because. Of rain."
    assert row["edition"] == scenario_hash(lesson())
    assert head[2] == {"en": "holds", "fr": "valable"}[language]


def test_headings_and_codes_of_the_table_are_words_of_the_language():
    lines = csv_of([verify(handed_in(), lesson())], telling("fr")).splitlines()
    english = csv_of([], telling("en")).splitlines()[0].split(",")

    assert len(set(english)) == len(english) == len(set(lines[0].split(","))) == len(COLUMNS)
    assert {"réponses données", "étape", "justes"} <= set(lines[0].split(","))
    assert "bilan" in lines[1]
    assert "debrief" not in lines[1]
    assert "debrief" in csv_of([verify(handed_in(), lesson())])


def test_claims_of_another_edition_are_texts_of_a_line_and_counts():
    receipt = other_edition() | {"scenario_hash": 7}
    receipt["result"] |= {"right": "=1", "points": 10**9, "step": "a\nb", "made-up": 3}
    receipt["answers"] = {"deep": [{"given": [[[[["x"]]]]]}], "none": 4, "list": [3]}
    row = verify(receipt, lesson()).row

    assert {"right", "points", "made-up"}.isdisjoint(row)
    assert (row["step"], row["given"]) == ("a b", "deep: …; none: ; list: ")


def test_every_part_of_a_receipt_has_a_name_in_both_languages():
    parts = (*handed_in()["result"], "seed", "answers")

    assert not [name for name in parts if telling("fr")("receipt-part", name=name) == name]
    assert not [name for name in parts if "_" in telling("en")("receipt-part", name=name)]


def test_a_receipt_with_a_move_that_is_not_legal_does_not_hold():
    receipt = handed_in()
    receipt["journal"]["inputs"][1]["line"] = "gov resettle ALGIERS"
    assert verify(receipt, lesson()).problem == "replay"


@pytest.mark.parametrize(
    ("is_late", "why"),
    [
        (True, "Il manque des coups avant, ou il y en a de trop."),
        (False, "Ce qui précède n’est pas fini."),
    ],
)
def test_what_cannot_be_done_there_is_told_in_the_language_of_the_reader(*, is_late: bool, why: str):
    guide = Guide(lesson())
    guide.go_on()
    guide.play("gov resettle II-2")
    guide.go_on()
    receipt = json.loads(json.dumps(receipt_of(guide)))
    inputs = receipt["journal"]["inputs"]
    if is_late:
        inputs[1]["at"] = 3
    else:
        del inputs[1]
    found = verify(receipt, lesson())

    assert found.problem == "replay"
    assert reason(found, telling("fr")).endswith(f"à cet endroit. {why}")


def test_a_receipt_of_another_version_of_a_scenario_is_said_to_be_one():
    other = scenario(LOOK, ORDER, ASK | {"text": "Other."}, quiz=[PICK])
    assert verify(handed_in(), other).problem == "edition"
    assert verify(handed_in() | {"scenario": "another"}, other).problem == "scenario"


def test_a_receipt_may_not_take_for_ever():
    assert verify(handed_in(), lesson(), seconds=-1).problem == "time"


@pytest.mark.parametrize(
    "text", ["", "[]", "[" * 100_000, "{}", "1" * 600_000, b"\xff\xfe", '{"format": 1e999}']
)
def test_what_is_no_receipt_is_refused(text):
    with pytest.raises(NoReceipt):
        read_receipt(text)


@pytest.mark.parametrize(
    "journal", [None, [], {"inputs": []}, {"format": "algeria-journal/1", "scenario": "test", "inputs": [[]]}]
)
def test_a_damaged_journal_does_not_hold(journal):
    assert verify(handed_in() | {"journal": journal}, lesson()).problem == "replay"


@pytest.mark.parametrize(
    "text", ["=1+1", "+1x", "-1e99999999999", "@SUM(A1)", "\t=1", "\r\n=1", "  =1", "|x", "\x00=1"]
)
def test_no_cell_is_a_formula(text: str):
    assert as_cell(text).startswith("'")
    assert as_cell(f"Ali; {text}".replace("\n", " ")).startswith("Ali;'")


def test_a_folder_becomes_one_table(tmp_path: Path):
    (tmp_path / "a.json").write_text(json.dumps(handed_in('=HYPERLINK("http://x")\n')))
    (tmp_path / "b.json").write_text("no receipt")
    (tmp_path / "c.txt").write_text("{}")
    files = receipts_in(tmp_path)
    known = {scenario_hash(lesson()): lesson()}
    rows = list(csv.DictReader(io.StringIO(csv_of(verified_among(file, known) for file in files))))
    assert [(row["file"], row["holds"]) for row in rows] == [
        ("a.json", "yes"),
        ("b.json", "no: cannot be read"),
    ]
    assert rows[0]["nickname"] == '\'=HYPERLINK("http://x")'


def test_answers_that_were_not_given_do_not_hold():
    receipt = handed_in()
    receipt["answers"]["pick"][0]["outcome"] = "right"
    found = verify(receipt, lesson())
    assert found.parts == ("answers",)


def test_no_mutated_receipt_does_more_than_not_hold():
    rng, base, own = Random(4), handed_in(), lesson()
    junk = [None, -1, 1e308, "x" * 50, [], {}, True, "=1+1", 10**30, "gov pass; gov pass", "\ud800", "\x00"]
    places = [path for path in _places(base) if path]
    for _ in range(60):
        receipt = json.loads(json.dumps(base))
        *path, last = rng.choice(places)
        part = receipt
        for key in path:
            part = part[key]
        part[last] = rng.choice(junk)
        assert "\n" not in csv_of([verify(receipt, own)]).replace("\r\n", "")


def _places(data: object, path: tuple = ()) -> Iterator[tuple]:
    yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in parts:
        yield from _places(value, (*path, key))
