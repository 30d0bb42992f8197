"""The kinds of files and links: whole ones, how they are damaged, and what a reader gives them to."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from algeria_lab import open_game, position
from algeria_lab.checking.decks.check import DECK
from algeria_lab.checking.doctrines import DOCTRINE
from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.files import marked_faults, read_marked
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.examples import example_files, example_text
from algeria_lab.scenarios.receipts import NoReceipt, read_receipt, verify
from algeria_lab.scenarios.receipts_table import csv_of
from algeria_lab.views.pages.laboratory.files import RESULT_FORMAT
from algeria_lab.views.pages.laboratory.link import link_of
from algeria_lab.views.pages.laboratory.starters import starter, starter_names
from tests.fuzz import pages
from tests.fuzz.mutations import mutated
from tests.scenarios.test_receipts import handed_in, lesson
from tests.twilight.at_random import whole_saves as campaigns
from tests.views.damage import damaged

DATA: Final = resources.files("algeria_lab") / "data"
OPENED: Final = "opened"
MOST_NUMBER: Final = 10**9
STUDIO_DEEDS: Final = ("check", "share", "edit", "complete", "show", "order")


class Kind(NamedTuple):
    """A kind of file.

    Attributes:
        mutated: Returns a damaged one, as chance has it.
        answer: Gives a text to what opens it, and returns what is said.
    """

    mutated: Callable[[Random], str]
    answer: Callable[[str], str]


# --- saves, as files and as links


def _save(chance: Random, game: str) -> str:
    """Return a damaged save of a game."""
    number = chance.randrange(MOST_NUMBER)
    if game == "twilight":
        return _decoded(damaged(number, campaigns()).file)
    while (damage := damaged(number)).game != game:
        number += 1
    return _decoded(damage.file)


def _decoded(file: bytes) -> str:
    """Return what a browser hands over: halves of signs too, which a script may hold."""
    try:
        return file.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return file.decode("utf-8", "replace")


def _packed(chance: Random, text: str) -> str:
    """Return a text as letters of an address, which are damaged now and then themselves."""
    packer = zlib.compressobj(level=9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode("utf-8", "surrogatepass")) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return mutated(letters, chance, is_json=False) if chance.random() < 0.3 else letters


def _any_save(chance: Random) -> str:
    return _save(chance, chance.choice(list(pages.GAMES)))


def _save_link(chance: Random, game: str) -> str:
    return _packed(chance, _save(chance, game))


def _position(chance: Random) -> str:
    """Return a damaged file of a position, of any game."""
    begun = open_game(chance.choice(list(pages.GAMES)), seed=chance.randrange(9))
    return mutated(position(begun).to_text(), chance, is_json=True)


def _positioned(text: str) -> str:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.json"
        file.write_text(text, "utf-8", "surrogatepass")
        try:
            found = position(file)
        except (WrongFile, LabError) as error:
            return str(error)
    return OPENED if found.to_text() else ""


# --- files that people write


@cache
def _texts(kind: str) -> tuple[tuple[str, str], ...]:
    """Return whole files of a kind, each with its name."""
    if kind == "deck":
        folder = DATA / "insurgent" / "decks"
    elif kind == "doctrine":
        folder = DATA / "algeria" / "doctrines"
    else:
        return tuple((name, example_text(name)) for name in example_files())
    return tuple((file.name, file.read_text("utf-8")) for file in sorted(folder.iterdir(), key=str))


def _written(chance: Random, kind: str) -> str:
    name, text = chance.choice(_texts(kind))
    return mutated(text, chance, is_json=name.endswith(".json"))


def _read(text: str, kind: Any, ending: str) -> str:
    try:
        faults = marked_faults(read_marked(text, kind, f"mine.{ending}"), kind)
    except WrongFile as error:
        return str(error)
    return "\n".join(map(str, faults)) or OPENED


def _asked_of_studio(text: str) -> str:
    """Ask the studio for one of the things that a text makes; with so many texts for all."""
    return pages.studio_answer(STUDIO_DEEDS[len(text) % len(STUDIO_DEEDS)], text)


def _scenario_link(chance: Random) -> str:
    return _packed(chance, _written(chance, "scenario"))


# --- receipts, questions, ways


def _receipt(chance: Random) -> str:
    return mutated(json.dumps(handed_in(), indent=1), chance, is_json=True)


def _verified(text: str) -> str:
    try:
        found = verify(read_receipt(text), lesson())
    except NoReceipt as error:
        return str(error)
    return OPENED if found.holds else csv_of([found])


def _question_link(chance: Random) -> str:
    letters = link_of(starter(chance.choice(starter_names())))
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    return _packed(chance, mutated(zlib.decompress(packed, -zlib.MAX_WBITS).decode(), chance, is_json=True))


def _way(chance: Random, name: str) -> str:
    return mutated(pages.kept_way(name), chance, is_json=True)


def _result(chance: Random) -> str:
    """Return a damaged file of results, as the laboratory saves it: it is opened by its link."""
    data = {"format": RESULT_FORMAT, "link": _question_link(chance)}
    text = json.dumps(data)
    return mutated(text, chance, is_json=False) if chance.random() < 0.3 else text


KINDS: Final[dict[str, Kind]] = {
    **{
        f"save-{game}": Kind(partial(_save, game=game), partial(pages.answer, game, "open"))
        for game in pages.GAMES
    },
    **{
        f"link-{game}": Kind(partial(_save_link, game=game), partial(pages.answer, game, "link"))
        for game in pages.GAMES
    },
    "position": Kind(_position, _positioned),
    "deck": Kind(partial(_written, kind="deck"), partial(_read, kind=DECK, ending="json")),
    "deck-form": Kind(partial(_written, kind="deck"), pages.deck_form_answer),
    "doctrine": Kind(partial(_written, kind="doctrine"), partial(_read, kind=DOCTRINE, ending="toml")),
    "scenario": Kind(partial(_written, kind="scenario"), partial(pages.answer, "scenario", "open")),
    "scenario-link": Kind(_scenario_link, partial(pages.answer, "scenario", "link")),
    "receipt": Kind(_receipt, _verified),
    "question-link": Kind(_question_link, pages.laboratory_answer),
    "result": Kind(_result, partial(pages.laboratory_answer, as_file=True)),
    "laboratory-war": Kind(_any_save, partial(pages.laboratory_answer, as_file=True)),
    "studio": Kind(partial(_written, kind="scenario"), _asked_of_studio),
    "studio-link": Kind(_scenario_link, partial(pages.studio_answer, "link")),
    "studio-war": Kind(
        lambda chance: _packed(chance, _any_save(chance)), partial(pages.studio_answer, "war")
    ),
    "scenario-kept": Kind(partial(_way, name="scenario"), partial(pages.answer, "scenario", "resume")),
    "lesson-kept": Kind(partial(_way, name="lesson"), partial(pages.answer, "lesson", "resume")),
}
