"""Final scoring and the result, INS-5.4 and INS-5.5."""

import pytest

from algeria_lab.core.events import Flipped
from algeria_lab.insurgent.scoring import Result, result
from algeria_lab.insurgent.state import State
from tests.insurgent.tables import RULES, is_unknown, lies, noted, play, seen, table

LAST = {"gov_hand": "May13", "gov_deck": "", "fln_hand": "Fanon", "fln_deck": "BenBella"}


def ended(fln: str = "", gov: str = "", prison: str = "") -> State:
    """Return the position after a final French turn in which nothing happens to these rows."""
    start = table("gov", fln=fln, gov=gov, prison=prison, final_turn_of="gov", triggered_by="fln", **LAST)
    state, events = play(start, "gov play May13 discard up")
    assert noted(events, "acting") == ["May13"]
    return state


def scored(fln: str = "", gov: str = "", prison: str = "") -> Result:
    """Return the result of such a game."""
    found = result(ended(fln, gov, prison))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("fln", "gov", "fronts", "winner"),
    [
        ("military: Ali; political: Drif; diplomatic: Krim", "", "fln fln fln", "fln"),
        ("", "military: Massu; political: Mollet; diplomatic: Joxe", "gov gov gov", "gov"),
        ("military: Ali; political: Drif", "diplomatic: Joxe", "fln fln gov", "fln"),
        ("military: Ali", "political: Mollet; diplomatic: Joxe", "fln gov gov", "gov"),
        (
            "military: Ali; political: Drif; diplomatic: Krim",
            "diplomatic: Pineau, Voters",
            "fln fln gov",
            "fln",
        ),
        ("military: Ali; political: Drif", "", "fln fln tie", "fln"),
        ("military: Ali", "", "fln tie tie", "fln"),
        ("", "diplomatic: Joxe", "tie tie gov", "gov"),
        ("military: Ali", "political: Mollet", "fln gov tie", "draw"),
        ("", "", "tie tie tie", "draw"),
    ],
)
def test_the_side_that_wins_more_fronts_wins(fln: str, gov: str, fronts: str, winner: str):
    """Each possible result: 3-0, 2-1, 2-0, 1-0, and the draws 1-1 and 0-0."""
    found = scored(fln, gov)

    assert [front.winner for front in found.fronts] == fronts.split()
    assert found.winner == winner


def test_a_draw_has_no_winner():
    outcome = RULES.outcome(ended())

    assert outcome is not None
    assert (outcome.winner, outcome.level, outcome.rule) == ("draw", "attrition", "INS-5.4")


def test_a_larger_row_beats_more_rally():
    """RALLY decides only between equal rows."""
    found = scored("political: Mhidi, Villages", "political: DeGaulle")

    assert found.fronts[1].rally == {"fln": 2, "gov": 1}
    assert found.fronts[1].winner == "gov"


@pytest.mark.parametrize(
    ("fln", "gov", "winner"),
    [
        ("Mhidi", "Mollet", "fln"),
        ("Bouhired", "Voters", "gov"),
        ("Mhidi", "Voters", "tie"),
        ("Bouhired", "Mollet", "tie"),
        ("Krim, Villages", "DeGaulle", "fln"),
        ("Villages down", "Mollet", "fln"),
    ],
)
def test_a_tie_is_broken_by_rally(fln: str, gov: str, winner: str):
    """Hidden RALLY icons count as well, for all cards are turned up first: A55."""
    front = scored(f"political: {fln}", f"political: {gov}").fronts[1]

    assert front.icons["fln"] == front.icons["gov"]
    assert front.winner == winner


def test_the_winner_is_found_on_the_cards_turned_up():
    """RALLY on hidden cards decides a front and with it the game: first all turn up, then it is scored."""
    start = table("gov", fln="political: Villages down", gov="political: Mollet", final_turn_of="gov", **LAST)

    state, events = play(start, "gov play May13 discard up")

    assert (state.winner, RULES.outcome(state).winner) == ("fln", "fln")
    told = [event.what for event in events if isinstance(event, Flipped)]
    assert told.index("facing") < told.index("winner")


def test_only_rows_count():
    """Prison, graveyard, discards, hands and decks count nothing."""
    found = scored("military: Ali", "military: Salan", prison="Amirouche military")

    assert found.fronts[0].icons == {"fln": 1, "gov": 1}
    assert [front.icons for front in found.fronts[1:]] == [{"fln": 0, "gov": 0}] * 2


def test_all_cards_are_turned_up_and_nothing_acts():
    state = ended("military: Ali down, Amirouche seen; political: Drif down", "military: Massu")

    assert lies(state, "fln-military") == seen(state, "gov", "fln-military") == ["Ali", "Amirouche"]
    assert seen(state, "", "fln-political") == ["Drif"]
    assert lies(state, "gov-military") == ["Massu"]


def test_hands_and_decks_stay_hidden_after_scoring():
    state = ended("military: Ali down")

    assert lies(state, "fln-hand") == ["Fanon"]
    assert is_unknown(state, "gov", "fln-hand")
    assert is_unknown(state, "gov", "fln-deck")


def test_the_result_says_how_the_game_ended():
    found = scored("military: Ali", "political: Mollet")

    assert found._replace(fronts=()) == Result("draw", "attrition", "", (), {"fln": 7, "gov": 7}, "fln")
    assert [front.front for front in found.fronts] == ["military", "political", "diplomatic"]


def test_domination_and_concession_are_not_scored():
    dominated, _ = play(
        table("gov", gov="military: Massu, Bigeard, Salan", gov_hand="Challe"), "gov play Challe military up"
    )
    conceded, _ = play(table(fln="military: Ali"), "fln concede")

    assert result(dominated) == Result("gov", "domination", "military", (), {"fln": 7, "gov": 7}, "")
    assert result(conceded) == Result("gov", "concession", "", (), {"fln": 7, "gov": 6}, "")


def test_there_is_no_result_while_the_game_runs():
    assert result(table()) is None
