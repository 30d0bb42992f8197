"""Predict, then roll: what the reader said would come, what came, and how often that was right so far."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.algeria.missions.consequences import action_result
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.views.algeria.choosing.plans import told_odds, told_result, told_row
from algeria_lab.views.algeria.odds.calibration import calibration
from algeria_lab.views.algeria.odds.outcomes import at_stake
from algeria_lab.views.algeria.odds.view import kind_of, shares_by_kind
from algeria_lab.views.play.told.chances import chance_in_full
from algeria_lab.views.shared.numbers import tenths

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words


@dataclass
class Score:
    """How good predictions have been in this session.

    Attributes:
        asked: How many there were.
        right: How many came true.
        expected: How many of them chance alone would have made true.
        said: The chance of each of them, and whether it came true.
    """

    asked: int = 0
    right: int = 0
    expected: Fraction = Fraction(0)
    said: list[tuple[Fraction, bool]] = field(default_factory=list)

    def note(self, share: Fraction, *, right: bool) -> None:
        """Count a prediction that had the chance *share*."""
        self.asked += 1
        self.right += right
        self.expected += share
        self.said.append((share, right))

    def text(self, words: Words) -> str:
        """Return the score in words."""
        expected = tenths(words, self.expected)
        return words.say("panel-score", right=self.right, count=self.asked, expected=expected)


def predict(
    words: Words, game: Game[State], before: int, line: str, said: str, score: Score
) -> dict[str, object] | None:
    """Return what came of a prediction, and count it; None where there was nothing to predict.

    Args:
        words: The reader's language.
        game: The game after the line was played (the other side may have answered already).
        before: The moment in which the line was played.
        line: What was played; its last action rolled the dice.
        said: The row of the odds that the reader chose, in words.
        score: Counts this prediction too.
    """
    last = before + len(parse_line(line))
    entries = game.history
    action = entries[last].action if 0 < last < len(entries) else None
    if action is None:
        return None
    state, rules = entries[last - 1].state, AlgeriaRules()
    try:
        distribution = told_odds(state, action)
    except TooManyOutcomes:
        return None
    stake = at_stake(state)
    rows = shares_by_kind(words, distribution, stake)
    shares = {told_row(words, text, action): share for text, share in rows.items()}
    if said not in shares:
        return None
    # The same dice once more, for the entry also holds what the next phase rolled.
    dice = game.dice.fork(entries[last - 1].mark)
    result = told_result(state, action, action_result(rules, state, action, dice))
    came = told_row(words, kind_of(words, distribution, stake, result), action)
    score.note(shares[said], right=said == came)
    return {
        "said": said,
        "said_chance": chance_in_full(words, shares[said]),
        "came": came,
        "came_chance": chance_in_full(words, shares[came]),
        "right": said == came,
        "score": score.text(words),
        "calibration": [asdict(row) for row in calibration(words, score.said)],
    }
