"""``python -m tests.french`` (a part of ``make format``): mend the spaces and apostrophes of French."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.french.reading import ROOT, files, french
from tests.french.setting import faults, mended


def main(names: Sequence[str]) -> int:
    """Mend the French of some files, of all without a name; say which."""
    for name in names or files():
        text = (ROOT / name).read_text("utf-8")
        if found := faults(text, french(name, text)):
            (ROOT / name).write_text(mended(text, found), "utf-8")
            print(f"{name}: {len(found)} spaces or apostrophes of French mended")  # noqa: T201 - a command
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
