"""Terror, A:11.5."""

import pytest

from algeria_lab.core.events import Events, Flipped
from tests.algeria.boards import Board, board, play, roll, rolls, run


def marked(events: Events) -> list[tuple[tuple[str, ...], object]]:
    return [
        (event.names, event.to) for event in events if isinstance(event, Flipped) and event.what == "terror"
    ]


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("fln raid II-1; band-1; done", [1]),
        ("fln raid II-1; band-1; done", [6]),
        ("gov suppress II-1", [1, 1]),
        ("gov suppress II-1", [6]),
        ("gov resettle II-1", [1, 1, 1]),
    ],
)
def test_what_causes_terror(text: str, faces: list[int]):
    """Raids and Suppressions with a side effect and every Resettlement leave a marker."""
    start = board().put("band-1", "II-1")
    if text.startswith("gov"):
        start.put("police-1", "II-1").awaiting("operations", "gov")

    _, events = play(start, text, faces=faces)

    assert marked(events) == [(("II-1",), True)]


@pytest.mark.parametrize(("text", "face"), [("fln raid II-1; band-1; done", 3), ("gov suppress II-1", 4)])
def test_a_plain_result_leaves_no_terror(text: str, face: int):
    """Without a side effect there is no marker."""
    start = board().put("band-1", "II-1")
    if text.startswith("gov"):
        start.put("police-1", "II-1").awaiting("operations", "gov")

    assert marked(play(start, text, faces=[face])[1]) == []


def test_one_marker_an_area():
    """An area that is Terrorized already gets no second marker."""
    _, events = play(
        board().put("band-1", "II-1").mark("terror", "II-1"), "fln raid II-1; band-1; done", faces=[6]
    )

    assert marked(events) == []


def start_of(seat: str) -> Board:
    start = board().put("band-1 cadre-1", "II-1").put("cadre-2", "II-1", "UG").put("police-1", "II-1")
    return start.put("brigade-1", "II-1").mark("terror", "II-1").awaiting("operations", seat)


@pytest.mark.parametrize(
    ("text", "what", "value"),
    [
        ("fln propaganda cadre-1", "propaganda", -1),
        ("gov intelligence II-1", "contact", 1),
    ],
)
def test_where_terror_counts(text: str, what: str, value: int):
    """-1 to Propaganda and Strike, +1 to the contact rolls of Flush and Intelligence."""
    _, events = play(start_of(text[:3]), text, faces=[6])

    assert [mod.value for mod in rolls(events, what)[0].mods if mod.why == "terrorized"] == [value]


def test_terror_counts_in_a_strike_and_a_flush():
    """The same for the other two."""
    strike = board().put("front-1", "ORAN").mark("terror", "ORAN")
    flush = (
        board()
        .put("band-1", "II-1")
        .put("brigade-1", "II-1")
        .mark("terror", "II-1")
        .awaiting("operations", "gov")
    )

    assert [
        mod.value for mod in roll(play(strike, "fln strike front-1; done", faces=[4, 1])[1], "strike").mods
    ] == [-1]
    assert roll(play(flush, "gov flush II-1; brigade-1; done", faces=[1])[1], "contact").mods[0].value == 1


@pytest.mark.parametrize(
    ("text", "what", "faces"),
    [
        ("fln raid II-1; band-1; done", "raid", [4]),
        ("gov civil_affairs II-1", "civil-affairs", [3]),
        ("gov suppress II-1", "suppression", [3]),
    ],
)
def test_where_terror_does_not_count(text: str, what: str, faces: list[int]):
    """Raid, Civil Affairs and Suppression rolls do not care."""
    _, events = play(start_of(text[:3]), text, faces=faces)

    assert "terrorized" not in {mod.why for mod in roll(events, what).mods}


def test_a_move_into_terror_is_as_safe_as_any():
    """Moves do not care either."""
    start = board().put("band-1", "II-2").mark("terror", "II-1")

    assert roll(play(start, "fln move band-1; fln to II-1", faces=[2])[1], "move").mods == ()


def test_each_marker_costs_the_government_one_psp_a_turn():
    """Whoever caused it, the Government pays."""
    start = board().mark("terror", "II-1", "ORAN").put("cadre-1", "V-3", "UG").awaiting()

    assert run(start, "final_adjustment")[0].gov_psl == 63
