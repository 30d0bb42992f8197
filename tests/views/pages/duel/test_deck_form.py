"""The form of a deck: what the page gets, what it may send, and that nothing it sends stops the kernel."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algeria_lab.checking.decks.check import DECK, read_deck
from algeria_lab.core.refusals import LabError
from algeria_lab.insurgent.cards import Deck
from algeria_lab.insurgent.deck_files import built_in_deck
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.duel.deck_draft import copied_draft, document_of, draft_of, empty_draft
from algeria_lab.views.pages.duel.deck_form import DeckForm, scene, verdict
from algeria_lab.views.shared.bundles import STATIC
from algeria_lab.views.shared.messages import LANGUAGES
from tests.insurgent.deck_texts import deck_text

EN, FR = Words("en"), Words("fr")
FLN, FRENCH = built_in_deck("reconstructed-fln"), built_in_deck("reconstructed-french")


class Page:
    """The browser's side of a form, as far as a test needs one."""

    def __init__(self, words: Words = EN, *, can_use: bool = True) -> None:
        self.taken: list[tuple[Deck, str]] = []
        self.form = DeckForm(words, (lambda deck, text: self.taken.append((deck, text))) if can_use else None)
        self.widget = self.form.widget
        self.sent: list[dict[str, Any]] = []
        self.widget.send = self.sent.append
        self.ticket = 0

    @property
    def draft(self) -> dict[str, Any]:
        """What is written on the page, to be changed."""
        return deepcopy(self.widget.draft["data"])

    def say(self, message: object) -> None:
        """Send what the browser sends, by the way on which it comes."""
        self.widget._handle_custom_msg(message, [])

    def write(self, draft: dict[str, Any], kind: str = "check") -> None:
        """Send a draft, for a look or for a deed."""
        self.ticket += 1
        edition = self.widget.draft["edition"]
        self.say({"kind": kind, "draft": draft, "ticket": self.ticket, "edition": edition})

    def begin(self, value: str) -> "Page":
        """Begin with something."""
        self.say({"kind": "begin", "value": value})
        return self

    def open(self, text: str, name: str = "mine.json") -> None:
        """Open a file."""
        self.say({"kind": "open", "name": name, "text": text})

    @property
    def faults(self) -> dict[str, list[str]]:
        """What is said beside the fields."""
        found: dict[str, list[str]] = self.widget.verdict["faults"]
        return found

    @property
    def message(self) -> tuple[str, str]:
        """What was said last."""
        return self.widget.message["level"], self.widget.message["text"]


def test_the_bundle_is_there_and_small():
    assert 0 < (STATIC / "deck.js").stat().st_size < 60_000
    assert (STATIC / "deck.css").is_file()


# What it offers


def test_icons_that_a_side_cannot_have_are_not_offered_and_it_is_said_why():
    offered = scene(EN, can_use=True)
    ids = {side: [icon["id"] for icon in icons] for side, icons in offered["icons"].items()}

    assert "CAPTURE" not in ids["FLN"]
    assert not {"HIDE", "JAILBREAK"} & set(ids["FRENCH"])
    assert len(ids["FLN"]) + len(ids["FRENCH"]) == 15
    assert "Capture" in offered["why"]["FLN"]
    assert "INS-8.2/V4" in offered["why"]["FLN"]
    assert "Hide, Jailbreak" in offered["why"]["FRENCH"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str):
    words = Words(language)
    page = Page(words)
    page.begin("copy:reconstructed-french")
    page.open("{")
    page.open(deck_text(FLN))
    page.write(page.draft, "save")
    page.write(page.draft, "use")
    page.write(empty_draft("FLN", words), "use")

    assert words.faults == []
    assert len(page.widget.strings) > 50


def test_another_language_leaves_what_was_written():
    page = Page().begin("copy:reconstructed-fln")
    draft = page.draft
    draft["cards"][0]["name"] = ""
    page.write(draft)
    page.form.speak(FR)

    assert page.widget.scene["lang"] == "fr"
    assert page.faults["cards.0.name"] == ["Écrivez quelque chose ici. [INS-8.1]"]
    assert page.form._draft["cards"][0]["name"] == ""


# How it begins


def test_an_empty_deck_has_21_cards_with_marks_and_nothing_else():
    page = Page().begin("empty:FRENCH")
    verdict_ = page.widget.verdict

    assert [card["id"] for card in page.draft["cards"]] == [f"FRA-{number:02}" for number in range(1, 22)]
    assert not verdict_["ready"]
    assert {row["state"] for row in verdict_["rows"]} == {"empty"}
    assert "21 cards" in verdict_["says"]


@pytest.mark.parametrize("deck", [FLN, FRENCH])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_is_a_good_deck_in_the_readers_language_and_no_reconstructed_one(deck: Deck, language: str):
    page = Page(Words(language)).begin(f"copy:{deck.id}")
    page.write(page.draft, "use")

    ((copy, text),) = page.taken
    assert page.widget.verdict["ready"]
    assert copy.hash == deck.hash
    assert (copy.provenance, copy.id == deck.id) == ("custom", False)
    assert read_deck(text) == copy
    assert (copy.cards[0].note == deck.cards[0].note) == (language == "en")


def test_half_of_a_sign_is_sent_to_the_page_as_a_question_mark():
    page = Page()

    page.open('{"side": "FLN", "label": "a\\ud800", "cards": [{"icons": ["\\udcff"]}]}')

    assert (page.draft["label"], page.draft["cards"][0]["icons"]) == ("a?", ["?"])


# What it says


def test_each_fault_stands_beside_its_field():
    page = Page().begin("copy:reconstructed-fln")
    draft = page.draft
    draft["cards"][3]["icons"] = ["ATTACK", "CAPTURE"]
    draft["cards"][4]["front"] = ""
    draft["label"] = ""
    page.write(draft)

    assert set(page.faults) == {"cards.3.icons.1", "cards.4.front", "label"}
    assert "[INS-8.2/V4]" in page.faults["cards.3.icons.1"][0]
    assert [row["state"] for row in page.widget.verdict["rows"]].count("wrong") == 2
    assert "2 cards" in page.widget.verdict["says"]


def test_agents_events_and_supporters_are_counted_while_they_are_entered():
    page = Page().begin("empty:FLN")
    draft = page.draft
    for place in range(12):
        draft["cards"][place]["type"] = "agent"
    draft["cards"][12]["type"] = "event"
    page.write(draft)

    assert [(count["text"], count["right"]) for count in page.widget.verdict["counts"]] == [
        ("Agents: 12 of 12", True),
        ("Events: 1 of 5", False),
        ("Supporters: 0 of 4", False),
    ]


def test_what_is_odd_is_said_and_does_not_stand_in_the_way():
    draft = copied_draft(FLN, EN)
    draft["cards"][12]["icons"] = ["RALLY"]

    found = verdict(draft, EN)

    assert found["ready"]
    assert len(found["warnings"]) == 1
    assert found["warnings"][0].startswith("Toussaint Rouge: ")


def test_a_verdict_says_which_draft_it_is_about():
    page = Page().begin("empty:FLN")
    page.write(page.draft)

    assert page.widget.verdict["ticket"] == 1
    assert page.widget.verdict["edition"] == page.widget.draft["edition"]


def test_what_was_sent_before_another_deck_was_put_is_not_taken_for_it():
    page = Page().begin("empty:FLN")
    late = {"kind": "check", "draft": page.draft, "ticket": 9, "edition": page.widget.draft["edition"]}
    page.begin("copy:reconstructed-fln")
    page.say(late)

    assert page.draft["cards"][0]["name"] == "Amirouche Aït Hamouda"
    assert page.widget.verdict["ready"]


def test_a_page_that_draws_the_form_anew_finds_what_was_written():
    page = Page().begin("empty:FLN")
    edition, draft = page.widget.draft["edition"], page.draft
    draft["cards"][0]["name"] = "Somebody"
    page.write(draft)

    assert page.draft["cards"][0]["name"] == "Somebody"
    assert page.widget.draft["edition"] == edition


# Files


def test_a_file_that_was_saved_opens_as_it_was():
    page = Page().begin("copy:reconstructed-french")
    draft = page.draft
    draft["cards"][0]["name"] = ""
    page.write(draft, "save")
    file = page.sent[-1]
    other = Page()
    other.open(file["text"], file["name"])

    assert other.draft == draft
    assert other.message[0] == "info"


def test_a_good_deck_is_saved_under_its_name_and_reads():
    page = Page().begin("copy:reconstructed-fln")
    page.write(page.draft, "save")

    assert page.sent[-1]["name"] == "own-fln.json"
    assert read_deck(page.sent[-1]["text"]).hash == FLN.hash
    assert "draft" not in page.message[1]


def test_an_unfinished_deck_is_saved_as_a_draft_and_this_is_said():
    page = Page().begin("empty:FLN")
    page.write(page.draft, "save")

    assert page.sent[-1]["name"] == "own-fln-draft.json"
    assert "cannot be played with yet" in page.message[1]


def test_a_name_that_is_no_name_of_a_file_is_not_taken_for_one():
    page = Page().begin("empty:FLN")
    draft = page.draft | {"deck_id": "../../own"}
    page.write(draft, "save")

    assert page.sent[-1]["name"] == "deck-draft.json"


@pytest.mark.parametrize("text", ["", "no deck", "[1, 2]", "[" * 90_000, '"' + "x" * DECK.most + '"'])
def test_a_file_that_is_no_deck_leaves_the_form_as_it_was(text: str):
    page = Page().begin("copy:reconstructed-fln")
    before = page.widget.draft
    page.open(text, "photo.json")

    level, said = page.message
    assert level == "error"
    assert "photo.json could not be opened" in said
    assert len(said.splitlines()) == 3
    assert page.widget.draft == before


def test_what_the_form_cannot_show_of_a_file_is_named():
    data = json.loads(deck_text(FLN))
    data["cards"][2]["colour"] = "red"
    data["cards"][3]["icons"] = ["ATTACK", 7]
    data["cards"].append(deepcopy(data["cards"][0]))
    page = Page()
    page.open(json.dumps(data))

    level, said = page.message
    assert level == "error"
    assert "cards.3.colour" in said
    assert "cards.4.icons.2" in said
    assert len(page.draft["cards"]) == 21
    assert page.draft["cards"][3]["icons"] == ["ATTACK"]


def test_a_wrong_word_of_a_file_is_kept_to_be_mended():
    page = Page()
    page.open(deck_text(FLN).replace('"RECRUIT"]', '"RECROOT"]', 1))

    assert page.draft["cards"][1]["icons"] == ["RECROOT"]
    assert "cards.1.icons.0" in page.faults
    assert page.message[0] == "info"


# Playing with it


def test_an_unfinished_deck_is_not_handed_over():
    page = Page().begin("empty:FLN")
    page.write(page.draft, "use")

    assert page.taken == []
    assert page.message[0] == "error"


def test_a_page_that_refuses_the_deck_is_heard():
    def refuse(_deck: Deck, _text: str) -> None:
        raise LabError("two decks share the id FLN-01.")

    page = Page()
    page.form._on_deck = refuse
    page.begin("copy:reconstructed-fln")
    page.write(page.draft, "use")

    assert page.message == ("error", EN.say("deck-failed", what="two decks share the id FLN-01."))


def test_without_anybody_to_take_it_the_page_does_not_offer_to():
    page = Page(can_use=False)
    page.begin("copy:reconstructed-fln")
    page.write(page.draft, "use")

    assert page.widget.scene["use"] is False
    assert page.message == ("error", EN.say("deck-malformed"))


# Whatever the browser sends


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "check",
        {},
        {"kind": 3},
        {"kind": "destroy"},
        {"kind": "check"},
        {"kind": "check", "draft": [], "ticket": 1},
        {"kind": "check", "draft": {}, "ticket": "1"},
        {"kind": "save", "draft": {"note": "x" * DECK.most}, "ticket": 1, "edition": 1},
        {"kind": "begin"},
        {"kind": "begin", "value": "copy:../secret"},
        {"kind": "begin", "value": "empty:OAS"},
        {"kind": "open", "name": 3, "text": "{}"},
        {"kind": "open", "name": "a.json"},
    ],
)
def test_a_malformed_message_is_answered_by_a_notice(message: object):
    page = Page()
    before = page.widget.draft
    page.say(message)

    assert page.message == ("error", EN.say("deck-malformed"))
    assert page.widget.draft == before


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["\ud800", "agent", "HIDE"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["id", "name", "type", "icons", "cards", "side", "label", "note"]), inner
        )
    ),
    max_leaves=12,
)


@settings(deadline=None)  # a slow machine is no fault of a deck
@given(st.dictionaries(st.sampled_from(["cards", "side", "label", "deck_id", "note", "x"]), ANYTHING))
def test_whatever_stands_in_a_file_becomes_a_draft_that_can_be_judged_and_saved(data: dict[str, Any]):
    draft = draft_of(data)

    assert len(draft["cards"]) == 21
    assert len(verdict(draft, EN)["rows"]) == 21
    json.dumps(draft, ensure_ascii=False).encode()
    assert draft_of(document_of(draft)) == draft
