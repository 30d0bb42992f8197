"""The orders between which a step lets choose, in words: as their author calls them and as the board does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.asking import action_of
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.lines import parts_of
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.guide.one_of import OneOf
from algeria_lab.scenarios.guide.stage import NotNow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.rules import Rules
    from algeria_lab.scenarios.forms.steps import Choice
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.guide.own_line import Left
    from algeria_lab.scenarios.guide.standing import Standing
    from algeria_lab.views.scenarios.guide.limits import Book
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing

Part = dict[str, Any]
ENDS = "done"  # what ends a decision and does nothing itself


def choices_part(guide: Guide, words: GameWords, book: Book | None) -> Part | None:
    """Return the orders of the step under way, and which was played; None where none is to be chosen."""
    stage = guide.stage
    if stage is None or not stage.step.choose or guide.status not in ("play", "ask", "done"):
        return None
    return {
        "mark": words.say("guiding-is-chosen"),
        "title": words.say("guiding-choose" if stage.done is None else "guiding-chose"),
        "orders": [
            {**named, "chosen": place == stage.chosen, **_to_press(guide, place, words, book)}
            for place, named in enumerate(named_choices(guide, words, book))
        ],
    }


def _to_press(guide: Guide, place: int, words: GameWords, book: Book | None) -> Part:
    """Return whether an order can be pressed, and what is left of one that was begun on the board."""
    course, state = guide.course, guide.table.game.state
    begun = dict(orders_open(guide)) if guide.status == "play" and course.taken() else {}
    if place not in begun:
        return {"open": guide.status == "play", "next": ""}
    showing = book(words.language) if book else None
    left = line_said(course.rails.game.rules, state, "; ".join(begun[place].parts), showing, words)
    return {"open": True, "next": words.say("guiding-choose-next", next=left) if left else ""}


def orders_open(guide: Guide) -> tuple[tuple[int, Left], ...]:
    """Return the orders that agree with all that was played in the step, and what is left of each."""
    stage = guide.stage
    if stage is None or not stage.step.choose:
        return ()
    orders = OneOf(guide.course.rails.game.rules, stage.step.choose, stage.names)
    return orders.after(guide.course.taken()).ways


def play_order(guide: Guide, place: int) -> None:
    """Play an order of the step under way to its end, from where it was begun.

    What was begun of another one is taken back first.

    Args:
        guide: The guide.
        place: Which of the orders.

    Raises:
        NotNow: If there is none to be played now.
        LabError: As `Guide.play`.
    """
    stage = guide.stage
    if stage is None or guide.status != "play" or place not in range(len(stage.step.choose or ())):
        raise NotNow("choose", "no order is to be chosen now.")
    while place not in dict(orders_open(guide)):
        guide.undo()
    left = dict(orders_open(guide))[place]
    for part in left.parts:
        guide.play(part)


def named_choices(guide: Standing, words: GameWords, book: Book | None) -> list[dict[str, str]]:
    """Return what each order of the step is called, and its actions as the board names them.

    Args:
        guide: A guide in such a step.
        words: The reader's language.
        book: What the game says of itself, by language; without it, as they are typed.
    """
    stage = guide.stage
    if stage is None:
        return []
    rules, scenario = guide.course.rails.game.rules, guide.scenario
    showing = book(words.language) if book else None
    found = []
    for one in stage.step.choose or ():
        board = order_said(rules, guide.course.seen(stage.before), one, showing, words)
        name = scenario.said(one.text, words.language)
        found.append({"name": name or board, "board": board if name else ""})
    return found


def chosen_said(guide: Guide, order: str, words: GameWords, book: Book | None) -> str:
    """Return what an order of the step under way is called; as it is typed where the step has gone."""
    orders = [one.order for one in guide.step.choose or ()] if guide.step else []
    return named_choices(guide, words, book)[orders.index(order)]["name"] if order in orders else order


def order_said(
    rules: Rules[Any], state: Any, choice: Choice, showing: Showing[Any, Any] | None, words: GameWords
) -> str:
    """Return the actions of an order as the board names them; as they are typed where it cannot.

    Args:
        rules: The rules of the game.
        state: The position in which the order is given.
        choice: The order.
        showing: What the game says of itself; None where nobody knows.
        words: The reader's language.
    """
    return line_said(rules, state, choice.order, showing, words) or choice.order


def line_said(
    rules: Rules[Any], state: Any, line: str, showing: Showing[Any, Any] | None, words: GameWords
) -> str:
    """Return the actions of a line as the board names them; empty where it cannot. See `order_said`."""
    return words.listed(_named(rules, state, line, showing)) if showing else ""


def _named(rules: Rules[Any], state: Any, order: str, showing: Showing[Any, Any]) -> Iterator[str]:
    """Yield what is done in an order, played on a copy; what only ends it is said where it is all."""
    parts = list(parts_of(order))
    try:
        for part in parts:
            action = action_of(rules, state, part)
            if action.verb != ENDS or len(parts) == 1:
                yield from (offer.text for offer in showing.offers(Actions((action,), about=state)))
            state, _ = rules.apply(state, action, SeededDice(1))
    except LabError:  # what follows hangs on dice: the order itself is what is typed
        return
