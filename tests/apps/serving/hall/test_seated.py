"""Who plays whom at the tables, as the desk reads it: by the numbers of places, and no nickname."""

import json

from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.seated import Seated
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.tables.book import Book
from algeria_lab.apps.serving.hall.tables.part import Tables
from algeria_lab.room.tables.record import Act, Agreed


def seated(minutes: int = 0) -> tuple[Seated, Book]:
    """Return the tables of a room in which places 3 and 5 play, and place 8 watches."""
    hall = Hall(lambda _kernel, _said: None, dict)
    for number in (3, 5, 8):
        hall.seats[number] = Seat(number, f"reader-{number}", "Lina", {"game": "algeria", "turn": number})
    hall.where = lambda number, _table: "lesson" if number == 9 else "table"  # type: ignore[method-assign]
    tables = Tables(hall)
    agreed = Agreed.read({"hints": True, "undo": True, "watched": True, "minutes": minutes})
    sides = {"fln": ["reader-3"], "gov": ["reader-5"]}
    book = tables.books["T1"] = Book("T1", "algeria", "1958", {}, 1, sides, agreed, watchers=["reader-8"])
    return Seated(hall, tables), book


def test_a_table_says_who_plays_whom_how_far_they_are_and_how_many_watch():
    tables, book = seated()

    [told] = tables.told("fr")
    assert told["title"] == "Table 1 · La guerre sur la carte"
    assert told["said"] == "FLN place 3, Gouvernement place 5, pas encore commencée, une personne regarde"
    book.acts.append(Act("fln pass", "x"))
    book.next = "gov"
    assert "tour 5, à jouer\N{NO-BREAK SPACE}: Gouvernement" in tables.told("fr")[0]["said"]
    assert "Lina" not in json.dumps(tables.told("en"))
    assert "reader" not in json.dumps(tables.told("en"))


def test_who_left_and_who_looks_at_something_else_is_told_from_who_has_never_come():
    tables, book = seated()
    tables._hall.seats[9] = Seat(9, "reader-9")
    book.seats = {"fln": ["reader-3", "reader-9"], "gov": []}
    assert "FLN places 3, 9 (ailleurs), Gouvernement (personne encore)" in tables.told("fr")[0]["said"]
    book.acts.append(Act("gov pass", "x"))
    book.sat["reader-5"] = "gov"
    assert "Gouvernement (plus personne)" in tables.told("fr")[0]["said"]


def test_a_side_may_be_of_nobody_or_of_a_computer():
    tables, book = seated()
    book.seats["fln"], book.computers["gov"] = [], "sensible"

    assert tables.told("en")[0]["said"].startswith("FLN (nobody yet), Government (a computer), ")


def test_whoever_has_given_up_or_has_no_time_left_is_named():
    tables, book = seated(minutes=1)
    book.acts.append(Act("fln pass", "x"))
    book.next, book.since, book.clock = "gov", 100.0, lambda: 159.0
    assert tables.told("fr")[0]["notes"] == []
    book.clock = lambda: 160.0
    assert tables.told("fr")[0]["notes"] == [
        "Horloge à zéro\N{NO-BREAK SPACE}: Gouvernement. La partie continue."
    ]
    book.given_up, book.spent = "fln", {"gov": 10.0}
    assert tables.told("fr")[0]["notes"] == ["Abandon\N{NO-BREAK SPACE}: FLN."]
    assert "la partie est finie" in tables.told("fr")[0]["said"]
