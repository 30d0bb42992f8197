"""Recorded games beside a scenario: one of our saves, or a plain list of moves; the rules replay both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from algeria_lab.checking.faults import Kind, WrongFile, located
from algeria_lab.checking.files import read_marked
from algeria_lab.checking.forms import form_of
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.scenarios.dice import TeachingDice
from algeria_lab.scenarios.forms.trace import FORMAT, Trace
from algeria_lab.scenarios.named_files import file_named

TRACE = Kind("trace", most=200_000)


def read_trace(name: str, folder: Path | None, voice: Voice = PLAIN) -> Game[Any]:
    """Return a recorded game, replayed to its end.

    Args:
        name: The file, beside the scenario.
        folder: Where the scenario stands; None where it may name no file.
        voice: How the game is told.

    Raises:
        NotBeside: If there is no such file, or it is no text.
        WrongFile: If it is no record.
        SaveError, LabError: If a move does not replay.
    """
    file = file_named(name, folder, TRACE.most)
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotBeside(name, "beside-unreadable", str(error)) from error
    if _is_save(text):
        known: dict[str, Rules[Any]] = {game: subject(game).rules for game in SUBJECTS}
        return read_save(unseal(text, name), known, name=name, take_backs="free", voice=voice)[0]
    return replayed(_read(text, name), voice)


def replayed(trace: Trace, voice: Voice = PLAIN) -> Game[Any]:
    """Return the game of a list of moves at its end.

    Raises:
        LabError: If it cannot begin, or a move cannot be played.
    """
    dice = TeachingDice(trace.seed, trace.dice)
    rules = subject(trace.game).rules
    game: Game[Any] = Game(
        rules, trace.scenario, trace.options, seed=trace.seed, dice=dice, take_backs="free", voice=voice
    )
    for line in trace.moves:
        game.play(line)
    return game


def _is_save(text: str) -> bool:
    """Return whether a text is one of our saves: JSON with moves and their checks."""
    if not text.lstrip().startswith("{"):
        return False
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") != FORMAT


def _read(text: str, name: str) -> Trace:
    marked = read_marked(text, TRACE, name)
    trace, found = form_of(Trace, marked.data)
    if trace is None or marked.faults:
        raise WrongFile(TRACE, name, located([*marked.faults, *found], marked.spot_of))
    return trace
