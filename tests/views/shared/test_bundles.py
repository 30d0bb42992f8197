"""What a page has shown and closed does not stay in memory."""

import gc
import weakref

from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.shared.bundles import STATIC, bundle


def test_the_text_is_that_of_the_built_file():
    assert bundle("files.js").encode() == (STATIC / "files.js").read_bytes()


def test_a_board_that_was_closed_is_freed():
    """What is given a path is held by anywidget: a page that opened many wars kept all their boards."""
    page = WarRoom()
    assert page.session is not None
    gone = weakref.ref(page.session.board)

    page.begin()
    gc.collect()

    assert gone() is None
