"""The way from the page of Colonial Twilight to its tutorial."""

import re

from algeria_lab.scenarios.examples import example_files
from algeria_lab.views.pages.twilight.page import CampaignRoom


def test_one_click_leads_to_the_tutorial_in_the_language_of_the_page() -> None:
    room = CampaignRoom("en")
    room._head.language.value = "fr"
    line = room._head.children[1].value

    assert re.search(r">Tutoriel</a>", line)
    asked = re.search(r'href="scenario\.ipynb\?play=([\w-]+)&amp;lang=fr"', line)
    assert asked
    assert f"{asked[1]}.yaml" in example_files()
