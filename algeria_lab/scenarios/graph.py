"""The steps of a scenario as a graph: where each leads, which are reached, from which the end is reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from algeria_lab.checking.faults import Path
from algeria_lab.scenarios.forms.steps import DEBRIEF, Branch, Step
from algeria_lab.scenarios.forms.whole import Scenario

EVERYWHERE = ""  # from here lead the branches that hold in every step
FILE_ENDINGS = (".yaml", ".yml", ".json")
# What a node is: a step of the file, the debrief, another file, or a name that leads nowhere.
NodeKind: TypeAlias = Literal["step", "debrief", "file", "missing"]
# Why one goes on there: an order that was chosen, a condition of the step or of the whole scenario, ``next``,
# or the order of the file.
Why: TypeAlias = Literal["choice", "branch", "everywhere", "next", "order"]


class Node(NamedTuple):
    """Where one can be.

    Attributes:
        id: The id of a step, ``debrief``, or what an author wrote where there is no such thing here.
        kind: What it is.
        step: The step, if it is one.
        number: The number of the step in the file, counted from 1; 0 if it is none.
    """

    id: str
    kind: NodeKind
    step: Step | None = None
    number: int = 0


class Edge(NamedTuple):
    """A way from one node to another.

    Attributes:
        start: The id of the step that it leaves; `EVERYWHERE` for every step.
        end: The id of the node that it leads to.
        when: The condition or the chosen order, as its author wrote it; empty for the way that is taken
            otherwise.
        why: Where it comes from.
        path: Where the name of its end stands in the file; where the step stands if nobody wrote it.
    """

    start: str
    end: str
    when: str
    why: Why
    path: Path


@dataclass(frozen=True)
class Graph:
    """The steps and ways of a scenario.

    Whether a condition can be true is not asked, but for ``true`` and ``false`` themselves: what is reached
    here may still never be reached in play, what is not reached here never is.

    Attributes:
        nodes: Steps in the order of the file, then the debrief, then other files and missing steps.
        edges: Ways, in the order in which they are tried.
    """

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]

    def ways(self, start: str) -> tuple[Edge, ...]:
        """Return the ways that lead from a step, without those that hold in every step."""
        return tuple(edge for edge in self.edges if edge.start == start)

    @cached_property
    def reached(self) -> frozenset[str]:
        """Ids of the nodes that one can come to from the first step; the debrief is always reached."""
        steps = [node.id for node in self.nodes if node.kind == "step"]
        return _closed(steps[:1], self._arrows()) | {DEBRIEF}

    def reached_without(self, name: str) -> frozenset[str]:
        """Return the ids of the nodes that one can come to without passing a step."""
        steps = [node.id for node in self.nodes if node.kind == "step"]
        ways = [(start, end) for start, end in self._arrows() if name not in (start, end)]
        return _closed([first for first in steps[:1] if first != name], ways)

    @cached_property
    def ending(self) -> frozenset[str]:
        """Ids of the nodes from which the debrief or another file can be reached by going on."""
        ends = [node.id for node in self.nodes if node.kind in ("debrief", "file")]
        return _closed(ends, [(end, start) for start, end in self._arrows()])

    def _arrows(self) -> list[tuple[str, str]]:
        """Return each way as a pair of ids; one that holds in every step leaves each of them."""
        steps = [node.id for node in self.nodes if node.kind == "step"]
        return [
            (start, edge.end)
            for edge in self.edges
            for start in (steps if edge.start == EVERYWHERE else [edge.start])
        ]


def graph_of(scenario: Scenario) -> Graph:
    """Return the graph of a scenario, whatever is wrong with its names."""
    steps = [Node(step.id, "step", step, place + 1) for place, step in enumerate(scenario.steps)]
    edges = (*_everywhere(scenario), *(edge for node in steps for edge in _ways(scenario, node.number - 1)))
    known = {node.id for node in steps} | {DEBRIEF}
    others = dict.fromkeys(edge.end for edge in edges if edge.end not in known)
    found = (Node(name, "file" if name.endswith(FILE_ENDINGS) else "missing") for name in others)
    return Graph((*steps, Node(DEBRIEF, "debrief"), *found), tuple(edges))


def _everywhere(scenario: Scenario) -> Iterator[Edge]:
    return _branches(scenario.branches, EVERYWHERE, "everywhere", ())


def _ways(scenario: Scenario, place: int) -> Iterator[Edge]:
    """Yield the ways that lead from a step, up to the first that is always taken."""
    step, here = scenario.steps[place], ("steps", place)
    for number, one in enumerate(step.choose or ()):
        if one.to:
            yield Edge(step.id, one.to, one.order, "choice", (*here, "choose", number, "to"))
    if step.choose and all(one.to for one in step.choose):
        return
    branches = list(_branches(step.branches, step.id, "branch", here))
    yield from branches
    if branches and not branches[-1].when:
        return
    if step.next:
        yield Edge(step.id, step.next, "", "next", (*here, "next"))
    else:
        after = scenario.steps[place + 1].id if place + 1 < len(scenario.steps) else DEBRIEF
        yield Edge(step.id, after, "", "order", here)


def _branches(branches: Iterable[Branch], start: str, why: Why, here: Path) -> Iterator[Edge]:
    for place, branch in enumerate(branches):
        path, when = (*here, "branches", place, "to"), " ".join(branch.when.split())
        if when == "true":
            yield Edge(start, branch.to, "", why, path)
            return
        if when != "false":
            yield Edge(start, branch.to, when, why, path)


def _closed(starts: Iterable[str], arrows: Iterable[tuple[str, str]]) -> frozenset[str]:
    """Return everything that arrows lead to from some starts, the starts too."""
    ahead: dict[str, set[str]] = {}
    for start, end in arrows:
        ahead.setdefault(start, set()).add(end)
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += ahead.get(name, ())
    return frozenset(found)
