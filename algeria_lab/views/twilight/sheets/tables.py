"""Tables of *Colonial Twilight*: boxes, prices, Activation, Assault, Attack, France, the Propaganda Round."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import ALGERIA, is_mountain
from algeria_lab.twilight.initiative import BOXES, OPEN_TO_FIRST, STAY_FIRST
from algeria_lab.twilight.operations.activation import activated_by
from algeria_lab.twilight.operations.attack import ATTACK
from algeria_lab.twilight.operations.force import rates
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.twilight.operations.sweep import SWEEP
from algeria_lab.twilight.propaganda.commitment import COMMITMENT
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.propaganda.victory import FRAME, phases
from algeria_lab.twilight.state import FRANCE_BOXES
from algeria_lab.views.play.sheets.rule_tables import NOWHERE, RuleTable, last_roll, tables_view
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import percent
from algeria_lab.views.twilight.choosing.concluding import boxes_left
from algeria_lab.views.twilight.choosing.offers import title_of
from algeria_lab.views.twilight.showing import PRICES

if TYPE_CHECKING:
    from algeria_lab.twilight.state import State
    from algeria_lab.views.play.asked import Asked
    from algeria_lab.views.twilight.words.text import TwilightWords

SIX = 6
PHASES = ("victory", "resources", "commitment", "support", "redeploy", "reset")


def asked_tables(asked: Asked[State, TwilightWords], _message: dict[str, Any]) -> dict[str, Any]:
    """Return the tables, with the boxes and rows that hold now, and what the last Attack has read."""
    state, words = asked.state, asked.words
    return tables_view(
        [
            _boxes(state, words),
            _prices(state, words),
            _force(state, words),
            _attack(asked, words),
            _france(state, words),
            _round(state, words),
        ]
    )


def _boxes(state: State, words: TwilightWords) -> RuleTable:
    rows = (
        (
            words.say(f"cards-short-{box}"),
            boxes_left(box, words),
            words.say("tables-stays" if box in STAY_FIRST else "tables-changes"),
        )
        for box in OPEN_TO_FIRST
    )
    return RuleTable(
        "boxes",
        words.say("tables-sequence"),
        BOXES,
        (words.say("tables-box"), words.say("tables-leaves"), words.say("tables-next-first")),
        tuple(rows),
        OPEN_TO_FIRST.index(state.box1) if state.box1 else NOWHERE,
        note=words.say("tables-boxes-note"),
    )


def _prices(state: State, words: TwilightWords) -> RuleTable:
    from algeria_lab.twilight.operations import force

    prices = {**PRICES, "assault": force.price(state)}
    names = list(OPERATIONS)
    rows = (
        (
            title_of("turn", name, words),
            words.side(OPERATIONS[name].seat),
            words.say("twilight-price", operation=name, price=prices[name]),
        )
        for name in names
    )
    top = state.agenda[-1] if state.agenda else None
    now = type(top).__name__.lower()
    return RuleTable(
        "prices",
        words.say("tables-operations"),
        OPERATIONS["train"].rule,
        (words.say("tables-operation"), words.say("tables-side"), words.say("tables-price")),
        tuple(rows),
        names.index(now) if now in names else NOWHERE,
    )


def _force(state: State, words: TwilightWords) -> RuleTable:
    """Return how many cubes it takes to Activate or to remove, by terrain, with what is in effect."""
    mountain = next(space for space in ALGERIA if is_mountain(space))
    plain = next(space for space in ALGERIA if not is_mountain(space))
    rows = []
    for space in (plain, mountain):
        needed = next(cubes for cubes in range(1, SIX) if activated_by(state, space, cubes, 0))
        guerrilla, base = rates(state, space)
        terrain = words.say(f"tables-terrain-{'mountain' if space == mountain else 'plain'}")
        rows.append((terrain, str(needed), str(guerrilla), str(base)))
    return RuleTable(
        "force",
        words.say("tables-force"),
        SWEEP,
        (
            words.say("tables-terrain"),
            words.say("tables-activate"),
            words.say("tables-remove-guerrilla"),
            words.say("tables-remove-base"),
        ),
        tuple(rows),
        note=words.say("tables-force-note"),
    )


def _attack(asked: Asked[State, TwilightWords], words: TwilightWords) -> RuleTable:
    roll = last_roll(asked.game.history, ("attack",))
    rows = (
        (str(number), words.say("tables-attack-on", face=number), percent(words, Fraction(number, SIX)))
        for number in range(1, SIX + 1)
    )
    return RuleTable(
        "attack",
        words.say("tables-attack"),
        ATTACK,
        (words.say("tables-guerrillas"), words.say("tables-die"), words.say("tables-chance")),
        tuple(rows),
        min(roll.limit, SIX) - 1 if roll else NOWHERE,
    )


def _france(state: State, words: TwilightWords) -> RuleTable:
    rows = (
        (box, words.number(-lost) if lost else "0", words.change(gained) if gained else "0")
        for box, (lost, gained) in zip(FRANCE_BOXES, FRANCE_TRACK, strict=True)
    )
    return RuleTable(
        "france",
        words.say("campaign-track-france"),
        COMMITMENT,
        (
            words.say("tables-box"),
            words.say("campaign-track-commitment"),
            words.say("campaign-track-fln_resources"),
        ),
        tuple(rows),
        state.france,
    )


def _round(state: State, words: TwilightWords) -> RuleTable:
    last = state.propaganda_played == state.propaganda_total
    laid = {type(frame).__name__.lower() for frame in phases(state)}
    names = [name for name in PHASES if name == PHASES[0] or not last or name in laid]
    rows = ((sentence(words.say(f"tables-phase-{name}")), words.say(f"tables-does-{name}")) for name in names)
    return RuleTable(
        "round",
        words.say("tables-round"),
        FRAME,
        (words.say("tables-phase"), words.say("tables-what")),
        tuple(rows),
        names.index(state.phase) if state.phase in names else NOWHERE,
    )
