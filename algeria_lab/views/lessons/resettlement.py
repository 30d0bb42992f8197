"""What lesson 5 shows: where a resettlement could be done, what it costs and when it pays."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.algeria.police_missions import PRICE
from algeria_lab.algeria.spending import HALVES
from algeria_lab.lessons.resettlement import Case, Price, price
from algeria_lab.views.lessons.views import LessonViews
from algeria_lab.views.lessons.widgets import folded_answer
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    import ipywidgets

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.algeria.words.text import Words

LAST_TURN_ASKED = 20
NEVER = 0


class ResettlementViews(LessonViews):
    """What the cells of lesson 5 show; see `LessonViews`."""

    def when_it_pays(self) -> ipywidgets.Dropdown:
        """Return the question of this lesson; its value is a number of turns, 0 for never, None if open."""
        answers = {self._after(turns): turns for turns in (*range(1, LAST_TURN_ASKED + 1), NEVER)}
        return self.prediction(self.words.say("resettlement-predict"), answers)

    def _after(self, turns: int) -> str:
        say = self.words.say
        return say("resettlement-predict-turn", turns=turns) if turns else say("resettlement-predict-never")

    def cases(self, cases: Iterable[Case]) -> Page:
        """Return a table of the areas that could be resettled."""
        return cases_table(self.words, cases)

    def price(
        self, game: Game[State], area: str, award: Distribution[int], prediction: ipywidgets.Dropdown
    ) -> ipywidgets.HTML:
        """Return, folded, what resettling an area costs in the model and when it would pay.

        Args:
            game: A war at the moment before.
            area: The area.
            award: Exact chances of what the dice give.
            prediction: The list from `when_it_pays`; the answer follows what is chosen there.
        """
        mean, cost = award.mean(lambda points: points), Fraction(PRICE, HALVES)
        page = price_sentences(self.words, price(game.state, area), mean, cost)
        return folded_answer(self.words, prediction, lambda turns: page + self._predicted(turns))

    def _predicted(self, turns: int | None) -> Page:
        """Return what the reader expected; nothing as long as that is open."""
        if turns is None:
            return says([])
        return says([self.words.say("resettlement-price-prediction", prediction=self._after(turns))])


def cases_table(words: Words, cases: Iterable[Case]) -> Page:
    """Return where a resettlement is possible, and what each area gives the FLN before and after."""
    names = ("area", "control", "front", "income", "after")
    head = [words.say(f"resettlement-cases-{name}") for name in names]
    rows = [
        (
            words.place(case.area),
            words.say(f"resettlement-control-{case.control or 'none'}"),
            words.say("lesson-yes" if case.front else "lesson-no"),
            words.number(case.income),
            words.number(case.income_after),
        )
        for case in cases
    ]
    return table(words.say("resettlement-cases-caption"), head, rows, numbers=(3, 4))


def price_sentences(words: Words, prices: Price, award: Fraction, cost: Fraction) -> Page:
    """Return in sentences what a resettlement costs and when it would pay.

    Args:
        words: The reader's language.
        prices: The price list.
        award: Mean of the dice, from exact odds.
        cost: What the order costs the Government.
    """
    lost, swing = award + cost - prices.at_once, decimal(words, prices.at_once)
    front = "resettlement-price-front" if lost else "resettlement-price-no-front"
    lines = [
        words.say("resettlement-price-dice", award=decimal(words, award), cost=decimal(words, cost)),
        words.say(front, lost=decimal(words, lost), swing=swing, rebuilding=prices.rebuilding),
        words.say("resettlement-price-turn", saved=prices.saved, charge=prices.charge),
        _pays(words, "plain", prices.turns_to_pay(feedback=False)),
    ]
    if prices.feedback:
        lines += [
            words.say(
                "resettlement-price-feedback",
                per=decimal(words, award / prices.feedback),
                award=decimal(words, award),
                feedback=decimal(words, prices.feedback, 2),
            ),
            _pays(words, "feedback", prices.turns_to_pay(feedback=True)),
        ]
    return says(lines)


def _pays(words: Words, what: str, turns: Fraction | None) -> str:
    if turns is None:
        return words.say(f"resettlement-price-{what}-never")
    key = "resettlement-price-plain" if what == "plain" else "resettlement-price-feedback-pays"
    return words.say(key, turns=decimal(words, turns))
