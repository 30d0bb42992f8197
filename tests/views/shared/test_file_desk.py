"""Saving and opening in a page: what the browser gets, and that a file that fails changes nothing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import MOST_BYTES, save_text
from algeria_lab.core.refusals import SaveError
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.shared.bundles import STATIC
from algeria_lab.views.shared.file_desk import FileDesk, war_of
from algeria_lab.views.shared.save_links import pack, unpack

ROOT = Path(__file__).parents[3]
MESSAGES = ROOT / "algeria_lab" / "data" / "messages"
WIDGETS = ROOT / "widgets"
SOURCE = "".join(path.read_text("utf-8") for path in sorted((WIDGETS / "files").glob("*.ts")))
DOOR = (WIDGETS / "shared" / "files.ts").read_text("utf-8")
KERNEL = (ROOT / "algeria_lab" / "views" / "shared" / "file_desk.py").read_text("utf-8")
STRINGS = {
    "files-opened": "%name% is open.",
    "files-open-failed": "%name% failed.",
    "files-malformed": "What?",
}
SHOWN = ("war", "save", "name", "label")


def text_of(seed: int = 7, moves: int = 0, scenario: str = "1954") -> str:
    """Return what the desk reads of a save: the head that stays the same, and what grows."""
    head = {"game": "algeria", "scenario": scenario, "options": {}, "seed": seed, "opening": [3, 4]}
    return json.dumps(head | {"moves": [["fln done", []]] * moves})


def desk_with(on_open: Callable[[FileDesk, str, str], None]) -> FileDesk:
    """Return a desk that shows a war, and whose opening gets the desk itself as well."""
    desk = FileDesk(
        STRINGS, lambda name, text: on_open(desk, name, text), lambda: {"war": desk.save}, shelf="algeria"
    )
    desk.keep(text_of(moves=1), "first.json", "1954, turn 1")
    return desk


def send(desk: FileDesk, text: str = "{}", name: str = "mine.json") -> None:
    desk._handle_custom_msg({"kind": "open", "name": name, "text": text}, [])


def shown(desk: FileDesk) -> list[str]:
    return [getattr(desk, trait) for trait in SHOWN]


def test_half_of_a_sign_in_the_name_of_a_file_is_told_as_a_question_mark():
    """What cannot be written could not be sent to the browser: it would wait for ever."""
    asked: list[str] = []
    desk = desk_with(lambda _desk, name, _text: asked.append(name))

    send(desk, name="a\ud800.json")

    assert asked == ["a?.json"]
    assert desk.message["text"] == "a?.json is open."


def test_the_bundles_are_there_and_small():
    assert (STATIC / "files.css").stat().st_size > 0
    assert 0 < (STATIC / "files.js").stat().st_size < 150_000


def test_a_decision_reaches_the_browser_as_the_same_war():
    desk = desk_with(lambda *_: None)
    war = desk.war

    desk.keep(text_of(moves=2), "first.json", "1954, turn 2")

    assert shown(desk) == [war, text_of(moves=2), "first.json", "1954, turn 2"]


@pytest.mark.parametrize("other", [text_of(seed=8), text_of(scenario="1958")])
def test_another_war_has_another_name(other: str):
    desk = desk_with(lambda *_: None)
    before = desk.war

    desk.keep(other, "second.json", "another")

    assert desk.war not in ("", before)


def test_a_war_that_has_only_just_begun_leaves_nothing_to_save():
    desk = desk_with(lambda *_: None)

    desk.clear()

    assert shown(desk) == ["", "", "", ""]


def test_a_real_save_is_read():
    game = Game(AlgeriaRules(), "1954", seed=3)
    desk = desk_with(lambda *_: None)
    desk.keep(save_text(game), "a.json", "1954")
    before = desk.war
    game.play("quick")

    desk.keep(save_text(game), "a.json", "1954")

    assert (desk.war, desk.save) == (before, save_text(game))
    for other in (Game(AlgeriaRules(), "1954", seed=4), Game(AlgeriaRules(), "1958", seed=3)):
        desk.keep(save_text(other), "b.json", "another")
        assert desk.war != before


def test_a_war_is_known_by_its_head_whatever_is_called_in_it():
    """A branch or a bookmark may be called anything, and a save of branches is the same war."""
    branches = Branches(Table(Game(AlgeriaRules(), "1954", seed=3), {}))
    alone = war_of(branches.save_text())
    branches.table.game.play("quick")
    branches.table.game.bookmark('", "bookmarks": {')
    branches.fork(1, ', "bookmarks": ')

    assert war_of(branches.save_text()) == alone
    assert war_of(json.dumps(dict(reversed(json.loads(branches.save_text()).items())))) == alone


def test_an_opened_file_becomes_the_war_of_the_page():
    desk = desk_with(lambda desk, name, text: desk.keep(text, name, "1958, turn 4"))

    send(desk, text_of(scenario="1958"))

    assert shown(desk)[1:] == [text_of(scenario="1958"), "mine.json", "1958, turn 4"]
    said = {"level": "info", "key": "files-opened", "text": "mine.json is open.", "answer": 1}
    assert desk.message == said


def test_the_war_and_its_text_travel_in_one_message():
    """Otherwise the browser would keep the opened war under the name of the one before."""
    desk = desk_with(lambda desk, name, text: desk.keep(text, name, "1958, turn 4"))
    sent: list[set[str]] = []
    desk.send_state = lambda key=None: sent.append(set(key or ()))  # type: ignore[method-assign]

    send(desk, text_of(scenario="1958"))

    assert {"war", "save", "name", "label", "message"} in sent


def test_a_file_that_is_refused_changes_nothing_and_says_why():
    def refuse(desk: FileDesk, name: str, text: str) -> None:
        desk.keep(text, name, "half opened")
        raise SaveError("mine.json: move 3 (fln raid V-4) does not replay.")

    desk = desk_with(refuse)
    before = shown(desk)

    send(desk, text_of(scenario="1958"))

    assert shown(desk) == before
    assert desk.message["level"] == "error"
    assert desk.message["text"] == "mine.json failed. mine.json: move 3 (fln raid V-4) does not replay."


def test_a_failure_of_ours_is_shown_and_logged(caplog: pytest.LogCaptureFixture):
    def fail(desk: FileDesk, name: str, text: str) -> None:
        raise KeyError("agenda")

    desk = desk_with(fail)

    send(desk)

    assert desk.message["text"] == "mine.json failed. (KeyError: 'agenda')"
    assert "Traceback" in caplog.text


def test_two_equal_answers_are_two_changes():
    desk = desk_with(lambda *_: None)
    send(desk)
    first = desk.message

    send(desk)

    assert (desk.message["text"], desk.message["answer"]) == (first["text"], first["answer"] + 1)


def replace(desk: FileDesk, name: str, text: str) -> None:
    """Do as a page does that opens a save: another war begins, and is then kept."""
    desk.clear()
    desk.keep(text, name, "opened")


def test_a_war_that_is_gone_on_with_keeps_the_name_that_the_browser_gave_it():
    desk = desk_with(replace)

    desk._handle_custom_msg({"kind": "resume", "name": "1954", "text": text_of(), "war": "abc earlier"}, [])

    assert (desk.war, desk.message["key"]) == ("abc earlier", "files-resumed")
    desk.clear()
    desk.keep(text_of(), "again.json", "begun anew")
    assert desk.war == war_of(text_of())


def test_a_war_from_a_link_writes_over_none_of_the_readers():
    own = text_of(moves=3)
    desk = desk_with(replace)
    names = set()
    for _ in range(2):
        desk._handle_custom_msg({"kind": "link", "name": "the link", "text": pack(own)}, [])
        names.add(desk.war)

    assert desk.save == own
    assert len(names) == 2
    assert war_of(own) not in names


def test_a_link_that_is_refused_leaves_war_and_name_alone():
    def refuse(desk: FileDesk, name: str, text: str) -> None:
        replace(desk, name, text)
        raise SaveError("move 3 does not replay.")

    desk = desk_with(refuse)
    before = shown(desk)

    for letters in (pack(text_of()), pack(text_of())[:-9], "%%%", ""):
        desk._handle_custom_msg({"kind": "link", "name": "the link", "text": letters}, [])
        assert (desk.message["level"], desk.message["key"]) == ("error", "files-link-failed")
        assert shown(desk) == before


def test_what_is_handed_on_is_packed_when_it_is_asked_for():
    desk = desk_with(lambda *_: None)
    assert desk.links == {}

    desk._handle_custom_msg({"kind": "share"}, [])

    assert unpack(desk.links["war"]) == desk.save


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "share", "what": "all"},
        {"kind": "resume", "name": "a", "text": "b", "war": 7},
        {"kind": "resume", "name": "a", "text": "b", "war": "<b>"},
        {"kind": "resume", "name": "a", "text": "b", "war": "x" * 99},
        "open",
        {},
        {"kind": "run", "name": "a", "text": "b"},
        {"kind": "open", "name": "a", "text": 7},
        {"kind": "open", "text": "b"},
        {"kind": ["open"], "name": "a", "text": "b"},
    ],
)
def test_a_malformed_message_opens_nothing(message: Any):
    opened: list[tuple[object, ...]] = []
    desk = desk_with(lambda *opening: opened.append(opening))

    desk._on_message(desk, message, [])

    assert opened == []
    assert desk.message["text"] == "What?"


def test_a_text_that_is_too_long_is_not_read():
    opened: list[tuple[object, ...]] = []
    desk = desk_with(lambda *opening: opened.append(opening))

    send(desk, text="x" * (MOST_BYTES + 1))

    assert opened == []
    assert desk.message["level"] == "error"


def test_the_browser_and_the_kernel_agree_on_the_largest_file():
    assert re.search(r"MOST_BYTES = ([\d_]+);", DOOR)[1].replace("_", "") == str(MOST_BYTES)  # type: ignore[index]


def messages(language: str) -> dict[str, str]:
    """Return the fixed words of the widget in *language*."""
    text = (MESSAGES / language / "shared" / "files.ftl").read_text("utf-8")
    return dict(re.findall(r"^(files-[a-z-]+) = (.+)$", text, re.MULTILINE))


def test_both_languages_say_the_same_things_of_the_same_names():
    english, french = messages("en"), messages("fr")

    assert list(english) == list(french)
    for key in english:
        assert sorted(re.findall(r"%\w+%", english[key])) == sorted(re.findall(r"%\w+%", french[key])), key


def test_every_word_is_asked_for_and_every_question_answered():
    asked = set(re.findall(r"\"(files-[a-z-]+)\"", SOURCE + KERNEL))
    asked |= {f"files-share-{what}" for what in ("position", "war")}
    asked |= {f"files-link-{fault}" for fault in ("long", "damaged")}
    asked |= {f"files-{why}" for why in re.findall(r"fail\(file\.name, \"([a-z-]+)\"\)", DOOR)}

    assert asked == set(messages("en"))


def test_french_has_its_own_marks():
    wrong = [
        text
        for text in messages("fr").values()
        if re.search(r"[^\s\u00a0\u202f][:;!?]| [:;!?]|'|\.\.\.", text)
    ]
    assert wrong == []
