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
    NoReceipt,
    csv_of,
    read_receipt,
    reason,
    receipt_of,
    receipts_in,
    verified_among,
    verify,
)
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


def test_a_receipt_that_claims_more_does_not_hold():
    receipt = handed_in()
    receipt["result"]["right"] = 7
    found = verify(receipt, lesson())
    assert (found.holds, found.problem, found.row["right"]) == (False, "differs", 1)
    assert found.why
    assert found.why.values == {"known": "right"}
    assert [reason(found), reason(found, telling("fr"))] == ["right answers", "les réponses justes"]


def test_every_part_of_a_receipt_has_a_name_in_both_languages():
    parts = (*handed_in()["result"], "seed", "answers")

    assert not [name for name in parts if telling("fr")("receipt-part", name=name) == name]
    assert not [name for name in parts if "_" in telling("en")("receipt-part", name=name)]


def test_a_receipt_with_a_move_that_is_not_legal_does_not_hold():
    receipt = handed_in()
    receipt["journal"]["inputs"][1]["line"] = "gov resettle ALGIERS"
    assert verify(receipt, lesson()).problem == "replay"


def test_a_receipt_of_another_version_of_a_scenario_is_said_to_be_one():
    other = scenario(LOOK, ORDER, ASK | {"text": "Other."}, quiz=[PICK])
    assert verify(handed_in(), other).problem == "scenario"


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
    assert [(row["file"], row["holds"]) for row in rows] == [("a.json", "yes"), ("b.json", "no")]
    assert rows[0]["nickname"] == '\'=HYPERLINK("http://x")'


def test_answers_that_were_not_given_do_not_hold():
    receipt = handed_in()
    receipt["answers"]["pick"][0]["outcome"] = "right"
    found = verify(receipt, lesson())
    assert found.why
    assert found.why.values == {"known": "answers"}


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
