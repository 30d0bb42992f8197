"""What stands on top of a lesson, first and last: the question of history, the claim, and whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.lesson import Claim
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages


class OnTop(NamedTuple):
    """What a lesson turns on, in the reader's language.

    Attributes:
        question: The question of history.
        claim: The claim that the lesson tests; empty for none.
        by: Whose claim it is; empty where nobody says so.
    """

    question: str
    claim: str = ""
    by: str = ""

    def lines(self, words: Messages) -> list[str]:
        """Return it as sentences under their names: the question, the claim, whose it is."""
        named = [words.labelled(words.say("on-top-question"), self.question)]
        if self.claim:
            named.append(words.labelled(words.say("on-top-claim"), self.claim))
        return [*named, self.by] if self.by else named


def on_top(scenario: Scenario, words: Messages) -> OnTop | None:
    """Return what stands on top of a lesson; None where it asks no question of history."""
    lesson = scenario.lesson
    if lesson is None or not lesson.question:
        return None
    question = scenario.said(lesson.question, words.language)
    if lesson.claim is None:
        return OnTop(question)
    claim = scenario.said(lesson.claim.text, words.language)
    return OnTop(question, claim, _by(scenario, lesson.claim, words))


def _by(scenario: Scenario, claim: Claim, words: Messages) -> str:
    """Return whose claim it is; Galula's laws are his, be it said or not."""
    if claim.by or claim.law is None:
        return scenario.said(claim.by, words.language)
    return words.say("on-top-law", law=claim.law)
