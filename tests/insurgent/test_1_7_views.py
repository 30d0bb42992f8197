"""Who may see what, INS-1.7: each row of the table of the rules, in the position and in the events."""

import json

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Chose, Events, Moved, Revealed, Rolled
from algeria_lab.insurgent.frames import EndTurn, Play
from algeria_lab.insurgent.observation import observe, observe_events
from algeria_lab.insurgent.state import DECK, HAND, UNKNOWN, State
from tests.insurgent.tables import (
    ID,
    RULES,
    flip,
    is_unknown,
    legal,
    lies,
    moves,
    play,
    rolls,
    seen,
    table,
    totals,
)

ROWS = {"fln": "military: Ali down, Yacef, Amirouche seen; political: Drif down", "gov": "military: Massu"}
OUTSIDERS = ("gov", "")


def text(state: State, seat: str) -> str:
    """Return the view of a seat as text."""
    return json.dumps(observe(state, seat).to_json())


@pytest.mark.parametrize(("owner", "other"), [("fln", "gov"), ("gov", "fln")])
def test_a_hand_is_seen_by_its_owner_only(owner: str, other: str):
    """Others see how many cards it holds."""
    state = table(fln_hand="Ali Abane", gov_hand="Massu Joxe")

    assert seen(state, owner, HAND[owner]) == lies(state, HAND[owner])
    for seat in (other, ""):
        assert seen(state, seat, HAND[owner]) == ["?", "?"]


@pytest.mark.parametrize("seat", ["fln", "gov", ""])
@pytest.mark.parametrize("owner", ["fln", "gov"])
def test_a_deck_is_seen_by_nobody(seat: str, owner: str):
    """Everybody sees how many cards it holds."""
    state = table(fln_deck="Ali Abane Krim", gov_deck="Massu Joxe Mollet")

    assert seen(state, seat, DECK[owner]) == ["?", "?", "?"]


@pytest.mark.parametrize("seat", ["fln", "gov", ""])
def test_what_lies_open_is_seen_by_everybody(seat: str):
    state = table(
        fln="military: Ali, Yacef",
        gov="political: Mollet, Voters",
        prison="Krim military",
        graveyard="Fanon Pineau",
        fln_deck="Abane Drif",
        gov_deck="Joxe Couve",
    )
    view = observe(state, seat)

    for zone in ("fln-military", "gov-political", "prison", "graveyard", "fln-discard", "gov-discard"):
        assert view.zones[zone] == state.zones[zone]
        assert state.zones[zone]
    assert view.captured_from == state.captured_from


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_of_a_face_down_card_others_see_its_front_and_place(seat: str):
    state = table(**ROWS)

    assert seen(state, seat, "fln-military") == ["?", "Yacef", "Amirouche down"]
    assert seen(state, seat, "fln-political") == ["?"]
    assert ID["Ali"] not in text(state, seat)
    assert ID["Drif"] not in text(state, seat)


def test_the_fln_see_their_own_hidden_cards():
    state = table(**ROWS)

    assert seen(state, "fln", "fln-military") == ["Ali down", "Yacef", "Amirouche down"]
    assert observe(state, "fln").down == state.down


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_row_totals_are_true_only_where_every_card_is_known(seat: str):
    """What is unknown counts nothing in a view, and so tells nothing."""
    state = table(fln="military: Abbas, Drif down; political: Krim seen, Abane", gov="political: Mollet")

    assert totals(observe(state, seat), "political") == totals(state, "political") == (4, 1)
    assert totals(observe(state, seat), "military") == (3, 0)
    assert totals(observe(state, "fln"), "military") == totals(state, "military") == (5, 0)


@pytest.mark.parametrize(("owner", "other"), [("fln", "gov"), ("gov", "fln")])
def test_the_cards_looked_at_by_recruit_are_seen_by_the_recruiter(owner: str, other: str):
    cards = {"fln_hand": "Boumediene Ali", "fln_deck": "Casbah Toussaint Krim"}
    cards |= {"gov_hand": "Soustelle Mollet", "gov_deck": "Couve Sakiet Joxe"}
    line = {"fln": "fln play Boumediene military up", "gov": "gov play Soustelle political up"}[owner]

    state, events = play(table(owner, **cards), f"{line}; recruit")

    two = lies(state, DECK[owner])[:2]
    assert seen(state, owner, DECK[owner]) == [*two, "?"]
    for seat in (other, ""):
        assert seen(state, seat, DECK[owner]) == ["?", "?", "?"]
        assert [event.names for event in observe_events(events, seat) if isinstance(event, Revealed)] == [
            ("?", "?")
        ]
        assert not [name for name in two if ID[name] in repr(observe_events(events, seat))]
    assert [ID[name] for name in two] == list(
        next(event for event in observe_events(events, owner) if isinstance(event, Revealed)).names
    )


@pytest.mark.parametrize(("owner", "other"), [("fln", "gov"), ("gov", "fln")])
def test_the_card_sent_under_the_deck_is_seen_by_its_owner(owner: str, other: str):
    cards = {"fln_hand": "Boumediene Ali", "fln_deck": "Casbah Toussaint Krim"}
    cards |= {"gov_hand": "Soustelle Mollet", "gov_deck": "Couve Voters Joxe"}
    line = {
        "fln": "fln play Boumediene military up; recruit; play Casbah military down",
        "gov": "gov play Soustelle political up; recruit; play Voters political up",
    }[owner]
    under = {"fln": "Toussaint", "gov": "Couve"}[owner]

    state, events = play(table(owner, **cards), line)

    assert seen(state, owner, DECK[owner]) == ["?", under]
    assert (under, f"{owner}-deck under") in moves(observe_events(events, owner))
    for seat in (other, ""):
        assert seen(state, seat, DECK[owner]) == ["?", "?"]
        assert ("?", f"{owner}-deck under") in moves(observe_events(events, seat))
        assert ID[under] not in repr(observe_events(events, seat)) + text(state, seat)


@pytest.mark.parametrize(("owner", "other"), [("fln", "gov"), ("gov", "fln")])
def test_how_many_cards_lie_under_a_deck_is_noted_for_its_owner(owner: str, other: str):
    """A view notes none for others, who would learn from it whether such a card has come up."""
    state = table()
    state.sunk[owner] = 2

    assert observe(state, owner).sunk == {owner: 2, other: 0}
    for seat in (other, ""):
        assert observe(state, seat).sunk == {owner: 0, other: 0}


def test_how_many_cards_lie_under_the_deck_of_an_automaton_is_seen_by_everybody():
    state = table(scenario="solo")
    state.sunk = {"fln": 1, "gov": 2}

    assert observe(state, "fln").sunk == {"fln": 1, "gov": 2}
    for seat in ("gov", ""):
        assert observe(state, seat).sunk == {"fln": 0, "gov": 2}


def test_a_card_that_was_under_the_deck_is_known_to_its_owner_again_when_it_is_drawn():
    """Only one card is left, and the owner knows it; once drawn, nothing of the deck is."""
    state, _ = play(
        table(fln_hand="Boumediene Ali Abbas", fln_deck="Casbah Toussaint"),
        "fln play Boumediene military up; recruit; play Casbah military down",
    )
    assert seen(state, "fln", "fln-deck") == ["Toussaint"]
    state.agenda = [EndTurn("fln"), Play("fln")]

    drawn, _ = play(state, "fln play Abbas diplomatic up; negotiate")

    assert (lies(drawn, "fln-deck"), drawn.sunk["fln"]) == ([], 0)
    assert lies(drawn, "fln-hand") == ["Ali", "Toussaint"]


@pytest.mark.parametrize("seat", ["fln", "gov", ""])
def test_dice_are_seen_by_everybody(seat: str):
    _, events = play(
        table(gov="military: Massu", fln_hand="Yacef Ali"),
        "fln play Yacef military up; bomb; hit Massu",
        faces=(3, 1, 6),
    )

    assert rolls(observe_events(events, seat), "bomb")[0].faces == (3, 1, 6)


@pytest.mark.parametrize("seat", ["fln", "gov", ""])
def test_the_lists_of_cards_are_known_to_everybody(seat: str):
    state = table(**ROWS)

    assert observe(state, seat).cards is state.cards


def test_a_card_played_face_down_is_not_named_in_the_events():
    """Others see that a card went face-down to a front."""
    _, events = play(table(fln_hand="Ali Abane"), "fln play Ali military down")

    for seat in OUTSIDERS:
        shown = observe_events(events, seat)
        assert Chose("fln", "fln play ? military down", "INS-3.3", "play") in shown
        assert Moved(("?",), "fln-military", "down", "INS-3.3", "play") in shown
        assert ID["Ali"] not in repr(shown)
    assert observe_events(events, "fln") == events


def test_a_recruit_played_face_down_is_not_named_in_the_events():
    start = table(fln_hand="Boumediene Ali", fln_deck="Casbah Toussaint Krim")

    _, events = play(start, "fln play Boumediene military up; recruit; play Casbah political down")

    for seat in OUTSIDERS:
        assert ID["Casbah"] not in repr(observe_events(events, seat))


@pytest.mark.parametrize(("owner", "other"), [("fln", "gov"), ("gov", "fln")])
def test_drawn_cards_are_named_to_their_owner_only(owner: str, other: str):
    line = {"fln": "fln play Villages political up", "gov": "gov play Voters political up"}[owner]
    start = table(owner, fln_hand="Villages", gov_hand="Voters", fln_deck="Ali Abane", gov_deck="Massu Joxe")

    _, events = play(start, line)

    def drawn(seat: str) -> list[tuple[str, ...]]:
        return [event.names for event in observe_events(events, seat) if isinstance(event, Revealed)]

    assert drawn(owner) == [
        tuple(ID[name] for name in {"fln": ("Ali", "Abane"), "gov": ("Massu", "Joxe")}[owner])
    ]
    assert drawn(other) == drawn("") == [("?", "?")]
    assert (f"{owner}-hand") in [zone for _, zone in moves(observe_events(events, other))]


def test_the_faces_of_a_shuffle_are_seen_by_nobody():
    """They would give the order of the deck away."""
    _, events = RULES.new("duel", {}, SeededDice(3))

    for seat in ("fln", "gov", ""):
        shuffles = rolls(observe_events(events, seat), "shuffle")
        assert [(roll.faces, roll.where) for roll in shuffles] == [((), "fln-deck"), ((), "gov-deck")]
        assert all(
            set(event.pieces) == {"?"}
            for event in observe_events(events, seat)
            if isinstance(event, Moved) and "deck" in event.place
        )


def exposed() -> tuple[State, Events]:
    """Return what follows an EXPOSE on a card nobody had seen."""
    return play(
        table("gov", fln="military: Amirouche down", gov_hand="Harkis Joxe"),
        "gov play Harkis political up; expose military-1; fln skip; fln hide Amirouche",
    )


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_an_exposed_card_stays_known_when_it_is_hidden_again(seat: str):
    """An attentive opponent can follow its place: A72."""
    state, events = exposed()

    assert seen(state, seat, "fln-military") == ["Amirouche down"]
    assert ("Amirouche down") in lies(state, "fln-military")
    assert ID["Amirouche"] in repr(observe_events(events, seat))


def test_a_known_card_is_forgotten_when_it_leaves_play():
    """The graveyard is open, so nothing has to be remembered."""
    state, _ = play(
        table("gov", fln="military: Ali", gov_hand="Mollet Joxe"), "gov play Mollet political up; attack Ali"
    )

    assert state.known == set()


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_a_view_says_nothing_more_of_an_unknown_card(seat: str):
    """Neither among the face-down cards, nor among those seen, nor by where it lies."""
    state = table(**ROWS)
    view = observe(state, seat)

    assert view.down == {state.cards.number[ID["Amirouche"]]}
    assert view.known == {state.cards.number[ID[name]] for name in ("Amirouche", "Yacef")}
    assert view.where[state.cards.number[ID["Ali"]]] == ""


def test_a_spectator_sees_what_both_players_see():
    """Of hands and hidden cards nothing, whoever is to decide."""
    state = table(**ROWS)
    view = observe(state, "")

    for zone, cards in view.zones.items():
        for mine, theirs, shown in zip(
            observe(state, "fln").zones[zone], observe(state, "gov").zones[zone], cards, strict=True
        ):
            assert shown == (mine if mine == theirs else UNKNOWN)


def test_a_refused_expose_tells_nothing_about_hidden_cards():
    """Whoever names a card that lies face-down, or one that does not, hears the same."""
    start = table("gov", fln="military: Ali down; political: Abane", gov_hand="Harkis Joxe", fln_hand="Drif")
    state, _ = play(start, "gov play Harkis political up")

    answers = []
    for name in ("Ali", "Drif", "Krim"):
        refusal = RULES.refuse(state, RULES.complete(state, f"gov expose {ID[name]}"))
        assert refusal is not None
        answers.append(str(refusal).replace(ID[name], "CARD"))
    assert len(set(answers)) == 1
    assert legal(state, "expose") == {"gov expose military-1"}


def test_the_automaton_shows_what_it_looks_at():
    """The human operates it at the table: A67."""
    state, events = flip(table("gov", gov_deck="Soustelle Joxe Bigeard Couve", scenario="solo"))

    assert observe_events(events, "fln") == events
    assert is_unknown(table(scenario="solo"), "", "gov-deck")
    assert seen(state, "", "gov-deck") == ["?", "Joxe"]


def test_the_set_up_of_the_solo_game_hides_the_french_deck():
    _, events = RULES.new("solo", {}, SeededDice(1))

    for seat in ("fln", ""):
        assert "FRA-" not in repr(observe_events(events, seat))
        assert [roll.faces for roll in observe_events(events, seat) if isinstance(roll, Rolled)] == [(), ()]
