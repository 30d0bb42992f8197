"""Results kept as Parquet with question, seeds, version and hash of the rules; and whether they hold."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO, TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.results.frames import question_of

if TYPE_CHECKING:
    from pandas import DataFrame

OTHER_QUESTION, OTHER_RULES = "question", "rules"


class NotKept(LabError, OSError):
    """Results could not be written; they are still in the frame."""


class NoResults(LabError, FileNotFoundError):
    """There are no results under this name, or the file holds none."""


def rules_of(frame: DataFrame) -> str:
    """Return the hash of the rules by which results of its game would be played now."""
    return rules_hash(question_of(frame).position.game)


def write(frame: DataFrame, path: Path | str) -> None:
    """Keep results; an older file is replaced only by a complete new one.

    Raises:
        NotKept: If the disk is full or the folder cannot be written; the frame is as it was.
    """
    path, marked = Path(path), frame.copy(deep=False)
    marked.attrs = {**frame.attrs, "version": __version__, "rules": rules_of(frame)}
    part = path.with_name(path.name + ".part")
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        marked.to_parquet(part, compression="zstd", index=False)
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


def read(path: Path | Traversable | str) -> DataFrame:
    """Return kept results, whatever played them; see `reasons`.

    Raises:
        NoResults: If there is no such file, or it holds no results of many wars.
    """
    path = Path(path) if isinstance(path, str) else path
    try:
        with path.open("rb") as file:
            frame = _frame_in(file)
    except (OSError, ValueError) as error:  # a damaged file is a wrong value to the reader of Parquet
        detail = getattr(error, "strerror", None) or str(error).partition("\n")[0].rstrip(".")
        raise NoResults(
            f"no results can be read from {path.name} ({detail}). Play the wars again and keep them anew."
        ) from error
    try:
        question_of(frame)
    except NoSuchExperiment as error:
        raise NoResults(f"{path.name} holds no results of many wars: it names no question.") from error
    return frame


def _frame_in(file: IO[bytes]) -> DataFrame:
    """Return the frame that a file of Parquet holds, its attributes with it, as pandas does.

    In this thread alone: pandas lets several read, which takes 20 MB for a file of a hundred kilobytes.
    """
    from pyarrow.parquet import ParquetFile

    table = ParquetFile(file, pre_buffer=False).read(use_threads=False)
    frame: DataFrame = table.to_pandas(use_threads=False)
    frame.attrs = json.loads((table.schema.metadata or {}).get(b"PANDAS_ATTRS", "{}"))
    return frame


def reasons(frame: DataFrame, question: Question | None = None) -> tuple[str, ...]:
    """Return why results no longer hold, by `OTHER_QUESTION` and `OTHER_RULES`; nothing if they do."""
    found = []
    if question is not None and question_of(frame).key != question.key:
        found.append(OTHER_QUESTION)
    if frame.attrs.get("rules") != rules_of(frame):
        found.append(OTHER_RULES)
    return tuple(found)
