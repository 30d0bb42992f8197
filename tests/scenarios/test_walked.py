"""The guided line walks by itself, and says where it breaks off."""

from pathlib import Path

from algeria_lab.scenarios.guide.pilot import Stuck
from algeria_lab.scenarios.reading import read_scenario
from algeria_lab.scenarios.walked import walked

LEAVING = (Path(__file__).parents[1] / "data" / "scenarios" / "leaving-a-province.yaml").read_text("utf-8")


def test_steps_follow_each_other_and_each_begins_where_the_last_one_ended():
    steps = list(walked(read_scenario(LEAVING)))

    assert [(one.step.id, one.number, one.trouble) for one in steps] == [
        ("look", 1, None),
        ("order", 2, None),
        ("wait", 3, None),
    ]
    assert [one.first for one in steps[1:]] == [one.last for one in steps[:-1]]
    assert steps[-1].after.turn == 2


def test_a_move_that_the_rules_refuse_ends_the_line():
    (_, broken) = walked(
        read_scenario(
            LEAVING.replace("play: gov activate division-5; done", "play: gov activate division-500")
        )
    )

    assert broken.trouble is not None
    assert broken.first == broken.last


def test_a_goal_whose_player_is_not_known_ends_the_line():
    *_, broken = walked(read_scenario(LEAVING.replace("    by: mixed\n", "    by: nobody\n")))

    assert isinstance(broken.trouble, Stuck)
    assert broken.trouble.problem == "nobody"


def test_steps_that_lead_round_and_round_are_left_at_last():
    text = "format: algeria-scenario/1\nid: round\ntitle: T\nsteps: [{id: one, text: T, next: one}]"

    assert len(list(walked(read_scenario(text)))) == 200
