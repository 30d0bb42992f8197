"""OAS in place of a special activity: proposed where the rules allow it, taken where it promises more."""

from __future__ import annotations

from random import Random

import pytest

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.players.twilight.ahead.oas import (
    AGAINST,
    WithOas,
    lines_with_oas,
    may_strike,
    operations_alone,
)
from algeria_lab.players.twilight.ahead.ways import is_idle, ways_on
from algeria_lab.players.twilight.plan import Line, Plan
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import NEUTRAL, State


def turn_of(seat: Seat, *capabilities: str) -> State:
    """Return the first position of a Short game in which a side begins a turn, with these in effect."""
    game = Game(TwilightRules(), "short", seed=2)
    while not (isinstance(game.state.agenda[-1], Turn) and game.to_move == seat):
        game.play(f"{game.to_move} {'pass' if isinstance(game.state.agenda[-1], Turn) else 'skip'}")
    view = game.rules.observe(game.state, seat)
    view.capabilities = set(capabilities)
    return view


def space_of(line: Line) -> int:
    """Return where a line uses OAS."""
    (args,) = [move.args for move in line if move.verb == "oas"]
    assert isinstance(args[0], int)
    return args[0]


@pytest.mark.parametrize("seat", SEATS)
def test_each_side_strikes_where_people_support_the_other(seat: Seat):
    view = turn_of(seat, "oas")
    lines = lines_with_oas(view, seat, operations_alone(view, seat))
    assert lines
    for line in lines:
        plan = Plan(view, seat)
        assert all(plan.act(move.verb, *move.args) for move in line)
        space = space_of(line)
        assert view.support[space] == AGAINST[seat]
        assert (plan.state.support[space], plan.state.terror[space]) == (NEUTRAL, 1)
        assert not is_idle(line)
        assert line in {way.line for way in ways_on(view, seat, Random(1))}


@pytest.mark.parametrize("seat", SEATS)
def test_nobody_strikes_while_it_is_not_in_play(seat: Seat):
    view = turn_of(seat)
    assert not may_strike(view)
    assert lines_with_oas(view, seat, operations_alone(view, seat)) == []
    own = WithOas(seat).choose(view, Random(1))
    assert [move[0] for move in WithOas(seat).decide(view, Random(1))] == [action.verb for action in own.line]


def test_the_fln_in_thought_takes_it_where_that_promises_most():
    view = turn_of("fln", "oas")
    decided = WithOas("fln").decide(view, Random(1))
    assert "oas" in [verb for verb, _ in decided]
