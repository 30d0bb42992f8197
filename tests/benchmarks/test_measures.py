"""What is measured is what is played: benchmarks never fail, so their work is looked at here."""

from __future__ import annotations

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Choice
from tests.benchmarks import __main__ as command
from tests.benchmarks import bench_compare, measures

KNOWN = {"propaganda", "strike", "move", "raid", "harass", "flush", "react", "intelligence", "civil_affairs"}
KNOWN |= {"suppress", "resettle"}


def test_the_replay_that_is_measured_reaches_every_recorded_end() -> None:
    """Without this a replay could be fast because it does nothing."""
    games = measures.recorded_games()

    assert sum(len(game.steps) for game in games) > 3000
    assert measures.replay(games) > 0
    with pytest.raises(AssertionError):
        measures.replay([games[0]._replace(end=games[1].end)])


def test_listing_the_legal_choices_leaves_a_war_as_it_is() -> None:
    taken: list[int] = []

    def keep(_state: State, choice: Choice) -> None:
        taken.append(len(choice.line))

    players = measures.doctrines()
    play_war("1960", *measures.noting(players, keep), 3)

    assert measures.asked_war("1960", *players, 3) == sum(taken)


def test_every_mission_of_a_war_is_counted_under_its_kind() -> None:
    costs = measures.mission_costs(measures.doctrines(), 2)

    assert {"propaganda", "civil_affairs", "flush"} <= set(costs) <= KNOWN
    assert all(number > 0 for number, _ in costs.values())


def test_the_fingerprint_tells_wars_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "WARS", 1)
    one = measures.fingerprint()
    again = measures.fingerprint()
    monkeypatch.setattr(measures, "WARS", 2)

    assert again == one != measures.fingerprint()


def test_nothing_is_measured_where_all_that_is_measured_is_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_compare, "MEASURED", ("LICENSE",))
    bench_compare.run("HEAD")

    assert "Nothing that is measured differs from HEAD" in capsys.readouterr().out


def test_a_commit_that_is_not_there_is_said_and_nothing_breaks(capsys: pytest.CaptureFixture[str]) -> None:
    bench_compare.run("no-such-revision")

    assert "no-such-revision could not be measured" in capsys.readouterr().out


def test_an_unknown_benchmark_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["wrs"]) == 2
    assert "wars, peer, missions" in capsys.readouterr().out
