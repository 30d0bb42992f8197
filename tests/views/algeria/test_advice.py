"""Guide and hint: one advice, that of the doctrine that plays, which can succeed, and why."""

from collections.abc import Iterator
from random import Random

import pytest

from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.frames import Flush
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.in_game import choice_at
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.choosing.plans import plan_line
from algeria_lab.views.algeria.sheets.advice import ADVISER, advise, can_succeed, is_legal, spare_air
from algeria_lab.views.algeria.sheets.guide import make_guide
from algeria_lab.views.algeria.words.reasons import because_view
from algeria_lab.views.algeria.words.text import Words
from tests.views.algeria.sessions import Asking

EN = Words("en")
SCENARIOS = ("1954", "1958", "1960")
MOST_DECISIONS = 260


def moments(scenario: str, seed: int = 3) -> Iterator[Game]:
    """Yield the decisions of a war in which sensible and senseless choices alternate by chance."""
    game, chance = Game(AlgeriaRules(), scenario, seed=seed), Random(seed)
    while game.to_move and game.ply < MOST_DECISIONS:
        yield game
        plays = chance.random() < 0.5
        game.play(advise(game).line if plays else chance.choice(game.legal()))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_guide_and_hint_advise_the_same_and_what_can_succeed(scenario: str):
    asked: set[str | None] = set()
    for game in moments(scenario):
        asked.add(game.to_move)
        choice = advise(game)
        guide = make_guide(game, EN)
        hint = Asking(Table(game, dict.fromkeys(SEATS)), EN).answer({"what": "hint"})

        assert guide is not None
        assert guide["advice"] == {part: hint[part] for part in ("text", "targets", "why")}
        assert hint["line"] == "; ".join(map(str, spare_air(game.state, choice.line)))
        assert is_legal(game.state, choice.line)
        assert can_succeed(game.state, choice.line) or choice.because[-1].question == "advice-only-way"
        assert hint["why"] == because_view(choice.because[-1], EN)
        assert choice.because[-1].answer
    assert asked == set(SEATS)
    assert EN.faults == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_advice_is_that_of_the_doctrine_wherever_it_has_one_that_can_succeed(scenario: str):
    alike = 0
    for game in moments(scenario):
        seat = game.to_move
        assert seat is not None
        played = choice_at(game, PLAYERS.player(ADVISER, seat), seat, game.ply)
        if played.because[-1].question != "judgement-finish-begun" and can_succeed(game.state, played.line):
            assert advise(game) == played
            alike += 1
    assert alike > 80


def test_air_points_that_change_no_chance_are_not_advised():
    game = Game(AlgeriaRules(), "1960", seed=1)
    while game.ply < 108:
        game.play(advise(game).line)
    line, state = advise(game).line, game.state
    assert str(line[-2]) == "gov air 2"

    spared = spare_air(state, line)

    assert spared == (*line[:-2], line[-1])
    assert make_guide(game, EN)["advice"]["text"].startswith("Flush")
    assert "Air Point" not in make_guide(game, EN)["advice"]["text"]
    whole, less = (plan_line(state, "; ".join(map(str, one)), EN) for one in (line, spared))
    assert whole["odds"] == less["odds"]


def test_air_points_that_change_a_chance_stay():
    game = Game(AlgeriaRules(), "1958", seed=4)
    while not any(action.verb == "air" for action in advise(game).line):
        game.play(advise(game).line)
    line = advise(game).line
    assert spare_air(game.state, line) == line


def test_who_has_begun_a_mission_is_told_how_the_doctrine_would_have_gone_on():
    game = Game(AlgeriaRules(), "1954", seed=8)
    game.play("gov quick; fln quick")
    whole = advise(game)
    game.play(whole.line[:1])

    assert len(whole.line) > 1
    assert advise(game).line == whole.line[1:]
    assert advise(game).because == whole.because[-1:]


def test_where_a_begun_flush_can_find_nobody_more_units_are_advised():
    """In this war such a Flush is begun by chance, and its area has units that may join."""
    seen = 0
    for game in moments("1960", seed=10):
        choice = advise(game)
        if choice.because[-1].question == "advice-reinforce":
            assert isinstance(game.state.top, Flush)
            joined = [arg for action in choice.line for arg in action.args if arg in ID_OF]
            assert dict(choice.because[-1].values)["unit"] in joined
            seen += 1
    assert seen
