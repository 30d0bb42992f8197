"""Experiments of scenarios are questions to many wars, from the step at which they begin."""

from __future__ import annotations

from importlib import resources

import pytest

from algeria_lab.experiments import summary
from algeria_lab.experiments.playing.running import play
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario, scenario_as_written

FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"


@pytest.fixture(scope="module")
def fence() -> Scenario:
    return read_scenario((FOLDER / "a-fence-and-its-price.yaml").read_text("utf-8"))


def test_ways_are_named_in_the_language_of_the_reader(fence: Scenario):
    question = asked_by(fence, fence.experiments[0], "fr")

    assert next(iter(question.ways)) == "sans barrage"


def test_cards_are_dealt_anew_for_each_game_and_the_rules_play_the_solo_game():
    solo = scenario_as_written(
        "format: algeria-scenario/1\nid: solo\ntitle: Solo\ngame: insurgent\nside: fln\nstart: solo\n"
        "opponent: sensible\nexperiments: [{id: x, ways: {a: hiding-0, b: hiding-9}, runs: 2, caveat: A.}]"
    )

    question = asked_by(solo, solo.experiments[0])

    assert question.opponents == ("automaton",)
    assert question.position.state is None
    assert len(play(question).frame().drop_duplicates(["way", "seed"])) == 4


def test_every_way_of_an_example_is_played_from_the_step_that_is_named(fence: Scenario):
    few = fence.experiments[0].model_copy(update={"runs": 2, "stop": 3})

    frame = play(asked_by(fence, few, "en")).frame()

    assert set(frame["way"]) == {
        "no fence", "fence to level −3", "begun and left", "fence, and active troops cost nothing",
    }  # fmt: skip
    assert min(frame["turn"]) >= 1
    assert summary(frame, ["gov.psl@3"]).shape[0] == len(few.ways) * len(few.against)
