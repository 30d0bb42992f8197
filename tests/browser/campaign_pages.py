"""Playing *Colonial Twilight* on its page as a person would, and a game beside it to compare."""

from dataclasses import dataclass, field
from typing import NamedTuple

from playwright.sync_api import Page

from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.twilight.switches import SOLO
from algeria_lab.views.play.asked import Look
from algeria_lab.views.play.sparing import Sparing
from algeria_lab.views.twilight.board.scene import make_scene
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.offers import compose, offer_of
from algeria_lab.views.twilight.game import spared
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.browser.war_pages import come_to_rest, fill_seed, use_file_desk, wait_for_another

WORDS = TwilightWords("en")
CAMPAIGN = "twilight.ipynb"
# What begins an operation that a person plays for a while before passing again.
OPERATIONS = ("gov train alone", "gov garrison alone", "gov sweep alone", "gov event unshaded")
LOOKS = 100  # a tenth of a second apart
MORE = '.al-tracks [data-do="more"]'
READ = """() => {
    const texts = selector => [...document.querySelectorAll(selector)].map(one => one.textContent.trim());
    const picks = [...document.querySelectorAll('.al-board [data-pick]')].map(one => one.dataset.pick);
    return [texts('.al-head h2')[0], texts('.al-time-at')[0], texts('.al-line-value, .al-rest dd'), picks];
}"""


class Shown(NamedTuple):
    """What a page shows of a game: where it stands, its number of steps, every track, and the choices."""

    heading: str
    ply: str
    tracks: list[str]
    picks: set[str]


@dataclass
class CampaignMirror:
    """The game of the page, played along here with the same deck and dice, against the published chart.

    Attributes:
        scenario: Where the game begins.
        seed: Of deck and dice.
        operations: How many operations and events are chosen before the person only passes.
    """

    scenario: str
    seed: int
    operations: int = 0
    table: Table[State] = field(init=False)
    sparing: Sparing[State] = field(init=False)

    def __post_init__(self) -> None:
        game: Game[State] = Game(TwilightRules(), self.scenario, {SOLO: True}, seed=self.seed)
        self.table = Table(game, PLAYERS.seat({"fln": "chart", "gov": "human"}))
        self.sparing = Sparing(spared)  # as the page answers for people what they do not wish to be asked
        self.table.let_computers_act()
        self.sparing.spare(self.table)

    def next_choice(self) -> dict[str, str]:
        """Return what to choose now, as the page offers it, with what it sends.

        That is an operation or an event while some are to be played, then the first thing in it; else the
        way on.
        """
        game = self.table.game
        legal = list(filter(self.table.shows, game.legal()))
        offered = {one["id"]: one for one in make_choices(game.state, legal, WORDS)}
        begun = [offered[one] for one in OPERATIONS if one in offered]
        if begun and self.operations > 0:
            self.operations -= 1
            return self._whole(begun[self.operations % len(begun)])
        inside = game.history[-1].action
        whole = [one for one in offered.values() if one.get("mission")]
        if whole and inside and str(inside) in OPERATIONS:
            return self._whole(whole[0])
        ways_on = [one for one in offered.values() if one.get("ends")]
        simple = [one for one in offered.values() if not one.keys() & {"mission", "rolls"}]
        return self._whole([*ways_on, *simple, *offered.values()][0])

    def _whole(self, offered: dict[str, str]) -> dict[str, str]:
        """Return a choice with what it sends: an offer goes with the numbers that are chosen beforehand."""
        if not offered.get("mission"):
            return {**offered, "sends": offered["id"]}
        state, legal = self.table.game.state, list(filter(self.table.shows, self.table.game.legal()))
        offer = offer_of(state, Action.parse(offered["id"]), legal, WORDS)
        units = [name for row in offer["crew"] for name in row["ids"][: row["chosen"]]]
        aim = offer["aim"] or next((aim["id"] for aim in offer["aims"]), "")
        return {**offered, "aim": aim, "sends": compose(state, {**offer, "units": units, "aim": aim}, legal)}

    def take(self, offered: dict[str, str]) -> None:
        """Play along."""
        self.table.play(offered["sends"])
        self.table.let_computers_act()
        self.sparing.spare(self.table)

    @property
    def shown(self) -> Shown:
        """What the page should show."""
        game = self.table.game
        yours = self.table.person_decides
        legal = list(filter(self.table.shows, game.legal())) if yours else []
        scene = make_scene(Look(game, game.state, legal, yours), WORDS)
        tracks = [track["text"] for track in scene["tracks"]]
        picks = {one["id"] for one in scene["actions"]}
        return Shown(scene["heading"], f"{game.ply} / {game.ply}", tracks, picks)


def shown(page: Page) -> Shown:
    """Return what the page shows."""
    heading, ply, tracks, picks = page.evaluate(READ)
    return Shown(heading, ply, tracks, set(picks))


def expect_shown(page: Page, wanted: Shown) -> None:
    """Wait until the page shows a game as it stands; what it shows instead is said."""
    for _ in range(LOOKS):
        if shown(page) == wanted:
            return
        page.wait_for_timeout(100)
    assert shown(page) == wanted


def begin_campaign(page: Page, scenario: str, seed: int) -> None:
    """Begin a game against the published chart by the sheet of the page, and unfold every track."""
    use_file_desk(page, "Begin another game")
    page.locator(f'.al-begin input[value="{scenario}"]').check(force=True)
    page.locator(".al-begin select").first.select_option("chart")
    fill_seed(page, seed)
    wait_for_another(page, ".al-board", page.get_by_role("button", name="Begin", exact=True).click)
    come_to_rest(page)
    page.locator(MORE).click()
