"""A still map: one SVG of a position from the map data of a game; no script, in light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from markupsafe import Markup

from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element
from algeria_lab.views.show.still_layout import HIGH, Block, laid_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from algeria_lab.core.actions import Seat
    from algeria_lab.views.show.still_layout import Cell

Drawing: TypeAlias = "Mapping[str, Any]"
Key: TypeAlias = "Iterable[tuple[str, str]]"
# Everything is named below one class, so that no rule reaches the notebook around it.
STYLE = style("still.css")
RANKS = ("area", "region", "state")
MARKS = {"fln": "●", "gov": "■"}  # before the name of an area, so that no colour stands alone
_DROP = 5.6  # from the middle of a line of letters to its foot


class Stand(NamedTuple):
    """What is in a place.

    Attributes:
        name: Its name.
        look: What it is: ``town``, ``land``, ``wild`` or ``abroad``.
        says: The place and its units in a sentence.
        control: The side that controls it; empty for none.
        units: The units of each side that has some, by type.
        signs: What else lies there, as letters or signs.
    """

    name: str
    look: str
    says: str
    control: str
    units: Mapping[Seat, tuple[Cell, ...]]
    signs: str = ""


class Still(NamedTuple):
    """A map with what stands on it.

    Attributes:
        svg: The map, whose looks are those of the page around it.
        label: What it shows, for those who cannot see it.
        size: Its width and height, in units of the map.
        key: Signs and what they stand for.
    """

    svg: Markup
    label: str
    size: tuple[int, int]
    key: tuple[tuple[str, str], ...]

    def page(self) -> Markup:
        """Return the map for a page, with a line below it that explains its signs."""
        return STYLE + element(
            "div", self.svg, element("p", *_explained(self.key), class_="key"), class_="al-still al-text"
        )


def still_map(drawing: Drawing, stands: Mapping[str, Stand], label: str, key: Key) -> Still:
    """Return a map with what stands on it.

    Args:
        drawing: The map data of the game, as `tools/draw_map` makes them.
        stands: What is in each place, by its id.
        label: What the map shows, for those who cannot see it.
        key: Signs and what they stand for.
    """
    places = [(place, stands[place["id"]]) for place in drawing["places"]]
    parts = [
        *_ground(drawing, [place["path"] for place, stand in places if _is_land(place, stand, drawing)]),
        *(_area(place, stand) for place, stand in places),
        *(element("path", class_=f"line of-{rank}", d=drawing["borders"][rank]) for rank in RANKS),
        *(_name(place, stand, drawing["letter"]) for place, stand in places),
        *(_units(place, stand) for place, stand in places),
    ]
    box = " ".join(map(str, drawing["viewBox"]))
    svg = element("svg", *parts, viewBox=box, role="img", aria_label=label)
    return Still(svg, label, tuple(drawing["viewBox"][2:]), tuple(key))


def _explained(key: Key) -> Iterator[str]:
    for number, (sign, meaning) in enumerate(key):
        yield " · " if number else ""
        yield element("b", sign)
        yield f"\N{NO-BREAK SPACE}{meaning}"


def _is_land(place: Drawing, stand: Stand, drawing: Drawing) -> bool:
    """Return whether a place is a country beside the land, not one in a small map of its own."""
    return stand.look == "abroad" and place["id"] not in {inset["id"] for inset in drawing["insets"]}


def _ground(drawing: Drawing, abroad: Iterable[str]) -> Iterator[Markup]:
    """Yield sea, land and small maps, in the order in which they lie on each other."""
    left, top, width, height = map(str, drawing["viewBox"])
    yield element("rect", class_="sea", x=left, y=top, width=width, height=height)
    lands = [part["path"] for part in drawing["land"]]
    yield element("path", class_="land", d="".join([*lands, *abroad]))
    yield element("path", class_="soil", d=drawing["coast"])
    for inset in drawing["insets"]:
        yield element("path", class_="land", d=inset["around"])
        yield element("path", class_="soil", d=inset["land"])


def _area(place: Drawing, stand: Stand) -> Markup:
    """Return the tint of a place; nothing where it would not be seen."""
    if stand.look != "town" and not stand.control:
        return Markup()
    frame = "framed" if stand.look == "town" else "place"
    paths = [element("path", class_=frame, d=place["path"])] if stand.look == "town" else []
    if stand.control:
        paths.append(element("path", class_=f"is-{stand.control}", d=place["path"]))
    return Markup().join(paths)


def _name(place: Drawing, stand: Stand, letter: float) -> Markup:
    """Return the name of a place, with the sign of who controls it and of what lies there."""
    across, down = place["label"]
    said = " ".join(filter(None, [MARKS.get(stand.control, ""), stand.name, stand.signs]))
    return element("text", said, class_="name", x=_short(across), y=_short(down), font_size=_short(letter))


def _units(place: Drawing, stand: Stand) -> Markup:
    """Return the units of a place, one block a side, in the free room nearest to its middle."""
    if not stand.units:
        return Markup()
    blocks = laid_out(place["centre"], place.get("fields") or (), stand.units)
    return element("g", element("title", stand.says), *map(_block, blocks))


def _block(block: Block) -> Markup:
    rounding = HIGH / 2 if block.side == "fln" else HIGH / 8
    at = {"x": block.x, "y": block.y, "width": block.width, "height": block.height, "rx": rounding}
    chip = element("rect", class_="chip", **{name: _short(value) for name, value in at.items()})
    return element("g", chip, *(_unit(*placed) for placed in block.cells), class_=f"of-{block.side}")


def _unit(cell: Cell, x: float, y: float) -> Markup:
    text = f"{cell.letters}{cell.number}" if cell.number > 1 else cell.letters
    return element("text", text, class_="unit", x=_short(x), y=_short(y + _DROP), font_size="16")


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
