"""Scenario files are read, and what is wrong is found at its line."""

from importlib import resources

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.reading import inspect_scenario, read_scenario

EXAMPLE = (
    resources.files("algeria_lab.data") / "scenarios" / "examples" / "leaving-a-province.yaml"
).read_text("utf-8")


def test_an_example_is_read_and_guides_from_step_to_step():
    guide = Guide(read_scenario(EXAMPLE))
    assert (guide.status, guide.number) == ("read", 1)
    guide.go_on()
    assert guide.status == "play"


def test_an_unknown_key_is_found_at_its_line_and_column():
    (fault,) = inspect_scenario(EXAMPLE.replace("\nside: gov", "\nsied: gov")).faults
    assert (fault.line, fault.column, fault.values["near"]) == (8, 1, "side")
