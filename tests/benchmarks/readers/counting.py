"""What a desk and a wall say of a class at the end, beside what its readers did: what differs."""

from __future__ import annotations

import io
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tests.benchmarks.readers.hostile import SCRIPT, Hostile
from tests.benchmarks.readers.pupil import Pupil
from tests.benchmarks.readers.teacher import Desk, Told, Wall

FORTY = 40  # wars of each way


def differences(readers: Sequence[Pupil], desk: Desk, wall: Wall, page: bytes, packed: bytes) -> list[str]:
    """Return whatever is not on the desk, on the wall or in their files as the readers did it.

    Args:
        readers: All readers.
        desk: What it was told last.
        wall: What it shows last: the pooled wars.
        page: The table of the class, to print.
        packed: The file with all that was handed in.
    """
    return [
        *_of_answers({one.number: one.given for one in readers}, desk.questions),
        *_of_wars(sum(one.forties > 0 for one in readers), wall.show),
        *_of_works([one.number for one in readers if one.handed == "done"], len(readers), desk.works),
        *_of_files(len(readers), page, packed),
        *_of_readers(readers),
    ]


def _of_answers(given: Mapping[int, Mapping[str, Any]], questions: Mapping[str, Told]) -> Iterator[str]:
    """Compare how many answered each question, with which options and in which words."""
    if not questions:
        yield "the desk counts no question"
    for name, told in questions.items():
        said = {number: answers[name] for number, answers in given.items() if name in answers}
        if told["answered"] != len(said):
            yield f"{name}: the desk counts {told['answered']} answers, {len(said)} were given"
        texts = {one["number"]: one["text"] for one in told["texts"]}
        if told["kind"] == "text" and texts != said:
            yield f"{name}: the desk has other texts at {_apart(texts, said)}"
        for cell in told["sheet"]:
            of_cell = {one["number"]: one["text"] for one in cell["texts"]}
            if of_cell and of_cell != {number: sheet["who"] for number, sheet in said.items()}:
                yield f"{name}: the desk has another sheet"
        if told["kind"] == "choice":
            counted = {bar["label"][0]: bar["many"] for bar in told["bars"] if bar["many"]}
            if counted != Counter(said.values()):
                yield f"{name}: the desk counts {counted}, readers chose {Counter(said.values())}"


def _apart(one: Mapping[int, Any], other: Mapping[int, Any]) -> list[int]:
    return sorted(number for number in one.keys() | other.keys() if one.get(number) != other.get(number))


def _of_wars(played: int, show: Told) -> Iterator[str]:
    if show.get("kind") != "pooled" or "rows" not in show:
        yield f"the wall shows no pooled wars, but {show.get('kind')}"
        return
    if show["readers"] != played:
        yield f"the wall pools the wars of {show['readers']}, {played} have played"
    for row in show["rows"]:
        if row["wars"] != FORTY * played:
            yield f"the wall pools {row['wars']} wars of {row['way']['en']}, {FORTY * played} were played"


def _of_works(handed: Sequence[int], count: int, works: Iterable[Told]) -> Iterator[str]:
    known = {work["number"]: work["problem"] for work in works}
    if len(handed) != count:
        yield f"{len(handed)} of {count} were told that their work has come"
    if sorted(known) != sorted(handed):
        yield f"the desk has works of {sorted(known)}, of {sorted(handed)} they were handed in"
    for number, problem in known.items():
        if problem != "holds":
            yield f"the work of place {number} does not hold: {problem or 'it was not played again'}"


def _of_files(count: int, page: bytes, packed: bytes) -> Iterator[str]:
    """Look for a reader's program in all pages, and for a receipt of each reader."""
    if SCRIPT.encode() in page:
        yield "the table of the class runs a reader's program"
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        names = files.namelist()
        receipts = [name for name in names if name.endswith(".json")]
        if len(receipts) != count:
            yield f"the file of the class has {len(receipts)} receipts of {count}"
        for name in names:
            if name.endswith((".html", ".svg")) and SCRIPT.encode() in files.read(name):
                yield f"{name} runs a reader's program"


def _of_readers(readers: Sequence[Pupil]) -> Iterator[str]:
    """Tell what befell readers: where one did not take up the lesson, what a hostile one was let in to."""
    numbers = Counter(one.number for one in readers)
    if len(numbers) != len(readers):
        yield f"places {sorted(number for number, many in numbers.items() if many > 1)} have two readers"
    for one in readers:
        yield from (
            f"place {one.number} was at {was}, and is at {now}" for was, now in one.took_up if was != now
        )
        if isinstance(one, Hostile):
            yield from (f"the hostile reader was let in: {what}" for what in one.let_in)
        else:
            yield from (f"place {one.number} was told: {text}" for text in one.refused)
            if one.mishaps:
                yield f"to place {one.number} nothing has happened that should"
