"""Fifteen tables of all three games, played to their end while what plays and serves them is killed."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from tests.faults.lists import Tally
from tests.faults.table_room import Held, Reader, TableRoom

TABLES, PAUSE, MOST = 15, 0.05, 5_000
WAYS = ("kernel", "tab", "server", "reload", "kernel", "reload")
BREATH = 1.5  # seconds of play between two kills
LOOK = 0.2
STUCK = 120.0  # seconds without a decision at any table after which one counts as stuck


def tables(
    folder: Path, count: int, seed: int, many: int = TABLES, most: int = MOST, options: Sequence[str] = ()
) -> Tally:
    """Play tables to their end and kill something *count* times meanwhile.

    Args:
        folder: Where the room keeps what it needs.
        count: How often something is killed.
        seed: Of what chooses whose page it is.
        many: How many tables there are.
        most: After how many decisions one counts as over.
        options: Further ones of the server.
    """
    room, dice, tally = (
        TableRoom.of(folder, many, PAUSE, most, *options),
        random.Random(seed),
        Tally("tables"),
    )
    try:
        room.start()
        seen: dict[str, list[Any]] = {}
        for number in range(count):
            time.sleep(BREATH)
            way, reader = WAYS[number % len(WAYS)], dice.choice(room.readers)
            watch(room, seen, tally, f"before kill {number}")
            break_something(room, way, reader)
            tally.tried += 1
        if not wait_for_end(room, seen, tally):
            tally.lost.append("  a table stood still")
        compare(room, seen, tally)
    finally:
        room.stop()
    return tally


def break_something(room: TableRoom, way: str, reader: Reader) -> None:
    """Kill one of the things that a table needs."""
    match way:
        case "kernel":
            room.kill_kernel(reader)
        case "reload":
            room.reload(reader)
        case "tab":
            room.second_tab(reader)
        case "server":
            room.kill_server()


def watch(room: TableRoom, seen: dict[str, list[Any]], tally: Tally, when: str) -> list[Held]:
    """Look at all pages: what the room had confirmed to one of them stays, for nothing is taken back here."""
    pages = [held for reader in room.readers if (held := room.held(reader))]
    for held in pages:
        known, before = held["known"], seen.setdefault(held["table"], [])
        shorter = min(len(known), len(before))
        if known[:shorter] != before[:shorter]:
            tally.lost.append(f"  {when}: {held['table']} has another history than it had")
        if len(known) > len(before):
            seen[held["table"]] = known
    return pages


def wait_for_end(room: TableRoom, seen: dict[str, list[Any]], tally: Tally) -> bool:
    """Wait until all pages hold a war that is over; return whether they do."""
    last, moved = -1, time.monotonic()
    while time.monotonic() - moved < STUCK:
        pages = watch(room, seen, tally, "at the end")
        if len(pages) == len(room.readers) and all(held["over"] for held in pages):
            return True
        if (done := sum(len(held["checks"]) for held in pages)) != last:
            last, moved = done, time.monotonic()
        time.sleep(LOOK)
    return False


def compare(room: TableRoom, seen: dict[str, list[Any]], tally: Tally) -> None:
    """Compare both pages of each table with the server's file, and play that file again."""
    kept = room.kept()
    expected = len(room.readers) // 2
    if len(kept) != expected:
        tally.lost.append(f"  {len(kept)} tables of {expected}")
    for reader in room.readers:
        held = room.held(reader)
        book = kept.get(held["table"]) if held else None
        if held is None or book is None:
            tally.lost.append("  a page without its table")
            continue
        acts = book["acts"]
        if held["known"] != acts or held["checks"] != [check for _, check, *_ in acts]:
            tally.lost.append(f"  {held['table']}: place {held['number']} holds another history")
        if seen.get(held["table"], []) != acts[: len(seen.get(held["table"], []))]:
            tally.lost.append(f"  {held['table']}: a decision that was confirmed is gone")
    for name, book in kept.items():
        if replayed(book) != [check for _, check, *_ in book["acts"]]:
            tally.lost.append(f"  {name}: played again, it comes to other positions")


def replayed(book: Held) -> list[str]:
    """Return the checks of a history that is played again from its beginning."""
    game = Game(game_named(book["game"]).rules(), book["scenario"], book["options"], seed=book["seed"])
    for action, _, by, *_ in book["acts"]:
        game.play(action, by=by)
    return [entry.check for entry in game.history[1:]]
