"""Two pages at one table: one history, whoever decides, whatever breaks."""

from random import Random
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.room.line import RoomLine
from algeria_lab.room.tables.record import Agreed, TableRecord
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.room.tables.sitting import Sitting
from tests.room.rooms import Room, run, until

AGREED = {"hints": True, "undo": True, "watched": True, "minutes": 0}
BEGINNINGS = {"algeria": "1958", "twilight": "short", "insurgent": "duel"}


class Page:
    """A page at a table, whose reader picks among what is legal."""

    def __init__(self, line: RoomLine, told: dict[str, Any]) -> None:
        record_told = TableRecord.read(told)
        rules = game_named(record_told.game).rules()
        self.sitting: Sitting[Any] = Sitting(
            line, record_told, Game(rules, record_told.scenario, record_told.options, seed=record_told.seed)
        )
        self.refused: list[str] = []
        self.sitting.on_refused = self.refused.append

    @property
    def game(self) -> Game[Any]:
        return self.sitting.game

    def decides(self) -> bool:
        return self.game.to_move in self.sitting.own

    def decide(self, rng: Random) -> None:
        SharedTable(self.game, self.sitting.own).play(rng.choice(self.game.legal()))
        self.sitting.acted()


async def table_of(room: Room, game: str) -> tuple[Page, Page]:
    """Return both pages at a new table."""
    one, two = await room.page(f"one-{game}", 1), await room.page(f"two-{game}", 2)
    one.say("table", what="open", game=game, scenario=BEGINNINGS[game], options={}, side="fln", agreed=AGREED)
    told = await heard(one)
    two.say("table", what="sit", table=told["id"], side="gov")
    return Page(one, told), Page(two, await heard(two))


async def heard(line: RoomLine) -> dict[str, Any]:
    """Return the table that a page is told of."""
    found = list[dict[str, Any]]()
    line.hear("table", found.append)
    await until(lambda: found)
    line.unhear("table", found.append)
    return dict(found[-1]["record"])


async def play(pages: tuple[Page, Page], rng: Random, decisions: int) -> None:
    """Let both decide in turn."""
    for _ in range(decisions):
        if pages[0].game.outcome is not None:
            return
        deciding = next(page for page in pages if page.decides())
        deciding.decide(rng)
        await until(lambda: all(page.sitting.is_confirmed for page in pages))
        await until(lambda: pages[0].game.ply == pages[1].game.ply)


@pytest.mark.parametrize("game", sorted(BEGINNINGS))
def test_both_pages_come_to_the_same_positions(game: str):
    async def hour(room: Room) -> None:
        pages = await table_of(room, game)
        await play(pages, Random(3), 400 if game == "algeria" else 150)

        one, two = (page.game for page in pages)
        assert [entry.check for entry in one.history] == [entry.check for entry in two.history]
        assert {entry.action.seat for entry in one.history if entry.action} == {"fln", "gov"}

    run(hour)


def test_what_was_decided_on_an_old_position_is_refused_with_what_happened_meanwhile():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        mate = await room.page("mate", 3)
        mate.say("table", what="sit", table=first.sitting.record.id, side="fln")
        third = Page(mate, await heard(mate))
        await play((first, second), Random(5), 6)
        while not first.decides():
            second.decide(Random(1))
            await until(lambda: first.game.ply == second.game.ply)
        await until(lambda: third.game.ply == first.game.ply)
        one, other = first.game.legal()[:2]
        for page, action in ((first, one), (third, other)):
            SharedTable(page.game, page.sitting.own).play(action)
            page.sitting.acted()
        await until(lambda: first.refused or third.refused)

        await until(lambda: str(first.game.history[-1].action) == str(third.game.history[-1].action))
        assert len(first.refused) + len(third.refused) == 1

    run(hour)


def test_a_line_that_breaks_in_mid_decision_loses_and_doubles_nothing():
    async def hour(room: Room) -> None:
        pages = await table_of(room, "algeria")
        rng = Random(9)
        for _ in range(30):
            deciding = next(page for page in pages if page.decides())
            deciding.decide(rng)
            for kernel in list(room.lines._writers):
                if rng.random() < 0.3:
                    room.lines._writers[kernel].transport.abort()
            await until(lambda: pages[0].game.ply == pages[1].game.ply and pages[0].sitting.is_confirmed)

        book = next(iter(room.tables.books.values()))
        assert [act.action for act in book.acts] == [str(entry.action) for entry in pages[1].game.history[1:]]

    run(hour)


def test_nothing_is_taken_back_without_the_other_side():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        await play((first, second), Random(5), 8)
        before = first.game.ply
        first.sitting.ask_undo(before - 2)
        await until(lambda: second.sitting.record.asks)
        assert second.sitting.record.asks == {"to": before - 2, "by": "fln"}
        first.sitting.answer_undo(yes=True)
        await until(lambda: first.refused == ["not-yours"])
        second.sitting.answer_undo(yes=False)
        await until(lambda: not first.sitting.record.asks)
        assert first.game.ply == before

        second.sitting.ask_undo(before - 1)
        await until(lambda: first.sitting.record.asks)
        first.sitting.answer_undo(yes=True)
        await until(lambda: first.game.ply == second.game.ply == before - 1)

    run(hour)


def test_a_stranger_at_a_table_learns_and_does_nothing():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "insurgent")
        await play((first, second), Random(5), 4)
        stranger, heard_there = await room.page("stranger", 9), list[dict[str, Any]]()
        for do in ("table", "refused"):
            stranger.hear(do, heard_there.append)
        table = first.sitting.record.id
        stranger.say("table", what="since", table=table, at=0, after="")
        stranger.say(
            "table", what="act", table=table, at=0, after="", acts=[["pass", "", "", False]], next="fln"
        )
        stranger.say("table", what="answer", table=table, yes=True)
        await until(lambda: len([one for one in heard_there if one["do"] == "refused"]) == 3)

        assert all(not one.get("acts") for one in heard_there)
        assert Agreed.read(AGREED) == first.sitting.record.agreed

    run(hour)


def test_a_long_history_comes_in_parts_and_is_played_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("algeria_lab.apps.serving.hall.tables.part.MOST_AT_ONCE", 7)

    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        await play((first, second), Random(5), 40)
        mate = await room.page("mate", 3)
        mate.say("table", what="sit", table=first.sitting.record.id, side="fln")
        third, played = Page(mate, await heard(mate)), list[int]()
        third.sitting.on_acts = lambda _game, before: played.append(before)
        await until(lambda: third.game.ply == first.game.ply)

        assert third.game.history[-1].check == first.game.history[-1].check
        assert played == [0]

    run(hour)


def test_a_reader_with_two_pages_sits_with_both_and_what_both_decide_counts_once():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        other = await room.page("tab", 9, "reader-1")
        twin = Page(other, await heard(other))
        await until(lambda: twin.sitting.own == first.sitting.own == {"fln"})
        while not first.decides():
            second.decide(Random(1))
            await until(lambda: first.game.ply == second.game.ply)
        await until(lambda: twin.game.ply == first.game.ply)
        action = first.game.legal()[0]
        for page in (first, twin):
            SharedTable(page.game, page.sitting.own).play(action)
            page.sitting.acted()
        await until(lambda: all(page.sitting.is_confirmed for page in (first, twin)))
        await until(lambda: second.game.ply == first.game.ply == twin.game.ply)
        assert second.game.history[-1].action == action

    run(hour)


def test_what_was_not_taken_is_not_played_on():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        await play((first, second), Random(5), 6)
        book = room.tables.books[first.sitting.record.id]
        before, deciding = first.game.ply, first if first.decides() else second
        book.given_up = "gov"  # which the page does not know yet
        deciding.decide(Random(2))
        await until(lambda: deciding.refused == ["over"])

        assert deciding.game.ply == before
        assert deciding.sitting.is_confirmed

    run(hour)


def test_a_reader_who_comes_at_another_place_goes_on_at_the_table():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        await play((first, second), Random(5), 6)
        first.sitting._line.close()
        await until(lambda: not room.hall.is_here(1))
        line = await room.page("again", 8, "reader-1")
        again = Page(line, await heard(line))
        await until(lambda: again.game.ply == second.game.ply)

        assert again.sitting.own == {"fln"}
        await until(lambda: second.sitting.record.seats == {"fln": [8], "gov": [2]})

    run(hour)


def test_who_decides_faster_than_the_room_answers_loses_and_doubles_nothing():
    async def hour(room: Room) -> None:
        pages = await table_of(room, "algeria")
        rng = Random(2)
        for _ in range(20):
            deciding = next(page for page in pages if page.decides())
            while deciding.decides() and rng.random() < 0.8:
                deciding.decide(rng)
            await until(lambda: pages[0].game.ply == pages[1].game.ply)
        await until(lambda: all(page.sitting.is_confirmed for page in pages))
        assert pages[0].refused == pages[1].refused == []
        book = next(iter(room.tables.books.values()))
        assert [act.check for act in book.acts] == [entry.check for entry in pages[0].game.history[1:]]

    run(hour)


def test_what_the_room_does_not_take_does_not_stay_on_the_page():
    async def hour(room: Room) -> None:
        first, second = await table_of(room, "twilight")
        deciding, other = (first, second) if first.decides() else (second, first)
        deciding.sitting._line.unhear("table", deciding.sitting._hear)  # its page has not heard of it yet
        other.sitting.give_up()
        await until(lambda: next(iter(room.tables.books.values())).given_up)
        deciding.decide(Random(1))
        await until(lambda: deciding.refused == ["over"])
        assert deciding.game.ply == 0

    run(hour)


def test_two_decisions_in_a_row_need_not_wait_for_the_room():
    async def hour(room: Room) -> None:
        pages = await table_of(room, "insurgent")
        rng = Random(3)
        for _ in range(40):
            if pages[0].game.outcome is not None:
                break
            deciding = next(page for page in pages if page.decides())
            while deciding.decides():
                deciding.decide(rng)
            await until(lambda: all(page.sitting.is_confirmed for page in pages))
            await until(lambda: pages[0].game.ply == pages[1].game.ply)
        assert [page.refused for page in pages] == [[], []]

    run(hour)
