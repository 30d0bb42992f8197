"""A war as the start of a scenario: what differs from a published position, and exactly the same position."""

from random import Random
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_text import save_text
from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.table import position_of
from algeria_lab.views.pages.studio.difference import difference
from algeria_lab.views.pages.studio.page import text_from
from algeria_lab.views.shared.messages import Messages


def played(name: str, scenario: str, seed: int, count: int) -> Game[Any]:
    """Return a game in which some actions were drawn by lot."""
    game: Game[Any] = Game(game_named(name).rules(), scenario, seed=seed)
    lot = Random(seed)
    for _ in range(count):
        game.play(str(lot.choice(list(game.legal()))))
    return game


@pytest.mark.parametrize(
    ("name", "scenario", "count"),
    [
        *(("algeria", scenario, count) for scenario in ("1954", "1956-like", "1960") for count in (0, 90)),
        *(("insurgent", scenario, count) for scenario, count in (("duel", 12), ("solo", 0), ("solo", 4))),
        *(("twilight", scenario, count) for scenario in ("full", "short") for count in (0, 90)),
    ],
)
def test_a_war_is_told_by_what_differs(name: str, scenario: str, count: int):
    war = played(name, scenario, 3, count)
    assert not war.state.winner
    text = text_from(save_text(war, {}), Messages("en"))
    found = read_scenario(text)

    assert position_of(found).state == Position.of(name, war.state.to_json()).state
    assert found.start.scenario == scenario
    assert found.start.position is None


def test_what_no_difference_can_say_is_told_in_full():
    rules: Any = game_named("algeria").rules()
    state = rules.positions.begin("1956-like", {})
    assert difference(Position.of("algeria", state), rules) == {}
    name, (place, box, flags) = next((name, row) for name, row in state["units"].items() if row[1] == "PTL")
    state["units"][name] = [place, box, f"{flags}d"]

    assert difference(Position.of("algeria", state), rules) is None
