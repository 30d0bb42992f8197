"""The key of a room, how long it is kept, and the ways in."""

import os
import stat
import time
from pathlib import Path

import pytest

from algeria_lab.apps.serving.rooms import invitation
from algeria_lab.apps.serving.rooms.invitation import Invitation, invitations, own_addresses
from algeria_lab.apps.serving.rooms.keys import KEPT, LENGTH, SIGNS, hang_lock, new_lock, plain, read_lock


def test_a_key_can_be_read_out_and_typed():
    keys = {new_lock().key for _ in range(50)}

    assert len(keys) == 50
    assert all(len(key) == LENGTH and set(key) <= set(SIGNS) for key in keys)
    assert not set(SIGNS) & set("aeiou01l")
    assert plain("  BCDF - ghjk") == "bcdfghjk"


def test_a_room_that_was_not_closed_opens_with_the_same_key(tmp_path: Path):
    file = tmp_path / "new" / "lock.json"
    first = hang_lock(file)

    assert hang_lock(file) == read_lock(file) == first
    file.unlink()
    assert hang_lock(file) != first


def test_the_key_of_yesterday_opens_nothing(tmp_path: Path):
    file = tmp_path / "lock.json"
    first = hang_lock(file)
    yesterday = time.time() - KEPT - 1
    os.utime(file, (yesterday, yesterday))

    assert hang_lock(file) != first


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights elsewhere")
def test_the_key_is_for_its_owners_eyes(tmp_path: Path):
    hang_lock(tmp_path / "lock.json")

    assert stat.S_IMODE((tmp_path / "lock.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"key": "x"}', "nonsense"])
def test_a_file_that_holds_no_key_is_not_believed(tmp_path: Path, text: str):
    (tmp_path / "lock.json").write_text(text)

    with pytest.raises(ValueError, match=r"no key|Expecting"):
        read_lock(tmp_path / "lock.json")
    assert hang_lock(tmp_path / "lock.json").key


def test_a_link_shows_its_key_in_parts():
    way = Invitation("http://10.0.0.5:8866/", "bcdfghjk")

    assert way.link == "http://10.0.0.5:8866/?token=bcdfghjk"
    assert way.shown == "bcdf-ghjk"
    assert not way.alone
    assert Invitation("http://127.0.0.1:8866/").alone
    assert Invitation("http://127.0.0.1:8866/").link == "http://127.0.0.1:8866/"


def test_the_code_is_drawn_for_page_and_terminal():
    way = Invitation("http://10.0.0.5:8866/", "bcdfghjk")

    assert way.in_page().startswith("<svg")
    assert "viewBox" in way.in_page()
    assert {len(line) for line in way.in_terminal().splitlines()} == {37}


def test_a_server_for_the_network_is_reached_by_every_address_but_loopback(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(invitation, "_way_out", lambda: ["10.0.0.5"])
    monkeypatch.setattr(
        invitation, "_of_interfaces", lambda: ["127.0.0.1", "172.17.0.1", "169.254.1.1", "10.0.0.5"]
    )

    assert own_addresses() == ["10.0.0.5", "172.17.0.1"]
    ways = invitations("0.0.0.0", 80, "/x/", "k")  # noqa: S104 - asked about
    assert [way.address for way in ways] == ["http://10.0.0.5:80/x/", "http://172.17.0.1:80/x/"]
    assert [way.address for way in invitations("127.0.0.1", 80, "/", "k")] == ["http://127.0.0.1:80/"]


def test_a_computer_without_a_network_invites_only_itself(monkeypatch: pytest.MonkeyPatch):
    for source in ("_way_out", "_of_interfaces"):
        monkeypatch.setattr(invitation, source, lambda: ["127.0.0.1"])

    assert invitations("0.0.0.0", 80, "/", "k")[0].alone  # noqa: S104 - asked about
