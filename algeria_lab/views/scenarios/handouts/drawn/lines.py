"""How both sides stood at the end of each turn, as lines that print without a program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.lessons.lines import Level, levels, tracks_of
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import Page, element, table

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

WIDE, TALL, MARGIN = 560, 170, 34  # of the drawing, in its own units
APART = 16  # of two names at the ends of their lines
MOST_LINES = 2
# Told apart by dashes and marks, never by colour alone.
_DASHES, _MARKS = ("", "7 4"), ("square", "circle")
STYLE = sheet("lines.css")


def by_turn(guide: Guide) -> list[Level]:
    """Return how both sides stood at the end of each turn of the learner's own line."""
    names, found = tracks_of(guide.scenario.game)[:MOST_LINES], dict[int, Level]()
    for game in (table_.game for table_ in guide.tables):
        first = game.state_at(0).turn
        found |= {row.turn: row for row in levels(game) if row.turn >= first or row.turn not in found}
    return [
        Level(turn, {name: row.values[name] for name in names}) for turn, row in found.items() if turn >= 0
    ]


def turn_lines(guide: Guide, words: GameWords) -> Page:
    """Return the lines with their table; the table alone where there is one turn only."""
    turns, quiz = by_turn(guide), QuizWords(words)
    names = list(turns[0].values) if turns else []
    titles = [quiz.track(name) for name in names]
    head = [words.say("scenario-report-turn"), *(str(row.turn) for row in turns)]
    rows = [
        [title, *(words.number(row.values[name]) for row in turns)]
        for name, title in zip(names, titles, strict=True)
    ]
    caption = words.say("scenario-report-turns-caption", games=len(guide.ended))
    shown = table(caption, head, rows, numbers=range(1, len(head)))
    if len(turns) < MOST_LINES:
        return shown
    drawing = _drawing(turns, names, titles, caption)
    return Page(element("figure", drawing) + shown.html, shown.text, shown.blocks)


def _drawing(turns: Sequence[Level], names: Sequence[str], titles: Sequence[str], label: str) -> Markup:
    values = [value for row in turns for value in row.values.values()]
    low, high = min(values), max(values)
    across = (WIDE - 2 * MARGIN) / (len(turns) - 1)
    scale = (TALL - 2 * MARGIN) / max(1, high - low)
    lines = [
        [
            (MARGIN + across * step, TALL - MARGIN - scale * (row.values[name] - low))
            for step, row in enumerate(turns)
        ]
        for name in names
    ]
    inside = [_axis(turns, across, low, high), *(_line(spots, place) for place, spots in enumerate(lines))]
    inside += _titles([spots[-1] for spots in lines], titles)
    box = f"0 0 {WIDE + 190} {TALL}"
    return element("svg", *inside, class_="lines", viewBox=box, role="img", aria_label=label)


def _axis(turns: Sequence[Level], across: float, low: int, high: int) -> Markup:
    bottom = TALL - MARGIN
    line = element("path", class_="axis", d=f"M{MARGIN} {MARGIN}V{bottom}H{WIDE - MARGIN}")
    marks = [
        element("text", str(row.turn), x=f"{x:.0f}", y=str(TALL - 14), text_anchor="middle")
        for row, x in ((row, MARGIN + across * step) for step, row in enumerate(turns))
    ]
    ends = [
        element("text", str(value), x=str(MARGIN - 6), y=str(y), text_anchor="end")
        for value, y in ((high, MARGIN + 4), (low, bottom + 4))
    ]
    return Markup().join([line, *marks, *ends])


def _line(spots: Sequence[tuple[float, float]], place: int) -> Markup:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    line = element("path", d=path, stroke_dasharray=_DASHES[place])
    return Markup().join([line, *(_mark(spot, _MARKS[place]) for spot in spots)])


def _titles(ends: Sequence[tuple[float, float]], titles: Sequence[str]) -> list[Markup]:
    """Return what each line is called, at its end; names that would meet stand one under the other."""
    shown, last = [], -float(APART)
    for (x, y), title in sorted(zip(ends, titles, strict=True), key=lambda row: row[0][1]):
        last = max(y + 4, last + APART)
        shown.append(element("text", title, x=f"{x + 12:.1f}", y=f"{last:.1f}"))
    return shown


def _mark(spot: tuple[float, float], shape: str) -> Markup:
    x, y = spot
    if shape == "circle":
        return element("circle", class_="mark", cx=f"{x:.1f}", cy=f"{y:.1f}", r="4")
    return element("rect", class_="mark", x=f"{x - 3.5:.1f}", y=f"{y - 3.5:.1f}", width="7", height="7")
