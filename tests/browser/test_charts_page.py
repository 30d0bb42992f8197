"""The charts under the board in a browser: they follow the moment looked at, and are saved from the page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import save
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.charts.listing import KEYS
from tests.browser.waiting import wait_until
from tests.browser.war_pages import open_charts, prompt, use_tool

pytestmark = pytest.mark.browser

SEED = 8
BEGINNINGS = {"png": b"\x89PNG", "svg": b"<svg", "csv": b"\xef\xbb\xbf"}
LETTERS = """() => [...Bokeh.documents.at(-1)._all_models.values()]
    .map(model => parseFloat(model.major_label_text_font_size)).filter(size => size > 0)"""

BUY = '[data-pick^="gov buy"]'  # each costs support, which the chart shows
# Tells the page of every message that changes a chart, before the chart hears of it.
LISTEN = """
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            if (data instanceof ArrayBuffer && new TextDecoder().decode(data).includes('"revision"'))
                dispatchEvent(new Event('chart-message'));
        });
    }
};
"""
# Clicks at once, and then whenever what is named next happens; returns what was painted or drawn, in this
# order, up to the first change of the chart.
CLICKS = """([selector, ...next]) => new Promise(done => {
    const [seen, book] = [[], Bokeh.documents.at(-1)];
    const board = document.querySelector('.al-board');
    const happens = what => {
        if (next[0] !== what) return;
        next.shift();
        board.querySelector(selector).click();
    };
    const change = book.apply_json_patch;
    book.apply_json_patch = (...given) => {
        book.apply_json_patch = change;
        change.apply(book, given);
        done([...seen, 'chart']);
    };
    addEventListener('chart-message', () => happens('message'));
    new MutationObserver(() => {
        if (board.hasAttribute('aria-busy')) return;
        requestAnimationFrame(() => setTimeout(() => {
            seen.push('board');
            happens('paint');
        }));
    }).observe(board, {attributeFilter: ['aria-busy']});
    next.unshift('now');
    happens('now');
})"""


@pytest.fixture(autouse=True)
def _listening(page: Page) -> None:
    page.add_init_script(LISTEN)


@pytest.fixture
def later(room: Page, tmp_path: Path) -> Page:
    """Open a war of two computers, two turns old, as a person's."""
    table = Table(Game(AlgeriaRules(), "1954", seed=SEED), PLAYERS.seat({"fln": "mixed", "gov": "mixed"}))
    table.let_computers_act()
    game = table.game
    at = next(ply for ply, entry in enumerate(game.history) if entry.state.turn == 3)
    save(game.fork(at), tmp_path / "war.json", {"fln": "human", "gov": "human"})
    top = room.locator(".al-frame").bounding_box()
    expect(room.locator(".al-charts")).to_be_hidden()
    room.set_input_files(".al-files input", tmp_path / "war.json")
    expect(room.locator(".al-board")).to_contain_text("turn 3")
    # What is said about the file has not moved the board.
    assert room.locator(".al-frame").bounding_box() == top
    open_charts(room)
    return room


def sentence(page: Page) -> Locator:
    return page.locator(".al-charts .al-pane-headline")


def test_every_chart_is_saved_as_picture_drawing_and_table(later: Page, tmp_path: Path):
    names = set()
    for number in range(len(KEYS)):
        if number:
            before = sentence(later).inner_text()
            later.get_by_label("Chart", exact=True).select_option(index=number)
            expect(sentence(later)).not_to_have_text(before)
            expect(later.locator(".al-charts .bk-Figure")).to_be_visible()
        for form, label in (("png", "Picture"), ("svg", "Drawing"), ("csv", "Table (")):
            later.locator(".al-charts .al-pane-take > summary").click()
            with later.expect_download() as download:
                later.locator(".al-charts .al-pane-save button").filter(has_text=label).click()
            name = download.value.suggested_filename
            download.value.save_as(tmp_path / name)
            assert (tmp_path / name).read_bytes().startswith(BEGINNINGS[form])
            assert name.endswith(f"-turn-3.{form}")
            names.add(name)
    assert len(names) == 3 * len(KEYS)


def test_a_chart_follows_the_moment_that_is_looked_at(later: Page):
    later.get_by_label("Chart", exact=True).select_option(label="What moved support in a turn")
    expect(sentence(later)).to_contain_text("Turn 3:")
    later.locator(".al-time-slider").first.focus()
    later.keyboard.press("PageDown")
    expect(sentence(later)).to_contain_text("Turn 2:")
    later.get_by_role("button", name="Back to now").click()
    expect(sentence(later)).to_contain_text("Turn 3:")


def test_a_click_on_a_chart_shows_that_moment_on_the_board(later: Page):
    at = later.locator(".al-time-at").first
    now = at.inner_text()
    box = later.locator(".al-charts .bk-Figure").bounding_box()
    assert box
    later.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(at).not_to_have_text(now)
    expect(sentence(later)).to_contain_text("Turn 1:")
    later.locator(".al-charts .al-pane-numbers > summary").click()
    row = later.locator(".al-pane-table button").last
    row.press("Enter")
    expect(sentence(later)).to_contain_text("Turn 3:")
    expect(row).to_be_focused()


def test_letters_grow_with_the_projector_view_and_shrink_again(later: Page):
    usual = later.evaluate(LETTERS)
    use_tool(later, "Projector")
    wait_until(later, f"Math.min(...({LETTERS})()) >= 20")
    later.keyboard.press("Escape")
    wait_until(later, f"Math.max(...({LETTERS})()) < 20")
    assert later.evaluate(LETTERS) == usual


def test_a_war_is_played_again_from_its_dice_page(later: Page):
    later.get_by_label("Chart", exact=True).select_option(label="Dice")
    expect(later.locator(".al-charts")).to_contain_text(f"seed): {SEED}")
    expect(sentence(later)).to_contain_text("dice so far")
    later.get_by_role("button", name="Play again from this seed").click()
    expect(later.locator(".al-time-at").first).to_have_text("0 / 0")
    expect(prompt(later)).to_contain_text("place")
    expect(later.locator(".al-charts")).to_be_hidden()


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_head_of_the_room_stands_in_one_row(room: Page, language: str):
    room.get_by_role("button", name=language, exact=True).click()
    expect(room.get_by_role("button", name=language, exact=True)).to_have_class(re.compile("mod-active"))
    buttons = room.locator(".al-room-head button:visible").all()
    assert len(buttons) >= 3
    middles = [box["y"] + box["height"] / 2 for one in buttons if (box := one.bounding_box())]
    assert max(middles) - min(middles) < 4


def test_two_quick_clicks_are_painted_before_the_chart(later: Page):
    assert later.evaluate(CLICKS, [BUY, "paint"]) == ["board", "board", "chart"]


def test_quick_clicks_overtake_a_chart_that_is_on_its_way(later: Page):
    """The worst moment for a click: just when the kernel sends what the last one changed in the chart."""
    last = re.compile(r"\b20\b")  # 26 before, and each costs two
    expect(sentence(later)).not_to_have_text(last)
    assert later.evaluate(CLICKS, [BUY, "message", "paint"]) == ["board", "board", "board", "chart"]
    expect(sentence(later)).to_have_text(last)
