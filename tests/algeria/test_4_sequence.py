"""The sequence of play, A:4."""

from algeria_lab.algeria.rules import settle
from algeria_lab.core.events import Entered
from tests.algeria.boards import board, carry_out, play, refused, run


def test_a_turn_runs_through_its_phases():
    """Events, reinforcement, deployment (Government first), operations, Interphase; then the next turn."""
    start = board().put("cadre-1", "V-4", "UG").set(fln_ap=0).awaiting("random_events")

    state, begun = carry_out(start, settle, faces=[1, 1])
    state, rest = play(state, "gov done; fln done; gov done; fln done; fln pass; gov pass", faces=[6, 1, 2])

    entered = [(event.turn, event.phase, event.seat) for event in begun + rest if isinstance(event, Entered)]
    assert entered == [
        (1, "random_events", ""),
        (1, "reinforcement", "gov"),
        (1, "reinforcement", "fln"),
        (1, "deployment", "gov"),
        (1, "deployment", "fln"),
        (1, "operations", ""),
        (1, "interphase", ""),
        (2, "random_events", ""),
        (2, "reinforcement", "gov"),
    ]
    assert (state.turn, state.phase) == (2, "reinforcement")


def test_the_phase_says_what_may_be_done():
    """What belongs to another phase is refused, and so is the other side."""
    state, _ = run(board().put("cadre-1", "V-4", "UG").awaiting(), "begin_gov_reinforcement")

    assert refused(state, "gov patrol brigade-1") == ("verb-not-now", "A:4")
    assert refused(state, "fln ops cadre-1") == ("not-your-turn", "A:4")


def test_arguments_have_their_kinds():
    """A misspelt counter, a place that is no area and a missing word are refused before any rule is asked."""
    start = board().put("band-1", "V-4")

    assert refused(start, "fln raid V-9") == ("not-a-area", "A:9.14")
    assert refused(start, "fln move band-99") == ("not-a-unit", "A:9.13")
    assert refused(start, "fln raid") == ("wrong-arguments", "A:9.14")
