"""The home page: what happens on it, and what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.core.dice import fresh_seed
from algeria_lab.lessons.course import Course, lessons_folder, read_course
from algeria_lab.views.algeria.board.atlas import LOOKS, map_data
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.path import path_view, ways_view
from algeria_lab.views.pages.home.living import live, living_view
from algeria_lab.views.pages.home.many import ManyWars
from algeria_lab.views.pages.home.opening import opening
from algeria_lab.views.pages.home.throwing import Throwing
from algeria_lab.views.pages.home.times import Times
from algeria_lab.views.pages.home.waiting import Waiting
from algeria_lab.views.pages.home.ways_on import doors_view, ending_view
from algeria_lab.views.room.strip import strip_here
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import SceneWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.views.shared.scene_widget import Deeds


class HomeWidget(SceneWidget):
    """Shows the home page and hands on what the reader does there; see `SceneWidget`."""

    _esm = bundle("home.js")
    _css = bundle("home.css")

    deeds: ClassVar[Deeds] = {
        "aim": {"place": str},
        "throw": {"said": int},
        "again": {},
        "many": {},
        "stop": {},
        "another": {},
        "speak": {"lang": str},
    }
    family: ClassVar[str] = "home-ui"


Message = dict[str, Any]
Scene = dict[str, Any]
_GAME = "algeria"


class Home(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``, or a language that is begun; of the lessons it says titles in English.
        course: The lessons; those around the place where the program was started if left out.
        seed: Gives the numbers of dice.
    """

    def __init__(
        self, language: str, course: Course | None = None, seed: Callable[[], int] = fresh_seed
    ) -> None:
        self._words, self._seed = Words(language), seed
        self._course = read_course(lessons_folder()) if course is None else course
        self._throwing, self._many = Throwing(seed), ManyWars()
        self._living = live(opening(), seed())
        self._strip = strip_here(self._words.written)
        self._waiting = Waiting(self._strip.line, self._show) if self._strip else None
        strings = HomeWidget.fixed_words(self._words)
        self.widget = HomeWidget(
            make_drawing(self._words), strings, self._scene(), self._answer, self._inform
        )
        self.times = Times(self._words, self._course)
        head = [self._strip.widget] if self._strip else []
        if self._strip:
            self._strip.stand(page="home")
        super().__init__([*head, self.widget, self.times], layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-home-page")

    def close(self) -> None:
        """End the page, the wars that are being played, and its widget."""
        self._many.stop()
        self.widget.close()
        if self._waiting:
            self._waiting.close()
        if self._strip:
            self._strip.close()
        super().close()

    def _answer(self, message: Message) -> Scene | None:
        """Do what the reader asks for, and return what the page shows then."""
        match message["kind"]:
            case "aim":
                self._many.clear()
                self._throwing.aim(message["place"])
            case "throw":
                self._many.clear()
                self._throwing.roll(message["said"])
            case "again":
                self._many.clear()
                self._throwing.aim(self._throwing.place)
            case "many":
                self._many.start(self._throwing.position, self._show, self._seed())
            case "stop":
                self._many.stop()
            case "another":
                self._living = live(opening(), self._seed())
            case "speak":
                self._speak(message["lang"])
                return None
        return self._scene()

    def _inform(self, message: Message) -> dict[str, Any]:
        """Explain a rule."""
        return rule_view(str(message.get("key")), self._words, _GAME)

    def _speak(self, language: str) -> None:
        """Say everything in another language; rolls and wars stay."""
        self._words = Words(language)
        strings = HomeWidget.fixed_words(self._words)
        self.widget.speak(strings, self._scene(), make_drawing(self._words))
        self.times.speak(self._words)
        if self._strip:
            self._strip.speak(self._words.written)

    def _show(self) -> None:
        self.widget.renew(self._scene, "many")

    def _scene(self) -> Scene:
        words = self._words
        return {
            "ply": 0,
            "time": {"at": 0, "last": 0},
            "lang": words.language,
            "dir": words.direction,
            "title": words.say("home-title"),
            "lead": [words.say("home-what"), words.say("home-why")],
            "tables": self._waiting.view(words) if self._waiting else [],
            "war": living_view(self._living, words),
            "throw": self._throwing.view(words),
            "many": self._many.view(words),
            "path": path_view(self._course, words),
            "ways": ways_view(self._course, words),
            "doors": doors_view(words),
            "ending": ending_view(words),
            "notice": None,
        }


Part = dict[str, Any]
_KEPT = ("coast", "borders", "letter")
_SEA = 45  # of the height: sea at the upper edge that this map does without


def make_drawing(words: Words) -> Part:
    """Return the outlines, and the places with their names."""
    drawing = map_data()
    places = [_place(place, words) for place in drawing["places"] if place["id"] in AREAS]
    abroad = [place["path"] for place in drawing["places"] if place["id"] in ("TUNISIA", "MOROCCO")]
    land = [part["path"] for part in drawing["land"]]
    left, top, width, height = drawing["viewBox"]
    cut = {"viewBox": [left, top + _SEA, width, height - _SEA], "land": [*land, *abroad], "places": places}
    return {key: drawing[key] for key in _KEPT} | cut


def _place(place: Part, words: Words) -> Part:
    kept = {key: place[key] for key in ("id", "path", "centre", "label")}
    return kept | {"name": words.place_name(place["id"]), "look": LOOKS[AREAS[place["id"]].kind]}
