"""Whole lines of the Government's player: what it does where, action by action."""

from typing import Any

from algeria_lab.players.twilight.government.deploying import bring_home, resettle
from algeria_lab.players.twilight.government.reading import acts_twice, needed, round_is_near, spare
from algeria_lab.players.twilight.government.striking import neutralize
from algeria_lab.players.twilight.government.worth import worth
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.government import Sweep, Train
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import A, B
from tests.players.twilight.thinking import line
from tests.twilight.boards import board

FULL_TURN = ("gov", "OP_SA", 99)


def amid(frame: Frame, **changes: Any) -> Plan:
    """Return a plan in the middle of an operation."""
    return Plan(board("short", agenda=[NextCard(), frame], **changes))


def texts(plan: Plan) -> list[str]:
    return [str(move.action("gov")).partition(" ")[2] for move in plan.line]


def test_troops_are_lifted_where_they_bring_down_a_base():
    state = board(
        "short", card=15, gov_resources=4, bougie={"FT": 1, "A": 1, "B": 1}, algiers={"FT": 6, "FP": 3}
    )

    assert line(state) == [
        "assault with-special",
        "troop-lift",
        "lift algiers bougie 3",
        "done",
        "assault bougie",
        "done",
    ]


def test_the_last_guerrilla_and_its_base_are_neutralized_together():
    plan = amid(Sweep(*FULL_TURN, places=(PLACE["batna"],)), batna={"FT": 1, "FP": 1, "A": 1, "B": 1})

    assert neutralize(plan)
    assert texts(plan)[1:] == ["neutralize batna", "remove batna A", "remove batna B", "done"]
    assert plan.state.pieces[PLACE["batna"]][A] == plan.state.pieces[PLACE["batna"]][B] == 0


def test_a_guerrilla_alone_is_not_worth_what_the_population_makes_of_it():
    plan = amid(Sweep(*FULL_TURN, places=(PLACE["medea"],)), medea={"FT": 1, "FP": 1, "A": 1})

    assert not neutralize(plan)
    assert plan.line == ()


def test_in_the_final_campaign_idle_pieces_go_home_by_threes():
    train = Train(*FULL_TURN, places=(PLACE["algiers"],))
    held = {"FT": 0, "FP": 0, "GB": 0}
    plan = amid(train, propaganda_played=2, available=held, saida={"FT": 4}, mascara={"FP": 4})

    assert bring_home(plan)
    assert plan.state.french_available == 6


def test_a_sector_at_opposition_is_resettled():
    plan = amid(Train(*FULL_TURN, places=(PLACE["algiers"],)), barika={"FP": 1, "state": "oppose"})

    assert resettle(plan)
    assert plan.state.resettled[PLACE["barika"]]


def test_what_holds_a_space_is_not_spared():
    state = board("short", medea={"FT": 4, "U": 1}, algiers={"FP": 4, "state": "support"}, batna={"FT": 2})

    assert (needed(state, PLACE["medea"]), spare(state, PLACE["medea"])) == (2, 2)
    assert (needed(state, PLACE["algiers"]), spare(state, PLACE["algiers"])) == (3, 1)
    assert (needed(state, PLACE["batna"]), spare(state, PLACE["batna"])) == (0, 2)


def test_it_knows_when_it_acts_before_the_fln():
    assert acts_twice(board("short", first="fln", box1="OP_SA"))
    assert not acts_twice(board("short", first="fln", box1="LIM_OP"))
    assert not acts_twice(board("short"))


def test_the_round_comes_near_as_the_pile_runs_out():
    chances = [round_is_near(board("short", turn=turn)) for turn in (1, 8, 11, 12)]

    assert chances == sorted(chances)
    assert chances[-1] == 1
    assert round_is_near(board("short", turn=5, propaganda_played=1)) == 0


def test_what_scores_is_worth_its_points():
    """Support, Commitment, Opposition and Bases count in full; other things only add to it."""
    plain = worth(board("short", commitment=10))

    assert worth(board("short", commitment=11)) == plain + 1
    assert worth(board("short", commitment=10, tunisia={"B": 1})) == plain - 1
    assert worth(board("short", commitment=10, medea={"state": "support"})) >= plain + 2
    assert worth(board("short", commitment=10, medea={"state": "oppose"})) <= plain - 2
