"""The legal actions as a reader chooses among them: alike units together, many at once, odds beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.algeria.frames import FRAMES, FlnReinforcement, GovReinforcement, Mobilize, React
from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.rules import AlgeriaRules, preview
from algeria_lab.algeria.spending import HALVES, half_points, in_points
from algeria_lab.algeria.units import ID_OF, KIND, KIND_OF
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

# Where dice fall: only for these actions is a distribution worth showing beforehand.
ROLLING: dict[str, frozenset[str]] = {
    "operations": frozenset({"propaganda", "civil_affairs", "suppress", "resettle", "intelligence"}),
    "move": frozenset({"to"}),
    "commit_air": frozenset({"air"}),
    "un_debate": frozenset({"raise_fln", "lower_gov"}),
    "purge_zone": frozenset({"zone"}),
    **dict.fromkeys(("strike", "raid", "harass", "flush", "react", "assist"), frozenset({"done"})),
}
# Actions that end a step; the board keeps them in sight.
ENDING = frozenset({"done", "pass", "auto_pass", "yield", "decline", "keep"})
# Actions that a click on a piece must not take at once, for they take the piece away or turn it over.
ASKED_FIRST = frozenset({"remove", "to_france", "mode"})
# Actions that are often wanted for several units at once, and that roll no dice.
REPEATED = frozenset({"pick", "patrol", "ops", "activate"})
# Points to be distributed: whose support is raised or lowered has to be said.
SHARED = frozenset({"raise", "lower"})
PAYING_STEPS = GovReinforcement | FlnReinforcement
ANYWHERE = Action("gov", "to", ("ALGIERS",))
NO_DICE = FixedDice(())


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
    return (action.verb, *(unit_key(state, arg) if arg in ID_OF else arg for arg in action.args))


def unit_key(state: State, name: str) -> tuple[object, ...]:
    """Return what alike units share: type, place, box and condition."""
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
        "price": _price_of_legal(state, action, words),
        "rolls": rolls,
        "ends": action.verb in ENDING,
        "leads": action.verb == "quick" or (action.args == ("all",) and action.verb == "ops"),
        "ask": action.verb in ASKED_FIRST,
    }
    return {"id": str(action)} | {name: value for name, value in found.items() if value}


def is_rolled(state: State, action: Action) -> bool:
    """Return whether dice fall for an action, so that a distribution is worth showing beforehand."""
    frame = state.agenda[-1]
    if isinstance(frame, React) and action.verb == "decline":
        return frame.mission == "strike"  # nobody reacts to a Strike: that costs the Government a die
    return action.verb in ROLLING.get(FRAMES.name(frame), ())


def _price_of_legal(state: State, action: Action, words: Words) -> str:
    if not isinstance(state.top, PAYING_STEPS) or action.verb in ENDING:
        return ""
    return _price(state, (action,), preview(state, action, NO_DICE), words)


def _heading(action: Action, words: Words) -> str:
    if action.verb in SHARED:
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
    after = _after(state, actions)
    if after is None:
        return
    units = [arg for action in actions for arg in action.args if arg in ID_OF]
    text = words.action(actions[0], state, units)
    line = "; ".join(map(str, actions))
    group = _heading(actions[0], words)
    found = {"targets": list(targets), "price": _price(state, actions, after, words)}
    yield {"id": line, "group": group, "text": text} | {name: value for name, value in found.items() if value}


def _after(state: State, actions: Sequence[Action]) -> State | None:
    """Return the position after actions that roll no dice; None if one of them is not allowed."""
    try:
        for action in actions:
            state = AlgeriaRules().preview(state, action, NO_DICE)
    except IllegalAction:
        return None
    return state


def price_text(state: State, actions: Sequence[Action], words: Words) -> str:
    """Return what *actions* cost, where units are paid for; empty elsewhere and for what is free."""
    if not isinstance(state.top, PAYING_STEPS) or actions[0].verb in ENDING:
        return ""
    after = _after(state, actions)
    return _price(state, actions, after, words) if after else ""


def _price(state: State, actions: Sequence[Action], after: State, words: Words) -> str:
    """Return what *actions* cost that lead to the position *after*."""
    if not isinstance(state.top, PAYING_STEPS) or actions[0].verb in ENDING:
        return ""
    if isinstance(after.top, Mobilize):  # the price is paid on arrival, and is the same everywhere
        after = preview(after, ANYWHERE, NO_DICE)
    if points := state.fln_ap - after.fln_ap:
        return words.say("scene-price-ap", count=points)
    halves = half_points(state) - half_points(after)
    if not halves:
        return ""
    # The amount decides between singular and plural, the number is written the reader's way.
    return words.say("scene-price-support", count=halves / HALVES, number=words.number(in_points(halves)))
