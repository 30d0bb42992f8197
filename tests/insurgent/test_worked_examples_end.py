"""The worked examples of the rules on the end of a game and on activations, E20 to E26, E33 and E34."""

from algeria_lab.insurgent.scoring import result, score
from algeria_lab.insurgent.state import State
from tests.insurgent.tables import awaits, legal, lies, moves, noted, play, seen, table

MILITARY = "military: Yacef, Amirouche, Villages, Ali"
FRENCH = "military: Massu, Challe; political: DeGaulle, Mollet; diplomatic: Joxe, Couve"


def test_e20_the_fln_play_their_last_card():
    start = table(fln_hand="Casbah", fln_deck="", gov_hand="Joxe Couve Voters", gov_deck="Mollet Conscripts")

    state, _ = play(start, "fln play Casbah political down")
    over, _ = play(state, "gov play Voters political up")

    assert (state.final_turn_of, awaits(state)) == ("gov", ("play", "gov"))
    assert (over.reason, over.triggered_by, awaits(over)) == ("attrition", "fln", ("", ""))
    assert over.turns == {"fln": 7, "gov": 7}
    assert lies(over, "gov-hand") == ["Joxe", "Couve"]
    # A tie in icons, and RALLY decides: what the French still hold counts nothing.
    assert [front.winner for front in score(over)] == ["tie", "gov", "tie"]
    assert over.winner == "gov"


def test_e21_the_french_play_their_last_card():
    start = table("gov", gov_hand="Mollet", gov_deck="", fln_hand="Ali Abane", fln_deck="")

    state, _ = play(start, "gov play Mollet political up")
    over, _ = play(state, "fln play Ali military down")

    assert (state.final_turn_of, awaits(state)) == ("fln", ("play", "fln"))
    assert (over.reason, over.triggered_by, over.winner) == ("attrition", "gov", "draw")
    assert lies(over, "fln-hand") == ["Abane"]
    assert over.turns == {"fln": 8, "gov": 7}


def test_e22_negotiate_and_the_draw_step():
    start = table(fln_hand="BenBella", fln_deck="Ali Abane Drif")

    used, _ = play(start, "fln play BenBella diplomatic up; negotiate")
    skipped, _ = play(start, "fln play BenBella diplomatic up; skip")
    hidden, _ = play(start, "fln play BenBella diplomatic down")

    assert (lies(used, "fln-hand"), lies(used, "fln-deck")) == (["Ali"], ["Abane", "Drif"])
    for state in (skipped, hidden):
        assert (lies(state, "fln-hand"), lies(state, "fln-deck")) == (["Ali", "Abane", "Drif"], [])
    assert [state.final_turn_of for state in (used, skipped, hidden)] == ["", "", ""]


def test_e23_a_side_runs_out_through_recruit():
    start = table(fln_hand="Abane", fln_deck="Casbah")

    state, events = play(start, "fln play Abane political up; recruit; play Casbah political down")

    assert noted(events, "idle") == ["Abane NEGOTIATE"]
    assert (lies(state, "fln-hand"), lies(state, "fln-deck")) == ([], [])
    assert (state.final_turn_of, state.triggered_by) == ("gov", "fln")


def scored(fln: str, prison: str = "") -> State:
    """Return the position after a final turn in which nothing changes."""
    start = table(
        "gov",
        fln=f"{MILITARY}; {fln}",
        gov=FRENCH,
        prison=prison,
        gov_hand="May13",
        gov_deck="",
        final_turn_of="gov",
        triggered_by="fln",
    )
    return play(start, "gov play May13 discard up")[0]


def test_e24_final_scoring_with_tie_breaks():
    draw = result(scored("political: Abane, Casbah; diplomatic: BenBella"))
    won = result(scored("political: Abane; diplomatic: BenBella, Casbah"))

    assert draw is not None
    assert won is not None
    military, political, diplomatic = draw.fronts
    assert (military.icons, military.rally) == ({"fln": 5, "gov": 5}, {"fln": 1, "gov": 0})
    assert (political.icons, diplomatic.icons) == ({"fln": 3, "gov": 4}, {"fln": 2, "gov": 2})
    assert (diplomatic.rally, draw.winner, draw.reason) == ({"fln": 0, "gov": 0}, "draw", "attrition")
    assert [front.winner for front in draw.fronts] == ["fln", "gov", "tie"]
    assert [front.winner for front in won.fronts] == ["fln", "gov", "fln"]
    assert [front.icons for front in won.fronts[1:]] == [{"fln": 2, "gov": 4}, {"fln": 3, "gov": 2}]
    assert won.winner == "fln"


def test_e25_prisoners_do_not_score():
    over = result(scored("political: Abane, Casbah", prison="BenBella diplomatic"))

    assert over is not None
    assert over.fronts[2].icons == {"fln": 0, "gov": 2}
    assert [front.winner for front in over.fronts] == ["fln", "gov", "gov"]
    assert over.winner == "gov"


def test_e26_an_outer_card_is_hidden():
    start = table(fln="political: Casbah down", fln_hand="Abane Krim", fln_deck="Fanon Ali")

    state, events = play(
        start,
        "fln play Abane political up; recruit; play Fanon diplomatic up; expose Casbah",
        "hide Abane; hide Fanon",
    )

    assert lies(state, "fln-political") == ["Casbah", "Abane down"]
    assert lies(state, "fln-diplomatic") == ["Fanon down"]
    assert (lies(state, "fln-hand"), lies(state, "fln-deck")) == (["Krim"], ["Ali"])
    assert ("Ali", "fln-deck under") in moves(events)
    assert awaits(state) == ("play", "gov")


def test_e33_the_fln_may_attack_the_prison():
    asked, _ = play(table(prison="Abane political", fln_hand="Krim Ali"), "fln play Krim military up")

    struck, _ = play(asked, "fln attack Abane")

    assert legal(asked) == {"fln attack Abane", "fln skip"}
    assert (lies(struck, "graveyard"), lies(struck, "prison")) == (["Abane"], [])


def test_e34_a_card_turned_up_again_acts_from_the_left():
    start = table(fln="military: Amirouche", fln_hand="Manifesto Ali", gov_hand="Harkis Joxe")

    hidden, _ = play(start, "fln play Manifesto discard up; hide Amirouche; skip")
    attack, _ = play(hidden, "gov play Harkis military up; expose military-1")
    hide, _ = play(attack, "fln skip")

    assert seen(hidden, "gov", "fln-military") == ["Amirouche down"]
    assert legal(attack) == {"fln attack Harkis", "fln skip"}
    assert legal(hide) == {"fln hide Amirouche", "fln skip"}
