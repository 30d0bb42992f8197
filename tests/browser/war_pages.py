"""Playing on the page of the war room as a person would: what is clicked, and a war beside it to compare."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.choosing.choices import make_choices
from algeria_lab.views.algeria.choosing.offers import offer_of
from algeria_lab.views.algeria.choosing.plans import compose
from algeria_lab.views.algeria.words.text import Words

WORDS = Words("en")
PATIENCE = 60_000
TOLD = ".al-telling"
MOST_STOPS = 120  # of the Tab key on one page
MINUTE = ".al-minute"


def wait_for_board(page: Page) -> None:
    """Wait until there is something to decide; what stands before that is put away, now and later."""
    page.add_locator_handler(page.locator(MINUTE), close_minute)
    # Another story may follow at once, so that there would be no moment to wait for without one.
    page.add_locator_handler(page.locator(TOLD), skip, no_wait_after=True)
    page.add_locator_handler(page.locator(".al-leaf"), put_page_away_of(page))
    expect(page.locator(".al-prompt-text")).to_be_visible(timeout=PATIENCE)


def put_page_away_of(page: Page) -> Callable[[], None]:
    """Return what closes the page of a turn whenever it stands before something that is to be clicked."""
    return lambda: put_page_away(page)


def close_minute(minute: Locator) -> None:
    """Go on from the first minute of a war."""
    minute.locator('[data-do="minute-off"]').press("Escape")


def skip(told: Locator) -> None:
    """Go on from what is told to what is asked, once the kernel has answered what was done before."""
    expect(told.page.locator(".al-board").first).not_to_have_attribute("aria-busy", "true")
    told.locator('[data-do="told-next"]').press("Escape")


def skip_by_tab(page: Page) -> None:
    """Go on from what is told to what is asked by keys alone, once what was done before is answered."""
    expect(page.locator(".al-board").first).not_to_have_attribute("aria-busy", "true")
    if page.locator(MINUTE).is_visible():
        go_to(page, f'{MINUTE} [data-do="minute-off"]')
        page.keyboard.press("Escape")
        expect(page.locator(MINUTE)).to_be_hidden()
    if page.locator(TOLD).is_visible():
        go_to(page, f'{TOLD} [data-do="told-next"]')
        page.keyboard.press("Escape")
        expect(page.locator(TOLD)).to_be_hidden()


def prompt(page: Page) -> Locator:
    """Return what is asked now."""
    return page.locator(".al-prompt-text")


def open_charts(page: Page) -> None:
    """Open the charts of the page from the lines of support, and wait for the first."""
    come_to_rest(page)
    page.locator(".al-course").click()
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=20_000)


def choice(page: Page, action: str, within: str = ".al-board") -> Locator:
    """Return the button of an action; it may stand in the list and in a card."""
    return page.locator(f'{within} [data-pick="{action}"]')


def area(page: Page, place: str) -> Locator:
    """Return an area on the map."""
    return page.locator(f'.al-places [data-place="{place}"]')


def begin(page: Page, seed: int, side: str = "the FLN") -> None:
    """Begin a war of 1954 from a seed by the sheet of the page."""
    use_file_desk(page, "Begin another war")
    choose_war(page, seed, side)


def choose_war(page: Page, seed: int, side: str = "the FLN") -> None:
    """Begin a war from the open sheet."""
    page.get_by_role("radio", name=re.compile(f"^{side}")).check()
    fill_seed(page, seed)
    wait_for_another(page, ".al-board", page.get_by_role("button", name="Begin", exact=True).click)
    expect(prompt(page)).to_be_visible()


def use_file_desk(page: Page, name: str) -> None:
    """Press a button of the menu in which all that can be done with a war stands."""
    page.locator(".al-files-menu").click()
    page.locator(".al-files-panel").get_by_role("button", name=name, exact=True).click()


def use_tool(page: Page, name: str) -> None:
    """Press a button of the menu of tools under the map."""
    page.locator(".al-tool-menu").click()
    page.locator(".al-tool-panel").get_by_role("button", name=name, exact=True).click()


def wait_for_another(page: Page, board: str, begin: Callable[[], None]) -> None:
    """Begin a game and wait until its board stands in the place of the one before."""
    page.locator(board).evaluate("board => board.setAttribute('data-before', '')")
    begin()
    expect(page.locator(f"{board}[data-before]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(board)).to_have_count(1, timeout=PATIENCE)


def fill_seed(page: Page, seed: int) -> None:
    """Write the number of the dice, which is folded away on the sheet."""
    page.locator(".al-begin-more summary").click()
    page.locator(".al-begin input[type=number]").fill(str(seed))


@dataclass
class Mirror:
    """The war of the page, played along here with the same dice, and a chooser for the person's side."""

    seed: int
    table: Table[State] = field(init=False)
    line: list[Action] = field(default_factory=list)

    def __post_init__(self) -> None:
        game: Game[State] = Game(AlgeriaRules(), "1954", seed=self.seed)
        self.table = Table(game, PLAYERS.seat({"fln": "human", "gov": "mixed"}))
        self.table.let_computers_act()
        self._doctrine, self._rng = PLAYERS.player("mixed", "fln"), random.Random(1)

    def next_choice(self) -> dict[str, str]:
        """Return what the doctrine would choose now, as the page offers it."""
        game = self.table.game
        if not self.line:
            self.line = list(self._doctrine.choose(game.rules.observe(game.state, "fln"), self._rng).line)
        wanted = self.line.pop(0)
        choices = make_choices(game.state, game.legal(), WORDS)
        for offered in choices:
            if "; " not in offered["id"] and _stands_for(offered, wanted):
                return self._planned(offered)
        self.line.clear()
        return self._planned(choices[0])

    def _planned(self, offered: dict[str, str]) -> dict[str, str]:
        """Return a choice with what it sends: a mission is planned whole, with who is chosen beforehand."""
        if not offered.get("mission"):
            return {**offered, "sends": offered["id"]}
        state = self.table.game.state
        offer = offer_of(state, Action.parse(offered["id"]), WORDS)
        aims = [aim["id"] for aim in offer["aims"]]
        meant = [arg for action in self.line[:1] for arg in action.args if arg in aims]
        self.line.clear()
        aim = next(iter([*meant, offer["aim"], *aims]), "") or next(iter(aims), "")
        units = [name for group in offer["crew"] for name in group["ids"][: group["chosen"]]]
        return {**offered, "aim": aim, "sends": compose(state, {**offer, "units": units, "aim": aim})}

    def take(self, offered: dict[str, str]) -> None:
        """Play along."""
        self.table.play(offered["sends"])
        self.table.let_computers_act()

    @property
    def levels(self) -> list[str]:
        """Both support levels as the page writes them."""
        state = self.table.game.state
        return [str(state.fln_psl), f"{state.gov_psl}{'½' if state.gov_half else ''}"]


def _stands_for(offered: dict[str, str], wanted: Action) -> bool:
    action = Action.parse(offered["id"])
    if action == wanted:
        return True
    pairs = list(zip(action.args, wanted.args, strict=False))
    return (
        action.verb == wanted.verb
        and len(action.args) == len(wanted.args)
        and all(
            one == other or (other in ID_OF and other in offered.get("targets", ())) for one, other in pairs
        )
    )


def take_on_the_page(page: Page, offered: dict[str, str], *, by_keyboard: bool) -> None:
    """Take a choice as a person would: on the map if it stands there, else by its button.

    A choice with dice shows its odds first; then it is rolled.
    """
    come_to_rest(page)
    expect(prompt(page)).to_be_visible()
    close_card(page)
    places = [target for target in offered.get("targets", ()) if target in PLACES]
    # A click on the map takes the only choice there is; one with a price is shown in the card first.
    if places and offered.get("price") and not _has_plan(offered) and not by_keyboard:
        area(page, places[0]).locator(".al-area").click(force=True)
        expect(page.locator(".al-card")).to_be_visible()
        in_card = choice(page, offered["id"], ".al-card")
        if in_card.is_visible():
            in_card.click()
            return
        close_card(page)
    button = choice(page, offered["id"]).filter(visible=True).first
    folded = page.locator(f'.al-board details:has([data-pick="{offered["id"]}"]) > summary')
    expect(button.or_(folded).first).to_be_visible()
    if not button.is_visible():
        folded.first.click()
    press(page, button, by_keyboard=by_keyboard)
    if _has_plan(offered):
        roll = page.locator(".al-inline-plan .al-go")
        expect(roll).to_be_visible()  # the kernel has said what is offered; what it costs may be on its way
        if offered.get("aim"):
            page.locator(f'.al-inline-plan .al-aim input[value="{offered["aim"]}"]').focus()
            page.keyboard.press("Space")
        carry_out(page, lambda: press(page, roll, by_keyboard=by_keyboard))


def carry_out(page: Page, act: Callable[[], None]) -> None:
    """Press the button of a plan once: the press waits for chances that are still being worked out."""
    act()
    expect(page.locator(".al-inline-plan .al-go")).to_be_hidden()


def _has_plan(offered: dict[str, str]) -> bool:
    """Return whether a choice opens its plan: dice will fall, or a mission is prepared whole."""
    return bool(offered.get("rolls") or offered.get("mission"))


def come_to_rest(page: Page) -> None:
    """Wait until the board has answered and what follows an answer in the next pictures has been done."""
    expect(page.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    put_page_away(page)
    if page.locator(TOLD).is_visible():
        skip(page.locator(TOLD))
        expect(page.locator(TOLD)).to_be_hidden()


def put_page_away(page: Page) -> None:
    """Close the page of a turn that has ended; it stands over the board."""
    if page.locator(".al-leaf").is_visible():
        page.keyboard.press("Escape")


def close_card(page: Page) -> None:
    """Close the card of a place: it lies over other places, and the list then shows only that place."""
    if page.locator(".al-card").is_visible():
        page.locator(".al-card .al-close").click()


def press(page: Page, button: Locator, *, by_keyboard: bool) -> None:
    """Press a button by the mouse or by Enter."""
    if by_keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()
    say_yes(page)


def say_yes(page: Page) -> None:
    """Do it all the same where the board asks because a phase would be thrown away."""
    yes = page.locator('[data-do="asks-yes"]')
    if yes.is_visible():
        yes.press("Enter")


# How many presses of Tab lead from where the focus is to an element: negative ones go back, 0 is there.
STEPS_TO = """selector => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const target = [...document.querySelectorAll(selector)].find(one => one.checkVisibility());
    const here = document.activeElement;
    if (!target || target === here) return target ? 0 : null;
    const after = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const forward = here === document.body || after(here, target);
    const [from, to] = forward ? [here, target] : [target, here];
    const group = one => [...document.querySelectorAll(`input[name="${one.name}"]`)];
    const first = one => group(one).find(other => other.checked) ?? group(one)[0];
    const isStop = one => one.type !== 'radio' || one === first(one);
    const between = [...document.querySelectorAll(focusable)].filter(one => isStop(one) &&
        one.tabIndex >= 0 && !one.disabled && one.checkVisibility({visibilityProperty: true})
        && (from === document.body || after(from, one)) && after(one, to));
    return (between.length + 1) * (forward ? 1 : -1);
}"""
CLOSED = "[...document.querySelectorAll({selector!r})].every(one => !one.checkVisibility())"


def go_to(page: Page, selector: str) -> None:
    """Move the focus to an element by Tab alone, as often as it takes."""
    for _ in range(12):
        steps = page.evaluate(STEPS_TO, selector)
        assert steps is not None, f"{selector} is not on the page"
        if steps == 0:
            return
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    walk_to(page, selector)


def walk_to(page: Page, selector: str) -> None:
    """Move the focus by Tab alone, stop by stop, where it goes in another order than that of the page."""
    for _ in range(MOST_STOPS):
        if page.evaluate(STEPS_TO, selector) == 0:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {selector}")


def choose_by_arrows(page: Page, selector: str) -> None:
    """Choose one of several by the arrow keys; Tab leads to the first, or to the one chosen."""
    wanted = page.locator(selector)
    expect(wanted).to_be_visible()
    if not wanted.is_checked():
        go_to(page, ".al-inline-plan .al-aim input")
        page.keyboard.press("Space")
    for _ in range(wanted.locator("xpath=../..").locator("input").count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowDown")


def take_by_tab(page: Page, offered: dict[str, str]) -> None:
    """Take a choice with Tab and Enter; one with dice is rolled after its odds."""
    come_to_rest(page)
    skip_by_tab(page)
    selector = f'[data-pick="{offered["id"]}"]'
    if page.evaluate(CLOSED.format(selector=selector)):
        go_to(page, f"details:has({selector}) > summary")
        page.keyboard.press("Enter")
    go_to(page, selector)
    page.keyboard.press("Enter")
    say_yes(page)
    if _has_plan(offered):
        expect(page.locator(".al-inline-plan .al-go")).to_be_visible()
        if offered.get("aim"):
            choose_by_arrows(page, f'.al-inline-plan .al-aim input[value="{offered["aim"]}"]')
        expect(page.locator(".al-inline-plan .al-plan")).not_to_have_attribute("aria-busy", "true")
        expect(page.locator(".al-inline-plan .al-go")).not_to_have_attribute("aria-disabled", "true")

        def press_it() -> None:
            go_to(page, ".al-inline-plan .al-go")
            page.keyboard.press("Enter")

        carry_out(page, press_it)
