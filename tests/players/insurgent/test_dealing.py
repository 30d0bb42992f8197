"""Hidden cards dealt out: all of them, consistently, evenly, whatever the truth is."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.frames import RecruitPlay
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.state import HAND, ROW, UNKNOWN
from algeria_lab.players.insurgent import dealing
from algeria_lab.players.insurgent.dealing import Dealer
from tests.players.insurgent.duel_positions import CARDS, NAMED, moments, table

LOOKING = ("fln", "gov", "")
TIGHT = ("FRA-10", "FRA-11", "FRA-12", "FRA-18", "FRA-19", "FRA-20", "FRA-21")  # ten icons


@pytest.mark.parametrize("scenario", ["duel", "solo"])
@pytest.mark.parametrize("seat", LOOKING)
def test_whoever_looks_cannot_tell_a_deal_from_the_truth(scenario: str, seat: str):
    rng = Random(1)
    for seed in range(6):
        for state in moments(scenario, seed):
            view = observe(state, seat)
            if isinstance(state.top, RecruitPlay) and state.top.seat == seat:
                continue  # the next test
            assert observe(Dealer(view, seat).deal(rng), seat) == view


def test_cards_looked_at_stay_on_top_of_the_deck():
    rng, seen = Random(2), 0
    for seed in range(8):
        for state in moments("duel", seed):
            if isinstance(state.top, RecruitPlay):
                seat = state.top.seat
                deck = f"{seat}-deck"
                deal = Dealer(observe(state, seat), seat).deal(rng)
                assert deal.zones[deck][-2:] == state.zones[deck][-2:]
                seen += 1
    assert seen > 10


@pytest.mark.parametrize("seat", LOOKING)
def test_every_deal_holds_each_card_once_where_it_may_lie(seat: str):
    rng = Random(3)
    for state in moments("duel", 5):
        deal = Dealer(observe(state, seat), seat).deal(rng)

        dealt = [card for cards in deal.zones.values() for card in cards]
        assert sorted(dealt) == list(range(len(CARDS.all)))
        for front in FRONTS:
            assert all(front in CARDS.places[card] for card in deal.zones[ROW["fln"][front]])
        assert all(deal.where[card] == zone for zone, cards in deal.zones.items() for card in cards)
        assert all(deal.totals[row] == deal.sum_values(deal.zones[row]) for row in deal.totals)


def test_no_deal_lets_anybody_dominate_while_the_game_goes_on():
    rng = Random(4)
    for seed in range(10):
        for state in moments("duel", seed):
            deal = Dealer(observe(state, "gov"), "gov").deal(rng)
            assert all(abs(deal.lead("fln", front)) < 8 for front in FRONTS)


def test_a_view_is_not_changed_by_dealing():
    state = next(moments("duel", 1))
    view = observe(state, "gov")

    Dealer(view, "gov").deal(Random(0))

    assert view == observe(state, "gov")


def test_every_unknown_card_is_equally_likely_in_a_hand():
    state = next(moments("duel", 1))
    dealer, rng, deals = Dealer(observe(state, "fln"), "fln"), Random(5), 4000
    held = Counter(card for _ in range(deals) for card in dealer.deal(rng).zones[HAND["gov"]])

    chance = 5 / 21
    margin = 4.5 * sqrt(deals * chance * (1 - chance))
    assert all(abs(held[card] - deals * chance) < margin for card in CARDS.of("gov"))


def test_every_choice_of_hidden_cards_that_fits_is_equally_likely():
    """One card hides in the military front and one in the political: pairs share six free cards."""
    state = table(
        "gov",
        rows={"fln-military": ["FLN-01"], "fln-political": ["FLN-08"]},
        hands={"fln": ["FLN-13"], "gov": ["FRA-01"]},
        down=["FLN-01", "FLN-08"],
    )
    dealer, rng = Dealer(observe(state, "gov"), "gov"), Random(6)
    pairs = [
        pair
        for pair in permutations(CARDS.of("fln"), 2)
        if "military" in CARDS.places[pair[0]] and "political" in CARDS.places[pair[1]]
    ]
    deals = 60 * len(pairs)

    drawn = Counter(
        (deal.zones["fln-military"][0], deal.zones["fln-political"][0])
        for deal in (dealer.deal(rng) for _ in range(deals))
    )

    assert set(drawn) == set(pairs)
    squares = sum((drawn[pair] - 60) ** 2 / 60 for pair in pairs)
    freedom = len(pairs) - 1
    assert abs(squares - freedom) < 4.5 * sqrt(2 * freedom)


@pytest.mark.parametrize("tries", [0, 40])
def test_a_deal_is_found_where_only_one_card_fits(monkeypatch, tries: int):
    """Ten French icons do not dominate: the one hidden card there has three."""
    monkeypatch.setattr(dealing, "TRIES", tries)
    state = table(
        "gov",
        rows={"gov-diplomatic": TIGHT, "fln-diplomatic": ["FLN-11"], "fln-military": ["FLN-02"]},
        hands={"fln": ["FLN-13"], "gov": ["FRA-01"]},
        down=["FLN-11", "FLN-02"],
    )

    for seed in range(20):
        deal = Dealer(observe(state, "gov"), "gov").deal(Random(seed))
        assert deal.zones["fln-diplomatic"] == [NAMED["FLN-11"]]
        assert UNKNOWN not in deal.zones["fln-military"]
