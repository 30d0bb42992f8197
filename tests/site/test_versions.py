"""A site tells the versions of what it brings; nothing is read for it, and nothing else is found."""

import email
import sys
from importlib.metadata import PackageNotFoundError, distribution, version
from typing import Never

import pytest

from algeria_lab.apps.site.in_browser.versions import Held, tell


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])


def test_versions_are_told_before_those_that_are_installed():
    tell({"anywidget": "99.1", "of-nobody": "1.0"})

    assert version("anywidget") == "99.1"
    assert version("of-nobody") == "1.0"
    assert version("traitlets") != "99.1"


def test_what_was_not_told_is_not_found():
    tell({"anywidget": "99.1"})

    with pytest.raises(PackageNotFoundError):
        version("of-nobody")


def test_no_letter_is_read_for_a_version(monkeypatch: pytest.MonkeyPatch):
    def read(_text: str) -> Never:
        raise AssertionError("a file was read as a letter")

    monkeypatch.setattr(email, "message_from_string", read)
    tell({"anywidget": "99.1"})

    assert version("anywidget") == "99.1"
    with pytest.raises(AssertionError, match="letter"):
        version("traitlets")


def test_files_of_a_library_are_not_there_and_that_is_said():
    tell({"of-nobody": "1.0"})
    held = distribution("of-nobody")

    assert isinstance(held, Held)
    assert held.read_text("METADATA") is None
    with pytest.raises(FileNotFoundError, match=r"METADATA .* only its version"):
        held.locate_file("METADATA")


def test_libraries_are_found_as_before():
    tell({"json": "1.0"})

    assert __import__("json").dumps([1]) == "[1]"
