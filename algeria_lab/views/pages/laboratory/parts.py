"""The sections of the laboratory above the results: the question, the prediction, the run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.citations import known_citations
from algeria_lab.experiments.measuring.measures import END, measurable
from algeria_lab.experiments.measuring.record import Constant
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.sensitivity import in_order
from algeria_lab.views.experiments import controls
from algeria_lab.views.experiments.text import (
    constant_name,
    constant_value,
    measure_name,
    measure_title,
    opening_does,
    opening_title,
    opponent_title,
    player_title,
    position_title,
    question_text,
    quoted_way,
    way_title,
)
from algeria_lab.views.experiments.words import told
from algeria_lab.views.pages.laboratory.blanks import BLANKS
from algeria_lab.views.pages.laboratory.check import WHOLE
from algeria_lab.views.pages.laboratory.form import (
    ALL,
    FEWEST_WAYS,
    MOST_WAYS,
    NONE,
    OWN,
    RUNS,
    WAR,
    Form,
    limits_of,
    offered,
)
from algeria_lab.views.pages.laboratory.link import MOST_OPPONENTS, MOST_SEED
from algeria_lab.views.pages.laboratory.wars import NOW
from algeria_lab.views.shared.rules import rule_title

if TYPE_CHECKING:
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.experiments.controls import Control, Group, Part
    from algeria_lab.views.pages.laboratory.link import Asked
    from algeria_lab.views.pages.laboratory.wars import OpenedWar
    from algeria_lab.views.shared.messages import GameWords


# What is played, against what the form asks: nothing, the same, something else; or its results are shown.
RunState = Literal["fresh", "going", "going-other", "done"]
BUTTONS: Mapping[RunState, tuple[str, str]] = {
    "fresh": ("run", "lab-run"),
    "going-other": ("run", "lab-run-other"),
    "done": ("more", "lab-run-more"),
}


def form_part(words: GameWords, form: Form, faults: dict[str, str], war: OpenedWar | None) -> Part:
    """Return the section in which the question is changed, field by field.

    Args:
        words: The reader's language.
        form: What has been chosen.
        faults: What stands in the way, by the key of a field.
        war: The saved war that was opened last.
    """
    groups = [
        _place_group(words, form, war),
        _ways_group(words, form) if form.mode == "ways" else _audit_group(words, form),
        _against_group(words, form),
        _size_group(words, form),
    ]
    return {
        "key": "form",
        "title": "",
        "says": [],
        "folded": {"label": words.say("lab-fold"), "groups": controls.with_errors(groups, faults)},
        "groups": [_link_group(words)],
    }


def question_part(words: GameWords, form: Form, faults: dict[str, str], notes: list[str]) -> Part:
    """Return the section that says the question: in a sentence, and at length on demand.

    Args:
        words: The reader's language.
        form: What has been chosen.
        faults: What stands in the way, by the key of a field.
        notes: Sentences to say behind it, such as how long it is likely to take.
    """
    part: Part = {
        "key": "question",
        "title": words.say("experiment-heading-question"),
        "beside": True,
        "says": [],
        "groups": [],
    }
    if faults:
        return {**part, "says": [faults.get(WHOLE) or words.say("lab-not-ready")]}
    exactly: controls.Exactly = {"label": words.say("lab-exactly"), "says": [asked_text(words, form)]}
    return {**part, "says": [*short_text(words, form), *notes], "exactly": exactly}


def short_text(words: GameWords, form: Form) -> list[str]:
    """Return the question in short sentences, the first of which asks it."""
    question = form.question()
    ways = [quoted_way(words, question, way) for way in question.ways]
    asks = "lab-asks-way" if len(ways) == 1 else "lab-asks-ways"
    if form.mode != "ways":
        asks = "lab-asks-rules"
    opponents = [opponent_title(words, question, name) for name in question.opponents]
    return [
        words.say(asks, side=form.side, ways=words.say("lab-or").join(ways), count=len(ways) - 1),
        words.say(
            "lab-asks-where",
            position=position_title(words, form.position),
            opponents=words.listed(words.say("experiment-quoted", name=name) for name in opponents),
        ),
        words.say("lab-reads", measure=measure_name(words, form.measure)),
    ]


def asked_text(words: GameWords, form: Form) -> str:
    """Return the question in words, with what is read from the wars."""
    asked = question_text(words, form.question())
    return f"{asked} {words.say('lab-reads', measure=measure_name(words, form.measure))}"


def _place_group(words: GameWords, form: Form, war: OpenedWar | None) -> Group:
    names = [(name, words.scenario(name)) for name in form.position.subject.rules.scenarios()]
    saved = form.position.state is not None
    own = saved or bool(form.position.options)
    if own:
        names.append((WAR, position_title(words, form.position)))
    chosen = WAR if own else form.position.scenario
    place = controls.select("position", words.say("lab-position"), chosen, names)
    place["kept"] = form.game
    games = [(game, words.say(f"lab-game-{game}")) for game in BLANKS]
    found = [controls.choice("game", words.say("lab-game"), form.game, games)]
    found += [place, controls.file("open", words.say("lab-open"), hint=words.say("lab-open-hint"))]
    if saved and war:
        moments = [(str(turn), words.say("lab-moment-turn", turn=turn)) for turn in war.turns]
        moments.append((NOW, words.say("lab-moment-now", turn=war.now.turn)))
        found.append(controls.select("moment", words.say("lab-moment"), war.moment(form.position), moments))
    sides = [(seat, words.say(f"lab-side-{seat}")) for seat in SEATS]
    found.append(controls.choice("side", words.say("lab-side"), form.side, sides))
    if audit.constants(form.game):
        modes = [(mode, words.say(f"lab-mode-{mode}")) for mode in ("ways", "audit")]
        found.append(controls.choice("mode", words.say("lab-mode"), form.mode, modes))
    return controls.group("place", words.say("lab-group-place"), found)


def _player(words: GameWords, form: Form, key: str, label: str, name: str, seat: Seat) -> list[Control]:
    """Return the menu of players for a field, and the number of a family such as ``resettle-3``."""
    options = [(one, own_title(words, form, one, seat)) for one in offered(form, seat, name)]
    found = [controls.select(key, label, name, options, hint=_idea(words, form, name, seat))]
    if name not in form.own and (limits := limits_of(name, seat, form.game)):
        family, _, number = name.rpartition("-")
        said = f"lab-number-{family}"
        label = words.say(said if words.has(said) else "lab-number")
        found.append(controls.number(f"{key}.number", label, int(number), limits))
    return found


def own_title(words: GameWords, form: Form, name: str, seat: Seat) -> str:
    """Return what people call a way of the form."""
    if name not in form.own:
        return player_title(words, name, seat)
    given = name.removeprefix(OWN)
    return opening_title(words, given, form.own[name]) or words.say("lab-own", name=given)


def _idea(words: GameWords, form: Form, name: str, seat: Seat) -> str:
    if name == NONE:
        return ""
    if name in form.own:
        does = opening_does(words, name.removeprefix(OWN), form.own[name])
        return f"{does[:1].upper()}{does[1:]}" or words.say("lab-own-hint")
    try:
        return told(words).players.idea(name, seat, words.language)
    except LabError:
        return ""


def _ways_group(words: GameWords, form: Form) -> Group:
    found: list[Control] = []
    for place, name in enumerate(form.ways):
        label = words.say("lab-player")
        fields = _player(words, form, f"way.{place}", label, name, form.side)
        if len(form.ways) > FEWEST_WAYS:
            fields.append(controls.button(f"drop.{place}", words.say("lab-drop", number=place + 1)))
        title = words.say("lab-way-first" if place == 0 else "lab-way", number=place + 1)
        found.append(controls.card(f"card.{place}", title, fields))
    if len(form.ways) < MOST_WAYS:
        found.append(controls.button("add", words.say("lab-add")))
    return controls.group("ways", words.say("lab-group-ways", side=words.say(f"the-side-{form.side}")), found)


def _audit_group(words: GameWords, form: Form) -> Group:
    fields = _player(words, form, "doctrine", words.say("lab-player"), form.doctrine, form.side)
    found = [controls.card("card.doctrine", words.say("lab-doctrine"), fields)]
    known = audit.constants(form.game)
    names = [(name, constant_name(words, name)) for name in known]
    names.append((ALL, words.say("lab-constant-all")))
    chosen = known.get(form.constant)
    hint = rule_text(words, chosen) if chosen else words.say("lab-constant-all-hint")
    fields = [controls.select("constant", words.say("lab-constant"), form.constant, names, hint=hint)]
    if chosen:
        fields.append(value_slider(words, chosen, words.say("lab-value"), form.value))
    found.append(controls.card("card.constant", words.say("lab-changed"), fields))
    return controls.group("audit", words.say("lab-group-audit"), found)


def rule_text(words: GameWords, constant: Constant) -> str:
    """Return the rule that prints a constant."""
    title = rule_title(known_citations(words.game)[constant.rule], words)
    return words.say("lab-rule", rule=title, cite=words.cite(constant.rule))


def value_slider(words: GameWords, constant: Constant, label: str, value: int) -> Control:
    """Return a slider over the values of a constant, the printed one marked."""
    values = in_order(constant.name, {constant.printed, *constant.others})
    options = [(str(number), constant_value(words, constant.name, number)) for number in values]
    mark = str(constant.printed), words.say("lab-printed")
    return controls.slider("value", label, str(value), options, mark=mark)


def _against_group(words: GameWords, form: Form) -> Group:
    found = []
    for place in range(MOST_OPPONENTS):
        name = form.against[place] if place < len(form.against) else NONE
        fields = _player(words, form, f"against.{place}", words.say("lab-player"), name, form.other)
        if place:
            fields[0]["options"] = [(NONE, words.say("lab-opponent-none")), *fields[0]["options"]]
        found.append(controls.card(f"other.{place}", words.say("lab-opponent", number=place + 1), fields))
    side = words.say(f"the-side-{form.other}")
    return controls.group("against", words.say("lab-group-against", side=side), found)


def _size_group(words: GameWords, form: Form) -> Group:
    say, last = words.say, form.stop.turn
    measures = [(name, measure_title(words, name)) for name in measurable(form.game)]
    # A turn beyond the last one stays chosen until the reader mends either.
    read = {*range(1, last + 1), form.measure.turn or last}
    turns = [(str(turn), say("lab-at-turn", turn=turn)) for turn in sorted(read)]
    moment = END if form.measure.turn is None else str(form.measure.turn)
    runs = [(str(runs), say("lab-count", count=runs)) for runs in sorted({*RUNS, form.runs})]
    return controls.group(
        "size",
        say("lab-group-size"),
        [
            controls.select("measure", say("lab-measure"), form.measure.name, measures),
            controls.select("at", say("lab-at"), moment, [(END, say("lab-at-end")), *turns]),
            controls.select("runs", say("lab-runs"), str(form.runs), runs, hint=say("lab-runs-hint")),
            controls.number("turn", say("lab-turn"), last, (1, form.last_turn), hint=say("lab-turn-hint")),
            controls.number("seed", say("lab-seed"), form.seed, (0, MOST_SEED), hint=say("lab-seed-hint")),
        ],
    )


def _link_group(words: GameWords) -> Group:
    copy = controls.link("link", words.say("lab-copy"), hint=words.say("lab-copy-hint"))
    return controls.group("link", "", [copy])


def prediction_part(words: GameWords, form: Form, asked: Asked, mistaken: Mapping[str, str]) -> Part:
    """Return the section in which the reader says what will come out, before any war is played.

    Args:
        words: The reader's language.
        form: What has been chosen.
        asked: The question, with what is expected.
        mistaken: What stands in the way of a prediction, by way.
    """
    question = asked.question
    low, high = form.measure.range
    name = measure_name(words, form.measure)
    part: Part = {
        "key": "prediction",
        "title": words.say("experiment-heading-prediction"),
        "beside": True,
        "says": [words.say("lab-predict")],
        "groups": [],
    }
    if form.is_whole_audit:
        part["says"] = [words.say("lab-guess-intro", measure=name)]
        return {**part, "groups": [_guess_group(words, asked)]}
    bars: list[controls.Bar] = [
        {
            "key": way,
            "label": way_title(words, question, way),
            "value": asked.prediction.get(way),
            "error": mistaken.get(way, ""),
        }
        for way in question.ways
    ]
    return {**part, "bars": {"low": low, "high": high, "bars": bars}}


def _guess_group(words: GameWords, asked: Asked) -> Group:
    names = [(NONE, words.say("lab-guess-none"))]
    names += [(name, constant_name(words, name)) for name in audit.constants(words.game)]
    return controls.group("guess", "", [controls.select("guess", words.say("lab-guess"), asked.guess, names)])


def guess_text(words: GameWords, guess: str, wars: Wars, measure: Measure) -> str:
    """Return how the guess of an audit turned out."""
    widest = next(iter(audit.by_reach(wars, measure)[0].changes))
    found, named = constant_name(words, widest), constant_name(words, guess)
    return words.say("lab-guess-right" if guess == widest else "lab-guess-wrong", name=found, guess=named)


def run_part(words: GameWords, notes: list[str], *, ready: bool, state: RunState, kept: bool = False) -> Part:
    """Return the section in which the wars are played.

    Args:
        words: The reader's language.
        notes: Sentences to say there.
        ready: Whether the question can be put.
        state: How the run stands.
        kept: Whether there are kept results to show at once.
    """
    buttons = []
    if ready and state in BUTTONS:
        key, label = BUTTONS[state]
        buttons.append(controls.button(key, words.say(label), main=True))
    if ready and kept and state in {"fresh", "going-other"}:
        buttons.append(controls.button("load", words.say("lab-load"), hint=words.say("lab-load-hint")))
    if state in {"going", "going-other"}:
        hint = words.say("lab-cancel-hint")
        buttons.append(controls.button("cancel", words.say("lab-cancel"), hint=hint))
    return {
        "key": "run",
        "title": words.say("lab-heading-run"),
        "beside": True,
        "says": notes if ready else [words.say("lab-not-ready")],
        "groups": [controls.group("run", "", buttons)],
        "runs": True,
    }
