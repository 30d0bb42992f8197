"""The French of the solo game: turn, placement and end, INS-6.1 to INS-6.4, INS-6.6 and INS-6.7."""

import random

import pytest

from algeria_lab.core.events import Chose, Entered, Revealed
from algeria_lab.core.game import Game
from algeria_lab.insurgent.observation import observe, observe_events
from tests.insurgent.tables import (
    RULES,
    awaits,
    chosen,
    flip,
    is_unknown,
    lies,
    moves,
    noted,
    play,
    rolls,
    seen,
    table,
    with_icons,
)


def test_the_top_card_is_flipped_and_played():
    """Everybody sees it; no card is drawn afterwards."""
    state, events = flip(table("gov", gov_deck="Voters Joxe", gov="military: Salan", scenario="solo"))

    assert [event.names for event in events if isinstance(event, Revealed)] == [("FRA-20",)]
    assert (lies(state, "gov-hand"), lies(state, "gov-deck")) == ([], ["Joxe"])
    assert awaits(state) == ("play", "fln")


def test_the_french_flip_within_the_action_that_ends_the_fln_turn():
    start = table(fln_hand="Ali Abane", gov_deck="Joxe Mollet Couve", scenario="solo")

    state, events = play(start, "fln play Ali military down")

    assert [(event.turn, event.seat) for event in events if isinstance(event, Entered)] == [
        (14, "gov"),
        (15, "fln"),
    ]
    assert lies(state, "gov-diplomatic") == ["Joxe"]
    assert lies(state, "gov-political") == ["Mollet"]


def test_the_french_never_decide_through_the_door():
    """Along a whole game every decision is the FLN's."""
    game, rng = Game(RULES, "solo", seed=8), random.Random(8)
    while game.to_move:
        assert game.to_move == "fln"
        game.play(rng.choice(game.legal()))

    assert game.state.winner
    assert game.state.turns["gov"] > 3


@pytest.mark.parametrize(
    ("card", "place"),
    [("Massu", "military"), ("Soustelle", "political"), ("Joxe", "diplomatic"), ("Rabat", "discard")],
)
def test_agents_without_rally_go_home_and_events_to_the_discard(card: str, place: str):
    """Wherever the French stand strongest."""
    rows = {"military": "diplomatic: Couve, Pineau", "diplomatic": "military: Bigeard, Salan"}
    start = table(
        "gov",
        gov=rows.get(place, "diplomatic: Couve, Pineau"),
        gov_deck=f"{card} Voters Challe",
        scenario="solo",
    )

    state, events = flip(start)

    assert chosen(events)[0] == (f"play {card} {place} up", "INS-6.4")
    assert card in lies(state, f"gov-{place}")


@pytest.mark.parametrize("card", ["Voters", "DeGaulle"])
@pytest.mark.parametrize(
    ("fln", "gov", "front", "rule"),
    [
        # A gap of three cards, hidden ones included, beats everything below.
        ("political: Abane, Drif down, Mhidi down", "military: Massu, Salan", "political", "INS-6.4/1"),
        # Two fronts with such a gap: the list goes on within them, not the larger gap.
        (
            "military: Ali, Yacef, Amirouche, Boumediene; political: Abane, Drif, Mhidi, Casbah",
            "political: Mollet; diplomatic: Joxe, Couve",
            "political",
            "INS-6.4/2",
        ),
        # A gap of two is none.
        ("political: Abane, Drif", "military: Salan", "military", "INS-6.4/2"),
        ("political: Abane", "diplomatic: Joxe, Couve; military: Massu", "diplomatic", "INS-6.4/2"),
        # Equal numbers of cards: icons.
        ("political: Abane", "diplomatic: Couve; military: Massu", "military", "INS-6.4/3"),
    ],
)
def test_a_free_card_goes_by_gap_then_cards_then_icons(card: str, fln: str, gov: str, front: str, rule: str):
    start = table("gov", fln=fln, gov=gov, gov_deck=card, scenario="solo")

    state, events = flip(start)

    assert chosen(events)[0] == (f"play {card} {front} up", rule)
    assert lies(state, f"gov-{front}")[-1] == card


@pytest.mark.parametrize(
    ("gov", "face", "front"),
    [
        *(("", face, front) for face, front in ((1, "military"), (2, "military"), (3, "political"))),
        *(("", face, front) for face, front in ((4, "political"), (5, "diplomatic"), (6, "diplomatic"))),
        *(("military: Salan; diplomatic: Joxe", face, "military") for face in (1, 2, 3)),
        *(("military: Salan; diplomatic: Joxe", face, "diplomatic") for face in (4, 5, 6)),
    ],
)
def test_a_tie_of_fronts_is_drawn_by_lot(gov: str, face: int, front: str):
    """One die, shared evenly between the fronts that are left, in their order."""
    state, events = flip(table("gov", gov=gov, gov_deck="Voters Couve", scenario="solo"), faces=(face,))

    assert chosen(events) == [(f"play Voters {front} up", "INS-6.4/4")]
    (lot,) = rolls(events, "automaton-lot")
    assert (lot.row, lot.limit, lot.faces) == (front, 2 if gov else 3, (face,))
    assert "Voters" in lies(state, f"gov-{front}")


def test_counts_are_taken_before_the_new_card_is_placed():
    """Two fronts are equal and the lot decides: the card itself counts in neither."""
    start = table("gov", gov="military: Salan; political: Mollet", gov_deck="Settlers Couve", scenario="solo")

    _, events = flip(start, faces=(4,))

    assert chosen(events) == [("play Settlers political up", "INS-6.4/4")]


def test_agents_with_rally_may_be_kept_at_home_by_a_switch():
    """The switch moves agents, not supporters: A62."""
    for card, front in (("DeGaulle", "political"), ("Voters", "military")):
        start = table(
            "gov",
            gov="military: Salan",
            gov_deck=card,
            scenario="solo",
            switches={"solo_rally_home_front": True},
        )
        state, _ = flip(start)
        assert card in lies(state, f"gov-{front}")


def test_negotiate_flips_another_card_at_once():
    """Nested like RECRUIT: Pineau's ATTACK comes after everything Joxe does."""
    start = table("gov", fln="military: Ali", gov_deck="Pineau Joxe Couve Salan Massu", scenario="solo")

    state, events = flip(start, faces=(1, 2))

    assert noted(events, "acting") == ["Pineau", "Joxe", "Couve", "Salan"]
    assert [said for said, _ in chosen(events)][-2:] == ["bomb", "attack Ali"]
    assert (lies(state, "gov-deck"), awaits(state)) == (["Massu"], ("play", "fln"))


def test_negotiate_with_an_empty_deck_does_nothing():
    state, events = flip(table("gov", gov_deck="Joxe", scenario="solo"))

    assert noted(events, "idle") == ["Joxe NEGOTIATE"]
    assert state.reason == "solo-deck-out"


def test_the_negotiate_of_the_fln_is_unchanged():
    start = table(fln_hand="Abbas Ali", fln_deck="Krim Yacef", scenario="solo")

    state, _ = play(start, "fln play Abbas diplomatic up; negotiate")

    assert lies(state, "fln-hand") == ["Ali", "Krim"]


def test_the_fln_decide_for_exposed_cards_on_the_french_turn():
    start = table("gov", fln="military: Ali down", gov_deck="Massu Joxe Couve", scenario="solo")
    asked, _ = flip(start)

    slain, _ = play(asked, "fln attack Massu")
    spared, events = play(asked, "fln skip")

    assert awaits(asked) == ("attack", "fln")
    assert lies(slain, "fln-military") == ["Ali"]
    # Massu captures Ali, and as nobody is left in a row, his ATTACK strikes him in prison.
    assert [said for said, _ in chosen(events)] == ["capture Ali", "attack Ali"]
    assert (lies(spared, "fln-military"), lies(spared, "prison")) == ([], [])


def test_the_automaton_dominates():
    start = table("gov", gov="military: Massu, Bigeard, Salan", gov_deck="Challe Joxe", scenario="solo")

    state, events = flip(start)

    assert (state.winner, state.reason, noted(events, "acting")) == ("gov", "domination", [])


def test_recruit_keeps_the_deck_alive():
    """A card that goes back under the deck means that it is not empty at the end of the turn."""
    state, events = flip(table("gov", gov_deck="Soustelle Bigeard Couve", scenario="solo"))

    assert ("Couve", "gov-deck under") in moves(events)
    assert (state.winner, awaits(state)) == ("", ("play", "fln"))


def test_recruit_may_empty_the_deck():
    state, _ = flip(table("gov", gov_deck="Soustelle Bigeard", scenario="solo"))

    assert (state.reason, lies(state, "gov-military")) == ("solo-deck-out", ["Bigeard"])


def test_the_game_does_not_end_in_the_middle_of_the_last_card():
    """The FLN still answer the last EXPOSE, then the fronts are scored."""
    asked, _ = flip(table("gov", fln="military: Ali down", gov_deck="Harkis", scenario="solo"), faces=(1,))

    state, _ = play(asked, "fln attack Harkis")

    assert (awaits(asked), asked.winner) == (("attack", "fln"), "")
    assert (state.reason, state.winner) == ("solo-deck-out", "fln")


def test_when_the_fln_run_out_the_french_take_one_more_turn():
    """Attrition, although the French deck still holds cards."""
    start = table(fln_hand="Ali", fln_deck="", gov_deck="Mollet Couve Challe", scenario="solo")

    state, _ = play(start, "fln play Ali military down")

    assert (state.reason, state.triggered_by, state.turns) == ("attrition", "fln", {"fln": 7, "gov": 7})
    assert lies(state, "gov-deck") == ["Couve", "Challe"]


def test_an_empty_french_deck_is_no_attrition_trigger():
    """The automaton has no hand, and its deck running out ends the game by itself."""
    state, _ = flip(table("gov", gov_deck="Mollet", scenario="solo"))

    assert (state.reason, state.triggered_by, state.final_turn_of) == ("solo-deck-out", "", "")


def test_the_cards_of_a_french_recruit_are_public():
    """The two cards, and which of them went under the deck."""
    _, events = flip(table("gov", gov_deck="Soustelle Joxe Bigeard Couve", scenario="solo"))

    for seat in ("fln", ""):
        shown = observe_events(events, seat)
        looked = [event.names for event in shown if isinstance(event, Revealed) and event.what == "looked"]
        assert looked == [("FRA-10", "FRA-02")]
        assert ("Joxe", "gov-deck under") in moves(shown)


def test_a_card_sent_under_the_french_deck_stays_known():
    state, _ = flip(table("gov", gov_deck="Soustelle Joxe Bigeard Couve", scenario="solo"))

    assert seen(state, "fln", "gov-deck") == seen(state, "", "gov-deck") == ["?", "Joxe"]


def test_the_order_of_the_french_deck_is_hidden():
    state = table(scenario="solo")

    assert is_unknown(state, "fln", "gov-deck")
    assert len(observe(state, "fln").zones["gov-deck"]) == 21


def test_every_choice_of_the_automaton_is_recorded_with_its_rule():
    _, events = flip(
        table(
            "gov",
            fln="military: Ali",
            gov_deck="Bleuite Joxe",
            scenario="solo",
            cards=with_icons(Bleuite="ATTACK"),
        )
    )

    assert [(event.action, event.rule) for event in events if isinstance(event, Chose)] == [
        ("gov play FRA-17 discard up", "INS-6.4"),
        ("gov attack FLN-04", "INS-6.5"),
    ]


def test_a_final_turn_with_the_last_french_card_ends_by_attrition():
    """Both ends come together; the bookkeeping looks at the final turn first."""
    start = table(
        "gov",
        fln_hand="",
        fln_deck="",
        gov_deck="Voters",
        gov="military: Salan",
        scenario="solo",
        final_turn_of="gov",
        triggered_by="fln",
    )

    state, _ = flip(start)

    assert (state.reason, lies(state, "gov-deck")) == ("attrition", [])
