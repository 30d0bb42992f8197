"""Population Resettlement, A:9.27."""

import pytest

from tests.algeria.boards import Board, board, counts, legal, play, psl, refused, roll, run, stands


def asking(**values: object) -> Board:
    return board().put("police-1", "II-2").set(**values).awaiting("operations", "gov")


def test_it_needs_able_police_in_a_rural_area():
    """Only Rural areas with a Police unit that is not neutralized are resettled."""
    start = asking().put("police-2", "ORAN").put("police-3", "I-2").put("police-4", "II-1", marks="N")

    assert legal(start, "resettle") == {"gov resettle II-2"}
    assert refused(start, "gov resettle ORAN") == ("needs-rural", "A:9.27")
    assert refused(start, "gov resettle I-2") == ("needs-rural", "A:9.27")
    assert refused(start, "gov resettle II-1") == ("no-police", "A:9.27")


def test_it_works_by_itself():
    """For 1 PSP the area becomes resettled and Terrorized, and the FLN gains 3d6 PSP."""
    state, events = play(asking(), "gov resettle II-2", faces=[3, 4, 5])

    assert counts(events) == [("gov_psl", -1), ("fln_psl", 12)]
    assert roll(events, "resettlement").faces == (3, 4, 5)
    assert (state.resettled, state.terror, psl(state)) == ({"II-2"}, {"II-2"}, (62, 64))


@pytest.mark.parametrize(("box", "marks"), [("UG", ""), ("OPS", ""), ("OC", "N")])
def test_a_front_there_becomes_a_cadre(box: str, marks: str):
    """A Front of the area becomes a Cadre in the same box and state: Government +2 and FLN -1."""
    state, events = play(asking().put("front-1", "II-2", box, marks), "gov resettle II-2", faces=[1, 1, 1])

    assert stands(state, "cadre-1") == f"II-2 {box} {marks}".strip()
    assert counts(events) == [("gov_psl", -1), ("fln_psl", 3), ("gov_psl", 2), ("fln_psl", -1)]


def test_it_happens_once_for_ever():
    """A resettled area cannot be resettled again."""
    assert refused(asking().mark("resettled", "II-2"), "gov resettle II-2") == ("resettled-already", "A:9.27")


def test_the_area_is_remote_from_now_on():
    """No Propaganda, Raid, Front or Civil Affairs there any more."""
    state, _ = play(asking().put("cadre-1 band-1", "II-2"), "gov resettle II-2", faces=[1, 1, 1])

    assert refused(state, "fln propaganda cadre-1") == ("remote-area", "A:9.11")
    assert refused(state, "fln raid II-2") == ("remote-area", "A:9.14")
    assert refused(play(state, "fln yield")[0], "gov civil_affairs II-2") == ("remote-area", "A:9.25")
    building = Board.of(state).awaiting("fln_reinforcement", "fln")
    assert refused(building, "fln convert cadre-1 front") == ("no-front-here", "A:6.2")


def test_it_costs_one_psp_every_turn():
    """The Government pays 1 PSP for the area in each later turn; the marker never goes."""
    start = board().mark("resettled", "II-2").put("cadre-1", "V-3", "UG").awaiting()

    state, events = run(start, "final_adjustment")

    charge = [event for event in events if getattr(event, "where", "") == "II-2"]
    assert [(event.change, event.rule) for event in charge] == [(-1, "A:9.27")]
    assert state.resettled == {"II-2"}


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"slow_reaction": True}, ("slow-reaction", "A:13.1")),
        ({"gov_psl": 1}, ("too-little-psl", "A:IN-29")),
    ],
)
def test_it_may_be_out_of_the_question(values: dict[str, object], reason: tuple[str, str]):
    """Slow French Reaction forbids it, and 1 PSP has to be left after paying."""
    assert refused(asking(**values), "gov resettle II-2") == reason
