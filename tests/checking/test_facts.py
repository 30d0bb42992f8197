"""Records of history: complete, sourced, marked; what is not sure is never an answer."""

from datetime import date

import pytest

from algeria_lab.checking.facts import (
    UNITS,
    Fact,
    fact,
    facts,
    records,
    sources,
    sources_of,
    topic,
    topics,
)
from algeria_lab.core.refusals import UnknownName

TOPICS = topics()
ALL = [(name, record) for name in TOPICS for record in facts(name, unread=True)]
RECORDS = [record for _, record in ALL]
LONG_WORDS = 30
SORTS = ("official", "primary", "research", "encyclopaedia", "press", "memory", "teaching", "other")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_a_record_is_complete(record: Fact):
    assert (record.value == 0) == record.is_statement
    for texts in (record.counts, record.says, record.note):
        assert set(texts) in (set(), {"en", "fr"})
        assert all(texts.values())
    assert record.counts
    assert record.mark in ("A", "B", "C", "D")
    assert record.read in ("yes", "via", "no")
    assert record.how in ("exact", "about", "more-than", "at-least", "nearly")
    assert record.unit in UNITS
    assert record.precision in ("day", "month", "months", "year", "years", "war")
    assert record.verdict in ("confirmed", "corrected", "contested", "repeated", "new", "not-found")
    assert date(1945, 1, 1) <= record.first <= record.last
    assert len(record.words.split()) <= LONG_WORDS


def test_ids_are_unique():
    assert len({record.id for record in RECORDS}) == len(ALL)


def test_what_is_read_second_hand_names_the_page_that_was_read():
    """What a page prints of itself is read there; the D record has no first source."""
    assert [record.id for record in RECORDS if record.seen is record.source] == []
    assert all(record.seen is None or record.seen.is_known for record in RECORDS)


def test_a_contested_figure_is_never_bare():
    """It has two ends, a rival beside it, or a word on how it is disputed."""
    contested = [record for record in RECORDS if record.is_contested]

    assert len(contested) > 30
    assert [record.id for record in contested if not (record.span or record.rivals or record.note)] == []


def test_a_range_holds_its_value():
    ranges = [record for record in RECORDS if record.span]

    assert ranges
    assert all(record.span[0] <= record.value <= record.span[1] for record in ranges)


def test_rivals_exist_and_name_each_other():
    by_id = {record.id: record for record in RECORDS}
    for record in RECORDS:
        assert all(record.id in by_id[rival].rivals for rival in record.rivals)


def test_only_a_figure_without_a_first_source_lacks_a_work():
    assert {record.id for record in RECORDS if not record.source.is_known} == {"deaths-all-years", "sectors"}
    assert fact("regroupement", "deaths-all-years").mark == "D"


def test_learners_do_not_see_what_nobody_has_read():
    shown = {record.id for name in TOPICS for record in facts(name)}
    hidden = {record.id for record in RECORDS} - shown

    assert hidden == {record.id for record in RECORDS if record.read == "no"}
    assert "register-women" in hidden


def test_the_sums_that_records_print_are_right():
    """Parts and wholes that stand in different records."""
    value = {record.id: record.value for record in RECORDS}

    assert value["regroup-1961"] + value["displaced-otherwise-1961"] == value["displaced-1961"]
    assert value["served-career"] + value["served-conscripts"] == value["served"]
    assert value["register-aln"] + value["register-civil"] == value["register-all"]
    assert value["pop-1954"] - value["absent-workers-1954"] == value["pop-present-1954"]
    grid = [value[name] for name in ("grid-1957", "borders-1957", "reserve-1957")]
    shares = [value[f"{name}-share-1957"] for name in ("grid", "borders", "reserve")]
    assert [round(100 * part / sum(grid)) for part in grid] == shares
    assert round(value["ratio-with"] / value["ratio-against"], 2) == value["ratio-computed"]


def test_500_a_day_is_our_own_multiplication_and_no_key():
    """One child in two days for 1,000 people is 500 a day for one million; nobody counted it."""
    rate, deaths = (fact("regroupement", name) for name in ("child-deaths-rate-1959", "child-deaths-1959"))

    assert rate.value * fact("regroupement", "regroup-1959").value / 1000 == deaths.value
    assert (rate.mark, deaths.mark) == ("C", "C")
    assert deaths.computed


def test_topics_have_a_title_in_both_languages():
    assert all(set(topic(name).title) == {"en", "fr"} for name in TOPICS)
    assert "Internment" in topic("regroupement").note["en"]


def test_works_say_language_level_and_reach():
    for source in sources().values():
        assert source.sort in SORTS
        assert source.language in ("en", "fr")
        assert source.level in ("school", "general", "scholarly", "primary")


def test_every_work_has_a_name_in_both_languages():
    for source in sources().values():
        assert {bool(text) for text in (*source.short.values(), *source.full.values())} == {source.is_known}
        assert all(source.kind.values())


def test_records_are_found_by_topic_and_by_name_each_once():
    chosen = records(["people/pop-1954", "people", "votes/vote-1962-07-yes"])

    assert chosen[0].id == "pop-1954"
    assert len(chosen) == len(facts("people")) + 1
    with pytest.raises(UnknownName, match="register-all"):
        records(["auxiliaries/register-women"])


def test_sources_are_listed_once_and_in_order_of_use():
    keys = [source.key for source in sources_of("regroupement")]

    assert keys[:4] == ["rocard2003", "rodhain1959", "bourdieu1964", "cornaton1967"]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(sources())


def test_unknown_records_and_topics_are_named():
    with pytest.raises(UnknownName, match="regroup-1961"):
        fact("regroupement", "regroup-1691")
    with pytest.raises(UnknownName, match="regroupement"):
        facts("regroupements")
