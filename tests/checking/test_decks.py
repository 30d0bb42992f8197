"""Decks as files: all that is wrong is said at once, with its line, its rule, what would work [INS-8]."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import reduce
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from algeria_lab.checking.decks.check import DECK, deck_faults, read_deck
from algeria_lab.checking.decks.laws import allowed_icons, deck_warnings
from algeria_lab.checking.decks.model import DeckData
from algeria_lab.checking.faults import Fault, WrongFile
from algeria_lab.checking.formats.json_text import read_marked_json
from algeria_lab.checking.forms import published
from algeria_lab.insurgent.cards import DECK_SIZE, FRONTS, ICONS, KINDS, PROVENANCES, Cards
from algeria_lab.insurgent.deck_files import (
    SIDES,
    built_in_deck,
    deck_names,
    document_text,
    reconstructed_cards,
)
from tests.insurgent.deck_texts import deck_text

NAMES = ("reconstructed-fln", "reconstructed-french")
FOLDER = resources.files("algeria_lab.data") / "insurgent"
FILES = {name: (FOLDER / "decks" / f"{name}.json").read_text("utf-8") for name in NAMES}
SCHEMA: dict[str, Any] = json.loads((FOLDER / "deck.schema.json").read_text("utf-8"))
GOOD: dict[str, dict[str, Any]] = {name: json.loads(text) for name, text in FILES.items()}
Change = Callable[[dict[str, Any]], object]


def changed(change: Change, name: str = NAMES[0]) -> str:
    """Return a good deck file after a change of its data, a card a line."""
    data = deepcopy(GOOD[name])
    change(data)
    return document_text(data) if isinstance(data.get("cards"), list) else json.dumps(data, indent=1)


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(WrongFile) as refused:
        read_deck(text)
    return refused.value.faults


def refusal(text: str) -> WrongFile | None:
    """Return why a text is refused; for a deck, after it was written and read once more, nothing."""
    try:
        deck = read_deck(text)
    except WrongFile as error:
        return error
    assert read_deck(deck_text(deck)) == deck
    return None


def only_fault(change: Change, name: str = NAMES[0]) -> Fault:
    found = faults(changed(change, name))
    assert len(found) == 1, found
    return found[0]


def warned(change: Change, name: str = NAMES[0]) -> list[tuple[str, str]]:
    return [(fault.rule, fault.problem) for fault in deck_warnings(read_deck(changed(change, name)))]


def put(*path: str | int, value: object) -> Change:
    """Return the change that puts a value at a path."""

    def change(data: dict[str, Any]) -> None:
        inner: Any = reduce(lambda box, key: box[key], path[:-1], data)
        inner[path[-1]] = value

    return change


# Good decks


@pytest.mark.parametrize("name", deck_names())
def test_every_deck_of_ours_passes_and_nothing_is_odd_about_it(name: str):
    """The engine takes its own files as they are."""
    assert read_deck(FILES[name], name) == built_in_deck(name)
    assert deck_warnings(built_in_deck(name)) == ()
    assert deck_warnings(reconstructed_cards()) == ()


def test_a_mark_in_front_of_the_text_is_no_fault():
    """Some editors put a byte order mark there."""
    assert read_deck("\ufeff" + FILES[NAMES[0]]) == built_in_deck(NAMES[0])


# The checks of INS-8.2


@pytest.mark.parametrize(
    ("place", "kind", "counts"), [(12, "supporter", (12, 4, 5)), (17, "event", (12, 6, 3))]
)
def test_v1_a_deck_has_12_agents_5_events_4_supporters(place, kind, counts):
    fault = only_fault(put("cards", place, "type", value=kind))

    assert (fault.rule, fault.path) == ("INS-8.2/V1", ("cards",))
    assert tuple(fault.values[key] for key in ("agent", "event", "supporter")) == counts
    assert "12, 5 and 4" in str(fault)


def test_v2_ids_are_unique_within_a_deck():
    fault = only_fault(put("cards", 4, "id", value="FLN-02"))

    assert (fault.rule, fault.where, fault.values["first"]) == ("INS-8.2/V2", "cards.5.id", 2)


def test_v3_names_are_unique_within_a_deck():
    fault = only_fault(put("cards", 4, "name", value="Yacef Saadi"))

    assert (fault.rule, fault.where, fault.values["first"]) == ("INS-8.2/V3", "cards.5.name", 3)


def test_v4_no_capture_in_an_fln_deck():
    fault = only_fault(put("cards", 0, "icons", 1, value="CAPTURE"))

    assert (fault.rule, fault.where) == ("INS-8.2/V4", "cards.1.icons.2")
    assert "JAILBREAK" in str(fault)
    assert "CAPTURE" not in allowed_icons("fln")


@pytest.mark.parametrize("icon", ["HIDE", "JAILBREAK"])
def test_v5_no_hide_and_no_jailbreak_in_a_french_deck(icon: str):
    fault = only_fault(put("cards", 2, "icons", 0, value=icon), NAMES[1])

    assert (fault.rule, fault.where, fault.values["given"]) == ("INS-8.2/V5", "cards.3.icons.1", icon)
    assert icon not in allowed_icons("gov")


def test_v7_an_event_with_rally_is_worth_a_warning():
    change = put("cards", 12, "icons", 0, value="RALLY")

    assert warned(change) == [("INS-8.2/V7", "event-rally")]


def test_v8_a_french_deck_without_expose_is_worth_a_warning():
    def change(data: dict[str, Any]) -> None:
        for card in data["cards"]:
            card["icons"] = ["ATTACK" if icon == "EXPOSE" else icon for icon in card["icons"]]

    assert warned(change, NAMES[1]) == [("INS-8.2/V8", "no-expose")]


def test_v8_an_fln_deck_without_hide_is_worth_a_warning():
    def change(data: dict[str, Any]) -> None:
        for card in data["cards"]:
            card["icons"] = ["ATTACK" if icon == "HIDE" else icon for icon in card["icons"]]

    assert warned(change) == [("INS-8.2/V8", "no-hide")]


def test_v9_jailbreak_without_capture_is_worth_a_warning_once_both_decks_are_known():
    def change(data: dict[str, Any]) -> None:
        for card in data["cards"]:
            card["icons"] = ["ATTACK" if icon == "CAPTURE" else icon for icon in card["icons"]]

    french = read_deck(changed(change, NAMES[1]))

    assert deck_warnings(french) == ()
    found = deck_warnings(Cards(built_in_deck(NAMES[0]), french))
    assert [(fault.rule, fault.file) for fault in found] == [("INS-8.2/V9", NAMES[1])]


def test_v10_two_fln_cards_with_hide_and_expose_are_worth_a_warning():
    """One such card, as in the reconstructed deck, is not: it cannot loop."""
    assert warned(put("cards", 0, "icons", value=["EXPOSE", "HIDE"])) == [("INS-8.2/V10", "loop")]


def test_v11_a_reconstructed_deck_is_labelled_as_one():
    fault = only_fault(put("label", value="FLN"))

    assert (fault.rule, fault.where) == ("INS-8.2/V11", "label")


def test_v11_asks_nothing_of_other_decks():
    def change(data: dict[str, Any]) -> None:
        data.update(label="Mine", provenance="custom")

    assert read_deck(changed(change)).label == "Mine"


# The schema [INS-8.1], and home fronts [INS-1.3]


def test_the_published_schema_is_that_of_the_form():
    assert json.loads(json.dumps(published(DeckData))) == SCHEMA, (
        "write algeria_lab/data/insurgent/deck.schema.json anew: json.dumps(published(DeckData), indent=2)"
    )
    Draft202012Validator.check_schema(SCHEMA)


def test_the_published_schema_has_the_words_of_the_engine():
    head, card = SCHEMA["properties"], SCHEMA["$defs"]["CardData"]["properties"]

    assert head["provenance"]["enum"] == list(PROVENANCES)
    assert head["side"]["enum"] == list(SIDES)
    assert head["cards"]["minItems"] == head["cards"]["maxItems"] == DECK_SIZE
    assert [card[key]["enum"] for key in ("type", "front")] == [list(KINDS), list(FRONTS)]
    assert card["icons"]["items"]["enum"] == list(ICONS)


def test_an_agent_needs_a_home_front():
    fault = only_fault(lambda data: data["cards"][3].pop("front"))

    assert (fault.rule, fault.where) == ("INS-8.1", "cards.4.front")
    assert "military, political, diplomatic" in str(fault)


@pytest.mark.parametrize("place", [12, 17])
def test_events_and_supporters_have_no_home_front(place: int):
    fault = only_fault(put("cards", place, "front", value="military"))

    assert (fault.rule, fault.problem) == ("INS-8.1", "front-idle")


def test_a_wrong_name_is_refused_with_its_line_and_the_nearest():
    fault = only_fault(put("cards", 4, "icons", 1, value="NEGOCIATE"))

    assert fault.line == FILES[NAMES[0]].splitlines().index('  "cards": [') + 1 + 5
    assert fault.where == "cards.5.icons.2"
    assert "Did you mean “NEGOTIATE”?" in str(fault)


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        (put("schema_version", value=2), "schema_version", "unknown"),
        (put("schema_version", value=True), "schema_version", "unknown"),
        (put("deck_id", value="My Deck"), "deck_id", "form"),
        (put("deck_id", value="my-deck\n"), "deck_id", "letters"),
        (put("label", value="reconstructed deck" * 9), "label", "long"),
        (put("note", value="x" * 1001), "note", "long"),
        (put("provenance", value="found"), "provenance", "unknown"),
        (put("author", value="me"), "author", "unknown"),
        (put("cards", 2, "id", value="FLN-3"), "cards.3.id", "form"),
        (put("cards", 2, "name", value=" "), "cards.3.name", "empty"),
        (put("cards", 2, "name", value="a\x00b"), "cards.3.name", "letters"),
        (put("cards", 2, "name", value="x" * 61), "cards.3.name", "long"),
        (put("cards", 2, "date", value="x" * 41), "cards.3.date", "long"),
        (put("cards", 2, "note", value="x" * 401), "cards.3.note", "long"),
        (put("cards", 2, "icons", value=[]), "cards.3.icons", "few"),
        (put("cards", 2, "icons", value=["BOMB"] * 7), "cards.3.icons", "many"),
        (put("cards", 2, "icons", value=[["BOMB"]]), "cards.3.icons.1", "unknown"),
        (put("cards", 2, "fromt", value="military"), "cards.3.fromt", "unknown"),
    ],
)
def test_what_the_schema_forbids_is_refused_where_it_stands(change, where, problem):
    fault = only_fault(change)

    assert (fault.where, fault.problem, fault.rule) == (where, problem, "INS-8.1")
    assert fault.line > 1


@pytest.mark.parametrize("key", ["schema_version", "deck_id", "label", "side", "provenance", "cards"])
def test_what_is_needed_is_named_when_it_is_missing(key: str):
    fault = only_fault(lambda data: data.pop(key))

    assert (fault.problem, fault.values["given"]) == ("missing", key)


@pytest.mark.parametrize("key", ["id", "name", "type", "icons"])
def test_what_a_card_needs_is_named_when_it_is_missing(key: str):
    fault = only_fault(lambda data: data["cards"][13].pop(key))

    assert (fault.where, fault.problem, fault.values["given"]) == ("cards.14", "missing", key)


def paths(value: object, before: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths to everything in a deck's data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path for key, item in inner for path in ((*before, key), *paths(item, (*before, key)))]


EVERYWHERE = paths(GOOD[NAMES[0]])


@pytest.mark.parametrize("wrong", [None, 7, True, 1.5, [], {}, "", "?", [[]], {"a": 1}])
def test_the_wrong_type_is_refused_at_every_key(wrong: object):
    """Only a text may stand where any text will do."""
    for path in EVERYWHERE:
        if isinstance(wrong, str) and path[-1] in ("note", "date", "name", "label"):
            continue
        found = faults(changed(put(*path, value=wrong)))
        assert any(fault.path[: len(path)] == path for fault in found), path
        assert all(fault.line >= 1 for fault in found)


def test_all_faults_are_said_at_once_from_top_to_bottom():
    def change(data: dict[str, Any]) -> None:
        data["cards"][20]["icons"] = ["CAPTURE", "WIN"]
        data["cards"][0]["colour"] = "red"
        data["deck_id"] = "?"

    found = faults(changed(change))

    assert [fault.where for fault in found] == [
        "deck_id",
        "cards.1.colour",
        "cards.21.icons.1",
        "cards.21.icons.2",
    ]
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


# Damaged files


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_refused_with_its_last_line(share: float):
    text = FILES[NAMES[0]]
    part = text[: int(len(text.rstrip()) * share)]

    (fault,) = faults(part)

    assert fault.problem in ("cut", "json")
    assert abs(fault.line - part.count("\n") - 1) <= 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "cut"),
        ("not a deck", "json"),
        ('{"a" 1}', "json"),
        (FILES[NAMES[0]].replace("Yacef", "Ya\x00cef"), "json"),
        (FILES[NAMES[0]].replace('_version": 1', f'_version": {"9" * 5000}'), "number"),
        (FILES[NAMES[0]].replace('_version": 1', '_version": NaN'), "number"),
        (FILES[NAMES[0]].replace('_version": 1', '_version": 1e999'), "unknown"),
        ("[" * 90_000 + "]" * 90_000, "deep"),
        ('"' + "x" * DECK.most + '"', "large"),
        ("[]", "kind"),
        ("null", "kind"),
    ],
)
def test_what_is_no_deck_at_all_is_refused_with_the_reason(text: str, problem: str):
    (fault,) = faults(text)

    assert fault.problem == problem


def test_thousands_of_cards_are_refused_in_one_line():
    fault = next(iter(faults(changed(lambda data: data["cards"].extend([{}] * 5000)))))

    assert (fault.problem, fault.values["count"], fault.values["most"]) == ("many", 5021, 21)


def test_a_key_that_stands_twice_is_refused_with_the_line_of_the_second():
    text = FILES[NAMES[0]].replace(
        '"note": "The published', '"label": "x reconstructed deck",\n  "note": "The published'
    )

    (fault,) = faults(text)

    assert (fault.problem, fault.where, fault.line) == ("double", "label", 7)


def test_halves_of_signs_are_refused():
    """A file may name them, but they could not be written again."""
    text = FILES[NAMES[0]].replace('"name": "Yacef Saadi"', '"name": "\\ud800"')

    (fault,) = faults(text)

    assert (fault.problem, fault.where) == ("letters", "cards.3.name")
    str(fault).encode()


def test_the_places_of_a_text_are_its_lines():
    marked = read_marked_json('{\n"a": [1,\n 2, {"b":\n "x,]"}],\n"c": {}}', DECK, "deck")

    assert {path: spot.line for path, spot in marked.values.items()} == {
        (): 1,
        ("a",): 2,
        ("a", 0): 2,
        ("a", 1): 3,
        ("a", 2): 3,
        ("a", 2, "b"): 3,
        ("c",): 5,
    }
    assert marked.spot(("c", "unknown")).line == 5


# Properties

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=70),
    st.sampled_from(["FLN", "FRENCH", "agent", "event", "military", "RALLY", "CAPTURE", "HIDE", "FLN-01"]),
    st.lists(st.sampled_from(["RALLY", "CAPTURE", "HIDE", "EXPOSE", 3, None]), max_size=8),
    st.dictionaries(
        st.sampled_from(["id", "name", "type", "icons", "front"]), st.text(max_size=3), max_size=3
    ),
)
MUTATIONS = st.lists(st.tuples(st.sampled_from(EVERYWHERE), SCRAPS), min_size=1, max_size=4)


def mutated(mutations: list[tuple[tuple[str | int, ...], object]]) -> dict[str, Any]:
    data = deepcopy(GOOD[NAMES[0]])
    for path, value in mutations:
        try:
            put(*path, value=value)(data)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took this place away
    return data


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1" * 5000])
def test_what_is_no_number_is_refused_with_its_line(number: str):
    text = FILES[NAMES[0]].replace('"schema_version": 1', f'"schema_version":\n {number}')

    error = refusal(text)

    assert error
    assert [(fault.problem, fault.line) for fault in error.faults] == [("number", 3)]


@settings(deadline=None)  # a slow machine is no fault of a deck
@given(MUTATIONS)
def test_any_mutation_of_a_good_deck_reads_or_is_refused_and_nothing_else(mutations):
    text = json.dumps(mutated(mutations), indent=1)
    error = refusal(text)
    if error:
        assert error.faults
        assert all(1 <= fault.line <= text.count("\n") + 1 for fault in error.faults)
        assert str(error).count("\n- ") == len(error.faults)


@settings(deadline=None)  # a slow machine is no fault of a deck
@given(st.data())
def test_any_damage_to_the_text_reads_or_is_refused_and_nothing_else(data):
    text = FILES[NAMES[0]]
    start = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 80))
    damaged = text[:start] + data.draw(st.text(max_size=6)) + text[start + cut :]
    error = refusal(damaged)

    assert error is None or error.faults


VALIDATOR = Draft202012Validator(SCHEMA)
OURS_ALONE = {"letters", "empty", "id-twice", "name-twice"}


@settings(deadline=None)  # a slow machine is no fault of a deck
@given(MUTATIONS)
def test_our_reading_of_the_published_schema_agrees_with_a_full_one(mutations):
    """What a validator of JSON Schema refuses we refuse, and no more but letters and what stands twice."""
    data = mutated(mutations)
    ours = {fault.problem for fault in deck_faults(data)}

    if VALIDATOR.is_valid(data):
        assert ours <= OURS_ALONE
    else:
        assert ours
