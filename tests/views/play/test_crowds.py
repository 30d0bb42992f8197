"""The browser's tests of the maps read what really lies on them."""

import json
from itertools import islice

import pytest

from tests.views.play.crowds import LANGUAGES, MAPS, atlas_of, crowds, games_of, kept

SHORTEST = {"algeria": 2, "twilight": 2}  # games that are read again: the others are made by the same lines


@pytest.mark.parametrize("name", MAPS)
def test_what_lies_where_is_what_the_boards_are_told(name: str) -> None:
    """Written anew by ``python -m tests.views.play.crowds``."""
    found = kept(name)
    fresh = crowds(name, islice(games_of(name), SHORTEST[name]))

    assert list(found["games"])[: SHORTEST[name]] == list(fresh["games"])
    assert {game: found["games"][game] for game in fresh["games"]} == fresh["games"]
    assert found["stands"][: len(fresh["stands"])] == fresh["stands"]
    for language in LANGUAGES:
        assert found["atlas"][language] == json.loads(json.dumps(atlas_of(name, language)))
