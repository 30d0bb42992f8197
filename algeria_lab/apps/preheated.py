"""A kernel that Voila has started before anybody asked for its page: it gets ready and waits for a reader."""

import os
import signal

WAITS = "VOILA_PREHEAT"
PAGE = "ALGERIA_LAB_PAGE"  # for which page a kernel gets ready


def wait_for_reader() -> None:
    """Wait, in a preheated kernel, until somebody opens its page; anywhere else do nothing.

    Afterwards the environment tells which address was asked for and which languages the browser prefers,
    as it does in a kernel that was started for a page.
    """
    if os.environ.get(WAITS) != "True":
        return
    from voila.utils import wait_for_request

    get_ready()
    # Nothing but the end of the server interrupts a kernel that waits: leave without a traceback.
    before = signal.signal(signal.SIGINT, lambda *_: os._exit(0))
    wait_for_request()
    signal.signal(signal.SIGINT, before)
    # Voila tells it once; whoever asks again would wait for ever.
    os.environ[WAITS] = "False"


def get_ready() -> None:
    """Do now what a reader would otherwise have to wait for: libraries, words, the first position."""
    if os.environ.get(PAGE) == "home":
        _get_home_ready()
    else:
        _get_board_ready()


def _get_home_ready() -> None:
    from algeria_lab.views.pages.home.page import Home
    from algeria_lab.views.shared.messages import LANGUAGES

    for language in LANGUAGES:
        Home(language).close()


def _get_board_ready() -> None:
    import bokeh.plotting  # noqa: F401

    from algeria_lab.algeria.rules import AlgeriaRules
    from algeria_lab.core.game import Game
    from algeria_lab.players.algeria.registry import PLAYERS
    from algeria_lab.players.table import Table
    from algeria_lab.views.algeria.session import Session
    from algeria_lab.views.algeria.words.text import LANGUAGES, Words

    rules, seats = AlgeriaRules(), {"fln": "human", "gov": "mixed"}
    for language in LANGUAGES:
        # A board that nobody sees; its widget is closed, so that the page does not ask for it.
        table = Table(Game(rules, rules.scenarios()[0], seed=1), PLAYERS.seat(seats))
        Session(table, Words(language)).board.close()
