"""Lists leave out nothing: whatever arguments the rule does not refuse are among the candidates."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.players.twilight.random_campaign import drawn
from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.rules import TwilightRules, advance

RULES = TwilightRules()
RANGES = {"space": range(len(PLACES)), "kind": range(len(KINDS)), "number": range(8)}
MOST_ARGUMENTS = 3000
EACH = 3


def possible(takes: tuple[str, ...]) -> list[tuple]:
    """Return all arguments of these kinds; nothing if there are too many to ask about."""
    ranges = [RANGES.get(kind, kind.split("|")) for kind in takes]
    size = 1
    for values in ranges:
        size *= len(values)
    return list(product(*ranges)) if size <= MOST_ARGUMENTS else []


@pytest.mark.parametrize("scenario", ["full", "medium", "short"])
def test_what_no_rule_refuses_is_listed(scenario: str):
    dice, rng, asked = SeededDice(6), Random(6), Counter()
    state, _ = RULES.new(scenario, {}, dice)
    draft = Draft(state, dice, listening=False)
    while state.agenda:
        frame, step = awaited(state)
        asked[type(frame)] += 1
        if asked[type(frame)] % EACH == 0:
            for name, verb in step.items():
                allowed = {args for args in possible(verb.takes) if verb.refusal(state, frame, *args) is None}
                assert allowed <= set(verb.candidates(state, frame)), (name, frame)
        advance(draft, *drawn(state, rng))

    assert len(asked) > 10
