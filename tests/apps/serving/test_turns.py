"""Whose turn it is: equal shares, nobody forgotten, nothing to wait for whoever stands alone."""

from algeria_lab.apps.serving.runs.turns import MOST_AHEAD, Job, Turns

SECOND = 1.0


def asked(turns: Turns, *names: str, now: float = 0.0, jobs: int = 1) -> None:
    for name in names:
        for _ in range(jobs):
            turns.ask(Job(name), now)


def given(turns: Turns, now: float = 0.0) -> list[Job]:
    """Return the jobs that get a place now."""
    found = []
    while job := turns.next(now):
        found.append(job)
    return found


def played(turns: Turns, seconds: float, block: float) -> dict[str, float]:
    """Return the seconds of places that each reader had while time went by, in blocks of so many seconds."""
    had: dict[str, float] = {}
    now, playing = 0.0, given(turns)
    while now < seconds:
        now += block
        for job in playing:
            had[job.reader] = had.get(job.reader, 0.0) + block
            turns.end(job, now)
        playing = given(turns, now)
    return had


def test_whoever_stands_alone_has_all_places():
    turns = Turns(4)
    asked(turns, "a", jobs=9)

    assert [job.reader for job in given(turns)] == ["a"] * 4
    assert turns.before("a", SECOND) == 0
    assert turns.overdue(1000 * SECOND) == []


def test_those_who_wait_have_equal_shares():
    turns = Turns(2)
    asked(turns, *"abcde", jobs=1000)

    had = played(turns, 60, 0.25)

    assert set(had) == set("abcde")
    assert max(had.values()) - min(had.values()) <= 2 * turns.turn


def test_places_are_shared_where_there_are_enough():
    turns = Turns(4)
    asked(turns, "a", "b", jobs=9)

    assert sorted(job.reader for job in given(turns)) == ["a", "a", "b", "b"]


def test_a_turn_is_kept_for_some_seconds_and_then_given_back():
    turns = Turns(1, turn=3)
    asked(turns, "a", "b", jobs=100)
    order, now, (job,) = "", 0.0, given(turns)
    while now < 12:
        order += job.reader
        now += 1
        turns.end(job, now)
        (job,) = given(turns, now)

    assert order == "aaabbbaaabbb"


def test_what_takes_longer_than_a_turn_is_halted_and_goes_on_later():
    turns = Turns(1, turn=3)
    asked(turns, "a", "b")
    (long,) = given(turns)

    assert turns.overdue(2.9) == []
    assert turns.overdue(3.0) == [long]
    turns.halt(long, 3.0)
    (other,) = given(turns, 3.0)
    turns.end(other, 4.0)

    assert other.reader == "b"
    assert given(turns, 4.0) == [long]


def test_who_waits_is_told_how_many_turns_come_before():
    turns = Turns(1)
    asked(turns, *"abc")
    (first,) = given(turns)

    assert [turns.before(name, SECOND) for name in "abc"] == [0, 1, 2]
    turns.end(first, SECOND)
    given(turns, SECOND)
    assert [turns.before(name, SECOND) for name in "abc"] == [0, 0, 1]


def test_whoever_had_much_before_anybody_waited_is_not_left_out_for_long():
    turns = Turns(1)
    asked(turns, "old", "new", jobs=100)
    had = played(turns, 600, 1.0)
    assert abs(had["old"] - had["new"]) <= turns.turn

    turns = Turns(1)
    asked(turns, "old", jobs=2)
    (first,) = given(turns)
    turns.end(first, 600.0)
    asked(turns, "new", now=600.0, jobs=100)
    order, now = "", 600.0
    while len(order) < 10 and (job := turns.next(now)):
        order += job.reader[0]
        now += turns.turn
        turns.end(job, now)

    assert "o" in order[:2]


def test_whoever_comes_back_has_at_most_so_much_to_make_up_for():
    turns = Turns(2)
    asked(turns, "a", "b", jobs=1)
    one, other = given(turns)
    turns.end(one, 1000.0)
    asked(turns, "b", now=1000.0)
    other.began = 999.0  # it has only just got its place
    asked(turns, one.reader, now=1000.0)

    assert turns._readers[one.reader].had <= MOST_AHEAD + 1.0


def test_all_begin_even_once_nobody_waits():
    turns = Turns(1)
    asked(turns, "a")
    (job,) = given(turns)
    turns.end(job, 100.0)

    asked(turns, "a", "b", now=200.0)
    (first,) = given(turns, 200.0)

    assert first.reader == "a"
    assert not Turns(1).waits


def test_what_nobody_wants_any_more_leaves_the_queue():
    turns = Turns(1)
    asked(turns, "a", "b", "c")
    (job,) = given(turns)
    waiting = turns._readers["b"].waiting[0]

    turns.end(waiting, SECOND)
    turns.end(job, SECOND)

    assert [job.reader for job in given(turns, SECOND)] == ["c"]
