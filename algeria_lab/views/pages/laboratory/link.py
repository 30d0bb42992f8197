"""A whole question in an address: packed into letters that an address may hold, and read back with care."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from algeria_lab.checking.texts import has_half_signs, is_deep
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.put import check
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.results.audit import constants

FORMAT = "algeria-laboratory/1"
MOST_LETTERS = 60_000
MOST_BYTES = 1_000_000  # what the letters may unpack to: a few kilobytes could hold gigabytes
MOST_WAYS = 60
MOST_RUNS = 10_000
MOST_OPPONENTS = 2
MOST_SEED = 999_999
MOST_PREDICTED = 1e9  # far beyond any measure


class WrongLink(LabError, ValueError):
    """A link that holds no question which this page can put."""


class Asked(NamedTuple):
    """What a link holds.

    Attributes:
        question: The question.
        measure: What is read from the wars, such as ``balance@8``.
        prediction: What the reader expects, by the name of a way.
        guess: The constant that the reader expects to move an audit most; may be empty.
    """

    question: Question
    measure: str
    prediction: Mapping[str, float] = {}
    guess: str = ""


def link_of(asked: Asked) -> str:
    """Return a question as letters for the end of an address."""
    data = {
        "format": FORMAT,
        "question": asked.question.to_json(),
        "measure": asked.measure,
        "prediction": dict(asked.prediction),
        "guess": asked.guess,
    }
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    packed = zlib.compress(text.encode(), level=9, wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_link(letters: str) -> Asked:
    """Return the question of a link, checked: nothing in it is trusted.

    Raises:
        WrongLink: If the letters hold no question, or one that is too large for this page.
        LabError: If the question cannot be put; see `asking.check`.
    """
    data = _unpack(letters)
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise WrongLink(f"the link holds no question of the format {FORMAT!r}. {AGAIN}")
    try:
        question = Question.from_json(data.get("question"))
        _check_size(question)
        check(question)
    except LabError:
        raise
    except Exception as error:
        # A stranger's data can be wrong in any way; the reader is told which.
        raise WrongLink(f"the question in the link is damaged ({type(error).__name__}). {AGAIN}") from error
    guess = str(data.get("guess", ""))
    known = constants(question.position.game)
    return Asked(
        question, _measure(data, question), _prediction(data, question), guess if guess in known else ""
    )


AGAIN = "Copy the whole link once more, or put the question by hand."


def _unpack(letters: str) -> Any:
    if len(letters) > MOST_LETTERS:
        raise WrongLink(f"the link has {len(letters)} letters; {MOST_LETTERS} are the most. {AGAIN}")
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        text = unpacker.decompress(packed, MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise WrongLink(f"the link is cut off, or holds more than a question. {AGAIN}")
        data = json.loads(text)
    except (ValueError, zlib.error, RecursionError) as error:
        if isinstance(error, WrongLink):
            raise
        raise WrongLink(f"the link is damaged. {AGAIN}") from error
    if is_deep(data) or has_half_signs(json.dumps(data, ensure_ascii=False)):
        raise WrongLink(f"the link holds lists in lists without end, or half of a sign. {AGAIN}")
    return data


def _check_size(question: Question) -> None:
    for found, most, what in (
        (question.runs, MOST_RUNS, "wars"),
        (len(question.ways), MOST_WAYS, "ways"),
        (len(question.against), MOST_OPPONENTS, "opponents"),
        (question.stop.turn, question.subject.turn_limit, "turns"),
        (question.seed, MOST_SEED, "as the first number of the dice"),
    ):
        if found > most:
            raise WrongLink(f"the link asks for {found} {what}; {most} is the most on this page.")


def _measure(data: Mapping[str, Any], question: Question) -> str:
    asked = data.get("measure")
    if not isinstance(asked, str):
        raise WrongLink(f"the link does not say what to read from the wars. {AGAIN}")
    return str(measure(asked, question.position.game))


def _prediction(data: Mapping[str, Any], question: Question) -> dict[str, float]:
    """Return what can be used of a prediction: a number for a way that there is."""
    found = data.get("prediction")
    pairs = found.items() if isinstance(found, Mapping) else ()
    return {str(way): float(value) for way, value in pairs if way in question.ways and _is_figure(value)}


def _is_figure(value: object) -> bool:
    """Return whether a value is a number that a chart can show; whole numbers may be of any size."""
    return isinstance(value, int | float) and abs(value) <= MOST_PREDICTED  # nor is what is no number
