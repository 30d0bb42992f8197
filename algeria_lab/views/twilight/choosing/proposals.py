"""What can be done at a space in one go: what is begun, who and how many, in which box; and its line."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from algeria_lab.core.actions import Action
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.views.play.lines import NO_DICE, begun
from algeria_lab.views.twilight.choosing.bundles import (
    AIM,
    ON_MAP,
    SLOT,
    TARGET_AT,
    Row,
    bundles_of,
    composed,
    rows_of,
)
from algeria_lab.views.twilight.choosing.presets import ASKS_WHO, chosen_of, led_to
from algeria_lab.views.twilight.engine import RULES, step_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from algeria_lab.core.actions import Seat
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.choosing.bundles import Ask, Bundle

# What follows the choice of a space, and is chosen together with it.
FOLLOWS = {
    ("train", "train"): "place",
    ("garrison", "garrison"): "bring",
    ("sweep", "sweep"): "bring",
    ("march", "march"): "group",
    ("deploy", "deploy"): "move",
    ("neutralize", "neutralize"): "remove",
    ("moves", "to"): "from",
    ("rally", "rally"): "",
}
BOXES = tuple(WORDS.values())


@dataclass(frozen=True)
class Proposal:
    """Something to be done at a space, with what is still to be chosen about it.

    Attributes:
        id: Its own at the space, and among those that are about no space.
        step: The decision whose words name it.
        verb: What is done, as these words call it.
        rule: Citation key.
        seat: Who does it.
        lead: What is done first, without the side; `AIM` stands where an aim is chosen.
        rows: Of what some are chosen.
        aims: What one of is chosen: boxes, spaces, or whole actions.
        aim: The aim that is chosen beforehand; empty where the reader must.
        chosen: How many of each row are chosen beforehand, by key.
        least: How many of the first row there must be.
        covers: The action that stands for it among those of the scene; empty for none.
        home: The space that it is about, where that is not the one at which it is proposed.
        waits: Whether it is nothing before the reader has said who.
    """

    id: str
    step: str
    verb: str
    rule: str
    seat: Seat
    lead: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    aims: tuple[str, ...] = ()
    aim: str = ""
    chosen: Mapping[str, int] = field(default_factory=dict)
    least: int = 0
    covers: str = ""
    home: str = ""
    waits: bool = False

    def line(self, counts: Mapping[str, int], aim: str) -> str:
        """Return the line of actions that numbers and an aim make; empty as long as it waits for somebody."""
        wanted = {row.key: min(counts.get(row.key, 0), row.most) for row in self.rows}
        if self.waits and not any(wanted.values()):
            return ""
        led = [part.replace(AIM, aim) for part in self.lead]
        parts = [*filter(None, led), *composed(wanted, aim)]
        return "; ".join(f"{self.seat} {part}" for part in parts)

    @property
    def begins(self) -> str:
        """The line as it is chosen beforehand."""
        return self.line(self.chosen, self.aim or next(iter(self.aims), ""))


def proposals_at(state: State, place: str, legal: Sequence[Action]) -> list[Proposal]:
    """Return what can be done at a space now, beside what is a single action.

    Args:
        state: The position.
        place: A space of the map.
        legal: What may be offered.
    """
    if isinstance(state.top, Turn):
        return list(_operations(state, place, legal))
    step = step_of(state)
    found: list[Proposal] = []
    leaving: dict[object, list[Bundle]] = {}
    for bundle in bundles_of(state, legal):
        if bundle.counts and bundle.home == place:
            found.append(_of_bundle(state, bundle))
        elif bundle.counts and place in bundle.sources:
            leaving.setdefault(bundle.ask if bundle.ask in TARGET_AT else bundle, []).append(bundle)
        elif (step, bundle.verb) in FOLLOWS and bundle.actions[0].args == (place,):
            found.append(_led(state, step, bundle.actions[0]))
    return found + [_away(state, some, place) for some in leaving.values()]


def proposal_of(state: State, action: Action, legal: Sequence[Action]) -> tuple[str, Proposal] | None:
    """Return the space and the proposal of which a legal action is a part; None where it stands alone."""
    step = step_of(state)
    for bundle in bundles_of(state, legal):
        if action in bundle.actions:
            if bundle.counts:
                return bundle.home, _of_bundle(state, bundle)
            if (step, action.verb) in FOLLOWS:
                return bundle.home, _led(state, step, action)
    return None


def _of_bundle(state: State, bundle: Bundle) -> Proposal:
    rows = tuple(_limited(state, bundle, rows_of(state, bundle)))
    first = bundle.actions[0]
    return Proposal(
        bundle.name,
        bundle.step,
        bundle.name,
        RULES.verb(state, first).rule,
        first.seat,
        rows=rows,
        chosen=chosen_of(state, bundle.ask, rows),
        least=_least(bundle.ask, rows),
        covers=str(first),
        waits=bundle.ask in ASKS_WHO,
    )


def _least(ask: Ask, rows: Sequence[Row]) -> int:
    """Return how many of the only row there must be: one, but where nobody is chosen beforehand."""
    return 1 if len(rows) == 1 and ask not in ASKS_WHO else 0


def _limited(state: State, bundle: Bundle, rows: Sequence[Row]) -> Iterator[Row]:
    """Yield rows with no more than can be chosen of them where each piece is an action."""
    for row in rows:
        if row.key.count("#"):
            yield row
            continue
        yield row._replace(most=_repeats(state, bundle.actions[0].seat, row))


def _repeats(state: State, seat: Seat, row: Row) -> int:
    """Return how often the action of a row can be taken in succession, as far as is known beforehand."""
    action, done = Action.parse(f"{seat} {row.key.rpartition(SLOT)[0]}"), 0
    while done < row.most and RULES.to_move(state) == seat and RULES.refuse(state, action) is None:
        after = begun(RULES, state, action)
        done += 1
        if after is None:
            break
        state = after
    return done


def _away(state: State, bundles: Sequence[Bundle], place: str) -> Proposal:
    """Return the same choice from where the pieces are: how many of those here, and where to."""
    alike = bundles[0]._replace(actions=tuple(one for bundle in bundles for one in bundle.actions))
    rows = tuple(rows_of(state, alike, source=place))
    at = TARGET_AT.get(alike.ask)
    going = [one for one in alike.actions if place in one.args]
    aims = () if at is None else tuple(dict.fromkeys(one.args[at] for one in going if one.args[at] != place))
    return Proposal(
        f"{alike.verb}-from",
        alike.step,
        alike.verb,
        RULES.verb(state, going[0]).rule,
        going[0].seat,
        rows=rows,
        aims=aims,
        aim=aims[0] if len(aims) == 1 else "",
        chosen=chosen_of(state, alike.ask, rows),
        least=_least(alike.ask, rows),
        covers=str(alike.actions[0]),
        home="" if aims else alike.home,
        waits=alike.ask in ASKS_WHO,
    )


def _led(state: State, step: str, action: Action) -> Proposal:
    """Return the choice of a space together with what follows there."""
    lead = " ".join([action.verb, *action.args])
    rule, after = RULES.verb(state, action).rule, begun(RULES, state, action)
    ask = step, action.verb
    name = action.verb if action.args[0] in ON_MAP else lead  # one of several tracks is named itself
    plain = Proposal(name, step, action.verb, rule, action.seat, lead=(lead,), covers=str(action))
    if after is None or RULES.to_move(after) != action.seat:
        return plain
    legal = RULES.legal(after)
    if ask == ("rally", "rally"):
        ways = (
            tuple(" ".join([one.verb, *one.args]) for one in legal) if step_of(after) == "rally-space" else ()
        )
        most = max(
            (way for way in ways if way.startswith("place ")),
            key=lambda way: int(way.split()[-1]),
            default="",
        )
        return replace(plain, lead=(lead, AIM) if ways else plain.lead, aims=ways, aim=most)
    followed = [
        bundle
        for bundle in bundles_of(after, [one for one in legal if one.verb == FOLLOWS[ask]])
        if bundle.home == action.args[0]
    ]
    rows = tuple(row for bundle in followed for row in _limited(after, bundle, rows_of(after, bundle)))
    chosen = led_to(after, ask, rows)
    least = 1 if chosen and len(rows) == 1 and ask == ("march", "march") else 0
    return replace(plain, rows=rows, chosen=chosen, least=least, waits=ask in ASKS_WHO)


def _operations(state: State, place: str, legal: Sequence[Action]) -> Iterator[Proposal]:
    """Yield the operations that can begin at a space, each with the boxes in which they can."""
    for name in OPERATIONS:
        boxes = [action for action in legal if action.verb == name and action.args[0] in BOXES]
        if not boxes:
            continue
        first = boxes[0]
        after = RULES.preview(state, first, NO_DICE)
        select = Action(first.seat, name, (place,))
        if RULES.refuse(after, select):
            continue
        led = _led(after, name, select) if (name, name) in FOLLOWS and name != "rally" else None
        aims = tuple(action.args[0] for action in boxes)
        yield Proposal(
            f"turn-{name}",
            "turn",
            name,
            RULES.verb(after, select).rule,
            first.seat,
            lead=(f"{name} {AIM}", f"{name} {place}"),
            rows=led.rows if led else (),
            aims=aims,
            aim=aims[0],
            chosen=led.chosen if led else {},
            least=led.least if led else 0,
        )
