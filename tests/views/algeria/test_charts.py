"""Charts show what the ledgers hold, follow the board, and are said in both languages."""

import subprocess
import sys
from colorsys import rgb_to_hls
from functools import cache
from itertools import pairwise

import pytest
from bokeh.core.property.vectorization import Value
from bokeh.core.validation import check_integrity
from bokeh.models import HoverTool, Text

from algeria_lab import __version__
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.lessons.algeria.ledgers import AP_INCOME
from algeria_lab.views.algeria.charts.listing import KEYS, chart_classes
from algeria_lab.views.algeria.charts.pair import support_pair
from algeria_lab.views.algeria.charts.support import APART, POINT, TOP
from algeria_lab.views.algeria.sheets.ending import end_sheet
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Chart
from algeria_lab.views.charts.style import COLOURS
from algeria_lab.views.pages.war_room.charts import WarCharts
from tests.playing_on import begin, play_to, quiet
from tests.views.algeria.whole_wars import WARS, whole_war
from tests.views.algeria.words import vocabulary

# Reasons that move AP or points and never support.
NOT_SUPPORT = {
    "raid",
    "arms",
    "infiltration",
    "depreciation",
    "income",
    "income-support",
    "built",
    "converted",
}
NOT_SUPPORT |= {"committed", "airlift"}


@cache
def long_war() -> Game[State]:
    """Return a war of some turns, played once for all tests."""
    war = begin("1958", seed=11)
    play_to(war, turn=4)
    return war


@pytest.fixture
def war() -> Game[State]:
    return long_war()


def chart(key: str, war: Game[State], at: int | None = None, language: str = "en") -> Chart:
    """Return a chart of a war."""
    return chart_classes()[key](war.history, Words(language), at)


def ply_of_turn(war: Game[State], turn: int) -> int:
    """Return the last action of a turn."""
    return max(ply for ply, entry in enumerate(war.history) if entry.state.turn == turn)


def room_of(war: Game[State], key: str = "support", language: str = "en") -> WarCharts:
    """Return the room with one chart chosen."""
    room = WarCharts(Words(language))
    room.chosen = key
    room.update(war)
    return room


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_every_chart_has_a_sentence_a_table_and_words_for_all(key: str, language: str, war: Game[State]):
    words = Words(language)
    drawn = chart_classes()[key](war.history, words)

    assert words.faults == []
    assert drawn.pane.summary.endswith(".")
    assert len(drawn.pane.table) > 2
    assert {len(row) for row in drawn.pane.table} == {len(drawn.pane.table[0])}
    assert drawn.pane.file_name.isascii()
    assert " " not in drawn.pane.file_name
    assert not check_integrity(drawn.figure.references()).error


@pytest.mark.parametrize("key", KEYS)
def test_a_chart_that_followed_a_war_is_the_one_drawn_at_its_end(key: str, war: Game[State]):
    drawn = chart(key, begin("1958", seed=11))
    drawn.update(war.history[:200], 150)
    drawn.update(war.history)
    fresh = chart(key, war)

    assert drawn.pane.summary == fresh.pane.summary
    assert drawn.pane.table == fresh.pane.table
    assert {name: source.data for name, source in drawn.sources.items()} == {
        name: source.data for name, source in fresh.sources.items()
    }
    assert drawn.figure.y_range.end == fresh.figure.y_range.end
    assert drawn.figure.x_range.end == fresh.figure.x_range.end
    assert drawn.pane.height == fresh.pane.height


@pytest.mark.parametrize("key", [key for key in KEYS if key not in ("support", "waterfall", "boxes", "dice")])
def test_bars_mark_the_turn_of_the_board(key: str, war: Game[State]):
    drawn = chart(key, war, ply_of_turn(war, 2))

    assert (drawn._band.left, drawn._band.right) == (1.5, 2.5)  # type: ignore[attr-defined]
    drawn.update(war.history, ply_of_turn(war, 3))
    assert (drawn._band.left, drawn._band.right) == (2.5, 3.5)  # type: ignore[attr-defined]
    assert "3" in drawn.pane.summary
    assert drawn.pane.file_name.endswith("3")


def test_the_line_of_the_moment_lies_in_its_turn(war: Game[State]):
    drawn = chart("support", war, ply_of_turn(war, 2))

    assert 1 < drawn._now.location <= 2  # type: ignore[attr-defined]
    drawn.update(war.history, 0)
    assert drawn._now.location == 0  # type: ignore[attr-defined]


def test_the_support_table_is_that_of_the_levels(war: Game[State]):
    rows = chart("support", war).pane.table[1:]

    assert [tuple(row[:3]) for row in rows] == [tuple(level) for level in levels_by_turn(war.history)]


def test_turning_points_are_numbered_in_the_picture_and_named_in_the_sentence(war: Game[State]):
    drawn = chart("support", war)
    numbers, names = drawn.sources["turning"].data["number"], drawn.sources["turning"].data["text"]

    assert numbers
    for number, name in zip(numbers, names, strict=True):
        assert f"({number})" in drawn.pane.summary
        assert name in drawn.pane.summary


@pytest.mark.parametrize(("scenario", "seed"), WARS)
def test_the_chart_of_support_and_the_end_page_number_the_same_turning_points(scenario: str, seed: int):
    game = whole_war(scenario, seed)
    drawn, words = chart("support", game), Words("en")
    peaks = end_sheet(game, {}, words).lines.peaks
    data = drawn.sources["turning"].data

    shown = list(zip(data["number"], data["turn"], data["colour"], strict=True))
    assert shown == [(str(peak.number), peak.turn, COLOURS[peak.side]) for peak in peaks]
    for by, peak in zip(data["text"], peaks, strict=True):
        assert f" {by.split()[-1]}: " in peak.item.text


@pytest.mark.parametrize(("scenario", "seed"), WARS)
def test_the_last_step_of_a_war_and_all_numbers_are_seen(scenario: str, seed: int):
    game = whole_war(scenario, seed)
    drawn = chart("support", game)
    data, turning = drawn.sources["levels"].data, drawn.sources["turning"].data

    end = drawn.figure.x_range.end
    assert drawn._now.location < data["x"][-1] < end  # type: ignore[attr-defined]
    assert data["fln"][-2:] == [game.state.fln_psl] * 2
    assert data["gov"][-2:] == [game.state.gov_psl] * 2
    for level, offset in zip(turning["y"], turning["offset"], strict=True):
        assert 0 < level - offset / POINT < TOP


@pytest.mark.parametrize(("fln", "gov"), [(0, 6), (6, 0), (0, 0), (100, 97), (3, 2), (0, 60), (41, 38)])
def test_the_ends_of_both_lines_are_named_wherever_they_lie(war: Game[State], fln: int, gov: int):
    places = chart("support", war)._names({"fln": [fln], "gov": [gov]})  # type: ignore[attr-defined]

    assert sorted(places.values()) == [f"FLN {fln}", f"Gov. {gov}"]
    (low, under), (high, over) = sorted(places.items())
    assert low >= 0
    assert high <= TOP
    assert high - low >= APART
    assert (fln - gov) * (1 if over.startswith("FLN") else -1) >= 0, (under, over)


def test_a_change_is_told_under_the_pointer_and_marked_only_where_it_turned_the_war(war: Game[State]):
    drawn = chart("support", war)
    (hover,) = (tool for tool in drawn.figure.tools if isinstance(tool, HoverTool))
    *steps, turning = hover.renderers

    assert "@text" in hover.tooltips
    assert all(step.glyph.fill_alpha == step.glyph.line_alpha == 0 for step in steps)
    assert all(step.hover_glyph.fill_alpha == 1 for step in steps)
    assert turning.data_source is drawn.sources["turning"]
    assert {"turn", "text"} <= turning.data_source.data.keys()
    for side in ("fln", "gov"):
        assert all(text.endswith(".") for text in drawn.sources[side].data["text"])


@pytest.mark.parametrize("ply", [40, 60, 200])
def test_the_first_turns_fill_the_chart(war: Game[State], ply: int):
    drawn = chart("support", war.fork(ply))
    (start, end), reached = (
        (drawn.figure.x_range.start, drawn.figure.x_range.end),
        drawn.sources["levels"].data["x"][-1],
    )

    assert (end - reached) / (end - start) < 0.02


def words_of_support(drawn: Chart) -> list[tuple[float, float, float, float]]:
    """Return the boxes of what is written beside 30 and 70: from and to, low and high."""
    data, span = drawn.sources["meanings"].data, drawn.figure.x_range.end - drawn.figure.x_range.start
    boxes = []
    for x, y, align, baseline in zip(*(data[name] for name in ("x", "y", "align", "baseline")), strict=True):
        start = x if align == "left" else x - 0.37 * span
        low = y if baseline == "bottom" else y - 7
        boxes.append((start, start + 0.37 * span, low, low + 7))
    return boxes


@pytest.mark.parametrize("share", [0.05, 0.3, 0.5, 0.7, 1])
def test_words_beside_30_and_70_cross_neither_the_moment_nor_a_line(war: Game[State], share: float):
    drawn = chart("support", war, round(share * (len(war.history) - 1)))
    data, now = drawn.sources["levels"].data, drawn._now.location  # type: ignore[attr-defined]
    boxes = words_of_support(drawn)

    assert boxes
    for start, end, low, high in boxes:
        assert not start < now < end
        met = [row for row, x in enumerate(data["x"]) if start <= x <= end]
        assert not [row for row in met for side in ("fln", "gov") if low < data[side][row] < high]


def test_numbers_of_turning_points_stand_apart(war: Game[State]):
    data = chart("support", war).sources["turning"].data
    places = sorted(zip(data["x"], data["offset"], strict=True))
    near = 0.02 * (places[-1][0] - places[0][0])

    assert len(places) > 1
    for (x, offset), (behind, other) in pairwise(places):
        assert behind - x >= near or offset != other


@pytest.mark.parametrize("key", ["ap", "spending", "losses", "markers", "boxes", "areas", "forces"])
def test_a_legend_names_what_is_there_and_nothing_else(key: str, war: Game[State]):
    drawn = chart(key, war)
    data = drawn.sources["bars"].data
    shown = {item.label.value for item in drawn.figure.legend[0].items if item.visible}

    assert shown == {drawn.label(name) for name in drawn.looks if any(data[name])}  # type: ignore[attr-defined]
    assert shown


@pytest.mark.parametrize(("key", "hues"), [("ap", (0.07, 0.15)), ("spending", (0.53, 0.6))])
def test_what_a_side_spends_has_tints_of_its_colour_told_apart_by_hatching(
    key: str, hues: tuple[float, float]
):
    looks = list(chart_classes()[key].looks.values())  # type: ignore[attr-defined]
    hatched = [look.hatch for look in looks if look.hatch]

    for look in looks:
        hue, *_ = rgb_to_hls(*(part / 255 for part in bytes.fromhex(look.fill[1:])))
        assert hues[0] < hue < hues[1]
    assert len(set(looks)) == len(looks)
    assert len(set(hatched)) == len(hatched)


@pytest.mark.parametrize("key", KEYS)
def test_letters_of_a_war_chart_name_their_font_and_no_column(key: str, war: Game[State]):
    glyphs = [one.glyph for one in chart(key, war).figure.renderers]

    assert all(isinstance(glyph.text_font, Value) for glyph in glyphs if isinstance(glyph, Text))


def test_bars_of_a_turn_stand_on_each_other(war: Game[State]):
    drawn = chart("ap", war)
    data = drawn.sources["bars"].data

    for row, _ in enumerate(data["turn"]):
        gained = sum(data[name][row] for name in AP_INCOME)
        assert max(data[f"{name}-to"][row] for name in AP_INCOME) == gained


def test_the_waterfall_shows_the_turn_that_was_chosen(war: Game[State]):
    room = room_of(war, "waterfall")
    room._turn.value = 2
    (pane,) = room._picture.children

    assert pane.summary.startswith("Turn 2:")
    room._turn.value = -1
    assert pane.summary.startswith("Turn 4:")


def test_every_cause_of_support_has_a_short_name():
    words = Words("fr")
    for cause in vocabulary.reasons() - NOT_SUPPORT:
        assert words.say(f"charts-cause-{cause}") != f"charts-cause-{cause}"

    assert words.faults == []


def test_the_dice_count_only_what_had_fallen(war: Game[State]):
    ply = ply_of_turn(war, 2)
    drawn = chart("dice", war, ply)
    fell = sum(len(entry.faces) for entry in war.history[: ply + 1])

    assert sum(row[1] for row in drawn.pane.table[1:7]) == fell
    assert drawn.pane.summary.startswith(f"{fell} dice")


def test_two_branches_differ_by_line_and_filling_not_by_colour_alone(war: Game[State]):
    other = war.fork(ply_of_turn(war, 2))
    play_to(other, turn=4, players=quiet())
    pane = support_pair(war.history, other.history, ("mine", "yours"), Words("en"))
    lines = [glyph.glyph for glyph in pane.figure.renderers if type(glyph.glyph).__name__ == "Line"]

    assert [line.line_dash for line in lines] == [[], [6], [], [6]]
    assert pane.table[0] == ["Turn", "FLN, mine", "FLN, yours", "Government, mine", "Government, yours"]
    mine, yours = war.state, other.state
    assert pane.table[-1] == [4, mine.fln_psl, yours.fln_psl, mine.gov_psl, yours.gov_psl]
    assert len(set(pane.table[-1])) == 5, "no two columns of this war are alike"


def test_only_the_chosen_chart_is_made(war: Game[State]):
    room = room_of(war)

    assert list(room._charts) == ["support"]
    room.chosen = "areas"
    assert list(room._charts) == ["support", "areas"]
    assert room._picture.children == (room._charts["areas"].pane,)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_saved_picture_says_which_war_it_is_of(war: Game[State], language: str):
    room = room_of(war, language=language)
    (pane,) = room._picture.children
    assert all(part in pane.caption for part in ("1958", "11", __version__))

    room.update(war.history)
    assert (
        pane.caption
        == {"en": f"Turn 4. algeria_lab {__version__}.", "fr": f"Tour 4. algeria_lab {__version__}."}[
            language
        ]
    )


def test_a_hidden_room_does_nothing_and_makes_up_for_it(war: Game[State]):
    room = WarCharts(Words("en"))
    room.show(shown=False)
    room.update(war)

    assert not room._charts
    room.show(shown=True)
    assert room._charts["support"].pane.summary.startswith("Turn 4:")


def test_a_chart_that_fails_is_told_and_does_not_stop_the_others(
    war: Game[State], monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise OSError("no ink")

    monkeypatch.setattr("algeria_lab.views.algeria.charts.turns.areas_held", fail)
    room = room_of(war, "areas")

    assert "no ink" in room._status.value
    assert room._picture.children == ()
    room.chosen = "losses"
    assert room._status.value == ""
    assert room._picture.children == (room._charts["losses"].pane,)


def test_a_war_is_played_again_from_its_seed(war: Game[State]):
    seeds: list[int] = []
    room = WarCharts(Words("en"), seeds.append)
    room.update(war)
    room.chosen = "dice"
    room._again.click()

    assert seeds == [11]
    assert "11" in room._seed_line.value


def test_a_history_without_a_game_has_no_seed_to_play_again(war: Game[State]):
    room = WarCharts(Words("en"), lambda _seed: None)
    room.chosen = "dice"
    room.update(war.history)

    assert room._again.layout.display == room._seed_line.layout.display == "none"


def test_another_language_keeps_the_chosen_chart(war: Game[State]):
    room = room_of(war, "losses")
    room.speak(Words("fr"))

    assert room.chosen == "losses"
    assert room._picture.children[0].summary.startswith("Jusqu’au tour 4")
    assert room._chooser.options[0][0] == "Soutien politique des deux camps"


def test_the_room_is_made_without_bokeh():
    code = (
        "import sys; from algeria_lab.views.pages.war_room.charts import WarCharts; "
        "from algeria_lab.views.algeria.words.text import Words; "
        "WarCharts(Words('en')); sys.exit('bokeh' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
