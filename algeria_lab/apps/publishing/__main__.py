"""The commands behind `make addresses`, `make packages` and `make release`."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from algeria_lab.apps.publishing import addresses
from algeria_lab.apps.publishing.packages import NotClean
from algeria_lab.apps.publishing.release import packages, release


def main(words: list[str], root: Path) -> str:
    """Do what *words* ask for in the checkout *root*, and return what is to be said.

    Raises:
        NotClean: If something stands in the way.
        ValueError: If an address or a version is none.
    """
    parser = argparse.ArgumentParser(prog="python -m algeria_lab.apps.publishing")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("addresses", help="write badges and links anew")
    built = commands.add_parser("packages", help="build a released version twice, and compare")
    built.add_argument("version")
    new = commands.add_parser("release", help="build a new version; with --tag, release it")
    new.add_argument("version")
    new.add_argument("--tag", action="store_true")
    asked = parser.parse_args(words)
    if asked.command == "addresses":
        return addresses.write(root)
    if asked.command == "packages":
        return packages(root, asked.version)
    return release(root, asked.version, datetime.now(UTC).date().isoformat(), tag=asked.tag)


if __name__ == "__main__":
    try:
        print(main(sys.argv[1:], Path.cwd()))
    except (NotClean, ValueError) as why:
        sys.exit(f"Not done.\n{why}")
