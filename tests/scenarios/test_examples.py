"""The examples that instructors begin with: without a fault, and what they say of themselves is so."""

from importlib import resources

import pytest

from algeria_lab.scenarios.reading import inspect_scenario

EXAMPLES = {
    file.name.removesuffix(".yaml"): file.read_text("utf-8")
    for file in (resources.files("algeria_lab.data") / "scenarios" / "examples").iterdir()
    if file.name.endswith(".yaml")
}
every_example = pytest.mark.parametrize("name", sorted(EXAMPLES))


@every_example
def test_an_example_is_without_a_fault(name: str):
    found = inspect_scenario(EXAMPLES[name], f"{name}.yaml")

    assert [*found.faults, *found.warnings] == []
    assert found.scenario
    assert found.scenario.id == name


@every_example
def test_an_example_begins_with_its_schema_and_with_what_a_teacher_would_say(name: str):
    schema, wish, *_ = EXAMPLES[name].splitlines()

    assert schema == "# yaml-language-server: $schema=../scenario.schema.json"
    assert wish.startswith('# "')
    assert wish.endswith('."')
