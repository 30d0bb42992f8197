"""Where a scenario begins and against whom, in the words of its readers: positions, phases, players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, get_args

from algeria_lab.checking.faults import Path
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.forms.start import PERSON, Start
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.pages.studio.moving import Wish
from algeria_lab.views.shared.messages import Messages, sentence

Choice: TypeAlias = tuple[str, str]
Data: TypeAlias = Mapping[str, Any]
GAMES = ("algeria", "insurgent", "twilight")
LATER = GAMES[0]  # the game in which play can begin at a later turn or phase
START, SCENARIO, PHASE, TURN = "start", "scenario", "phase", "turn"
OTHERWISE = ("position", "save")  # what a game can begin at besides a published position
# The phases in which play can begin.
PHASES = tuple(name for part in get_args(Start.model_fields[PHASE].annotation) for name in get_args(part))
_SENTENCES = ("room-scenario", "campaign-scenario")


def game_of(data: Data) -> str:
    """Return the game of a scenario; the first where its text names none, or one that there is not."""
    given = data.get("game")
    return given if given in GAMES else GAMES[0]


def starts(data: Data, words: Messages) -> list[Choice]:
    """Return the published positions of the game, each with its title."""
    game = game_of(data)
    titles = TOLD[game].words(words.language)
    return [(name, sentence(titles.scenario(name))) for name in subject(game).rules.scenarios()]


def start_told(_data: Data, words: Messages, name: str) -> str:
    """Return what it is like where a game begins; empty where nothing is said of it."""
    return next((words.say(f"{one}-{name}") for one in _SENTENCES if words.has(f"{one}-{name}")), "")


def phases(_data: Data, words: Messages) -> list[Choice]:
    """Return the phases in which play can begin, by name."""
    named = ((name, words.labelled(words.say(f"phase-{name}"), _decided(words, name))) for name in PHASES)
    return [("", words.say("studio-choice-phase")), *named]


def phase_told(_data: Data, words: Messages, name: str) -> str:
    """Return what is decided in a phase, for the field that has chosen it; empty where none is chosen."""
    return words.say("studio-phase-told", what=_decided(words, name)) if name in PHASES else ""


def _decided(words: Messages, name: str) -> str:
    return words.say(f"studio-phase-{name.replace('_', '-')}")


def started(value: Any, key: str) -> Any:
    """Return what stands under a key of the start, written short or in full; None for nothing."""
    if not isinstance(value, dict):
        return value if key == SCENARIO else None
    return value.get(key)


def begins_elsewhere(value: Any) -> bool:
    """Return whether a game begins at no published position: only its text says at which."""
    return isinstance(value, dict) and any(name in value for name in OTHERWISE)


def start_wishes(data: Data, path: Path, value: object) -> list[Wish]:
    """Return what is to stand in the text for a game to begin somewhere: in full only where it must be.

    Args:
        data: The scenario.
        path: ``start``, or ``start`` and a key of it.
        value: What was chosen; None for nothing.
    """
    before, key = data.get(START), str(path[1]) if len(path) > 1 else SCENARIO
    if key == SCENARIO and isinstance(value, str) and value.isdigit():
        value = int(value)  # as people write a year
    table = dict(before) if isinstance(before, dict) else {} if before is None else {SCENARIO: before}
    after = {name: one for name, one in {**table, key: value}.items() if one is not None}
    if after == table:
        return []
    if set(after) <= {SCENARIO} and not (isinstance(before, dict) and key == SCENARIO):
        return [Wish((START,), after.get(SCENARIO), gone=not after)]
    if isinstance(before, dict):
        return [Wish((START, key), value, gone=value is None)]
    return [Wish((START,), {name: after[name] for name in (SCENARIO, TURN, PHASE) if name in after})]


def rivals(data: Data) -> tuple[Seat, ...]:
    """Return the sides for which somebody else may play."""
    side = data.get("side", "gov")
    return tuple(seat for seat in SEATS if seat != side)


def players(data: Data, words: Messages) -> list[Choice]:
    """Return who may play the other side, each by name: nobody in particular, doctrines, a person."""
    own = data.get("doctrines")
    named = {
        name: _title(data, words, name, seat)
        for seat in rivals(data)
        for name in subject(game_of(data)).names(seat)
    }
    named |= {str(name): str(name) for name in own} if isinstance(own, dict) else {}
    first = rivals(data)[0]
    usual = _title(data, words, _usual(data, first), first)
    return [
        ("", words.say("studio-choice-usual-named", name=usual)),
        *named.items(),
        (PERSON, words.say("studio-choice-person")),
    ]


def player_told(data: Data, words: Messages, name: str) -> str:
    """Return in a sentence or two what a player does; empty for a person and for a doctrine of one's own."""
    roster = TOLD[game_of(data)].players
    for seat in rivals(data):
        meant = name or _usual(data, seat)
        if roster.knows(meant, seat):
            return roster.idea(meant, seat, words.language)
    return ""


def _usual(data: Data, seat: Seat) -> str:
    known, given = subject(game_of(data)), started(data.get(START), SCENARIO)
    names = known.rules.scenarios()
    return known.usual(str(given) if str(given) in names else names[0], seat)


def _title(data: Data, words: Messages, name: str, seat: Seat) -> str:
    roster = TOLD[game_of(data)].players
    return sentence(roster.title(name, seat, words.language)) if roster.knows(name, seat) else name
