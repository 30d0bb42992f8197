"""Receipts: what a learner hands in, and whether it holds when it is played again.

A receipt is evidence of work. It is no proof against cheating: whoever can write a program can write one.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from algeria_lab.checking.faults import Fault, quoted
from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import LabError, Tellable, Value
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.handed_in import Work, claimed_work, work_of
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.scenarios.quiz.own_words import MOST_TEXT
from algeria_lab.scenarios.quiz.points import points_of

FORMAT = "algeria-receipt/2"
OLDER = "algeria-receipt/1"  # it counted every question as asked
MOST_BYTES = 500_000
MOST_RECEIPTS = 1_000
MOST_NICKNAME = 40
MOST_HASH = 16
MOST_GIVEN = 20_000  # letters of all answers in one cell of the table; a spreadsheet takes 32,767
ABOUT = (
    "Evidence of work, and no proof against cheating: it says what was put in, and whoever plays it again "
    "comes to the same result."
)
MOST_COUNTED = 10**6  # of anything that a receipt says of itself
TEXTS = ("status", "step", "outcome")
COUNTS = (
    *("period", "right", "answered", "asked", "tries", "points", "skipped", "undos", "hints", "keys"),
    *("wrong_picks", "left_the_line", "shown", "jumps", "minutes"),
)
Row = dict[str, str | int]


@dataclass(frozen=True)
class Verified:
    """What came of playing a receipt again.

    Attributes:
        holds: Whether it leads where it says.
        problem: Why it does not: ``unreadable``, ``format``, ``scenario`` (it is of another one), ``edition``
            (of another edition of this one, so that nobody can say), ``replay`` (an input cannot be put in),
            ``differs`` (it leads elsewhere) or ``time``; empty if it holds.
        why: More about that, for every language to tell; None if it holds.
        row: What the table of a class says of it; as far as it is known. Of another edition it is what the
            receipt says of itself, which nobody has checked.
        parts: The parts of which it says something else than what it leads to, by their names.
        work: What was answered, where the scenario is known; else None.
    """

    holds: bool
    problem: str
    why: Fault | None
    row: Row
    parts: tuple[str, ...] = ()
    work: Work | None = None


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


def within(seconds: float, clock: Callable[[], float] = monotonic) -> Callable[[], None]:
    """Return what raises `TooLong` once so many seconds have passed, for whoever replays a journal.

    Args:
        seconds: How many.
        clock: Tells the time in seconds; ``process_time`` counts nothing that others do on the computer.
    """
    end = clock() + seconds

    def check() -> None:
        if clock() > end:
            raise TooLong(f"it takes longer than {seconds:g} seconds", "receipt-time", count=f"{seconds:g}")

    return check


def receipt_of(guide: Guide, nickname: str = "", about: str = ABOUT) -> dict[str, object]:
    """Return the receipt of a guided person as plain JSON.

    Args:
        guide: The guide.
        nickname: What the learner wants to be called; nothing that identifies them is needed.
        about: What a receipt is, for whoever opens the file; in the learner's language where that is known.
    """
    scenario = guide.scenario
    return {
        "format": FORMAT,
        "about": about,
        "program": __version__,
        "scenario": scenario.id,
        "scenario_version": scenario.version,
        "scenario_hash": scenario_hash(scenario),
        "seed": scenario.dice.seed,
        "nickname": _name(nickname),
        "journal": guide.journal.to_json(scenario),
        "answers": answers_of(guide),
        "result": result_of(guide),
    }


def answers_of(guide: Guide) -> Any:
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
    period = guide.scenario.period
    return {
        **({"period": period} if period else {}),
        "status": guide.status,
        "step": guide.step.id if guide.step else "",
        "outcome": f"{outcome.winner} {outcome.level}" if outcome else "",
        "right": len(right),
        "answered": len(tries),
        "asked": sum(is_marked(guide.scenario, one) for one in guide.scenario.quiz),
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


def _as_counted(guide: Guide, form: object) -> Row:
    """Return what was reached as receipts of a format counted it, where that was another way."""
    return {"asked": len(guide.scenario.quiz)} if form == OLDER else {}


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
        is_page = text.lstrip()[:1] in ("<", b"<")
        cause = "receipt-page" if is_page else "receipt-json"
        raise NoReceipt("unreadable", f"no JSON: {error}"[:200], cause) from error
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, OLDER):
        raise NoReceipt("format", f"it should have 'format': {FORMAT!r}", "receipt-format", right=FORMAT)
    return data


def verify(receipt: Mapping[str, Any], scenario: Scenario, seconds: float = 60) -> Verified:
    """Play a receipt again, and return whether it leads where it says.

    Args:
        receipt: What `read_receipt` returned.
        scenario: The scenario, or its edition for learners.
        seconds: How long that may take.
    """
    if receipt.get("scenario_hash") != scenario_hash(scenario):
        return _of_another(receipt, [scenario])
    row = _known(receipt)
    try:
        guide = Guide.resume(scenario, receipt.get("journal"), check=within(seconds))
    except (TooLong, LabError) as error:
        problem = "time" if isinstance(error, TooLong) else "replay"
        claims = claimed_work(receipt, scenario)
        return Verified(holds=False, problem=problem, why=cause_of(error), row=row, work=claims)
    work = work_of(guide)
    row |= result_of(guide) | {"given": _given(answers_of(guide))}
    if wrong := _wrong(receipt, guide):
        why = Fault((), "cause-receipt-differs", {"count": len(wrong)})
        return Verified(holds=False, problem="differs", why=why, row=row, parts=wrong, work=work)
    return Verified(holds=True, problem="", why=None, row=row, work=work)


def _wrong(receipt: Mapping[str, Any], guide: Guide) -> tuple[str, ...]:
    """Return of which parts a receipt says something else than the guide to which it leads."""
    found, said = result_of(guide), receipt.get("result")
    older = _as_counted(guide, receipt.get("format"))
    wrong = [
        name
        for name, value in found.items()
        if not isinstance(said, dict) or said.get(name) not in (value, older.get(name, value))
    ]
    claims = {"seed": guide.scenario.dice.seed, "answers": answers_of(guide)}
    return (*wrong, *(name for name, value in claims.items() if receipt.get(name) != value))


def _of_another(receipt: Mapping[str, Any], scenarios: Collection[Scenario]) -> Verified:
    """Return that a receipt is of none of these: of another edition of one, or of something else.

    What it says of itself goes into the table, so that nothing of it is lost.
    """
    given, theirs = receipt.get("scenario"), in_a_line(receipt.get("scenario_hash"))[:MOST_HASH]
    own = next((one for one in scenarios if one.id == given), None)
    quotes: dict[str, Value] = {"given": quoted(str(given)), "count": len(scenarios)}
    if own is None:
        why = Fault((), "cause-receipt-unknown", quotes)
        return Verified(holds=False, problem="scenario", why=why, row=_claimed(receipt))
    here, claims = scenario_hash(own), claimed_work(receipt, own)
    why = Fault((), "cause-receipt-edition", quotes | {"theirs": theirs or "–", "here": here})
    return Verified(holds=False, problem="edition", why=why, row=_claimed(receipt), work=claims)


def verified_among(file: Path, scenarios: Mapping[str, Scenario], seconds: float = 60) -> Verified:
    """Play the receipt of a file again in the scenario that it is of; see `verify`.

    Args:
        file: The receipt.
        scenarios: The scenarios that it may be of, by their `identity.scenario_hash`.
        seconds: How long that may take.
    """
    try:
        with file.open("rb") as source:
            text = source.read(MOST_BYTES + 1)
    except OSError as error:
        why = Fault((), "cause-receipt-unreadable", {"text": str(error.strerror)})
        return Verified(holds=False, problem="unreadable", why=why, row={"file": file.name})
    return verified_text(file.name, text, scenarios, seconds)


def verified_text(
    name: str, text: str | bytes, scenarios: Mapping[str, Scenario], seconds: float = 60
) -> Verified:
    """Play the receipt in a text again, as `verified_among` does the one in a file.

    Args:
        name: What its file is called.
        text: What stands in it.
        scenarios: The scenarios that it may be of, by their `identity.scenario_hash`.
        seconds: How long that may take.
    """
    try:
        receipt = read_receipt(text)
    except NoReceipt as error:
        return Verified(holds=False, problem=error.problem, why=cause_of(error), row={"file": name})
    named = receipt.get("scenario_hash")
    scenario = scenarios.get(named) if isinstance(named, str) else None
    found = verify(receipt, scenario, seconds) if scenario else _of_another(receipt, scenarios.values())
    found.row["file"] = name
    return found


def receipts_in(folder: Path) -> list[Path]:
    """Return the files of a folder that may be receipts, by name; of very many the first."""
    found = (file for file in folder.iterdir() if file.suffix.casefold() == ".json" and file.is_file())
    return sorted(found)[:MOST_RECEIPTS]


def _known(receipt: Mapping[str, Any]) -> Row:
    """Return what a receipt says of itself, as texts of one line."""
    version = receipt.get("scenario_version")
    return {
        "nickname": _name(receipt.get("nickname", "")),
        "scenario": in_a_line(receipt.get("scenario", ""))[:60],
        "version": version if type(version) is int and 0 <= version < 10**6 else "",
        "edition": in_a_line(receipt.get("scenario_hash", ""))[:MOST_HASH],
        "program": in_a_line(receipt.get("program", ""))[:20],
    }


def _claimed(receipt: Mapping[str, Any]) -> Row:
    """Return all that a receipt says of itself, where nobody can check it: texts of a line, and counts."""
    said = receipt.get("result")
    claims: Row = {}
    for name, value in said.items() if isinstance(said, dict) else ():
        if name in TEXTS and isinstance(value, str):
            claims[name] = in_a_line(value)[:60]
        elif name in COUNTS and type(value) is int and -MOST_COUNTED < value < MOST_COUNTED:
            claims[name] = value
    return claims | _known(receipt) | {"given": _given(receipt.get("answers"))}


def _given(answers: object) -> str:
    """Return every answer with its tries as one text; of what is no answer, nothing."""
    told = []
    for name, tries in answers.items() if isinstance(answers, dict) else ():
        known = [one for one in tries if isinstance(one, dict)] if isinstance(tries, list) else []
        given = (in_a_line(_told(one.get("given")), MOST_TEXT) for one in known)
        told.append(f"{in_a_line(name)}: {' → '.join(given)}")
    return "; ".join(told)[:MOST_GIVEN]


def _told(given: object, deep: int = 3) -> str:
    """Return an answer as a text: options and pairs one behind the other, cells of a sheet by their names."""
    if isinstance(given, dict) and deep:
        return ", ".join(f"{name} = {_told(text, deep - 1)}" for name, text in given.items())
    if isinstance(given, list) and deep:
        return ", ".join(_told(one, deep - 1) for one in given)
    return "…" if isinstance(given, dict | list) else str(given)[:MOST_TEXT]


def _name(given: object) -> str:
    return in_a_line(given)[:MOST_NICKNAME]


def in_a_line(given: object, most: int = 1000) -> str:
    """Return a text without signs that are not seen or that begin a line, up to so many letters."""
    text = given if isinstance(given, str) else ""
    seen = (sign if unicodedata.category(sign)[0] != "C" else " " for sign in text[:most])
    return re.sub(r"[^\S\u00a0\u202f]+", " ", "".join(seen)).strip()
