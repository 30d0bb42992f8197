"""The graph of a scenario: where its steps lead, which are reached, and from which one comes to the end."""

from algeria_lab.scenarios.forms.steps import DEBRIEF
from algeria_lab.scenarios.graph import EVERYWHERE, Graph, graph_of
from tests.scenarios.formed import formed

HEAD = "format: algeria-scenario/1\nid: ways\ntitle: Ways\n"


def graph(steps: str, more: str = "") -> Graph:
    return graph_of(formed(f"{HEAD}{more}steps:\n{steps}"))


def test_a_step_leads_to_the_one_behind_it_and_the_last_to_the_debrief():
    found = graph("- {id: one, text: A}\n- {id: two, text: B}\n")

    assert [(edge.start, edge.end, edge.why) for edge in found.edges] == [
        ("one", "two", "order"),
        ("two", DEBRIEF, "order"),
    ]
    assert found.reached == found.ending == {"one", "two", DEBRIEF}


def test_branches_come_before_next_and_say_where_they_stand():
    (branch, otherwise) = graph(
        "- {id: one, text: A, next: two, branches: [{when: 'turn  >= 3', to: debrief}]}\n"
        "- {id: two, text: B}\n"
    ).ways("one")

    assert (branch.when, branch.end, branch.path) == (
        "turn >= 3",
        DEBRIEF,
        ("steps", 0, "branches", 0, "to"),
    )
    assert (otherwise.when, otherwise.end, otherwise.path) == ("", "two", ("steps", 0, "next"))


def test_a_step_that_nothing_leads_to_is_not_reached():
    found = graph("- {id: one, text: A, next: three}\n- {id: two, text: B}\n- {id: three, text: C}\n")

    assert {node.id for node in found.nodes} - found.reached == {"two"}


def test_a_branch_that_is_always_true_cuts_off_what_would_follow():
    found = graph(
        "- {id: one, text: A, branches: [{when: 'true', to: three}, {when: turn > 1, to: two}]}\n"
        "- {id: two, text: B}\n- {id: three, text: C}\n"
    )

    assert [edge.end for edge in found.ways("one")] == ["three"]
    assert "two" not in found.reached


def test_steps_that_lead_round_and_round_never_end():
    found = graph(
        "- {id: one, text: A, branches: [{when: turn > 1, to: three}]}\n"
        "- {id: two, text: B, next: one}\n- {id: three, text: C, next: three}\n"
    )

    assert {node.id for node in found.nodes} - found.ending == {"one", "two", "three"}


def test_a_branch_of_the_whole_scenario_leaves_every_step():
    found = graph(
        "- {id: one, text: A, next: one}\n- {id: two, text: B}\n", "branches: [{when: turn > 4, to: two}]\n"
    )

    assert [edge.end for edge in found.ways(EVERYWHERE)] == ["two"]
    assert found.reached == {"one", "two", DEBRIEF}


def test_another_file_is_told_from_a_step_that_is_missing():
    found = graph(
        "- {id: one, text: A, branches: [{when: turn > 1, to: after.yaml}, {when: turn > 2, to: tow}]}\n"
    )

    assert [(node.id, node.kind) for node in found.nodes[2:]] == [("after.yaml", "file"), ("tow", "missing")]
