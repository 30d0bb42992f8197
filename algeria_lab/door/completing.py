"""Tab inside the quotation marks of a call: names of games and scenarios, and what can be played now.

IPython and JupyterLab ask jedi, which knows types but no games. A matcher of our own answers where a call of
the front door or of a game waits for a name; everywhere else it says nothing, and others answer as before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypedDict, TypeGuard

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.core.game import Game

# A call whose last argument, or the one named, is a text that has no end yet.
_CALL = re.compile(
    r"(?P<of>[A-Za-z_]\w*(?:\.\w+)?)\(\s*(?:(?P<quote>[\"'])(?P<first>[\w-]*)(?P=quote)\s*,\s*)?"
    r"(?:\w+\s*=\s*)?[\"'](?P<typed>[^\"'\n]*)$"
)
_PLAYED = ("play", "refuse", "odds")  # methods of a game that read a line
_HOUSE = __name__.partition(".")[0]
_MARK = "is_of_algeria_lab"  # on our matcher, so that it is registered once
_MOST = 400  # lines in a list; whoever has more to choose from types another letter


class Found(TypedDict):
    """What IPython calls the result of a matcher."""

    completions: list[Any]
    matched_fragment: str
    suppress: bool


def offer_names() -> None:
    """Register the matcher with the notebook or console that runs, once; elsewhere do nothing."""
    from IPython.core.getipython import get_ipython

    shell: Any = get_ipython()
    if shell is None or any(hasattr(one, _MARK) for one in shell.Completer.custom_matchers):
        return
    from IPython.core.completer import context_matcher

    @context_matcher(identifier="algeria_lab.names")  # type: ignore[untyped-decorator, unused-ignore]
    def names(context: Any) -> Found:
        return _found(context.text_until_cursor, shell.user_ns)

    setattr(names, _MARK, True)
    shell.Completer.custom_matchers.append(names)


def _found(text: str, names: Mapping[str, object]) -> Found:
    from IPython.core.completer import SimpleCompletion

    call = _CALL.search(text)
    typed, offered = (call["typed"], _offered(call, names)) if call else ("", ())
    kept = [SimpleCompletion(one, type="text") for one in _beginning(offered, typed)]
    return {"completions": kept[:_MOST], "matched_fragment": typed, "suppress": bool(kept)}


def _beginning(offered: Iterable[str], typed: str) -> list[str]:
    """Return what begins as was typed, each once."""
    return list(dict.fromkeys(one for one in offered if one.startswith(typed)))


def _offered(call: re.Match[str], names: Mapping[str, object]) -> Iterable[str]:
    """Return what the text of a call may be; nothing for calls that are not ours."""
    owner, _, method = call["of"].partition(".")
    held = names.get(owner)
    if method and method in _PLAYED and _is_game(held):
        return () if call["first"] is not None else _played(held, call["typed"])
    name = method if _is_front_door(held) else _name_of(held)
    return _NAMED[name](call["first"]) if name in _NAMED else ()


def _is_front_door(held: object) -> bool:
    return isinstance(held, ModuleType) and held.__name__ == _HOUSE


def _name_of(held: object) -> str:
    """Return the name of a function of ours, whatever it is called here; empty for anything else."""
    if not isinstance(held, FunctionType) or held.__module__.partition(".")[0] != _HOUSE:
        return ""
    return held.__name__


def _is_game(held: object) -> TypeGuard[Game[Any]]:
    from algeria_lab.core.game import Game

    return isinstance(held, Game)


def _played(game: Game[Any], typed: str) -> Iterable[str]:
    """Return lines that a game takes now; behind a semicolon its verbs, for the dice have not fallen."""
    begun, mark, _ = typed.rpartition(";")
    if mark:
        return [f"{begun}{mark} {verb}" for verb in game.verbs()]
    legal = [str(action) for action in game.legal()]
    return [*legal, *(line.partition(" ")[2] for line in legal if typed)]


def _games(first: str | None) -> Iterable[str]:
    """Return games, or the scenarios of the one that is named before."""
    from algeria_lab.games import GAMES

    if first is None:
        return GAMES
    return GAMES[first].rules().scenarios() if first in GAMES else ()


def _scenarios(first: str | None) -> Iterable[str]:
    from algeria_lab.games import GAMES

    return [name for record in GAMES.values() for name in record.rules().scenarios()] if first is None else ()


def _examples(first: str | None) -> Iterable[str]:
    from algeria_lab.scenarios.examples import example_names

    return example_names() if first is None else ()


_NAMED: Mapping[str, Callable[[str | None], Iterable[str]]] = {
    "open_game": _games,
    "position": _scenarios,
    "compare": _scenarios,
    "guide": _examples,
    "read_scenario": _examples,
    "cards": _games,
}
