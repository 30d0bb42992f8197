"""The rooms of the messages: those of the code that says them, none crowded, alike in both languages."""

from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.core.words.languages import languages

FOLDER = Path(algeria_lab.__file__).parent / "data" / "messages"
MOST = 20  # files in one room
ROOMS = {
    "algeria": "The area-map war: its words, board, choices, charts, guide, sheets and telling.",
    "checking": "What is wrong with a file or a position, and what errors of the engine say as reasons.",
    "experiments": "What many wars say, of any game.",
    "insurgent": "The card duel: its words, log and refusals, its table, its decks.",
    "lessons": "What lessons show: tables, exhibits, history; their notebooks.",
    "pages": "A file a page: home, war room, laboratory, lesson, scenario, studio, teachers.",
    "play": "What playing any game is: the fixed words of the board, the session.",
    "players": "Why a computer player decided as it did; a file a game, or a player.",
    "room": "The room of a class: its tables, and what pages show of its hour.",
    "scenarios": "Scenarios: the guide beside a board, questions, trials, handouts.",
    "serving": "What the server says: round a page, at its doors, in its terminal.",
    "shared": "What every game and page uses: common words, widgets, files, charts, the next places.",
    "show": "How the things of any game tell themselves in a console and in a notebook.",
    "terminal": "The command and what it says: play, guided play, a class, kept experiments.",
    "twilight": "The war by cards: its words, cards, board, choices, refusals, charts, guide, telling.",
}


def files(language: str) -> list[str]:
    """Return what stands in the folder of a language, by room and name."""
    folder = FOLDER / language
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_both_languages_have_the_same_rooms_and_files() -> None:
    first, *others = map(files, languages())

    assert others == [first]


@pytest.mark.parametrize("language", languages())
def test_every_file_stands_in_a_room_that_is_known(language: str) -> None:
    assert {path.name for path in (FOLDER / language).iterdir()} == set(ROOMS)
    for file in files(language):
        room, _, name = file.partition("/")
        assert name.endswith(".ftl")
        assert "/" not in name
        assert not name.startswith(f"{room}_")


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_is_crowded(room: str) -> None:
    assert 2 <= len(list((FOLDER / "en" / room).iterdir())) <= MOST
    assert ROOMS[room].endswith(".")
