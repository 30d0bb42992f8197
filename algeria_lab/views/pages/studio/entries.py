"""What of a scenario can be written in fields: the keys, the kinds of their fields, the lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, get_args

from algeria_lab.core.actions import Seat
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.forms.quiz import Kind
from algeria_lab.scenarios.forms.start import PERSON
from algeria_lab.views.shared.messages import LANGUAGES, Messages

Choice: TypeAlias = tuple[str, str]
GAMES = ("algeria", "insurgent", "twilight")


class Entry(NamedTuple):
    """A key that has a field.

    Attributes:
        key: The key.
        kind: ``said`` (a text by language), ``long`` (likewise, in several lines), ``saids`` (a list of
            them), ``text``, ``number``, ``truth``, ``choice``, ``lines`` (a list, one a line), ``faces``
            (of dice).
        choices: Returns what a choice has, from the whole data.
    """

    key: str
    kind: str
    choices: Callable[[Mapping[str, Any], Messages], list[Choice]] | None = None


class Listed(NamedTuple):
    """A list whose items have fields.

    Attributes:
        key: Its key.
        entries: The fields of an item.
        new: Returns what a new item is, from how many there are.
        inner: A list in each item.
    """

    key: str
    entries: Sequence[Entry]
    new: Callable[[int, Messages], object]
    inner: Listed | None = None


def _known(*names: str) -> Callable[[Mapping[str, Any], Messages], list[Choice]]:
    return lambda _data, words: [(name, words.say(f"studio-choice-{name}")) for name in names]


def _ids(key: str) -> Callable[[Mapping[str, Any], Messages], list[Choice]]:
    return lambda data, _words: [("", "–"), *((name, name) for name in ids(data, key))]


def ids(data: Mapping[str, Any], key: str) -> list[str]:
    """Return the ids of the items of a list, as far as they have some."""
    return [str(item["id"]) for item in items_of(data, key) if isinstance(item, dict) and item.get("id")]


def items_of(data: Mapping[str, Any], key: str) -> list[Any]:
    """Return the items of a list; none where none stands."""
    found = data.get(key)
    return found if isinstance(found, list) else []


def _game(data: Mapping[str, Any]) -> str:
    given = data.get("game")
    return given if given in GAMES else GAMES[0]


def _starts(data: Mapping[str, Any], _words: Messages) -> list[Choice]:
    return [(name, name) for name in subject(_game(data)).rules.scenarios()]


def _players(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    known = subject(_game(data))
    sides: tuple[Seat, ...] = (
        ("fln", "gov")
        if data.get("side") == "both"
        else ("fln" if data.get("side", "gov") == "gov" else "gov",)
    )
    names = dict.fromkeys(name for side in sides for name in known.names(side))
    return [
        ("", words.say("studio-choice-usual")),
        *((name, name) for name in names),
        (PERSON, words.say("studio-choice-person")),
    ]


def _steps(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [
        ("", words.say("studio-choice-next")),
        *((name, name) for name in ids(data, "steps")),
        ("debrief", words.say("studio-part-debrief")),
    ]


HEAD = (
    Entry("title", "said"),
    Entry("about", "long"),
    Entry("id", "text"),
    Entry(
        "lang", "choice", lambda _data, words: [(one, words.say(f"studio-choice-{one}")) for one in LANGUAGES]
    ),
    Entry("minutes", "number"),
    Entry("authors", "lines"),
)
BEGINNING = (
    Entry("game", "choice", _known(*GAMES)),
    Entry("side", "choice", _known("gov", "fln", "both")),
    Entry("start", "choice", _starts),
    Entry("dice", "number"),
    Entry("opponent", "choice", _players),
)
HINTS = Entry("hints", "saids")
STEPS = Listed(
    "steps",
    (
        Entry("id", "text"),
        Entry("title", "said"),
        Entry("text", "long"),
        Entry("play", "lines"),
        Entry("allow", "lines"),
        Entry("goal", "text"),
        HINTS,
        Entry("dice", "faces"),
        Entry("on_done", "long"),
        Entry("ask", "lines"),
        Entry("experiment", "choice", _ids("experiments")),
        Entry("next", "choice", _steps),
        Entry("minutes", "number"),
    ),
    lambda count, words: {"id": f"step-{count + 1}", "text": words.say("studio-new-text")},
)
OPTIONS = Listed(
    "options",
    (Entry("id", "text"), Entry("text", "said"), Entry("match", "said")),
    lambda count, words: {"id": f"option-{count + 1}", "text": words.say("studio-new-text")},
)
QUIZ = Listed(
    "quiz",
    (
        Entry("id", "text"),
        Entry("kind", "choice", _known(*get_args(Kind))),
        Entry("ask", "long"),
        Entry("answer", "text"),
        Entry("document", "text"),
        Entry("again", "text"),
        HINTS,
        Entry("after", "long"),
        Entry("points", "number"),
    ),
    lambda count, words: {
        "id": f"question-{count + 1}",
        "kind": "choice",
        "ask": words.say("studio-new-question"),
        "options": [
            {"id": "yes", "text": words.say("studio-new-yes")},
            {"id": "no", "text": words.say("studio-new-no")},
        ],
        "answer": "yes",
    },
    OPTIONS,
)
GOALS = Listed(
    "goals",
    (Entry("id", "text"), Entry("when", "text"), Entry("say", "long"), Entry("points", "number")),
    lambda count, words: {
        "id": f"goal-{count + 1}",
        "when": "turn >= 2",
        "say": words.say("studio-new-text"),
    },
)
EXPERIMENTS = Listed(
    "experiments",
    (
        Entry("id", "text"),
        Entry("text", "long"),
        Entry("at", "choice", _ids("steps")),
        Entry("runs", "number"),
        Entry("stop", "number"),
        Entry("measures", "lines"),
        Entry("predict", "truth"),
        Entry("caveat", "long"),
    ),
    lambda count, words: {
        "id": f"experiment-{count + 1}",
        "ways": {"usual": {}},
        "runs": 200,
        "caveat": words.say("studio-new-caveat"),
    },
)
DEBRIEF = Listed(
    "debrief", (Entry("ask", "long"),), lambda _count, words: {"ask": words.say("studio-new-question")}
)
LISTS = (STEPS, QUIZ, GOALS, EXPERIMENTS, DEBRIEF)
# Numbers that a position may have of its own, by game; the board or the text say the rest.
NUMBERS = {
    "algeria": ("gov_psl", "fln_psl", "fln_ap", "air", "helicopter", "naval", "border_zone"),
    "insurgent": ("turn",),
    "twilight": ("gov_resources", "fln_resources", "commitment", "border_zone"),
}


def set_up_entries(data: Mapping[str, Any]) -> list[Entry]:
    """Return the numbers of a position that have fields."""
    return [Entry(name, "number") for name in NUMBERS[_game(data)]]
