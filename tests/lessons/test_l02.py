"""Lesson 2: a minority is built, searched for and hidden; the engine says what the lesson says."""

from __future__ import annotations

from fractions import Fraction

import pytest

from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.scenarios.guide.walks.autopilot import walk
from tests.lessons.slid import slid
from tests.lessons.worked import Pupil, keys, lesson, shown_by_cells, under

SLUG = "02-active-minority"
BENCH, DUEL = "bench-front.yaml", "duel.yaml"
PHILIPPEVILLE = "II-2"
FEW = {"cards_hiding": ("GAMES, OPPONENT = 40", "GAMES, OPPONENT = 2")}


def test_the_keys_are_those_of_the_answer_book():
    assert keys(lesson(SLUG)) == {
        "whose-words": ("cataloguer",),
        "who-came": ("persuasion", "coercion"),
        "singly-or-pairs": ("pairs",),
        "one-finds": Fraction(1, 6),  # 8.3
        "found-singly": Fraction(5, 3),  # 8.7: 1.67
        "found-pairs": Fraction(10, 3),  # 8.7: 3.33
        "cut-singly": 5,  # 8.7
        "cut-pairs": Fraction(25, 6),  # 8.7: 4.17
        "pieces": ("commissar", "officer", "guard", "soldiers"),
        "no-piece": ("headman", "nurse", "student", "scout"),
        "ratio-shows": ("uniform",),
    }
    assert keys(lesson(SLUG, BENCH)) == {"who-holds": ("fln",), "words-mean": Fraction(7, 6), "bill": 12}
    assert keys(lesson(SLUG, DUEL)) == {
        "safe": ("turned",),
        "known": ("lawyer", "number"),
        "hiding-pays": ("open",),
    }


def test_the_lesson_is_worked_to_its_end_with_wrong_answers():
    pupil = Pupil(lesson(SLUG))

    passed = pupil.work()

    assert passed == [step.id for step in lesson(SLUG).steps]
    assert pupil.parts == {
        "l02-bench-front": ["front", "speak", "bands"],
        "l02-duel": ["hide", "two-more", "free", "many"],
    }
    asked_after = {name for step in lesson(SLUG).steps for name in step.ask}
    foreseen = {row.id for row in lesson(SLUG).quiz if row.misconceptions}
    assert {name for name, _ in pupil.reasons} == asked_after & foreseen


def test_one_cadre_becomes_four_units_in_three_turns():
    stops = {stop.step.id: stop for stop in walk(lesson(SLUG, BENCH)).line}
    first, last = stops["front"].before, stops["bands"].after

    assert first.fln_at(PHILIPPEVILLE).bit_count() == 1
    assert last.fln_at(PHILIPPEVILLE).bit_count() == 4
    assert (first.turn, last.turn) == (1, 3)
    assert last.control[PHILIPPEVILLE] == "fln"


def test_one_roll_finds_with_two_police_and_not_with_one():
    search = next(stop for stop in walk(lesson(SLUG)).line if stop.step.id == "search")

    assert search.faces[:3] == (4, 4, 3)
    assert not search.before.neutralized


def test_the_slider_sets_the_price_of_police_beside_what_it_cuts():
    support, speeches = (row["said"] for row in slid(SLUG, "sides")["rows"])

    assert (support[0], support[-1]) == ("60", "50")
    assert (speeches[0], speeches[-1]) == ("16.7", "11.7")


def test_nobody_who_lived_is_a_card_of_the_lesson():
    decks = lesson(SLUG, DUEL).decks.values()
    named = {card.name for seat in ("fln", "gov") for card in reconstructed_cards().deck(seat).cards}

    cards = [card for deck in decks if isinstance(deck, dict) for card in deck["cards"]]
    assert len(cards) == 2 * 21
    assert not named & {card["name"] for card in cards}
    assert not [card for card in cards if "BOMB" in card["icons"]]


def test_one_of_three_hidden_cards_is_turned_over():
    stops = {stop.step.id: stop for stop in walk(lesson(SLUG, DUEL)).line}

    assert len(stops["two-more"].after.down) == 2
    assert stops["free"].before.turn == 7


@pytest.mark.parametrize(("constant", "value"), [("psl_per_ap", 0)])
def test_another_constant_of_the_model_changes_the_key_or_is_noticed(constant: str, value: int):
    bench = lesson(SLUG, BENCH)

    assert keys(under(bench, **{constant: value})).get("bill") != keys(bench)["bill"]


def test_the_cells_show_what_they_say():
    shown = shown_by_cells(SLUG, **FEW)

    assert shown["search-pairs"] == {"found": 2.67, "cut": 4.5}
    assert shown["search-sampled"] == {"singly": 1.63, "pairs": 3.37}


def test_what_the_cells_invite_to_change_can_be_changed():
    shown = shown_by_cells(
        SLUG,
        search_pairs=("[2, 2, 2, 1, 1, 1, 1]", "[3, 3, 3, 1]"),
        search_sampled=("ROUNDS = 600", "ROUNDS = 6000"),
        cards_hiding=('GAMES, OPPONENT = 40, "sensible"', 'GAMES, OPPONENT = 2, "random"'),
    )

    assert shown["search-pairs"] == {"found": 3.17, "cut": 4.0}
