"""Recorded games of *Colonial Twilight* replay exactly.

The sample: five whole games of the three scenarios, and single steps so that each card and text, each tag,
each box, act, step of the chart and marker in play occurs.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.twilight.chart.answers import play_card
from algeria_lab.twilight.switches import MODES
from tests.conformance import twilight_vectors
from tests.conformance.twilight_dice import RecordedDraws, WrongDraw
from tests.conformance.twilight_states import differences, record_of
from tests.conformance.twilight_steps import RULES, start, take
from tests.conformance.vectors import read_steps
from tests.twilight.boards import draft_of
from tests.twilight.charted import fln_turn

DATA = Path(__file__).parent.parent / "data" / "twilight"
STEP = {"scenario": "short", "deck": [34, 4, 68]}


@cache
def sample(name: str) -> tuple[dict[str, Any], ...]:
    """Return the steps of a file of the sample."""
    return tuple(read_steps(DATA / f"{name}.jsonl.gz"))


def test_whole_games_replay_exactly() -> None:
    """Each step alone, under both modes where they agree, and each game in one chain."""
    report = twilight_vectors.replay(sample("games"))

    assert (report.steps, report.different, report.apart) == (557, {}, {})


def test_single_steps_replay_exactly() -> None:
    """Steps of many games and of the laboratory."""
    report = twilight_vectors.replay(sample("steps"))

    assert (report.steps, report.different, report.apart) == (303, {}, {})
    assert len(report.tags) > 25


def test_a_game_goes_through_the_door_to_its_recorded_end() -> None:
    """A new game with a recorded deck, played by the actions of its steps, has the recorded result."""
    for game in {step["game"] for step in sample("games")}:
        steps = [step for step in sample("games") if step["game"] == game]
        deck, given = steps[0]["deck"], steps[0]["options"]
        switches = {"final_support_phase": given["final_support"]}
        dice = RecordedDraws([value for step in steps for value in step["random"]])
        state, _ = RULES.new(
            steps[0]["scenario"], {"mode": "coltwi", "deck": deck, "switches": switches}, dice
        )

        for action in spoken(steps):
            state, _ = RULES.apply(state, action, dice)

        dice.check_used_up()
        assert state.propaganda_total == given["propaganda_total"]
        assert steps[-1]["after"]["result"]
        assert differences(record_of(state), steps[-1]["after"]) == []


def spoken(steps: list[dict[str, Any]]) -> list[Action]:
    """Return all actions of a recorded game, in order."""
    changes = {"final_support_phase": steps[0]["options"]["final_support"]}
    state = start(steps[0], MODES["coltwi"].changed(changes))
    return [action for step in steps[1:] for action in take(state, step).actions]


def test_the_sample_has_every_kind_of_step_and_every_card() -> None:
    """All kinds of steps, all 60 Events by the Government, and what is playable of the Pivotal Events."""
    steps = [*sample("games"), *sample("steps")]
    events = [act for step in steps for act in step["acts"] if act["do"] == "event"]

    assert Counter(step["step"] for step in steps).keys() == {
        *("setup", "card", "pivotal", "gov", "bot", "event", "propaganda")
    }
    assert {act["card"] for act in events} == {*range(1, 62), 64, 65, 66}


def test_a_changed_record_is_found_and_named() -> None:
    """A replay that could not fail would prove nothing: a track, an act and a path are changed."""
    steps = [copy.deepcopy(step) for step in sample("games")[:3]]
    assert steps[2]["step"] == "bot"
    steps[1]["after"]["commitment"] += 1
    steps[2]["acts"][-1]["fx"] = ["res FLN -7"]
    steps[2]["path"] = ["start", "pass"]

    report = twilight_vectors.replay(steps)

    assert str(report) == "steps 3 equal 1 different 2"
    assert any("commitment:" in line for line in report.different[steps[1]["id"]])
    assert any("act " in line and "res FLN -7" in line for line in report.different[steps[2]["id"]])
    assert any("path:" in line for line in report.different[steps[2]["id"]])


def test_a_tag_without_a_switch_is_counted_apart() -> None:
    """What no switch reproduces is no difference, and the report names the tag."""
    step = copy.deepcopy(sample("games")[1])
    step["after"]["commitment"] += 1
    step["quirks"] = ["D-38"]

    report = twilight_vectors.replay([step])

    assert report.different == {}
    assert report.apart[step["id"]][0] == "D-38"
    assert any("no switch for D-38" in line for line in twilight_vectors.tell(report))


def test_an_event_of_the_fln_may_depart_without_a_tag() -> None:
    """Where one reading more brings the rules to the record, the report names the reading."""
    start = fln_turn(mode="coltwi", card=49, morocco={"A": 5}, tunisia={"U": 3})
    start.turn, start.previous = 0, 33
    before = record_of(start)
    play_card(draft_of(start))
    kept = {name: before[name] for name in ("card", "previous", "drawn", "first", "box2")}
    step = {
        **dict.fromkeys(("id", "game"), "own"),
        "n": 0,
        "scenario": "short",
        "step": "event",
        "actor": "FLN",
        "box": "EVENT",
        "before": before,
        "after": record_of(start) | kept | {"box1": "EVENT"},
        "random": [],
        "quirks": [],
        "ctx": {"eligible": 1, "open": ["EVENT"], "final_campaign": False},
        "acts": [{"do": "event", "card": 49, "text": "shaded", "fx": ["mv A 1 morocco tunisia"]}],
    }

    report = twilight_vectors.replay([step])

    assert report.different == {}
    assert report.untagged == {"factional_plot_evens_both_kinds": ["own"]}


def test_the_command_tells_by_its_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1 when a step differs, 0 when all are equal; plain files are read, steps selected."""
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    lines = [json.dumps(step) for step in sample("games")[:5]]
    good.write_text("\n".join(lines))
    bad.write_text("\n".join(lines).replace('"previous": null', '"previous": 9'))

    assert twilight_vectors.main([str(good)]) == 0
    assert capsys.readouterr().out.endswith("steps 5 equal 5 different 0\n")
    assert twilight_vectors.main([str(bad)]) == 1
    assert twilight_vectors.main([str(bad), "--only", "setup", "--actor", "GOV"]) == 0
    assert capsys.readouterr().out.endswith("steps 0 equal 0 different 0\n")


def test_two_positions_differ_in_words() -> None:
    """The words name the key, or the space and what is in it, and both values."""
    ours, changed = start(STEP, MODES["rules"]), start(STEP, MODES["rules"])
    changed.commitment += 1
    changed.terror[0] = 1

    assert differences(record_of(ours), record_of(ours)) == []
    assert differences(record_of(ours), record_of(changed)) == [
        "commitment: 15 here, 16 recorded",
        "sc: 22 here, 23 recorded",
        "barika terror: None here, 1 recorded",
    ]


def test_recorded_names_answer_a_draw() -> None:
    """What was drawn is looked up by its name among those that are drawn from."""
    dice = RecordedDraws(
        [{"v": 4, "why": "event 7"}, {"v": "oran", "why": "rally_3", "of": ["oran", "medea"]}]
    )

    assert dice.d6() == 4
    assert dice.draw(2, ["medea", "oran"]) == (1, ())
    dice.check_used_up()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["medea", "oran", "saida"], "among medea oran saida here, among oran medea recorded"),
        (["medea"], "among medea here"),
    ],
)
def test_a_draw_among_others_is_told(names: list[str], words: str) -> None:
    """The candidates must be the recorded ones, else the same name may be another choice."""
    dice = RecordedDraws([{"v": "oran", "why": "rally_3", "of": ["oran", "medea"]}])

    with pytest.raises(WrongDraw, match=words):
        dice.draw(len(names), names)


def test_values_left_over_are_told() -> None:
    """A step must use all that was drawn in it, and no more."""
    dice = RecordedDraws([{"v": 4, "why": "event 7"}])

    with pytest.raises(WrongDraw, match="1 recorded values were not used, first 4 for event 7"):
        dice.check_used_up()
    dice.d6()
    with pytest.raises(WrongDraw, match="nothing more was recorded"):
        dice.d6()
