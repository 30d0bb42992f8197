"""What is done is what the button said: at decisions of every kind, on every board, in list and card.

``python -m tests.pressed 20`` presses at every moment of more games.
"""

import pytest

from tests.pressed.boards import BOARDS
from tests.pressed.maps import MapBoard

GAMES = (
    ("algeria", "1954", 7, 400),
    ("algeria", "1958", 1, 500),
    ("algeria", "1960", 4, 500),
    ("twilight", "short", 7, 600),
    ("twilight", "full", 4, 600),
    ("insurgent", "duel", 3, 200),
)
LEAST = {"algeria": 300, "twilight": 500, "insurgent": 80}


@pytest.mark.parametrize(("name", "scenario", "seed", "most"), GAMES)
def test_what_is_done_is_what_the_button_said(name: str, scenario: str, seed: int, most: int) -> None:
    board = BOARDS[name]()
    if isinstance(board, MapBoard):
        # Cards cost most; the command opens them all, and tries more numbers.
        board.places, board.most_numbers = board.places[seed % 2 :: 2], 1
    board.sweep(scenario, seed, most, every=name == "insurgent")

    assert board.faults == []
    assert board.pressed > LEAST[name]
