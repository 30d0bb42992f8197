"""The inputs of a journal, put in again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.guide.journal import Input, WrongJournal
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.stage import NotNow

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.acting import Acting


def replay(guide: Acting, inputs: Sequence[Input], check: Callable[[], None]) -> None:
    """Put in everything that a journal holds, each input at the minute and the moment of then.

    Args:
        guide: A guide at its beginning.
        inputs: The inputs.
        check: Called before each input; what it raises ends the replay.

    Raises:
        WrongJournal: If an input cannot be put in.
    """
    minute = 0
    guide.journal.clock = lambda: 60.0 * minute
    guide.journal.go_on_from(0)
    for number, one in enumerate(inputs, start=1):
        check()
        minute = max(minute, one["min"])
        try:
            _settle(guide, one["at"] if one["do"] in ("play", "wrong") else None)
            if one["do"] == "part":
                _part(guide, one, check)
            else:
                _PUT_IN[one["do"]](guide, one)
        except LabError as error:
            raise WrongJournal(f"{one['do']} cannot be done there: {error}", number, error) from error
    _settle(guide, None)


def _settle(guide: Acting, at: int | None) -> None:
    """Let computers act up to a moment, or until a person is awaited."""
    table = guide.table
    while table.game.to_move and not table.person_decides and (at is None or table.game.ply < at):
        table.let_one_act()


def _play(guide: Acting, one: Input) -> None:
    if guide.table.game.ply != one["at"]:
        said = f"it was played after {one['at']} actions, but there are {guide.table.game.ply}"
        raise NotNow("moves", said)
    guide.table.game.play(one["line"], by=one.get("by", ""))


def _back(guide: Acting, one: Input) -> None:
    while guide.table.game.ply > one["to"]:
        guide.table.game.undo()


def _wrong(guide: Acting, one: Input) -> None:
    table = guide.table
    if table.limit:
        with suppress(OffTheStep):
            table.limit.check(table.game.state, table.game.rules.complete(table.game.state, one["pick"]))


def _leave(guide: Acting, one: Input) -> None:
    rails = guide.tables[-1]
    free = rails.fork(min(one["at"], rails.game.ply))
    for move in one["own"]:
        line, by = move if isinstance(move, list) and len(move) == 2 else ("", "")
        free.game.play(str(line), by=str(by))
    guide.leave(free)


def _part(guide: Acting, one: Input, check: Callable[[], None]) -> None:
    """Put in what was done in the other scenario that is part of the step."""
    part = guide.part
    if part is None or guide.step is None or guide.step.id != one["step"]:
        raise WrongJournal(f"step {one['step']} has no other scenario that is played now")
    clock = part.journal.clock
    replay(part, one["inputs"], check)
    part.journal.clock = clock
    part.journal.go_on_from(part.journal.inputs[-1]["min"] if part.journal.inputs else 0)


_PUT_IN: Mapping[str, Callable[[Acting, Input], object]] = {
    "play": _play,
    "back": _back,
    "wrong": _wrong,
    "on": lambda guide, _: guide.go_on(),
    "watch": lambda guide, _: guide.watch(),
    "show": lambda guide, _: guide.note_shown(),
    "answer": lambda guide, one: guide.answer(one["question"], one["given"], one["language"]),
    "skip": lambda guide, one: guide.skip(one["question"]),
    "hint": lambda guide, one: guide.hint(one["question"]),
    "key": lambda guide, one: guide.show_key(one["question"]),
    "jump": lambda guide, one: guide.jump(one["step"], as_left=one.get("as_left") is True),
    "lesson": lambda guide, _: guide.end_part(),
    "experiment": lambda guide, one: guide.note_tried(one["experiment"], one["what"], one["said"]),
    "say": lambda guide, one: guide.say(one["place"], one["text"]),
    "keep": lambda guide, one: guide.keep(one["line"], one["place"]),
    "leave": _leave,
    "return": lambda guide, _: guide.come_back(),
    "debrief": lambda guide, _: guide.debrief(),
}
