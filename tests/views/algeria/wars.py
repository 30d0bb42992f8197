"""Random wars to be told, played once for all tests, and runs of events that belong together."""

import random
from functools import cache

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Counted, Event, Events, Flipped, Moved, Rolled

RULES = AlgeriaRules()
WARS = (
    ("1954", {"slow_french_reaction": True, "more_deterministic_independence": True, "shorter_game": True}),
    ("1954", {"profile": "literal"}),
    ("1958", {}),
    ("1958", {"profile": "literal"}),
    ("1960", {}),
    ("1960", {"profile": "rtt"}),
)
MOST_ACTIONS = 350
Told = tuple[State, tuple[Action, ...], Events]


@cache
def told() -> tuple[Told, ...]:
    """Return positions of random wars, with their legal actions and what had just happened."""
    found: list[Told] = []
    for seed, (scenario, options) in enumerate(WARS):
        chooser, dice = random.Random(seed), SeededDice(seed)
        state, events = RULES.new(scenario, options, dice)
        for _ in range(MOST_ACTIONS):
            legal = RULES.legal(state)
            found.append((state, legal, events))
            if not legal:
                break
            quick = [action for action in legal if action.verb == "quick"]
            state, events = RULES.apply(state, chooser.choice(quick or legal), dice)
    return tuple(found)


def groups() -> list[list[Event]]:
    """Return runs of events that are told in one sentence."""
    trials: list[Event] = [
        Rolled(what, (face,), (), face, "yes" if face < 4 else "no", "up-to", 3, "A:9.22", name)
        for what in ("contact", "evasion", "recovery")
        for face, name in ((2, "band-1"), (5, "band-2"))
    ]
    return [
        trials,
        [
            Counted("fln_ap", 2, 4, "A:6.1", "I-1", "income"),
            Counted("fln_ap", 1, 5, "A:6.1", "I-2", "income"),
        ],
        [Moved(("band-1",), "I-1", "OPS", "A:7"), Moved(("band-2",), "I-2", "OPS", "A:7")],
        [Flipped("control", (area,), "fln", "A:10.1") for area in ("I-1", "I-2")],
        [
            Moved(("front-1",), "POOL", "", "A:9.27", "reduced"),
            Moved(("cadre-1",), "I-1", "UG", "A:9.27", "replaces"),
        ],
    ]
