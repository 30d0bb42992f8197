"""Replay recorded games of *Colonial Twilight*: step by step, and whole games in one chain.

A step is played under the mode ``coltwi``, and under the mode ``rules`` (against the Non-Player) with the
readings of its tags as the source has them. Counted apart: steps whose tags no switch reproduces; and steps
that the rules reproduce once one reading more is as the source has it, as the tags were found by changing one
reading at a time. The last line is
``steps N equal M different K``; the exit status is 1 when K is not 0.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from algeria_lab.core.refusals import LabError
from algeria_lab.core.tables import load_data
from algeria_lab.twilight.set_up import stack_deck
from algeria_lab.twilight.state import State
from algeria_lab.twilight.switches import MODES, SOLITAIRE, Switches
from tests.conformance import twilight_events, twilight_rounds, twilight_turns
from tests.conformance.twilight_acts import way_differences
from tests.conformance.twilight_dice import WrongDraw
from tests.conformance.twilight_states import differences, freeze, record_of, state_of
from tests.conformance.twilight_steps import TRANSLATIONS, Deviation, Taken, agenda_before, start, take
from tests.conformance.vectors import read_steps

Json = dict[str, Any]
TRANSLATIONS |= twilight_turns.TRANSLATIONS | twilight_events.TRANSLATIONS | twilight_rounds.TRANSLATIONS
SHOWN: Final = 10
LINES: Final = 6
FOUND: Final = (Deviation, WrongDraw, LabError)
BROKEN: Final = (*FOUND, AssertionError, AttributeError, LookupError, TypeError, ValueError)
READINGS: Final[dict[str, Switches]] = {
    "rules": MODES["rules"].changed(SOLITAIRE),
    "coltwi": MODES["coltwi"],
}
DIFFERING: Final = tuple(
    name for name in Switches._fields if len({getattr(READINGS[mode], name) for mode in READINGS}) > 1
)


def _switches() -> dict[str, str]:
    """Return the switch that reproduces each tag, written as in the records."""
    rows = load_data("twilight", "switches")["switch"]
    return {f"{key[0]}-{key[1:]}": row["name"] for row in rows for key in (row["key"], *row.get("also", ()))}


SWITCHES: Final = _switches()


@dataclass
class Report:
    """How a replay went.

    Attributes:
        steps: Steps replayed.
        different: Id of each step that differs, with the differences in words.
        tags: How many steps have each tag.
        tagged: How many of those with it differ.
        apart: Id of each step that no switch reproduces, with the tags that say so.
        offers: Id of each step in which other places could be chosen than the recorded ones.
        untagged: For each reading the steps without its tag in which the rules depart by it.
    """

    steps: int = 0
    different: dict[str, list[str]] = field(default_factory=dict)
    tags: Counter[str] = field(default_factory=Counter)
    tagged: Counter[str] = field(default_factory=Counter)
    apart: dict[str, list[str]] = field(default_factory=dict)
    offers: dict[str, list[str]] = field(default_factory=dict)
    untagged: dict[str, list[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        equal = self.steps - len(self.different)
        return f"steps {self.steps} equal {equal} different {len(self.different)}"

    def note(self, step: Json, way: str, found: Iterable[str]) -> None:
        """Note in words that a step differs when it is replayed that way."""
        if lines := [f"{way}: {line}" for line in found]:
            self.different.setdefault(step["id"], []).extend(lines)

    def close(self, step: Json) -> None:
        """Count a step that was replayed in all ways."""
        self.steps += 1
        self.tags.update(step["quirks"])
        if step["id"] not in self.different:
            return
        self.tagged.update(step["quirks"])
        if strange := sorted(set(step["quirks"]) - SWITCHES.keys()):
            self.apart[step["id"]] = [*strange, *self.different.pop(step["id"])]


@dataclass
class Selection:
    """Which steps are replayed; empty fields select all."""

    kinds: tuple[str, ...] = ()
    actor: str = ""
    card: int = 0
    box: str = ""
    tag: str = ""
    id: str = ""

    def takes(self, step: Json) -> bool:
        """Return whether a step is selected."""
        card = step["card"] if step["step"] == "card" else (step["before"] or step["after"])["card"]
        return (
            (not self.kinds or step["step"] in self.kinds or step.get("phase") in self.kinds)
            and self.actor in ("", step["actor"])
            and self.card in (0, card)
            and self.box in ("", step.get("box"))
            and self.tag in ("", *step["quirks"])
            and step["id"].startswith(self.id)
        )

    @property
    def takes_all(self) -> bool:
        """Whether every step is selected."""
        return self == Selection()


class Replay:
    """Replays steps one after the other.

    Args:
        ways: Of ``rules``, ``coltwi`` and ``chain``.
    """

    def __init__(self, selection: Selection, ways: Iterable[str]) -> None:
        self.selection = selection
        self.ways = tuple(ways)
        self.report = Report()
        self._game, self._next = "", 0
        self._deck: list[int] = []
        self._changes: dict[str, bool] = {}
        self._chain: State | None = None

    def read(self, step: Json) -> None:
        """Replay a step in all ways."""
        if step["game"] != self._game:
            self._begin_game(step)
        if step["n"] != self._next:
            self._chain = None
        self._next = step["n"] + 1
        if not self.selection.takes(step):
            return
        if step["before"] is None:
            self.report.note(step, "start", _compared(self._start(step), step))
        else:
            if "coltwi" in self.ways:
                self.report.note(step, "coltwi", self._step(step, READINGS["coltwi"], tells_offers=True))
            if "rules" in self.ways and SWITCHES.keys() >= set(step["quirks"]):
                self.report.note(step, "rules", self._by_the_rules(step))
        if "chain" in self.ways:
            self.report.note(step, "chain", self._link(step))
        self.report.close(step)

    def _begin_game(self, step: Json) -> None:
        self._game = step["game"]
        self._deck = step.get("deck", [])
        self._changes = {"final_support_phase": step.get("options", {}).get("final_support", False)}
        self._chain = None

    def _start(self, step: Json) -> State:
        return start(step, READINGS["coltwi"].changed(self._changes))

    def _step(self, step: Json, switches: Switches, *, tells_offers: bool = False) -> list[str]:
        found, taken = _played(self._recorded(step, switches), step)
        if tells_offers and taken and taken.offers:
            self.report.offers[step["id"]] = list(taken.offers)
        return found

    def _by_the_rules(self, step: Json) -> list[str]:
        """Return how a step differs by the rules but for its tags; note the reading that it needs besides."""
        source = READINGS["coltwi"]
        tagged = [SWITCHES[tag] for tag in step["quirks"]]
        switches = READINGS["rules"].changed({name: getattr(source, name) for name in tagged})
        found = self._step(step, switches)
        if found and (step["quirks"] or step["actor"] == "FLN"):
            for name in DIFFERING:
                if not self._step(step, switches.changed({name: getattr(source, name)})):
                    self.report.untagged.setdefault(name, []).append(step["id"])
                    return []
        return found

    def _recorded(self, step: Json, switches: Switches) -> State:
        state = state_of(step, step["before"], switches.changed(self._changes), self._deck)
        if step["step"] == "card" and not self._deck:
            stack_deck(state, [step["card"]])
        if (step.get("phase"), step["actor"]) == ("redeploy", "FLN"):
            freeze(state, step["before"])
        return state

    def _link(self, step: Json) -> list[str]:
        """Go on with the engine's own position; after a difference from the recorded one."""
        if step["before"] is None:
            self._chain = self._start(step)
            return []
        if self._chain is None:
            self._chain = self._recorded(step, READINGS["coltwi"])
        found, _ = _played(self._chain, step)
        if found:
            self._chain = None
        return found


def _played(state: State, step: Json) -> tuple[list[str], Taken | None]:
    """Play a step from a position, a recorded one if nothing is awaited there yet."""
    try:
        if not state.agenda:
            state.agenda = agenda_before(state, step)
        taken = take(state, step)
    except BROKEN as error:
        return [str(error) if isinstance(error, FOUND) else f"the engine breaks: {error!r}"], None
    return [*_compared(state, step), *way_differences(step, taken)], taken


def _compared(state: State, step: Json) -> list[str]:
    return differences(record_of(state), step["after"])


def replay(steps: Iterable[Json], selection: Selection | None = None, ways: Iterable[str] = ()) -> Report:
    """Replay steps singly and, if all are selected, in chains."""
    selection = selection or Selection()
    chosen = tuple(ways) or ("rules", "coltwi", *(("chain",) if selection.takes_all else ()))
    run = Replay(selection, chosen)
    for step in steps:
        run.read(twilight_turns.with_departures(step))
    return run.report


def tell(report: Report, *, verbose: bool = False) -> Iterator[str]:
    """Yield a report line by line, its figures last."""
    ids = list(report.different)
    for step_id in ids if verbose else ids[:SHOWN]:
        lines = report.different[step_id]
        yield "\n    ".join([step_id, *(lines if verbose else lines[:LINES])])
    if report.offers:
        few = list(report.offers.items())[: None if verbose else 3]
        yield f"offers: {len(report.offers)} steps offer other places than recorded"
        yield from (f"    {step_id}: {'; '.join(lines)}" for step_id, lines in few)
    for tag, count in sorted(report.tags.items()):
        yield f"tag {tag}: {count} steps, {report.tagged[tag]} different"
    for name, ids in report.untagged.items():
        yield f"not tagged, yet the rules depart by {name}: {len(ids)} steps, first {ids[0]}"
    for step_id, lines in report.apart.items():
        yield f"apart {step_id}: no switch for {', '.join(lines[:2])}"
    yield str(report)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("twilight_vectors", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, help="JSON lines, plain or gzip")
    parser.add_argument("--only", nargs="+", default=(), help="kinds of steps, such as bot or redeploy")
    parser.add_argument("--actor", default="", help="GOV or FLN")
    parser.add_argument("--card", type=int, default=0, help="number of the current card")
    parser.add_argument("--box", default="", help="box of the turn, such as LIM_OP")
    parser.add_argument("--tag", default="", help="a tag, such as D-18")
    parser.add_argument("--id", default="", help="beginning of the id")
    parser.add_argument("--ways", nargs="+", default=(), choices=(*READINGS, "chain"))
    parser.add_argument("--verbose", action="store_true", help="tell every difference")
    return parser


def main(arguments: list[str]) -> int:
    """Replay files and print the report; return the exit status."""
    given = _arguments().parse_args(arguments)
    selection = Selection(tuple(given.only), given.actor, given.card, given.box, given.tag, given.id)
    steps = (step for path in given.files for step in read_steps(path))
    report = replay(steps, selection, given.ways)
    print(*tell(report, verbose=given.verbose), sep="\n")
    return 1 if report.different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
