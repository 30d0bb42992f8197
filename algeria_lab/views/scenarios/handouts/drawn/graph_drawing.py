"""Boxes in one column and arrows beside it: the drawing of a graph whose conditions are to be read.

The boxes stand in the order of the file, as their author knows them. A way to the next box is an arrow down;
any other leaves at the line of its condition and runs in a lane beside the boxes, to the right if it leads
down, to the left if it leads back up. Ways to the same box share a lane, so that there is room for any graph.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from textwrap import wrap
from typing import NamedTuple

from markupsafe import Markup

from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element

WIDE, PAD, GAP, LANE, MARGIN = 440, 12, 30, 18, 8  # pixels
LINE = 19  # from one line of letters to the next
BROAD, NARROW = 54, 48  # letters on a line: of text, and of what is written in letters of one width
STYLE = sheet("graph.css")


class Exit(NamedTuple):
    """A way that leaves a box.

    Attributes:
        end: The id of the box it leads to.
        to: What that is called.
        label: When it is taken; empty if always.
    """

    end: str
    to: str
    label: str


class Box(NamedTuple):
    """What is drawn as one box.

    Attributes:
        id: What ways call it.
        kind: What it is, see `scenarios.graph.NodeKind`; ``everywhere`` for what holds in every step.
        title: What it is called.
        note: What it is about.
        lines: What else is said of it.
        warnings: What is wrong with it.
        exits: The ways that leave it.
    """

    id: str
    kind: str
    title: str
    note: str = ""
    lines: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    exits: tuple[Exit, ...] = ()


class _Placed(NamedTuple):
    """A box with its place: its lines of letters with their looks, and where its ways leave it."""

    box: Box
    top: int
    lines: tuple[tuple[str, str], ...]
    leaves: tuple[tuple[Exit, int], ...]

    @property
    def bottom(self) -> int:
        return self.top + 2 * PAD + LINE * len(self.lines) - 4

    @property
    def entry(self) -> int:
        """How far down ways come in: at the first line."""
        return self.top + PAD + LINE // 2 - 2


class _Lane(NamedTuple):
    """What leads to one box on one side: where ways join it, and where it comes in."""

    starts: tuple[int, ...]
    entry: int

    @property
    def span(self) -> tuple[int, int]:
        return min(*self.starts, self.entry), max(*self.starts, self.entry)


def drawn(boxes: Sequence[Box], title: str, description: str, name: str) -> Markup:
    """Return boxes and ways as one SVG.

    Args:
        boxes: The boxes, from top to bottom.
        title: What it shows.
        description: All that it says, for those who cannot see it.
        name: What no other drawing of a page is called.
    """
    placed = list(_placed(boxes))
    down, back = _lanes(placed)
    right, left = _tracks(down), _tracks(back)
    edge = MARGIN + LANE * (max(left, default=-1) + 2)
    width = edge + WIDE + LANE * (max(right, default=-1) + 2) + MARGIN
    height = placed[-1].bottom + MARGIN if placed else 2 * MARGIN
    parts = [
        *(part for one in placed for part in _box(one, edge)),
        *_straight(placed, edge + 40),
        *(
            part
            for lane, track in zip(down, right, strict=True)
            for part in _way(lane, edge + WIDE, track, 1)
        ),
        *(part for lane, track in zip(back, left, strict=True) for part in _way(lane, edge, track, -1)),
    ]
    ids = {"title": f"graph-{name}-title", "desc": f"graph-{name}-text"}
    words = [element(tag, text, id=ids[tag]) for tag, text in (("title", title), ("desc", description))]
    return element(
        "svg", *words, element("style", STYLE), *parts, class_="al-graph al-text", role="img",
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=str(width),
        aria_labelledby=ids["title"], aria_describedby=ids["desc"],
    )  # fmt: skip


def _placed(boxes: Sequence[Box]) -> Iterator[_Placed]:
    top = MARGIN
    for place, box in enumerate(boxes):
        after = boxes[place + 1].id if place + 1 < len(boxes) else None
        one = _set(box, top, after)
        top = one.bottom + GAP
        yield one


def _set(box: Box, top: int, after: str | None) -> _Placed:
    """Return a box with its lines; the way to the next box has a line only if it has something to say."""
    lines = [("name", line) for line in wrap(box.title, BROAD)]
    lines += [("note", line) for line in wrap(box.note, BROAD)]
    lines += [("note", line) for text in box.lines for line in wrap(text, BROAD)]
    lines += [("warns", line) for text in box.warnings for line in wrap(f"! {text}", BROAD)]
    leaves = []
    for way in box.exits:
        if way.end != after or way.label:
            leaves.append((way, top + PAD + LINE * len(lines) + LINE // 2 - 2))
            said = f"{way.label} → {way.to}" if way.label else f"→ {way.to}"
            lines += [("way", line) for line in wrap(said, NARROW)]
    return _Placed(box, top, tuple(lines), tuple((way, y) for way, y in leaves if way.end != after))


def _lanes(placed: Sequence[_Placed]) -> tuple[list[_Lane], list[_Lane]]:
    """Return what leads down and what leads back, one lane for each box that ways come to."""
    down: dict[int, list[int]] = {}
    back: dict[int, list[int]] = {}
    entries = {one.box.id: one.entry for one in placed}
    for one in placed:
        for way, y in one.leaves:
            entry = entries[way.end]
            (down if entry > y else back).setdefault(entry, []).append(y)
    both = ([_Lane(tuple(starts), entry) for entry, starts in way.items()] for way in (down, back))
    first, second = both
    return first, second


def _tracks(lanes: Sequence[_Lane]) -> list[int]:
    """Return how far out each lane runs, so that no two overlap; short ones run near the boxes."""
    taken: list[list[tuple[int, int]]] = []
    found = dict.fromkeys(range(len(lanes)), 0)
    for place in sorted(found, key=lambda number: lanes[number].span[1] - lanes[number].span[0]):
        low, high = lanes[place].span
        free = (
            track for track, spans in enumerate(taken)
            if all(high < other_low or low > other_high for other_low, other_high in spans)
        )  # fmt: skip
        track = next(free, len(taken))
        if track == len(taken):
            taken.append([])
        taken[track].append((low, high))
        found[place] = track
    return list(found.values())


def _box(one: _Placed, left: int) -> Iterator[Markup]:
    wrong = " is-wrong" if one.box.warnings else ""
    height = one.bottom - one.top
    shape = _pointed(left, one.top, height) if wrong else None
    look = f"box is-{one.box.kind}{wrong}"
    if shape:
        yield element("path", class_=look, d=shape)
    else:
        rounding = {"debrief": height / 2, "step": 6, "everywhere": 6}.get(one.box.kind, 0)
        at = {"x": left, "y": one.top, "width": WIDE, "height": height, "rx": rounding}
        yield element("rect", class_=look, **{name: f"{value:g}" for name, value in at.items()})
    for number, (kind, text) in enumerate(one.lines):
        y = one.top + PAD + LINE * number + 12
        yield element("text", text, class_=kind, x=str(left + 2 * PAD), y=str(y))


def _pointed(left: int, top: int, height: int) -> str:
    """Return a box with corners cut off, so that what is wrong differs by its shape too."""
    cut = 12
    right, bottom = left + WIDE, top + height
    return (
        f"M{left + cut} {top}H{right - cut}L{right} {top + cut}V{bottom - cut}L{right - cut} {bottom}"
        f"H{left + cut}L{left} {bottom - cut}V{top + cut}Z"
    )


def _straight(placed: Sequence[_Placed], x: int) -> Iterator[Markup]:
    """Yield the arrows to the next box."""
    for one, after in pairwise(placed):
        if any(way.end == after.box.id for way in one.box.exits):
            yield element("path", class_="arrow", d=f"M{x} {one.bottom}V{after.top - 7}")
            yield element("path", class_="head", d=f"M{x - 5} {after.top - 8}h10l-5 8Z")


def _way(lane: _Lane, edge: int, track: int, side: int) -> Iterable[Markup]:
    """Return what leads to one box on one side: a line from each start, and one arrow."""
    x, tip = edge + side * LANE * (track + 1), edge + side * 7
    low, high = lane.span
    starts = "".join(f"M{edge} {y}H{x}" for y in lane.starts)
    return (
        element("path", class_="arrow", d=f"{starts}M{x} {low}V{high}M{x} {lane.entry}H{tip}"),
        element("path", class_="head", d=f"M{tip + side} {lane.entry - 5}v10l{-side * 8} -5Z"),
    )
