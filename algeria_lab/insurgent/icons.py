"""The nine actions: when each can be done, what may be chosen, what it does [INS-4]."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Rolled
from algeria_lab.core.steps import procedure
from algeria_lab.insurgent.cards import FRONTS, OTHER
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import SEEN, UP, Draft
from algeria_lab.insurgent.frames import (
    Act,
    Attack,
    Bomb,
    Capture,
    Expose,
    ExposeSlot,
    Flip,
    Frame,
    Hide,
    Hit,
    Jailbreak,
    Negotiate,
    Recruit,
    RecruitPlay,
)
from algeria_lab.insurgent.placing import PLAY_RECRUIT, activate, looked_at
from algeria_lab.insurgent.state import DECK, GRAVEYARD, PRISON, ROW, State
from algeria_lab.insurgent.steps import SKIP, SKIPPED, Args, Runs, Steps, Verb, decision, plain

ATTACK = cite("INS-4.2")
BOMB = cite("INS-4.3")
WAIVED = cite("INS-4.3.3")
RECRUIT = cite("INS-4.5")
NEGOTIATE = cite("INS-4.6")
EXPOSE = cite("INS-4.7")
CAPTURE = cite("INS-4.8")
JAILBREAK = cite("INS-4.9")
HIDE = cite("INS-4.10")
IMPOSSIBLE = cite("INS-3.4.3")
BOMB_DICE = 2
STANDS = (1, 2, 4, 5, 6)  # a 3 is thrown again
LEAST_HIT = 4


def attack_targets(state: State, seat: str) -> list[int]:
    """Return the opponent's face-up cards, and the prisoners [INS-4.2]."""
    targets = state.open_cards(OTHER[seat])
    if seat == "gov" or state.switches.fln_may_attack_prison:
        targets += state.zones[PRISON]
    return targets


def bomb_targets(state: State, seat: str) -> list[int]:
    """Return the opponent's face-up cards [INS-4.3.4]."""
    return state.open_cards(OTHER[seat])


def own_hidden(state: State, _seat: str) -> list[int]:
    """Return the FLN cards that lie face-down [INS-4.7]."""
    return [card for card in state.in_rows("fln") if card in state.down]


def hidden_slots(state: State, _seat: str) -> list[str]:
    """Return the places of face-down FLN cards, such as ``military-2``, from the bottom [INS-4.7.1].

    In the view of the French an unknown card lies face-down; nothing else tells it apart.
    """
    return [
        f"{front}-{place}"
        for front in FRONTS
        for place, card in enumerate(state.zones[ROW["fln"][front]], start=1)
        if card < 0 or card in state.down
    ]


def card_in_slot(state: State, slot: str) -> int:
    """Return the FLN card that lies in a place such as ``military-2``."""
    front, place = slot.split("-")
    return state.zones[ROW["fln"][front]][int(place) - 1]


def open_fln(state: State, _seat: str) -> list[int]:
    """Return the FLN cards that lie face-up [INS-4.8, INS-4.10]."""
    return state.open_cards("fln")


def prisoners(state: State, _seat: str) -> list[int]:
    """Return the cards in prison [INS-4.9]."""
    return state.zones[PRISON]


def own_deck(state: State, seat: str) -> list[int]:
    """Return a side's deck: RECRUIT and NEGOTIATE need a card in it [INS-4.5.1, INS-4.6]."""
    return state.zones[DECK[seat]]


# What an icon needs at least one of.
NEEDS: dict[str, Callable[[State, str], list[int] | list[str]]] = {
    "ATTACK": attack_targets,
    "BOMB": bomb_targets,
    "RECRUIT": own_deck,
    "NEGOTIATE": own_deck,
    "EXPOSE": hidden_slots,
    "CAPTURE": open_fln,
    "HIDE": open_fln,
    "JAILBREAK": prisoners,
}


# By which decision an icon is resolved; the French expose by place instead.
ASKS: dict[str, Callable[[Seat, int, int], Frame]] = {
    "ATTACK": Attack,
    "BOMB": Bomb,
    "RECRUIT": Recruit,
    "NEGOTIATE": Negotiate,
    "EXPOSE": Expose,
    "CAPTURE": Capture,
    "HIDE": Hide,
    "JAILBREAK": Jailbreak,
}


def run_act(draft: Draft, frame: Act) -> None:
    """Go on to the next icon that asks for a decision; what cannot be done is skipped [INS-3.4]."""
    seat, card, start = frame
    icons = draft.state.cards.icons[card]
    for place in range(start, len(icons)):
        icon = icons[place]
        if icon == "RALLY":
            continue
        if NEEDS[icon](draft.state, seat):
            if place + 1 < len(icons):
                draft.push(Act(seat, card, place + 1))
            ask = ExposeSlot if icon == "EXPOSE" and seat == "gov" else ASKS[icon]
            draft.push(ask(seat, card, place))
            return
        draft.note_idle(card, icon, IMPOSSIBLE)


def _each(targets: Callable[[State, str], list[int] | list[str]]) -> Callable[[State, Frame], list[Args]]:
    return lambda state, frame: [(target,) for target in targets(state, frame.seat)]


def resolve_attack(draft: Draft, frame: Attack, target: int) -> None:
    """Put the target in the graveyard."""
    draft.take_out(target, GRAVEYARD, ATTACK, "attack")


def resolve_bomb(draft: Draft, frame: Bomb) -> None:
    """Roll two dice; each hit asks for a target afterwards [INS-4.3.1, INS-4.3.7]."""
    seat, card, place = frame
    rolls = [draft.dice.again(STANDS) for _ in range(BOMB_DICE)]
    hits = sum([face >= LEAST_HIT for face, _ in rolls])
    if draft.events is not None:
        faces = tuple([face for _, thrown in rolls for face in thrown])
        where = draft.state.name(card)
        draft.events.append(Rolled("bomb", faces, (), hits, str(hits), "", LEAST_HIT, BOMB, where))
    if hits:
        draft.push(Hit(seat, card, place, hits))


def resolve_hit(draft: Draft, frame: Hit, target: int) -> None:
    """Put the target in the graveyard; hits beyond the targets are lost [INS-4.3.2, INS-4.3.6]."""
    draft.take_out(target, GRAVEYARD, BOMB, "hit")
    waive_hit(draft, frame)


def waive_hit(draft: Draft, frame: Hit) -> None:
    """Go on with the next hit, if there is one and a target for it [INS-4.3.3]."""
    if frame.hits > 1 and bomb_targets(draft.state, frame.seat):
        draft.push(frame._replace(hits=frame.hits - 1))


def resolve_recruit(draft: Draft, frame: Recruit) -> None:
    """Look at the top two cards; one of them must be played [INS-4.5.2]."""
    seat = frame.seat
    seen_by = "" if draft.state.is_automaton(seat) else seat
    draft.reveal(seen_by, "looked", looked_at(draft.state, seat), RECRUIT, "recruit")
    draft.push(RecruitPlay(*frame))


def resolve_negotiate(draft: Draft, frame: Negotiate) -> None:
    """Draw a card; the automaton flips and plays one instead [INS-4.6, INS-6.3]."""
    seat = frame.seat
    if draft.state.is_automaton(seat):
        draft.push(Flip(seat))
    else:
        draft.draw_cards(seat, 1, NEGOTIATE, "negotiate")


def resolve_expose(draft: Draft, frame: Expose | ExposeSlot, card: int) -> None:
    """Turn a card face-up; the FLN resolve it anew [INS-4.7]."""
    if card not in draft.state.known:
        draft.reveal("gov", "exposed", [card], EXPOSE, "expose")
    draft.turn(card, up=True, rule=EXPOSE, why="expose")
    activate(draft, "fln", card)


def resolve_expose_slot(draft: Draft, frame: ExposeSlot, slot: str) -> None:
    """Turn the card in a place face-up."""
    resolve_expose(draft, frame, card_in_slot(draft.state, slot))


def resolve_capture(draft: Draft, frame: Capture, target: int) -> None:
    """Put the target in prison; its front is remembered [INS-4.8]."""
    draft.take_out(target, PRISON, CAPTURE, "capture")


def resolve_hide(draft: Draft, frame: Hide, target: int) -> None:
    """Turn the target face-down; what it still had to do is lost [INS-4.10]."""
    draft.turn(target, up=False, rule=HIDE, why="hide")


def resolve_jailbreak(draft: Draft, frame: Jailbreak, prisoner: int, facing: str) -> None:
    """Return a prisoner to the front it was captured from, on top [INS-4.9, INS-4.9.1]."""
    row = ROW["fln"][draft.state.captured_from[prisoner]]
    draft.place(prisoner, row, UP if facing == UP else SEEN, JAILBREAK, "jailbreak")
    if facing == UP:
        activate(draft, "fln", prisoner)


def _ways_out(state: State, frame: Jailbreak) -> list[Args]:
    return [(card, facing) for card in state.zones[PRISON] for facing in ("up", "down")]


STEPS: Steps = {
    **decision(
        Attack, {"attack": Verb(ATTACK, ("card",), _each(attack_targets), resolve_attack), SKIP: SKIPPED}
    ),
    **decision(Bomb, {"bomb": plain(BOMB, resolve_bomb, rolls=True), SKIP: SKIPPED}),
    **decision(
        Hit,
        {
            "hit": Verb(BOMB, ("card",), _each(bomb_targets), resolve_hit),
            SKIP: plain(WAIVED, waive_hit, ends=True),
        },
    ),
    **decision(Recruit, {"recruit": plain(RECRUIT, resolve_recruit), SKIP: SKIPPED}),
    **decision(RecruitPlay, {"play": PLAY_RECRUIT}),
    **decision(Negotiate, {"negotiate": plain(NEGOTIATE, resolve_negotiate), SKIP: SKIPPED}),
    **decision(Expose, {"expose": Verb(EXPOSE, ("card",), _each(own_hidden), resolve_expose), SKIP: SKIPPED}),
    **decision(
        ExposeSlot,
        {"expose": Verb(EXPOSE, ("slot",), _each(hidden_slots), resolve_expose_slot), SKIP: SKIPPED},
    ),
    **decision(
        Capture, {"capture": Verb(CAPTURE, ("card",), _each(open_fln), resolve_capture), SKIP: SKIPPED}
    ),
    **decision(Hide, {"hide": Verb(HIDE, ("card",), _each(open_fln), resolve_hide), SKIP: SKIPPED}),
    **decision(
        Jailbreak,
        {"jailbreak": Verb(JAILBREAK, ("card", "facing"), _ways_out, resolve_jailbreak), SKIP: SKIPPED},
    ),
}
RUNS: Runs = procedure(Act, run_act)
