"""A scenario is played through with many dice, and what became of each step is counted."""

from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from tests.scenarios.guide.played import LOOK, ORDER, WAIT, scenario


def test_a_scenario_that_holds_comes_to_its_end_with_all_dice():
    told = []
    found = dry_run(scenario(LOOK, ORDER, WAIT), 2, told=lambda done, runs: told.append((done, runs)))
    assert (found.holds, found.endings["debrief"], len(found.decisions)) == (True, 2, 2)
    assert [(runs.reached, runs.done) for runs in found.steps.values()] == [(2, 2)] * 3
    assert told == [(1, 2), (2, 2)]


def test_a_goal_that_hangs_on_the_dice_is_counted():
    """A Resettlement that fails lets the people stay."""
    goal = ORDER | {"goal": "count(resettled) >= 1", "dice": [], "by": None}
    found = dry_run(
        scenario(goal, goals=[{"id": "moved", "when": "count(resettled) >= 1", "say": "."}]), 3, 1
    )
    assert found.runs == 3
    assert found.steps["order"].reached == 3
    assert found.goals["moved"] == found.steps["order"].done


def test_what_stands_in_the_way_is_named():
    found = dry_run(scenario(ORDER | {"play": "gov resettle ALGIERS"}, WAIT), 1, 5)
    assert (found.holds, found.seeds, found.steps["order"].troubles) == (False, {5: "order"}, {"line": 1})
    assert found.steps["wait"].reached == 0


def test_teaching_dice_that_run_out_are_named():
    found = dry_run(scenario(LOOK, ORDER | {"dice": []}, dice={"seed": 9, "script": [3], "then": "stop"}), 1)
    assert found.steps["order"].troubles == {"dice": 1}
