"""What many wars show in one sentence, and what they do not."""

from collections.abc import Callable

import pytest

from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.charts.along import along_text
from algeria_lab.views.experiments.finding import finding, headline, shows, shows_not
from tests.views.experiments.frames import Levels, apart, frame_of, level, two_ways


@pytest.fixture
def words() -> Words:
    return Words("en")


def test_two_ways_are_compared_in_a_plain_sentence_with_the_interval(words: Words):
    assert shows(words, two_ways(10), "balance@4") == (
        "Balance of support (Government less FLN) at the end of turn 4: with “resettlement of 3” it is on "
        "average 8.9 points lower than with “mixed” (95% interval: 8.6 to 9.3): a clear difference."
    )


def test_a_difference_that_may_be_chance_is_not_called_clear(words: Words):
    said = shows(words, two_ways(1), "balance")

    assert "no clear difference (95% interval: −" in said


def test_the_same_in_every_war_is_said_so(words: Words):
    frame = frame_of({"mixed": "mixed", "other": "mixed"}, lambda _way, _against, seed: level(30 + seed, 40))

    assert "“other” and “mixed” give the same in every war" in shows(words, frame, "balance")


def test_shares_differ_by_points(words: Words):
    frame = frame_of(
        {"mixed": "mixed", "other": "mixed"},
        lambda way, _against, seed: level(0 if way == "other" or seed == 1 else 30, 40),
    )

    assert "95.0 percentage points higher" in shows(words, frame, "fln.wins")


def test_one_way_has_nothing_to_compare_with(words: Words):
    said = shows(words, frame_of({"mixed": "mixed"}, apart(0)), "gov.psl")

    assert "“mixed” 42.0 on average" in said
    assert "nothing to compare" in said


def test_many_ways_that_all_differ_alike_are_said_in_one_breath(words: Words):
    ways = dict.fromkeys(("mixed", "a", "b", "c"), "mixed")
    frame = frame_of(
        ways,
        lambda way, against, seed: level(
            90 - (10 + (against == "raider")) * list(ways).index(way) - seed % 2 * (way == "a"), 40
        ),
        against=("mixed", "raider"),
    )

    assert shows(words, frame, "balance") == (
        "Balance of support (Government less FLN) at the end: every other way is clearly lower than “mixed”, "
        "on average by 10.5 points (“a” against “mixed”) to 33.0 points (“c” against “raids”)."
    )


def test_ways_that_all_differ_by_as_much_are_said_with_one_number(words: Words):
    ways = dict.fromkeys(("none", "bought", "doctrine"), "mixed")
    frame = frame_of(ways, lambda way, _against, seed: level(60 - 20 * (way != "none") - seed % 2, 40))

    assert shows(words, frame, "balance") == (
        "Balance of support (Government less FLN) at the end: every other way is clearly lower than “none”, "
        "on average by 20.0 points."
    )


def test_ways_that_differ_in_different_directions_are_told_one_by_one(words: Words):
    by = {"mixed": 0, "up": 5, "down": -5, "same": 0, "chance": 0}
    frame = frame_of(
        dict.fromkeys(by, "mixed"),
        lambda way, _against, seed: level(40 + by[way] + (-1) ** seed * (way == "chance"), 40),
    )

    assert shows(words, frame, "balance").endswith(
        "on average, compared with “mixed”: “up” 5.0 points higher, “down” 5.0 points lower, “same” the same "
        "in every war, “chance” no clear difference."
    )


def test_of_many_ways_the_sentence_names_the_strongest(words: Words):
    by = {"mixed": 0, "a": 1, "b": -6, "c": 7, "d": 8, "e": 9, "f": 10}
    frame = frame_of(
        dict.fromkeys(by, "mixed"), lambda way, _against, seed: level(40 + by[way] + seed % 2, 40)
    )

    said = shows(words, frame, "balance")

    assert "“f” 10.0 points higher" in said
    assert "“a”" not in said
    assert "and 2 more" in said


def test_what_the_wars_do_not_show_names_the_players_and_the_turn(words: Words):
    said = shows_not(words, two_ways())

    assert said.startswith("What happened in Algeria")
    assert "resettlement" in said
    assert "up to turn 6" in said


def test_a_name_that_holds_a_comma_cannot_be_read_as_two(words: Words):
    frame = frame_of({"mixed": "mixed", "barrier-3": "barrier-3"}, apart(9))

    assert "Government: “mixed”, “barrier, step 3”; FLN: “mixed”" in shows_not(words, frame)


def spending_war(way: str, _against: str, seed: int) -> Levels:
    """Return wars in which the second way costs the Government 9 points and the FLN nothing."""
    return level(50 - 9 * (way == "other") + seed % 3 * (way == "other"), 40 + seed % 4)


def test_what_moved_along_is_told_and_what_did_not(words: Words):
    frame = frame_of({"mixed": "mixed", "other": "mixed"}, spending_war)
    said = along_text(words, frame, "balance@4")

    assert said.startswith("Other things by the end of turn 4, with “other” less with “mixed”.")
    assert "Clearly different: Government support: −8.0 points (−8.3 to −7.6)" in said
    assert "Not clearly different:" in said
    assert "Balance" not in said  # it is what was asked for
    assert said.endswith("change that one thing alone to find out.")


def test_of_several_pairs_the_widest_is_told(words: Words):
    def war(way: str, against: str, seed: int) -> Levels:
        return level(50 - 9 * (way == "other") * (against == "raider") + seed % 3, 40)

    ways = {"mixed": "mixed", "other": "mixed", "third": "mixed"}
    said = along_text(words, frame_of(ways, war, against=("mixed", "raider")), "gov.psl")

    assert "with “other” less with “mixed” against “raids”, by the end." in said
    assert along_text(words, frame_of({"mixed": "mixed"}, apart(0)), "balance") == ""


def test_both_sentences_stand_under_their_headings():
    for language, heads in (
        ("en", ("What it shows", "What moved along with it", "What it does not show")),
        ("fr", ("Ce que cela montre", "Ce qui a bougé en même temps", "Ce que cela ne montre pas")),
    ):
        page = finding(words := Words(language), two_ways(), "balance")
        assert words.faults == []
        for head, tag in zip(heads, ("dt", "summary", "dt"), strict=True):
            assert f"<{tag}>{head}</{tag}>" in page.html
            assert head in page.text


def test_a_headline_claims_no_more_than_the_intervals_allow(words: Words):
    def said(levels: Callable[..., Levels], *ways: str) -> str:
        return headline(words, frame_of(dict.fromkeys(ways, "mixed"), levels), "gov.psl")

    def sure(way: str, _against: str, seed: int) -> Levels:
        return level(40 + 5 * (way != "mixed") + seed % 2, 40)

    def alike(_way: str, _against: str, seed: int) -> Levels:
        return level(40 + seed, 40)

    def doubtful(way: str, _against: str, seed: int) -> Levels:
        return level(40 + (way == "third") * 9 + (way == "other") * (-1) ** seed, 40)

    assert (
        said(sure, "mixed", "other") == "With “other” it is on average 5.0 points higher than with “mixed”."
    )
    assert said(doubtful, "mixed", "other") == "Between “other” and “mixed” no clear difference shows."
    assert said(alike, "mixed", "other") == "“other” and “mixed” came out the same every time."
    every = "Every other way comes out clearly higher than “mixed”, on average by 5.0 points."
    assert said(sure, "mixed", "other", "third") == every
    one = "One of the 2 comparisons with “mixed” shows a clear difference, each taken by itself."
    assert said(doubtful, "mixed", "other", "third") == one
    assert said(sure, "mixed") == ""


def test_a_headline_names_the_only_other_way_and_speaks_of_several_opponents(words: Words):
    def sure(way: str, _against: str, seed: int) -> Levels:
        return level(40 + 5 * (way != "mixed") + seed % 2, 40)

    both = frame_of(dict.fromkeys(("mixed", "other"), "mixed"), sure, against=("mixed", "raider"))
    end = "clearly higher than “mixed” against each opponent, on average by 5.0 points."
    assert headline(words, both, "gov.psl") == f"“other” comes out {end}"
    assert "« other » donne nettement plus que « mixte » contre chaque adversaire" in headline(
        Words("fr"), both, "gov.psl"
    ).replace("\u00a0", " ")
