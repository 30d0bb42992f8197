"""``python -m tests.pressed 20`` presses every choice at every moment of 20 games on each board.

``--board twilight`` takes one board, ``--first N`` begins at another seed. The exit status says whether
anything was done otherwise than its button said.
"""

from __future__ import annotations

import argparse
import sys

from tests.pressed.boards import BOARDS, SCENARIOS


def main(arguments: list[str]) -> int:
    """Press as many games as asked; print what was wrong, and return the exit status."""
    parser = argparse.ArgumentParser("pressed", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=1000)
    parser.add_argument("--board", choices=sorted(BOARDS), action="append")
    given = parser.parse_args(arguments)
    pressed = broken = 0
    for name in given.board or BOARDS:
        for seed in range(given.first, given.first + given.count):
            board, scenario = BOARDS[name](), SCENARIOS[name][seed % len(SCENARIOS[name])]
            board.sweep(scenario, seed, given.most, every=True)
            print(*board.faults, sep="\n", end="\n" if board.faults else "")  # noqa: T201 - a command
            print(f"{name} {scenario} {seed}: pressed {board.pressed} broken {len(board.faults)}", flush=True)  # noqa: T201
            pressed, broken = pressed + board.pressed, broken + len(board.faults)
    print(f"pressed {pressed} broken {broken}")  # noqa: T201
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
