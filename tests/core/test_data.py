"""Citations, tables and events: unknown names fail early and say what is known."""

from collections.abc import Callable

import pytest

from algeria_lab.core import events
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import Row, Table, load_data, load_table
from algeria_lab.core.words.citations import citer


def test_a_known_citation_is_returned_as_it_is():
    assert citer("algeria")("A:9.14") == "A:9.14"


def test_an_unknown_citation_fails_with_the_nearest():
    with pytest.raises(UnknownName, match=r"Did you mean 'A:9\.\d+'"):
        citer("algeria")("A:9.99")


def test_a_table_is_open_at_both_ends():
    table = Table("t", "A:C.1", (0, 3), (Row(1), Row(2, "@")))

    assert [table.read(total) for total in (-9, 0, 1, 3, 99)] == [
        (1, ""),
        (1, ""),
        (2, "@"),
        (2, "@"),
        (2, "@"),
    ]


@pytest.mark.parametrize(
    "load", [lambda: load_table("algeria", "weather"), lambda: load_data("algeria", "weather")]
)
def test_unknown_tables_and_files_are_named(load: Callable[[], object]):
    with pytest.raises(UnknownName, match="weather"):
        load()


def test_events_survive_json():
    mods = (events.Mod(-1, "units-on-patrol", "A:9.21"),)
    rolled = events.Rolled("raid", (4,), mods, 3, "1", "mission_success", 0, "A:9.14", "V-4")

    assert events.from_json(events.to_json(rolled)) == rolled


def test_events_that_were_written_without_their_causes_can_be_read():
    chose = {"kind": "chose", "seat": "fln", "action": "fln pass", "rule": "A:8"}
    moved = {"kind": "moved", "pieces": ["band-1"], "place": "V-4", "box": "OPS", "rule": "A:7"}

    assert events.from_json(chose) == events.Chose("fln", "fln pass", "A:8", step="", about=())
    assert events.from_json(moved) == events.Moved(("band-1",), "V-4", "OPS", "A:7", why="")
