"""An act as a card: who did what where, the dice with their chances, what came of it, what it moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.missions.rolls import is_for_several
from algeria_lab.algeria.spending import HALVES, half_points
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Rolled
from algeria_lab.views.algeria.telling.acts import ALIKE, Act, moments
from algeria_lab.views.algeria.telling.lists import count_ordered, is_listed, listed_units
from algeria_lab.views.algeria.telling.logbook import places_of
from algeria_lab.views.algeria.telling.sums import is_spent, level, losses, moved
from algeria_lab.views.algeria.words.rolls import roll_effect, roll_title, roll_view
from algeria_lab.views.algeria.words.story import story
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.messages import Value

Line = dict[str, Any]
# Choices that the title of their card says.
TITLED = frozenset({"quick", "harass", "flush", "intelligence", "done", "convert", "place", "shift"})
PAYS = {"fln": "fln_ap", "gov": "gov_psl"}  # what a side pays its reinforcement with
# What is bought or sent somewhere is told as a list.
LISTS = frozenset({"setup", "reinforcement", "deployment"})


def make_card(words: Words, act: Act, seat: str) -> dict[str, Any]:
    """Return an act as the board tells it.

    Args:
        words: The reader's language.
        act: The act.
        seat: The reader's side: its own acts are told as such.
    """
    found = lines(words, act, seat)
    return {
        "kind": act.kind,
        "seat": act.seat,
        "own": act.is_of(seat),
        "title": sentence(_heading(words, act)),
        "places": act_places(act, [place for line in found for place in line["places"]]),
        "lines": found,
        **_tally(words, act),
    }


def _tally(words: Words, act: Act) -> dict[str, Any]:
    """Return what an act moved, but for the track of which its title has said from where to where it went."""
    whole = tally(words, [act])
    said = PAYS[act.seat] if act.kind == "reinforcement" and act.begun_by else ""
    return whole | {"moved": [row for row in whole["moved"] if row["id"] != said]}


def act_places(act: Act, told: Sequence[str] = ()) -> list[str]:
    """Return where an act happened: its own place, those that are *told*, those whose tracks it moved."""
    own = [act.place] if act.place else []
    counted = [event.where for event in act.events if isinstance(event, Counted) and event.where in PLACES]
    return list(dict.fromkeys([*own, *told, *counted]))


def tally(words: Words, acts: Sequence[Act]) -> dict[str, Any]:
    """Return what acts in a row moved together, and what became of units."""
    events = [event for act in acts for event in act.events]
    return {
        "moved": moved(words, acts[0].before, acts[-1].after, events),
        "losses": losses(words, events),
    }


def lines(words: Words, act: Act, seat: str) -> list[Line]:
    """Return what happened in an act, line by line: sentences with their rules, rolls with their chances.

    Args:
        words: The reader's language.
        act: The act.
        seat: The reader's side, which need not be told that it has passed.
    """
    events = [event for event in act.events if not _is_said(event, seat) and not is_spent(event)]
    if act.kind in LISTS:
        rest = [event for event in events if not is_listed(event, act.seat)]
        told = _told(words, [event for event in rest if not isinstance(event, Moved)], act.after)
        # What units of the other side did meanwhile comes last.
        others = _told(words, [event for event in rest if isinstance(event, Moved)], act.after)
        return [*told, *listed_units(words, act), *others]
    if act.kind == "interphase":
        return list(_told(words, _control_together(events), act.after, "telling-roll"))
    if act.kind in ALIKE and moments(act) > 1:
        events = [event for event in events if not isinstance(event, Counted) and not _arrives(event)]
        return [*_prices(words, act), *_told(words, events, act.after, "telling-roll-brief")]
    return list(_told(words, events, act.after))


def _is_said(event: Event, seat: str) -> bool:
    """Return whether the title says an event, or the reader did it."""
    if isinstance(event, Chose):
        return event.seat == seat or event.action.split()[1] in TITLED
    return isinstance(event, Entered)


def _arrives(event: Event) -> bool:
    return isinstance(event, Moved) and event.why == "arrives"


def _control_together(events: Sequence[Event]) -> list[Event]:
    """Return the events of the end of a turn: dice for control first, then who controls what."""

    def place(event: Event) -> tuple[int, str]:
        if isinstance(event, Rolled) and event.what.startswith("control"):
            return 1, ""
        if isinstance(event, Flipped) and event.what == "control":
            return 2, str(event.to) or "none"
        return (0 if isinstance(event, Chose) else 3), ""

    return sorted(events, key=place)


def _told(words: Words, events: Sequence[Event], after: State, way: str = "") -> Iterator[Line]:
    """Yield a line for what is told of *events*; *way* is how rolls are told where many stand in rows."""
    for told in story(words, events):
        event, places = told.event, places_of(told.event, after)
        if isinstance(event, Rolled) and event.faces:
            yield {"places": places, **(_row(words, event, way) if way else _roll(words, event, told.text))}
        elif told.text:
            yield {"text": told.text, "rule": event.rule, "places": places}


def _roll(words: Words, event: Rolled, story: str) -> Line:
    """Return a roll with what came of it and how; of several units the *story* says that."""
    roll = roll_view(words, event, 0, ())
    several = is_for_several(event)
    return {
        "text": _came(words, event, "telling-roll", words.cite(event.rule)),
        "more": story if several else _worked_out(words, roll),
        "rule": event.rule,
        **_fell(words, roll),
    }


def _row(words: Words, event: Rolled, way: str) -> Line:
    """Return a roll in one row: the lines above have said under which rule, and perhaps what for."""
    roll = roll_view(words, event, 0, ())
    more = words.listed(_mods(words, roll))
    if event.what.startswith("depreciation") and event.mods:
        way = "telling-roll-because"
    return {"text": _came(words, event, way), "more": more, "rule": "", **_fell(words, roll)}


def _came(words: Words, event: Rolled, way: str, cite: str = "") -> str:
    values: dict[str, Value] = {"title": roll_title(words, event), "effect": roll_effect(words, event)}
    values["why"] = words.listed(words.say(f"why-{mod.why}", count=abs(mod.value)) for mod in event.mods)
    return sentence(words.say(way, cite=cite, **values, **words.where(event.where)))


def _fell(words: Words, roll: dict[str, Any]) -> Line:
    return {"faces": roll["faces"], "chance": words.say("telling-chance", chance=roll["chance"])}


def _worked_out(words: Words, roll: dict[str, Any]) -> str:
    """Return how faces led to a row: each modifier with its reason, their sum, and what was read."""
    mods = words.listed(_mods(words, roll))
    return " ".join(filter(None, (mods and sentence(f"{mods}."), roll["read"])))


def _mods(words: Words, roll: dict[str, Any]) -> list[str]:
    """Return each modifier of a roll with its reason, and what they make together."""
    parts = [
        words.say("telling-mod", value=words.change(mod["value"]), why=mod["text"], rule=mod["rule"])
        for mod in roll["mods"]
    ]
    if parts:
        parts.append(words.say("telling-total", total=words.number(roll["total"])))
    return parts


def _prices(words: Words, act: Act) -> Iterator[Line]:
    """Yield what the missions of one card cost together."""
    costs = [event for event in act.events if isinstance(event, Counted) and event.why == "mission-cost"]
    for track in dict.fromkeys(event.track for event in costs):
        paid = [event for event in costs if event.track == track]
        change = words.change(sum(event.change for event in paid))
        text = words.say(
            "telling-price",
            track=words.track(track),
            change=change,
            count=len(paid),
            cite=words.cite(paid[0].rule),
        )
        yield {"text": sentence(text), "rule": paid[0].rule, "places": []}


def _heading(words: Words, act: Act) -> str:
    return words.say("telling-goes-on", title=title(words, act)) if act.goes_on else title(words, act)


def title(words: Words, act: Act) -> str:
    """Return what was done, as a heading."""
    values: dict[str, Value] = {"seat": act.seat or "none", "turn": act.before.turn, "count": moments(act)}
    values |= words.where(act.place) if act.place else {}
    key = f"telling-{act.kind.replace('_', '-')}"
    if act.kind == "reinforcement":
        return _title_bought(words, act)
    if act.kind == "random_events":
        return words.say(key, turn=act.after.turn, event=_event(words, act))
    if act.kind in ALIKE:
        where = next((event.where for event in act.events if isinstance(event, Rolled)), act.place)
        key, values = (f"{key}-many" if moments(act) > 1 else key), values | words.where(where)
    if act.kind == "oas":
        values |= words.where(act.after.oas)
    return words.say(key, **values)


def _event(words: Words, act: Act) -> str:
    rolled = (event for event in act.events if isinstance(event, Rolled) and event.what == "event")
    return words.say(f"result-event-{next((event.row for event in rolled), 'none')}")


def _title_bought(words: Words, act: Act) -> str:
    """Return what a side bought, what it cost, and from where to where that led."""
    if not act.begun_by:
        return words.say("telling-income" if act.seat == "fln" else "telling-ready", income=_income(act))
    track = PAYS[act.seat]
    bought = (
        count_ordered(act.events, "build", "convert")
        if act.seat == "fln"
        else count_ordered(act.events, "mobilize")
    )
    return words.say(
        f"telling-bought-{act.seat}",
        count=bought,
        income=_income(act),
        cost=_spent(words, act),
        points=(half_points(act.before) - half_points(act.after)) / HALVES,
        before=level(words, act.before, track),
        after=level(words, act.after, track),
    )


def _income(act: Act) -> int:
    counted = (event for event in act.events if isinstance(event, Counted) and event.track == "fln_ap")
    return sum(event.change for event in counted if event.change > 0)


def _spent(words: Words, act: Act) -> str:
    if act.seat == "fln":
        return words.number(act.before.fln_ap + _income(act) - act.after.fln_ap)
    return halved(words, half_points(act.before) - half_points(act.after))
