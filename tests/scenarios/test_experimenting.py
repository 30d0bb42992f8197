"""Experiments of scenarios are what `compare` takes, from the step at which they begin."""

from __future__ import annotations

from importlib import resources

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare, summary
from algeria_lab.scenarios.experimenting import NotReached, asked
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.reading import read_scenario

FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"


@pytest.fixture(scope="module")
def fence() -> Scenario:
    return read_scenario((FOLDER / "a-fence-and-its-price.yaml").read_text("utf-8"))


def test_the_wars_begin_at_the_step_that_is_named(fence: Scenario):
    question = asked(fence, "with-and-without")

    assert (question["position"].turn, question["position"].phase) == (2, "reinforcement")
    assert question["position"].independent


def test_ways_are_named_in_the_language_of_the_reader(fence: Scenario):
    assert next(iter(asked(fence, "with-and-without", "fr")["ways"])) == "sans barrage"


def test_every_way_of_an_example_can_be_played(fence: Scenario):
    frame = compare(**{**asked(fence, "with-and-without"), "runs": 2, "stop": 3})

    assert sorted(set(frame["way"])) == sorted(
        ["no fence", "fence to level −3", "begun and left", "fence, and active troops cost nothing"]
    )
    assert summary(frame, ["gov.psl@3"]).shape[0] == 4 * 2


def test_an_experiment_that_there_is_not_is_unknown(fence: Scenario):
    with pytest.raises(UnknownName, match="with-and-without"):
        asked(fence, "with")


def test_a_step_that_the_line_never_reaches_is_named(fence: Scenario):
    lost = fence.model_copy(deep=True)
    lost.experiments[0].at = "nowhere"

    with pytest.raises(NotReached, match="'nowhere'"):
        asked(lost, "with-and-without")
