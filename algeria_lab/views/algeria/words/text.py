"""The area-map war game in words: names, actions, prompts, refusals, events, outcomes and odds."""

from __future__ import annotations

from typing import Any

from algeria_lab.algeria.missions.consequences import Consequences
from algeria_lab.algeria.state import State
from algeria_lab.core.events import Event
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.rules import Outcome
from algeria_lab.views.algeria.words.actions import ActionWords
from algeria_lab.views.algeria.words.events import tell
from algeria_lab.views.algeria.words.odds import odds_rows, odds_text
from algeria_lab.views.algeria.words.refusals import refusal_values
from algeria_lab.views.shared.messages import LANGUAGES, Said, Value, sentence
from algeria_lab.views.show.chances import likely_text, mean_text, rows_of

__all__ = ["LANGUAGES", "Words"]


class Words(ActionWords):
    """Everything that is said about a war, in one language.

    Args:
        language: ``en`` or ``fr``.

    Raises:
        UnknownName: If there are no messages in that language.

    Examples:
        >>> from algeria_lab.core.actions import Action
        >>> words = Words("en")
        >>> words.place("V-4"), words.units(("band-3", "band-5"))
        ('Mostaganem (V-4)', '2 Bands')
        >>> words.action(Action.parse("fln raid V-4"))
        'Raid in Mostaganem (V-4)'
    """

    def event(self, event: Event) -> str:
        """Return what happened as one sentence; empty for bookkeeping (`events.QUIET`)."""
        return tell(self, event)

    def odds(self, distribution: Distribution[Any]) -> str:
        """Return chances in a few words.

        Args:
            distribution: What an action would bring (`consequences`), where what is the same in every
                result is left out, and nothing is said if that is all; or results of any kind.
        """
        if all(isinstance(result, Consequences) for result, _ in distribution):
            return odds_text(self, distribution)
        return likely_text(self, rows_of(self, distribution), mean_text(self, distribution))

    def odds_rows(self, distribution: Distribution[Consequences]) -> list[tuple[str, str, str]]:
        """Return every possible result with its chance as a fraction and in percent, likeliest first."""
        return odds_rows(self, distribution)

    def refusal(self, refusal: Refusal) -> Said:
        """Return why something cannot be done, and what would work."""
        values = refusal_values(self, refusal.values)
        hint = self.say(f"hint-{refusal.hint}") if refusal.hint else ""
        return Said(sentence(self.say(f"refusal-{refusal.reason}", **values)), hint)

    def outcome(self, outcome: Outcome, state: State) -> str:
        """Return how the war ended, without fanfare."""
        level = self.say(f"level-{outcome.level}")
        values: dict[str, Value] = {"winner": outcome.winner, "level": level}
        if state.ended_by_lead:
            return self.say("outcome-lead", fln=state.fln_psl, gov=state.gov_psl, **values)
        loser, support = ("gov", state.gov_psl) if outcome.winner == "fln" else ("fln", state.fln_psl)
        return self.say("outcome-support", loser=loser, support=support, **values)
