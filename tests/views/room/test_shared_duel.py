"""Two duel pages of one room at one table: hidden cards reach no browser but that of whoever may see them."""

import json
from random import Random
from typing import Any

import pytest

from algeria_lab.apps.serving.hall.tables import part
from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.sealed_saves import SEALED, unseal
from algeria_lab.insurgent.state import HAND, ROWS
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.room.line import RoomLine
from algeria_lab.views.insurgent.shared_session import SharedDuelSession
from algeria_lab.views.pages.duel import page as duel_page
from algeria_lab.views.pages.duel.page import DuelPage
from tests.room.rooms import Room, run, until
from tests.views.insurgent.tables import exchange, twin_game
from tests.views.room.pages import AGREED, Reader, both_here


class Duellist(Reader):
    """A reader before a duel page, with all that the kernel has sent to the browser."""

    def __init__(self, page: Any, number: int) -> None:
        super().__init__(page, number)
        self.sent: list[str] = []

    @property
    def sits(self) -> bool:
        return isinstance(self.session, SharedDuelSession)

    def listen(self) -> None:
        """Note all that stands in the traits of the page from now on, and all that is sent besides."""
        for widget in (self.session.board, self.page._lobby, self.page._desk, self.page._hand.line):
            widget.observe(lambda change: self.sent.append(repr(change["new"])))
            self.sent += [repr(widget.get_state())]

    def all_sent(self) -> str:
        return "".join(self.sent)


async def come(room: Room, number: int, language: str = "en", kernel: str = "") -> Duellist:
    """Return a reader before a duel page that has just been loaded."""
    line: RoomLine = await room.page(kernel or f"duel-{number}", number)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duel_page, "room_line", lambda: line)
        return Duellist(DuelPage(language), number)


async def sit_down(room: Room, seed: int = 11, **agreed: Any) -> tuple[Duellist, Duellist]:
    """Return two readers at a table, the FLN's first."""
    one, two = await come(room, 1), await come(room, 2, "fr")
    values = {"seat": "fln", **AGREED, **agreed}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(part.secrets, "randbelow", lambda _most: seed)
        one.page._form._on_message(None, {"kind": "begin", "values": values}, None)
        await until(lambda: one.sits and two.page._lobby.view["rows"])
    two.choose(f"sit {one.session.sitting.record.id} gov")
    await until(lambda: two.sits and two.session.sitting.record.seats["gov"] == [2])
    await both_here(one, two)
    await agree(one, two)
    return one, two


def checks(reader: Reader) -> list[str]:
    return [entry.check for entry in reader.game.history]


async def agree(*readers: Reader) -> None:
    """Wait until all pages stand at the same moment of one history."""
    first, *others = readers
    await until(lambda: all(reader.session.sitting.is_confirmed for reader in readers))
    await until(lambda: all(checks(one) == checks(first) for one in others))


def pick(reader: Reader, rng: Random) -> None:
    """Press one of the choices that the browser shows, but never give up."""
    offered = [one["id"] for one in reader.scene["picks"] if "concede" not in one["id"]]
    scene = reader.press(kind="pick", id=rng.choice(offered))
    assert (scene["notice"] or {}).get("level") not in ("error", "refusal"), scene["notice"]


async def play(readers: tuple[Duellist, ...], rng: Random, decisions: int) -> None:
    """Let both decide in turn, by what their browsers show."""
    for _ in range(decisions):
        deciding = next((reader for reader in readers if reader.decides), None)
        if deciding is None:
            return
        pick(deciding, rng)
        await agree(*readers)


def secret_ids(reader: Reader, viewer: str) -> set[str]:
    """Return the cards that a seat may not know: the other hand, and what lies face-down."""
    state = reader.game.state
    others = [seat for seat in SEATS if seat != viewer]
    cards = {card for seat in others for card in state.zones[HAND[seat]]}
    if viewer != "fln":
        cards |= {
            card for row in ROWS["fln"] for card in state.zones[row] if card in state.down - state.known
        }
    return {state.cards.all[card].id for card in cards}


@pytest.mark.parametrize("seed", [1, 6])
def test_scenes_of_both_seats_and_of_a_watcher_do_not_depend_on_what_they_never_saw(seed: int):
    """Over a whole game: the same record with unseen cards exchanged is the same scene, letter for letter."""

    async def hour(room: Room) -> None:
        one, two = await sit_down(room, seed)
        watcher = await come(room, 3)
        watcher.choose(f"watch {one.session.sitting.record.id}")
        await until(lambda: watcher.sits)
        rng, exchanged = Random(seed), 0
        while one.game.outcome is None:
            for reader, viewer in ((one, "fln"), (two, "gov"), (watcher, "")):
                session = reader.session
                assert session.viewer == viewer
                assert reader.scene["handover"] is None
                swapped = exchange(session.game, viewer, rng)
                exchanged += any(card != other for card, other in swapped.items())
                assert json.dumps(session.scene()) == json.dumps(scene_with(session, swapped))
            await play((one, two, watcher), rng, 1)
        assert exchanged > 30

    run(hour)


def scene_with(session: SharedDuelSession, swapped: dict[int, int]) -> dict[str, Any]:
    """Return the scene of a session as it would be had the cards been exchanged from the first deal on."""
    own = session.sitting.game
    session.sitting.game = twin_game(session, swapped)
    try:
        other = SharedDuelSession(session.sitting, session._words)
        other._since = session._since
        other.elsewhere = session.elsewhere
        return dict(other.scene())
    finally:
        session.sitting.game = own


def test_no_browser_is_ever_told_a_card_that_its_reader_may_not_see():
    """All that a kernel sends is looked at, after each decision, in a game of many decisions by chance."""

    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        watcher = await come(room, 3)
        watcher.choose(f"watch {one.session.sitting.record.id}")
        await until(lambda: watcher.sits)
        looked, rng = 0, Random(2)
        for reader in (one, two, watcher):
            reader.listen()
        while one.game.outcome is None:
            for reader in (one, two, watcher):
                reader.sent.clear()
            await play((one, two, watcher), rng, 1)
            if one.game.outcome is not None:
                break
            for reader, viewer in ((one, "fln"), (two, "gov"), (watcher, "")):
                text = reader.all_sent()
                public = json.dumps([reader.scene["log"], reader.scene["prison"], reader.scene["discards"]])
                hidden = {card for card in secret_ids(reader, viewer) if card not in public}
                looked += len(hidden)
                assert not [card for card in hidden if card in text]
        assert looked > 100

    run(hour)


def test_a_whole_game_ends_with_all_cards_open_for_both():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 400)
        for reader in (one, two):
            assert reader.game.outcome is not None
            assert reader.scene["open"]
            assert reader.scene["ending"]
            assert reader.scene["other_hand"] is not None
            assert "FLN-" in reader.page._desk.save
        assert one.scene["viewer"] == "fln"
        assert two.scene["viewer"] == "gov"

    run(hour)


def test_who_waits_is_told_for_whom_and_what_was_missed():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 12)
        assert one.scene["title"] == "The FLN against place 2"
        assert two.scene["title"] == "Les Français contre la place 1"
        deciding, waiting = (one, two) if one.decides else (two, one)
        assert not waiting.scene["picks"]
        said = waiting.scene["prompt"]["text"].replace("\u00a0", " ")
        assert f"place {deciding.number}" in said
        assert waiting.session._words.faults == []
        assert deciding.scene["picks"]
        before = len(waiting.scene["news"])
        await play((one, two), Random(4), 1)
        assert len(waiting.scene["log"]) > 0
        assert len(waiting.scene["news"]) >= before or waiting.decides
        scene = waiting.press(kind="pick", id="gov play FRA-01 military")
        assert scene["notice"]["level"] == "refusal"

    run(hour)


def test_something_is_taken_back_if_the_other_side_consents():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 12)
        asker, other = (one, two) if not one.decides else (two, one)
        before = asker.game.ply
        assert "On revient à" in asker.scene["undo"]["full"] or "Back to" in asker.scene["undo"]["full"]
        asker.press(kind="undo")
        asker.choose("yes")
        await until(lambda: other.bar.get("asked"))
        other.choose("no")
        await until(lambda: not asker.session.sitting.record.asks)
        assert asker.game.ply == before
        asker.press(kind="undo")
        asker.choose("yes")
        await until(lambda: other.bar.get("asked"))
        other.choose("yes")
        await until(lambda: one.game.ply == two.game.ply < before)
        assert asker.decides
        await play((one, two), Random(5), 10)

    run(hour)


def test_giving_up_opens_all_cards_and_nobody_decides_any_more():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 9)
        two.choose("give-up")
        await until(lambda: one.scene["open"] and two.scene["open"])
        for reader in (one, two):
            assert not reader.scene["picks"]
            assert reader.scene["ending"]["title"]
        assert "French" in one.scene["ending"]["title"]

    run(hour)


def test_a_computer_plays_for_who_does_not_come_back_from_what_that_side_sees():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 9)
        two.page._line.close()
        await until(lambda: "computer:gov" in one.labels())
        one.choose("computer:gov", PLAYERS.names("gov")[0])
        await until(lambda: one.decides)
        for _ in range(6):
            await until(lambda: one.decides or one.game.outcome)
            if one.game.outcome:
                break
            pick(one, Random(3))
        assert {entry.by for entry in one.game.history if entry.action and entry.action.seat == "gov"} == {
            "",
            PLAYERS.names("gov")[0],
        }

    run(hour)


def test_a_page_that_is_loaded_again_sits_where_it_sat_and_keeps_its_eyes():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 15)
        history = checks(one)
        one.page._line.close()
        again = await come(room, 1, "fr", kernel="again")
        await until(lambda: again.sits)
        assert checks(again) == history
        assert again.scene["viewer"] == "fln"
        await play((again, two), Random(5), 10)

    run(hour)


def test_a_save_is_sealed_while_the_game_goes_on_and_opens_anew_elsewhere():
    async def hour(room: Room) -> None:
        one, two = await sit_down(room)
        await play((one, two), Random(4), 15)
        text = one.page._desk.save
        assert SEALED in text
        assert json.loads(text)["seed"] != one.session.sitting.record.seed
        assert "FLN-" not in text
        assert json.loads(unseal(text, "x"))["game"] == "insurgent"
        one.page._desk._on_message(None, {"kind": "resume", "name": "x", "text": text, "war": "older"}, None)
        assert one.sits

    run(hour)
