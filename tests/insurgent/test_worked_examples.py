"""The worked examples of the rules for two players, E01 to E19."""

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import DECK, HAND, PRISON
from tests.insurgent.tables import (
    awaits,
    is_unknown,
    legal,
    lies,
    moves,
    noted,
    play,
    refused,
    rolls,
    seen,
    table,
    totals,
)


def test_e01_both_hands_hold_five_cards_and_a_mulligan_is_asked_once():
    game = Game(InsurgentRules(), "duel", seed=4)
    others = [zone for zone in game.state.zones if zone not in (*HAND.values(), *DECK.values())]
    first = list(game.state.zones[HAND["fln"]])

    def sizes() -> list[int]:
        return [len(game.state.zones[zone[seat]]) for zone in (HAND, DECK) for seat in ("fln", "gov")]

    assert sizes() == [5, 5, 16, 16]
    assert [zone for zone in others if game.state.zones[zone]] == []
    game.play("fln redraw")
    assert sizes() == [5, 5, 16, 16]
    assert game.state.zones[HAND["fln"]] != first
    with pytest.raises(IllegalAction):
        game.play("fln redraw")
    game.play("gov keep")
    assert awaits(game.state) == ("play", "fln")


def test_e02_plays_are_counted():
    fln = table(fln_hand="Abane Krim Toussaint Casbah Boumediene")
    gov = table("gov", gov_hand="Massu DeGaulle Settlers Sakiet Joxe")

    assert len(legal(fln, "play")) == len(legal(fln)) == 17
    assert len(legal(gov, "play")) == len(legal(gov)) == 9
    assert len(legal(table(fln_hand="Mhidi"), "play")) == 6
    assert refused(fln, "fln play Abane military up") == ("wrong-front", "INS-3.3")
    assert refused(fln, "fln play Abane military down") == ("wrong-front", "INS-3.3")


@pytest.mark.parametrize(("target", "left"), [("Challe", "Bigeard"), ("Bigeard", "Challe")])
def test_e03_an_attack_strikes_any_card_of_a_row(target: str, left: str):
    start = table(gov="military: Bigeard, Challe", fln_hand="Ali Abane")

    state, _ = play(start, f"fln play Ali military up; attack {target}")

    assert lies(state, "graveyard") == [target]
    assert lies(state, "gov-military") == [left]
    assert totals(state, "military") == (1, 2)


def test_e04_a_card_played_face_down_does_nothing_and_is_secret():
    state, events = play(table(gov="military: Massu", fln_hand="Drif Ali"), "fln play Drif political down")

    assert totals(state, "political") == (2, 0)
    assert awaits(state) == ("play", "gov")
    assert (rolls(events, "bomb"), noted(events, "acting")) == ([], [])
    assert is_unknown(state, "gov", "fln-political")


@pytest.mark.parametrize(
    ("rows", "line", "faces", "lost"),
    [
        ("political: Mollet; diplomatic: Joxe", "bomb; hit Joxe", (3, 3, 5, 2), {"Joxe"}),
        ("political: Mollet; diplomatic: Joxe", "bomb; hit Mollet", (3, 3, 5, 2), {"Mollet"}),
        ("political: Mollet; diplomatic: Joxe", "bomb; hit Joxe; hit Mollet", (4, 6), {"Joxe", "Mollet"}),
        ("political: Mollet", "bomb; hit Mollet", (4, 6), {"Mollet"}),
    ],
)
def test_e05_a_bomb_hits_by_each_die(rows: str, line: str, faces: tuple[int, ...], lost: set[str]):
    state, events = play(
        table(gov=rows, fln_hand="Yacef Ali"), f"fln play Yacef military up; {line}", faces=faces
    )

    (roll,) = rolls(events, "bomb")
    assert roll.faces == faces
    assert roll.total == sum(face >= 4 for face in faces)
    assert set(lies(state, "graveyard")) == lost
    assert awaits(state) == ("play", "gov")


def test_e05_nothing_is_rolled_without_a_target():
    state, events = play(table(fln_hand="Yacef Ali"), "fln play Yacef military up")

    assert rolls(events, "bomb") == []
    assert noted(events, "idle") == ["Yacef BOMB"]
    assert awaits(state) == ("play", "gov")


def test_e06_a_card_that_hides_itself_loses_its_other_icons():
    start = table(fln="military: Ali", gov="military: Massu", fln_hand="Drif Abane")

    itself, _ = play(start, "fln play Drif political up; hide Drif")
    another, _ = play(start, "fln play Drif political up; hide Ali; bomb", faces=(1, 2))

    assert lies(itself, "fln-political") == ["Drif down"]
    assert awaits(itself) == ("play", "gov")
    assert lies(another, "fln-military") == ["Ali down"]
    assert lies(another, "fln-political") == ["Drif"]


def test_e07_an_exposed_card_kills_the_one_that_exposed_it():
    start = table("gov", fln="military: Ali down", gov_hand="Massu", gov_deck="Joxe Mollet Couve")

    state, events = play(start, "gov play Massu military up; expose military-1; fln attack Massu")

    assert lies(state, "graveyard")[-1] == "Massu"
    assert lies(state, "fln-military") == ["Ali"]
    assert (noted(events, "idle"), noted(events, "acting")) == ([], ["Massu", "Ali"])
    assert lies(state, "gov-hand") == ["Joxe", "Mollet", "Couve"]
    assert awaits(state) == ("play", "fln")


def test_e08_an_exposed_card_slips_away():
    start = table("gov", fln="military: Amirouche down", gov="military: Bigeard", gov_hand="Massu Joxe")

    state, events = play(
        start, "gov play Massu military up; expose military-1; fln attack Bigeard; fln hide Amirouche"
    )

    assert lies(state, "graveyard") == ["Bigeard"]
    assert lies(state, "fln-military") == seen(state, "gov", "fln-military") == ["Amirouche down"]
    assert noted(events, "idle") == ["Massu CAPTURE", "Massu ATTACK"]
    assert awaits(state) == ("play", "fln")


def test_e09_the_recruit_acts_before_the_recruiter_goes_on():
    start = table(
        "gov",
        fln="political: Abane; diplomatic: BenBella",
        gov_hand="Soustelle Mollet",
        gov_deck="Bigeard Joxe Couve",
    )

    state, events = play(
        start,
        "gov play Soustelle political up; recruit; play Bigeard military up; attack Abane; capture BenBella",
    )

    assert moves(events)[1:] == [
        ("Joxe", "gov-deck under"),
        ("Bigeard", "gov-military"),
        ("Abane", "graveyard"),
        ("BenBella", "prison"),
    ]
    assert lies(state, "gov-deck") == ["Couve", "Joxe"]
    assert state.captured_from == {state.zones[PRISON][0]: "diplomatic"}
    assert noted(events, "idle") == ["Soustelle EXPOSE"]


def test_e10_a_recruit_from_a_deck_of_one_card_must_be_played():
    start = table(fln_hand="Boumediene", fln_deck="Casbah")
    looking, _ = play(start, "fln play Boumediene military up; recruit")
    empty, events = play(table(fln_hand="Boumediene", fln_deck=""), "fln play Boumediene military up")

    fronts = ("military", "political", "diplomatic")
    assert legal(looking) == {
        f"fln play Casbah {front} {facing}" for front in fronts for facing in ("up", "down")
    }
    assert noted(events, "idle") == ["Boumediene RECRUIT"]
    assert awaits(empty) == ("play", "gov")


def test_e11_the_recruit_goes_on_without_its_recruiter():
    start = table(
        "gov", fln="military: Ali down", gov_hand="Soustelle Joxe", gov_deck="Aussaresses Couve Mollet"
    )

    state, events = play(
        start,
        "gov play Soustelle political up; recruit; play Aussaresses military up; expose military-1",
        "fln attack Soustelle; gov attack Ali",
    )

    assert lies(state, "graveyard")[-2:] == ["Soustelle", "Ali"]
    assert lies(state, "gov-military") == ["Aussaresses"]
    assert (noted(events, "idle"), awaits(state)) == ([], ("play", "fln"))


def test_e12_a_prisoner_returns_face_up_and_acts():
    start = table(
        fln="military: Yacef", gov="military: Bigeard", prison="Ali military", fln_hand="BenBella Abane"
    )
    line = "fln play BenBella diplomatic up; negotiate; jailbreak Ali"

    up, _ = play(start, f"{line} up; attack Bigeard")
    down, events = play(start, f"{line} down")

    assert (lies(up, "fln-military"), lies(up, "graveyard")) == (["Yacef", "Ali"], ["Bigeard"])
    assert len(lies(up, "fln-hand")) == 2
    assert lies(down, "fln-military") == seen(down, "gov", "fln-military") == ["Yacef", "Ali down"]
    assert noted(events, "acting") == ["BenBella"]
    assert awaits(down) == ("play", "gov")


def test_e13_a_free_card_returns_to_the_front_it_was_taken_from():
    start = table(prison="Workers political", fln_hand="Bouhired Ali")
    asked, _ = play(start, "fln play Bouhired political up")

    state, _ = play(asked, "fln jailbreak Workers down")

    assert legal(asked) == {"fln jailbreak Workers up", "fln jailbreak Workers down", "fln skip"}
    assert lies(state, "fln-political") == ["Bouhired", "Workers down"]


def test_e14_a_chain_of_fln_cards_acts_on_the_french_turn():
    start = table("gov", fln="political: Bouhired down", prison="Drif political", gov_hand="Lacoste Joxe")

    state, events = play(
        start,
        "gov play Lacoste political up; expose political-1; fln jailbreak Drif up; fln hide Bouhired",
        "fln bomb; fln hit Lacoste",
        faces=(4, 1),
    )

    assert lies(state, "graveyard") == ["Lacoste"]
    assert (noted(events, "acting"), noted(events, "idle")) == (["Lacoste", "Bouhired", "Drif"], [])
    assert lies(state, "fln-political") == ["Bouhired down", "Drif"]
    assert awaits(state) == ("play", "fln")


def test_e15_an_event_captures_twice():
    start = table("gov", fln="diplomatic: BenBella, Abbas", gov_hand="Rabat Joxe")
    assert totals(start, "diplomatic") == (5, 0)

    state, _ = play(start, "gov play Rabat discard up; capture Abbas; capture BenBella")

    assert totals(state, "diplomatic") == (0, 0)
    assert set(lies(state, "prison")) == {"Abbas", "BenBella"}
    assert lies(state, "gov-discard") == ["Rabat"]


def test_e16_an_attack_on_the_prison():
    start = table(
        "gov",
        fln="military: Ali down; political: Drif seen",
        prison="BenBella diplomatic",
        gov_hand="Conscripts Joxe",
        fln_hand="Bouhired Abane",
    )
    asked, _ = play(start, "gov play Conscripts military up")

    struck, _ = play(asked, "gov attack BenBella")
    spared, _ = play(asked, "gov skip")
    _, later = play(struck, "fln play Bouhired political up")

    assert legal(asked) == {"gov attack BenBella", "gov skip"}
    assert lies(struck, "graveyard") == ["BenBella"]
    assert lies(spared, "prison") == ["BenBella"]
    assert noted(later, "idle") == ["Bouhired JAILBREAK"]


def test_e17_domination_comes_before_the_actions():
    start = table(
        "gov",
        fln="military: Boumediene; political: Abane down",
        gov="military: Massu, Bigeard, Challe",
        gov_hand="Aussaresses Joxe",
    )
    assert start.lead("gov", "military") == 6

    state, events = play(start, "gov play Aussaresses military up")

    assert (state.winner, state.reason, state.front) == ("gov", "domination", "military")
    assert totals(state, "military") == (1, 9)
    assert noted(events, "acting") == []
    assert legal(state) == set()


def test_e18_hidden_cards_dominate_and_are_shown():
    row = "Abane, Drif down, Casbah down, Villages down, Krim down"
    start = table(
        fln=f"political: {row}; military: Ali down", gov="political: Mollet", fln_hand="Philippeville Yacef"
    )
    assert start.lead("fln", "political") == 7

    state, events = play(start, "fln play Philippeville discard up; attack Mollet")

    assert (state.winner, state.reason, state.front) == ("fln", "domination", "political")
    assert state.lead("fln", "political") == 8
    assert noted(events, "acting") == ["Philippeville"]
    for seat in ("fln", "gov", ""):
        assert seen(state, seat, "fln-political") == ["Abane", "Drif", "Casbah", "Villages", "Krim"]
        assert seen(state, seat, "fln-military") == ["Ali"]


@pytest.mark.parametrize(("hidden", "lead", "winner"), [("Bouhired", 8, "gov"), ("Abane", 7, "")])
def test_e19_the_answer_to_the_question_is_given_by_the_game(hidden: str, lead: int, winner: str):
    start = table(
        "gov",
        fln=f"political: {hidden} down",
        gov="political: DeGaulle, Soustelle, Lacoste",
        gov_hand="Settlers Joxe",
    )

    state, _ = play(start, "gov play Settlers political up")

    assert state.winner == winner
    assert state.lead("gov", "political") == lead
    assert is_unknown(state, "gov", "fln-political") == (winner == "")
