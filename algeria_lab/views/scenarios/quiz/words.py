"""Questions in words: what is right, what is said to an answer, what a place or a result is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from algeria_lab.core.words.amounts import read_amount, spoken
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import Result
from algeria_lab.scenarios.quiz.grading import is_number
from algeria_lab.scenarios.quiz.numbers import tolerance_of
from algeria_lab.scenarios.quiz.own_words import CELLS, is_own_words
from algeria_lab.scenarios.quiz.places import places
from algeria_lab.scenarios.quiz.prediction import Came, foreseen
from algeria_lab.scenarios.quiz.shown import shown_options
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict
from algeria_lab.views.scenarios.quiz.missed import is_fall, missed
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.shared.numbers import in_hundred, reckoned

FRONTS = "duel-front-"
OWN = {"insurgent": "duel-", "twilight": "twilight-"}  # messages of a game come before those of all


class QuizWords:
    """What is said of questions, in one language.

    Args:
        words: The words of the game.
    """

    def __init__(self, words: GameWords) -> None:
        self.words = words

    def said(self, asking: Asking, text: TextData) -> str:
        """Return a text of the author in the reader's language; empty if there is none."""
        return asking.scenario.said(text, self.words.language)

    def place(self, name: str) -> str:
        """Return a place of the game with its code, as maps and lists name it."""
        words: Any = self.words
        if hasattr(words, "place"):
            return str(words.place(name))
        return words.say(f"{FRONTS}{name}")

    def result(self, result: Result) -> str:
        """Return a result of a game: when it was, and what it moved."""
        moved = [
            self.words.say("quiz-moved", track=self.track(name), change=self.words.change(change))
            for name, change in result.moved.items()
        ]
        turn, said = max(result.turn, 0), self.words.listed(moved)
        if result.where in places(self.words.game):
            return self.words.say("quiz-result-at", turn=turn, place=self.place(result.where), moved=said)
        return self.words.say("quiz-result", turn=turn, moved=said)

    def sheet(self, cells: Mapping[str, str]) -> list[str]:
        """Return the cells of a sheet that were written, each behind what it asks, in their order."""
        say = self.words.say
        return [
            say("quiz-sheet-cell", asks=say(f"quiz-sheet-{name}"), text=cells[name])
            for name in CELLS
            if name in cells
        ]

    def written(self, verdict: Verdict) -> str:
        """Return what was answered in one's own words."""
        given = verdict.given
        return "\n".join(self.sheet(given)) if isinstance(given, Mapping) else str(given)

    def earlier(self, asking: Asking) -> list[tuple[str, str]]:
        """Return what was written before the last version, each behind its label, and first thoughts."""
        say, found = self.words.say, list[tuple[str, str]]()
        if asking.question.again:
            first = asking.earlier
            found.append(
                (say("quiz-earlier"), self.written(first)) if first else (say("quiz-earlier-none"), "")
            )
        if is_own_words(asking.question):
            for number, version in enumerate(asking.tries[:-1], start=1):
                found.append((say("quiz-version", number=number), self.written(version)))
        return found

    def track(self, name: str) -> str:
        """Return what a track is called, as the laboratory calls it."""
        key = f"experiment-measure-{name.replace('.', '-')}"
        own = f"{OWN.get(self.words.game, '')}{key}"
        return self.words.say(own if self.words.has(own) else key)

    def choices(self, asking: Asking) -> dict[str, str]:
        """Return what can be chosen, by its id; nothing where a number or a text is asked for."""
        question = asking.question
        if question.kind == "decisive":
            return {one.id: self.result(one) for one in asking.found}
        if question.kind == "map":
            return {name: self.place(name) for name in asking.places}
        return {option.id: self.said(asking, option.text) for option in question.options}

    def lettered(self, asking: Asking) -> list[tuple[str, str]]:
        """Return what can be chosen as it is shown: options under letters, all else, and cells, by its id."""
        if asking.question.kind == "sheet":
            return [(name, self.words.say(f"quiz-sheet-{name}")) for name in CELLS]
        if asking.question.kind in ("map", "decisive"):
            return list(self.choices(asking).items())
        shown = shown_options(asking.scenario, asking.question)
        return [(one.letter, self.said(asking, one.text)) for one in shown]

    def key(self, asking: Asking, key: Key) -> str:
        """Return what is right, in words."""
        question = asking.question
        if is_number(question) and key.amount is not None:
            return self._with_tolerance(asking, key)
        chosen = self.choices(asking)
        names = [chosen.get(name, name) for name in key.ids]
        if question.kind == "order":
            return self.words.say("quiz-then").join(names)
        if question.kind == "match":
            pairs = {option.id: self.said(asking, option.match) for option in question.options}
            rows = [self.words.say("quiz-pair", one=chosen[name], other=pairs[name]) for name in key.ids]
            return self.words.say("list-semicolon").join(rows)
        return self.words.say("list-semicolon").join(names)

    def amount(self, asking: Asking, key: Key) -> str:
        """Return a number with its unit."""
        assert key.amount is not None, "only called for numbers"
        return self._amount(asking, key.amount)

    def number(self, question: Question, value: Fraction) -> str:
        """Return a number of a question: exact where chances are asked for, else with one decimal at most."""
        if question.kind != "fraction":
            return reckoned(self.words, value)
        return self.words.number(str(value))

    def _amount(self, asking: Asking, value: Fraction) -> str:
        return self._in_unit(asking, self.number(asking.question, value), value)

    def _in_unit(self, asking: Asking, number: str, value: Fraction) -> str:
        """Return a number with its unit, which may have another form where it counts one."""
        many = self.said(asking, asking.question.unit)
        one = self.said(asking, asking.question.unit_one) or many
        number = number.replace("-", "\u2212")  # the decimal sign stays as it was typed
        return (
            self.words.say("quiz-amount", count=float(value), number=number, one=one, many=many)
            if many
            else number
        )

    def _with_tolerance(self, asking: Asking, key: Key) -> str:
        """Return a number that is right, with its unit and how far off one may be."""
        off = tolerance_of(asking.question)
        more = self.words.say("quiz-tolerance", off=spoken(off, self.words.language)) if off else ""
        return " ".join(filter(None, [self.amount(asking, key), more]))

    def expected(self, asking: Asking) -> str:
        """Return what was predicted last, in words; only called once something was."""
        last, chosen = asking.tries[-1], self.choices(asking)
        given = last.given
        if isinstance(given, Mapping):
            return " · ".join(self.sheet(given))
        if is_number(asking.question):
            typed = read_amount(str(given))
            if typed is None or typed.unit:
                return str(given)
            return self._in_unit(asking, str(given), typed.value if last.amount is None else last.amount)
        names = given if isinstance(given, tuple | list) else [given]
        return self.words.say("list-semicolon").join(chosen.get(str(name), str(name)) for name in names)

    def came(self, asking: Asking) -> str:
        """Return what a line brought beside what was predicted, and how likely that was."""
        came = asking.came
        if came is None or not asking.tries:
            return ""
        expected = self.expected(asking)
        if came.key is None:
            return self.words.say("quiz-came-open", expected=expected.rstrip(" ."))
        said = self._set_beside(expected, self._result(asking, came.key))
        return " ".join(filter(None, [said, self.missed(asking), self.beside(asking)]))

    def missed(self, asking: Asking) -> str:
        """Return by how much a predicted number is off, and which way; empty where it is right or none."""
        given = asking.tries[-1].amount if asking.tries else None
        came = asking.came.key.amount if asking.came and asking.came.key else None
        if given is None or came is None:
            return ""
        return missed(asking.question, given, came, self.words, lambda off: self._amount(asking, off))

    def found(self, asking: Asking) -> str:
        """Return what came as one sentence, with what was predicted; only called once it is known."""
        key = asking.came.key if asking.came else None
        assert key is not None, "only called once it is known"
        if asking.question.kind == "order":
            return self.words.say("quiz-order-came", same="yes" if _order_of(asking) == key.ids else "no")
        result = self._result(asking, key)
        if not asking.tries:
            return self.words.say("quiz-found-alone", came=result)
        expected = self.expected(asking)
        if key.amount is None:
            return self._set_beside(expected, result)
        given = asking.tries[-1].amount
        if given is not None and is_fall(asking.question, given, key.amount):
            return self.words.say(
                "quiz-found-fell", expected=expected, size=self._amount(asking, -key.amount)
            )
        is_it = given == key.amount
        return self.words.say("quiz-found-same" if is_it else "quiz-found", expected=expected, came=result)

    def orders(self, asking: Asking) -> list[tuple[str, list[str]]]:
        """Return the order that came and the one that was predicted, each behind what it is called."""
        key, chosen = asking.came.key if asking.came else None, self.choices(asking)
        if asking.question.kind != "order" or key is None:
            return []
        given = _order_of(asking)
        rows = [("quiz-order-result", key.ids), ("quiz-order-expected", given if given != key.ids else ())]
        return [(self.words.say(name), [chosen.get(one, one) for one in ids]) for name, ids in rows if ids]

    def _set_beside(self, expected: str, result: str) -> str:
        """Return what was expected and what came; said once where both are the same."""
        name = "quiz-came-same" if expected == result else "quiz-came"
        return self.words.say(name, expected=expected, came=result)

    def beside(self, asking: Asking) -> str:
        """Return how likely it was what came, and what the author says to an answer that did not come."""
        came = asking.came
        if came is None or came.key is None or not asking.tries:
            return ""
        author = self.said(asking, foreseen(asking.question, asking.tries[-1], came.key))
        return " ".join(filter(None, [self._likely(asking, came), author]))

    def _result(self, asking: Asking, key: Key) -> str:
        return self.amount(asking, key) if key.amount is not None else self.key(asking, key)

    def _likely(self, asking: Asking, came: Came) -> str:
        """Return how likely it was what came; empty where nobody can count it, or no die decided it."""
        if came.share in (None, 1) or came.key is None:
            return ""
        dice = "fixed" if _has_fixed_dice(asking) else "chance"
        of = in_hundred(self.words, came.share)
        if came.at_least is None or came.at_least in (came.share, 1):
            return self.words.say(f"quiz-came-{dice}", of=of)
        more, number = in_hundred(self.words, came.at_least), self.amount(asking, came.key)
        return self.words.say(f"quiz-came-{dice}-more", of=of, number=number, more_of=more)

    def verdict(self, asking: Asking, verdict: Verdict) -> str:
        """Return what is said to an answer: whether it is right, and the reason if it is not."""
        if verdict.outcome in ("right", "told"):
            exact = [self.words.say("quiz-exactly", **verdict.values)] if verdict.problem == "rounded" else []
            return " ".join([self.words.say(f"quiz-{verdict.outcome}"), *exact])
        says = self.said(asking, verdict.says)
        if verdict.problem == "pairs":
            return f"{says} {self._fitting(asking, verdict)}".strip()
        if says:
            return says
        values = dict(verdict.values)
        near = str(values.pop("near", ""))
        text = self.words.say(f"quiz-problem-{verdict.problem}", **values)
        nearest = self.words.say("fault-near", near=self.place(near)) if near else ""
        return f"{text} {nearest}".strip()

    def _fitting(self, asking: Asking, verdict: Verdict) -> str:
        """Return how many pairs fit, and which: whoever looks again need not touch those."""
        chosen = self.choices(asking)
        fit = [chosen[pair[0]] for pair in verdict.given if pair[0] == pair[1]]
        which = self.words.say("list-semicolon").join(fit)
        return self.words.say("quiz-problem-pairs", **verdict.values, which=which)

    def rules(self, rules: Iterable[str]) -> str:
        """Return on which rules a question rests; nothing for none."""
        return self.words.cite(", ".join(rules)).strip()


def _order_of(asking: Asking) -> tuple[str, ...]:
    """Return the order that was predicted last, by ids; empty for none."""
    given = asking.tries[-1].given if asking.tries else ()
    return tuple(map(str, given)) if isinstance(given, tuple) else ()


def _has_fixed_dice(asking: Asking) -> bool:
    """Return whether the dice of what was predicted fell as its author had set them."""
    scenario, question = asking.scenario, asking.question
    given = [step for step in scenario.steps if step.dice]
    is_given = any(question.id in step.predict or question.line in step.play for step in given)
    return is_given or bool(scenario.dice.script)
