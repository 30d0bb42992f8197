"""Openings that wait for their moment, and wars in which the rules refuse them."""

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import Way, compare, processes, refused, summary
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.measuring.algeria import ALGERIA
from algeria_lab.experiments.results.frames import at
from algeria_lab.experiments.results.table import Wars
from algeria_lab.experiments.results.wars import war_of
from tests.experiments.account import differences

BARRIER = Way("mixed", opening="gov border improve; gov border activate", when="reinforcement@1")

# Who has no Police in Orléansville cannot resettle there.
RESETTLE = Way("mixed", opening="gov resettle II-2", when="operations@2")


def decisions(frame, way: str, seed: int) -> list[tuple[int, str, str]]:
    """Return turn, phase and action of every decision of a war."""
    game = war_of(frame, way, "mixed", seed)
    moments = [entry.state for entry in game.history]
    return [
        (before.turn, before.phase, str(entry.action))
        for before, entry in zip(moments, game.history[1:], strict=False)
    ]


def test_an_opening_waits_for_its_moment_and_the_player_decides_before():
    """The example of `Way`, from the name of a scenario; in some wars events ask something else first."""
    frame = compare("1958", {"none": "mixed", "barrier": BARRIER}, runs=40, stop=1)

    assert Wars.of(frame).played == 40
    assert not len(refused(frame))
    for seed in (1, 2, 3):
        with_it, without = decisions(frame, "barrier", seed), decisions(frame, "none", seed)
        first = next(number for number, move in enumerate(with_it) if move[2] == "gov border improve")
        assert with_it[first + 1][2] == "gov border activate"
        assert with_it[:first] == without[:first]
        moments = [move[:2] for move in with_it]
        assert moments.index((1, "reinforcement")) == first
        assert differences(frame, "barrier", "mixed", seed) == []


def test_an_opening_may_wait_for_a_position_of_ones_own():
    way = Way(
        "mixed",
        opening="gov border improve",
        when=lambda state: state.turn == 2 and state.phase == "reinforcement",
    )
    frame = compare("1958", {"a": way}, runs=1, stop=3)

    moves = decisions(frame, "a", 1)
    assert (2, "reinforcement") in {move[:2] for move in moves if move[2] == "gov border improve"}


def test_refused_wars_are_counted_with_seed_and_sentence():
    """The others are compared as ever, and the table says how many were not."""
    ways = {"none": "mixed", "moved": RESETTLE}
    frame = compare("1958", ways, runs=30, stop=3)

    lost = refused(frame)
    assert 0 < len(lost) < 30
    assert set(lost["way"]) == {"moved"}
    assert lost["told"].str.contains("'gov resettle II-2' was refused: no-police").all()
    table = summary(frame, "resettled@3")
    assert list(table["mean"]) == [0, 1]
    assert list(table["refused"]) == [0, len(lost)]
    assert list(table["wars"]) == [30, 30 - len(lost)]
    assert set(at(frame[frame["way"] == "moved"])["seed"]).isdisjoint(lost["seed"])
    with processes(2) as pool:
        there = compare("1958", ways, runs=30, stop=3, executor=pool)
    assert there.equals(frame)
    assert there.attrs == frame.attrs
    with pytest.raises(OpeningRefused):
        war_of(frame, "moved", "mixed", int(lost["seed"].iloc[0]))


def test_an_opening_that_no_war_allows_is_refused_before_many_are_played():
    for opening, said in (
        (
            "gov border improve; gov border improve; gov border improve",
            "cannot be played in each of 20 wars.*border improve",
        ),
        ("gov bordr improve", "cannot be played in each of 20 wars"),
    ):
        with pytest.raises(OpeningRefused, match=said):
            ask("1958", {"a": Way("mixed", opening=opening, when="reinforcement@1")}, stop=3)
    with pytest.raises(OpeningRefused, match="'gov border improve' was never played: its moment never came"):
        ask("1958", {"a": Way("mixed", opening="gov border improve", when="reinforcement@9")}, stop=3)


def test_a_moment_that_is_none_is_refused():
    with pytest.raises(UnknownName, match="Did you mean 'reinforcement'"):
        ask("1958", {"a": Way(opening="gov done", when="reinforcment@1")})
    with pytest.raises(NoSuchExperiment, match="after the @ stands 'one'"):
        ask("1958", {"a": Way(opening="gov done", when="reinforcement@one")})


def test_somebody_decides_in_every_phase_that_can_be_waited_for():
    frame = compare("1954", {"a": "mixed"}, runs=12, stop=9)
    seen = {phase for seed in range(1, 13) for _, phase, _ in decisions(frame, "a", seed)}

    assert seen <= set(ALGERIA.phases)
    assert set(ALGERIA.phases) - seen <= {"interphase", "random_events"}
