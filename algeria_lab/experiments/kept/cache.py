"""Results kept in files with question, seeds, version and hash of the rules; and whether they hold."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept.files import from_file, to_bytes
from algeria_lab.experiments.kept.fingerprint import measure_hash, rules_hash
from algeria_lab.experiments.kept.later import later_measures
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike

OTHER_QUESTION, OTHER_RULES = "question", "rules"
LATER = "later"  # what is known of kept wars: the words for measures that came later, by their names


class NotKept(LabError, OSError):
    """Results could not be written; they are still in the frame."""


class NoResults(LabError, FileNotFoundError):
    """There are no results under this name, or the file holds none."""


def rules_of(wars: WarsLike) -> str:
    """Return the hash of the rules by which results of its game would be played now."""
    return rules_hash(Wars.of(wars).question.position.game)


def write(wars: WarsLike, path: Path | str) -> None:
    """Keep results; an older file is replaced only by a complete new one.

    With the word for the rules goes one for each measure that came later, as far as these wars hold it.

    Raises:
        NotKept: If the disk is full or the folder cannot be written; the results are as they were.
    """
    path, table = Path(path), Wars.of(wars)
    later = {name: measure_hash(_game(table), name) for name in _later(table) if name in table}
    data = to_bytes(table.knowing(version=__version__, rules=rules_of(table), **{LATER: later or None}))
    part = path.with_name(path.name + ".part")
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        _remove(part)
        raise NotKept(
            f"the results could not be written to {path} ({error.strerror or error}). They are still in the "
            "frame: free some space or choose another folder, and write them again."
        ) from error


def _remove(part: Path) -> None:
    try:
        part.unlink(missing_ok=True)
    except OSError:
        return  # the disk that refused the file may refuse this too; what matters is said by the caller


def read(path: Path | Traversable | str) -> Wars:
    """Return kept results, whatever played them; see `reasons`.

    A measure that came later and was counted otherwise is left out; see `lacking`.

    Raises:
        NoResults: If there is no such file, or it holds no results of many wars.
    """
    path = Path(path) if isinstance(path, str) else path
    try:
        with path.open("rb") as file:
            wars = from_file(file)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error).partition("\n")[0].rstrip(".")
        raise NoResults(
            f"no results can be read from {path.name} ({detail}). Play the wars again and keep them anew."
        ) from error
    try:
        wars.question  # noqa: B018 - whether they know it
    except NoSuchExperiment as error:
        raise NoResults(f"{path.name} holds no results of many wars: it names no question.") from error
    return _counted_now(wars)


def _counted_now(wars: Wars) -> Wars:
    """Return wars without the measures that came later and have been counted otherwise since."""
    game, words = _game(wars), wars.attrs.get(LATER, {})
    stale = {
        name for name in _later(wars) if name in wars and words.get(name) != measure_hash(game, name)
    }.difference(wars.question.measures)
    return wars.only(*(name for name in wars.names if name not in stale)) if stale else wars


def lacking(wars: WarsLike) -> tuple[str, ...]:
    """Return the measures that came later than these wars were kept: whoever asks for one is told so."""
    table = Wars.of(wars)
    return tuple(name for name in _later(table) if name not in table)


def _later(wars: Wars) -> tuple[str, ...]:
    """Return the measures of a game that came later and are read while its wars are played."""
    return tuple(name for name in later_measures(_game(wars)) if name in wars.question.subject.read)


def _game(wars: Wars) -> str:
    return wars.question.position.game


def reasons(wars: WarsLike, question: Question | None = None) -> tuple[str, ...]:
    """Return why results no longer hold, by `OTHER_QUESTION` and `OTHER_RULES`; nothing if they do."""
    found, table = [], Wars.of(wars)
    if question is not None and table.question.key != question.key:
        found.append(OTHER_QUESTION)
    if table.attrs.get("rules") != rules_of(table):
        found.append(OTHER_RULES)
    return tuple(found)
