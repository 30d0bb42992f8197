"""Every verb of every game: at which decision, what it takes and does, under which rule, and an example.

What is listed comes from the decisions of the rules themselves; phases and examples come from wars between
players who draw their moves, so that each example has been legal once.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby, product
from typing import Any

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.steps import AgendaRules, Verb
from algeria_lab.core.words.citations import known_citations, rule_note
from algeria_lab.games import GAMES
from references.rules import LANGUAGE, SIDES, game_title, link

SEEDS = range(1, 5)
MOST_ACTIONS = 800
QUITS = 0.45  # how often a player who draws moves ends a decision that could go on
# Cards that bring what hardly ever comes up; each deck begins with others of them.
RARE_CARDS = (5, 33, 30, 9, 26, 3, 57, 18, 60, 25, 28, 1, 12, 40)
STACKED = [{"deck": [*RARE_CARDS[at:], *RARE_CARDS[:at], 67, 51, 20, 68]} for at in range(14)]
# Readings of the rules under which more is asked; a game without an entry is played as it is printed.
READINGS: Mapping[str, Sequence[dict[str, object]]] = {
    "algeria": ({}, {"profile": "rtt"}, {"profile": "literal"}),
    "twilight": ({}, *STACKED),
}
QUITTING = {"pass", "auto_pass", "concede", "done", "skip"}
RARE = "rare"
ARGUMENTS = {"units": "UNIT|all", "kind": "TYPE", "facing": "up|down"}


@dataclass
class Entry:
    """One verb at one decision.

    Attributes:
        decision: Name of the decision.
        about: What is decided there, with its rule.
        name: The verb.
        verb: What the rules say of it.
        seats: Who may use it; empty where it never came up.
        phases: Phases in which it has come up.
        example: An action that was taken; None if none was.
    """

    decision: str
    about: str
    name: str
    verb: Verb
    seats: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)
    example: Action | None = None


@cache
def verbs() -> str:
    """Return the verbs of all games in Markdown."""
    return "\n\n".join(_of_game(game) for game in GAMES)


@cache
def entries(game: str) -> list[Entry]:
    """Return the verbs of a game by phase, as they came up; those that did not come up are the last.

    The wars that are played for it are played once.
    """
    rules = GAMES[game].rules()
    assert isinstance(rules, AgendaRules), game
    found: dict[tuple[str, str], Entry] = {}
    for scenario, reading, seed in product(rules.scenarios(), READINGS.get(game, ({},)), SEEDS):
        for frame, phase, taken in _walk(rules, scenario, reading, seed):
            _note(rules, frame, phase, found)
            entry = found.get((rules.frames.name(frame), taken.verb))
            if entry is not None:
                entry.example = entry.example or taken
    met = {decision for decision, _ in found}
    for name, kind in rules.frames.kinds.items():
        if name not in met and "seat" in kind._fields:
            _note(rules, kind(*kind._fields), RARE, found)
    order = list(dict.fromkeys(entry.phases[0] for entry in found.values()))
    return sorted(found.values(), key=lambda entry: order.index(entry.phases[0]))


def _walk(
    rules: AgendaRules[Any, Any, Any], scenario: str, reading: dict[str, object], seed: int
) -> Iterator[tuple[Any, str, Action]]:
    """Play at random; yield each decision, its phase and what was done."""
    rng, dice = random.Random(seed), SeededDice(seed)
    state, _ = rules.new(scenario, reading, dice)
    for _ in range(MOST_ACTIONS):
        if not state.agenda:
            return
        action = _drawn(rng, rules.legal(state))
        yield state.agenda[-1], state.phase, action
        state, _ = rules.apply(state, action, dice)


def _drawn(rng: random.Random, legal: Sequence[Action]) -> Action:
    names = sorted({action.verb for action in legal})
    busy = [name for name in names if name not in QUITTING]
    ending = [name for name in names if name in QUITTING]
    name = rng.choice(ending if ending and (not busy or rng.random() < QUITS) else busy)
    return rng.choice([action for action in legal if action.verb == name])


def _note(
    rules: AgendaRules[Any, Any, Any], frame: Any, phase: str, found: dict[tuple[str, str], Entry]
) -> None:
    """Note the verbs of a decision; a procedure has none."""
    decision, about = rules.frames.name(frame), (type(frame).__doc__ or "").partition("\n")[0]
    for name, verb in (rules.step(frame) or {}).items():
        entry = found.setdefault((decision, name), Entry(decision, about, name, verb))
        entry.phases += [phase] * (phase not in entry.phases)
        seat = frame.seat if frame.seat in SIDES else ""
        entry.seats += [seat] * (seat not in entry.seats)


def _of_game(game: str) -> str:
    blocks = [f"## {game_title(game)}"]
    for phase, in_phase in groupby(entries(game), key=lambda entry: entry.phases[0]):
        blocks.append(f"### {_phase_title(phase)}")
        for decision, verbs_of_it in groupby(in_phase, key=lambda entry: entry.decision):
            blocks += _decision(game, decision, list(verbs_of_it))
    return "\n\n".join([*blocks, *_anywhere(game)])


def _anywhere(game: str) -> Iterator[str]:
    """Yield the verbs that stand alone at every decision."""
    for verb, rule in GAMES[game].rules().anywhere.items():
        yield "### At every decision"
        yield f"`{verb}`\n: {_does(game, verb)} Either side, under {link(rule)}; `legal('{verb}')` gives it."


def _phase_title(phase: str) -> str:
    return "Hardly ever" if phase == RARE else phase.replace("_", " ").capitalize()


def _decision(game: str, decision: str, listed: Sequence[Entry]) -> Iterator[str]:
    """Yield what is decided, then each verb; the note of a rule stands at the first verb that cites it."""
    yield f"**{_linked(game, listed[0].about)}** In doctrines and saves: `{decision}`."
    told: set[str] = set()
    for entry in listed:
        yield _verb(game, entry, tell=entry.verb.rule not in told)
        told.add(entry.verb.rule)


def _verb(game: str, entry: Entry, *, tell: bool) -> str:
    """Return a verb as an item of a list of definitions."""
    verb, note = entry.verb, rule_note(game, entry.verb.rule)
    sides = " or ".join(SIDES[seat] for seat in entry.seats if seat) or "Either side"
    parts = [_does(game, entry.name), f"{sides}, under {link(verb.rule)}."]
    parts += ["Dice may fall."] * verb.rolls
    parts += note.text[LANGUAGE] if tell and note else ()
    parts.append(
        f"Example: `{entry.example}`." if entry.example else "It did not come up while this was made."
    )
    return f"`{_form(entry)}`\n: {' '.join(parts)}"


def _does(game: str, verb: str) -> str:
    """Return what a verb does, in a sentence."""
    return GAMES[game].words(LANGUAGE).say(f"verb-{game}-{verb}")


def _form(entry: Entry) -> str:
    """Return a verb with what it takes: words that stand for something are written large."""
    takes = [ARGUMENTS.get(kind, kind if "|" in kind else kind.upper()) for kind in entry.verb.takes]
    return " ".join([entry.name, *takes])


def _linked(game: str, text: str) -> str:
    """Return a text with the rules that it cites as links."""
    known = known_citations(game)
    return re.sub(r"\[([^\]]+)\]", lambda found: link(found[1]) if found[1] in known else found[0], text)
