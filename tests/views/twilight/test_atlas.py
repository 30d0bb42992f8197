"""What the board is told once and what lies on it: parts that the browser reads, words for all of them."""

import json

import pytest

from algeria_lab.twilight.cards import INDEPENDENCE
from algeria_lab.twilight.geography import COUNTRIES, PLACE, SPACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import State
from algeria_lab.views.twilight.board.atlas import make_atlas
from algeria_lab.views.twilight.board.layers import make_layers
from algeria_lab.views.twilight.board.pieces import SHOWN, groups_at
from algeria_lab.views.twilight.board.places import make_places, marks_at
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.shared.contract import fields_of, optional_of

PARTS = {"Place": "places", "Side": "sides", "Kind": "kinds", "Box": "boxes", "Mark": "marks"}
WORDS = {language: TwilightWords(language) for language in ("en", "fr")}
BASE = next(iter(SHOWN))
MEDEA, ORAN, TEBESSA, MOROCCO = (PLACE[name] for name in ("medea", "oran", "tebessa", "morocco"))


@pytest.mark.parametrize("language", WORDS)
def test_it_has_the_keys_that_the_browser_reads(language: str):
    words = WORDS[language]
    atlas = make_atlas(words)

    assert fields_of("Atlas") <= set(atlas) <= fields_of("Atlas") | optional_of("Atlas")
    for interface, name in PARTS.items():
        for part in atlas[name]:
            assert fields_of(interface) <= set(part) <= fields_of(interface) | optional_of(interface), part
    assert words.faults == []


def test_every_piece_stands_in_a_box_of_its_side_under_a_sign_of_its_own():
    atlas = make_atlas(WORDS["en"])
    boxes = {side["id"]: side["boxes"] for side in atlas["sides"]}

    assert len(SHOWN) == len(KINDS) == len({(shown.kind, shown.box) for shown in SHOWN.values()})
    assert all(shown.box in boxes[shown.seat] for shown in SHOWN.values())
    assert {kind["id"] for kind in atlas["kinds"]} == {shown.kind for shown in SHOWN.values()}


def test_terrain_coast_and_border_are_said_as_printed():
    atlas = {place["id"]: place for place in make_atlas(WORDS["en"])["places"]}

    assert atlas["tlemcen"]["kind"] == "plains, coast, on the border with Morocco"
    assert atlas["constantine"]["kind"] == "city"
    high = {name for name, place in atlas.items() if place.get("high")}
    assert high == {space.id for space in SPACES if space.terrain == "mountain"}


def test_a_level_carries_its_population_and_markers_their_number():
    state = State("full", terror=[0] * len(SPACES))
    state.support[MEDEA], state.terror[MEDEA] = -1, 3
    state.plus_pop[ORAN] = True
    state.resettled[TEBESSA] = True

    assert dict(marks_at(state, MEDEA)) == {"oppose": 2, "terror": 3}
    assert dict(marks_at(state, ORAN)) == {"neutral": 3, "plus_pop": 1}
    assert dict(marks_at(state, TEBESSA)) == {"resettled": 1}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "closed until Morocco and Tunisia are independent"),
        ("fr", "fermé jusqu’à l’indépendance du Maroc et de la Tunisie"),
    ],
)
def test_a_country_is_closed_until_independence(language: str, said: str):
    state = State("full")
    before = make_places(state, state, WORDS[language])["morocco"]
    state.played.add(INDEPENDENCE)
    after = make_places(state, state, WORDS[language])["morocco"]

    assert before == {"says": before["says"], "closed": True}
    assert said in before["says"]
    assert "control" in after
    assert said not in after["says"]
    assert all("neutral" not in dict(marks_at(state, country)) for country in COUNTRIES)


def test_a_space_has_changed_if_it_looks_otherwise_than_when_the_card_began():
    start = State("full")
    state = start.copy()
    state.pieces[MEDEA][BASE] += 1
    places = make_places(state, start, WORDS["en"])

    assert [name for name, place in places.items() if place.get("facts", {}).get("changed")] == ["medea"]
    assert "changed" not in json.dumps(make_places(state, state, WORDS["en"]))


def test_pieces_are_grouped_by_how_they_look_and_counted():
    state = State("full")
    state.pieces[MEDEA] = [2, 1, 0, 3, 1, 4, 5, 1]
    groups = groups_at(state, MEDEA, WORDS["fr"])

    assert sum(group["count"] for group in groups.values()) == sum(state.pieces[MEDEA])
    assert len(groups) == sum(map(bool, state.pieces[MEDEA]))
    assert all(key == f"{group['box']}/{group['kind']}" for key, group in groups.items())


def test_layers_read_all_that_places_tell():
    state = State("full")
    state.pieces[MEDEA][BASE] = 1
    told = {
        fact
        for place in make_places(state, State("full"), WORDS["en"]).values()
        for fact in place.get("facts", {})
    }

    assert {layer["of"] for layer in make_layers(WORDS["en"])} - {"control", "marks"} == told


@pytest.mark.parametrize("language", WORDS)
def test_a_shade_that_can_be_seen_has_words_and_a_level_a_shade(language: str):
    layers = {layer["id"]: layer for layer in make_layers(WORDS[language])}

    for layer in layers.values():
        assert all(shade["says"] for shade in layer.get("shades", {}).values())
        assert layer.get("says", "") != "" or layer["how"] == "table"
        assert all(0 <= sample["step"] <= 4 for sample in layer["samples"])
    state = State("full", plus_pop=[True] * len(SPACES))
    facts = [place.get("facts", {}) for place in make_places(state, state, WORDS[language]).values()]
    assert {fact["level"] for fact in facts if "level" in fact} <= set(layers["support"]["shades"])


def test_the_atlas_is_light_enough_to_be_sent_once():
    assert len(json.dumps(make_atlas(WORDS["en"]))) < 160_000
