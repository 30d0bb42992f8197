"""What boards ask and are answered at some moments of seeded games, for the tests of the browser's side.

``python -m tests.pressed.record`` writes ``widgets/tests/play/pressed/recorded.json`` anew: choices of the
scene, what opens under each, what the cards of some places offer, and the line of each. The browser must
send just that.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from algeria_lab.core.game import Game
from tests.pressed.boards import BOARDS
from tests.pressed.maps import MapBoard

FILE = Path(__file__).parents[2] / "widgets" / "tests" / "play" / "pressed" / "recorded.json"
GAMES = (
    ("twilight", "short", 7, 700, {"turn", "train", "rally", "march", "moves", "supply", "deploy"}),
    ("algeria", "1958", 1, 700, {"operations", "react", "flush", "gov_deployment", "gov_reinforcement"}),
)
MOST_OF_A_VERB, MOST_PLACES = 2, 2
SHOWN = (
    *("id", "group", "text", "short", "targets", "price"),
    *("mission", "rolls", "ends", "warns", "asks", "ask", "leads"),
)
Part = dict[str, Any]


def record(name: str, scenario: str, seed: int, most: int, steps: set[str]) -> list[Part]:
    """Return moments of a game played at random, one for each side at some kinds of decisions."""
    board = BOARDS[name]()
    assert isinstance(board, MapBoard)
    rng, game = Random(seed), Game(board.rules, scenario, seed=seed)
    found: dict[str, Part] = {}
    while game.to_move and game.ply < most:
        step = board.step(game.state)
        kind = f"{step}, {game.to_move}"
        if step in steps and kind not in found and len(game.legal()) > MOST_PLACES:
            found[kind] = {"game": name, "step": kind, **moment(board, game)}
        game.play(rng.choice(game.legal()))
    return list(found.values())


def moment(board: MapBoard, game: Game[Any]) -> Part:
    """Return what can be pressed at a moment, and what comes of it."""
    session = board._board(game.fork())
    scene, met = session.board.scene, Counter[str]()
    actions = []
    for one in scene["actions"]:
        met[verb := one["id"].split()[1]] += 1
        actions += [one] if met[verb] <= MOST_OF_A_VERB else []
    offers = {
        one["id"]: board._ask(session, what="offer", line=one["id"]) for one in actions if one.get("mission")
    }
    cards = {place: board._ask(session, what="here", place=place)["offers"] for place in board.places}
    some = dict([(place, found) for place, found in cards.items() if found][:MOST_PLACES])
    return {
        "whole": bool(scene.get("offers")),
        "actions": [{key: one[key] for key in SHOWN if key in one} for one in actions],
        "offers": {
            name: offer | {"line": line_of(board, session, offer, offer["place"])}
            for name, offer in offers.items()
        },
        "cards": {
            place: [offer | {"line": line_of(board, session, offer, place)} for offer in found]
            for place, found in some.items()
        },
    }


def line_of(board: MapBoard, session: Any, offer: Part, place: str) -> str:
    """Return the line of an offer as it opens; empty where it waits for the reader."""
    units = [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]
    if offer["aims"] and not offer["aim"]:
        return ""
    asked = {"mission": offer["mission"], "place": place, "subject": offer["subject"], "aim": offer["aim"]}
    return str(board._ask(session, what="plan", units=units, **asked)["line"])


if __name__ == "__main__":
    moments = [moment for game in GAMES for moment in record(*game)]
    FILE.write_text(json.dumps(moments, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
