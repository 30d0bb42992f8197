"""The timeline: complete in both languages, in order, its names known; what is disputed says so."""

from datetime import date

import pytest

from algeria_lab.checking.facts import facts, topics
from algeria_lab.checking.timeline import PRECISIONS, THEMES, Entry, entries, stretch
from algeria_lab.checking.voices import voices
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data

RECORDS = {f"{name}/{fact.id}" for name in topics() for fact in facts(name)}
CARDS = {row["number"] for row in load_data("twilight", "cards")["card"]}  # type: ignore[index, union-attr]
LONGEST = 25  # words of an entry's sentence


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.id)
def test_an_entry_is_complete(entry: Entry):
    assert set(entry.text) == {"en", "fr"}
    assert all(0 < len(part.split()) <= LONGEST for part in entry.text["en"].split(". "))
    assert 0 < len(entry.themes) == len(set(entry.themes))
    assert set(entry.themes) <= set(THEMES)
    assert entry.mark in ("A", "B", "C")
    assert entry.read in ("yes", "via", "no")
    assert entry.precision in PRECISIONS
    assert entry.first <= entry.last
    assert entry.lessons


def test_what_entries_name_exists():
    for entry in entries():
        assert set(entry.facts) <= RECORDS
        assert set(entry.voices) <= set(voices())
        assert entry.card == 0 or entry.card in CARDS
        assert entry.setup in ("", "1954", "1956-like", "1958", "1960")


def test_ids_are_unique_and_dates_in_order():
    assert len({entry.id for entry in entries()}) == len(entries()) > 100
    assert [entry.first for entry in entries()] == sorted(entry.first for entry in entries())


def test_a_stretch_holds_what_touches_its_years_and_themes():
    shown = stretch(1954, 1962, ["camps"])

    assert {"rocard", "delouvrier", "first-camps"} <= {entry.id for entry in shown}
    assert all("camps" in entry.themes for entry in shown)
    assert stretch(1830, 1830)[0].id == "conquest"
    assert all(entry.last >= date(2012, 1, 1) for entry in stretch(2012, 2030))


def test_an_unknown_theme_is_named():
    with pytest.raises(UnknownName, match="camps"):
        stretch(1954, 1962, ["camp"])
