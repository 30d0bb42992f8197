"""The steps of a scenario and where they lead: as a drawing, and the same as text."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from algeria_lab.scenarios.forms.steps import Choice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.graph import EVERYWHERE, Edge, Graph, Node, graph_of
from algeria_lab.views.scenarios.handouts.drawn.graph_drawing import Box, Exit, drawn
from algeria_lab.views.scenarios.handouts.step_words import doings, heading
from algeria_lab.views.shared.messages import Messages


def graph_svg(scenario: Scenario, language: str) -> Markup:
    """Return the steps as a drawing: boxes in the order of the file, ways as arrows with their conditions.

    It needs nothing else, has no script, and may be a file of its own.

    Args:
        scenario: A scenario of the right form; its steps may lead anywhere.
        language: The reader's language.

    Raises:
        UnknownName: If there are no words in that language.
    """
    tale = _Tale(scenario, language)
    title = tale.words.say("scenario-graph-title", title=scenario.said(scenario.title, language))
    return drawn(list(tale.boxes()), title, graph_text(scenario, language), scenario.id)


def graph_text(scenario: Scenario, language: str) -> str:
    """Return the steps as text: a paragraph each, with the ways that lead on; see `graph_svg`."""
    tale = _Tale(scenario, language)
    title = scenario.said(scenario.title, language)
    parts = [f"{title} ({scenario.id})", *("\n".join(_paragraph(box)) for box in tale.boxes())]
    return "\n\n".join(parts) + "\n"


def _paragraph(box: Box) -> Iterator[str]:
    yield " ".join(filter(None, (box.title, box.note)))
    yield from (f"    {line}" for line in box.lines)
    yield from (f"    ! {warning}" for warning in box.warnings)
    yield from (f"    {way.label} → {way.to}" if way.label else f"    → {way.to}" for way in box.exits)


class _Tale:
    """The nodes of a graph in words."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.scenario, self.words = scenario, Messages(language)
        self.graph: Graph = graph_of(scenario)
        self._named = {node.id: self._name(node) for node in self.graph.nodes}

    def boxes(self) -> Iterator[Box]:
        """Yield what holds in every step, if anything, and every node."""
        if ways := self.graph.ways(EVERYWHERE):
            title = self.words.say("scenario-graph-everywhere")
            yield Box(EVERYWHERE, "everywhere", title, exits=self._exits(ways))
        if not self.scenario.steps:
            yield Box("-", "missing", self.words.say("scenario-graph-empty"))
        yield from map(self._box, self.graph.nodes)

    def _box(self, node: Node) -> Box:
        exits = self._orders(node, self._exits(self.graph.ways(node.id)))
        if node.step is None:
            return Box(node.id, node.kind, self._named[node.id], warnings=tuple(self._warnings(node)))
        note = heading(self.scenario, node.step, self.words)
        lines = (doings(node.step, self.words),)
        return Box(node.id, "step", self._named[node.id], note, lines, tuple(self._warnings(node)), exits)

    def _name(self, node: Node) -> str:
        return self.words.say(f"scenario-graph-{node.kind}", number=node.number, id=node.id)

    def _warnings(self, node: Node) -> Iterator[str]:
        if node.kind == "missing":
            yield self.words.say("scenario-graph-no-step")
        if node.step and node.id not in self.graph.reached:
            yield self.words.say("scenario-graph-unreached")
        if node.step and node.id not in self.graph.ending:
            yield self.words.say("scenario-graph-endless")

    def _exits(self, ways: tuple[Edge, ...]) -> tuple[Exit, ...]:
        return tuple(Exit(way.end, self._named[way.end], self._label(way, ways)) for way in ways)

    def _orders(self, node: Node, exits: tuple[Exit, ...]) -> tuple[Exit, ...]:
        """Return the ways of a step, its last one once for each order that has no way of its own."""
        free = [one for one in (node.step.choose if node.step else None) or () if not one.to]
        if not free or not exits:
            return exits
        *others, last = exits
        title = self._title(last.end) or last.to
        return (*others, *(last._replace(to=title, label=self._order(one)) for one in free))

    def _order(self, one: Choice) -> str:
        called = self.scenario.said(one.text, self.words.language) or one.order
        return self.words.say("scenario-graph-order", order=called)

    def _title(self, name: str) -> str:
        """Return number and title of a step; nothing for what has none."""
        step = self.scenario.step(name)
        said = self.scenario.said(step.title, self.words.language) if step else ""
        return f"{self.scenario.steps.index(step) + 1} {said}" if step and said else ""

    def _label(self, way: Edge, ways: tuple[Edge, ...]) -> str:
        if way.when:
            return self.words.say("scenario-graph-if", when=way.when)
        return self.words.say("scenario-graph-otherwise") if len(ways) > 1 else ""
