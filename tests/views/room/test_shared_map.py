"""Two pages of one room at one table: what one decides is told to the other, and nothing is lost."""

import json
from random import Random

import pytest

from algeria_lab.core.keeping.sealed_saves import unseal
from tests.room.rooms import Room, run, until
from tests.views.room.pages import (
    AGREED,
    PAGES,
    Reader,
    agree,
    asked,
    checks,
    come,
    play,
    play_until_both,
    sit_down,
)

every_map_game = pytest.mark.parametrize("game", sorted(PAGES))


@every_map_game
def test_two_play_and_see_one_history(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play((one, two), Random(4), 80)
        decided = {entry.action.seat for entry in one.game.history if entry.action}
        assert decided == {"fln", "gov"}
        assert one.game.ply >= 80 or one.game.outcome

    run(hour)


@every_map_game
def test_what_the_other_did_is_told_and_then_it_is_asked(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        told = 0
        rng = Random(8)
        for _ in range(40):
            deciding, waiting = (one, two) if one.decides else (two, one)
            if not deciding.decides:
                break
            deciding.read()
            deciding.decide(rng)
            await agree(one, two)
            telling = waiting.scene.get("telling", {})
            if "card" in telling:
                told += 1
                assert telling["card"]["title"]
                assert ("pace" in telling) is not waiting.decides
        assert told > 3
        deciding = one if one.decides else two
        deciding.read()
        assert deciding.scene["prompt"]["yours"]

    run(hour)


@every_map_game
def test_who_waits_is_told_for_whom(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        deciding, waiting = (one, two) if one.decides else (two, one)
        side = "The FLN" if deciding is one else "The Government"
        assert waiting.scene["prompt"]["text"] == f"{side} decides: place {deciding.number}."
        assert not waiting.scene["prompt"]["yours"]
        assert not waiting.scene["actions"]
        assert deciding.bar["says"] == "You decide."

        deciding.page._line.close()
        await until(lambda: "not connected" in waiting.bar["says"])
        assert "not connected" in waiting.scene["prompt"]["text"]

    run(hour)


@every_map_game
def test_who_is_not_asked_decides_nothing(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        deciding, waiting = (one, two) if one.decides else (two, one)
        scene = waiting.decide(Random(1))
        assert scene["notice"]["level"] == "refusal"
        await agree(one, two)
        assert deciding.game.ply == 0

    run(hour)


@every_map_game
def test_a_watcher_sees_all_and_decides_nothing(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        watcher = await come(room, game, 3)
        watcher.choose(f"watch {one.session.sitting.record.id}")
        await until(lambda: watcher.sits)
        await play((one, two), Random(2), 40)
        await agree(one, two, watcher)
        scene = watcher.decide(Random(1))
        assert scene["notice"]["level"] == "refusal"
        assert not scene["prompt"]["yours"]
        assert watcher.labels() == ["rise"]
        assert "Watching: place 3" in one.bar["facts"]
        assert checks(watcher) == checks(one)

    run(hour)


@every_map_game
def test_something_is_taken_back_if_the_other_side_consents(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play_until_both((one, two))
        asker, other = (one, two) if not one.decides else (two, one)
        before, last = asker.game.ply, asker.session.war.shared.last_decision

        for answer in ("no", "yes"):
            label = asker.scene["can"]["words"]["full"]
            asker.press(kind="undo")
            assert asker.bar["asked"]["is_own"]
            assert what_goes_back(asker.bar["asked"]["text"]) == what_goes_back(label)
            assert not other.bar["asked"]
            asker.choose("yes")
            await until(lambda: other.bar.get("asked"))
            assert [deed["do"] for deed in other.bar["asked"]["deeds"]] == ["no", "yes"]
            assert what_goes_back(other.bar["asked"]["text"]) == what_goes_back(label)
            assert asker.bar["asked"]["deeds"] == []
            other.choose(answer)
            await until(lambda: not asker.session.sitting.record.asks)
            if answer == "no":
                assert asker.game.ply == before
                await until(lambda: "does not want" in asker.scene.get("notice", {}).get("text", ""))
        await until(lambda: one.game.ply == two.game.ply == last)
        assert other.bar["asked"] is None
        assert "taken back" in other.scene["notice"]["text"]
        assert asker.decides
        await play((one, two), Random(5), 10)

    run(hour)


def what_goes_back(text: str) -> str:
    """Return what a question about taking back names: it is the same for who asks and for who is asked."""
    return text.split("“")[1].replace("?", ".")


@every_map_game
def test_who_asks_to_take_back_sees_which_action_whose_others_and_to_where(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play_until_both((one, two))
        rng = Random(1)
        while one.session.war.shared.last_decision == one.game.ply - 1:
            await play((one, two), rng, 1)
        to, now = one.session.war.shared.last_decision, one.game.ply
        label = one.scene["can"]["words"]
        one.press(kind="undo")
        text = one.bar["asked"]["text"]
        assert f"in all {'one move' if counted(one, to, 'fln') == 1 else ''}" in text
        assert "of the FLN and " in text
        assert f"{counted(one, to, 'gov')} moves of the Gov" in text.replace("one move ", "1 moves ")
        assert f"(moment {to} of {now})" in text
        assert one.session.past.action(to).removesuffix(".") in text
        assert one.session.past.action(to).removesuffix(".") in label["full"]
        assert label["button"] == "Ask to take back"  # there is room for no more on a phone
        one.choose("no")
        assert one.bar["asked"] is None
        assert not two.session.sitting.record.asks

    run(hour)


def test_what_one_press_decided_goes_back_as_one_and_both_sides_read_it_so():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        await play((one, two), Random(1), 3)
        asker, other = (one, two) if one.decides else (two, one)
        tried = asker.game.fork(asker.game.ply)
        side, to = tried.to_move, tried.ply
        line = [tried.legal()[0]]
        tried.play(line[0])
        assert tried.to_move == side
        line.append(tried.legal()[0])

        asker.read()
        asker.press(kind="pick", id="; ".join(map(str, line)))
        await agree(asker, other)
        assert asker.game.ply == to + 2
        assert f"(moment {to} of {to + 2})" in asker.scene["can"]["words"]["full"]
        label = asker.scene["can"]["words"]["full"]
        assert "in all" not in label
        asker.press(kind="undo")
        asker.choose("yes")
        await until(lambda: other.bar.get("asked"))
        assert what_goes_back(other.bar["asked"]["text"]) == what_goes_back(label)

    run(hour)


def counted(reader: Reader, to: int, side: str) -> int:
    return sum(entry.action.seat == side for entry in reader.game.history[to + 1 :])


def test_who_is_in_a_lesson_or_on_another_page_is_said_to_be_there():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        deciding, waiting = (one, two) if one.decides else (two, one)
        lesson = await room.page("lesson", deciding.number)
        deciding.page._line.close()
        await until(lambda: waiting.bar["says"].endswith("on another page just now."))
        lesson.stand("stands", lesson="l01")
        await until(lambda: waiting.bar["says"].endswith(f"place {deciding.number}, in a lesson just now."))
        assert any("in a lesson" in fact for fact in waiting.bar["facts"])
        lesson.close()
        await until(lambda: "not connected" in waiting.bar["says"])

    run(hour)


def test_who_decides_is_told_that_nobody_is_on_the_other_side():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        deciding, waiting = (one, two) if one.decides else (two, one)
        waiting.page._line.close()
        await until(lambda: deciding.bar["says"] != "You decide.")
        assert deciding.bar["says"] == (
            f"You decide. On the other side: place {waiting.number}, not connected just now."
        )

    run(hour)


def test_who_leaves_is_told_so_and_those_who_stay_are_told_who_has_left():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        await play_until_both((one, two))
        two.choose("rise")
        assert two.page._lobby.view["said"]["text"] == "You have left table 1. This is a game of your own."
        assert not two.sits
        await until(lambda: "Government: place 2 has left" in one.bar["facts"])
        assert one.bar["says"].endswith(": place 2 has left.")

        again = await come(room, "algeria", 1, kernel="again")  # it has seen nobody on the other side
        await until(lambda: again.bar and "Government: nobody any more" in again.bar["facts"])

    run(hour)


def test_where_nobody_has_come_yet_nobody_has_left():
    async def hour(room: Room) -> None:
        one = await come(room, "algeria", 1)
        one.page._form._on_message(None, {"kind": "begin", "values": {"scenario": "1954", **AGREED}}, None)
        await until(lambda: one.sits)
        assert "Government: nobody yet" in one.bar["facts"]

    run(hour)


def test_whoever_says_no_is_told_that_nothing_goes_back():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        await play_until_both((one, two))
        one.press(kind="undo")
        one.choose("no")
        assert one.scene["notice"]["text"] == "Nothing was asked; the game goes on."
        one.press(kind="undo")
        one.choose("yes")
        await until(lambda: two.bar.get("asked"))
        two.choose("no")
        assert two.scene["notice"]["text"].startswith("You have said no: nothing is taken back")

    run(hour)


def test_nothing_is_taken_back_where_that_was_not_agreed():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "twilight", undo=False)
        await play((one, two), Random(4), 6)
        assert not one.scene["can"]["undo"]
        scene = one.press(kind="undo")
        assert scene["notice"]["level"] == "refusal"
        assert not two.session.sitting.record.asks

    run(hour)


@every_map_game
def test_two_of_a_team_decide_at_once_and_one_is_told_what_happened_meanwhile(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        mate = await come(room, game, 3)
        mate.choose(f"sit {one.session.sitting.record.id} fln")
        await until(lambda: mate.sits)
        rng = Random(6)
        await play((one, two), rng, 8)
        while not (one.decides and len(one.game.legal()) > 1):
            await play((one, two), rng, 1)
        await agree(one, two, mate)
        first, second = one.game.legal()[:2]
        for reader, action in ((one, first), (mate, second)):
            reader.read()
            reader.press(kind="pick", id=str(action))
        await agree(one, two, mate)
        notices = [reader.scene.get("notice", {}).get("text", "") for reader in (one, mate)]
        assert sum("meanwhile" in text for text in notices) == 1
        assert any("place 1: " in fact for fact in mate.bar["facts"]) is any(
            "place 3: " in fact for fact in mate.bar["facts"]
        )

    run(hour)


@every_map_game
def test_a_line_of_ones_own_has_other_dice_and_never_comes_to_the_table(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play((one, two), Random(4), 20)
        at, history = one.game.ply, checks(one)
        scene = one.press(kind="branch", at=at, name="mine")
        assert "for you alone" in scene["notice"]["text"]
        rng = Random(1)
        for _ in range(15):
            one.press(kind="pick", id=str(rng.choice(one.game.legal())))
            one.read()
        assert one.game.ply > at
        assert one.game.dice is not one.session.war.shared.game.dice
        assert len(room.tables.books["T1"].acts) == at
        # The table goes on meanwhile, and waits where the reader left it.
        if two.decides:
            two.read()
            two.decide(rng)
            await agree(one, two)
            assert one.session.is_apart
        assert [deed["do"] for deed in one.bar["bar"]] == ["table"]
        one.choose("table")
        assert not one.session.is_apart
        assert checks(one)[: at + 1] == history
        assert one.scene["ply"] == two.game.ply
        assert one.bar["bar"] == []

    run(hour)


def test_a_line_of_ones_own_shows_no_card_that_lies_ahead_of_the_table():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "twilight")
        await play((one, two), Random(4), 10)
        table = one.game.state
        decks = set()
        for _ in range(5):
            one.press(kind="branch", at=one.session.war.shared.game.ply, name="")
            mine = one.game.state
            assert sorted(mine.deck) == sorted(table.deck)
            decks.add(tuple(mine.deck))
            one.choose("table")
        assert len({*decks, tuple(table.deck)}) == 6

    run(hour)


@every_map_game
def test_a_page_that_is_loaded_again_sits_where_it_sat(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play((one, two), Random(4), 30)
        history = checks(one)
        one.page._line.close()
        again = await come(room, game, 1, language="fr", kernel="again")
        await until(lambda: again.sits)
        assert checks(again) == history
        assert "telling" not in again.scene or "card" not in again.scene["telling"]
        await play((again, two), Random(5), 20)
        assert len(checks(two)) == 51 or two.game.outcome

    run(hour)


@every_map_game
def test_lines_that_break_lose_and_double_nothing(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        rng = Random(9)
        for _ in range(20):
            deciding = one if one.decides else two
            deciding.read()
            deciding.decide(rng)
            for kernel in list(room.lines._writers):
                if rng.random() < 0.3:
                    room.lines._writers[kernel].transport.abort()
            await agree(one, two)
        assert [act.check for act in room.tables.books["T1"].acts] == checks(one)[1:]

    run(hour)


@every_map_game
def test_a_save_holds_the_game_and_neither_key_nor_moves_lie_open(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play_until_both((one, two))
        desk = one.page._desk
        seed = one.session.sitting.record.seed
        assert json.loads(desk.save)["seed"] != seed
        assert str(seed) not in desk.save
        assert str(one.game.history[1].action) not in desk.save
        assert json.loads(unseal(desk.save, "x"))["game"] == game
        assert "fln" in desk.name
        kept = desk.save

        alone = await come(room, game, 8)
        alone.page._desk._on_message(None, {"kind": "open", "name": "x.json", "text": kept}, None)
        assert not alone.sits
        assert [entry.check for entry in alone.game.history] == checks(one)

    run(hour)


def test_what_a_browser_goes_on_with_by_itself_does_not_lead_away_from_the_table():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "twilight")
        await play((one, two), Random(4), 8)
        kept = one.page._desk.save
        message = {"kind": "resume", "name": "x.json", "text": kept, "war": "older"}
        one.page._desk._on_message(None, message, None)
        assert one.sits
        one.page._desk._on_message(None, message | {"kind": "open"}, None)
        assert not one.sits
        assert one.bar == {}
        [row] = one.page._lobby.view["rows"]
        assert [deed["do"] for deed in row["deeds"]] == ["back T1"]
        one.choose("back T1")
        await until(lambda: one.sits)
        await agree(one, two)

    run(hour)


@every_map_game
def test_giving_up_ends_the_game_for_both(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play((one, two), Random(4), 10)
        one.choose("give-up")
        await until(lambda: "over" in one.scene and "over" in two.scene)
        for reader in (one, two):
            assert reader.scene["over"] == {"text": "The FLN has given up.", "winner": "gov"}
            assert not reader.decides
            assert reader.labels() == ["rise"]
            assert reader.session.inform({"what": "ending", "ply": reader.game.ply})["title"]
            assert json.loads(reader.session.save_text())["moves"]

    run(hour)


@every_map_game
def test_a_computer_plays_for_a_side_that_does_not_come_back_and_makes_way(game: str):
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, game)
        await play((one, two), Random(4), 6)
        assert not any(deed.startswith("computer") for deed in one.labels())
        two.page._line.close()
        await until(lambda: "computer:gov" in one.labels())
        [deed] = [deed for deed in one.bar["deeds"] if deed["do"] == "computer:gov"]
        computer = {"algeria": "mixed", "twilight": "random"}[game]
        assert computer in dict(deed["options"]["values"])
        one.choose("computer:gov", computer)
        await until(lambda: "people:gov" in one.labels())
        rng = Random(3)
        for _ in range(12):
            await asked(one)
            one.read()
            one.decide(rng)
        await asked(one)
        assert {entry.by for entry in one.game.history if entry.action} == {"", computer}

        before = one.session.war.shared.last_decision
        one.press(kind="undo")
        one.choose("yes")
        await until(lambda: one.game.ply <= before)

        friend = await come(room, game, 5)
        friend.choose("sit T1 gov")
        await until(lambda: friend.sits and not one.session.sitting.record.computers)
        await play((one, friend), Random(3), 10)

    run(hour)


def test_without_agreement_nobody_is_advised():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria", hints=False)
        deciding: Reader = one if one.decides else two
        deciding.read()
        assert "guide" not in deciding.scene
        board, sent = deciding.session.board, []
        board.send = lambda content, *_more: sent.append(content)
        ask = {"kind": "ask", "ask": 1, "view": "v", "what": "hint", "ply": deciding.game.ply}
        board._on_message(board, ask, None)
        assert "no advice was agreed" in sent[-1]["fault"]["text"]

    run(hour)


def test_with_agreement_the_guide_speaks():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room, "algeria")
        deciding = one if one.decides else two
        deciding.read()
        assert deciding.scene["guide"]

    run(hour)


def test_a_page_in_no_room_has_no_lobby():
    page = PAGES["twilight"]("en")
    assert page._lobby is None
    assert page.session.table.seat_names == {"fln": "sensible", "gov": "human"}
