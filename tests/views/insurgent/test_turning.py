"""What swung a game of cards: told once it is over, with exact chances, and what would have stopped it."""

import re
from fractions import Fraction
from random import Random

import pytest

from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.turning import MOST_POINTS, swings, turning_points
from algeria_lab.views.shared.numbers import percent
from tests.views.insurgent.tables import new_session, tell


def played(seed: int, language: str = "en", scenario: str = "duel") -> DuelSession:
    """Return a game that sensible players have ended, on a table."""
    session, rng = new_session(scenario, seed, language), Random(seed)
    seated = {seat: PLAYERS.player("sensible", seat) for seat in ("fln", "gov")}
    game = session.table.game
    while seat := game.to_move:
        play_choice(game, seated[seat], rng)
    return session


@pytest.mark.parametrize(("scenario", "seed"), [("duel", 3), ("duel", 6), ("solo", 2)])
def test_nothing_is_told_before_the_end(scenario: str, seed: int):
    session, rng = new_session(scenario, seed), Random(seed)
    while not session.is_open:
        assert session.scene()["points"] == []
        assert turning_points(session._words, session.game) == []
        session.table.play(rng.choice(session.game.legal()))

    assert session.scene()["points"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_every_swing_is_that_of_the_rows(seed: int, language: str):
    session = played(seed, language)
    history, found = session.game.history, swings(session.game.history)
    points = turning_points(session._words, session.game)

    assert session._words.faults == []
    assert 0 < len(found) == len(points) <= MOST_POINTS
    for swing, point in zip(found, points, strict=True):
        before, after = history[swing.first - 1].state, history[swing.last].state
        assert swing.size == after.lead(swing.seat, swing.front) - before.lead(swing.seat, swing.front) >= 2
        assert point["ply"] == swing.first - 1
        assert history[point["ply"]].state.turn == swing.turn
        assert str(swing.turn) in point["text"]


def test_a_game_that_was_dominated_ends_with_the_turn_that_did_it():
    session = played(3)
    last = swings(session.game.history)[-1]

    assert session.game.state.reason == "domination"
    assert (last.front, last.seat) == (session.game.state.front, session.game.state.winner)
    assert last.after >= LEAD_THAT_DOMINATES
    assert last.last == session.game.ply


def test_chances_of_the_deck_and_of_dice_are_exact():
    words = played(3)._words
    deck = turning_points(words, played(3).game)[-1]["chance"]
    dice = turning_points(words, played(5).game)[2]["chance"]

    # Two of the eleven cards that lay in the deck, then two of the nine that were left.
    assert f"11 cards had a chance of {percent(words, Fraction(2, 11))}" in deck
    assert f"9 cards had a chance of {percent(words, Fraction(2, 9))}" in deck
    assert dice == "Dice: one hit; as many or more had a chance of 84%."


def test_the_answer_is_a_card_that_was_in_hand_and_could_lie_there():
    session = played(3)
    game, words = session.game, session._words
    first = turning_points(words, game)[0]

    assert first["answer"] == (
        "In turn 2 the French could have laid Jacques Massu (3 icons) there. The lead would have been +1."
    )
    hands = [entry.state.names(entry.state.zones["gov-hand"]) for entry in game.history[:8]]
    massu = next(card for card in words.faces if words.card(card) == "Jacques Massu")
    assert any(massu in hand for hand in hands)


@pytest.mark.parametrize(
    ("language", "none", "no_more"),
    [
        ("en", "no card that could be laid in this front.", "no other card for this front with more icons"),
        ("fr", "aucune carte à jouer sur ce front.", "aucune autre carte pour ce front avec plus d’icônes"),
    ],
)
def test_where_nothing_better_was_in_hand_only_icons_are_said_to_be_compared(
    language: str, none: str, no_more: str
):
    found = [
        point["answer"]
        for seed in range(1, 12)
        for session in [played(seed, language)]
        for point in turning_points(session._words, session.game)
    ]

    assert [one for one in found if none in one]
    assert [one for one in found if no_more in one]
    assert not [one for one in found if re.search("would have helped|aurait mieux aidé", one)]
    note = played(1, language).board.strings["duel-table-points-note"]
    assert re.search("by icons alone|au seul nombre d’icônes", note)


@pytest.mark.parametrize("seed", [5, 8])
def test_news_and_log_end_with_the_moment_that_is_looked_at(seed: int):
    session = played(seed)
    session.board.show(session.scene())
    (point, *_) = session.board.scene["points"]
    whole = session.board.scene["log"]

    shown = tell(session, "look", at=point["ply"])

    assert 0 < len(shown["log"]) < len(whole)
    assert shown["log"] == [line for line in whole if line["ply"] <= point["ply"]]
    assert shown["news"] == shown["log"][-len(shown["news"]) :]
    actions = [entry.action for entry in session.game.history[: point["ply"] + 1]]
    own = [ply for ply, action in enumerate(actions) if action and action.seat == "fln"]
    assert shown["news"][0]["ply"] >= max(own)
    assert tell(session, "look", at=None)["log"] == whole


def test_a_moment_that_swung_the_game_can_be_looked_at():
    session = played(5)
    (point, *_) = session.scene()["points"]
    shown = tell(session, "look", at=point["ply"])

    assert shown["time"]["at"] == point["ply"]
    assert shown["points"] == []
    assert tell(session, "look", at=None)["points"]
