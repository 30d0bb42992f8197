"""Tab in IPython and JupyterLab, which ask jedi, offers the names of every public object."""

from __future__ import annotations

from functools import cache

import jedi
import pytest
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import algeria_lab
from algeria_lab.core.rules import Outcome


@cache
def things() -> dict[str, object]:
    """Return what a reader of the documentation comes to hold, by a name for it."""
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    duel = algeria_lab.open_game("insurgent", "duel", seed=7)
    war.play("gov quick; fln quick")
    campaign = algeria_lab.open_game("twilight", "short", seed=7)
    return {
        "algeria_lab": algeria_lab,
        "war": war,
        "state": war.state,
        "entry": war.history[0],
        "events": war.events,
        "event": war.events[0],
        "verbs": war.verbs(),
        "verb": war.verbs()["buy"],
        "action": war.legal()[0],
        "refusal": war.refuse("gov dance"),
        "odds": war.odds("buy air", "air"),
        "words": war.words,
        "rules": war.rules,
        "outcome": Outcome("fln", "decisive", "A:12.2"),
        "duel": duel,
        "hands": duel.state,
        "card": duel.state.cards.all[0],
        "campaign": campaign,
        "cards": campaign.state,
        "own": algeria_lab.position("1958", fln_psl=70),
        "frame": algeria_lab.compare("1956-like", {"a": "mixed", "b": "grid"}, runs=2, stop=1),
        "board": algeria_lab.board(war),
        "chart": algeria_lab.chart(war),
    }


NAMES = (
    *(
        "algeria_lab",
        "war",
        "state",
        "entry",
        "events",
        "event",
        "verbs",
        "verb",
        "action",
        "refusal",
        "odds",
    ),
    *(
        "words",
        "rules",
        "outcome",
        "duel",
        "hands",
        "card",
        "campaign",
        "cards",
        "own",
        "frame",
        "board",
        "chart",
    ),
)


@pytest.mark.parametrize("name", NAMES)
def test_jedi_offers_every_public_name(name: str):
    thing = things()[name]
    offered = {found.name for found in jedi.Interpreter(f"{name}.", [things()]).complete()}

    assert {known for known in dir(thing) if not known.startswith("_")} <= offered


def test_a_notebook_offers_the_front_door_and_the_methods_of_a_game():
    shell = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    shell.Completer.use_jedi = True
    shell.user_ns |= things()
    with provisionalcompleter():
        door = {found.text for found in shell.Completer.completions("algeria_lab.", 12)}
        game = {found.text for found in shell.Completer.completions("war.", 4)}

    assert {name for name in door if not name.startswith("_")} == set(algeria_lab.__all__) - {"__version__"}
    assert {"play", "legal", "verbs", "to_move", "save", "copy", "observe", "words"} <= game
