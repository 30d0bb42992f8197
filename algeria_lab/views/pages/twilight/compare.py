"""A comparison of two branches of a game as parts of its page: sentences, both maps, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.pages.twilight.comparison import Comparison, Difference, compare
from algeria_lab.views.play.map_scene import still_map
from algeria_lab.views.play.time.comparing import Names, Told, pairs_table, places_table
from algeria_lab.views.play.time.timeline import branch_name
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.twilight.game import CAMPAIGN

if TYPE_CHECKING:
    from algeria_lab.core.branches import Branch
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords


def tell_apart(first: Branch[State], second: Branch[State], words: TwilightWords) -> Told:
    """Return two branches compared as they stand.

    Args:
        first: The branch that is being played.
        second: The other.
        words: The reader's language.
    """
    names = branch_name(first, words), branch_name(second, words)
    comparison = compare(first.game, second.game)
    boards = [
        still_map(CAMPAIGN, branch.game.fork(moment), name, comparison.places, words)
        for branch, name, moment in zip((first, second), names, comparison.moments, strict=True)
    ]
    told = says(comparison_says(words, comparison, names))
    return Told(told, boards, [], comparison_tables(words, comparison, names))


def comparison_says(words: TwilightWords, comparison: Comparison, names: Names) -> list[str]:
    """Return what differs most, in a few sentences."""
    named = {"first": names[0], "second": names[1]}
    parted = words.say("campaign-compare-parted", **named, moment=comparison.parted)
    one, two = comparison.now
    sums = [
        words.say(
            f"campaign-compare-{side}",
            **named,
            turn=comparison.turn,
            one=words.number(getattr(one, side)),
            two=words.number(getattr(two, side)),
            change=words.change(getattr(two, side) - getattr(one, side)),
        )
        for side in ("gov", "fln")
    ]
    places = words.say("campaign-compare-places", count=len(comparison.places), turn=comparison.turn)
    return [parted, *sums, places]


def comparison_tables(words: TwilightWords, comparison: Comparison, names: Names) -> Page:
    """Return the tables of a comparison: both sums by card, numbers, the spaces that differ."""
    named = [
        *((words.say(f"twilight-track-{pair.name}"), pair) for pair in comparison.tracks),
        *((words.say(f"campaign-compare-{pair.name}"), pair) for pair in comparison.spaces),
        *((words.say(f"twilight-kind-{pair.name}"), pair) for pair in comparison.pieces),
    ]
    caption = words.say("campaign-compare-numbers", turn=comparison.turn)
    rows = [
        [
            words.place(row.place),
            words.say(f"campaign-compare-what-{row.what}"),
            _value(words, row, row.first),
            _value(words, row, row.second),
        ]
        for row in comparison.differences
    ]
    differ = words.say("campaign-compare-spaces", turn=comparison.turn)
    return (
        _sums_table(words, comparison, names)
        + pairs_table(words, caption, named, names)
        + places_table(words, differ, rows, names)
    )


def _sums_table(words: TwilightWords, comparison: Comparison, names: Names) -> Page:
    lines = [words.say(f"twilight-track-{line}") for line in ("ob", "sc")]  # as `Lines` has them
    heads = [words.say("compare-side-of", side=line, name=name) for name in names for line in lines]
    body = [
        [
            words.number(row.turn) if row.turn else words.say("campaign-compare-start"),
            *(words.number(value) for value in row.first or ()),
            *("" for _ in lines if row.first is None),
            *(words.number(value) for value in row.second or ()),
            *("" for _ in lines if row.second is None),
        ]
        for row in comparison.sums
    ]
    head = [words.say("campaign-compare-card"), *heads]
    return table(words.say("campaign-compare-sums"), head, body, numbers=(1, 2, 3, 4))


def _value(words: TwilightWords, row: Difference, value: object) -> str:
    """Return what is in a space in one of the lines."""
    if isinstance(value, tuple):
        return words.stack(value) or words.say("campaign-compare-none")
    if isinstance(value, bool):
        return words.say("compare-yes" if value else "compare-no")
    if isinstance(value, int):
        return words.number(value)
    return words.say(f"twilight-{row.what}-{value}")
