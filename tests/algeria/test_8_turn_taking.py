"""Taking turns in the Operations Phase, A:8."""

import pytest

from tests.algeria.boards import Board, agenda, awaits, board, legal, play, refused, run, stands


def both_ready() -> Board:
    """Return a position in which both sides have missions to do."""
    return (
        board().put("band-1 band-2 band-3", "II-1").put("police-1", "ALGIERS").put("cadre-1", "ALGIERS", "UG")
    )


@pytest.mark.parametrize("flag", ["passes", "fln_passed", "gov_passed"])
def test_the_phase_begins_without_passes(flag: str):
    """All passes are forgotten when Operations begin, and the FLN acts first."""
    state, _ = run(board().set(**{flag: 1}).awaiting(), "begin_operations")

    assert not getattr(state, flag)
    assert agenda(state) == [("turn_to", "fln")]


def test_the_fln_acts_again_after_its_mission():
    """After an FLN mission the FLN decides again."""
    state, _ = play(both_ready(), "fln move band-1; fln to II-2", faces=[5])

    assert (awaits(state), state.passes) == (("operations", "fln"), 0)


def test_the_fln_acts_after_a_government_mission():
    """After a Government mission it is the FLN's decision."""
    state, _ = play(both_ready(), "fln yield; gov intelligence ALGIERS", faces=[6])

    assert awaits(state) == ("operations", "fln")


def test_the_fln_may_tell_the_government_to_act():
    """Yielding hands over without passing."""
    state, _ = play(both_ready(), "fln yield")

    assert (awaits(state), state.passes, state.fln_passed) == (("operations", "gov"), 0, False)


def test_the_fln_cannot_yield_right_after_a_government_pass():
    """When the Government has just passed the FLN acts or passes; after a mission it may yield again."""
    state, _ = play(both_ready(), "fln yield; gov pass")
    assert (state.passes, refused(state, "fln yield")) == (1, ("gov-just-passed", "A:IN-10"))

    state, _ = play(state, "fln move band-1; fln to II-2", faces=[5])
    assert "fln yield" in legal(state)


def test_an_fln_pass_is_final():
    """Once the FLN has passed it passes by itself for the rest of the phase."""
    state, _ = play(both_ready(), "fln pass")
    assert (awaits(state), state.fln_passed) == (("operations", "gov"), True)

    state, _ = play(state, "gov intelligence ALGIERS", faces=[6])
    assert (awaits(state), state.passes) == (("operations", "gov"), 1)


def test_a_government_pass_is_not_final():
    """The Government may act again if the phase goes on."""
    state, _ = play(both_ready(), "fln yield; gov pass; fln move band-1; fln to II-2; fln yield", faces=[5])

    assert "gov intelligence ALGIERS" in legal(state)


@pytest.mark.parametrize(
    "line", ["fln pass; gov pass", "fln yield; gov pass; fln pass", "fln yield; gov auto_pass; fln pass"]
)
def test_two_passes_in_a_row_end_the_phase(line: str):
    """The Turn Interphase follows two passes in a row, whoever was first."""
    state, _ = play(both_ready(), line, alone=True)

    assert agenda(state) == [("interphase",)]


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("fln propaganda cadre-1; fln raise 4", [4]),
        ("fln strike front-1; done; fln raise 1", [3, 1, 1]),
        ("fln move band-1; fln to V-3", [5]),
        ("fln raid ORAN; band-1; done", [4]),
        ("fln harass ORAN; target brigade-1; pick band-1; done", [1, 1]),
    ],
)
def test_every_fln_mission_forgets_the_pass(line: str, faces: list[int]):
    """After a Government pass any FLN mission starts the count again, and the FLN decides next."""
    start = board().put("front-1 cadre-1 band-1", "ORAN").put("brigade-1", "ORAN", "OC").set(passes=1)

    state, _ = play(start, line, faces=faces)

    assert (state.passes, agenda(state)) == (0, [("operations", "fln")])


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("gov flush ORAN; brigade-1; done", [6]),
        ("gov intelligence II-1", [6]),
        ("gov civil_affairs II-1", [3]),
        ("gov suppress II-1", [3]),
        ("gov resettle II-1", [1, 1, 1]),
    ],
)
def test_every_government_mission_forgets_the_pass(line: str, faces: list[int]):
    """After an FLN pass any Government mission starts the count again; the final pass of the FLN counts 1."""
    start = board().put("failek-1 brigade-1", "ORAN").put("police-1", "II-1").put("cadre-1", "II-1", "UG")
    start.set(passes=1, fln_passed=True).awaiting("operations", "gov")

    state, _ = play(start, line, faces=faces)

    assert (state.passes, agenda(state)) == (1, [("operations", "gov")])


def test_the_government_may_pass_for_the_rest_of_the_phase():
    """While the FLN has not passed, the Government may pass once and for all."""
    state, _ = play(
        both_ready(), "fln yield; gov auto_pass; fln move band-1; fln to II-2; fln yield", faces=[5]
    )

    assert (awaits(state), state.passes) == (("operations", "fln"), 1)


def test_passing_for_good_is_for_an_open_phase():
    """After an FLN pass the shortcut is not offered."""
    state, _ = play(both_ready(), "fln pass")

    assert refused(state, "gov auto_pass") == ("fln-has-passed", "A:IN-11")


def test_the_oas_acts_before_everybody():
    """If the OAS stands in a city its Suppression comes before the FLN's first decision."""
    state, _ = run(board().set(oas="ORAN", oas_control="gov").awaiting(), "begin_operations")

    assert agenda(state) == [("turn_to", "fln"), ("oas_suppression",)]
    abroad, _ = run(board().set(oas="FRANCE", oas_control="gov").awaiting(), "begin_operations")
    assert agenda(abroad) == [("turn_to", "fln")]


def test_units_that_have_acted_are_done():
    """Taking turns does not ready anybody: a unit in OC has acted."""
    state, _ = play(both_ready(), "fln raid II-1; band-1; done; fln yield; gov pass", faces=[3])

    assert stands(state, "band-1") == "II-1 OC"
    assert legal(state, "move") == {"fln move band-2", "fln move band-3"}
