"""The page of a Campaign, which a Propaganda Round ends: what moved both sums, what the Round did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Counted, Entered, Moved
from algeria_lab.core.refusals import UnknownName
from algeria_lab.twilight.folding import TERROR
from algeria_lab.twilight.pieces import CUBES, GUERRILLAS, KINDS
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE
from algeria_lab.views.play.sheets.models import Gauge, Item, Section, Thought, TurnSheet
from algeria_lab.views.twilight.board.control import control_line
from algeria_lab.views.twilight.sheets.ending import TRACKS, moved
from algeria_lab.views.twilight.telling.acts import PROPAGANDA, TURN, Act, acts_of
from algeria_lab.views.twilight.telling.losses import losses_said
from algeria_lab.views.twilight.telling.tales import Passage, passages
from algeria_lab.views.twilight.telling.teller import CampaignTeller

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

TOP: Final = 60  # of the drawing of a sum
LINE: Final = {"fln": OPPOSITION_LINE, "gov": SUPPORT_LINE}
REDEPLOY: Final = "CT-6.5"
RESOURCES: Final = {"gov_resources": "gov", "fln_resources": "fln"}
# The questions in the order in which they are tried, each with what it asks about.
THOUGHTS: Final = {
    "resettled": "view",
    "commitment": "cause",
    "terror": "view",
    "losses": "limit",
    "neither": "cause",
    "sums": "limit",
}


def round_turns(history: Sequence[Entry[State]]) -> list[int]:
    """Return on which cards, by number of cards revealed, a Propaganda Round was held."""
    found = (
        event.turn
        for entry in history
        for event in entry.events
        if isinstance(event, Entered) and event.phase == "victory"
    )
    return list(dict.fromkeys(found))


def pages_at(history: Sequence[Entry[State]], at: int) -> dict[str, int]:
    """Return how many Campaigns have a page, and which page is at hand at a moment.

    In a look back that is the Campaign of the moment; in the present the last that has ended, if any has.
    """
    rounds, now = round_turns(history), history[-1].state
    ended = sum(turn < now.turn or bool(now.winner) for turn in rounds)
    running = bool(not rounds or rounds[-1] < now.turn)
    count = len(rounds) + running
    if at < len(history) - 1:
        return {"here": 1 + sum(turn < history[at].state.turn for turn in rounds), "count": count}
    return {"here": max(ended, 1), "count": count}


def page_due(history: Sequence[Entry[State]], ended: int | None) -> int | None:
    """Return the page that is to be read now that a card has ended; None unless a Round ended with it."""
    rounds = round_turns(history)
    return rounds.index(ended) + 1 if ended in rounds else None


def campaign_sheet(history: Sequence[Entry[State]], number: int, words: TwilightWords) -> TurnSheet:
    """Return the page of a Campaign, the first is 1; one that still runs as it stands.

    Raises:
        UnknownName: If there is no such Campaign.
    """
    campaigns = _campaigns(history)
    if not 1 <= number <= len(campaigns):
        raise UnknownName("campaign", number, map(str, range(1, len(campaigns) + 1)))
    acts = campaigns[number - 1]
    before, after = acts[0].before, acts[-1].after
    cards = {"first": before.turn + 1 if number > 1 else 1, "last": acts[-1].before.turn}
    ended = acts[-1].kind == PROPAGANDA
    return TurnSheet(
        turn=number,
        last=len(campaigns),
        at=next(at for at, entry in enumerate(history) if entry.state.turn >= cards["first"]),
        title=words.say("campaign-page-title" if ended else "campaign-page-title-so-far", number=number),
        date=words.say("campaign-page-cards", **cards),
        gauges=tuple(_gauge(acts, side, words) for side in SEATS),
        sections=tuple(_sections(acts, before, after, words)),
        thought=_thought(campaigns, number, words),
    )


def _campaigns(history: Sequence[Entry[State]]) -> list[list[Act]]:
    """Return the acts of each Campaign: it ends with the last phase of a Round."""
    found: list[list[Act]] = [[]]
    for act in acts_of(history, 1, len(history) - 1):
        if found[-1] and found[-1][-1].kind == PROPAGANDA and act.kind != PROPAGANDA:
            found.append([])
        found[-1].append(act)
    return [acts for acts in found if acts]


def _gauge(acts: Sequence[Act], side: Seat, words: TwilightWords) -> Gauge:
    track = TRACKS[side]
    before, after = getattr(acts[0].before, track), getattr(acts[-1].after, track)
    return Gauge(
        side,
        words.say("campaign-gauge", track=words.say(f"campaign-track-{track}"), line=LINE[side]),
        before,
        after,
        words.change(after - before),
        tuple(_causes(acts, side, words)) or (Item(words.say("turn-page-still")),),
        marks=(LINE[side],),
        top=TOP,
    )


def _causes(acts: Sequence[Act], side: Seat, words: TwilightWords) -> Iterator[Item]:
    """Yield each act that moved the sum of a side, in the order in which they came, with its card."""
    teller = CampaignTeller(words)
    for act in acts:
        if change := moved(act, side):
            card = words.card(act.after.card)
            title = teller.title(act)
            note = card if act.kind == TURN and card not in title else ""
            yield Item(title, words.change(change), note, act.seat, act.at)


def _sections(acts: Sequence[Act], before: State, after: State, words: TwilightWords) -> Iterator[Section]:
    for name, lines in {
        "resources": _resources(acts, words),
        "commitment": _phase(acts, "commitment", words),
        "redeploy": _redeployed(acts, words),
        "reset": _phase(acts, "reset", words),
    }.items():
        if items := tuple(lines):
            yield Section(name, words.say(f"campaign-page-{name}"), items)
    control = control_line(before, after, words)
    if control:
        text = f"{control['text']}{words.cite(control['rule'])}"
        yield Section("control", words.say("campaign-page-control"), (Item(text),))
    if lost := losses_said(acts, words):
        yield Section("losses", words.say("campaign-page-losses"), tuple(map(Item, lost)))


def _resources(acts: Sequence[Act], words: TwilightWords) -> Iterator[Item]:
    """Yield what each side received in the Round, and for what."""
    for passage in _passages(acts, "resources", words):
        counted = passage.events[0]
        if isinstance(counted, Counted):
            yield _item(passage, words, RESOURCES.get(counted.track, ""))


def _phase(acts: Sequence[Act], phase: str, words: TwilightWords) -> Iterator[Item]:
    for passage in _passages(acts, phase, words):
        if not isinstance(passage.events[0], Entered):
            yield _item(passage, words)


def _passages(acts: Sequence[Act], phase: str, words: TwilightWords) -> Iterator[Passage]:
    for act in acts:
        if act.phase == phase:
            yield from passages(words, act.events)


def _item(passage: Passage, words: TwilightWords, side: str = "") -> Item:
    return Item(f"{passage.text}{words.cite(passage.rule)}", side=side)


def _redeployed(acts: Sequence[Act], words: TwilightWords) -> Iterator[Item]:
    """Yield which pieces each side has moved in the Redeploy Phase, and to how many spaces."""
    moves = [event for act in acts if act.phase == "redeploy" for event in act.events]
    for side, kinds in {"gov": CUBES, "fln": GUERRILLAS}.items():
        names = {KINDS[kind] for kind in kinds}
        pieces: list[str] = []
        places: set[str] = set()
        for event in moves:
            if isinstance(event, Moved):
                gone = [piece.partition("@")[0] for piece in event.pieces]
                own = [name for name in gone if name in names]
                pieces += own
                places |= {event.place} if own else set()
        if pieces:
            said = words.say("campaign-page-moved", pieces=words.stack(pieces), places=len(places))
            yield Item(f"{said}{words.cite(REDEPLOY)}", side=side)


def _thought(campaigns: Sequence[Sequence[Act]], number: int, words: TwilightWords) -> Thought:
    """Return a question that fits what happened; one that was asked before only where no other fits."""
    asked: list[str] = []
    for acts in campaigns[:number]:
        fitting = list(_fitting(acts, words))
        asked.append(next((name for name in fitting if name not in asked), fitting[-1]))
    name = asked[-1]
    return Thought(words.say(f"turn-thought-kind-{THOUGHTS[name]}"), words.say(f"campaign-thought-{name}"))


def _fitting(acts: Sequence[Act], words: TwilightWords) -> Iterator[str]:
    before, after = acts[0].before, acts[-1].after
    terror = any(
        isinstance(event, Counted) and event.track == TERROR and event.change > 0
        for act in acts
        for event in act.events
    )
    happened = {
        "resettled": sum(after.resettled) > sum(before.resettled),
        "commitment": after.commitment < before.commitment,
        "terror": terror,
        "losses": bool(losses_said(acts, words)),
        "neither": True,
        "sums": True,
    }
    yield from (name for name in THOUGHTS if happened[name])
