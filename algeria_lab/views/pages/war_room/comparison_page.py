"""A comparison of two lines of a war in words: sentences and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.pages.war_room.comparison import Comparison, Difference, Levels
from algeria_lab.views.play.time.comparing import Names, pairs_table, places_table
from algeria_lab.views.shared.html import Page, says, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.algeria.words.text import Words


def comparison_page(words: Words, comparison: Comparison, names: Names) -> Page:
    """Return a comparison as sentences and tables.

    Args:
        words: The reader's language.
        comparison: What to tell.
        names: The names of the two lines.
    """
    return says(comparison_says(words, comparison, names)) + comparison_tables(words, comparison, names)


def comparison_tables(words: Words, comparison: Comparison, names: Names) -> Page:
    """Return the tables of a comparison: support by turn, numbers, the places that differ."""
    return (
        _support_table(words, comparison.support, names)
        + _numbers_table(words, comparison, names)
        + _places_table(words, comparison, names)
    )


def comparison_says(words: Words, comparison: Comparison, names: Names) -> list[str]:
    """Return what differs most, in a few sentences."""
    first, second = names
    parted = words.say(
        "compare-parted", first=first, second=second, turn=comparison.parted_turn, moment=comparison.parted
    )
    level = next(row for row in comparison.support if row.turn == comparison.turn)
    support = [
        words.say(f"compare-support-{side}", turn=comparison.turn, **_one_sides(words, level, place, names))
        for place, side in enumerate(("fln", "gov"))
    ]
    places = words.say("compare-places", count=len(comparison.places), turn=comparison.turn)
    return [parted, *_uneven(words, comparison, names), *support, places]


def _uneven(words: Words, comparison: Comparison, names: Names) -> list[str]:
    """Return that the lines are not seen at the same point of the turn, where that is so."""
    if comparison.phases[0] == comparison.phases[1]:
        return []
    one, two = (
        words.say("compare-in-phase", turn=comparison.turn, phase=words.phase(phase))
        if phase
        else words.say("compare-at-end", turn=comparison.turn)
        for phase in comparison.phases
    )
    return [words.say("compare-uneven", first=names[0], second=names[1], one=one, two=two)]


def _one_sides(words: Words, level: Levels, place: int, names: Names) -> dict[str, str]:
    """Return the PSL of one side in both lines, for a sentence."""
    assert level.first is not None, "both lines have begun this turn"
    assert level.second is not None, "both lines have begun this turn"
    change = level.second[place] - level.first[place]
    return {
        "first": names[0],
        "second": names[1],
        "one": words.number(level.first[place]),
        "two": words.number(level.second[place]),
        "change": words.change(change),
    }


def _support_table(words: Words, rows: Sequence[Levels], names: Names) -> Page:
    sides = [
        words.say("compare-side-of", side=words.side(seat), name=name)
        for name in names
        for seat in ("fln", "gov")
    ]
    body = [[_turn(words, row.turn), *_cells(words, row.first), *_cells(words, row.second)] for row in rows]
    caption = words.say("compare-support-caption")
    return table(caption, [words.say("compare-turn"), *sides], body, numbers=(1, 2, 3, 4))


def _turn(words: Words, turn: int) -> str:
    return words.say("compare-turn-number", turn=turn)


def _cells(words: Words, levels: tuple[int, int] | None) -> list[str]:
    return [words.number(level) for level in levels] if levels else ["", ""]


def _numbers_table(words: Words, comparison: Comparison, names: Names) -> Page:
    named = [
        *((f"compare-areas-{pair.name}", pair) for pair in comparison.areas),
        *((f"compare-{pair.name}", pair) for pair in comparison.markers),
        *((f"compare-kind-{pair.name}", pair) for pair in comparison.forces),
    ]
    caption = words.say("compare-numbers-caption", turn=comparison.turn)
    return pairs_table(words, caption, [(words.say(name), pair) for name, pair in named], names)


def _places_table(words: Words, comparison: Comparison, names: Names) -> Page:
    rows = [
        [
            words.place(row.place),
            words.say(f"compare-what-{row.what}"),
            _value(words, row, row.first),
            _value(words, row, row.second),
        ]
        for row in comparison.differences
    ]
    return places_table(words, words.say("compare-places-caption", turn=comparison.turn), rows, names)


def _value(words: Words, row: Difference, value: object) -> str:
    """Return what is in a place in one of the lines."""
    if row.what == "control":
        return words.side(str(value)) or words.say("scene-control-none")
    if isinstance(value, tuple):
        units = [words.say(f"units-{kind}", count=number) for kind, number in reversed(value)]
        return words.listed(units) or words.say("compare-none")
    return words.say("compare-yes" if value else "compare-no")
