"""The guide: what the step at hand is about and a way to go on, for somebody who is new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.frames import FRAMES, React, Setup
from algeria_lab.algeria.geography import AREA_IDS, AREAS, URBAN
from algeria_lab.algeria.rules import awaited
from algeria_lab.algeria.units import ID_OF, count
from algeria_lab.views.algeria.choices import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

Guide = dict[str, Any]
LAST_GUIDED_TURN = 1  # after it the guide speaks only when it is asked for
MOST_TODO = 3


def make_guide(game: Game[State], words: Words, *, first: bool) -> Guide | None:
    """Return the guide to the decision that is awaited; None once the war is over.

    Args:
        game: The war.
        words: The reader's language.
        first: Whether the reader has decided nothing yet: the guide begins with a welcome.
    """
    if not game.state.agenda:
        return None
    frame, _ = awaited(game.state)
    key = "guide-first" if first and isinstance(frame, Setup) else _key(FRAMES.name(frame), frame.seat, words)
    title = words.say(f"{key}-title")
    return {"title": title, "text": words.say(f"{key}-text"), "todo": _todo(game, key, words)}


def _key(step: str, seat: str, words: Words) -> str:
    """Return the family of messages of a step; one that both sides can have differs by side."""
    of_side = f"guide-{step}-{seat}"
    return of_side if words.has(f"{of_side}-title") else f"guide-{step}"


def _todo(game: Game[State], key: str, words: Words) -> list[str]:
    """Return what may be done next; where nothing is left but to end the step, only that."""
    legal = game.legal()
    if key != "guide-first" and all(RULES.verb(game.state, action).ends for action in legal):
        ways = [words.action(action, game.state) for action in legal]
        return [words.say("time-only-end", ways=words.say("time-or").join(ways))]
    place = example(game.state, key, legal)
    ids = [f"{key}-todo-{number}" for number in range(1, MOST_TODO + 1)]
    if place:
        ids = [f"{one}-at" if words.has(f"{one}-at") else one for one in ids]
    return [words.say(one, **words.where(place)) for one in ids if words.has(one)]


def example(state: State, key: str, legal: Sequence[Action]) -> str:
    """Return a place with which somebody new may well begin; empty where a step has none to propose."""
    find = _EXAMPLES.get(key)
    return next(iter(find(state, legal)), "") if find else ""


def _speaking(state: State, legal: Sequence[Action]) -> list[str]:
    """Return where the FLN can make propaganda, fewest patrols first, cities before the country."""
    able = _standing(state, legal, "propaganda")
    return sorted(able, key=lambda place: (state.patrols(place) if place in AREAS else 0, place not in URBAN))


def _standing(state: State, legal: Sequence[Action], verb: str) -> list[str]:
    places = [state.place[ID_OF[action.args[0]]] for action in legal if action.verb == verb]
    return list(dict.fromkeys(places))


def _flushed(state: State, legal: Sequence[Action]) -> list[str]:
    """Return where the Government can flush, most exposed FLN units first."""
    able = [action.args[0] for action in legal if action.verb == "flush"]
    return sorted(able, key=lambda area: -count(state.fln_at(area) & ~state.ug))


def _held(state: State, _: Sequence[Action]) -> Iterator[str]:
    """Yield the areas where the FLN is, most units first."""
    yield from sorted(filter(state.fln_at, AREA_IDS), key=lambda area: -count(state.fln_at(area)))


def _founded(state: State, legal: Sequence[Action]) -> Iterator[str]:
    """Yield where a Cadre can become a Front."""
    yield from (state.place[ID_OF[action.args[0]]] for action in legal if action.args[1:] == ("front",))


def _acted(state: State, _: Sequence[Action]) -> Iterator[str]:
    """Yield where the mission is that may be answered."""
    if isinstance(state.top, React):
        yield state.top.area


_EXAMPLES: dict[str, Callable[[State, Sequence[Action]], Sequence[str] | Iterator[str]]] = {
    "guide-operations-fln": _speaking,
    "guide-operations-gov": _flushed,
    "guide-gov_reinforcement": _held,
    "guide-gov_deployment": _held,
    "guide-mobilize": _held,
    "guide-fln_reinforcement": _founded,
    "guide-react": _acted,
}
