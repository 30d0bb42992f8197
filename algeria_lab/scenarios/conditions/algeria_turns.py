"""What happens in *Algeria*: what conditions look for in a step, and parts of a turn without a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.phases import interphase
from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.algeria.phases.random_events import roll_event
from algeria_lab.algeria.state import DEAD, State
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Event, Flipped, Moved, Rolled
from algeria_lab.core.odds import odds
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.scenarios.conditions.odds import (
    Shares,
    chance_in,
    leaves_left,
    mean_in,
    take_leaves,
    too_many,
)
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Kind,
    Moment,
    Parameter,
    Reader,
    Value,
)

Places = Callable[[Event], Iterable[str]]


def _turned(what: str, *, on: bool) -> Places:
    """Return what finds that a marker or a condition was turned: its areas, or one place without a name."""

    def places(event: Event) -> Iterable[str]:
        is_it = isinstance(event, Flipped) and event.what == what and bool(event.to) == on
        return (event.names or ("",)) if is_it and isinstance(event, Flipped) else ()

    return places


def _neutralized(event: Event) -> Iterable[str]:
    return [""] * len(tuple(_turned("neutralized", on=True)(event)))


def _rolled(what: str) -> Places:
    return lambda event: (event.where,) if isinstance(event, Rolled) and event.what == what else ()


def _died(event: Event) -> Iterable[str]:
    return [""] * len(event.pieces) if isinstance(event, Moved) and event.place == DEAD else ()


def _control(event: Event) -> Iterable[str]:
    return event.names if isinstance(event, Flipped) and event.what == "control" else ()


HAPPENINGS: Mapping[str, Places] = {
    "resettlement": _turned("resettled", on=True),
    "terror": _turned("terror", on=True),
    "terror-end": _turned("terror", on=False),
    "neutralization": _neutralized,
    "loss": _died,
    "combat": _rolled("fln-fire"),
    "control": _control,
    "coup": _rolled("coup"),
    "independence": _turned("independent", on=True),
    "oas": _turned("oas", on=True),
}


def _adjust(draft: Draft) -> None:
    interphase.charge_oas(draft)
    interphase.charge_areas(draft)
    interphase.charge_absence(draft)
    interphase.reward_army_abroad(draft)
    interphase.reward_control(draft)


# Parts of a turn that happen by themselves, as the rules carry them out.
_PARTS: Mapping[str, Callable[[Draft], None]] = {
    "random-event": roll_event,
    "control": interphase.judge_control,
    "depreciation": interphase.depreciate,
    "recovery": interphase.recover_units,
    "terror-recovery": interphase.recover_areas,
    "coup": check_coup,
    "adjustment": _adjust,
}


def _after_part(moment: Moment, part: str, of: Reader) -> Shares:
    """Return how likely each value is after a part of a turn.

    Raises:
        WrongExpression: If it has too many outcomes to count.
    """
    most = leaves_left()

    def once(dice: Dice) -> Value:
        take_leaves()
        state: State = moment.state.copy()
        draft = Draft(state, dice)
        with suppress(GameOver):
            _PARTS[part](draft)
        return of(moment._replace(state=state, before=moment.state, events=draft.happened))

    try:
        return dict(odds(once, most_leaves=most))
    except TooManyOutcomes as error:
        raise too_many(part, most) from error


def _parameters(kind: Kind) -> tuple[Parameter, ...]:
    part = Parameter("part", ("text",), Domain("part", _PARTS))
    return part, Parameter("of", (kind,), lazy=True, has_events=True)


PARTS: Mapping[str, Function] = {
    "chance_in": Function("number", chance_in(_after_part), _parameters("truth"), plays=True),
    "mean_in": Function("number", mean_in(_after_part), _parameters("number"), plays=True),
}
