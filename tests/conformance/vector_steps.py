"""One recorded step as actions of the engine, taken through its own refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    FRAMES,
    BeginOperations,
    ChooseLoss,
    Frame,
    FreeMobilization,
    Interphase,
    OasSuppression,
    Operations,
    RandomEvents,
    Setup,
    TurnTo,
)
from algeria_lab.algeria.rules import PHASE_FRAMES, RUNS, AlgeriaRules, resolve, settle
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.drafting import GameOver
from tests.conformance.vector_states import PROFILE, name_of

Json = dict[str, Any]
RULES = AlgeriaRules()
PAUSE = PHASE_FRAMES - {BeginOperations}
OPTIONS = ("slow_french_reaction", "more_deterministic_independence", "shorter_game")


class Deviation(AssertionError):
    """The engine does not allow, or does not ask for, what was recorded."""


def start(step: Json) -> State:
    """Return the position after the first line of a game."""
    dice = FixedDice([die["v"] for die in step["dice"]])
    options = {name: name in step["options"] for name in OPTIONS}
    changes = {"suppression_victims": PROFILE.suppression_victims}
    state, _ = RULES.new(step["scenario"], {"profile": "rtt", "changes": changes, **options}, dice)
    return state


def agenda_before(step: Json) -> list[Frame]:
    """Return what is awaited at the start of a recorded step."""
    seat = (step["actor"] or "").lower()
    kind = step["step"]
    if kind == "setup":
        return [Setup("fln"), Setup("gov")] if seat == "gov" else [Setup("fln")]
    if kind in ("reinforcement", "deployment"):
        return [FRAMES.from_json([f"begin_{seat}_{kind}"])]
    if kind == "oas_suppression":
        return [TurnTo("fln"), OasSuppression()]
    if kind == "random_event":
        return [RandomEvents()]
    return [Interphase() if kind == "interphase" else TurnTo(seat)]


def take(state: State, step: Json) -> None:
    """Play a recorded step on *state*, in place.

    Raises:
        Deviation: If an action is refused, a decision is left open, or dice are left over.
    """
    dice = FixedDice([die["v"] for die in step["dice"]])
    draft = Draft(state, dice, listening=False)
    if type(state.top) in RUNS:
        with suppress(GameOver):
            RUNS[type(state.top)](draft, draft.pop())
    settle(draft, PAUSE)
    for choice in _choices(step):
        for action in choice(state):
            _act(draft, action)
    if isinstance(state.top, FreeMobilization):
        _act(draft, Action("gov", "done"))
    if _asks(state) and step["step"] != "setup":
        raise Deviation(f"the engine asks for {state.top}, nothing was recorded")
    if dice.used < len(dice.faces):
        raise Deviation(f"{len(dice.faces) - dice.used} recorded dice were not used")


def _asks(state: State) -> bool:
    """Return whether the step is not over yet."""
    return bool(state.agenda) and type(state.top) not in PAUSE


def _act(draft: Draft, action: Action) -> None:
    if refusal := RULES.refuse(draft.state, action):
        raise Deviation(f"{action} was refused: {refusal}")
    resolve(draft, action)
    settle(draft, PAUSE)


Choice = Callable[[State], Iterator[Action]]


def _choices(step: Json) -> Iterator[Choice]:
    decision = step["decision"]
    mission = step["step"].removeprefix("mission/")
    if mission in _MISSIONS:
        yield lambda _state: _MISSIONS[mission](decision)
    elif mission in ("pass", "let_gov"):
        yield lambda state: _passing(state, step)
    elif mission == "setup":
        yield lambda state: _setup(state, step)
    for choice in decision.get("choices", ()):
        yield lambda state, choice=choice: _CHOICES[choice["do"]](state, choice)
    if mission in ("reinforcement", "deployment"):
        yield lambda _state: iter([Action(step["actor"].lower(), "done")])


def _passing(state: State, step: Json) -> Iterator[Action]:
    """Yield a pass, unless the side has passed for good and did so by itself."""
    if isinstance(state.top, Operations) and state.top.seat == step["actor"].lower():
        yield Action(step["actor"].lower(), "yield" if step["step"] == "let_gov" else "pass")


def _setup(state: State, step: Json) -> Iterator[Action]:
    seat = step["actor"].lower()
    if step["decision"]["quick"]:
        yield Action(seat, "quick")
        return
    for code, area in sorted(step["decision"]["place"], key=lambda pair: _order(pair[0])):
        if area not in ("MOROCCO", "TUNISIA"):
            yield Action(seat, "place", (name_of(code).split("-")[0], area))
    yield Action(seat, "done")


def _order(code: str) -> tuple[str, int]:
    kind, number = name_of(code).split("-")
    return kind, int(number)


def _propaganda(decision: Json) -> Iterator[Action]:
    yield Action("fln", "propaganda", (name_of(decision["unit"]),))


def _strike(decision: Json) -> Iterator[Action]:
    yield Action("fln", "strike", (name_of(decision["front"]),))
    yield from _picks("fln", decision["cadres"])
    yield Action("fln", "done")


def _move(decision: Json) -> Iterator[Action]:
    yield Action("fln", "move", (name_of(decision["unit"]),))
    yield Action("fln", "to", (decision["area"],))


def _raid(decision: Json) -> Iterator[Action]:
    yield Action("fln", "raid", (decision["area"],))
    yield from _picks("fln", decision["units"])
    yield Action("fln", "done")


def _harass(decision: Json) -> Iterator[Action]:
    yield Action("fln", "harass", (decision["area"],))
    yield Action("fln", "target", (name_of(decision["target"]),))
    yield from _picks("fln", sorted(decision["units"], reverse=True))
    yield Action("fln", "done")


def _flush(decision: Json) -> Iterator[Action]:
    yield Action("gov", "flush", (decision["area"],))
    yield from _engagement(decision)


def _engagement(decision: Json) -> Iterator[Action]:
    for code in decision["airmobilize"]:
        yield Action("gov", "lift", (name_of(code),))
    yield from _picks("gov", decision["units"])
    if decision["air_points"]:
        yield Action("gov", "air", (str(decision["air_points"]),))
    yield Action("gov", "done")


def _picks(seat: str, codes: list[str]) -> Iterator[Action]:
    for code in codes:
        yield Action(seat, "pick", (name_of(code),))  # type: ignore[arg-type]


def _police(verb: str) -> Callable[[Json], Iterator[Action]]:
    return lambda decision: iter([Action("gov", verb, (decision["area"],))])


_MISSIONS: dict[str, Callable[[Json], Iterator[Action]]] = {
    "propaganda": _propaganda,
    "strike": _strike,
    "move": _move,
    "raid": _raid,
    "harass": _harass,
    "flush": _flush,
    "intelligence": _police("intelligence"),
    "civil_affairs": _police("civil_affairs"),
    "suppression": _police("suppress"),
    "resettlement": _police("resettle"),
}


def _one_each(verb: str) -> Callable[[State, Json], Iterator[Action]]:
    """Return a reading of a choice that names units: one action a unit, as long as the engine asks."""

    def read(state: State, choice: Json) -> Iterator[Action]:
        for code in choice["units"]:
            if _asks(state):
                yield Action(choice["by"].lower(), verb, (name_of(code),))

    return read


def _psp(state: State, choice: Json) -> Iterator[Action]:
    own = choice["by"]
    for side, points in choice["alloc"]:
        yield Action(own.lower(), "raise" if side == own else "lower", (str(abs(points)),))


def _loss(state: State, choice: Json) -> Iterator[Action]:
    if isinstance(state.top, ChooseLoss):
        yield Action("fln", "lose", (name_of(choice["unit"]),))


def _mobilize(state: State, choice: Json) -> Iterator[Action]:
    for code in choice["units"]:
        yield Action("gov", "mobilize", (name_of(code),))
        yield Action("gov", "to", (choice["area"],))


def _deploy(state: State, choice: Json) -> Iterator[Action]:
    for code in choice["units"]:
        yield Action("gov", "deploy", (name_of(code),))
        yield Action("gov", "to", (choice["area"],))


def _single(verb: str, *keys: str) -> Callable[[State, Json], Iterator[Action]]:
    def read(state: State, choice: Json) -> Iterator[Action]:
        args = tuple(_word(choice[key]) for key in keys)
        yield Action(choice["by"].lower(), verb, args)

    return read


def _word(value: str) -> str:
    """Return a unit's name, a type in our words, or the word itself (an area, a mode)."""
    kind = value.rsplit("-", 1)[0]
    if kind in ("FR_XX", "FR_X", "EL_X", "AL_X", "POL", "FAILEK", "BAND", "CADRE", "FRONT") and "-" in value:
        return name_of(value)
    return value.lower() if value in ("FAILEK", "BAND", "CADRE", "FRONT") else value


def _fixed(verb: str, *args: str) -> Callable[[State, Json], Iterator[Action]]:
    return lambda _state, choice: iter([Action(choice["by"].lower(), verb, args)])


def _un(state: State, choice: Json) -> Iterator[Action]:
    yield Action(choice["by"].lower(), choice["choice"])


_CHOICES: dict[str, Callable[[State, Json], Iterator[Action]]] = {
    "psp": _psp,
    "loss": _loss,
    "react": lambda _state, choice: _engagement(choice),
    "no_react": _fixed("decline"),
    "neutralize": _one_each("neutralize"),
    "purge_zone": _single("zone", "zone"),
    "purge_units": _one_each("neutralize"),
    "remove": _one_each("remove"),
    "un": _un,
    "place_oas": _single("oas", "area"),
    "activate": _one_each("activate"),
    "remove_police": _one_each("remove"),
    "mobilize": _mobilize,
    "air": _fixed("buy", "air"),
    "helo": _fixed("buy", "helicopter"),
    "naval": _fixed("buy", "naval"),
    "border_activate": _fixed("border", "activate"),
    "border_mobilize": _fixed("border", "mobilize"),
    "border_improve": _fixed("border", "improve"),
    "build": _single("build", "type", "area"),
    "convert": _single("convert", "unit", "to"),
    "mode": _single("mode", "unit", "to"),
    "airmobilize": _one_each("lift"),
    "patrol": _one_each("patrol"),
    "move": _deploy,
    "ops": _one_each("ops"),
    "to_france": _single("to_france", "unit"),
    "from_france": _single("from_france", "area"),
}
