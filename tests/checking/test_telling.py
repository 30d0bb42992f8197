"""Faults in words: every kind is said in both languages, with line, place, rule, and what would work."""

import json
import re
from importlib import resources
from typing import Any

import pytest

from algeria_lab.checking.decks.check import read_deck
from algeria_lab.checking.decks.laws import deck_warnings
from algeria_lab.checking.doctrines import read_doctrine
from algeria_lab.checking.faults import Fault, WrongFile, listed, placed, sentence, unknown
from algeria_lab.checking.telling import english
from algeria_lab.insurgent.cards import Cards, Deck
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names, document_text
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from tests.insurgent.deck_texts import deck_text

DECKS = [built_in_deck(name) for name in deck_names()]
PLAIN: dict[str, Any] = {"name": "watchful", "seat": "gov", "based_on": "mixed"}


def data_of(deck: Deck) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(deck_text(deck))
    return data


def broken() -> dict[str, Any]:
    """Return data with many things wrong in it."""
    data = data_of(DECKS[0])
    cards = data["cards"]
    data.update(deck_id="?", label="FLN", note=3, extra=1)
    cards[0].update(icons=["CAPTURE", "HYDE"], name="x" * 61)
    cards[1].update(id="FLN-03", name="", type="")
    cards[3].update(name="Yacef Saadi", note="a\x00", icons=[])
    del cards[4]["front"], cards[5]["name"]
    cards[12]["front"] = "military"
    cards[13]["icons"] = ["BOMB"] * 7
    return data


def many_faults() -> list[Fault]:
    texts = [
        document_text(broken()),
        "{",
        "?",
        "[" * 90_000,
        "x" * 300_000,
        '{"schema_version": NaN}',
        '{"label": 1, "label": 2}',
        deck_text(DECKS[1]).replace('"RECRUIT", "RECRUIT"', '"HIDE", "RECRUIT"'),
        deck_text(DECKS[0]).replace('"type": "supporter"', '"type": "event"'),
    ]
    found = []
    for text in texts:
        with pytest.raises(WrongFile) as refused:
            read_deck(text)
        found += refused.value.faults
    return found


def odd_faults() -> list[Fault]:
    """Return every warning."""
    fln = read_deck(
        deck_text(DECKS[0])
        .replace('["ATTACK", "HIDE"]', '["EXPOSE", "HIDE"]')
        .replace('["BOMB", "HIDE"]', '["RALLY", "HIDE"]')
    )
    bare = read_deck(deck_text(DECKS[0]).replace('"HIDE"', '"BOMB"'))
    french = read_deck(deck_text(DECKS[1]).replace('"CAPTURE"', '"BOMB"').replace('"EXPOSE"', '"BOMB"'))
    return [*deck_warnings(Cards(fln, french)), *deck_warnings(bare)]


def doctrine_faults() -> list[Fault]:
    """Return what can be wrong with doctrines."""
    wrong = {
        "judgements": {"operations": ["gov-patrol", "gov-flush", "gov-flush"], "react": 1},
        "parameters": {"floor": 0, "safe_psl": 1.5, "least_reach": "x"},
    }
    found = []
    for change in (wrong, {"based_on": "barrier-7"}, {"based_on": None}):
        with pytest.raises(WrongFile) as refused:
            read_doctrine(PLAIN | change)
        found += refused.value.faults
    return found


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Messages:
    return Messages(request.param)


def test_every_fault_and_warning_has_words(words: Messages):
    found = [*many_faults(), *odd_faults(), *doctrine_faults()]
    path = resources.files("algeria_lab.data") / "messages" / "en" / "checking" / "faults.ftl"
    worded = set(re.findall(r"^fault-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE))

    # What may be wrong with a condition is looked at in tests/scenarios/test_conditions.py.
    told = {problem for problem in worded if not problem.startswith("condition-")}
    assert {fault.problem for fault in found} == told - {"at-line", "line", "at", "near"}
    for fault in found:
        assert len(sentence(fault, words.say)) > 10
        assert placed(fault, words.say).endswith(f"[{fault.rule}]" if fault.rule else ".")
    assert words.faults == []


def test_who_asks_in_no_language_is_answered_in_english():
    """Notebooks print errors, and logs keep them."""
    words = Messages("en")

    assert [str(fault) for fault in many_faults()] == [placed(fault, words.say) for fault in many_faults()]
    assert english("fault-near", near="gov-flush") == "Did you mean “gov-flush”?"


def test_all_faults_of_a_file_are_told_with_line_place_and_rule(words: Messages):
    with pytest.raises(WrongFile) as refused:
        read_deck(document_text(broken()), "mine.json")

    head, *lines = listed(refused.value, words.say).splitlines()

    assert "mine.json" in head
    assert len(lines) == len(refused.value.faults)
    assert any("cards.1.icons.2" in line and "HIDE" in line and "[INS-8.1]" in line for line in lines)
    assert words.faults == []


def test_a_long_list_of_names_is_short_where_one_of_them_is_near():
    names = [f"word-{number}" for number in range(40)]
    told = sentence(unknown((), "deploi", [*names, "deploy"]))

    assert "Known: deploy, " in told
    assert told.count("word-") < 10
    assert "yes, no." in sentence(unknown((), "yess", ["yes", "no"]))
