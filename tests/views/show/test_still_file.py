"""A map as SVG text by one call: it stands alone, in both languages, of games, states and positions."""

import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName, WrongOption

SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = {"algeria": ("mixed", "mixed", 2), "twilight": ("sensible", "improviser", 6)}
every_map = pytest.mark.parametrize("name", PLAYERS)


@cache
def played(name: str) -> Game:
    """Return a game that computers have begun."""
    game = algeria_lab.open_game(name, seed=5)
    fln, gov, turns = PLAYERS[name]
    algeria_lab.play_on(game, fln=fln, gov=gov, turns=turns)
    return game


def drawn(text: str) -> ET.Element:
    """Return what a picture is made of."""
    return ET.fromstring(text)  # noqa: S314 - our own


@every_map
def test_a_map_stands_alone(name: str):
    svg = algeria_lab.svg(played(name))
    root = drawn(svg)

    assert root.tag == f"{SVG}svg"
    assert float(root.get("width")) / float(root.get("height")) == pytest.approx(1.45, abs=0.15)
    assert root.find(f"{SVG}title").text == root.get("aria-label")
    assert "var(" not in svg
    assert "light-dark" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert {part.tag.removeprefix(SVG) for part in root.iter()} <= {
        "svg",
        "title",
        "style",
        "rect",
        "path",
        "text",
        "g",
    }


@every_map
def test_every_class_of_a_map_has_its_look(name: str):
    root = drawn(algeria_lab.svg(played(name)))
    style = root.find(f"{SVG}style").text
    worn = {one for part in root.iter() for one in (part.get("class") or "").split()} - {"al-map"}

    assert worn
    assert {one for one in worn if f".{one}" not in style} == set()
    assert all(rule.startswith(".al-map .") for rule in style.splitlines())


@every_map
def test_every_sign_on_a_map_stands_in_its_key(name: str):
    root = drawn(algeria_lab.svg(played(name)))
    of_class = {
        kind: [part.text for part in root.iter(f"{SVG}text") if part.get("class") == kind]
        for kind in ("unit", "key")
    }
    key = " ".join(of_class["key"]).replace("\N{NO-BREAK SPACE}", " ")

    signs = {re.sub(r"\d+$", "", text).strip() for text in of_class["unit"]} - {""}
    assert signs
    assert {sign for sign in signs if not re.search(rf"(^|· ){sign} ", key)} == set()


def test_a_state_an_entry_and_a_position_are_drawn_as_the_game_at_that_moment():
    game = played("algeria")
    entry = game.history[4]
    state = algeria_lab.svg(entry.state)

    assert algeria_lab.svg(entry) == state != algeria_lab.svg(game)
    assert algeria_lab.svg(algeria_lab.position(game)) == algeria_lab.svg(game)


def test_a_map_speaks_the_language_that_is_asked_for():
    assert "Brigade\xa0française" in algeria_lab.svg(played("algeria"), language="fr")
    with pytest.raises(UnknownName):
        algeria_lab.svg(played("algeria"), language="xx")


def test_a_notebook_shows_a_picture():
    svg = algeria_lab.svg(played("algeria"))

    assert isinstance(svg, str)
    assert svg._repr_svg_() == svg


def test_what_is_on_no_map_is_told():
    with pytest.raises(WrongOption, match="Games with a map: algeria, twilight"):
        algeria_lab.svg(algeria_lab.open_game("insurgent", seed=1))
    with pytest.raises(WrongOption, match="not 3"):
        algeria_lab.svg(3)
