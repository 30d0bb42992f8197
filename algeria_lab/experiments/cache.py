"""Results kept as Parquet with question, seeds, version and hash of the rules; and whether they hold."""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab import __version__
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.frames import question_of
from algeria_lab.experiments.positions import NoSuchExperiment
from algeria_lab.experiments.questions import Question
from algeria_lab.experiments.subjects import SUBJECTS, UNMEASURED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pandas import DataFrame

PLAYED_BY = ("blocks.py", "positions.py", "questions.py", "record.py", "ways.py")
# Words about a doctrine, notes on rules and values that an audit tries change no war.
NOT_RULES = frozenset({"audit.toml", "rule_notes.toml", "citations.toml", "rulings.toml"})
WORDS = ("title", "idea")
OTHER_QUESTION, OTHER_RULES = "question", "rules"


class NotKept(LabError, OSError):
    """Results could not be written; they are still in the frame."""


class NoResults(LabError, FileNotFoundError):
    """There are no results under this name, or the file holds none."""


@cache
def rules_hash(game: str) -> str:
    """Return a hash of everything that decides a war: code without comments and docstrings, and tables.

    Args:
        game: Name of the game.
    """
    found = hashlib.sha256()
    package = resources.files("algeria_lab")
    others = {*SUBJECTS, *UNMEASURED} - {game}  # their players decide no war of this one
    for folder in ("core", game, "players"):
        for path in _files(package / folder, ".py", others):
            found.update(_meaning(path.read_text("utf-8")).encode())
    for name in (*PLAYED_BY, f"{game}.py"):
        found.update(_meaning((package / "experiments" / name).read_text("utf-8")).encode())
    for path in _files(package / "data" / game, ".toml"):
        if path.name not in NOT_RULES:
            data = {
                key: value
                for key, value in tomllib.loads(path.read_text("utf-8")).items()
                if key not in WORDS
            }
            found.update(json.dumps(data, sort_keys=True).encode())
    return found.hexdigest()[:16]


def _files(folder: Traversable, ending: str, besides: Collection[str] = ()) -> Iterator[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if item.is_dir() and item.name not in besides:
            yield from _files(item, ending, besides)
        elif item.name.endswith(ending):
            yield item


def rules_of(frame: DataFrame) -> str:
    """Return the hash of the rules by which results of its game would be played now."""
    return rules_hash(question_of(frame).position.game)


def _meaning(source: str) -> str:
    """Return code without comments, layout and docstrings, the same in every version of Python."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body = node.body[1:]
    return _told(tree)


def _told(node: object) -> str:
    """Return a node as text; what is empty is left out, for later versions have more fields."""
    if isinstance(node, ast.AST):
        fields = {name: value for name, value in ast.iter_fields(node) if value not in (None, [])}
        inner = ",".join(f"{name}={_told(value)}" for name, value in fields.items())
        return f"{type(node).__name__}({inner})"
    return f"[{','.join(map(_told, node))}]" if isinstance(node, list) else repr(node)


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
    import pandas as pd

    path = Path(path) if isinstance(path, str) else path
    try:
        with path.open("rb") as file:
            frame = pd.read_parquet(file)
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


def reasons(frame: DataFrame, question: Question | None = None) -> tuple[str, ...]:
    """Return why results no longer hold, by `OTHER_QUESTION` and `OTHER_RULES`; nothing if they do."""
    found = []
    if question is not None and question_of(frame).key != question.key:
        found.append(OTHER_QUESTION)
    if frame.attrs.get("rules") != rules_of(frame):
        found.append(OTHER_RULES)
    return tuple(found)
