"""What one game that was watched does not show: said where an exercise lets decide and then look on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords


def one_game(guide: Guide, words: GameWords) -> str:
    """Return what is said beside what came of a decision; empty unless turns were watched after an order.

    A lesson says it in words of its own.
    """
    step, scenario = guide.step, guide.scenario
    if scenario.lesson is not None or step is None or step.watch is None:
        return ""
    if all(stage.choice is None for stage in guide.stages):
        return ""
    return " ".join([*_ended(guide, words), words.say("guiding-one-game"), *_experiment(guide, words)])


def _ended(guide: Guide, words: GameWords) -> list[str]:
    """Return that the game was over before all turns had been watched, if it was."""
    game = guide.table.game
    return [words.say("guiding-watch-ended", turn=game.state.turn)] if game.to_move is None else []


def _experiment(guide: Guide, words: GameWords) -> list[str]:
    """Return where many games are played, if the exercise has an experiment."""
    return [words.say("guiding-one-game-many")] if guide.scenario.experiments else []
