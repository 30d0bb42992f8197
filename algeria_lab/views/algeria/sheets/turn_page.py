"""The page of a turn: what moved both lines and how likely it was, what happened, what to think about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import AREA_IDS, PLACES
from algeria_lab.algeria.board.units import names
from algeria_lab.algeria.state import REMOVED
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Event, Flipped, Rolled
from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.algeria.causes import SPENDING
from algeria_lab.lessons.algeria.turn_account import Kind, TurnAccount, turn_accounts
from algeria_lab.lessons.algeria.turn_thoughts import thoughts_by_turn
from algeria_lab.views.play.sheets.models import Gauge, Item, Section, Thought, TurnSheet
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.words.text import Words

SMALL_DENOMINATOR = 36
# Rolls that are told on the page; what the others brought stands among the causes, the losses or the areas.
TOLD_ROLLS = frozenset(
    {"arms", "infiltration", "elections", "un-debate", "purge", "nato", "suez", "independence-check"}
    | {"coup-check", "coup", "no-mobile-units", "oas-suppression"}
)
TOLD_FLIPS = frozenset({"oas", "independent", "slow_reaction", "shorter_leader", "winner"})
# What history says of a matter is told in the turn in which the game brings it up.
HISTORY = (
    "independence",
    "coup",
    "oas",
    "resettled",
    "un-debate",
    "suez",
    "purge",
    "sartre",
    "amnesty",
    "arms",
)


def turn_sheet(history: Sequence[Entry[State]], turn: int, words: Words) -> TurnSheet:
    """Return the page of one turn.

    Raises:
        UnknownName: If there is no such turn.
    """
    sheets = turn_sheets(history, words)
    if turn not in sheets:
        raise UnknownName("turn", turn, map(str, sheets))
    return sheets[turn]


def turn_sheets(history: Sequence[Entry[State]], words: Words) -> dict[int, TurnSheet]:
    """Return the pages of all turns, the one that still runs as it stands."""
    accounts = turn_accounts(history)
    thoughts = thoughts_by_turn(accounts)
    now = history[-1].state
    found = {}
    for account in accounts:
        turn, thought = account.turn, thoughts[account.turn]
        running = turn == now.turn and not now.winner
        found[turn] = TurnSheet(
            turn=turn,
            last=accounts[-1].turn,
            at=account.first,
            title=words.say("turn-page-title-so-far" if running else "turn-page-title", turn=turn),
            date=words.say("turn-page-date", scenario=words.scenario(now.scenario)),
            gauges=tuple(_gauge(account, side, words) for side in SEATS),
            sections=tuple(_sections(account, words)),
            thought=Thought(
                words.say(f"turn-thought-kind-{thought.kind}"), words.say(f"turn-thought-{thought.id}")
            ),
        )
    return found


def _gauge(account: TurnAccount, side: Seat, words: Words) -> Gauge:
    before, after = account.level(side)
    return Gauge(
        side,
        words.track(f"{side}_psl"),
        before,
        after,
        words.change(after - before),
        tuple(cause_item(kind, words) for kind in account.kinds(side)),
    )


def cause_item(kind: Kind, words: Words, name: str = "") -> Item:
    """Return causes of one name in a line, with the chance of the one that moved most."""
    most = kind.largest
    name = name or words.say("turn-page-points" if kind.cause == "points" else f"charts-cause-{kind.cause}")
    where = plainly(words, most.where)
    text, note = name, ""
    if len(kind.parts) > 1:
        text = words.say("turn-page-cause-times", cause=name, count=len(kind.parts))
    elif where:
        text = words.say("turn-page-cause-at", cause=name, at=where["at"])
    if most.chance is None:
        note = words.say("turn-page-choice" if kind.cause in SPENDING else "turn-page-due")
    else:
        note = chance_words(words, most.chance, most.span)
        if len(kind.parts) > 1:
            key = "turn-page-part" if where else "turn-page-part-nowhere"
            note = words.say(key, change=words.change(most.change), chance=note, **where)
    up, down = kind.both_ways
    if up and down:  # what it took back would not show in the sum
        text = words.say("turn-page-both-ways", text=text, up=words.change(up), down=words.change(down))
    return Item(text, words.change(kind.change), note, most.side, most.ply)


def plainly(words: Words, place: str) -> dict[str, str]:
    """Return a place with its preposition and without its code, as `words.where` does with it."""
    if place not in PLACES:
        return {}
    return {"at": words.say("place-at", place=words.place_name(place), id=place)}


def chance_words(words: Words, share: Fraction, span: Sequence[str] = ()) -> str:
    """Return a chance in words: "1 chance in 6" where the numbers are small, else in percent.

    Args:
        words: The reader's language.
        share: The chance.
        span: Lowest and highest sum of the dice that have it together; empty where it is of one result.
    """
    if span:
        low, high = span
        return words.say("turn-page-chance-span", chance=chance_words(words, share), low=low, high=high)
    if share.denominator <= SMALL_DENOMINATOR:
        return words.say("turn-page-chance", number=share.numerator, of=share.denominator)
    return words.say("turn-page-chance-percent", percent=percent(words, share))


def _sections(account: TurnAccount, words: Words) -> Iterator[Section]:
    yield _section("events", words, _events(account, words), "turn-page-nothing")
    if account.crossings:
        marks = (
            words.say(f"turn-page-mark-{one.side}-{one.threshold}-{one.way}", level=one.level)
            for one in account.crossings
        )
        yield _section("marks", words, marks)
    yield Section("control", words.say("turn-page-control"), tuple(_control(account, words)))
    yield Section(
        "losses",
        words.say("turn-page-losses"),
        tuple(_losses(account, words)),
        words.say("turn-page-losses-note"),
    )
    if history := [words.say(f"turn-page-history-{key}") for key in _matters(account)]:
        yield Section(
            "history",
            words.say("turn-page-history"),
            tuple(map(Item, history)),
            words.say("turn-page-history-note"),
        )


def _section(name: str, words: Words, lines: Iterator[str], none: str = "") -> Section:
    items = tuple(Item(line) for line in lines)
    return Section(name, words.say(f"turn-page-{name}"), items or (Item(words.say(none)),))


def _events(account: TurnAccount, words: Words) -> Iterator[str]:
    for event in account.events:
        if isinstance(event, Rolled) and event.what == "event":
            if event.row == "none":
                yield sentence(words.say("turn-page-event-none"))
            else:
                yield words.say("turn-page-event", event=words.say(f"result-event-{event.row}"))
        elif _is_told(event) and (text := words.event(event)):
            yield text
    if removed := account.end.at[REMOVED] & ~account.start.at[REMOVED]:
        yield words.say("turn-page-removed", units=words.units(names(removed)))
    yield from _markers(account, words)


def _markers(account: TurnAccount, words: Words) -> Iterator[str]:
    before, now = account.start, account.end
    new = {
        "terror-on": now.terror - before.terror,
        "terror-off": before.terror - now.terror,
        "resettled": now.resettled - before.resettled,
    }
    for what, places in new.items():
        if places:
            in_order = [place for place in AREA_IDS if place in places]
            yield words.say(f"turn-page-{what}", places=listed(words, in_order))


def _is_told(event: Event) -> bool:
    if isinstance(event, Rolled):
        return event.what in TOLD_ROLLS
    return isinstance(event, Flipped) and event.what in TOLD_FLIPS


def listed(words: Words, places: Sequence[str]) -> str:
    """Return places by name without their codes."""
    return words.listed(words.place_name(place) for place in places)


def _control(account: TurnAccount, words: Words) -> Iterator[Item]:
    changes = account.control_changes()
    for side, places in changes.items():
        if places:
            key = f"turn-page-control-{side or 'none'}"
            yield Item(listed(words, places), _named(words, words.say(key)), side=side)
    if not any(changes.values()):
        yield Item(words.say("turn-page-control-same"))


def _losses(account: TurnAccount, words: Words) -> Iterator[Item]:
    lost = account.losses
    counts: Mapping[Seat, Mapping[str, int]] = {
        "fln": {
            "eliminated": lost.fln_eliminated,
            "reduced": lost.fln_reduced,
            "neutralized": lost.fln_neutralized,
        },
        "gov": {"neutralized": lost.gov_neutralized},
    }
    for side, numbers in counts.items():
        told = (words.say(f"turn-page-losses-{how}", count=count) for how, count in numbers.items() if count)
        text = words.listed(told) or words.say("turn-page-losses-none")
        yield Item(text, _named(words, words.side(side)), side=side)


def _named(words: Words, name: str) -> str:
    return words.say("turn-page-named", name=name)


def _matters(account: TurnAccount) -> Iterator[str]:
    """Yield the matters of the turn of which history can be told."""
    happened = {
        "independence": bool(account.flipped("independent")),
        "coup": bool(account.rolled("coup")),
        "oas": any(event.why == "pending" for event in account.flipped("oas")),
        "resettled": bool(account.flipped("resettled")),
        **{event.row: True for event in account.rolled("event") if event.row != "independence"},
    }
    yield from (key for key in HISTORY if happened.get(key))
