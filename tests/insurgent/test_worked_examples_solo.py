"""The worked examples of the rules for the solo game, E27 to E32."""

import pytest

from tests.insurgent.tables import (
    awaits,
    chosen,
    flip,
    lies,
    moves,
    noted,
    rolls,
    table,
    totals,
    with_icons,
)


@pytest.mark.parametrize(
    ("fln", "gov", "rule"),
    [
        (
            "military: Ali, Yacef, Amirouche, Boumediene; political: Abane, Drif; diplomatic: Fanon",
            "military: Salan; political: Mollet, Lacoste",
            "INS-6.4/1",
        ),
        (
            "military: Ali, Yacef, Amirouche, Boumediene; political: Abane, Drif, Mhidi; diplomatic: Fanon",
            "military: Salan",
            "INS-6.4/2",
        ),
    ],
)
def test_e27_a_gap_of_three_cards_comes_first(fln: str, gov: str, rule: str):
    start = table("gov", fln=fln, gov=gov, gov_deck="Voters Joxe", scenario="solo")

    state, events = flip(start)

    assert chosen(events) == [("play Voters military up", rule)]
    assert lies(state, "gov-military") == ["Salan", "Voters"]


def test_e28_a_flip_of_de_gaulle():
    start = table(
        "gov",
        fln="military: Amirouche, Yacef; political: Abane, Bouhired, Mhidi",
        gov="military: Bigeard, Salan; political: Mollet, Voters",
        gov_deck="DeGaulle Harkis Soustelle Joxe Lacoste Challe",
        scenario="solo",
    )

    state, events = flip(start)

    assert chosen(events) == [
        ("play DeGaulle military up", "INS-6.4/3"),
        ("recruit", "INS-7/A61"),
        ("play Harkis military up", "INS-6.5.1/2"),
        ("attack Abane", "INS-6.5.2/2"),
        ("negotiate", "INS-7/A61"),
        ("play Joxe diplomatic up", "INS-6.4"),
        ("negotiate", "INS-7/A61"),
        ("play Lacoste political up", "INS-6.4"),
        ("capture Amirouche", "INS-6.5.2/1"),
    ]
    assert noted(events, "idle") == ["Harkis EXPOSE", "Lacoste EXPOSE"]
    assert moves(events)[1] == ("Soustelle", "gov-deck under")
    assert (lies(state, "graveyard")[-1], lies(state, "prison")) == ("Abane", ["Amirouche"])
    assert totals(state, "military") == (1, 8)
    assert (lies(state, "gov-deck"), awaits(state)) == (["Challe", "Soustelle"], ("play", "fln"))


def test_e29_targets_by_icons_then_by_the_fullest_front():
    start = table(
        "gov",
        fln="diplomatic: Abbas; military: Amirouche, Ali down, Yacef down; "
        "political: Abane, Mhidi, Drif down, Casbah down",
        prison="BenBella diplomatic",
        gov_deck="Bleuite Joxe",
        scenario="solo",
        cards=with_icons(Bleuite="ATTACK ATTACK"),
    )

    state, events = flip(start)

    assert chosen(events)[1:] == [("attack Abbas", "INS-6.5.2/1"), ("attack Abane", "INS-6.5.2/2")]
    assert (lies(state, "graveyard")[-2:], lies(state, "prison")) == (["Abbas", "Abane"], ["BenBella"])


def test_e30_expose_turns_the_topmost_card_of_the_fullest_front_that_has_one():
    start = table(
        "gov",
        fln="military: Ali down, Yacef down, Amirouche; political: Drif down, Casbah down; "
        "diplomatic: Abbas, Krim, Fanon, Villages",
        gov_deck="Aussaresses Joxe",
        scenario="solo",
    )

    state, events = flip(start)

    assert chosen(events)[-1] == ("expose military-2", "INS-6.5.3/1")
    assert lies(state, "fln-military") == ["Ali down", "Yacef", "Amirouche"]
    assert awaits(state) == ("bomb", "fln")


@pytest.mark.parametrize(
    ("two", "played", "under", "rule"),
    [
        ("Battle Massu", "Battle discard", "Massu", "INS-6.5.1/1"),
        ("Joxe Conscripts", "Conscripts political", "Joxe", "INS-6.5.1/2"),
    ],
)
def test_e31_recruits_by_icons_then_supporters_first(two: str, played: str, under: str, rule: str):
    start = table("gov", gov_deck=f"Soustelle {two} Couve", scenario="solo")

    state, events = flip(start)

    assert chosen(events)[2] == (f"play {played} up", rule)
    assert lies(state, "gov-deck") == ["Couve", under]


def test_e32_the_last_card_is_resolved_and_the_game_is_scored():
    rows = "military: Amirouche, Yacef; diplomatic: Abbas"
    start = table("gov", fln=rows, fln_hand="Ali Abane Drif", gov_deck="Sakiet", scenario="solo")

    state, events = flip(start, faces=(4, 1, 2, 6))

    assert [roll.faces for roll in rolls(events, "bomb")] == [(4, 1), (2, 6)]
    assert lies(state, "graveyard")[-2:] == ["Abbas", "Amirouche"]
    assert (state.reason, state.winner, awaits(state)) == ("solo-deck-out", "fln", ("", ""))
    assert state.turns == {"fln": 7, "gov": 7}


def test_e32_the_last_two_cards_are_played_in_one_turn():
    start = table("gov", fln="military: Amirouche", gov_deck="Joxe Mollet", scenario="solo")

    state, events = flip(start)

    assert [said for said, _ in chosen(events)] == [
        "play Joxe diplomatic up",
        "negotiate",
        "play Mollet political up",
        "attack Amirouche",
    ]
    assert (state.reason, state.winner) == ("solo-deck-out", "gov")
