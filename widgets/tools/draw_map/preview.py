"""Write a page that shows map.json with names, discs for pieces and borders, to look at in a browser."""

from __future__ import annotations

import json
import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

_DATA = Path(__file__).parents[3] / "algeria_lab" / "data" / "algeria"
_STYLE = """
body { margin: 0; background: #fff } svg { display: block; width: 100%; height: auto; background: #dbe7ec }
text { font: 13px Helvetica, Arial, sans-serif; fill: #2b2a26; text-anchor: middle; paint-order: stroke;
  stroke: #fffc; stroke-width: 2.5px; stroke-linejoin: round }
.land { fill: #e6e3da; stroke: #b9b4a4 } .country { fill: #e6e3da; stroke: #a9a493; stroke-width: 1.2 }
.rural { fill: #f4ecd3 } .remote { fill: #efe0b9 }
.urban { fill: #f7f3e6; stroke: #5d5747; stroke-width: 1.6 }
.area { stroke: #a5977a; stroke-width: 1.1; stroke-linejoin: round }
.wilaya { fill: none; stroke: #6d6350; stroke-width: 2.6; stroke-linejoin: round }
.coast { fill: none; stroke: #55707d; stroke-width: 1.4 }
.shelf { fill: none; stroke: #c6d8e0; stroke-width: 9 }
.disc { fill: none; stroke: #0008; stroke-dasharray: 3 3 } .chip { fill: #4d6f8f; stroke: #fff }
.numeral { font: 600 26px Georgia, serif; fill: #6d635055; stroke: none }
"""


def main() -> None:
    """Write the page to the file named first; a second argument "discs" shows the free discs."""
    atlas = json.loads((_DATA / "map.json").read_text(encoding="utf-8"))
    tables = tomllib.loads((_DATA / "areas.toml").read_text(encoding="utf-8"))
    rows = {row["id"]: row for row in tables["area"] + tables["country"]}
    body = "\n".join(_body(atlas, rows, with_discs="discs" in sys.argv))
    box = " ".join(str(number) for number in atlas["viewBox"])
    page = f'<!doctype html><meta charset="utf-8"><style>{_STYLE}</style><svg viewBox="{box}">{body}</svg>'
    Path(sys.argv[1]).write_text(page, encoding="utf-8")


def _body(atlas: dict[str, Any], rows: dict[str, Any], *, with_discs: bool) -> list[str]:
    places = sorted(atlas["places"], key=lambda place: rows[place["id"]].get("kind") == "urban")
    kind = {name: row.get("kind", "country") for name, row in rows.items()}
    shores = [shape["path"] for shape in atlas["land"]] + [atlas["coast"]]
    lines = [f'<path class="shelf" d="{path}"/>' for path in shores]
    lines += [f'<path class="land" d="{shape["path"]}"/>' for shape in atlas["land"]]
    for wanted in (("country",), ("rural", "remote")):
        lines += [_area(place, kind[place["id"]]) for place in places if kind[place["id"]] in wanted]
    lines += [f'<path class="wilaya" d="{wilaya["path"]}"/>' for wilaya in atlas["regions"]]
    lines.append(f'<path class="coast" d="{atlas["coast"]}"/>')
    lines += [_area(place, "urban") for place in places if kind[place["id"]] == "urban"]
    for place in places:
        lines += _disc(place) if with_discs else []
        lines.append(_text(place["label"], "", rows[place["id"]]["name"]))
    return lines + [_text(wilaya["label"], "numeral", wilaya["id"]) for wilaya in atlas["regions"]]


def _area(place: dict[str, Any], kind: str) -> str:
    return f'<path class="{kind if kind == "country" else "area " + kind}" d="{place["path"]}"/>'


def _disc(place: dict[str, Any]) -> list[str]:
    (x, y), room = place["centre"], place["room"]
    chips = [
        f'<rect class="chip" x="{x + right - 11}" y="{y + down - 11}" width="22" height="22" rx="3"/>'
        for right, down in ((-23, -12), (0, -12), (23, -12), (-11.5, 12), (11.5, 12))
    ]
    return [f'<circle class="disc" cx="{x}" cy="{y}" r="{room}"/>', *chips]


def _text(where: list[float], kind: str, words: str) -> str:
    return f'<text class="{kind}" x="{where[0]}" y="{where[1]}">{escape(words)}</text>'


if __name__ == "__main__":
    main()
