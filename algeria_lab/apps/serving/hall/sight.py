"""What the desk sees of an hour, and what it does in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.counted import Counted
from algeria_lab.apps.serving.hall.forms import form_taken, is_mixed, number_of, numbered
from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.lessons import KnownLessons
from algeria_lab.apps.serving.hall.seen import Seen, Taken, take_wait_out
from algeria_lab.apps.serving.hall.wishes import WrongWish, hour_of

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

Told = dict[str, Any]
Act = Callable[[Told], None]
Tell = Callable[[str], Any]
MOST_LESSONS = 3  # of those that somebody takes, the commonest


class Sight:
    """The hour of a hall as its desk is told it.

    Args:
        hall: The hall.
        lessons: The lessons that it may take.
        room: Returns the room: places, memory, warnings in a language; see `rooms.room.told`.
        page: What the page of the desk begins with: addresses, keys, titles.

    Attributes:
        acts: What else a desk may ask for, by what it is to ``do``; each raises `WrongWish` for what it does
            not know. Whoever adds to the desk registers there.
        more: Further parts of what the desk is told, by name: each is given a language.
    """

    def __init__(
        self, hall: Hall, lessons: KnownLessons, room: Callable[[str], Told], page: Callable[[], Told]
    ) -> None:
        self._hall, self._lessons, self._room, self.page = hall, lessons, room, page
        self._counted, self._waits = Counted(), 0.0
        self.acts: dict[str, Act] = {"down": self._take_down}
        self.more: dict[str, Tell] = {}

    def told(self, language: str, have: Collection[str] = (), lesson: str = "") -> Told:
        """Return the hour now: who is where, hands in order, answers counted, what all are told.

        Args:
            language: The language of the desk.
            have: The marks of the parts that the desk has already: those that have not changed are left out.
            lesson: Which lesson's answers are asked for; of the commonest if empty, or taken by nobody.

        Returns:
            The parts by their names, and the ``marks`` of all by theirs.
        """
        parts = self._parts(language, lesson)
        marks = {name: _mark(name, part) for name, part in parts.items()}
        return {"marks": marks, **{name: part for name, part in parts.items() if marks[name] not in have}}

    async def do(self, wish: object) -> Told:
        """Do what the desk asks for, and return what came of it.

        Raises:
            WrongWish: If nobody asks for that.
        """
        do = wish.get("do") if isinstance(wish, dict) else None
        if isinstance(wish, dict) and isinstance(do, str) and do in self.acts:
            self.acts[do](wish)
        else:
            self._to_all(hour_of(wish))
        return {"done": True}

    def _to_all(self, hour: Told) -> None:
        hour = {**hour, **self._ended_by(hour)}
        if hour.get("wait"):
            self._waits = self._waits or monotonic()
        elif "wait" in hour and self._waits:
            take_wait_out(self._hall.seats.values(), self._waits)
            self._waits = 0.0
        self._hall.hour = {**self._hall.hour, **hour}
        self._hall.to_all(**self._called())

    def _called(self) -> Told:
        """Return where all are asked to go, with the number of that step in the form that the class takes."""
        go = self._hall.hour.get("go")
        scenario = self._lessons.get(go["lesson"]) if go else None
        if go is None or scenario is None:
            return {}
        form = form_taken(self._hall, scenario)
        return {"go": {**go, "number": number_of(form, go["step"]), "form": form.period or 0}}

    def _take_down(self, wish: Told) -> None:
        if type(wish.get("number")) is not int:
            raise WrongWish(f"a place has a number, not {wish.get('number')!r:.80}")
        if seat := self._hall.seats.get(wish["number"]):
            seat.hand = None
            self._hall.tell(seat.number, {"do": "hand", "raised": False})

    def _ended_by(self, hour: Told) -> Told:
        """Return what ends beside what is said: nobody is called to a step that is closed to them."""
        go, gate = ({**self._hall.hour, **hour}.get(name) for name in ("go", "gate"))
        if not go or not gate or go["lesson"] != gate["lesson"]:
            return {}
        scenario = self._lessons.get(go["lesson"])
        steps = [step.id for step in scenario.steps] if scenario else []
        known = {go["step"], gate["step"]} <= {*steps}
        if not known or steps.index(go["step"]) <= steps.index(gate["step"]):
            return {}
        if "gate" in hour:
            return {"go": None}
        return {"gate": None if go["step"] == steps[-1] else {"lesson": go["lesson"], "step": go["step"]}}

    def _parts(self, language: str, lesson: str) -> Told:
        from algeria_lab.views.shared.messages import Messages

        words, room = Messages(language), self._room(language)
        names = self._taken()
        lessons = [self._lesson(name, words) for name in names]
        asked = lesson if lesson in names else next(iter(names), "")
        taken = {one["id"]: Taken(one["title"], one["form"]) for one in lessons if not one["reading"]}
        go = self._hall.hour.get("go")
        called = (go["lesson"], go["step"]) if go else ("", "")
        seen = Seen(room, self._hall.seats, words, taken, waits=self._waits, called=called)
        return {
            "room": {**seen.counts(), "places": room["places"], "warnings": room.get("warnings", [])},
            "hour": {name: value for name, value in self._hall.hour.items() if name != "do"},
            "seats": seen.places(),
            "hands": seen.hands(),
            "lessons": lessons,
            "answers": {"lesson": asked, "questions": self._questions(asked, words)},
            **{name: tell(language) for name, tell in self.more.items()},
        }

    def _taken(self) -> list[str]:
        """Return the lessons that are taken, the commonest first; else the one that the class begins with."""
        taken = [str(seat.stands.get("lesson", "")) for seat in self._hall.seats.values()]
        names = sorted({name for name in taken if name}, key=lambda name: (-taken.count(name), name))
        first = self._lessons.first()
        return names[:MOST_LESSONS] or ([first] if first else [])

    def _lesson(self, name: str, words: Messages) -> Told:
        from algeria_lab.views.scenarios.handouts.step_words import heading

        scenario = self._lessons.get(name)
        if scenario is None:
            reading = self._lessons.is_reading(name)
            return {"id": name, "reading": reading, "title": "", "form": None, "steps": []}
        form, mixed = self._form(scenario)
        return {
            "id": name,
            "reading": False,
            "title": scenario.said(scenario.title, words.language),
            "forms": list(scenario.periods),
            "form": form.period or 0,
            "steps": [
                {"id": step.id, "number": number, "heading": heading(form, step, words)}
                for number, step in numbered(form)
                if number or mixed
            ],
        }

    def _questions(self, name: str, words: Messages) -> list[Told]:
        scenario = self._lessons.get(name) if name else None
        if scenario is None:
            return []
        keys = self._lessons.keys(name)
        form, mixed = self._form(scenario)
        seats, asked = self._hall.seats.values(), form.whole if mixed else form
        told = self._counted.questions(seats, asked, words.language, keys)
        return [{**one, "came": self._came(asked, one, words)} for one in told]

    def _came(self, scenario: Scenario, told: Told, words: Messages) -> str:
        """Return what came of what was predicted, as the pages say it; nothing of what is no prediction."""
        from algeria_lab.apps.serving.hall.shown.answers import came_said
        from algeria_lab.apps.serving.hall.shown.questions import is_predicted

        question = None if told["part"] else scenario.question(told["id"])
        if question is None or not is_predicted(scenario, question):
            return ""
        said = came_said(self._hall.seats.values(), scenario, question, words)
        return words.say("desk-said-came", came=said) if said else ""

    def _form(self, scenario: Scenario) -> tuple[Scenario, bool]:
        """Return the form of a lesson that the class takes, and whether somebody takes another one."""
        form = form_taken(self._hall, scenario)
        return form, is_mixed(self._hall.seats.values(), form)


def _mark(name: str, part: Mapping[str, Any] | list[Any]) -> str:
    """Return a short word for what a part says: another where it says something else."""
    return f"{name}-{sha256(json.dumps(part).encode()).hexdigest()[:12]}"


__all__ = ["Sight", "WrongWish"]
