"""The home page in a room: who waits at a table is named with the game, and the way there."""

from typing import Any

from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.home.waiting import Waiting
from tests.room.rooms import Room, run, until

AGREED = {"hints": True, "undo": True, "watched": True, "minutes": 0}


def open_table(line: Any, game: str, scenario: str) -> None:
    line.say("table", what="open", game=game, scenario=scenario, options={}, side="fln", agreed=AGREED)


def test_the_page_says_which_side_is_missing_at_which_game_and_leads_there():
    async def hour(room: Room) -> None:
        one, two, three = [await room.page(f"k{number}", number) for number in (1, 2, 3)]
        told: list[str] = []
        waiting = Waiting(two, lambda: told.append("told"))
        open_table(one, "algeria", "1954")
        await until(lambda: waiting.view(Words("fr")))
        [link] = waiting.view(Words("fr"))
        said = link["text"].replace("\u00a0", " ").replace("\u202f", " ")
        assert said == "Une table attend : « Algeria », il manque le Gouvernement"
        assert link["link"] == "war-room.ipynb"
        assert told

        open_table(three, "insurgent", "standard")
        await until(lambda: len(waiting.view(Words("en"))) == 2)
        assert waiting.view(Words("en"))[1]["text"] == "A table waits: “INSURGENT”; still missing: the French"

        two.say("table", what="sit", table="T1", side="gov")
        await until(lambda: waiting.view(Words("en"))[0]["text"] == "Back to your table 1: “Algeria”")
        waiting.close()

    run(hour)


def test_a_table_at_which_both_sides_are_taken_waits_for_nobody():
    async def hour(room: Room) -> None:
        one, two, three = [await room.page(f"k{number}", number) for number in (1, 2, 3)]
        waiting = Waiting(three, lambda: None)
        open_table(one, "algeria", "1954")
        await until(lambda: waiting.view(Words("en")))
        two.say("table", what="sit", table="T1", side="gov")
        await until(lambda: not waiting.view(Words("en")))

    run(hour)
