"""Whatever the front door gives, and what that gives, prints one line: no address, no wall."""

from collections.abc import Iterator
from random import Random

import pytest

import algeria_lab
from algeria_lab.experiments import Stop, Way
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.games import GAMES
from algeria_lab.players.table import Table

LONGEST = 400


def of_games() -> Iterator[tuple[str, object]]:
    """Yield what games are made of, and who plays them."""
    yield "GAMES", algeria_lab.GAMES
    for name, record in GAMES.items():
        game = algeria_lab.open_game(name, seed=3)
        roster = record.players()
        yield from [(f"record {name}", record), (f"rules {name}", game.rules), (f"roster {name}", roster)]
        yield from [(f"table {name}", Table(game, roster.seat({}))), (f"words {name}", game.words)]
        yield from [(f"voice {name}", game.voice), (f"dice {name}", game.dice)]
        yield from ((f"event {name}", event) for event in game.events)
        yield f"result {name}", algeria_lab.simulate(game.scenario, fln="random", gov="random", seed=3)
        for seat in record.seats(game.scenario):
            for one in roster.names(seat):
                player = roster.player(one, seat)
                yield f"player {one}", player
                yield f"doctrine {one}", getattr(player, "doctrine", None)
            choice = roster.player(roster.names(seat)[0], seat)
            if game.to_move == seat:
                yield f"choice {seat}", choice.choose(game.observe(seat), Random(1))


def of_questions() -> Iterator[tuple[str, object]]:
    """Yield what is asked of many wars, and what they answer."""
    doctrine = {
        "name": "mine",
        "seat": "gov",
        "like": "mixed",
        "parameters": dict.fromkeys(map(str, range(90)), 1),
    }
    ways = {"a": Way("mixed", {"psl_per_ap": 5}), "b": Way(doctrine, opening="gov border improve; " * 50)}
    yield from ways.items()
    yield "stop", Stop(20, {"gov.psl": 5}, when=of_questions)
    yield "question", Question(Beginning("1954"), ways | dict.fromkeys("cdefghijkl", Way()), Stop(5))
    yield "position", algeria_lab.position("1958", fln_psl=60)
    frame = algeria_lab.compare("1954", {"mixed": "mixed"}, runs=2, stop=1)
    yield "plot", algeria_lab.plot(frame)
    war = algeria_lab.open_game("algeria", "1954", seed=3)
    yield "board", algeria_lab.board(war)
    yield "chart", algeria_lab.chart(war, "support")


@pytest.mark.parametrize("things", [of_games, of_questions])
def test_one_line_says_what_it_is(things):
    for name, thing in things():
        line = repr(thing)

        assert len(line) < LONGEST, name
        assert "\n" not in line, name
        assert " object at 0x" not in line, name
        assert "<function" not in line, name


def test_what_is_as_usual_is_not_said():
    assert repr(Way("grid")) == "Way(player='grid')"
    assert repr(Way(changes={"psl_per_ap": 5})) == "Way(player='mixed', changes={'psl_per_ap': 5})"
    assert repr(Stop(20, when=of_games)) == "Stop(turn=20, when=of_games)"
