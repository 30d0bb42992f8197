"""The war of areas as it is pressed: who was chosen takes part, where the button says, at its price."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.frames import FRAMES, Mobilize, Preparing
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.spending import half_points
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.views.algeria.choosing.alike import flags
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.algeria.words.text import Words
from tests.pressed.maps import Done, MapBoard, Part, Press

PRICE = re.compile(r"(AP|support|Air Points|Helicopter Points) [+−][\d½]+ \(([\d½]+) → ([\d½]+)\)")
LIFTED = "lifted:"
JOINS = frozenset({"pick", "lift"})


def step_of(state: State) -> str:
    """Return the name of the decision that is awaited."""
    return FRAMES.name(state.agenda[-1])


def wars() -> MapBoard:
    """Return the board."""
    laws = (does_what_it_says, those_take_part_who_were_chosen, costs_what_it_says)
    presets = (nobody_comes_unasked,)
    return MapBoard(WAR, AlgeriaRules(), Words("en"), list(PLACES), step_of, laws, presets)


def does_what_it_says(press: Press, done: Done) -> Iterator[str]:
    """The first that is done is what the button is about, by it or by a unit that is like it, and there."""
    first, state = done.actions[0], done.before
    if press.offer is None:
        if press.id != press.plan["line"]:
            yield "is another line than the button's"
        return
    if press.way == "list":
        button = Action.parse(press.id.split(";")[0])
        if press.offer["mission"] == "react" and button.verb in JOINS and first.verb in JOINS:
            return  # who takes part is chosen under the button
        if first.verb != button.verb or what(first, state) != what(button, state):
            yield f"the button is {button}, done was {first}"
        return
    if press.id not in ("react", first.verb):
        yield f"the offer is {press.id}, done was {first}"
    about = {arg if arg in PLACES else state.place[ID_OF[arg]] for arg in first.args}
    if press.way not in about and press.id != "react":
        yield f"was done in {about}"


def what(action: Action, state: State) -> list[object]:
    """Return what an action is about: of units what alike ones share."""
    found: list[object] = []
    for arg in action.args:
        number = ID_OF.get(arg)
        is_unit = number is not None
        found.append(
            (state.place[number], state.box_of(number), *flags(state, 1 << number)) if is_unit else arg
        )
    return found


def those_take_part_who_were_chosen(press: Press, done: Done) -> Iterator[str]:
    """As many units of each group, helicopters and Air Points as were chosen, and nobody else."""
    if press.offer is None:
        return
    chosen = [
        unit
        for group, number in zip(press.offer["crew"], press.chosen, strict=True)
        for unit in group["ids"][:number]
    ]
    units = {unit.removeprefix(LIFTED) for unit in chosen if unit.removeprefix(LIFTED) in ID_OF}
    verb = "deploy" if press.id == "deploy" else "pick"
    took = {action.args[0] for action in done.actions if action.verb == verb}
    if units and took != units:
        yield f"{sorted(units)} were chosen, {sorted(took)} took part"
    carried = {action.args[0] for action in done.actions if action.verb == "lift"}
    if missing := {unit.removeprefix(LIFTED) for unit in chosen if unit.startswith(LIFTED)} - carried:
        yield f"{missing} were not airmobilized"
    points = [int(action.args[0]) for action in done.actions if action.verb == "air"]
    air = sum(unit.removeprefix(LIFTED) not in ID_OF for unit in chosen)
    if points != ([air] if air else []):
        yield f"{air} Air Points were chosen, {points} were committed"


def costs_what_it_says(press: Press, done: Done) -> Iterator[str]:
    """The price says what is left: so it is, where no dice fell and what was begun is carried out."""
    is_over = not done.after.agenda or step_of(done.after) != step_of(done.before)
    if done.rolled or is_over or isinstance(done.after.top, Preparing | Mobilize):
        return
    said = {track: (halves(was), halves(now)) for track, was, now in PRICE.findall(press.plan["price"])}
    before, after = levels(done.before), levels(done.after)
    for track, was in before.items():
        if track in said and said[track] != (was, after[track]):
            yield f"says {press.plan['price']!r}, but {track} went from {was} to {after[track]} halves"
        is_own = track != "support" or done.actions[0].seat == "gov"
        if track not in said and after[track] < was and is_own:
            yield f"says {press.plan['price']!r}, but {track} fell from {was} to {after[track]} halves"


def halves(text: str) -> int:
    """Return a number of points in half points."""
    whole = text.removesuffix("½")
    return 2 * int(whole or 0) + (whole != text)


def levels(state: State) -> dict[str, int]:
    """Return what there is to pay with, in half points."""
    points = {"AP": state.fln_ap, "Air Points": state.air, "Helicopter Points": state.helicopter}
    return {track: 2 * number for track, number in points.items()} | {"support": half_points(state)}


def nobody_comes_unasked(state: State, offer: Part, place: str) -> Iterator[str]:
    """Units that are preset stand at the place; only where nobody there can, one comes from elsewhere."""
    if place == "list":
        return
    preset = [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]
    if twice := [unit for unit, times in Counter(preset).items() if times > 1]:
        yield f"presets {twice} twice"
    if any(unit not in ID_OF for unit in preset):
        yield f"presets points: {preset}"
        return
    here = [unit for unit in preset if state.place[ID_OF[unit]] == place]
    if len(here) != len(preset) and (here or len(preset) > 1):
        yield f"presets {preset}, of whom only {here} are there"
