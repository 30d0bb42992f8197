"""The area-map war game by name: places, units, sides, tracks, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algeria_lab.algeria.board.geography import AREAS, PLACES, URBAN
from algeria_lab.algeria.board.scenarios import read_scenario
from algeria_lab.algeria.board.units import by_kind, units_of
from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.messages import GameWords, Value


class Names(GameWords):
    """What things are called, in one language."""

    game = "algeria"

    def place_name(self, place: str) -> str:
        """Return the name of a place without its code."""
        return self.say(f"place-{place}")

    def place(self, place: str) -> str:
        """Return a place with the code that the map shows, such as ``Mostaganem (V-4)``."""
        return self._named("place-coded", place)

    def _named(self, way: str, place: str) -> str:
        name = self.place_name(place)
        return self.say(way, name=name, id=place) if place in AREAS and place not in URBAN else name

    def where(self, place: str) -> dict[str, Value]:
        """Return what a sentence may say about a place: itself, and with the prepositions in front."""
        if place not in PLACES:
            return {}
        name = self.place(place)
        ways = {way: self.say(f"place-{way}", place=name, id=place) for way in ("at", "to", "from")}
        return {"place": name, "spot": self._named("place-listed", place), **ways}

    def wilaya(self, wilaya: str) -> str:
        """Return a wilaya by name."""
        return self.say("wilaya", wilaya=wilaya)

    def side(self, seat: str) -> str:
        """Return a side as a heading; nothing for nobody."""
        return self.say(f"side-{seat}") if seat else ""

    def unit(self, name: str) -> str:
        """Return one unit by its own name, such as ``Band 3``."""
        kind, _, number = name.rpartition("-")
        return self.say(f"unit-{kind}", number=number)

    def kind(self, kind: str) -> str:
        """Return a type of unit."""
        return self.say(f"kind-{kind}")

    def units(self, unit_names: Iterable[str]) -> str:
        """Return several units by number and type, such as ``1 Front, 2 Bands``."""
        counts = by_kind(units_of(unit_names))
        return self.listed(
            [self.say(f"units-{kind}", count=count) for kind, count in reversed(counts.items())]
        )

    def these(self, unit_names: Sequence[str]) -> str:
        """Return one unit by its own name, several by number and type."""
        return self.unit(unit_names[0]) if len(unit_names) == 1 else self.units(unit_names)

    def label(self, unit_names: Sequence[str]) -> str:
        """Return units as the heading of what is said of them, such as ``Police 8``."""
        if len(unit_names) > 1:
            return self.units(unit_names)
        kind, _, number = unit_names[0].rpartition("-")
        return self.say(f"label-{kind}", number=number)

    def listed(self, items: Iterable[str]) -> str:
        """Return items with commas between them."""
        return self.say("list-comma").join(items)

    def box(self, box: str) -> str:
        """Return a box of the map by name."""
        return self.say(f"box-{box or 'none'}")

    def track(self, track: str) -> str:
        """Return a track by name."""
        return self.say(f"track-{track}")

    def phase(self, phase: str) -> str:
        """Return a phase by name."""
        return self.say(f"phase-{phase}")

    def scenario(self, name: str) -> str:
        """Return the title of a starting position."""
        title = read_scenario(name).title
        return title.get(self.language, title["en"])

    def rule(self, key: str) -> str:
        """Return the heading of a rule or ruling."""
        title = known_citations("algeria")[key].title
        return title.get(self.language, title["en"])

    def one_or_all(self, given: str) -> dict[str, Value]:
        """Return what a sentence may say about one unit, or about ``all``."""
        if given == "all":
            return {"all": "yes", "unit": self.say("unit-all")}
        return {"all": "no", "unit": self.unit(given)}
