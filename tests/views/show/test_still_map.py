"""The still map: small, told to those who cannot see it, and nothing of it reaches the notebook."""

from random import Random
from xml.etree import ElementTree as ET

import pytest

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.games import GAMES
from algeria_lab.views.show.still_layout import Cell, laid_out

LARGEST = 60_000
FIELDS = [[0.0, 0.0, 60.0, 30.0], [100.0, 0.0, 90.0, 60.0]]


def svg_of(game: Game) -> ET.Element:
    html = game._repr_html_()
    start, end = html.index("<svg"), html.index("</svg>") + len("</svg>")
    assert end - start < LARGEST
    return ET.fromstring(html[start:end])  # noqa: S314 - our own


@pytest.fixture(scope="module")
def late() -> Game:
    war = algeria_lab.open_game("algeria", "1958", seed=7)
    players = GAMES["algeria"].players().seat({"fln": "mixed", "gov": "mixed"})
    while war.ply < 300:
        war.play(players[war.to_move].choose(war.state, Random(1)).line)
    return war


def test_a_map_is_one_picture_with_a_name(late: Game):
    svg = svg_of(late)

    assert svg.get("role") == "img"
    assert svg.get("aria-label").startswith("Map, turn ")
    assert "contested" in svg.get("aria-label")
    assert not [
        part for part in svg.iter() if part.tag in {"script", "style", "image", "use"} or part.get("id")
    ]


def test_every_rule_of_its_style_stays_in_the_map(late: Game):
    html = late._repr_html_()
    style = next(one for one in html.split("<style>")[1:] if ".al-still" in one).split("</style>")[0]
    rules = [rule.split("{") for rule in style.replace("@media", "}").split("}") if "{" in rule]
    others = [rule[-2].strip() for rule in rules if ".al-still" not in rule[-2]]

    assert len(others) < len(rules)
    assert all(_only_names(rule[-1]) for rule in rules if rule[-2].strip() in others)


def _only_names(declarations: str) -> bool:
    """Return whether a rule gives names to colours and sizes, and so changes nothing that is seen."""
    names = [one.split(":")[0].strip() for one in declarations.split(";") if ":" in one]
    return all(name.startswith("--al-") or name == "color-scheme" for name in names)


def test_everybody_on_the_map_is_drawn(late: Game):
    drawn = {"fln": 0, "gov": 0}
    for group in svg_of(late).iter("g"):
        side = (group.get("class") or "").removeprefix("of-")
        for unit in group.findall("text") if side in drawn else ():
            digits = "".join(filter(str.isdigit, unit.text))
            drawn[side] += int(digits or 1)
    standing = {side: sum(len(names_at(late, place, side)) for place in late.state.at) for side in drawn}

    assert drawn == standing


def names_at(war: Game, place: str, side: str) -> tuple[str, ...]:
    from algeria_lab.algeria.board.geography import PLACES
    from algeria_lab.algeria.board.units import OF_SIDE, names

    return names(war.state.at[place] & OF_SIDE[side]) if place in PLACES else ()


def test_control_is_told_by_a_sign_beside_the_colour(late: Game):
    names = [text.text for text in svg_of(late).iter("text") if text.get("class") == "name"]
    control = list(late.state.control.values())

    assert sum(name.startswith("● ") for name in names) == control.count("fln") > 0
    assert sum(name.startswith("■ ") for name in names) == control.count("gov") > 0


@pytest.mark.parametrize(
    ("crowd", "letters"),
    [
        ({"fln": [Cell("B", 1)]}, ["B"]),
        ({"fln": [Cell("F", 1), Cell("B", 12)], "gov": [Cell("Br", 2)]}, ["F", "B", "Br"]),
        ({"gov": [Cell(letter, 10) for letter in "ABCDEFGHIJKLMN"]}, ["140"]),
        ({"fln": [Cell("C", 1)], "gov": [Cell(letter, 10) for letter in "ABCDEFGHIJKLMN"]}, ["C", "140"]),
    ],
)
def test_units_stand_in_free_room_by_type_or_as_a_number(crowd: dict, letters: list[str]):
    blocks = laid_out((30.0, 15.0), FIELDS, crowd)

    assert [cell.letters for block in blocks for cell, _, _ in block.cells] == letters
    for block in blocks:
        field = FIELDS[0] if block.x < 60 else FIELDS[1]
        assert field[0] <= block.x
        assert block.x + block.width <= field[0] + field[2]
        assert field[1] <= block.y
        assert block.y + block.height <= field[1] + field[3]


def test_without_room_they_stand_in_the_middle():
    blocks = laid_out((30.0, 15.0), [], {"fln": [Cell("B", 2), Cell("F", 1)]})

    assert [cell.letters for cell, _, _ in blocks[0].cells] == ["3"]
    assert blocks[0].x + blocks[0].width / 2 == pytest.approx(30)
