"""Tables outlive a server that was not closed, and no room but their own sees them."""

import stat
from pathlib import Path

import pytest

from algeria_lab.apps.serving.hall.tables.book import Book
from algeria_lab.apps.serving.hall.tables.kept import KeptTables, tables_file
from algeria_lab.apps.serving.kernels.places import Places
from algeria_lab.room.tables.record import Act, Agreed

ONE, TWO, THREE = (Act(f"fln march {number}", f"check{number}") for number in (1, 2, 3))


def book(*acts: Act) -> Book:
    return Book("T1", "twilight", "short", {}, 7, {"fln": ["lina"], "gov": ["omar"]}, Agreed(), list(acts))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tables_file(tmp_path / "runtime" / "algeria-lab-class-8891.json")


def test_a_table_stands_again_where_it_stood(file: Path):
    kept = KeptTables(file, "secret")
    assert kept.read() == {}
    table = book()
    kept.note(table, 0)
    table.acts, table.next = [ONE, TWO], "gov"
    kept.note(table, 0)
    table.acts = [ONE, THREE]
    kept.note(table, 1)
    table.asks = {"to": 1, "by": "fln", "at": 2, "next": "fln"}
    kept.note(table, None)

    for _ in range(2):  # what was read is kept again
        [found] = KeptTables(file, "secret").read().values()
        assert (found.acts, found.next, found.asks, found.seats) == (
            table.acts,
            "gov",
            table.asks,
            table.seats,
        )


def test_who_comes_again_has_the_place_of_before(file: Path):
    kept = KeptTables(file, "secret")
    kept.read()
    for number in (3, 7):
        kept.note_place("lina", number)
    kept.note(book(ONE), 0)
    for _ in range(2):
        again = KeptTables(file, "secret")
        assert list(again.read()) == ["T1"]
        assert again.places == {"lina": 7}

    places = Places(9)
    places.remember(again.places)
    assert places.take("k1", "somebody new") == 1
    assert places.take("k2", "lina") == 7


def test_nobody_else_reads_the_file(file: Path):
    KeptTables(file, "secret").read()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_table_that_was_put_away_stays_away(file: Path):
    kept = KeptTables(file, "secret")
    kept.read()
    kept.note(book(ONE), 0)
    kept.note(book(ONE), None, is_gone=True)
    assert KeptTables(file, "secret").read() == {}


def test_another_room_begins_without_tables(file: Path):
    kept = KeptTables(file, "secret")
    kept.read()
    kept.note(book(ONE), 0)
    assert KeptTables(file, "another").read() == {}


def test_a_change_that_was_cut_off_costs_itself_alone(file: Path, caplog: pytest.LogCaptureFixture):
    kept = KeptTables(file, "secret")
    kept.read()
    kept.note(book(ONE), 0)
    kept.note(book(ONE, TWO), 1)
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")

    assert KeptTables(file, "secret").read()["T1"].acts == [ONE]
    assert "cut off" in caplog.text


def test_a_disk_that_takes_nothing_stops_no_table(file: Path, caplog: pytest.LogCaptureFixture):
    kept = KeptTables(file, "secret")
    kept.read()
    file.unlink()
    file.mkdir()
    kept.note(book(ONE), 0)
    assert "not kept" in caplog.text
