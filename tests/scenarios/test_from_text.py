"""Scenario files are read, and what is wrong is found at its line."""

import pytest

from algeria_lab.checking.faults import WrongFile
from algeria_lab.scenarios.from_text import MOST_FAULTS, inspect_scenario, read_scenario
from tests.checking.base_texts import base_text

TEXT = base_text("scenario")


def test_a_scenario_is_read():
    scenario = read_scenario(TEXT)

    assert (scenario.id, len(scenario.steps), scenario.steps[0].ask) == ("two-ways", 3, ["who"])


def test_an_unknown_key_is_found_at_its_line_and_column():
    (fault,) = inspect_scenario(TEXT.replace("\nside: gov", "\nsied: gov")).faults

    assert (fault.line, fault.column, fault.values["near"], fault.code) == (7, 1, "side", "E204")


def test_the_year_of_a_position_is_its_name_although_yaml_reads_a_number():
    found = [
        read_scenario(f"format: algeria-scenario/1\nid: year\ntitle: A year\nstart: {start}\n")
        for start in ("1958", '"1958"', "{scenario: 1958}")
    ]

    assert [scenario.start.scenario for scenario in found] == ["1958"] * 3


def test_a_work_of_the_author_is_written_out_and_a_key_must_be_known():
    named = TEXT.replace("[rocard2003]", '["Branche, La Torture et l’armée, 2001", branche2001]')

    (fault,) = inspect_scenario(named).faults

    assert (fault.code, fault.values["given"]) == ("E701", "branche2001")


def test_a_text_that_is_no_yaml_is_refused_with_its_place():
    with pytest.raises(WrongFile) as refused:
        read_scenario(TEXT.replace("lang: en", "lang: @en"))

    (fault,) = refused.value.faults
    assert (fault.line, fault.column, fault.code) == (4, 7, "E108")


def test_more_faults_than_anybody_reads_are_counted():
    found = inspect_scenario(TEXT.replace("authors: [A. Teacher]", f"authors: [{'1, ' * 150}]"))

    assert len(found.faults) == MOST_FAULTS + 1
    assert (found.faults[-1].problem, found.faults[-1].values) == ("more", {"count": 50})


@pytest.mark.parametrize("line", ["ask: [nobody-asks]", "next: nowhere", "back_to: never"])
def test_a_step_that_names_what_there_is_not_cannot_be_played(line: str):
    """Without this a page met it on the way and told it in English."""
    with pytest.raises(WrongFile, match=f"no .*{line.split()[1].strip('[]')}"):
        read_scenario(
            TEXT.replace("\nsteps:\n", f"\nsteps:\n  - id: one-more\n    text: Look.\n    {line}\n", 1)
        )
