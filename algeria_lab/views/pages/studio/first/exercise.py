"""Ten minutes with the form: a first exercise, told step by step, and which of its steps are done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.checking.faults import Path
from algeria_lab.views.pages.studio.naming import items_of, tables_of
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.shared.messages import LANGUAGES, Messages

Table: TypeAlias = Mapping[str, Any]
ORDERS = 2  # as many make a choice


class Stage(NamedTuple):
    """A step of what is told; its words are the messages ``exercise-NAME-…``.

    Attributes:
        name: Its name.
        is_done: Whether a scenario has what the step puts into it.
    """

    name: str
    is_done: Callable[[Table], bool]


def tables(data: Table, key: str) -> Iterator[Table]:
    """Yield the tables of a list; data may be wrong in any way."""
    yield from (table for _, table in tables_of(data, key))


def _is_named(data: Table) -> bool:
    title = data.get("title")
    texts = title.values() if isinstance(title, dict) else [title]
    said = {text for text in texts if isinstance(text, str | int) and text}
    return bool(said - {Messages(language).say("studio-new-title") for language in LANGUAGES})


def _begins(data: Table) -> bool:
    start = data.get("start")
    return isinstance(start, dict) and bool(start.get("phase"))


def _decides(data: Table) -> bool:
    """Return whether some step has a choice, and each of its orders an answer."""
    return any(
        len(offered) >= ORDERS and all(one.get("order") and one.get("say") for one in offered)
        for offered in (list(tables(step, "choose")) for step in tables(data, "steps"))
    )


def _watches(data: Table) -> bool:
    return any(step.get("watch") for step in tables(data, "steps"))


def _asked(data: Table) -> Iterator[Table]:
    """Yield the questions that some step asks."""
    names: set[str] = set()
    for step in tables(data, "steps"):
        for key in ("ask", "predict"):
            given = step.get(key)
            names |= {str(one) for one in (given if isinstance(given, list) else [given])}
    yield from (one for one in tables(data, "quiz") if str(one.get("id")) in names)


def _predicts(data: Table) -> bool:
    return any(one.get("kind") == "predict" and one.get("settled") for one in _asked(data))


def _asks(data: Table) -> bool:
    return sum(one.get("kind") != "predict" for one in _asked(data)) >= ORDERS


def _documents(data: Table) -> bool:
    """Return whether some step shows a document of the scenario's own."""
    own = {str(one.get("id")) for one in tables(data, "documents")}
    shown = (show.get("documents") for step in tables(data, "steps") for show in tables(step, "show"))
    return any(own & {str(name) for name in names} for names in shown if isinstance(names, list))


STAGES = (
    Stage("name", _is_named),
    Stage("begin", _begins),
    Stage("decide", _decides),
    Stage("watch", _watches),
    Stage("predict", _predicts),
    Stage("ask", _asks),
    Stage("document", _documents),
)
# What is done with the scenario, rather than in it: the page knows it.
CHECK, PLAY, SHARE = "check", "play", "share"
NAMES = (*(stage.name for stage in STAGES), CHECK, PLAY, SHARE)


def done(data: Table, beside: Collection[str], wrong: Collection[Path] = ()) -> list[str]:
    """Return the names of the steps that are done.

    Args:
        data: The scenario; it may be wrong in any way.
        beside: What was done with it.
        wrong: Where something is wrong with it: a question with a fault is not done.
    """
    faulty = {path[1] for path in wrong if path[:1] == ("quiz",) and len(path) > 1}
    rows = items_of(data, "quiz")
    sound = {**data, "quiz": [row for place, row in enumerate(rows) if place not in faulty]}
    found = {stage.name for stage in STAGES if stage.is_done(sound)}
    if len(found) < len(STAGES):
        beside = set(beside) - {CHECK}  # an empty scenario has no fault, either
    return [name for name in NAMES if name in found or name in beside]


@cache
def exercise(language: str) -> dict[str, Any]:
    """Return what is told, in a language, as the browser draws it."""
    words = Messages(language)
    return {
        "title": words.say("exercise-title"),
        "says": blocks(words.say("exercise-says")),
        "stages": [
            {
                "name": name,
                "title": f"{number}. {words.say(f'exercise-{name}-title')}",
                "do": blocks(words.say(f"exercise-{name}-do")),
                "see": blocks(words.say(f"exercise-{name}-see")),
            }
            for number, name in enumerate(NAMES, start=1)
        ],
    }
