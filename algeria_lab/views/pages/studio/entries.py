"""What of a scenario can be written in fields: the keys, the kinds of their fields, the lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, get_args

from algeria_lab.scenarios.forms.quiz import Cells, Kind
from algeria_lab.scenarios.forms.steps import MOST_CHOICES
from algeria_lab.scenarios.forms.whole import MOST_DOCUMENTS
from algeria_lab.views.pages.studio.happening import (
    CHOOSE,
    MODES,
    MOST_TURNS,
    OPTIONED,
    PART,
    PLAY,
    WATCH,
    awaits,
    happens,
    new_options,
)
from algeria_lab.views.pages.studio.naming import Naming, questions_named, steps_named, with_ids
from algeria_lab.views.pages.studio.offered.beginnings import (
    GAMES,
    LATER,
    PHASE,
    START,
    TURN,
    game_of,
    phase_told,
    phases,
    player_told,
    players,
    start_told,
    starts,
)
from algeria_lab.views.pages.studio.offered.readings import quantities
from algeria_lab.views.pages.studio.offered.sources import (
    SHOW,
    documents_known,
    shown_by,
    shown_in,
    sources_known,
)
from algeria_lab.views.pages.studio.tied import asked_in
from algeria_lab.views.shared.messages import LANGUAGES, Messages

Choice: TypeAlias = tuple[str, str]
KINDS: tuple[str, ...] = get_args(Kind)


class Entry(NamedTuple):
    """A key that has a field.

    Attributes:
        key: The key.
        kind: ``said`` (a text by language), ``long`` (likewise, in several lines), ``saids`` (a list of
            them), ``text``, ``number``, ``truth``, ``choice``, ``picks`` (several of what there is to choose
            from, in an order), ``lines`` (a list, one a line), ``order`` (what is played, in one line),
            ``orders`` (several, one a line), ``faces`` (of dice), ``condition``, ``reading`` (a number of the
            game, or how much it changes).
        choices: Returns what there is to choose from, each with what it means, from the whole data.
        own: Likewise, from the whole data and the item itself.
        group: Under which heading of an item it stands: none, ``shown``, ``asked``, ``answered``, or
            ``rest``, which is folded; ``name`` for the id, which stands last and small.
        only: Whether it has a place in an item as that is; what is filled is shown all the same.
        reads: Returns what stands in a field that is not a key of the file, from the whole data and the item.
        says: Under which name messages speak of it; that of the key if empty.
        careful: Whether keys that only pass by a choice change nothing.
        inner: A key of the table that stands under the key, where the field is about that one.
        told: Returns what is said of what stands in the field, instead of a hint; may be empty.
        shared: The name of a long list that fields share, of which the choices are; see `LONG_LISTS`.
    """

    key: str
    kind: str
    choices: Callable[[Mapping[str, Any], Messages], list[Choice]] | None = None
    own: Callable[[Mapping[str, Any], Mapping[str, Any], Messages], list[Choice]] | None = None
    group: str = ""
    only: Callable[[Mapping[str, Any]], bool] | None = None
    reads: Callable[[Mapping[str, Any], Mapping[str, Any]], str | list[str] | None] | None = None
    says: str = ""
    careful: bool = False
    inner: str = ""
    told: Callable[[Mapping[str, Any], Messages, str], str] | None = None
    shared: str = ""


class Listed(NamedTuple):
    """A list whose items have fields.

    Attributes:
        key: Its key.
        entries: The fields of an item.
        new: Returns what a new item is, from how many there are.
        inner: Lists in each item.
        only: Whether such a list has a place in an item; what is filled is shown all the same.
        most: How many items there may be; any number if 0.
    """

    key: str
    entries: Sequence[Entry]
    new: Callable[[int, Messages], object]
    inner: Sequence[Listed] = ()
    only: Callable[[Mapping[str, Any]], bool] | None = None
    most: int = 0


def _known(*names: str) -> Callable[[Mapping[str, Any], Messages], list[Choice]]:
    return lambda _data, words: [(name, words.say(f"studio-choice-{name}")) for name in names]


def _one_of(key: str) -> Callable[[Mapping[str, Any], Messages], list[Choice]]:
    """Return what offers the items of a list by how they begin, and none of them."""

    def offered(data: Mapping[str, Any], words: Messages) -> list[Choice]:
        naming = Naming(data, words)
        return [("", "–"), *((str(item["id"]), naming.named(item)) for item in with_ids(data, key))]

    return offered


def _a_step(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [("", "–"), *steps_named(data, words)]


def _steps(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [
        ("", words.say("studio-choice-next")),
        *steps_named(data, words),
        ("debrief", words.say("studio-part-debrief")),
    ]


def _a_later_step(data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [("", words.say("studio-choice-at-once")), *steps_named(data, words)]


def new_question(count: int, words: Messages) -> dict[str, object]:
    """Return a question to begin with, from how many there are."""
    return {
        "id": f"question-{count + 1}",
        "kind": "choice",
        "ask": words.say("studio-new-question"),
        "options": new_options(words),
        "answer": "yes",
    }


def _about(kinds: Sequence[str]) -> Callable[[Mapping[str, Any]], bool]:
    return lambda question: question.get("kind", KINDS[0]) in kinds


def _in_mode(mode: str) -> Callable[[Mapping[str, Any]], bool]:
    return lambda step: happens(step) == mode


def _modes(_data: Mapping[str, Any], step: Mapping[str, Any], words: Messages) -> list[Choice]:
    known = MODES if happens(step) == PART else MODES[:-1]
    return [(mode, words.say(f"studio-choice-happens-{mode}")) for mode in known]


def _turns(_data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [(str(count), words.say("studio-choice-turns", count=count)) for count in range(1, MOST_TURNS + 1)]


def _answers(data: Mapping[str, Any], question: Mapping[str, Any], words: Messages) -> list[Choice]:
    naming = Naming(data, words)
    options = [(str(one["id"]), naming.named(one)) for one in with_ids(question, "options")]
    is_told = any("when" in one for one in with_ids(question, "options"))
    return [("", words.say("studio-choice-engine")), *options] if is_told else options


def _askers(data: Mapping[str, Any], question: Mapping[str, Any], words: Messages) -> list[Choice]:
    """Return the steps; and none of them where none asks the question."""
    none = [] if asked_in(data, question) else [("", words.say("studio-choice-unasked"))]
    return [*none, *steps_named(data, words)]


def _texts(data: Mapping[str, Any], question: Mapping[str, Any], words: Messages) -> list[Choice]:
    """Return the other free texts."""
    naming = Naming(data, words)
    others = [one for one in with_ids(data, "quiz") if one.get("kind") == "text" and one is not question]
    return [("", "–"), *((str(one["id"]), naming.named(one)) for one in others)]


def _read_in(_data: Mapping[str, Any], words: Messages) -> list[Choice]:
    return [(one, words.say(f"studio-read-{one}")) for one in ("both", *LANGUAGES)]


ID = Entry("id", "text", group="name", careful=True)
HEAD = (
    Entry("title", "said"),
    Entry("about", "long"),
    Entry("minutes", "number"),
    Entry(
        "lang", "choice", lambda _data, words: [(one, words.say(f"studio-choice-{one}")) for one in LANGUAGES]
    ),
    Entry("read_in", "choice", _read_in),
    Entry("authors", "lines"),
    ID,
)
BEGINNING = (
    Entry("game", "choice", _known(*GAMES)),
    Entry("side", "choice", _known("gov", "fln", "both")),
    Entry(START, "choice", starts, told=start_told),
    Entry(START, "choice", phases, inner=PHASE, told=phase_told),
    Entry(START, "number", inner=TURN),
    Entry("dice", "number"),
    Entry("opponent", "choice", players, told=player_told),
)
HINTS = Entry("hints", "saids", group="rest")
CHOOSING = Listed(
    "choose",
    (
        Entry("text", "said"),
        Entry("order", "order"),
        Entry("say", "long"),
        Entry("to", "choice", _steps),
    ),
    lambda _count, words: {"order": "", "say": words.say("studio-new-text")},
    only=_in_mode(CHOOSE),
    most=MOST_CHOICES,
)
STEPS = Listed(
    "steps",
    (
        Entry("title", "said"),
        Entry("text", "long"),
        Entry("happens", "choice", own=_modes, reads=lambda _data, step: happens(step), careful=True),
        Entry("play", "orders", only=_in_mode(PLAY)),
        Entry("watch", "choice", _turns, only=_in_mode(WATCH)),
        Entry(
            SHOW,
            "picks",
            group="shown",
            shared="sources",
            reads=lambda _data, step: shown_in(step.get(SHOW)),
        ),
        Entry("predict", "picks", questions_named, group="asked"),
        Entry("ask", "picks", questions_named, group="asked"),
        Entry("on_done", "long", group="rest"),
        Entry("next", "choice", _steps, group="rest"),
        Entry("minutes", "number", group="rest"),
        HINTS,
        Entry("allow", "lines", group="rest"),
        Entry("goal", "condition", group="rest"),
        Entry("experiment", "choice", _one_of("experiments"), group="rest"),
        Entry("dice", "faces", group="rest"),
        ID,
    ),
    lambda count, words: {"id": f"step-{count + 1}", "text": words.say("studio-new-text")},
    (CHOOSING,),
)
OPTIONS = Listed(
    "options",
    (
        Entry("text", "said"),
        Entry("match", "said", only=lambda _option: False),
        Entry("when", "condition", only=lambda _option: False),
        ID,
    ),
    lambda count, words: {"id": f"option-{count + 1}", "text": words.say("studio-new-text")},
    only=_about(OPTIONED[:-1]),  # a prediction may have some, each with the condition of its own
)
QUIZ = Listed(
    "quiz",
    (
        Entry("ask", "long"),
        Entry("kind", "choice", _known(*KINDS), careful=True),
        Entry("step", "choice", own=_askers, reads=asked_in, careful=True),
        Entry("document", "choice", shared="documents", only=_about(("sheet",))),
        *(
            Entry("cells", "said", inner=name, group="answered", only=_about(("sheet",)))
            for name in Cells.model_fields
        ),
        Entry("again", "choice", own=_texts, only=_about(("text",))),
        Entry("answer", "choice", own=_answers, group="answered", only=_about(("choice",))),
        Entry("answer", "picks", own=_answers, group="answered", only=_about(("many",))),
        Entry(
            "answer", "text", group="answered", only=_about(("number", "fraction", "map")), says="answer-free"
        ),
        Entry("answer", "reading", quantities, group="answered", only=awaits, says="answer-read"),
        Entry("settled", "choice", _a_later_step, group="answered", only=_about(("predict",))),
        Entry("after", "long", group="answered"),
        HINTS,
        Entry("points", "number", group="rest"),
        ID,
    ),
    new_question,
    (OPTIONS,),
)
DOCUMENTS = Listed(
    "documents",
    (
        Entry("who", "said"),
        Entry("what", "said"),
        Entry("when", "said"),
        Entry("text", "long"),
        Entry("source", "said"),
        Entry("addressee", "said"),
        Entry("place", "said"),
        Entry("caution", "long"),
        Entry("shown", "picks", steps_named, reads=lambda data, one: shown_by(data, str(one.get("id", "")))),
        ID,
    ),
    lambda count, words: (
        {"id": f"document-{count + 1}"}
        | {
            name: words.say(f"studio-new-document-{name}")
            for name in ("who", "what", "when", "source", "text")
        }
    ),
    most=MOST_DOCUMENTS,
)
GOALS = Listed(
    "goals",
    (Entry("say", "long"), Entry("when", "condition"), Entry("points", "number"), ID),
    lambda count, words: {
        "id": f"goal-{count + 1}",
        "when": "turn >= 2",
        "say": words.say("studio-new-text"),
    },
)
EXPERIMENTS = Listed(
    "experiments",
    (
        Entry("text", "long"),
        Entry("at", "choice", _a_step),
        Entry("runs", "number"),
        Entry("stop", "number"),
        Entry("measures", "lines"),
        Entry("predict", "truth"),
        Entry("caveat", "long"),
        ID,
    ),
    lambda count, words: {
        "id": f"experiment-{count + 1}",
        "ways": {"usual": {}},
        "runs": 200,
        "caveat": words.say("studio-new-caveat"),
    },
)
DEBRIEF = Listed(
    "debrief",
    (Entry("ask", "long"),),
    lambda count, words: {"ask": words.say("studio-new-question" if count else "studio-new-debrief")},
)
LISTS = (STEPS, QUIZ, DOCUMENTS, GOALS, EXPERIMENTS, DEBRIEF)
# Lists that are long, and the same for many fields: they cross to the browser once.
LONG_LISTS = {"documents": documents_known, "sources": sources_known}
# Numbers that a position may have of its own, by game; the board or the text say the rest.
NUMBERS = {
    "algeria": ("gov_psl", "fln_psl", "fln_ap", "air", "helicopter", "naval", "border_zone"),
    "insurgent": ("turn",),
    "twilight": ("gov_resources", "fln_resources", "commitment", "border_zone"),
}


def beginning_entries(data: Mapping[str, Any]) -> list[Entry]:
    """Return the fields of where a scenario begins: a later turn or phase only in the game that has them."""
    return [entry for entry in BEGINNING if not entry.inner or game_of(data) == LATER]


def set_up_entries(data: Mapping[str, Any]) -> list[Entry]:
    """Return the numbers of a position that have fields."""
    return [Entry(name, "number") for name in NUMBERS[game_of(data)]]
