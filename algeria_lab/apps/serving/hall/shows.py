"""What the wall of a room shows now, and what it could show: without a name, as the desk wishes it."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.again import SecondVote, can_be_put
from algeria_lab.apps.serving.hall.forms import form_taken, is_mixed, numbered
from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.lessons import KnownLessons
from algeria_lab.apps.serving.hall.shown.kept import KnownWars
from algeria_lab.apps.serving.hall.wishes import MOST_ID, WrongWish
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.apps.serving.hall.sight import Sight
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario

Told = dict[str, Any]
KINDS = ("invitation", "here", "hour", "predictions", "votes", "wars", "pooled", "text", "blank")
NAMES = ("kind", "lesson", "question", "experiment", "measure")  # what tells one thing from another
LIGHTS = ("", "dark", "light")  # as the wall chose for itself, or as the desk says
MOST_LETTERS = 600  # of a text on the wall
AS_OLD = 0.5  # seconds for which what was counted is told again: many browsers may look at a wall
INVITATION = {"kind": "invitation"}


class Shows:
    """The wall of a hall.

    Args:
        hall: The hall.
        lessons: The lessons that it may take.

    Attributes:
        what: What is shown: a kind, and of which lesson, question, experiment or measure.
        look: How: ``light`` is one of `LIGHTS`; with ``corner`` the way in stands in a corner; ``turns``
            counts how often the desk has turned the light, be it to what it said before.
        seen: The light in which a wall is, as it says itself; empty as long as none has said so.
    """

    def __init__(self, hall: Hall, lessons: KnownLessons) -> None:
        self._hall, self._lessons, self._wars = hall, lessons, KnownWars()
        self.what: Told = dict(INVITATION)
        self.look: Told = {"light": "", "corner": True}
        self._told: Told = {}
        self._when = 0.0
        self._lacks, self.seen = "", ""
        self._again = SecondVote(hall, lessons)

    def join(self, sight: Sight) -> None:
        """Let a desk do this, and tell it what is shown, and what could be."""
        sight.acts |= {"show": self.do, "light": self.do}
        sight.more |= {"shows": self.listed, "wall": self.now}
        self._again.join(sight)

    def do(self, wish: Told) -> None:
        """Show what the desk asks for, or in another light.

        Raises:
            WrongWish: If no wall shows that.
        """
        match wish:
            case {"do": "show", "what": dict(what)}:
                self._show(self._read(what))
            case {"do": "light", "light": str(light), "corner": bool(corner)} if light in LIGHTS:
                turns = self.look.get("turns", 0) + (corner == self.look["corner"])
                self.look = {"light": light, "corner": corner, "turns": turns}
            case _:
                raise WrongWish(f"no wall shows {wish!r:.80}")
        self._told = {}

    def _show(self, what: Told) -> None:
        """Show something.

        A result that has not come stays hidden: else it would show itself once the first pupil has played.
        Kept wars alone are read within seconds, and show themselves then.
        """
        self.what, self._lacks = what, ""
        if what["result"] and what["kind"] != "pooled" and self._shown().get("missing"):
            self.what, self._lacks = {**what, "result": False}, what["kind"]

    def _read(self, what: Told) -> Told:
        """Return what a desk wishes to show, without what it does not say in its form."""
        if what.get("kind") not in KINDS:
            raise WrongWish(f"a wall shows one of {', '.join(KINDS)}, not {what.get('kind')!r:.40}")
        read: Told = {"kind": what["kind"], "result": what.get("result") is True}
        for name in ("lesson", "question", "experiment", "measure", "cell"):
            if isinstance(said := what.get(name), str):
                read[name] = said[:MOST_ID]
        if type(number := what.get("number")) is int:
            read["number"] = number
        if isinstance(text := what.get("text"), str) and text:
            read["text"] = text[:MOST_LETTERS]
        return self._with_text(read) if read["kind"] == "text" and "text" not in read else read

    def _with_text(self, read: Told) -> Told:
        """Return a text to show, as it is now: what is written over it later was read by no teacher.

        A desk that says the text itself shows what its teacher has read, whatever stands there by now.
        """
        from algeria_lab.apps.serving.hall.shown.questions import text_of

        scenario, question = self._asked(read)
        number, cell = read.get("number", 0), read.get("cell", "")
        text = text_of(self._seats, scenario, question, number, cell) if scenario and question else ""
        if not text:
            raise WrongWish("nobody has written that text")
        return {**read, "text": text[:MOST_LETTERS]}

    # What is shown

    def told(self) -> Told:
        """Return what the wall shows; texts by language."""
        if not self._told or monotonic() - self._when > AS_OLD:
            self._told, self._when = {"show": self._shown(), "look": self.look}, monotonic()
        return self._told

    @property
    def _seats(self) -> list[Seat]:
        return [seat for _, seat in sorted(self._hall.seats.items())]

    def _shown(self) -> Told:
        kind = self.what["kind"]
        if kind in {"invitation", "blank"}:
            return {"kind": kind}
        scenario, question = self._asked(self.what)
        if scenario is None:
            return {"kind": kind, "waits": True}
        shown = self._of_question(scenario, question) if question else self._of_lesson(scenario)
        is_bare = shown is None
        return {"kind": kind, "waits": True} if is_bare else {"kind": kind, **(shown or {})}

    def _asked(self, what: Told) -> tuple[Scenario | None, Question | None]:
        """Return the lesson that is meant, or the one that most take; and the question."""
        name = what.get("lesson") or self._lesson
        scenario = self._lessons.get(name) if name else None
        return scenario, scenario.question(what.get("question", "")) if scenario else None

    @property
    def _lesson(self) -> str:
        """The lesson that most pages say they are at; else the one that the class begins with."""
        taken = [str(seat.stands.get("lesson", "")) for seat in self._seats]
        names = sorted({name for name in taken if name}, key=lambda name: (-taken.count(name), name))
        return next(iter(names), "") or self._lessons.first()

    def _of_question(self, scenario: Scenario, question: Question) -> Told | None:
        from algeria_lab.apps.serving.hall.shown import questions as shown
        from algeria_lab.apps.serving.hall.shown.answers import came, question_told

        what = self.what
        true = (
            came(self._seats, scenario, question, self._lessons.keys(scenario.id)) if what["result"] else None
        )
        match what["kind"]:
            case "predictions":
                told = shown.predictions(self._seats, scenario, question, true)
            case "votes":
                told = shown.votes(self._seats, scenario, question, true)
                told["voting"] = self._again.is_open(scenario.id, question.id)
            case "text":
                return {"question": question_told(scenario, question), "text": what["text"]}
            case _:
                return self._of_lesson(scenario)
        return {**told, "here": len(self._here), "missing": true is not None and not true}

    def _of_lesson(self, scenario: Scenario) -> Told | None:
        from algeria_lab.apps.serving.hall.shown import here, wars

        kind, what = self.what["kind"], self.what
        if kind == "here":
            return here.here(self._here, form_taken(self._hall, scenario))
        if kind == "hour":
            return here.hour(scenario)
        if kind == "wars":
            names = wars.measures_of(self._seats, scenario)
            name = what["measure"] if what.get("measure") in names else next(iter(names), "")
            fan = self._fan(scenario, name)
            return wars.lines(self._seats, scenario, name, fan, what.get("number")) if name else None
        known = [one for one in scenario.experiments if not one.throws]
        named = [one for one in known if one.id == what.get("experiment")]
        if kind != "pooled" or not known:
            return None
        experiment = (named or known)[0]
        kept = self._wars.get(scenario, experiment, self._lessons.folder(scenario.id))
        told = wars.pooled(self._seats, scenario, experiment, kept, result=what["result"])
        return {**told, "missing": what["result"] and not kept.wars}

    @property
    def _here(self) -> list[Seat]:
        return [seat for seat in self._seats if self._hall.is_here(seat.number)]

    def _fan(self, scenario: Scenario, name: str) -> list[Any]:
        """Return the fan of the first experiment that keeps wars of which a measure is drawn."""
        folder = self._lessons.folder(scenario.id)
        for experiment in scenario.experiments:
            if fan := self._wars.get(scenario, experiment, folder).fans.get(name):
                return fan
        return []

    # What can be shown

    def _can_be_put(self, what: Told) -> bool:
        """Return whether the class can vote again on what is shown."""
        question = self._asked(what)[1]
        return question is not None and can_be_put(question)

    def now(self, language: str) -> Told:
        """Return what is shown, and how.

        Returns:
            Beside it in words what is ``missing`` where the wall cannot show it, and ``open``: that some have
            not answered, while the result is hidden.
        """
        show, words = self.told()["show"], Messages(language)
        kind = "" if show.get("waits") else self._lacks or (show["kind"] if show.get("missing") else None)
        missing = "" if kind is None else words.say("desk-said-missing", kind=kind)
        count, here = show.get("before", show).get("answered"), show.get("here", 0)
        is_open = count is not None and not show.get("result") and count < here
        unready = words.say("desk-said-unready", count=count, here=here) if is_open else ""
        return {
            "what": self.what,
            "look": {**self.look, "seen": self.seen},
            "missing": missing,
            "open": unready,
        }

    def listed(self, language: str) -> list[Told]:
        """Return what can be shown now, in the order of the lesson that most take.

        Returns:
            For each the wish ``what``, in words what it is, ``said``, and whether it is shown ``now``.
        """
        name = self._lesson
        scenario = self._lessons.get(name) if name else None
        found = [(dict(INVITATION), "")]
        if scenario is not None:
            form = form_taken(self._hall, scenario)
            found += [({"kind": kind, "lesson": name}, "") for kind in ("here", "hour")]
            found += [*self._of_steps(form, language), *self._of_wars(scenario, language)]
        words = Messages(language)
        shown = {name: value for name, value in self.what.items() if name in NAMES}
        return [
            {
                "what": what,
                "said": words.say("desk-said-shows", kind=what["kind"], title=title),
                "now": what == shown,
                "again": what["kind"] == "votes" and self._can_be_put(what),
            }
            for what, title in found
        ]

    def _of_steps(self, form: Scenario, language: str) -> Iterator[tuple[Told, str]]:
        from algeria_lab.apps.serving.hall.shown.questions import is_predicted, is_voted
        from algeria_lab.views.scenarios.quiz.short import title_of

        steps = {name: number for number, step in numbered(form) for name in step.questions}
        scenario = form.whole if is_mixed(self._seats, form) else form
        words = Messages(language)
        for question in scenario.in_order:
            asks = title_of(scenario.said(question.ask, language) or question.id)
            title = words.say("desk-said-asked", step=steps.get(question.id, 0), asks=asks)
            what = {"lesson": scenario.id, "question": question.id}
            if is_predicted(scenario, question):
                yield {"kind": "predictions", **what}, title
            elif is_voted(question):
                yield {"kind": "votes", **what}, title

    def _of_wars(self, scenario: Scenario, language: str) -> Iterator[tuple[Told, str]]:
        from algeria_lab.apps.serving.hall.shown.both import words_of
        from algeria_lab.apps.serving.hall.shown.wars import measures_of
        from algeria_lab.views.experiments.text import measure_title
        from algeria_lab.views.scenarios.experiment.titles import Titles

        words = words_of(scenario)[language]
        for name in measures_of(self._seats, scenario):
            yield {"kind": "wars", "lesson": scenario.id, "measure": name}, measure_title(words, name)
        for experiment in scenario.experiments:
            if not experiment.throws:
                # What is kept is read before it is asked for.
                self._wars.get(scenario, experiment, self._lessons.folder(scenario.id))
                titles = Titles(scenario, experiment, words)
                what = {"kind": "pooled", "lesson": scenario.id, "experiment": experiment.id}
                yield what, titles.measured(titles.measures[0])
