"""What is chosen before a table is opened: as on the page's own settings, and what holds between people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from algeria_lab.core.actions import SEATS
from algeria_lab.views.play.session import W
from algeria_lab.views.play.settings import Field, Option, PlaySettings

BOTH = "both"
SEAT, MINUTES = "seat", "minutes"
TICKS = ("hints", "undo", "watched")
CLOCKS = (0, 30, 60, 90, 120)
OPENS = "al-open-table"  # the event that opens the sheet
ASIDE = frozenset(
    {"opponent", "seed"}
)  # choices that nobody has who plays against people with dice of the room


class TableForm(PlaySettings[W]):
    """The sheet on which a table is opened.

    Args:
        words: The reader's language.
        inner: Settings of the page that nothing else shows; people play both sides.
        begin: Called when the reader opens the table.
    """

    family = "lobby"
    starts = MappingProxyType({SEAT: SEATS[0], MINUTES: "0"})

    def __init__(self, words: W, inner: PlaySettings[W], begin: Callable[[], None]) -> None:
        inner.choose({inner.sides: BOTH})
        self._inner = inner
        super().__init__(words, begin)

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now."""
        inner = self._inner
        others = [one for one in inner.fields() if one["key"] not in {*ASIDE, inner.sides}]
        begins = [one for one in others if one["key"] == "scenario"]
        rest = [one for one in others if one not in begins]
        return [*begins, self._seat(), *map(self._tick, TICKS), self._clock(), *rest]

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: what the page's own settings say, the reader's side, and what is agreed."""
        agreed = {name: self._value(name) for name in TICKS} | {MINUTES: int(self._value(MINUTES))}
        return self._inner.chosen() | {SEAT: self._value(SEAT), "agreed": agreed}

    def choose(self, values: Mapping[str, object]) -> None:
        """Choose in several fields, those of the page among them."""
        inner = self._inner
        inner.choose({key: value for key, value in values.items() if key != inner.sides})
        super().choose(values)

    def speak(self, words: W) -> None:
        """Write everything in a language; what was chosen stays."""
        self._inner.speak(words)
        super().speak(words)

    def write(self) -> None:
        """Write the sheet anew."""
        say = self._words.say
        self.form = {
            "opens": OPENS,
            "lang": self._words.language,
            "dir": self._words.direction,
            "title": say("lobby-choose"),
            "note": say("lobby-choose-note"),
            "more": say("lobby-more"),
            "begin": say("lobby-open"),
            "cancel": say("room-cancel"),
            "fields": self.fields(),
            "aside": "",
            "first": None,
        }

    def _seat(self) -> Field:
        """Return the choice of a side, with what the page's own settings say of it."""
        inner = self._inner
        known = next(one for one in inner.fields() if one["key"] == inner.sides).get("options", [])
        notes = {one["value"]: one.get("note", "") for one in known} if inner.sides == "side" else {}
        options = [Option(value=seat, label=self._words.side(seat)) for seat in SEATS]
        for one in options:
            if note := notes.get(one["value"]):
                one["note"] = note
        return self._choice(SEAT, "cards", options)

    def _tick(self, name: str) -> Field:
        say = self._words.say
        return Field(
            key=name,
            kind="tick",
            label=say(f"lobby-{name}"),
            value=self._values.get(name, True),
            hint=say(f"lobby-{name}-hint"),
        )

    def _clock(self) -> Field:
        say = self._words.say
        options = [Option(value=str(one), label=say("lobby-clock", minutes=one)) for one in CLOCKS]
        field = self._choice(MINUTES, "menu", options)
        field["hint"] = say("lobby-minutes-hint")
        return field
