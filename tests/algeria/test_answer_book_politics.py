"""The answer book, continued: bills, support, resettlement, barrier, Terror, coups, air, events."""

from __future__ import annotations

from fractions import Fraction

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import CADRES, unit, units_of
from algeria_lab.algeria.frames import Fight
from algeria_lab.algeria.missions.combat import run_fight
from algeria_lab.algeria.phases import interphase
from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.algeria.phases.fln_reinforcement import BUILD_COST, area_income, support_income
from algeria_lab.algeria.phases.gov_reinforcement import activation_price, inactive
from algeria_lab.algeria.phases.random_events import RANDOM_EVENT, run_phase
from algeria_lab.algeria.state import NOT_MOBILIZED
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.odds import odds
from tests.algeria.boards import RULES, Board, State, board, carry_out, counts, legal, play, refused, run
from tests.algeria.chances import fln_points, of_action, of_procedure, waiting


def some(kind: str, number: int, first: int = 1) -> str:
    """Return the names of that many counters."""
    return " ".join(f"{kind}-{n}" for n in range(first, first + number))


def government(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("operations", "gov")


def set_up(scenario: str) -> State:
    """Return the Government's first Reinforcement Phase after both quick set-ups."""
    state, _ = RULES.new(scenario, {}, FixedDice([1, 1]))
    state, _ = play(state, "gov quick; fln quick", alone=True)
    return run(Board.of(state).awaiting(), "begin_gov_reinforcement")[0]


# 8.6 Bills


@pytest.mark.parametrize(("scenario", "bill"), [("1954", 2), ("1958", 17), ("1960", 18)])
def test_8_6_the_bill_of_a_turn(scenario: str, bill: int):
    """What it costs to activate everybody, and the barrier where there is one."""
    state = set_up(scenario)
    barrier = int("gov border activate" in legal(state))

    assert Fraction(activation_price(state, inactive(state)), 2) + barrier == bill


def test_8_6_the_bill_of_1958_is_paid_twice():
    """From PSL 50 it can be paid in full for two turns and not for a third."""
    state = set_up("1958")
    for left in (33, 16):
        state, _ = play(state, "gov activate all; gov border activate")
        assert (state.gov_psl, state.gov_half) == (left, 0)
        rested, _ = carry_out(state, interphase.redeploy)
        state = Board.of(rested).awaiting("gov_reinforcement", "gov").state

    assert refused(state, "gov activate all") == ("too-little-psl", "A:IN-29")


@pytest.mark.parametrize(("gov", "fln", "bonus"), [(15, 4, 5), (25, 0, 12)])
def test_8_6_control_alone_does_not_pay_the_bill(gov: int, fln: int, bonus: int):
    """15 areas against 4 give 5 PSP; all 25 give 12, less than the 17 of 1958."""
    start = board().control("gov", *AREA_IDS[:gov]).control("fln", *AREA_IDS[gov : gov + fln])

    assert carry_out(start, interphase.reward_control)[0].gov_psl == 65 + bonus < 65 + 17


# 8.7 Propaganda and Police


def test_8_7_what_an_action_point_buys():
    """5/3 PSP a Propaganda; with the sixth of a Cadre lost (1 PSP, 3 AP to build) one AP buys just 1 PSP."""
    start = board().put("cadre-1", "II-2")
    points = of_action(start, "fln propaganda cadre-1", lambda state: waiting(state, "distribute", "points"))
    lost = of_action(start, "fln propaganda cadre-1", lambda state: bool(state.at["DEAD"]))[True]

    assert (points.mean(lambda number: number), lost) == (Fraction(5, 3), Fraction(1, 6))
    assert (Fraction(5, 3) - lost) / (1 + lost * BUILD_COST) == 1


@pytest.mark.parametrize(
    ("police", "areas", "found", "cut"),
    [(1, 10, Fraction(5, 3), Fraction(5)), (2, 5, Fraction(10, 3), Fraction(25, 6))],
)
def test_8_7_ten_police_alone_or_in_pairs(police: int, areas: int, found: Fraction, cut: Fraction):
    """Cadres found by Intelligence, and points of Propaganda cut by Patrol, over all areas."""
    guarded = government().put(some("police", police), "II-2").put("cadre-1", "II-2", "UG")
    speaking = board().put(some("police", police), "II-2").put("cadre-1", "II-2")

    chance = of_action(guarded, "gov intelligence II-2", lambda state: bool(state.oc & CADRES))[True]
    points = of_action(speaking, "fln propaganda cadre-1", fln_points)

    assert areas * chance == found
    assert areas * (Fraction(5, 3) - points.mean(lambda number: number)) == cut


# 8.8 Feedback


@pytest.mark.parametrize(("psl", "naval", "ap"), [(50, 0, 5), (60, 0, 6), (60, 2, 4), (61, 0, 7), (5, 3, 0)])
def test_8_8_support_feeds_action_points(psl: int, naval: int, ap: int):
    """One tenth, rounded up, less Naval Points: 10 PSL are about one AP."""
    assert support_income(board().set(fln_psl=psl, naval=naval).state) == ap


# 8.9 Resettlement


def swing(start: Board):
    """Return the distribution of how far one Resettlement moves the balance of PSL towards the FLN."""
    before = start.state.fln_psl - start.state.gov_psl
    return of_action(start, "gov resettle II-2", lambda state: state.fln_psl - state.gov_psl - before)


def test_8_9_the_immediate_swing():
    """3d6 for the FLN and 1 PSP paid: 11.5 on average, with a standard deviation of about 2.96."""
    shares = swing(government().put("police-1", "II-2"))
    mean = shares.mean(lambda points: points)

    assert mean == Fraction(23, 2)
    assert shares.mean(lambda points: points * points) - mean * mean == Fraction(35, 4)
    assert shares.chance(lambda points: points - 1 >= 12) == Fraction(3, 8)
    assert shares.chance(lambda points: points - 1 <= 7) == Fraction(35, 216)


@pytest.mark.parametrize(
    ("place", "lasting", "turns"),
    [
        ("controlled", 1, Fraction(23, 2)),
        ("front", 1, Fraction(11, 2)),
        ("contested", 0, None),
    ],
)
def test_8_9_when_it_breaks_even(place: str, lasting: int, turns: Fraction | None):
    """Without the feedback: after 11.5 turns, 5.5 where a Front was lost (2 and 1 PSP, 3 AP), or never."""
    start = (
        government().put("police-1", "II-2").put("front-1" if place == "front" else "cadre-1", "II-2", "UG")
    )
    start.control("fln" if place != "contested" else "", "II-2")
    emptied, _ = play(start, "gov resettle II-2", faces=[3, 4, 4])
    quiet, _ = carry_out(Board.of(emptied).set(terror=set()), interphase.charge_areas)

    income_lost = area_income(start.state, "II-2") - area_income(emptied, "II-2")
    per_turn = income_lost - (emptied.gov_psl - quiet.gov_psl)
    at_once = swing(start).mean(lambda points: points) - (BUILD_COST if place == "front" else 0)

    assert per_turn == lasting
    assert (at_once / per_turn if per_turn else None) == turns


def test_8_9_with_the_feedback_it_never_does():
    """10.5 PSL more are 1.05 AP a turn for the FLN, which is more than any area loses net."""
    award = Fraction(21, 2)
    tenth = Fraction(
        sum(
            support_income(board().set(fln_psl=psl + 10).state)
            - support_income(board().set(fln_psl=psl).state)
            for psl in range(20, 70)
        ),
        50 * 10,
    )

    assert award * tenth == Fraction(21, 20) > 1


# 8.10 Barrier


@pytest.mark.parametrize("patrols", range(3))
@pytest.mark.parametrize(
    ("zone", "chance"),
    [(0, Fraction(1, 6)), (-1, Fraction(1, 3)), (-2, Fraction(1, 2)), (-3, Fraction(2, 3))],
)
def test_8_10_crossing_the_barrier(zone: int, chance: Fraction, patrols: int):
    """Chance to lose a unit at each step of the barrier; every unit on Patrol adds a sixth."""
    start = board("1958").put("band-1", "TUNISIA").put(some("police", patrols), "I-4")
    crossing, _ = play(start.set(border_zone=zone, border_zone_active=bool(zone)), "fln move band-1")

    lost = of_action(crossing, "fln to I-4", lambda state: bool(state.at["DEAD"]))

    assert lost[True] == min(1, chance + Fraction(patrols, 6))


def test_8_10_the_price_of_the_barrier():
    """6, 12, 18, 24 PSP in all, then 1 a turn."""
    start = board("1958").set(border_zone=NOT_MOBILIZED).awaiting("gov_reinforcement", "gov")
    built, events = play(start, "gov border mobilize")
    improved, more = play(
        Board.of(built).set(border_zone_new=False).state, *["gov border improve"] * 3, "gov border activate"
    )

    paid = [-change for _, change in counts(events + more, "gov_psl")]
    assert (paid, improved.border_zone) == ([6, 6, 6, 6, 1], -3)


@pytest.mark.parametrize(("scenario", "gain"), [("1958", 1), ("1960", 2)])
def test_8_10_the_army_abroad(scenario: str, gain: int):
    """PSP a turn for the units in Morocco and Tunisia at the set-up."""
    state = set_up(scenario)

    assert carry_out(state, interphase.reward_army_abroad)[0].fln_psl == state.fln_psl + gain


# 8.11 Independence


def test_8_11_independence_by_event():
    """4/36 a turn: 9 turns on average, 0.507 by turn 6 and 0.757 by turn 12."""
    chance = of_procedure(
        board().awaiting(),
        lambda draft: run_phase(draft, ("random_events",)),
        lambda state: state.independent,
    )

    assert chance[True] == Fraction(1, 9)
    assert [round(float(1 - chance[False] ** turns), 3) for turns in (6, 12)] == [0.507, 0.757]


def test_8_11_independence_by_option():
    """With the option, event aside: 1/6, 4/9, 13/18, 49/54, 319/324, 1 by turns 1 to 6; mean turn 2.77."""
    still, by_turn = Fraction(1), []
    for turn in range(1, 7):
        start = board().set(independence_roll=True, turn=turn).awaiting()
        both = of_procedure(
            start, lambda draft: run_phase(draft, ("random_events",)), lambda state: state.independent
        )
        still *= both[False] / Fraction(8, 9)
        by_turn.append(1 - still)

    assert by_turn == [
        Fraction(1, 6),
        Fraction(4, 9),
        Fraction(13, 18),
        Fraction(49, 54),
        Fraction(319, 324),
        1,
    ]
    assert round(float(1 + sum(1 - share for share in by_turn)), 2) == 2.77


# 8.12 Terror


@pytest.mark.parametrize(("fln", "chance", "cost"), [("cadre-1", Fraction(1, 3), 2), ("", Fraction(1, 2), 1)])
def test_8_12_what_a_marker_costs(fln: str, chance: Fraction, cost: int):
    """It goes with 1/3 a turn where the FLN is active, 1/2 elsewhere, before it is charged: 2 or 1 PSP."""
    start = board().put(fln, "II-1").mark("terror", "II-1")

    gone = of_procedure(start, interphase.recover_areas, lambda state: not state.terror)[True]

    assert (gone, (1 - gone) / gone) == (chance, cost)


@pytest.mark.parametrize(
    ("patrols", "chance"),
    [(0, Fraction(1, 3)), (1, Fraction(1, 3)), (2, Fraction(1, 2)), (3, Fraction(2, 3))],
)
def test_8_12_a_raid_leaves_terror(patrols: int, chance: Fraction):
    """By number of units on Patrol."""
    raiding, _ = play(
        board().put("band-1", "II-1").put(some("police", patrols), "II-1"), "fln raid II-1; band-1"
    )

    assert of_action(raiding, "fln done", lambda state: bool(state.terror))[True] == chance


# 8.13 Suppression and Civil Affairs


@pytest.mark.parametrize(
    ("elites", "cost", "victims"),
    [
        (0, Fraction(9, 4), Fraction(5, 3)),
        (1, Fraction(5, 3), Fraction(13, 6)),
        (2, Fraction(2), Fraction(17, 6)),
    ],
)
def test_8_13_what_suppression_costs_and_brings(elites: int, cost: Fraction, victims: Fraction):
    """Price, backfire and the Terror that follows (2 PSP a marker); units neutralized if there are enough."""
    guarded = government().put("police-1", "II-1").put(some("elite", elites), "II-1")
    against_one = Board.of(guarded.state).put("cadre-1", "II-1", "UG")
    against_many = Board.of(guarded.state).put(some("failek", 6), "II-1", "UG")

    paid = of_action(
        against_one, "gov suppress II-1", lambda state: 65 - state.gov_psl + 2 * len(state.terror)
    )
    asked = of_action(against_many, "gov suppress II-1", lambda state: waiting(state, "suppressed", "number"))

    assert paid.mean(lambda psp: psp) == cost
    assert asked.mean(lambda number: number) == victims


def test_8_13_civil_affairs():
    """5/3 off FLN support for 1 PSP, and Terror lifted one time in three."""
    start = government().put("police-1", "II-1").mark("terror", "II-1")

    after = of_action(
        start,
        "gov civil_affairs II-1",
        lambda state: (50 - state.fln_psl, 65 - state.gov_psl, not state.terror),
    )

    assert after.mean(lambda seen: seen[0] - seen[1]) == Fraction(2, 3)
    assert after.chance(lambda seen: seen[2]) == Fraction(1, 3)


# 8.14 Coup


@pytest.mark.parametrize(
    ("oas", "attempt", "four_turns", "psl", "elites"),
    [
        ("", Fraction(1, 6), 0.518, Fraction(-35, 18), Fraction(5, 6)),
        ("FRANCE", Fraction(1, 3), 0.802, Fraction(-77, 18), Fraction(23, 18)),
    ],
)
def test_8_14_the_coup(oas: str, attempt: Fraction, four_turns: float, psl: Fraction, elites: Fraction):
    """Chance of an attempt in one turn and in four; what one attempt does to PSL and elite brigades."""
    start = board().set(gov_psl=30, oas=oas).put(some("elite", 7), "ALGIERS", "OC").awaiting()

    seen = of_procedure(
        start, check_coup, lambda state: (state.gov_psl - 30, waiting(state, "remove_elites", "brigades"))
    )

    tried = seen.chance(lambda result: result != (0, 0))
    assert tried == attempt
    assert round(float(1 - (1 - tried) ** 4), 3) == four_turns
    assert seen.mean(lambda result: result[0]) / tried == psl
    assert seen.mean(lambda result: result[1]) / tried == elites


@pytest.mark.parametrize(("place", "charge"), [("ALGIERS", 1), ("FRANCE", 2)])
def test_8_14_the_standing_cost_of_the_oas(place: str, charge: int):
    """1 PSP a turn in Algeria, 2 in France."""
    assert carry_out(board().set(oas=place), interphase.charge_oas)[0].gov_psl == 65 - charge


# 8.15 Air


@pytest.mark.parametrize(("air", "mean"), [(0, Fraction(5)), (2, Fraction(155, 24))])
def test_8_15_two_elites_with_air_support(air: int, mean: Fraction):
    """5 hits expected from firepower 18, about 6.458 with two Air Points."""
    start = board("1958").put("elite-1 elite-2", "II-1", marks="A").put("band-1", "II-1")
    elites = units_of(["elite-1", "elite-2"])
    fight = Fight("II-1", fln=unit("band-1"), gov=elites, air=air, purpose="flush")

    on_fln = of_procedure(
        start, lambda draft: run_fight(draft, fight), lambda state: waiting(state, "losses", "hits")
    )
    assert on_fln.mean(lambda hits: hits) == mean


@pytest.mark.parametrize(
    ("points", "psl", "chance"),
    [
        (4, 50, Fraction(1, 6)),
        (6, 50, Fraction(1, 3)),
        (7, 50, Fraction(1, 3)),
        (6, 30, Fraction(1, 2)),
        (6, 70, Fraction(1, 6)),
        (4, 70, 0),
    ],
)
def test_8_15_losing_air_points(points: int, psl: int, chance: Fraction):
    """By number of Points, better or worse by one sixth at very high or low PSL."""
    start = board("1958").set(air_max=points, helicopter_max=0, fln_ap=0, gov_psl=psl)

    assert of_procedure(start, interphase.depreciate, lambda state: state.air_max < points)[True] == chance


# 8.16 Random events


def test_8_16_random_events():
    """Nothing 1/3, arms and jealousy 1/12, independence 1/9, every other event 1/18."""
    shares = odds(
        lambda dice: dice.outcome((1, 1), lambda tens, ones: RANDOM_EVENT.read(10 * tens + ones).mark)[0]
    ).shares

    assert shares == {
        "none": Fraction(1, 3),
        "arms": Fraction(1, 12),
        "jealousy": Fraction(1, 12),
        "independence": Fraction(1, 9),
    } | dict.fromkeys(
        ("elections", "un-debate", "purge", "nato", "suez", "amnesty", "sartre"), Fraction(1, 18)
    )
