"""*Colonial Twilight* in a browser: for everyone, by keys alone, and in step with a game in Python."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.campaign_pages import CAMPAIGN, CampaignMirror, begin_campaign, expect_shown
from tests.browser.conftest import Requests, VoilaServer
from tests.browser.test_access import WIDTH, grave_findings
from tests.browser.test_keyboard_war import begin_by_keyboard
from tests.browser.war_pages import (
    come_to_rest,
    skip_by_tab,
    take_by_tab,
    take_on_the_page,
    use_file_desk,
    use_tool,
    wait_for_board,
)

pytestmark = pytest.mark.browser

SEED = 8
CLICKED = 40  # decisions
TRAINED = 7  # in the game of this seed the Government Trains as soon as it may


@pytest.fixture
def campaign(
    page: Page,
    notebooks_server: VoilaServer,
    requests: Requests,
    faults: list[str],
    request: pytest.FixtureRequest,
) -> Page:
    """Open the page in English in a window of a laptop, in the colours that a test asks for."""
    if scheme := getattr(request, "param", ""):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(CAMPAIGN, "lang=en"), wait_until="commit")
    wait_for_board(page)
    expect(page.get_by_role("button", name="This game")).to_be_visible()
    return page


@pytest.mark.parametrize(("campaign", "scheme"), [("light",) * 2, ("dark",) * 2], indirect=["campaign"])
def test_the_page_has_no_grave_finding(campaign: Page, scheme: str):
    found = {"map": grave_findings(campaign)}
    campaign.locator(".al-board").get_by_role("button", name="List", exact=True).click()
    found["list"] = grave_findings(campaign)
    for name in ("Legend", "Projector") if scheme == "light" else ():
        use_tool(campaign, name)
        found[name] = grave_findings(campaign)
    use_file_desk(campaign, "Begin another game")
    found["settings"] = grave_findings(campaign)

    assert {name: faults for name, faults in found.items() if faults} == {}


def test_on_a_phone_in_french_nothing_is_grave_and_nothing_scrolls_sideways(
    page: Page, notebooks_server: VoilaServer
):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(notebooks_server.page(CAMPAIGN, "lang=fr"), wait_until="commit")
    wait_for_board(page)
    assert grave_findings(page) == []
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        for view in ("Carte", "Liste"):
            page.locator(".al-board").get_by_role("button", name=view, exact=True).click()
            assert page.evaluate(WIDTH) <= width


@pytest.mark.slow
def test_a_whole_short_game_is_played_by_keyboard_alone(campaign: Page):
    mirror, decisions = CampaignMirror("short", SEED, operations=1), 0
    begin_by_keyboard(campaign, SEED, level="2")
    while mirror.table.person_decides:
        offered = mirror.next_choice()
        take_by_tab(campaign, offered)
        mirror.take(offered)
        expect(campaign.locator(".al-time-at")).to_have_text(mirror.shown.ply)
        decisions += 1
        assert decisions < 150

    assert decisions > 30
    skip_by_tab(campaign)
    winner = {"gov": "The Government wins", "fln": "The FLN wins"}[mirror.table.game.outcome.winner]
    expect(campaign.locator(".al-over")).to_contain_text(winner)


@pytest.mark.slow
def test_what_is_clicked_stays_in_step_with_a_copy_in_python(campaign: Page):
    """A full game up to its middle, with eight operations and events; an end is seen above."""
    mirror = CampaignMirror("full", SEED, operations=8)
    begin_campaign(campaign, "full", SEED)
    for _ in range(CLICKED):
        expect_shown(campaign, mirror.shown)
        offered = mirror.next_choice()
        take_on_the_page(campaign, offered, by_keyboard=False)
        mirror.take(offered)
        come_to_rest(campaign)

    assert mirror.operations == 0
    expect_shown(campaign, mirror.shown)


@pytest.mark.site
def test_each_track_of_a_train_is_moved_by_its_own_button(campaign: Page):
    """One press of a button moves its track, and the log says so."""
    mirror = CampaignMirror("short", TRAINED, operations=1)
    begin_campaign(campaign, "short", TRAINED)
    while mirror.operations:
        offered = mirror.next_choice()
        take_on_the_page(campaign, offered, by_keyboard=False)
        mirror.take(offered)
        come_to_rest(campaign)
    for track, name in (("france_track", "the France Track"), ("border_zone_track", "the Border Zone Track")):
        pressed = {"id": f"gov train {track}", "sends": f"gov train {track}"}
        take_on_the_page(campaign, pressed, by_keyboard=False)
        mirror.take(pressed)
        expect_shown(campaign, mirror.shown)
        expect(campaign.locator(".al-log")).to_contain_text(f"Train: {name}")
