"""What lies on the maps in whole recorded games: the browser's tests count the places that hide something.

``python -m tests.views.play.crowds`` writes the files in ``tests/data/crowds`` anew, from the saves and from
the games that others recorded; `test_crowds` holds that they are what the boards are told.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import algeria_lab
from algeria_lab.algeria.board.geography import PLACES as AREAS
from algeria_lab.twilight.geography import PLACE, SPACES
from algeria_lab.twilight.switches import MODES
from algeria_lab.views.algeria.board import scene as war
from algeria_lab.views.algeria.board.atlas import make_atlas as war_atlas
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.twilight.board.atlas import make_atlas as campaign_atlas
from algeria_lab.views.twilight.board.pieces import groups_at
from algeria_lab.views.twilight.board.places import marks_at
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.conformance import twilight_states, vector_states
from tests.conformance.vectors import read_steps

Json = dict[str, Any]
DATA = Path(__file__).parents[2] / "data"
FOLDER = DATA / "crowds"
LANGUAGES = ("en", "fr")
NAMED = ("id", "name", "modern", "look", "high")  # of a place; its lines are in the map's own file
TOLD = (
    "sides",
    "kinds",
    "boxes",
    "conditions",
    "marks",
    "least",
    "regions",
)  # of the atlas, beside the places


class Map(NamedTuple):
    """A game on a map.

    Attributes:
        words: Its words in a language.
        atlas: What its board is told once.
        lying: Marks and groups of pieces in a place.
        places: Ids of its places.
        recorded: The games that others recorded, as positions by game.
    """

    words: Callable[[str], Any]
    atlas: Callable[[Any], Json]
    lying: Callable[[Any, str, Any], tuple[Json, Json]]
    places: tuple[str, ...]
    recorded: Callable[[], Iterator[tuple[str, Iterable[Any]]]]


def _war(state: Any, place: str, words: Words) -> tuple[Json, Json]:
    return dict.fromkeys(war.marks_at(state, place), 1), war.groups_at(state, place, words)


def _campaign(state: Any, place: str, words: TwilightWords) -> tuple[Json, Json]:
    return dict(marks_at(state, PLACE[place])), groups_at(state, PLACE[place], words)


def _recorded_wars() -> Iterator[tuple[str, Iterable[Any]]]:
    for path in sorted((DATA / "vectors").glob("algeria-*.jsonl.gz")):
        for game, steps in groupby(read_steps(path), key=lambda step: str(step["game"])):
            yield game, (vector_states.state_of(step, step["after"]) for step in steps)


def _recorded_campaigns() -> Iterator[tuple[str, Iterable[Any]]]:
    steps = read_steps(DATA / "twilight" / "games.jsonl.gz")
    for game, found in groupby(steps, key=lambda step: str(step["game"])):
        yield game, (twilight_states.state_of(step, step["after"], MODES["rules"], []) for step in found)


MAPS = {
    "algeria": Map(Words, war_atlas, _war, tuple(AREAS), _recorded_wars),
    "twilight": Map(
        TwilightWords, campaign_atlas, _campaign, tuple(space.id for space in SPACES), _recorded_campaigns
    ),
}


def games_of(name: str) -> Iterator[tuple[str, Iterable[Any]]]:
    """Yield whole games by their names, each as its positions in their order: our saves, then others'."""
    for path in sorted((DATA / "saves").glob(f"{name}-*.json")):
        yield path.stem, (entry.state for entry in algeria_lab.load_game(path).history)
    yield from MAPS[name].recorded()


def crowds(name: str, games: Iterable[tuple[str, Iterable[Any]]]) -> Json:
    """Return what lies where: all that a place ever holds, once, and by game what changes step by step."""
    own = MAPS[name]
    words = own.words("en")
    stands: dict[str, int] = {}
    found: dict[str, list[dict[str, int]]] = {}
    for game, states in games:
        before: dict[str, int] = {}
        found[game] = []
        for state in states:
            now = {
                place: stands.setdefault(_stand(*own.lying(state, place, words)), len(stands))
                for place in own.places
            }
            changed = {place: stand for place, stand in now.items() if before.get(place) != stand}
            if changed:
                found[game].append(changed)
            before = now
    return {"stands": [json.loads(stand) for stand in stands], "games": found}


def _stand(marks: Json, groups: Json) -> str:
    pieces = [
        [group["kind"], group["box"], group.get("count", len(group["ids"])), group.get("is", [])]
        for group in groups.values()
    ]
    return json.dumps([marks, pieces])


def atlas_of(name: str, language: str) -> Json:
    """Return what the browser's tests take of an atlas: names and signs, without its lines."""
    own = MAPS[name]
    atlas = own.atlas(own.words(language))
    places = [{key: place[key] for key in NAMED if key in place} for place in atlas["places"]]
    return {"places": places, **{key: atlas[key] for key in TOLD if key in atlas}}


def kept(name: str) -> Json:
    """Return the file of a game as it was written."""
    found: Json = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return found


def renew() -> None:
    """Write the files anew."""
    for name in MAPS:
        made = {"atlas": {language: atlas_of(name, language) for language in LANGUAGES}}
        text = json.dumps(made | crowds(name, games_of(name)), separators=(",", ":"))
        (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    renew()
