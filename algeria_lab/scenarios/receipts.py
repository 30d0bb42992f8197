"""Receipts: what a learner hands in, and whether it holds when it is played again.

A receipt is evidence of work. It is no proof against cheating: whoever can write a program can write one.
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.faults import Fault, quoted, sentence
from algeria_lab.checking.telling import Say, english
from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import LabError, Tellable, Value
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.grading import is_graded, is_guess
from algeria_lab.scenarios.quiz.points import points_of

FORMAT = "algeria-receipt/1"
MOST_BYTES = 500_000
BETWEEN = ", "  # between the parts of a receipt that are told
MOST_RECEIPTS = 1_000
MOST_NICKNAME = 40
ABOUT = (
    "Evidence of work, and no proof against cheating: it says what was put in, and whoever plays it again "
    "comes to the same result."
)
COLUMNS = (
    "file",
    "holds",
    "why",
    "nickname",
    "scenario",
    "version",
    "program",
    "status",
    "step",
    "outcome",
    "right",
    "answered",
    "asked",
    "tries",
    "points",
    "skipped",
    "undos",
    "hints",
    "keys",
    "wrong_picks",
    "left_the_line",
    "shown",
    "jumps",
    "minutes",
)
Row = dict[str, str | int]


@dataclass(frozen=True)
class Verified:
    """What came of playing a receipt again.

    Attributes:
        holds: Whether it leads where it says.
        problem: Why it does not: ``unreadable``, ``format``, ``scenario`` (it is of another one or another
            version), ``replay`` (an input cannot be put in), ``differs`` (it leads elsewhere) or ``time``;
            empty if it holds.
        why: More about that, for every language to tell; None if it holds.
        row: What the table of a class says of it; as far as it is known.
    """

    holds: bool
    problem: str
    why: Fault | None
    row: Row


class NoReceipt(Tellable, ValueError):
    """A file is no receipt.

    Attributes:
        problem: As in `Verified`.
    """

    def __init__(self, problem: str, said: str, cause: str, **values: Value | LabError) -> None:
        self.problem = problem
        super().__init__(said, cause, **values)


class TooLong(Tellable, TimeoutError):
    """Playing a receipt again takes longer than it may."""


def within(seconds: float) -> Callable[[], None]:
    """Return what raises `TooLong` once so many seconds have passed, for whoever replays a journal."""
    end = monotonic() + seconds

    def check() -> None:
        if monotonic() > end:
            raise TooLong(f"it takes longer than {seconds:g} seconds", "receipt-time", count=f"{seconds:g}")

    return check


def receipt_of(guide: Guide, nickname: str = "") -> dict[str, object]:
    """Return the receipt of a guided person as plain JSON.

    Args:
        guide: The guide.
        nickname: What the learner wants to be called; nothing that identifies them is needed.
    """
    scenario = guide.scenario
    return {
        "format": FORMAT,
        "about": ABOUT,
        "program": __version__,
        "scenario": scenario.id,
        "scenario_version": scenario.version,
        "scenario_hash": scenario_hash(scenario),
        "seed": scenario.dice.seed,
        "nickname": _name(nickname),
        "journal": guide.journal.to_json(scenario),
        "answers": _answers(guide),
        "result": result_of(guide),
    }


def _answers(guide: Guide) -> Any:
    """Return all answers with what they were worth, as JSON has them."""
    said = {
        name: [{"given": one.verdict.given, "outcome": one.verdict.outcome} for one in tries]
        for name, tries in guide.answers.tries.items()
    }
    return json.loads(json.dumps(said))


def result_of(guide: Guide) -> Row:
    """Return what was reached, as it stands in a receipt and in the table of a class."""
    did = [one["do"] for one in guide.journal.inputs]
    tries = guide.answers.tries
    right = [name for name, given in tries.items() if any(one.verdict.outcome == "right" for one in given)]
    outcome = guide.tables[-1].game.outcome
    return {
        "status": guide.status,
        "step": guide.step.id if guide.step else "",
        "outcome": f"{outcome.winner} {outcome.level}" if outcome else "",
        "right": len(right),
        "answered": len(tries),
        "asked": sum(is_graded(one) and not is_guess(guide.scenario, one) for one in guide.scenario.quiz),
        "tries": sum(map(len, tries.values())),
        "points": guide.points + _points(guide, right),
        "skipped": len(guide.answers.skipped),
        "undos": guide.journal.undos,
        "hints": did.count("hint"),
        "keys": did.count("key"),
        "wrong_picks": did.count("wrong"),
        "left_the_line": did.count("leave"),
        "shown": did.count("show"),
        "jumps": did.count("jump"),
        "minutes": guide.journal.inputs[-1]["min"] if did else 0,
    }


def _points(guide: Guide, right: Iterable[str]) -> int:
    """Return what right answers count."""
    questions = filter(None, map(guide.scenario.question, right))
    return sum(points_of(guide.scenario, question) for question in questions)


def read_receipt(text: str | bytes) -> dict[str, Any]:
    """Return the data of a receipt, which may come from anybody.

    Raises:
        NoReceipt: If it is too large, no JSON, or something else.
    """
    if len(text) > MOST_BYTES:
        said = f"larger than {MOST_BYTES} bytes"
        raise NoReceipt("unreadable", said, "receipt-large", most=MOST_BYTES)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NoReceipt("unreadable", f"no JSON: {error}"[:200], "receipt-json") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NoReceipt("format", f"it should have 'format': {FORMAT!r}", "receipt-format", right=FORMAT)
    return data


def verify(receipt: Mapping[str, Any], scenario: Scenario, seconds: float = 60) -> Verified:
    """Play a receipt again, and return whether it leads where it says.

    Args:
        receipt: What `read_receipt` returned.
        scenario: The scenario, or its edition for learners.
        seconds: How long that may take.
    """
    row = _known(receipt)
    own = scenario_hash(scenario)
    if receipt.get("scenario_hash") != own:
        why = Fault((), "cause-receipt-other", {"known": f"{scenario.id} ({own})"})
        return Verified(holds=False, problem="scenario", why=why, row=row)
    try:
        guide = Guide.resume(scenario, receipt.get("journal"), check=within(seconds))
    except TooLong as error:
        return Verified(holds=False, problem="time", why=cause_of(error), row=row)
    except LabError as error:
        return Verified(holds=False, problem="replay", why=cause_of(error), row=row)
    found, said = result_of(guide), receipt.get("result")
    wrong = [name for name, value in found.items() if not isinstance(said, dict) or said.get(name) != value]
    claims = {"seed": scenario.dice.seed, "answers": _answers(guide)}
    wrong += [name for name, value in claims.items() if receipt.get(name) != value]
    row |= found
    if wrong:
        why = Fault((), "cause-receipt-differs", {"known": BETWEEN.join(wrong)})
        return Verified(holds=False, problem="differs", why=why, row=row)
    return Verified(holds=True, problem="", why=None, row=row)


def verified_among(file: Path, scenarios: Mapping[str, Scenario], seconds: float = 60) -> Verified:
    """Play the receipt of a file again in the scenario that it is of; see `verify`.

    Args:
        file: The receipt.
        scenarios: The scenarios that it may be of, by their `identity.scenario_hash`.
        seconds: How long that may take.
    """
    try:
        with file.open("rb") as source:
            receipt = read_receipt(source.read(MOST_BYTES + 1))
    except NoReceipt as error:
        return Verified(holds=False, problem=error.problem, why=cause_of(error), row={"file": file.name})
    except OSError as error:
        why = Fault((), "cause-receipt-unreadable", {"text": str(error.strerror)})
        return Verified(holds=False, problem="unreadable", why=why, row={"file": file.name})
    named = receipt.get("scenario_hash")
    scenario = scenarios.get(named) if isinstance(named, str) else None
    if scenario:
        found = verify(receipt, scenario, seconds)
    else:
        given = receipt.get("scenario")
        is_known = given in [one.id for one in scenarios.values()]
        cause = "cause-receipt-edition" if is_known else "cause-receipt-unknown"
        quotes: dict[str, Value] = {"given": quoted(str(given)), "count": len(scenarios)}
        why = Fault((), cause, quotes)
        found = Verified(holds=False, problem="scenario", why=why, row=_known(receipt))
    found.row["file"] = file.name
    return found


def receipts_in(folder: Path) -> list[Path]:
    """Return the files of a folder that may be receipts, by name; of very many the first."""
    found = (file for file in folder.iterdir() if file.suffix.casefold() == ".json" and file.is_file())
    return sorted(found)[:MOST_RECEIPTS]


def reason(found: Verified, say: Say = english) -> str:
    """Return why a receipt does not hold, in the language of the messages; nothing if it holds."""
    if found.why is None:
        return ""
    if found.problem != "differs":
        return sentence(found.why, say)
    names = str(found.why.values["known"]).split(BETWEEN)
    return BETWEEN.join(say("receipt-part", name=name) for name in names)


def csv_of(found: Iterable[Verified], say: Say = english) -> str:
    """Return one table for a class as CSV; no cell is a formula for a spreadsheet, whatever it holds.

    Args:
        found: What came of the receipts.
        say: Gives the messages about what does not hold, in the reader's language.
    """
    stream = io.StringIO()
    writer = csv.DictWriter(stream, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for one in found:
        why = f"{one.problem}: {reason(one, say)}" if one.why else ""
        row: Row = {
            **dict.fromkeys(COLUMNS, ""),
            **one.row,
            "holds": "yes" if one.holds else "no",
            "why": why,
        }
        shown = {name: _line(value) if isinstance(value, str) else value for name, value in row.items()}
        writer.writerow({name: as_cell(shown[name]) for name in COLUMNS})
    return stream.getvalue()


def _known(receipt: Mapping[str, Any]) -> Row:
    """Return what a receipt says of itself, as texts of one line."""
    version = receipt.get("scenario_version")
    return {
        "nickname": _name(receipt.get("nickname", "")),
        "scenario": _line(receipt.get("scenario", ""))[:60],
        "version": version if type(version) is int and 0 <= version < 10**6 else "",
        "program": _line(receipt.get("program", ""))[:20],
    }


def _name(given: object) -> str:
    return _line(given)[:MOST_NICKNAME]


def _line(given: object) -> str:
    """Return a text without signs that are not seen or that begin a line."""
    text = given if isinstance(given, str) else ""
    seen = (sign if unicodedata.category(sign)[0] != "C" else " " for sign in text[:1000])
    return re.sub(r"\s+", " ", "".join(seen)).strip()
