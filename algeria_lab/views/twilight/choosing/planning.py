"""A line of play worked out before it is sent: what it costs, what may come of it, or why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.views.play.lines import begun, follow, is_rolled
from algeria_lab.views.play.told.chances import row_view
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.notices import info
from algeria_lab.views.twilight.choosing.fighting import fought
from algeria_lab.views.twilight.choosing.foretelling import foretold, priced
from algeria_lab.views.twilight.choosing.prices import line_price, price_text, warnings
from algeria_lab.views.twilight.engine import RULES, step_of
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.telling.rolls import roll_view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.views.play.lines import Reached
    from algeria_lab.views.shared.notices import Notice
    from algeria_lab.views.twilight.choosing.prices import Paid
    from algeria_lab.views.twilight.words.text import TwilightWords

    OffLimits = Callable[[State, Action], Notice | None]
Reply = dict[str, Any]


def plan_line(state: State, line: str, words: TwilightWords, off_limits: OffLimits) -> Reply:
    """Return a line of play worked out; see `Plan` in the browser's types.

    An empty line is one that waits for the reader to say who.

    Args:
        state: The position.
        line: The line.
        words: The reader's language.
        off_limits: Says why an action is not part of what the table is limited to; None where it is.
    """
    if not line:
        waits = info(words, "play-nobody-yet")
        return {"line": "", "text": "", "price": "", "warns": [], "odds": None, "refusal": waits}
    reached = follow(RULES, state, line, words)
    notices = map(off_limits, reached.positions, reached.actions)
    notice = _too_many(state, line, words) or reached.notice or next(filter(None, notices), None)
    price = [] if notice else line_price(reached.positions, reached.actions)
    more = "" if notice else foretold(reached.positions, reached.actions, words)
    return {
        "line": line,
        "text": _said(reached, price, words),
        "price": priced(price_text(price, words), more),
        "warns": warnings(price, words),
        "odds": None if notice else _odds(reached.positions[-1], reached.actions[-1], words),
        "refusal": notice,
        **({} if notice else _losses(reached, words)),
    }


def _too_many(state: State, line: str, words: TwilightWords) -> Notice | None:
    """Return that a line takes more pieces from the map than are missing; None where it does not."""
    missing: Any = state.top
    taken = [part for part in parse_line(line) if "take" in part.split()]
    if not isinstance(missing, Supply) or len(taken) <= missing.number:
        return None
    return info(words, "play-only-missing", pieces=words.pieces(KINDS[missing.kind], missing.number))


def _losses(reached: Reached[State], words: TwilightWords) -> Reply:
    """Return what the fight at the end of a line may take from either side."""
    found = fought(reached.positions[-1], reached.actions[-1], words)
    return {"losses": sentence(found)} if found else {}


def _said(reached: Reached[State], price: Sequence[Paid], words: TwilightWords) -> str:
    """Return a line in words, with what it does not bring, or brings only by taking pieces from the map."""
    text = line_text(reached.positions, reached.actions, words)
    if any(action.verb == "send" for action in reached.actions) and not (price or reached.notice):
        return words.say("play-brings-no-commitment", text=text)
    after = None if reached.notice else begun(RULES, reached.positions[-1], reached.actions[-1])
    waiting = [] if after is None else [one for one in after.agenda if isinstance(one, Supply)]
    lacking = [KINDS[one.kind] for one in waiting for _ in range(one.number)]
    return words.say("play-taken-from-the-map", text=text, pieces=words.stack(lacking)) if lacking else text


def line_text(positions: Sequence[State], actions: Sequence[Action], words: TwilightWords) -> str:
    """Return a line in words, each action as its decision calls it.

    Args:
        positions: The position before each action.
        actions: The actions.
        words: The reader's language.
    """
    steps = zip(positions, actions, strict=True)
    said = [words.action(action, step_of(state), state) for state, action in steps]
    return sentence(words.say("list-semicolon").join(said)) if said else ""


def _odds(state: State, action: Action, words: TwilightWords) -> Reply | None:
    """Return the exact chances of an action, less what is the same however dice fall: the price says that."""
    if not is_rolled(RULES, state, action):
        return None
    if action.verb == "attack":
        rows = _numbers(state, action, words)
        return {"summary": _summary(rows, words), "rows": rows, "exact": [], "mods": []}
    showing = TwilightShowing(words)
    try:
        found = showing.chances(showing.prospects(RULES, RULES.observe(state, action.seat), action))
    except TooManyOutcomes:
        return {"summary": words.say("scene-odds-too-many"), "rows": [], "exact": [], "mods": []}
    rows = [row_view(words, sentence(row.text), row.share) for row in found]
    if len(rows) == 1:
        # The die settles a number for what follows, and nothing that could be seen yet.
        rows = _numbers(state, action, words) or rows
    return {"summary": _summary(rows, words), "rows": rows, "exact": [], "mods": []}


def _numbers(state: State, action: Action, words: TwilightWords) -> list[Reply]:
    """Return the chances of what the first die of an action means, likeliest first; empty for no such die."""
    _, events = RULES.apply(state, action, SeededDice(0))
    rolls = [roll_view(words, [event], 0, ()) for event in events if isinstance(event, Rolled)]
    first = next(filter(None, rolls), None)
    rows = sorted(first["rows"], key=lambda row: -row["share"]) if first else []
    return [{name: row[name] for name in row if name != "came"} for row in rows]


def _summary(rows: Sequence[Reply], words: TwilightWords) -> str:
    """Return the likeliest rows in a sentence, for those who do not see the bars."""
    if len(rows) == 1:
        return words.say("panel-odds-certain", text=rows[0]["text"])
    tops = [row for row in rows if row["chance"] == rows[0]["chance"]]
    text = words.say("list-semicolon").join(row["text"] for row in tops)
    return words.say(
        "panel-odds-summary", results=len(rows), count=len(tops), text=text, chance=rows[0]["chance"]
    )
