"""What the page of a lesson says of its reader to the room: where they are, what they answered, their war."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.quiz.own_words import MOST_TEXT
from algeria_lab.scenarios.receipts import answers_of

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.scenarios.guide.guide import Guide

Told = dict[str, Any]
MOST_TOLD = 200_000  # bytes of all answers
FEW_TRIES = 3  # of each question, where all of them are too many: the first, and the last ones
# How a teacher is told what a reader can do now.
PHASES = {"watch": "play", "part": "play", "ask": "asked", "done": "shown"}


def stands_of(guide: Guide, language: str, *, begun: bool = True, away: bool = False) -> Told:
    """Return where the reader of a guide is; who has not begun stands at no step yet.

    Args:
        guide: The guide.
        language: The reader's language.
        begun: Whether they have gone on from how the page opens.
        away: Whether they wait without the text of the step.
    """
    scenario, status = guide.scenario, guide.status
    step = guide.step if begun else None
    return {
        "lesson": scenario.id,
        "form": scenario.period or 0,
        "step": step.id if step else "",
        "number": guide.number if begun else 0,
        "of": len(scenario.steps),
        "phase": "away" if away else PHASES.get(status, status) if begun else "opening",
        "heading": scenario.said(step.title, language) if step else "",
    }


def answers_told(guide: Guide) -> Told:
    """Return what was answered so far, with what came of what was predicted, in at most `MOST_TOLD` bytes.

    What was answered in other scenarios that are part of a step stands beside it, by the id of the step.
    """
    parts = {stage.step.id: answers_of(stage.part) for stage in guide.stages if stage.part}
    given = {"": answers_of(guide), **parts}
    for tries, letters in (
        (FEW_TRIES, MOST_TEXT),
        (2, MOST_TEXT),
        (2, MOST_TEXT // 4),
        (2, MOST_TEXT // 40),
    ):
        if _size(given) <= MOST_TOLD:
            break
        given = {place: _fewer(said, tries, letters) for place, said in given.items()}
    came = {name: one.key.to_json() for name, one in guide.answers.came.items() if one.key is not None}
    return {
        "lesson": guide.scenario.id,
        "form": guide.scenario.period or 0,
        "answers": given.pop(""),
        "parts": given,
        "skipped": sorted(guide.answers.skipped),
        "came": came,
    }


def war_told(guide: Guide) -> Told | None:
    """Return the reader's own war as lines by turn, measured as in experiments; None before it is played.

    A war of free play stands for the one of the guided line while it is played. The ``turn`` beside the lines
    is the one that is being played: where it is the last of them, that line is not at its end yet.
    """
    game = guide.table.game
    if not game.ply:
        return None
    turns, measures = lines_of(game)
    return {
        "lesson": guide.scenario.id,
        "game": game.rules.name,
        "step": guide.step.id if guide.step else "",
        "series": {"turn": turns, "measures": measures},
        "turn": game.state.turn,
        "over": game.outcome is not None,
    }


def lines_of(game: Game[Any]) -> tuple[list[int], dict[str, list[int]]]:
    """Return what can be measured in a game at the end of each turn, or card, and now.

    Returns:
        The turns, the first one being that before the game; and by the name of a measure its values then.
    """
    ends = {game.state_at(0).turn - 1: 0} | {
        game.state_at(ply - 1).turn: ply for ply in range(1, game.ply + 1)
    }
    look = subject(game.rules.name).look
    looks = [look(game.state_at(ply)) for ply in ends.values()]
    names = [name for name in looks[0] if name != "turn"]
    return list(ends), {name: [one[name] for one in looks] for name in names}


def _size(told: object) -> int:
    return len(json.dumps(told))  # as it is sent: every accent takes six bytes


def _fewer(said: Told, tries: int, letters: int) -> Told:
    """Return answers of which each question keeps the first, which is its vote, and the last ones."""
    return {
        name: [_cut(one, letters) for one in (*all_tries[:1], *all_tries[1:][1 - tries :])]
        for name, all_tries in said.items()
    }


def _cut(one: Told, letters: int) -> Told:
    """Return an answer whose texts have at most so many letters."""
    given = one["given"]
    if isinstance(given, str):
        return one | {"given": given[:letters]}
    if isinstance(given, dict):
        return one | {"given": {name: str(text)[:letters] for name, text in given.items()}}
    return one
