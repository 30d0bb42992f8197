"""A line of play in words: what is begun, who takes part, where to, and what ends with it."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.frames import FRAMES, Preparing
from algeria_lab.views.algeria.words.actions import step_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.views.algeria.words.text import Words

Actions: TypeAlias = "tuple[Action, ...]"


class _Deed(NamedTuple):
    """Something that is begun, by one unit or by several alike, and what belongs to it."""

    begun: Actions
    rest: Actions = ()

    @property
    def sort(self) -> tuple[object, ...]:
        """What is the same for units that do the same; where no unit begins it, something of its own."""
        first = self.begun[0]
        if not _names_unit(first):
            return (id(first),)
        return (first.verb, first.args[1:], tuple([(action.verb, action.args) for action in self.rest]))

    @property
    def units(self) -> list[str]:
        return [action.args[0] for action in self.begun if _names_unit(action)]


def line_text(state: State, actions: Sequence[Action], words: Words) -> str:
    """Return a line in words; units that do the same one after the other are said together.

    Args:
        state: The position before it.
        actions: The line.
        words: The reader's language.
    """
    if not actions:
        return ""
    step = FRAMES.name(state.agenda[-1])
    verbs = step_of(step, actions[0].seat)
    # What carries a mission out need not be said of it.
    ends = [one for one in actions[1:] if (verb := verbs.get(one.verb)) and verb.ends and not verb.rolls]
    others = [action for action in actions if action not in ends]
    prepares = isinstance(state.agenda[-1], Preparing)
    said, moved = list[str](), set[str]()
    for deed in [_prepared(others)] if prepares else _deeds(others, verbs):
        # Where a unit was before does not hold once it has been spoken of.
        said.append(_deed_text(deed, None if moved & set(deed.units) else state, words))
        moved.update(deed.units)
    return words.say("list-semicolon").join([*said, *(words.action_at(step, one) for one in ends)])


def _prepared(actions: Sequence[Action]) -> _Deed:
    """Return what a line is that goes on with what has been begun: those who join, and the rest."""
    first = actions[0]
    alike = tuple(takewhile(lambda action: action.verb == first.verb and _names_unit(action), actions))
    return _Deed(alike or (first,), tuple(actions[max(len(alike), 1) :]))


def _deeds(actions: Sequence[Action], verbs: Collection[str]) -> Iterator[_Deed]:
    """Yield what a line begins, one after the other; units that do the same together."""
    single = list[_Deed]()
    for action in actions:
        if not single or action.verb in verbs:
            single.append(_Deed((action,)))
        else:
            single[-1] = single[-1]._replace(rest=(*single[-1].rest, action))
    for _, alike in groupby(single, lambda deed: deed.sort):
        together = list(alike)
        yield _Deed(tuple([deed.begun[0] for deed in together]), together[0].rest)


def _names_unit(action: Action) -> bool:
    return bool(action.args) and action.args[0] in ID_OF


def _deed_text(deed: _Deed, state: State | None, words: Words) -> str:
    first, units = deed.begun[0], deed.units
    text = words.action(first, state, units if len(units) > 1 else [])
    parts = _parts(first, deed.rest, words)
    return words.say("panel-line", action=text, parts=words.listed(parts)) if parts else text


def _parts(begun: Action, rest: Sequence[Action], words: Words) -> list[str]:
    """Return who takes part in what was begun, where it goes and against whom."""
    picked = [action.args[0] for action in rest if action.verb == "pick"]
    said = [words.units(picked)] if picked else []
    lifted = [action.args[0] for action in rest if action.verb == "lift"]
    said += [words.say("panel-lifted", units=words.units(lifted))] if lifted else []
    for action in rest:
        if action.verb == "to":
            way = "to" if begun.verb in ("move", "deploy") else "at"
            said.append(str(words.where(action.args[0])[way]))
        elif action.verb == "target":
            said.append(words.say("panel-against", unit=words.unit(action.args[0])))
        elif action.verb == "air":
            said.append(words.say("panel-with-air", count=int(action.args[0])))
    return said
