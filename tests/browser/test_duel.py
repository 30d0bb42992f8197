"""The card game in a browser: a solo game to its end by mouse and keyboard; a screen changes hands."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import HAND
from tests.browser.conftest import Requests, VoilaServer
from tests.browser.test_access import grave_findings
from tests.browser.war_pages import fill_seed, use_file_desk, wait_for_another

pytestmark = pytest.mark.browser

PAGE = "duel.ipynb"
PATIENCE = 60_000
MOST_DECISIONS = 150
SHORT_DUEL = 145  # the number of a game for two that ends early
ID_OF_A_MESSAGE = re.compile(r"\b(?:table|duel|deck|card|icon|files|room)-[a-z]+")


@pytest.fixture
def duel(page: Page, notebooks_server: VoilaServer, requests: Requests, faults: list[str]) -> Iterator[Page]:
    """Open the card game in English; nothing may be asked of another host."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(PAGE, "lang=en"), wait_until="commit")
    expect(prompt(page)).to_be_visible(timeout=PATIENCE)
    yield page
    assert requests.elsewhere == []


def prompt(page: Page) -> Locator:
    """Return what is asked now."""
    return page.locator(".al-duel-prompt-text")


def ready(page: Page) -> None:
    """Wait until the table has its answer."""
    expect(page.locator(".al-duel")).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)


def begin(page: Page, seed: int, game: str = "alone as the FLN, against the automaton") -> None:
    """Begin a game from a seed by the settings of the page."""
    use_file_desk(page, "Another game")
    page.get_by_role("radio", name=game).check()
    fill_seed(page, seed)
    wait_for_another(page, ".al-duel", page.get_by_role("button", name="Begin the game").click)


def new_game(scenario: str, seed: int) -> Game:
    """Return the game of the page, to be played along here."""
    rules = InsurgentRules()
    return Game(rules, scenario, rules.options(), seed=seed)


def choose(page: Page, action: str, *, by_keyboard: bool) -> None:
    """Choose an action as a person does: a card of the hand first, then the place for it."""
    words = action.split()
    if words[1] == "play":
        card = page.locator(f'.al-duel-hands [data-card="{words[2]}"]')
        press(card, by_keyboard=by_keyboard)
    press(page.locator(f'.al-duel-tray [data-pick="{action}"]').first, by_keyboard=by_keyboard)
    confirm = page.locator('.al-duel-question [data-answer="yes"]')
    if confirm.is_visible():
        press(confirm, by_keyboard=by_keyboard)


def press(target: Locator, *, by_keyboard: bool) -> None:
    """Press something with the mouse or with a key."""
    if by_keyboard:
        target.focus()
        target.press("Enter")
    else:
        target.click()


@pytest.mark.site_alone
def test_a_solo_game_is_played_to_its_end_saved_and_replayed(duel: Page, tmp_path: Path):
    """Every decision by mouse or keyboard; the page ends where the engine ends, and then shows all cards."""
    game = new_game("solo", 7)
    begin(duel, 7)
    expect(duel.get_by_text("Reconstructed deck:").first).to_be_visible()
    while game.to_move:
        action = str(next(one for one in game.legal() if one.verb != "skip"))
        choose(duel, action, by_keyboard=game.ply % 2 == 0)
        game.play(action)
        ready(duel)
        expect(duel.locator(".al-duel-log")).to_be_visible()
        assert game.ply < MOST_DECISIONS

    expect(duel.locator(".al-duel-ending")).to_contain_text(
        "wins the game" if game.outcome.winner == "fln" else "win"
    )
    assert ID_OF_A_MESSAGE.findall(duel.inner_text("body")) == []
    with duel.expect_download() as download:
        use_file_desk(duel, "Save to a file")
    download.value.save_as(tmp_path / "game.json")
    replayed, seats = load(tmp_path / "game.json", {"insurgent": InsurgentRules()})
    assert replayed.state.to_json() == game.state.to_json()
    assert seats["fln"] == "human"

    replay = duel.locator(".al-duel-replay")
    expect(replay).to_be_visible()
    replay.locator('[data-do="back"]').click()
    expect(replay.locator("output")).to_contain_text(f"{game.ply - 1} / {game.ply}")


def test_a_running_game_is_thrown_away_only_when_asked_for(duel: Page):
    begin(duel, 8)
    duel.locator('[data-pick="fln keep"]').click()
    ready(duel)
    use_file_desk(duel, "Another game")
    duel.get_by_role("button", name="Begin the game").click()
    expect(duel.get_by_text("A game is running.")).to_be_visible()
    duel.get_by_role("button", name="Go on with this one").click()
    expect(duel.get_by_text("A game is running.")).to_be_hidden()
    expect(prompt(duel)).to_contain_text("Play one card")


def test_the_page_holds_nothing_of_the_other_hand(page: Page, notebooks_server: VoilaServer):
    """Before the hand-over: neither the page's source nor anything the kernel sent names a covered card.

    What is printed on all 42 cards is public and was sent once, in the atlas; the scenes that follow must not
    say which of them are in the hand.
    """
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda data: frames.append(data if isinstance(data, str) else data.decode("utf-8", "replace")),
        )

    page.on("websocket", listen)
    page.goto(notebooks_server.page(PAGE, "lang=en"), wait_until="commit")
    expect(prompt(page)).to_be_visible(timeout=PATIENCE)
    begin(page, 11, "two people at one screen")
    game = new_game("duel", 11)
    cards = reconstructed_cards()

    def held(seat: str) -> list[str]:
        return [cards.all[card].id for card in game.state.zones[HAND[seat]]]

    for action in ("fln keep", "gov keep"):
        seat = action.split()[0]
        page.locator(".al-duel-take").click()
        expect(page.locator(".al-duel-hands [data-card]")).to_have_count(5)
        assert set(held(seat)) == set(
            page.locator(".al-duel-hands [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        )
        frames.clear()
        page.locator(f'[data-pick="{action}"]').click()
        game.play(action)
        expect(page.locator(".al-duel-take")).to_be_visible()

        source, sent = page.content(), "".join(frames)
        assert "patch" in sent
        for card in (*held("fln"), *held("gov")):
            name = json.dumps(cards.all[cards.number[card]].name)[1:-1]
            assert not page.locator(f'[data-card="{card}"]').count()
            assert card not in source
            assert card not in sent
            assert name not in sent


def test_two_people_play_to_the_end_on_one_screen(duel: Page):
    """The screen is taken at each hand-over; covered, it shows nothing of a hand."""
    game = new_game("duel", SHORT_DUEL)
    begin(duel, SHORT_DUEL, "two people at one screen")
    take = duel.locator(".al-duel-take")
    while game.to_move:
        if take.is_visible():
            assert duel.locator(".al-duel-hands").count() == 0
            take.click()
            expect(take).to_be_hidden()
            ready(duel)
        action = str(next(one for one in game.legal() if one.verb != "skip"))
        choose(duel, action, by_keyboard=game.ply % 5 == 0)
        game.play(action)
        # What was chosen from stays until the answer: only the count of moments says that it has come.
        expect(duel.locator(".al-duel-replay-place")).to_have_text(re.compile(rf"{game.ply} / {game.ply}$"))
        ready(duel)
        assert game.ply < MOST_DECISIONS

    expect(duel.locator(".al-duel-ending")).to_be_visible()
    expect(duel.locator(".al-duel-replay")).to_contain_text(f"{game.ply} / {game.ply}")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_for_everybody_and_fits_a_telephone(
    page: Page, notebooks_server: VoilaServer, language: str
):
    """A scan of the covered screen, of a hand and of the settings finds nothing grave, 360 pixels wide."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(notebooks_server.page(PAGE, f"lang={language}"), wait_until="commit")
    expect(prompt(page)).to_be_visible(timeout=PATIENCE)
    findings = grave_findings(page)
    page.locator(".al-files-menu").click()
    findings += grave_findings(page)
    page.locator(".al-files-panel button").first.click()
    page.locator(".al-begin input[type=radio]").nth(1).check()
    findings += grave_findings(page)
    page.locator(".al-begin-go").click()
    expect(page.locator(".al-duel-take")).to_be_visible()
    findings += grave_findings(page)

    assert findings == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.locator("[lang]").first.get_attribute("lang") == language
