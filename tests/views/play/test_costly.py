"""After a game: which decisions of people cost most, found slice by slice, each with a way to go on."""

import re
from random import Random
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import GAMES, game_named
from algeria_lab.players.in_game import choice_at
from algeria_lab.players.roster import Roster
from algeria_lab.players.table import AUTHOR, Table
from algeria_lab.players.thinking import costly as thinking
from algeria_lab.players.thinking.costly import Cost
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.insurgent.session import notebook_session
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.play.session import Session
from algeria_lab.views.play.told import costly
from algeria_lab.views.play.told.costly import LookBack, LookingBack, decisions_of
from algeria_lab.views.twilight.game import CAMPAIGN

START = {"algeria": "1954", "insurgent": "duel", "twilight": "short"}
PLIES = {"algeria": 120, "insurgent": 500, "twilight": 40}
MAPS = {"algeria": WAR, "twilight": CAMPAIGN}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare by few tries: what is told is looked at, not how sure it is."""
    monkeypatch.setattr(thinking, "COMPARED", 6)


def board(game: str, language: str = "en", *, by_person: str = "fln") -> Session[Any, Any]:
    """Return a board on which a game has ended that chance played: for a person, and against them."""
    record = game_named(game)
    roster = record.players()
    rival = "gov" if by_person == "fln" else "fln"
    seats = {} if by_person == "both" else {rival: "random"}
    table: Table[Any] = Table(Game(record.rules(), START[game], seed=4), roster.seat(seats))
    table.let_computers_act()
    while table.game.to_move and table.game.ply < PLIES[game]:
        seat = table.game.to_move
        table.play(
            "; ".join(
                map(str, choice_at(table.game, roster.player("random", seat), seat, table.game.ply).line)
            )
        )
        table.let_computers_act()
    if game == "insurgent":
        return notebook_session(table, language)
    made: MapSession[Any, Any, Any] = MapSession(MAPS[game], table, record.words(language))
    made.end_telling()
    tell(made, kind="resign")
    return made


def by_chance(table: Table[Any], roster: Roster[Any]) -> None:
    """Decide by lot for the person who is awaited."""
    seat = table.game.to_move
    assert seat
    choice = choice_at(table.game, roster.player("random", seat), seat, table.game.ply)
    table.play("; ".join(map(str, choice.line)))
    table.let_computers_act()


def tell(made: Session[Any, Any], **message: object) -> dict[str, Any]:
    """Do something on a board and return what it shows then."""
    made.board.show(made.answer({"ply": made.board.scene["ply"], **message}))
    return made.board.scene


def found_on(made: Session[Any, Any]) -> dict[str, Any]:
    """Ask slice by slice, and return what is told at the end."""
    shares = []
    while True:
        reply = made.inform({"what": "costly", "ply": made.game.ply})
        shares.append(reply["done"])
        if reply["done"] == reply["of"]:
            break
        assert (reply["sides"], reply["end"]) == ([], "")
    assert shares[0] == 0
    assert shares == sorted(set(shares))
    return reply


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_what_cost_most_is_told_in_words_and_is_a_way_to_go_on(game: str, language: str):
    made = board(game, language)
    before, moments = made.game, {entry.state.turn for entry in made.game.history}
    reply = found_on(made)
    ((_, rows),) = [(side["side"], side["rows"]) for side in reply["sides"]]

    costs = [float(re.findall(r"[\d.,]+", row["cost"])[0].replace(",", ".")) for row in rows]
    assert costs == sorted(costs, reverse=True) != []
    for row in rows:
        typed = {str(entry.action) for entry in made.game.history if entry.action}
        assert (
            row["played"]["text"] != row["better"]["text"] or row["played"]["steps"] != row["better"]["steps"]
        )
        assert row["played"]["text"] not in typed
        assert made.game.history[row["at"] + 1].action.seat == "fln"
        assert any(str(turn) in row["when"] for turn in moments) or not before.state_at(row["at"]).turn
        assert any(letter.isdigit() for letter in row["cost"])
    assert reply["end"]
    assert reply["note"]
    scene = tell(made, kind="branch", at=rows[0]["at"], name="")
    assert made.game.ply == rows[0]["at"] < before.ply
    assert made.game.to_move == "fln"
    assert "over" not in scene
    assert not scene.get("ending")
    assert made._words.faults == []


@pytest.mark.usefixtures("quick")
def test_where_two_people_played_both_sides_are_told_apart():
    made = board("insurgent", by_person="both")
    reply = found_on(made)

    assert [side["side"] for side in reply["sides"]] == ["fln", "gov"]
    assert all(side["title"] for side in reply["sides"])
    found = made._back._back.found
    assert {side["side"]: len(side["rows"]) for side in reply["sides"]} == {
        seat: len(costs) for seat, costs in found.items()
    }, "all that cost something is told, however much it is"


def test_the_page_of_a_game_offers_it_once_the_game_is_over():
    made = board("algeria")
    ply = made.game.ply
    assert made.inform({"what": "ending", "ply": ply})["costly"]

    tell(made, kind="undo")
    assert not made.inform({"what": "ending", "ply": ply})["costly"]
    with pytest.raises(UnknownName):
        made.inform({"what": "costly", "ply": ply})


def test_a_card_game_that_goes_on_is_not_judged_and_cannot_be_left():
    record = game_named("insurgent")
    made = notebook_session(
        Table(Game(record.rules(), "duel", seed=4), record.players().seat({"gov": "random"})), "en"
    )
    assert not made.scene()["costly"]
    with pytest.raises(UnknownName):
        made.inform({"what": "costly", "ply": made.game.ply})
    assert tell(made, kind="branch", at=0)["notice"]["text"]
    assert made.kept_as == ""


def test_a_line_that_left_a_card_game_is_kept_beside_it():
    made = board("insurgent")
    tell(made, kind="branch", at=3)

    assert len(made.kept_as) == 16
    assert not made.scene()["costly"]


class Pricing:
    """Says that every decision cost alike, and notes what it was asked."""

    def __init__(self, cost: Cost) -> None:
        self.cost, self.asked = cost, 0

    def is_decision(self, view: Any) -> bool:
        return bool(view.agenda)

    def cost_of(self, _view: Any, _line: Any, _rng: Random) -> Cost:
        self.asked += 1
        return self.cost


def duel(*, seats: dict[str, str]) -> Table[Any]:
    """Return a short card game with others at the table."""
    record = game_named("insurgent")
    roster = record.players()
    table: Table[Any] = Table(Game(record.rules(), "duel", seed=4), roster.seat(seats))
    table.let_computers_act()
    for _ in range(4):
        seat = table.game.to_move
        assert seat
        table.play(
            "; ".join(
                map(str, choice_at(table.game, roster.player("random", seat), seat, table.game.ply).line)
            )
        )
        table.let_computers_act()
    return table


def test_only_what_people_decided_is_judged():
    table = duel(seats={"gov": "random"})
    judge = Pricing(Cost("fln skip", 0.2, 0.01))
    own = [entry for entry in table.game.history[1:] if entry.action.seat == "fln" and entry.by == ""]

    assert len(list(decisions_of(table.game, "fln", judge))) == len(own)
    assert list(decisions_of(table.game, "gov", judge)) == []
    assert LookBack(table, lambda _seat: judge).of == len(own)
    assert AUTHOR not in {entry.by for entry in own}


def test_what_lies_within_its_interval_is_not_told():
    table = duel(seats={"gov": "random"})
    for cost, sure in ((Cost("fln skip", 0.2, 0.01), True), (Cost("fln skip", 0.2, 0.11), False)):
        back = LookBack(table, lambda _seat, cost=cost: Pricing(cost))
        while back.done < back.of:
            back.go_on()
        assert len(back.dearest("fln")) == (back.of if sure else 0)


def test_a_slice_ends_with_the_decision_that_passes_its_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(costly, "SLICE", 0.0)
    judge = Pricing(Cost("fln skip", 0.2, 0.01))
    back = LookBack(duel(seats={"gov": "random"}), lambda _seat: judge)
    back.go_on()

    assert (back.done, judge.asked) == (1, 1)


def test_a_game_that_has_gone_on_is_judged_anew():
    table = duel(seats={"gov": "random"})
    back = LookBack(table, lambda _seat: Pricing(Cost("fln skip", 0.2, 0.01)))
    assert back.is_of(table.game)
    by_chance(table, game_named("insurgent").players())
    assert not back.is_of(table.game)


def test_it_is_offered_to_people_who_decided_something():
    record = game_named("insurgent")
    judged = notebook_session(duel(seats={"gov": "random"}), "en")._back
    watched: Table[Any] = Table(
        Game(record.rules(), "duel", seed=4), record.players().seat({"fln": "random", "gov": "random"})
    )
    watched.let_computers_act()

    assert judged.is_offered(duel(seats={"gov": "random"}))
    assert not judged.is_offered(watched)
    assert not LookingBack(None).is_offered(duel(seats={"gov": "random"}))
