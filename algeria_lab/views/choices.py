"""The legal actions as a reader chooses among them: alike units together, many at once, odds beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.algeria.consequences import action_odds
from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.spending import HALVES, half_points, in_points
from algeria_lab.algeria.units import ID_OF, KIND, KIND_OF
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.views.event_text import sentence

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.text import Words

# Actions that roll: only for these is a distribution worth showing beforehand.
ROLLING = frozenset({"propaganda", "to", "done", "civil_affairs", "suppress", "resettle", "intelligence"})
ROLLING_STEPS = frozenset({"strike", "raid", "harass", "flush", "react", "move", "operations", "assist"})
# Actions that end a step; the board keeps them in sight.
ENDING = frozenset({"done", "pass", "auto_pass", "yield", "decline", "keep"})
# Actions that a click on a piece must not take at once, for they take the piece away or turn it over.
ASKED_FIRST = frozenset({"remove", "to_france", "mode"})
# Actions that are often wanted for several units at once, and that roll no dice.
REPEATED = frozenset({"pick", "patrol", "ops", "activate"})
PAYING_STEPS = frozenset({"gov_reinforcement", "fln_reinforcement"})
ANYWHERE = Action("gov", "to", ("ALGIERS",))


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
    choices = [_single(state, bundle, words) for bundle in bundles]
    return choices + list(_several(state, bundles, words))


def _bundles(state: State, legal: Sequence[Action]) -> Iterator[Bundle]:
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in legal:
        found.setdefault(_alike_key(state, action), []).append(action)
    for actions in found.values():
        units = [arg for action in actions for arg in action.args if arg in ID_OF]
        yield Bundle(tuple(actions), tuple(units))


def _alike_key(state: State, action: Action) -> tuple[object, ...]:
    return (action.verb, *(_unit_key(state, arg) if arg in ID_OF else arg for arg in action.args))


def _unit_key(state: State, name: str) -> tuple[object, ...]:
    number = ID_OF[name]
    flags = [bool(held >> number & 1) for held in (state.neutralized, state.dispersed, state.airmobile)]
    return (KIND_OF[number].name, state.place[number], state.box_of(number), *flags)


def _single(state: State, bundle: Bundle, words: Words) -> dict[str, Any]:
    action = bundle.first
    places = [arg for arg in action.args if arg in PLACES]
    several = bundle.units if len(bundle.units) > 1 else ()
    rolls = is_rolled(state, action)
    found = {
        "group": _heading(action, words),
        "text": words.action(action, state, several[:1]),
        # Where dice fall only the whole sentence is clear enough.
        "short": "" if rolls else _short(state, bundle, words),
        "targets": [*places, *bundle.units],
        "price": price_text(state, (action,), words),
        "rolls": rolls,
        "ends": action.verb in ENDING,
        "ask": action.verb in ASKED_FIRST,
    }
    return {"id": str(action)} | {name: value for name, value in found.items() if value}


def is_rolled(state: State, action: Action) -> bool:
    """Return whether dice fall for an action, so that a distribution is worth showing beforehand."""
    return action.verb in ROLLING and state.agenda[-1][0] in ROLLING_STEPS


def _heading(action: Action, words: Words) -> str:
    kinds = [words.kind(arg) for arg in action.args if arg in KIND]
    return words.listed([words.group(action), *kinds])


def _short(state: State, bundle: Bundle, words: Words) -> str:
    """Return what tells the action from others under its heading; empty where only the whole text does."""
    action, parts = bundle.first, []
    if bundle.units:
        parts.append(_counted(words.kind(KIND_OF[ID_OF[bundle.units[0]]].name), len(bundle.units), words))
        stands = state.place[ID_OF[bundle.units[0]]]
        parts += [words.place(stands)] if stands in PLACES and stands not in state.agenda[-1] else []
    parts += [words.place(arg) for arg in action.args if arg in PLACES]
    parts += [arg for arg in action.args if arg.isdigit()]
    rest = [arg for arg in action.args if not (arg in ID_OF or arg in PLACES or arg in KIND or arg.isdigit())]
    return "" if rest else sentence(words.listed(parts))


def _counted(kind: str, number: int, words: Words) -> str:
    return words.say("scene-several", kind=kind, number=number) if number > 1 else kind


def _several(state: State, bundles: Sequence[Bundle], words: Words) -> Iterator[dict[str, Any]]:
    """Yield lines that take all alike units at once, and one that takes all units whatever they are."""
    repeated = [bundle for bundle in bundles if bundle.first.verb in REPEATED and bundle.units]
    for bundle in repeated:
        if len(bundle.units) > 1:
            yield from _line(state, bundle.actions, words, targets=bundle.units)
    for verb in dict.fromkeys(bundle.first.verb for bundle in repeated):
        alike = [bundle for bundle in repeated if bundle.first.verb == verb]
        has_own = any(bundle.first.verb == verb and not bundle.units for bundle in bundles)
        if len(alike) > 1 and not has_own:
            yield from _line(state, [action for bundle in alike for action in bundle.actions], words)


def _line(
    state: State, actions: Sequence[Action], words: Words, targets: Sequence[str] = ()
) -> Iterator[dict[str, Any]]:
    """Yield a line of *actions* as one choice, if all of it is allowed; without *targets* it is a button."""
    if not _is_allowed(state, actions):
        return
    units = [arg for action in actions for arg in action.args if arg in ID_OF]
    text = words.action(actions[0], state, units)
    line = "; ".join(map(str, actions))
    group = _heading(actions[0], words)
    found = {"targets": list(targets), "price": price_text(state, actions, words)}
    yield {"id": line, "group": group, "text": text} | {name: value for name, value in found.items() if value}


def _is_allowed(state: State, actions: Sequence[Action]) -> bool:
    for action in actions:
        if AlgeriaRules().refuse(state, action):
            return False
        state = _carried_out(state, action)
    return True


def price_text(state: State, actions: Sequence[Action], words: Words) -> str:
    """Return what *actions* cost, where units are paid for; empty elsewhere and for what is free."""
    if state.agenda[-1][0] not in PAYING_STEPS or actions[0].verb in ENDING:
        return ""
    after = state
    for action in actions:
        after = _carried_out(after, action)
    if after.agenda[-1][0] == "mobilize":  # the price is paid on arrival, and is the same everywhere
        after = _carried_out(after, ANYWHERE)
    if points := state.fln_ap - after.fln_ap:
        return words.say("scene-price-ap", count=points)
    halves = half_points(state) - half_points(after)
    # The amount decides between singular and plural, the number is written the reader's way.
    return (
        words.say("scene-price-support", count=halves / HALVES, number=words.number(in_points(halves)))
        if halves
        else ""
    )


def _carried_out(state: State, action: Action) -> State:
    return AlgeriaRules().preview(state, action, FixedDice(()))


def odds_text(state: State, action: Action, words: Words) -> str:
    """Return the exact odds of an action that rolls, in a few words; empty for others."""
    if not is_rolled(state, action):
        return ""
    try:
        return words.odds(action_odds(AlgeriaRules(), state, action))
    except TooManyOutcomes:
        return words.say("scene-odds-too-many")
