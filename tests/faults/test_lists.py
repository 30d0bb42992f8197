"""The lists count what they see: frames of a server, and what of it is kept."""

from typing import Any

from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from algeria_lab.core.keeping.sealed_saves import seal
from tests.faults.frames import Seen
from tests.faults.kinds import GAMES
from tests.faults.lists import Tally

SAVE = '{"game": "insurgent", "bookmarks": {}, "checks": [], "moves": [\n  ["fln keep", []]\n]}\n'


def message(data: dict[str, Any], kind: str = "comm_msg") -> bytes:
    """Return a message of a server."""
    session = Session()
    return serialize_msg_to_ws_v1(session.msg(kind, {"data": data}), "iopub", session.pack)


def test_a_page_is_seen_to_be_shown_a_moment_and_handed_a_save():
    seen = Seen(GAMES[1].weigh_scene, GAMES[1].weigh_save)

    seen.take(message({"state": {"scene": {"ply": 3}}}, "comm_open"))
    seen.take(message({"method": "custom", "content": {"kind": "patch", "patch": {"ply": [4]}}}))
    seen.take(message({"method": "update", "state": {"save": seal(SAVE), "war": "w"}}))
    seen.take(message({"execution_state": "idle"}, "status"))

    assert (seen.shown, seen.changes, seen.kept) == ((4,), 1, (1,))


def test_what_was_shown_and_is_not_kept_counts_as_lost():
    tally = Tally("kills")

    tally.compare("a kill", shown=(5,), kept=(5,))
    tally.compare("another kill", shown=(5,), kept=(4,))
    tally.expect_told("another kill", told=False)

    assert str(tally).splitlines() == [
        "kills: tried 2 lost 1 not told 1",
        "  another kill: shown (5,), kept (4,)",
        "  another kill: the reader was not told once",
    ]
