"""What is clicked on the board of the studio becomes the order of a step."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest

from algeria_lab.checking.formats.yaml_edit import applied
from algeria_lab.door.guiding import studio_page
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.pages.studio.edits import changes_of
from algeria_lab.views.pages.studio.page import StudioPage
from algeria_lab.views.pages.studio.verdict import look
from algeria_lab.views.shared.messages import Messages

Path: TypeAlias = Sequence[str | int]
HEAD = "format: algeria-scenario/1\nid: clicked\ntitle: {en: Clicked, fr: Cliqué}\n"
WAR = (
    HEAD
    + """\
game: algeria
start: {scenario: "1958", phase: reinforcement}
steps:
  - id: line
    text: {en: Build it., fr: Construisez.}
    play: gov border activate; done
  - id: order
    text: {en: Choose., fr: Choisissez.}
    choose:
      - {order: gov done, say: {en: Kept., fr: Gardé.}}
      - {order: "", say: {en: Sent., fr: Envoyé.}}
"""
)
DUEL = HEAD + "game: insurgent\nside: fln\nsteps:\n  - {id: hand, text: {en: Play., fr: Jouez.}}\n"
CAMPAIGN = HEAD + "game: twilight\nside: fln\nsteps:\n  - {id: card, text: {en: Play., fr: Jouez.}}\n"
PLAY: Path = ["steps", 0, "play"]
SECOND: Path = ["steps", 1, "choose", 1, "order"]


class Clicking:
    """Somebody who clicks orders in the studio."""

    def __init__(self, page: StudioPage) -> None:
        self.page, self.sent = page, list[dict[str, Any]]()
        page.studio.send = lambda message, _buffers=None: self.sent.append(message)  # type: ignore[method-assign]

    def do(self, deed: str, text: str, path: Path = (), field: str = "lines") -> dict[str, Any]:
        message = {"kind": "order", "do": deed, "text": text, "path": [*path], "field": field}
        self.page.studio._on_message(self.page.studio, message, None)
        return self.page.studio.order

    def pick(self, wanted: str = "") -> str:
        """Pick something on the board; without a name the last that is legal."""
        [board] = self.page._order.children
        session = self.page._order._desk.session
        chosen = wanted or str(session.game.legal()[-1])
        board.show(session.answer({"kind": "pick", "id": chosen, "ply": session.game.ply}))
        return chosen

    @property
    def bar(self) -> dict[str, Any]:
        return self.page.studio.order

    def used(self, text: str) -> str:
        """Use what was clicked, and return the text with it."""
        self.do("use", text)
        assert self.bar["open"] is False, self.bar
        message = {"do": "write", **self.sent.pop()}
        return applied(text, changes_of(text, message, Messages("en")))


@pytest.fixture(scope="module")
def clicking() -> Clicking:
    return Clicking(studio_page("en"))


def faults(text: str) -> list[str]:
    return [f"{fault.path} {fault.problem}" for fault in look(text).faults]


def test_an_order_of_the_war_is_clicked_taken_back_and_clicked_anew(clicking: Clicking):
    """The text is faulty yet: it is the order that is missing."""
    assert clicking.do("begin", WAR, SECOND, "order")["picks"] == []
    assert "“2. order”" in clicking.bar["title"]
    clicking.pick("gov done")
    assert not clicking.bar["usable"]  # the first order is the same
    assert "cannot be told from" in clicking.bar["why"]
    clicking.do("undo", WAR)
    assert clicking.bar["picks"] == []
    clicking.do("cancel", WAR)
    assert clicking.bar["open"] is False
    clicking.do("begin", WAR, SECOND, "order")
    clicking.pick("gov patrol algerian-1")
    clicking.pick("gov done")  # the FLN answers, which is no order of the learner
    assert clicking.bar["line"] == "gov patrol algerian-1; done"
    assert clicking.bar["picks"][1] == "End deployment"

    text = clicking.used(WAR)

    assert 'order: "gov patrol algerian-1; done"' in text
    assert faults(text) == []
    guide = Guide(read_scenario(text))
    guide.play("gov border activate; done")
    guide.go_on()
    guide.play("gov patrol algerian-1; done")
    assert guide.status == "done"
    clicking.page.studio._on_message(clicking.page.studio, {"kind": "check", "text": text, "ticket": 1}, None)
    said = clicking.page.studio.said
    assert said["steps.0.play"] == "Government: Activate the Border Zone; End reinforcement"
    assert said["steps.1.choose.1.order"].endswith("on Patrol; End deployment")


def test_what_no_order_can_hold_is_said_and_a_line_holds_it(clicking: Clicking):
    """An order ends where the other side acts; a line to play goes on in its next part."""
    text = WAR.replace("    choose:", "    play: []\n    choose:").replace('order: ""', "order: gov pass")
    clicking.do("begin", text, SECOND, "order")
    clicking.pick("gov patrol algerian-1")
    clicking.pick("gov done")
    clicking.pick()
    assert not clicking.bar["usable"]
    assert "Others act before its end" in clicking.bar["why"]
    lines = clicking.bar["line"]

    clicking.do("begin", text, ["steps", 1, "play"])
    for pick in ("gov patrol algerian-1", "gov done", ""):
        clicking.pick(pick)
    assert clicking.bar["line"] == lines
    assert clicking.bar["usable"]
    clicking.do("again", text)
    assert clicking.bar["picks"] == []


@pytest.mark.parametrize("text", [DUEL, CAMPAIGN], ids=["insurgent", "twilight"])
def test_two_picks_of_the_other_games_become_a_line_that_is_played(clicking: Clicking, text: str):
    clicking.do("begin", text, PLAY)
    clicking.pick()
    clicking.do("undo", text)
    picks = [clicking.pick(), clicking.pick()]
    assert clicking.bar["usable"], clicking.bar
    lines = clicking.bar["line"].split("\n")

    after = clicking.used(text)

    assert faults(after) == []
    scenario = read_scenario(after)
    assert scenario.steps[0].play == lines
    guide = Guide(scenario)
    for line in lines:
        guide.play(line)
    assert guide.status == "done"
    own = [str(entry.action) for entry in guide.table.game.history if entry.action and not entry.by]
    assert own == picks


def test_a_line_that_stops_before_the_step_is_named_and_one_may_begin_at_the_start(clicking: Clicking):
    broken = WAR.replace("gov border activate; done", "gov pass")

    assert clicking.do("begin", broken, SECOND, "order")["stuck"]
    assert "“line”" in clicking.bar["title"]
    assert "picks" not in clicking.bar
    assert clicking.do("start", broken, SECOND, "order")["picks"] == []
    clicking.pick("gov border activate")
    assert clicking.bar["usable"]
    assert "begins here where the scenario begins" in clicking.bar["title"]

    changed = WAR.replace("gov border activate; done", "gov done")  # an earlier step is changed meanwhile
    clicking.do("begin", changed, SECOND, "order")
    clicking.pick("gov patrol algerian-1")
    gone = changed.replace("id: order", "id: other")
    clicking.do("use", gone)
    assert "no longer in the text" in clicking.bar["why"]


def test_what_a_step_opens_with_is_clicked_for_both_sides(clicking: Clicking):
    clicking.do("begin", CAMPAIGN, ["steps", 0, "opening"])
    clicking.pick("fln skip")
    clicking.pick("gov skip")
    assert clicking.bar["line"] == "fln skip; gov skip"
    assert clicking.bar["usable"], clicking.bar

    assert faults(clicking.used(CAMPAIGN)) == []
