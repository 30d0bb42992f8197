"""What the board is told once: the parts that the browser reads, words for all of them, and no idle ones."""

import re

import pytest

from algeria_lab.algeria.board.units import KINDS
from algeria_lab.algeria.state import State
from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.board.layers import make_layers
from algeria_lab.views.algeria.words.text import Words
from tests.views.algeria.sessions import scene_of, session_of
from tests.views.shared.contract import fields_of, optional_of

PARTS = {
    "Place": "places",
    "Side": "sides",
    "Kind": "kinds",
    "Box": "boxes",
    "Condition": "conditions",
    "Mark": "marks",
}


class Listener(Words):
    """Words that remember which of them were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, key: str, /, **values: str | float) -> str:
        """Return a message, and remember it."""
        self.said.add(key)
        return super().say(key, **values)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_has_the_keys_that_the_browser_reads(language: str):
    words = Words(language)
    atlas = make_atlas(words)

    assert fields_of("Atlas") <= set(atlas) <= fields_of("Atlas") | optional_of("Atlas")
    for interface, name in PARTS.items():
        for part in atlas[name]:
            assert fields_of(interface) <= set(part) <= fields_of(interface) | optional_of(interface), part
    assert words.faults == []


def test_all_its_words_are_said_and_none_is_idle():
    words = Listener("en")
    make_atlas(words)

    assert {key for key in words.said if key.startswith("atlas-")} == set(words.ui("atlas-"))


def test_every_unit_and_box_of_the_game_has_its_sign():
    atlas = make_atlas(Words("en"))

    assert {(kind["id"], kind["side"]) for kind in atlas["kinds"]} == {
        (kind.name, kind.side) for kind in KINDS
    }
    boxes = {box["id"] for box in atlas["boxes"]}
    assert all(set(side["boxes"]) == boxes for side in atlas["sides"])
    assert boxes == {name.upper() for name in ("ug", "ops", "ptl", "oc") if name in State.__annotations__}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_key_says_what_every_unit_and_mark_is_for(language: str):
    atlas = make_atlas(Words(language))

    assert all(kind["does"].endswith(".") and len(kind["does"]) < 180 for kind in atlas["kinds"])
    assert all(mark["about"].endswith(".") for mark in atlas["marks"])
    assert set(atlas["borders"]) < set(atlas["legend"])
    for side in atlas["sides"]:
        initials = [kind["initials"] for kind in atlas["kinds"] if kind["side"] == side["id"]]
        assert len(set(initials)) == len(initials)
        assert max(map(len, initials)) <= 2


def test_the_ratings_in_the_key_are_those_of_the_rules():
    kinds = {kind["id"]: kind for kind in make_atlas(Words("en"))["kinds"]}

    for kind in KINDS:
        assert [int(number) for number in re.findall(r"\d+", kinds[kind.name]["facts"])] == [
            kind.rating,
            kind.firepower,
        ]
    assert kinds["division"]["facts_if"] == {"dispersed": "Contact 2 · firepower 12"}


def test_a_wilaya_is_called_so_and_has_a_name():
    regions = make_atlas(Words("fr"))["regions"]

    assert [(region["number"], region["name"]) for region in regions[:4]] == [
        ("Wilaya I", "Aurès-Nementcha"),
        ("Wilaya II", "Nord-Constantinois"),
        ("Wilaya III", "Kabylie"),
        ("Wilaya IV", "Algérois"),
    ]


def test_layers_read_all_that_places_tell():
    game = session_of("mixed", "mixed", scenario="1958", seed=7).game
    words = Words("en")
    told = {
        fact
        for ply in range(0, game.ply, 25)
        for place in scene_of(game.fork(ply), words, [])["places"].values()
        for fact in place.get("facts", {})
    }

    assert {layer["of"] for layer in make_layers(words)} - {"control", "marks"} == told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_shade_that_can_be_seen_has_words(language: str):
    for layer in make_layers(Words(language)):
        assert all(shade["says"] for shade in layer.get("shades", {}).values())
        assert layer.get("says", "") != "" or layer["how"] == "table"
        assert all(0 <= shade["step"] <= 4 for shade in layer["samples"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_order_that_a_button_may_give_is_explained(language: str):
    words = Words(language)
    orders = {key.removeprefix("group-") for key in words.ui("group-")}
    explained = make_atlas(words)["deeds"]
    assert orders - set(explained) == set()
    assert all(len(explained[name]) > len(words.say(f"group-{name}")) for name in orders)
    typed = ("“to”", "« to »", "named type", "type nommé")
    assert [said for said in explained.values() if any(word in said for word in typed)] == []
