"""Playing a card: mandatory, where, and how, INS-3.2 and INS-3.3."""

import pytest

from algeria_lab.insurgent.cards import FRONTS
from tests.insurgent.tables import (
    SHORT,
    awaits,
    legal,
    lies,
    noted,
    play,
    refused,
    seen,
    table,
    totals,
    with_icons,
)

HOME = {
    "fln": {
        "military": "Amirouche Boumediene Yacef Ali",
        "political": "Abane Drif Bouhired",
        "diplomatic": "BenBella Abbas Fanon",
        "any": "Mhidi Krim Casbah Villages Workers Bloc",
        "event": "Toussaint Philippeville Soummam Manifesto Evian",
    },
    "gov": {
        "military": "Massu Bigeard Salan Challe Aussaresses",
        "political": "Soustelle Lacoste Mollet",
        "diplomatic": "Joxe Pineau Couve",
        "any": "DeGaulle Settlers Harkis Voters Conscripts",
        "event": "Battle Rabat Sakiet May13 Bleuite",
    },
}
WAYS = [
    (seat, where, card)
    for seat, homes in HOME.items()
    for where, names in homes.items()
    for card in names.split()
]


def test_the_table_of_ways_names_every_card():
    assert sorted(card for _, _, card in WAYS) == sorted(SHORT.values())


@pytest.mark.parametrize(("seat", "where", "card"), WAYS)
def test_a_card_may_be_played_in_exactly_these_ways(seat: str, where: str, card: str):
    """Agents at home, agents with RALLY and supporters anywhere, events on the discard; only the FLN hide."""
    start = table(seat, **{f"{seat}_hand": card})
    places = {"any": FRONTS, "event": ("discard",)}.get(where, (where,))
    facings = ("up", "down") if seat == "fln" and where != "event" else ("up",)

    assert legal(start) == {f"{seat} play {card} {place} {facing}" for place in places for facing in facings}


def test_playing_is_mandatory():
    """There is no pass."""
    assert legal(table(fln_hand="Ali")) == {"fln play Ali military up", "fln play Ali military down"}
    assert refused(table(fln_hand="Ali"), "fln skip") == ("verb-not-awaited", "INS-11.1")


def test_exactly_one_card_is_played_from_hand():
    state, _ = play(table(fln_hand="Ali Abane"), "fln play Ali military down")

    assert (lies(state, "fln-hand"), awaits(state)) == (["Abane"], ("play", "gov"))


def test_a_card_goes_on_top_of_its_row():
    start = table(fln="military: Yacef, Amirouche down", fln_hand="Ali Abane")

    assert lies(play(start, "fln play Ali military down")[0], "fln-military") == [
        "Yacef",
        "Amirouche down",
        "Ali down",
    ]


def test_an_event_lies_on_its_discard_before_its_icons_are_resolved():
    state, _ = play(table(gov="military: Massu", fln_hand="Toussaint Ali"), "fln play Toussaint discard up")

    assert (lies(state, "fln-discard"), awaits(state)) == (["Toussaint"], ("bomb", "fln"))


def test_an_agent_lies_in_its_row_before_its_icons_are_resolved():
    state, _ = play(table(gov="military: Massu", fln_hand="Ali Abane"), "fln play Ali military up")

    assert (lies(state, "fln-military"), totals(state, "military")) == (["Ali"], (1, 3))
    assert awaits(state) == ("attack", "fln")


def test_a_card_played_face_down_resolves_nothing():
    start = table(gov="military: Massu", fln_hand="Abbas Ali")

    state, events = play(start, "fln play Abbas diplomatic down")

    assert (noted(events, "acting"), lies(state, "fln-hand")) == ([], ["Ali"])
    assert totals(state, "diplomatic") == (3, 0)


def test_hidden_cards_are_honest():
    """A card that is not free cannot be hidden in another front."""
    start = table(fln_hand="Ali")

    assert refused(start, "fln play Ali political down") == ("wrong-front", "INS-3.3")


def test_events_are_never_face_down():
    start = table(fln_hand="Toussaint")

    assert refused(start, "fln play Toussaint discard down") == ("wrong-facing", "INS-3.3")
    assert refused(start, "fln play Toussaint military down") == ("wrong-front", "INS-3.3")


def test_french_cards_are_never_face_down():
    assert refused(table("gov", gov_hand="Massu"), "gov play Massu military down") == (
        "wrong-facing",
        "INS-3.3",
    )


def test_an_event_with_rally_still_goes_to_the_discard():
    """RALLY makes agents free, not events: A42."""
    cards = with_icons(Evian="RALLY NEGOTIATE", Sakiet="RALLY")

    assert legal(table(fln_hand="Evian", cards=cards)) == {"fln play Evian discard up"}
    assert legal(table("gov", gov_hand="Sakiet", cards=cards)) == {"gov play Sakiet discard up"}
    assert not any(card.is_free for card in cards.all if card.kind == "event")


def test_an_agent_that_is_given_rally_is_free():
    """What a card may do is read off its icons, whatever the deck."""
    cards = with_icons(Ali="RALLY", Mhidi="HIDE")

    assert len(legal(table(fln_hand="Ali", cards=cards))) == 6
    assert len(legal(table(fln_hand="Mhidi", cards=cards))) == 2


def test_a_card_played_face_down_is_unknown_until_it_is_turned_up():
    hidden, _ = play(table(fln_hand="Ali Abane"), "fln play Ali military down")
    shown, _ = play(table(fln_hand="Ali Abane"), "fln play Ali military up")

    assert seen(hidden, "gov", "fln-military") == ["?"]
    assert seen(shown, "gov", "fln-military") == ["Ali"]
