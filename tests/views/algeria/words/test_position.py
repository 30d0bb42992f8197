"""The position as text: somebody who only reads it can set up the board again."""

import re
from functools import cache
from typing import Any

import pytest

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import KIND, NAME_OF
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import NOT_MOBILIZED, OFF_MAP, State
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.board.scene import make_scene
from algeria_lab.views.algeria.words.position import (
    COUNTED,
    control_of,
    oas_said,
    position_text,
    tracks_in_play,
)
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.asked import Look
from tests.views.algeria.sessions import session_of

EN = Words("en")
BOXES = {EN.box(box): box for box in ("UG", "OPS", "PTL", "OC")}
FLAGS = {EN.say(f"scene-unit-{flag}"): flag for flag in ("neutralized", "dispersed", "airmobile")}
UNITS = {EN.unit(name): name for name in NAME_OF}
COUNTRIES_AND_AREAS = {EN.place(place): place for place in PLACES}
TRACKS = {EN.track(track): track for track in COUNTED}
Unit = tuple[str, str, frozenset[str]]


class Reader:
    """Reads the English text of a position, knowing nothing but the names.

    Attributes:
        units: Place, box and conditions of each unit on the map.
        rows: What stands behind each label.
    """

    def __init__(self, text: str) -> None:
        self.units: dict[str, Unit] = {}
        self.rows: dict[str, str] = {}
        self.off_map: set[str] = set()
        place = ""
        for line in text.splitlines():
            if line.startswith("– "):
                self._units(line.partition(": ")[2], place)
            elif ": " in line:
                label, _, value = line.partition(": ")
                place = COUNTRIES_AND_AREAS.get(label, "")
                self.rows[label] = value
                self.off_map |= {UNITS[name] for name in value.split(", ") if name in UNITS}

    def _units(self, text: str, place: str) -> None:
        for group in text.split("; "):
            found = re.fullmatch(r"(.*) \((.*)\)", group)
            assert found
            box, *flags = found[2].split(", ")
            for name in found[1].split(", "):
                self.units[UNITS[name]] = place, BOXES[box], frozenset(FLAGS[flag] for flag in flags)

    def marks(self, place: str) -> set[str]:
        """Return what is said about a place."""
        return set(self.rows[EN.place(place)].split(", "))


@cache
def war(scenario: str) -> Game[State]:
    return session_of("mixed", "mixed", scenario=scenario, seed=7).game


def units_of_state(state: State) -> dict[str, Unit]:
    found = {}
    for number, name in enumerate(NAME_OF):
        if state.place[number] in PLACES:
            held = {"neutralized": state.neutralized, "airmobile": state.airmobile}
            held["dispersed"] = state.dispersed & KIND["division"].units
            flags = frozenset(flag for flag, units in held.items() if units >> number & 1)
            found[name] = state.place[number], state.box_of(number), flags
    return found


def positions() -> list[State]:
    return [entry.state for scenario in ("1954", "1958", "1960") for entry in war(scenario).history[::13]]


def test_every_unit_can_be_put_back_where_it_stands():
    for state in positions():
        assert Reader(position_text(state, EN)).units == units_of_state(state)


def test_every_unit_off_the_map_is_named():
    for state in positions():
        off_map = {name for number, name in enumerate(NAME_OF) if state.place[number] in OFF_MAP}
        assert Reader(position_text(state, EN)).off_map == off_map


def test_control_and_markers_can_be_put_back():
    for state in positions():
        read = Reader(position_text(state, EN))
        for area in AREAS:
            marks, control = read.marks(area), control_of(state, area)
            assert EN.say(f"scene-control-{control}") in marks
            assert EN.say(f"scene-kind-{state.kind(area)}") in marks
            assert (EN.say("scene-terror") in marks) == (area in state.terror)
            assert (EN.say("scene-resettled") in marks) == (area in state.resettled)


def test_tracks_can_be_set_again():
    for state in positions():
        rows = Reader(position_text(state, EN)).rows
        for label, track in TRACKS.items():
            assert rows[label].removesuffix("½") == str(getattr(state, track))
        zone = rows[EN.track("border_zone")]
        assert (zone == EN.say("scene-zone-none")) == (state.border_zone == NOT_MOBILIZED)
        assert zone == EN.say("scene-zone-none") or zone.split(",")[0] == EN.number(state.border_zone)
        assert (rows[EN.say("state-independence")] == "yes") == state.independent
        assert (rows[EN.track("oas")] == EN.say("scene-oas-none")) == (not state.oas)


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_nothing_is_said_of_the_oas_before_support_falls_so_far_that_it_comes(scenario: str):
    """No year brings it: it enters where the Government's support is 30 or less, see A:11.3."""
    state = Game(AlgeriaRules(), scenario, seed=1).state
    assert EN.track("oas") not in dict(tracks_in_play(state, EN))
    assert shown_track(state, EN, "oas")["idle"]


@pytest.mark.parametrize(
    ("words", "waits", "placed"),
    [
        (
            EN,
            (
                "rule of the game: the OAS enters when the Government’s support is 30 or less "
                "(in history: 1961); the FLN is to place the marker"
            ),
            "Algiers, placed by the FLN",
        ),
        (
            Words("fr"),
            (
                "règle du jeu\u00a0: l’OAS entre quand le soutien au Gouvernement est de 30 ou moins "
                "(dans l’histoire\u00a0: 1961)\u202f; le FLN posera le marqueur"
            ),
            "Alger, placée par le FLN",
        ),
    ],
)
def test_the_oas_is_no_side_and_whoever_has_its_marker_only_places_it(words: Words, waits: str, placed: str):
    state = Game(AlgeriaRules(), "1960", seed=1).state
    for oas, said in (("pending", waits), ("ALGIERS", placed)):
        there = state.copy()
        there.oas, there.oas_control = oas, "fln"
        assert oas_said(there, words) == said
        assert "idle" not in shown_track(there, words, "oas")


@pytest.mark.parametrize(
    ("language", "beside"), [("en", "to be placed by the FLN"), ("fr", "à placer par le FLN")]
)
def test_beside_the_map_the_oas_that_waits_takes_no_more_than_a_line(language: str, beside: str):
    state = Game(AlgeriaRules(), "1960", seed=1).state.copy()
    state.oas, state.oas_control = "pending", "fln"
    assert shown_track(state, Words(language), "oas")["text"] == beside


def shown_track(state: State, words: Words, name: str) -> dict[str, Any]:
    """Return a track as the board shows it."""
    game = Game(AlgeriaRules(), "1958", seed=1)
    scene = make_scene(Look(game, state), words)
    return next(track for track in scene["tracks"] if track["id"] == name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_is_missing(language: str):
    words = Words(language)
    for state in positions():
        text = position_text(state, words)
        assert words.prompt(state)[0] in text
        assert f"{state.turn}" in text
    assert words.faults == []
