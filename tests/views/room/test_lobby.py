"""Finding a table: who opens one, sits down or watches comes to the page that shows it."""

from typing import Any

from algeria_lab.room.line import RoomLine
from algeria_lab.room.tables.record import Act, TableRecord
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.pages.twilight.settings import Settings
from algeria_lab.views.room.lobby import Lobby
from algeria_lab.views.room.table_form import TableForm
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.room.rooms import Room, run, until


class Found:
    """A lobby, and the tables to which it led."""

    def __init__(self, line: RoomLine, language: str = "en", *, returns: bool = True) -> None:
        words = TwilightWords(language)
        settings = Settings(words, TwilightRules().scenarios(), lambda: None)
        self.form = TableForm(words, settings, self._open)
        self.lobby = Lobby(words, line, "twilight", self.form)
        self.tables: list[TableRecord] = []
        self.lobby.on_table = self._go
        self.lobby.returns = returns
        self.lobby.listen()

    def _open(self) -> None:
        self.lobby.open_table()

    def _go(self, record: TableRecord) -> None:
        self.tables.append(record)
        self.lobby.at = record.id
        self.lobby.write()

    def press(self, label: str) -> None:
        deeds = [deed for row in self.lobby.view["rows"] for deed in row["deeds"]]
        [deed] = [deed["do"] for deed in deeds if deed["label"] == label]
        self.lobby._on_message(None, {"kind": "do", "do": deed, "value": ""}, None)


def begin(form: TableForm[Any], **values: object) -> None:
    form._on_message(None, {"kind": "begin", "values": values}, None)


def test_one_opens_a_table_and_another_sits_down():
    async def hour(room: Room) -> None:
        one, two = Found(await room.page("k1", 3)), Found(await room.page("k2", 9))
        begin(one.form, seat="gov", hints=False, minutes="30", scenario="full", side="fln")
        await until(lambda: one.tables and two.lobby.view["rows"])
        [row] = two.lobby.view["rows"]
        assert row["facts"] == [
            "FLN: free",
            "Government: place 3",
            (
                "This table allows: taking back by consent. This table does not allow: hints and advice. "
                "Clock: 30 minutes for each side."
            ),
        ]
        assert one.lobby.view["rows"] == []
        two.press("Sit down on the side of the FLN")
        await until(lambda: two.tables)

        [record] = two.tables
        assert (record.seats, record.scenario, record.options) == ({"fln": [9], "gov": [3]}, "full", {})
        assert (record.agreed.hints, record.agreed.minutes) == (False, 30)

    run(hour)


def test_a_table_of_another_game_is_not_offered():
    async def hour(room: Room) -> None:
        line, other = await room.page("k1", 3), Found(await room.page("k2", 9))
        agreed = {"hints": True, "undo": True, "watched": True, "minutes": 0}
        line.say("table", what="open", game="algeria", scenario="1954", options={}, side="fln", agreed=agreed)
        await until(lambda: room.tables.books and other.lobby._tables)
        assert other.lobby.view["rows"] == []
        assert other.lobby.view["none"]

    run(hour)


def test_where_nobody_may_watch_nobody_is_asked_to():
    async def hour(room: Room) -> None:
        one, two = Found(await room.page("k1", 3)), Found(await room.page("k2", 9))
        begin(one.form, watched=False)
        await until(lambda: two.lobby.view["rows"])
        labels = [deed["label"] for deed in two.lobby.view["rows"][0]["deeds"]]
        assert labels == ["Join the team of the FLN (with place 3)", "Sit down on the side of the Government"]

    run(hour)


def test_what_the_room_refuses_is_said():
    async def hour(room: Room) -> None:
        one = Found(await room.page("k1", 3), "fr")
        one.lobby.sit("T9", "fln")
        await until(lambda: one.lobby.view["said"]["text"])
        assert "n’existe plus" in one.lobby.view["said"]["text"]
        assert one.tables == []

    run(hour)


def test_a_page_that_is_loaded_again_goes_to_its_table_by_itself():
    async def hour(room: Room) -> None:
        one = Found(await room.page("k1", 3))
        begin(one.form, seat="gov")
        await until(lambda: one.tables)
        again = Found(await room.page("k3", 3))
        await until(lambda: again.tables)
        assert again.tables[0].id == one.tables[0].id

        # Its reader has begun to play something else there.
        apart = Found(await room.page("k4", 3), returns=False)
        await until(lambda: apart.lobby.view["rows"])
        assert apart.tables == []
        apart.press("Back to my table")
        await until(lambda: apart.tables)

    run(hour)


def test_a_table_that_is_over_is_not_gone_back_to_by_itself():
    async def hour(room: Room) -> None:
        one = Found(await room.page("k1", 3))
        begin(one.form, seat="gov")
        await until(lambda: one.tables)
        [book] = room.tables.books.values()
        book.acts.append(Act("gov pass", "check"))  # the last one: nobody decides after it
        again = Found(await room.page("k3", 3))
        await until(lambda: again.lobby.view["rows"])
        assert [deed["label"] for deed in again.lobby.view["rows"][0]["deeds"]] == ["Back to my table"]
        assert again.tables == []

    run(hour)


def test_who_may_open_no_table_more_is_told_at_which_they_sit():
    async def hour(room: Room) -> None:
        one = Found(await room.page("k1", 3), returns=False)
        two = Found(await room.page("k2", 4), returns=False)
        for number in range(6):
            begin(one.form, seat="gov")
            await until(lambda: len(one.tables) == number + 1)  # noqa: B023 - it is awaited here
            two.lobby.sit(one.tables[-1].id, "fln")
            await until(lambda: len(two.tables) == number + 1)  # noqa: B023
        begin(one.form, seat="gov")
        await until(lambda: one.lobby.view["said"]["text"])
        said = one.lobby.view["said"]["text"]
        assert said.startswith("You sit at 6 tables already")
        assert "Table 1" in said
        assert "Table 6" in said

    run(hour)


def test_who_sits_on_one_side_is_told_so_where_the_other_is_wished():
    async def hour(room: Room) -> None:
        one = Found(await room.page("k1", 3))
        begin(one.form, seat="gov")
        await until(lambda: one.tables)
        one.lobby.sit(one.tables[0].id, "fln")
        await until(lambda: one.lobby.view["said"]["text"])
        assert "on the side of the Government" in one.lobby.view["said"]["text"]

    run(hour)
