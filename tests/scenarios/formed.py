"""Scenarios for tests of single parts: their form is right, whatever else is wrong with them."""

from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO


def formed(text: str) -> Scenario:
    """Return the scenario that a text holds, without the laws beyond its form."""
    return Scenario.model_validate(read_yaml(text, SCENARIO, "scenario").data)
