"""What a picture says of its wars is read from the rows: of filtered wars it tells what is left."""

import html
import re

import pytest

import algeria_lab
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.charts.captions import drawn_text
from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
from algeria_lab.views.experiments.charts.fan import Fan
from algeria_lab.views.experiments.charts.lanes import FrameChart
from algeria_lab.views.experiments.text import notices, over
from algeria_lab.views.experiments.words import words_of
from tests.views.experiments.frames import frame_of, level, two_ways
from tests.views.experiments.test_charts import single
from tests.views.experiments.test_page import text_of

RUNS = 60
WHOLE = two_ways(runs=RUNS)


SIX = frame_of(
    {"none": "mixed", "r": "resettle-1", "b": "resettle-3"},
    lambda way, _, seed: level(40 + seed % 5 - (0 if way == "none" else 10 + seed % 3), 30),
    against=("mixed", "raider"),
    runs=12,
)
# Pairs with the first way: 1 and 0 against mixed, 3 and 2 against raids.
KEPT = {
    ("mixed", "none"): {1, 2, 3},
    ("mixed", "r"): {3, 4, 5},
    ("mixed", "b"): {7, 8, 9},
    ("raider", "none"): {1, 2, 3, 4},
    ("raider", "r"): {1, 2, 3, 9},
    ("raider", "b"): {3, 4, 10},
}
PART = SIX.chosen(lambda against, way, seed: seed in KEPT[against, way], "against", "way", "seed")


def some(seeds: set[int], of_second: set[int] | None = None) -> Wars:
    """Return the wars with some seeds; of the second way those with others, if they are given."""
    kept = {"mixed": seeds, "resettle-3": seeds if of_second is None else of_second}
    return WHOLE.chosen(lambda way, seed: seed in kept[way], "way", "seed")


def said(wars: Wars, language: str = "en") -> str:
    return drawn_text(words_of(wars, language), wars)


def test_a_caption_names_the_seeds_that_are_drawn():
    assert said(WHOLE) == "Numbers of the dice: 1 to 60; 60 wars of each kind."
    assert said(some(set(range(51, 61)))).startswith("Numbers of the dice: 51 to 60; 10 wars of each kind.")
    assert said(some({5, 11, 12, 17, 29})).startswith("Numbers of the dice: from 5 to 29 (5 of them); 5 wars")
    french = said(some({5, 11, 12, 17, 29}), "fr")
    assert french.startswith("Numéros de tirage\u00a0: de 5 à 29 (5 d’entre eux)\u00a0; 5 guerres")


def test_a_caption_says_how_many_of_the_wars_are_left_out():
    assert "Drawn are 20 of the 120 wars asked for" in said(some(set(range(51, 61))))
    assert "20 des 120 guerres demandées" in said(some(set(range(51, 61))), "fr")
    assert "Drawn are" not in said(WHOLE)


def test_a_caption_counts_each_kind_where_they_differ():
    uneven, halves = some(set(range(1, 31)), set(range(1, 11))), some({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10})

    assert "1 to 30; from 10 to 30 wars of each kind" in said(uneven)
    first, second = said(uneven).partition("numbers: ")[2].partition(". Drawn")[0].split(", ")
    assert (first.rsplit(" ", 1)[1], second.rsplit(" ", 1)[1]) == ("30", "10")
    assert "5 wars of each kind, not all by the same numbers" in said(halves)


@pytest.mark.parametrize("chart", [Distributions, PairedDifference])
def test_every_panel_carries_its_own_wars(chart: type[Distributions | PairedDifference]):
    wars = some(set(range(51, 61)))
    pane = chart(wars, words_of(wars, "en")).pane

    assert "51 to 60; 10 wars of each kind" in pane.caption
    assert "10 wars of each kind" in pane.subline


def test_differences_of_unequal_samples_count_pairs():
    """Ten wars of one way and twelve of the other, of which six bear the same number."""
    wars = some(set(range(1, 11)), set(range(5, 17)))
    words = words_of(wars, "en")
    apart, means = PairedDifference(wars, words).pane, Distributions(wars, words).pane

    assert "6 pairs of wars with the same number" in apart.subline
    assert "Drawn are 6 of the 60 pairs asked for" in apart.caption
    assert "Numbers of the dice: 5 to 10." in apart.caption
    assert "10–12 wars of each kind" in means.subline
    assert "pairs" not in means.caption


def test_a_difference_counts_the_pairs_that_are_drawn_and_names_those_that_are_not():
    english, french = (PairedDifference(PART, words_of(PART, one)).pane for one in ("en", "fr"))

    assert "Drawn are 5 of the 48 pairs asked for" in english.caption
    assert "number: against “raids”: “r” 3, “b” 2. Numbers of the dice: 1 to 4. Left out" in english.caption
    assert "with fewer than two pairs: against “mixed”: “r” 1, “b” 0. " in english.caption
    assert "2 more comparisons are left out, with fewer than two pairs." in english.headline
    assert "sur 5 des 48 paires demandées" in french.caption
    assert "Laissées de côté, avec moins de deux paires\u00a0: contre «\u00a0mixte" in french.caption
    assert "2 autres comparaisons sont laissées de côté" in french.headline


def test_a_difference_without_pairs_says_that_it_compares_nothing():
    wars = some(set(range(1, 31)), set(range(31, 61)))
    english, french = (PairedDifference(wars, words_of(wars, one)).pane for one in ("en", "fr"))

    assert english.headline.startswith("Nothing is compared with “mixed”")
    assert french.headline.startswith("Rien n’est comparé ici à «\u00a0mixte\u00a0»")
    assert "diamond" not in english.summary
    assert "Left out, with fewer than two pairs" in english.caption


@pytest.mark.parametrize("kind", [Distributions, Fan])
def test_a_divided_picture_says_which_part_it_is_and_what_stands_in_it(kind: type[FrameChart]):
    pictures = [kind(SIX, words_of(SIX, "en"), beyond=beyond).pane for beyond in (False, True)]
    french = kind(SIX, words_of(SIX, "fr"), beyond=True).pane
    first = "Picture 1 of 2, in it: against “mixed”: “none”, “r”, “b”; against “raids”: “none”. "

    assert first in pictures[0].caption
    assert "Picture 2 of 2, in it: against “raids”: “r”, “b”. " in pictures[1].caption
    assert pictures[1].headline == "Continued: picture 2 of 2."
    assert pictures[1].subline
    assert "Figure 2 sur 2, où l’on voit\u00a0: contre" in french.caption
    assert french.headline == "Suite\u00a0: figure 2 sur 2."


def test_a_divided_picture_counts_the_wars_that_stand_in_it():
    further = Distributions(PART, words_of(PART, "en"), beyond=True).pane.caption

    assert "against “raids”: “r” 4, “b” 3. Drawn are 7 of the 24 wars asked for" in further
    assert "Numbers of the dice: from 1 to 10 (6 of them)" in further


def test_a_picture_of_everything_names_no_part():
    for chart in (Distributions, PairedDifference, Fan):
        assert "icture" not in chart(WHOLE, words_of(WHOLE, "en")).pane.caption
    assert "icture" not in PairedDifference(SIX, words_of(SIX, "en")).pane.caption


def test_of_an_audit_the_fan_says_that_it_draws_one_way():
    wars = single()
    said = Fan(wars, words_of(wars, "en")).pane.caption

    assert re.search(r"In the picture: “as printed”\. \d+ more are not drawn\.", said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_caption_names_the_measure_and_its_interval(language: str):
    words, few = words_of(SIX, language), SIX.chosen(lambda seed: seed < 4, "seed")
    interval = {"en": "95% interval", "fr": "intervalle à 95\u00a0%"}[language]
    means, apart = (chart(SIX, words).pane.caption for chart in (Distributions, PairedDifference))

    assert all(words.say("experiment-measure-balance") in one and interval in one for one in (means, apart))
    assert {"en": "of the mean difference.", "fr": "de l’écart moyen."}[language] in apart
    for chart in (Distributions, PairedDifference):
        none = {"en": "No 95% intervals are drawn", "fr": "Aucun intervalle à 95\u00a0% n’est tracé"}
        assert none[language] in chart(few, words).pane.caption


def test_some_groups_may_have_an_interval_and_others_none():
    wars = SIX.chosen(lambda way, seed: way != "r" or seed < 4, "way", "seed")
    words = words_of(wars, "en")

    assert "of the mean; fewer than 5 of a kind have none." in Distributions(wars, words).pane.caption
    headline = PairedDifference(wars, words).pane.headline
    assert headline.endswith("2 more are of too few wars for an interval.")
    assert headline.startswith("2 of the 2 comparisons")


def test_a_fan_says_what_its_bands_hold_and_has_none_of_few_wars():
    words, few = words_of(SIX, "en"), SIX.chosen(lambda seed: seed < 5, "seed")
    five = SIX.chosen(lambda seed: seed < 6, "seed")
    with_bands, without = Fan(five, words), Fan(few, words)

    assert "Dark band: the middle half. Light band: the middle 90 of 100." in with_bands.pane.caption
    assert len(with_bands.sources["gov-90"].data["xs"]) == 4
    assert "No bands are drawn: of fewer than 5" in without.pane.caption
    assert "Dark band" not in f"{without.pane.caption} {without.pane.subline} {without.pane.summary}"
    assert [len(without.sources[f"gov-{percent}"].data["xs"]) for percent in (90, 50)] == [0, 0]
    assert len(without.sources["gov-line"].data["xs"]) == 4
    assert without.pane.table[1][4] == "too few wars"
    assert "Aucune bande n’est tracée" in Fan(few, words_of(few, "fr")).pane.caption


def test_a_headline_over_all_ways_is_not_said_of_some():
    """Of four comparisons, all clear, one has lost its pairs."""
    lost = SIX.chosen(lambda way, against: (way, against) != ("none", "mixed"), "way", "against")

    assert PairedDifference(SIX, words_of(SIX, "en")).pane.headline.startswith("Every other way")
    said = PairedDifference(lost, words_of(lost, "en")).pane.headline
    assert said.startswith("2 of the 2 comparisons with “none” show a clear difference")
    assert said.endswith("2 more comparisons are left out, with fewer than two pairs.")


def test_a_headline_of_too_few_wars_claims_nothing():
    few = SIX.chosen(lambda seed: seed < 4, "seed")
    english, french = (PairedDifference(few, words_of(few, one)).pane.headline for one in ("en", "fr"))

    assert english.startswith("4 comparisons with “none”, of too few wars for an interval")
    assert "shows" not in english
    assert "trop peu de guerres pour un intervalle" in french


def test_sentences_beside_a_figure_count_the_same_wars():
    wars = some(set(range(1, 11)), set(range(5, 17)))
    words = words_of(wars, "en")

    assert "Here are 10–12 of 60 wars of each kind." in notices(words, wars)
    assert "16 wars" not in over(words, wars, "balance@6")


def test_a_caption_of_several_positions_counts_all_of_them():
    frame = algeria_lab.compare(
        "1958", {"none": "mixed", "r": "resettle-1"}, grid={"gov_psl": (30, 70)}, runs=4, stop=1
    )
    part = frame[(frame["seed"] > 1) | (frame["position"] == "gov_psl=30")]
    report = algeria_lab.plot(part)

    assert "1 to 4; from 3 to 4 wars of each kind" in report["positions"].caption
    assert "“gov_psl=70”: “none” 3, “r” 3" in report["positions"].caption
    assert "Drawn are 14 of the 16 wars" in report["positions"].caption


def test_a_caption_says_what_the_name_of_a_position_stands_for():
    where = {"as printed": "1956-like", "weak": algeria_lab.position("1956-like", gov_psl=40)}
    frame = algeria_lab.compare(where, {"none": "mixed", "r": "resettle-1"}, runs=2, stop=1)
    english, french = (algeria_lab.plot(frame, language=one)["positions"].caption for one in ("en", "fr"))
    one = frame[frame["position"] == "weak"]
    alone = algeria_lab.plot(one)["distributions"].caption

    assert "“weak”: a position in turn 1 of “1956-like with gov_psl = 40”." in english
    assert "«\u00a0weak\u00a0»\u00a0: une position" in french
    assert "Among the positions asked for it is called “weak”. Of the game “Algeria”, scenario" in alone
    assert "The wars begin after the set-up" in alone
    assert "elle s’appelle «\u00a0weak\u00a0»" in algeria_lab.plot(one, language="fr")["fan"].caption


def test_a_caption_of_one_position_names_game_and_set_up():
    said, french = (Distributions(WHOLE, words_of(WHOLE, one)).pane.caption for one in ("en", "fr"))

    assert "Of the game “Algeria”, scenario “1956-like”. Each war begins with the set-up" in said
    assert "Du jeu «\u00a0Algeria\u00a0»" in french
    assert "commence par la mise en place" in french
    assert "called" not in said


def test_a_deck_keeps_its_name_when_it_stands_alone():
    decks = {"C": [29, 4, 50, 67], "D": [67, 50, 4, 29]}
    frame = algeria_lab.compare("short", {"chance": "random"}, grid={"deck": decks}, runs=2, stop=1)
    said = algeria_lab.plot(frame[frame["position"] == "deck=C"])["distributions"].caption

    assert "it is called “deck=C”. Of the game “Colonial Twilight”" in said


def test_a_caption_of_several_positions_names_game_scenario_and_set_up():
    ways, given = {"none": "mixed", "r": "resettle-1"}, {"grid": {"gov_psl": (30, 70)}, "runs": 2, "stop": 1}
    frame = algeria_lab.compare("1958", ways, **given)
    english, french = (algeria_lab.plot(frame, language=one) for one in ("en", "fr"))

    assert "Of the game “Algeria”, scenario “1958”." in english["positions"].caption
    assert "names stand for" not in english["positions"].caption
    assert "The wars begin after the set-up" in english["positions"].caption
    assert "scénario «\u00a01958\u00a0»" in french["positions"].caption
    assert "plot(frame[frame['position'] == 'gov_psl=30'])" in html.unescape(text_of(english))
    with pytest.raises(UnknownName, match=r"It is drawn of one position: plot\(frame\[frame"):
        english["difference"]
