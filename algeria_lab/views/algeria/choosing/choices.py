"""The legal actions as a reader chooses among them: alike units together, many at once, odds beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF, KIND, KIND_OF, first, kind_of, unit
from algeria_lab.algeria.draft import PSL, Draft
from algeria_lab.algeria.frames import ChooseLoss, Operations
from algeria_lab.algeria.missions.combat import COMBAT
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.steps import FREE, Price
from algeria_lab.algeria.support import hit
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.views.algeria.choosing.placing import rest_of_setup
from algeria_lab.views.algeria.choosing.prices import begun_price, paid, price_of, price_text, total
from algeria_lab.views.algeria.choosing.thresholds import crossings
from algeria_lab.views.play.lines import NO_DICE, is_rolled
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

RULES = AlgeriaRules()
Costs: TypeAlias = Callable[[Price], dict[str, Any]]


class Bundle(NamedTuple):
    """Actions that differ only in which of several alike units they name.

    Attributes:
        actions: The actions; any of them will do.
        units: The alike units, if the actions name units.
    """

    actions: tuple[Action, ...]
    units: tuple[str, ...]

    @property
    def first(self) -> Action:
        """The action that stands for all."""
        return self.actions[0]


def make_choices(state: State, legal: Sequence[Action], words: Words) -> list[dict[str, Any]]:
    """Return every choice as the board shows it, those for several units after those for one."""
    bundles = list(_bundles(state, legal))
    # Many choices have one price: what that leaves is worked out once.
    cost = cache(partial(_cost, state, words))
    choices = [_single(state, bundle, words, cost) for bundle in bundles]
    return [*choices, *_several(state, bundles, words, cost), *_rest(state, legal, words)]


def _bundles(state: State, legal: Sequence[Action]) -> Iterator[Bundle]:
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in legal:
        found.setdefault(_alike_key(state, action), []).append(action)
    for actions in found.values():
        units = [arg for action in actions for arg in action.args if arg in ID_OF]
        yield Bundle(tuple(actions), tuple(units))


def _alike_key(state: State, action: Action) -> tuple[object, ...]:
    return (action.verb, *(unit_key(state, arg) if arg in ID_OF else arg for arg in action.args))


def unit_key(state: State, name: str) -> tuple[object, ...]:
    """Return what alike units share: type, place, box and condition."""
    number = ID_OF[name]
    flags = [bool(held >> number & 1) for held in (state.neutralized, state.dispersed, state.airmobile)]
    return (KIND_OF[number].name, state.place[number], state.box_of(number), *flags)


def _single(state: State, bundle: Bundle, words: Words, cost: Costs) -> dict[str, Any]:
    action = bundle.first
    places = [arg for arg in action.args if arg in PLACES]
    several = bundle.units if len(bundle.units) > 1 else ()
    verb, rolls = RULES.verb(state, action), is_rolled(RULES, state, action)
    loses = isinstance(state.top, ChooseLoss)
    found = {
        "group": _heading(action, words),
        "text": _loss(state, bundle, words) if loses else words.action(action, state, several[:1]),
        # Where dice fall only the whole sentence is clear enough.
        "short": "" if rolls or loses else _short(state, bundle, words),
        "targets": [*places, *bundle.units],
        "rolls": rolls,
        # What is offered whole is planned before it is begun.
        "mission": isinstance(state.top, Operations) and not verb.ends,
        "ends": verb.ends,
        "leads": action.verb == "quick" or (action.args == ("all",) and action.verb == "ops"),
        "ask": verb.asks_first,
    }
    found |= cost(price_of(state, action))
    return {"id": str(action)} | {name: value for name, value in found.items() if value}


def _loss(state: State, bundle: Bundle, words: Words) -> str:
    """Return a unit that may take the next hit, and what that does."""
    name = bundle.first.args[0]
    kind = sentence(_counted(words.kind(KIND_OF[ID_OF[name]].name), len(bundle.units), words))
    return words.say("choice-loss", unit=kind, effect=loss_text(state, name, words))


def _heading(action: Action, words: Words) -> str:
    if words.has(f"choice-{action.verb}"):  # whose support is raised or lowered has to be said
        return words.say(f"choice-{action.verb}", seat=action.seat)
    kinds = [words.kind(arg) for arg in action.args if arg in KIND]
    return words.listed([words.group(action), *kinds])


def _short(state: State, bundle: Bundle, words: Words) -> str:
    """Return what tells the action from others under its heading; empty where only the whole text does."""
    action, parts = bundle.first, []
    if bundle.units:
        kind, stands = words.kind(KIND_OF[ID_OF[bundle.units[0]]].name), state.place[ID_OF[bundle.units[0]]]
        # Of units in the pool one is meant, at its price: the number only says how many there are.
        counted = _counted if stands in PLACES else _stocked
        parts.append(counted(kind, len(bundle.units), words))
        parts += (
            [words.place(stands)] if stands in PLACES and stands != getattr(state.top, "area", "") else []
        )
    places = [words.place(arg) for arg in action.args if arg in PLACES]
    parts += [words.say("choice-way").join(places)] if action.verb == "shift" else places
    parts += [arg for arg in action.args if arg.isdigit()]
    rest = [arg for arg in action.args if not (arg in ID_OF or arg in PLACES or arg in KIND or arg.isdigit())]
    return "" if rest else sentence(words.listed(parts))


def _counted(kind: str, number: int, words: Words) -> str:
    return words.say("scene-several", kind=kind, number=number) if number > 1 else kind


def _stocked(kind: str, number: int, words: Words) -> str:
    return words.say("choice-stock", kind=kind, number=number)


def _several(state: State, bundles: Sequence[Bundle], words: Words, cost: Costs) -> Iterator[dict[str, Any]]:
    """Yield lines that take all alike units at once, and one that takes all units whatever they are."""
    repeated = [bundle for bundle in bundles if bundle.units and RULES.verb(state, bundle.first).repeats]
    for bundle in repeated:
        if len(bundle.units) > 1:
            yield from _line(state, bundle.actions, words, cost, targets=bundle.units)
    for verb in dict.fromkeys(bundle.first.verb for bundle in repeated):
        alike = [bundle for bundle in repeated if bundle.first.verb == verb]
        has_own = any(bundle.first.verb == verb and not bundle.units for bundle in bundles)
        if len(alike) > 1 and not has_own:
            yield from _line(state, [action for bundle in alike for action in bundle.actions], words, cost)


def _rest(state: State, legal: Sequence[Action], words: Words) -> Iterator[dict[str, Any]]:
    """Yield the line that places the rest of a side's units, where all of it may be chosen."""
    line = rest_of_setup(state)
    if line and set(line) <= set(legal):
        text = words.say("choice-place-the-rest", count=len(line))
        yield {"id": "; ".join(map(str, line)), "group": words.group(line[0]), "text": text, "leads": True}


def _line(
    state: State, actions: Sequence[Action], words: Words, cost: Costs, targets: Sequence[str] = ()
) -> Iterator[dict[str, Any]]:
    """Yield a line of *actions* as one choice, if all of it is allowed; without *targets* it is a button."""
    if not _is_allowed(state, actions):
        return
    units = [arg for action in actions for arg in action.args if arg in ID_OF]
    text = words.action(actions[0], state, units)
    line = "; ".join(map(str, actions))
    group = _heading(actions[0], words)
    found = {"targets": list(targets), **cost(total(price_of(state, action) for action in actions))}
    yield {"id": line, "group": group, "text": text} | {name: value for name, value in found.items() if value}


def _is_allowed(state: State, actions: Sequence[Action]) -> bool:
    """Return whether actions that roll no dice are allowed one after the other."""
    try:
        for action in actions:
            state = RULES.preview(state, action, NO_DICE)
    except IllegalAction:
        return False
    return True


def _cost(state: State, words: Words, price: Price) -> dict[str, Any]:
    """Return a price and what it leaves, in words, and whether that crosses a threshold."""
    if price == FREE:
        return {}
    if price.air:  # Air Points are committed in all, not beside those committed before
        price = price._replace(air=price.air + begun_price(state).air)
    return {"price": price_text(state, price, words), "warns": bool(crossings(state, paid(state, price)))}


def loss_text(state: State, name: str, words: Words) -> str:
    """Return what a hit does to a unit and to support, such as ``reduced to a Band, FLN support −1``."""
    draft = Draft(state.copy(), NO_DICE, listening=False)
    smaller, points = hit(draft, unit(name), COMBAT)
    said = [
        words.say("loss-reduced", kind=words.kind(kind_of(first(smaller)).name))
        if smaller
        else words.say("loss-eliminated")
    ]
    changes = {track: getattr(draft.state, track) - getattr(state, track) for track in PSL.values()}
    said += [words.say(f"brings-{track}", change=words.change(by)) for track, by in changes.items() if by]
    if points:
        said.append(words.say("brings-gov_points", count=points))
    return words.listed(said)
