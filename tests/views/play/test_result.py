"""Which end of a game counts for the record that a reader's browser keeps, and for whom."""

from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.players.in_game import choice_at
from algeria_lab.players.table import Table
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.play.session import Session
from algeria_lab.views.play.told.result import Results


def tell(session: Session[Any, Any], **message: object) -> dict[str, Any]:
    """Do something on a board and return what it shows then."""
    session.board.show(session.answer({"ply": session.board.scene["ply"], **message}))
    return session.board.scene


def war(side: str = "fln") -> WarRoom:
    """Return a page on which a person plays a side against chance, and has decided once."""
    room = WarRoom()
    room._settings.choose({"side": side, "opponent": "random", "seed": 5})
    room.begin()
    session = room.session
    assert session is not None
    session.end_telling()
    tell(session, kind="pick", id=session.board.scene["actions"][0]["id"])
    session.end_telling()
    return room


def test_a_game_that_is_resigned_is_a_loss_and_stays_the_same_game_whatever_comes_after():
    room = war()
    session = room.session
    assert session is not None
    assert "result" not in session.board.scene
    result = tell(session, kind="resign")["result"]

    assert (result["game"], result["side"], result["level"], result["mark"]) == (
        "algeria",
        "fln",
        "random",
        "0",
    )
    assert "result" not in tell(session, kind="undo")
    assert tell(session, kind="resign")["result"] == result
    assert "result" not in tell(session, kind="branch", at=0, name="")
    tell(session, kind="pick", id=session.board.scene["actions"][0]["id"])
    session.end_telling()
    assert tell(session, kind="resign")["result"]["id"] == result["id"]


def test_a_game_that_was_over_when_it_was_opened_is_only_looked_at():
    room = war()
    session = room.session
    assert session is not None
    tell(session, kind="resign")
    again = WarRoom()
    again.open_save("war.json", session.save_text())
    opened = again.session
    assert opened is not None

    assert opened.left == "fln"
    assert "result" not in opened.scene()


def test_a_game_that_is_opened_again_and_goes_on_counts_as_the_same_one():
    room = war()
    first = room.session
    assert first is not None
    text = first.save_text()
    again = WarRoom()
    again.open_save("war.json", text)
    opened = again.session
    assert opened is not None
    opened.end_telling()

    assert tell(opened, kind="resign")["result"] == tell(first, kind="resign")["result"]


def test_two_people_at_one_screen_have_no_record():
    room = WarRoom()
    room._settings.choose({"side": "both"})
    room.begin()
    session = room.session
    assert session is not None
    tell(session, kind="pick", id=session.board.scene["actions"][0]["id"])
    assert "result" not in tell(session, kind="resign")


def duel_at_its_end(game: Game[Any], seats: dict[str, str]) -> Table[Any]:
    roster = game_named("insurgent").players()
    table: Table[Any] = Table(game, roster.seat(seats))
    table.let_computers_act()
    while seat := game.to_move:
        choice = choice_at(game, roster.player("random", seat), seat, game.ply)
        table.play("; ".join(map(str, choice.line)))
        table.let_computers_act()
    return table


@pytest.mark.parametrize(("seed", "rival", "mark"), [(4, "gov", "0"), (8, "gov", "="), (1, "fln", "1")])
def test_who_wins_is_read_from_the_game_and_only_once_it_is_asked_to_count(seed: int, rival: str, mark: str):
    rules = game_named("insurgent").rules()
    table = duel_at_its_end(Game(rules, "duel", seed=seed), {rival: "random"})
    results: Results[Any] = Results()
    assert results.of(table) is None
    results.begin([Game(rules, "duel", seed=seed)])
    result = results.of(table)

    assert result is not None
    assert result["mark"] == mark


def test_a_game_in_which_a_computer_played_for_the_person_is_nobodys_record():
    rules = game_named("insurgent").rules()
    table = duel_at_its_end(Game(rules, "duel", seed=4), {"fln": "random", "gov": "random"})
    watched: Table[Any] = Table(table.game, game_named("insurgent").players().seat({"gov": "random"}))
    results: Results[Any] = Results()
    results.begin([])

    assert results.of(watched) is None


@pytest.mark.parametrize("page", [WarRoom, CampaignRoom, DuelPage])
def test_the_sheet_asks_for_the_record_against_who_is_chosen(page: type[GamePage[Any, Any]]):
    settings = page()._settings
    key = settings.sides
    settings.choose({key: "fln", "opponent": "random"})
    record = settings.form["record"]
    assert (record["game"], record["side"], record["level"]) == (settings.game, "fln", "random")
    assert "%of%" in record["won"]
    assert "%drawn%" in record["drawn"]
    settings.choose({key: "both"})
    assert settings.form["record"] is None
    assert settings.form["compared"] is None
