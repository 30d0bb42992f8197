"""``python -m tests.fuzz decisions 1000000`` plays at random; ``files 10000`` mutates files.

``guides 100000`` does as many deeds in shipped lessons and examples, with reloads at any moment.

``--first N`` begins at another number, ``--kind deck`` takes files of one kind only. The exit status says
whether anything broke.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from tests.fuzz.decisions import Played, play
from tests.fuzz.files import Tried, try_files
from tests.fuzz.guides import Led, lead
from tests.fuzz.kinds import KINDS


def main(arguments: list[str]) -> int:
    """Try as many as asked; print what went wrong, and return the exit status."""
    parser = argparse.ArgumentParser("fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("decisions", "files", "guides"))
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kind", choices=sorted(KINDS), action="append")
    given = parser.parse_args(arguments)
    numbers = range(given.first, given.first + given.count)
    if given.what == "decisions":
        return _told(play(given.count, given.first))
    if given.what == "guides":
        return _told(lead(given.count, given.first))
    return _told(try_files(kind, numbers) for kind in given.kind or KINDS)


def _told(results: Iterable[Played | Tried | Led]) -> int:
    tried = broken = 0
    for result in results:
        print(*result.broken, result, sep="\n", flush=True)  # noqa: T201 - a command
        tried, broken = tried + result.tried, broken + len(result.broken)
    print(f"tried {tried} broken {broken}")  # noqa: T201
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
