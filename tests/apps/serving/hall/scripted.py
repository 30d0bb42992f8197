"""A class of whose pages each says what a test lets it say, and its wall."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.shows import Shows
from algeria_lab.apps.serving.hall.sight import Sight
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.quiz.verdicts import Key

TEXT = """
format: algeria-scenario/1
id: small
title: {en: Small, fr: Petite}
about: {en: What is it about?, fr: De quoi s’agit-il ?}
start: {scenario: 1956-like}
steps:
  - {id: guess, title: {en: Guess, fr: Deviner}, text: Guess., predict: [points, side]}
  - {id: talk, title: {en: Talk, fr: Parler}, text: Talk., ask: [why, first, last]}
  - {id: look, title: {en: Look, fr: Voir}, text: Look.}
quiz:
  - {id: points, kind: number, ask: {en: How many?, fr: Combien ?}, unit: {en: points, fr: points}, answer: 3}
  - {id: side, kind: choice, ask: Who?, options: [{id: a, text: We}, {id: b, text: "**They**"}], answer: b}
  - {id: why, kind: choice, ask: Why?, options: [{id: c, text: Cost}, {id: l, text: Luck}], answer: c}
  - {id: first, kind: text, ask: What do you think?}
  - {id: last, kind: text, ask: And now?, again: first}
experiments:
  - id: few
    text: What does it bring?
    ways:
      none: {player: resettle-0, title: {en: no one, fr: aucune}}
      three: {player: resettle-3, title: {en: three areas, fr: trois zones}}
    measures: [gov.psl@3, fln.wins]
    caveat: A model.
"""
SMALL = scenario_as_written(TEXT)


@dataclass
class Lessons:
    """Lessons that are read already."""

    known: dict[str, Scenario] = field(default_factory=lambda: {"small": SMALL})
    folders: dict[str, Path] = field(default_factory=dict)

    def get(self, name: str) -> Scenario | None:
        return self.known.get(name)

    def keys(self, name: str) -> dict[str, Key]:
        return {"side": Key(("b",))} if name == "small" else {}

    def folder(self, name: str) -> Path | None:
        return self.folders.get(name)

    def first(self) -> str:
        return ""


class Class:
    """A class whose pages say what a test lets them say."""

    def __init__(self) -> None:
        self.lessons = Lessons()
        self.heard: list[dict[str, Any]] = []
        self.hall = Hall(lambda _kernel, said: self.heard.append(said), dict)
        self.shows = Shows(self.hall, self.lessons)  # type: ignore[arg-type]
        self.sight = Sight(self.hall, self.lessons, lambda _language: {}, dict)  # type: ignore[arg-type]
        self.shows.join(self.sight)

    def seat(self, number: int, step: str = "guess", *, here: bool = True, **told: Any) -> Seat:
        seat = self.hall.seats[number] = Seat(number, f"reader {number}", nickname="Lina")
        seat.stands = {"lesson": "small", "step": step, "heading": "<b>mine</b>"}
        for kind, said in told.items():
            seat.told[kind] = {"lesson": "small", **said}
        if here:
            self.hall._kernels[f"kernel {number}"] = number
        return seat

    def answer(self, number: int, question: str, *given: str, came: Any = None) -> None:
        answers = {question: [{"given": one, "outcome": "told"} for one in given]}
        told = {"answers": answers, "came": {question: came} if came is not None else {}}
        self.seat(number, answers=told)

    def put(self, question: Any) -> None:
        self.sight.acts["vote"]({"lesson": "small", "question": question})

    def vote(self, number: int, chosen: str, *, at: int = 0) -> None:
        if number not in self.hall.seats:
            self.seat(number)
        open_now = self.hall.hour["vote"] or {}
        self.hear(number, {"do": "vote", "round": at or open_now["round"], "given": [chosen]})

    def hear(self, number: int, said: dict[str, Any]) -> None:
        self.hall.hear(f"kernel {number}", said)

    def show(self, **what: Any) -> dict[str, Any]:
        self.shows.do({"do": "show", "what": what})
        return dict(self.shows.told()["show"])
