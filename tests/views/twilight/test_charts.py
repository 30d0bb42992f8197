"""The charts of *Colonial Twilight* show what the positions and events of a recorded game hold."""

from functools import cache
from itertools import pairwise

import pytest
from bokeh.core.validation import check_integrity

import algeria_lab
from algeria_lab.core.events import Chose, Counted
from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.lessons.twilight.events_played import events_played
from algeria_lab.lessons.twilight.holdings import BOXES, PIECES
from algeria_lab.lessons.twilight.lines import line_moves, lines_of
from algeria_lab.lessons.twilight.resources import OTHER, postings
from algeria_lab.lessons.twilight.walking import card_ends
from algeria_lab.twilight.cards import PROPAGANDA
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import COUNTS
from algeria_lab.twilight.state import State
from algeria_lab.views.charts.base import Chart
from algeria_lab.views.twilight.charts.listing import KEYS, chart_classes
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.golden.test_saves import FOLDER

SAVES = ("twilight-short-by-players.json", "twilight-medium-by-chance.json")
EACH_GAME = pytest.mark.parametrize("save", SAVES)


@cache
def recorded(save: str = SAVES[0]) -> Game[State]:
    """Return a recorded game, opened once for all tests."""
    return algeria_lab.load_game(FOLDER / save)


def chart(key: str, game: Game[State], at: int | None = None, language: str = "en") -> Chart:
    """Return a chart of a game."""
    return chart_classes()[key](game.history, TwilightWords(language), at)


def ply_of_card(game: Game[State], turn: int) -> int:
    """Return the last moment at which a card is on the board."""
    return max(ply for ply, entry in enumerate(game.history) if entry.state.turn == turn)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
@EACH_GAME
def test_every_chart_has_a_sentence_a_table_and_words_for_all(save: str, key: str, language: str):
    words = TwilightWords(language)
    drawn = chart_classes()[key](recorded(save).history, words)

    assert words.faults == []
    assert drawn.pane.summary.endswith(".")
    assert len(drawn.pane.table) > 2
    assert {len(row) for row in drawn.pane.table} == {len(drawn.pane.table[0])}
    assert drawn.pane.file_name.isascii()
    assert " " not in drawn.pane.file_name
    assert not check_integrity(drawn.figure.references()).error


@pytest.mark.parametrize("key", KEYS)
def test_a_chart_that_followed_a_game_is_the_one_drawn_at_its_end(key: str):
    history = recorded().history
    drawn = chart_classes()[key](history[:1], TwilightWords("en"))
    drawn.update(history[:120], 60)
    drawn.update(history)
    fresh = chart(key, recorded())

    assert drawn.pane.summary == fresh.pane.summary
    assert drawn.pane.table == fresh.pane.table
    assert {name: source.data for name, source in drawn.sources.items()} == {
        name: source.data for name, source in fresh.sources.items()
    }
    assert drawn.figure.y_range.end == fresh.figure.y_range.end
    assert drawn.figure.x_range.end == fresh.figure.x_range.end
    assert drawn.pane.height == fresh.pane.height


@EACH_GAME
def test_lines_are_those_of_the_position_after_every_decision(save: str):
    history = recorded(save).history
    moves = line_moves(history)

    level = lines_of(history[0].state)
    for ply, entry in enumerate(history):
        level = next((move.now for move in reversed(moves) if move.ply == ply), level)
        assert level == lines_of(entry.state), ply
    for side in ("fln", "gov"):
        total = sum(move.change for move in moves if move.side == side)
        assert total == getattr(level, side) - getattr(lines_of(history[0].state), side)


@EACH_GAME
def test_the_steps_of_the_lines_chart_are_told_and_end_where_the_game_does(save: str):
    game = recorded(save)
    drawn = chart("lines", game)

    data = drawn.sources["levels"].data
    assert (data["fln"][-1], data["gov"][-1]) == tuple(lines_of(game.state))
    assert data["x"] == sorted(data["x"])
    for side in ("fln", "gov"):
        assert all(drawn.sources[side].data["text"])
    assert len(drawn.sources["rounds"].data["x"]) == game.state.propaganda_played
    assert drawn.figure.yaxis[0].major_label_overrides == {30: "O+B > 30", 35: "S+C > 35"}


@EACH_GAME
def test_resources_gained_and_spent_lead_from_level_to_level(save: str):
    history = recorded(save).history
    found = postings(history)
    state = history[0].state
    level = {"fln": state.fln_resources, "gov": state.gov_resources}

    for ply, entry in enumerate(history):
        for posting in found:
            if posting.ply == ply:
                level[posting.side] += posting.change
        assert level == {"fln": entry.state.fln_resources, "gov": entry.state.gov_resources}
    assert not [posting for posting in found if posting.source == OTHER]
    extorted = [event for entry in history for event in entry.events if isinstance(event, Counted)]
    assert sum(posting.source == "extorted" for posting in found) == sum(
        event.why == "extorted" for event in extorted
    )


@EACH_GAME
def test_tables_of_resources_add_up(save: str):
    game = recorded(save)
    first, *rows = chart("resources", game).pane.table[1:]

    for before, row in pairwise([first, *rows]):
        assert before[3] + row[1] - row[2] == row[3]
        assert before[6] + row[4] - row[5] == row[6]
    sums = {row[0]: row[1:3] for row in chart("accounts", game).pane.table[1:]}
    gains = [row for name, row in sums.items() if name.startswith(("Got", "Extorted"))]
    spent = [row for name, row in sums.items() if not name.startswith(("Got", "Extorted"))]
    for side, column in ((0, 1), (1, 4)):
        assert sum(row[side] for row in gains) == sum(row[column] for row in rows)
        assert sum(row[side] for row in spent) == sum(row[column + 1] for row in rows)


@EACH_GAME
def test_population_is_counted_where_control_lies(save: str):
    game = recorded(save)
    *_, last = chart("control", game).pane.table
    state = game.state

    people = {
        side: sum(state.pop(space) for space in ALGERIA if state.control(space) == side)
        for side in ("FLN", "NONE", "GOV")
    }
    assert last == [state.turn, people["FLN"], people["NONE"], people["GOV"]]


@EACH_GAME
def test_a_card_ends_where_the_next_is_revealed(save: str):
    game = recorded(save)
    ends = card_ends(game.history)

    assert [end.turn for end in ends] == list(range(game.state.turn + 1))
    for end in ends[1:]:
        assert game.history[end.ply].state.turn in (end.turn, end.turn + 1)
    rounds = [end for end in ends if end.card in PROPAGANDA]
    assert [end.state.propaganda_played for end in rounds] == list(range(1, game.state.propaganda_played + 1))


@pytest.mark.parametrize("share", [0, 0.5, 1])
@EACH_GAME
def test_no_piece_is_lost_from_the_chart_of_pieces(save: str, share: float):
    game = recorded(save)
    _, *rows = chart("pieces", game, round(share * game.ply)).pane.table

    assert [row[-1] for row in rows] == [COUNTS[kinds[0]] for kinds in PIECES.values()]
    assert all(sum(row[1 : len(BOXES) + 1]) == row[-1] for row in rows)


@EACH_GAME
def test_every_event_played_is_in_the_chart(save: str):
    game = recorded(save)
    chosen = [
        event.action.split()
        for entry in game.history
        for event in entry.events
        if isinstance(event, Chose) and event.action.split()[1] in ("event", "pivotal")
    ]
    played = events_played(game.history)

    regular = [(seat, text) for seat, verb, text in chosen if verb == "event"]
    assert [(event.side, event.text) for event in played if event.text != "pivotal"] == regular
    assert all(event.is_done for event in played)
    assert len(chart("events", game).pane.table) == len(played) + 1
    shown = sum(len(chart("events", game).sources[side].data["x"]) for side in ("fln", "gov"))
    assert shown == len(played)


@EACH_GAME
def test_an_event_moved_the_lines_from_where_they_stood_before_it(save: str):
    history = recorded(save).history
    played = [event for event in events_played(history) if event.text != "pivotal"]
    begun = [
        ply
        for ply, entry in enumerate(history)
        for event in entry.events
        if isinstance(event, Chose) and event.action.split()[1] == "event"
    ]
    # Where a Propaganda Round follows at once, the position afterwards holds what that moved too.
    alone = [
        (ply, event)
        for ply, event in zip(begun, played, strict=True)
        if history[event.ply].state.card not in PROPAGANDA
    ]

    assert alone
    for ply, event in alone:
        before, after = lines_of(history[ply - 1].state), lines_of(history[event.ply].state)
        assert event.change == (after.fln - before.fln, after.gov - before.gov), event


@pytest.mark.parametrize("key", ["control", "events"])
def test_bars_mark_the_card_of_the_board(key: str):
    drawn = chart(key, recorded(), ply_of_card(recorded(), 2))

    assert (drawn._band.left, drawn._band.right) == (1.5, 2.5)  # type: ignore[attr-defined]
    drawn.update(recorded().history, ply_of_card(recorded(), 5))
    assert (drawn._band.left, drawn._band.right) == (4.5, 5.5)  # type: ignore[attr-defined]
    assert drawn.pane.file_name.endswith("5")


@pytest.mark.parametrize("key", ["lines", "resources"])
def test_the_line_of_the_moment_lies_at_its_card(key: str):
    drawn = chart(key, recorded(), ply_of_card(recorded(), 7))

    assert 6 <= drawn._now.location <= 7  # type: ignore[attr-defined]
    drawn.update(recorded().history, 0)
    assert drawn._now.location == 0  # type: ignore[attr-defined]


def test_a_saved_picture_counts_cards():
    drawn = algeria_lab.chart(recorded())

    assert "looked at in card" in drawn.pane.caption
    assert drawn.pane.table[0][0] == "Card"
    assert list(game_named("twilight").charts()) == list(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_every_row_of_a_table_leads_to_a_moment_of_its_card(key: str):
    drawn, history = chart(key, recorded()), recorded().history
    looked: list[int] = []
    drawn.pane.on_moment(looked.append)

    if key in ("accounts", "pieces"):
        assert drawn.pane.moments == drawn.pane.row_moments == []
        return
    assert len(drawn.pane.row_moments) == len(drawn.pane.table) - 1
    for row, moment in zip(drawn.pane.table[1:], drawn.pane.row_moments, strict=True):
        assert moment is None or history[moment].state.turn in (row[0], row[0] + 1)
    places = [place for place, _ in drawn.pane.moments]
    assert places == sorted(places)
    drawn.pane._handle_custom_msg({"kind": "moment", "at": drawn.pane.moments[-1][1]}, [])
    assert looked == [drawn.pane.moments[-1][1]]


def test_a_chart_that_leads_nowhere_offers_no_moment():
    assert chart("lines", recorded()).pane.moments == []
