"""How a sensible player resolves icons: one fixed rule for each decision of INS-11.1 but the play itself.

The same rules serve for real decisions and inside the deals that a play is tried out on, there for both
sides. They read what the deciding side may know: face-up cards, places of hidden ones, and row totals, which
for a real French decision are guesses (see `worth.with_guessed_totals`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import DOWN, UP
from algeria_lab.insurgent.frames import (
    Act,
    Attack,
    Bomb,
    Capture,
    Expose,
    ExposeSlot,
    Hide,
    Hit,
    Jailbreak,
    Mulligan,
    Negotiate,
    Recruit,
    RecruitPlay,
)
from algeria_lab.insurgent.icons import (
    NEEDS,
    attack_targets,
    bomb_targets,
    card_in_slot,
    hidden_slots,
    open_fln,
    own_hidden,
)
from algeria_lab.insurgent.placing import ON_DISCARD, looked_at, ways_to_play
from algeria_lab.insurgent.state import DECK, HAND, PRISON, UNKNOWN, State
from algeria_lab.insurgent.steps import SKIP, Args
from algeria_lab.players.insurgent.worth import FRONT_INDEX, Judge, Sight

MEAN_HIDDEN = 1.3  # icons of an unknown card in an FLN row: nearer one than two
STRIKES = frozenset({"ATTACK", "CAPTURE", "BOMB"})
OPENING_HAND = 5
# An ATTACK that could only kill prisoners is not looked forward to.
USEFUL = {**NEEDS, "ATTACK": bomb_targets}
FRONT_NUMBER: Mapping[str, int] = {front: at for at, front in enumerate(FRONTS)}


class Pick(NamedTuple):
    """A decision with its reason.

    Attributes:
        verb: What is done.
        args: With what, by number.
        reason: Why: the message id is ``judgement-duel-`` and this word.
        gain: What it promises, in fronts.
        ways: How many ways were compared.
        second: What the next best way promises.
        deals: On how many deals of the hidden cards it was tried out; 0 if it needed none.
    """

    verb: str
    args: Args
    reason: str
    gain: float = 0.0
    ways: int = 0
    second: float = 0.0
    deals: int = 0


def waiting_icons(state: State, card: int) -> Sequence[str]:
    """Return the icons that a card has still to resolve in an activation under way [INS-3.6]."""
    for frame in state.agenda:
        if type(frame) is Act and frame.card == card:
            return state.cards.icons[card][frame.icon :]
    return ()


def worth_of_acting(judge: Judge, state: State, icons: Iterable[str]) -> float:
    """Return what a side expects of resolving icons now, those aside that cannot be done."""
    act, seat = judge.weights.act, judge.seat
    return sum([act[icon] for icon in icons if icon in act and USEFUL[icon](state, seat)])


def fear_of(judge: Judge, icons: Iterable[str]) -> float:
    """Return what a side fears of icons that the other side may be about to resolve."""
    answer = judge.weights.answer
    return sum([answer.get(icon, 0.0) for icon in icons])


def rate_way(sight: Sight, card: int, place: str, facing: str) -> float:
    """Return what playing a card in a way seems to be worth at a glance."""
    judge, state = sight.judge, sight.state
    gain = worth_of_acting(judge, state, state.cards.icons[card]) if facing == UP else 0.0
    if place == ON_DISCARD:
        return gain
    value = state.cards.value[card]
    if judge.seat == "gov":
        return gain + sight.shift(FRONT_NUMBER[place], gov=value)
    return gain + sight.shift(FRONT_NUMBER[place], fln=value, opened=value if facing == UP else 0)


def rate_removal(sight: Sight, target: int) -> float:
    """Return what it is worth to remove a card of the other side, or a prisoner."""
    judge, state = sight.judge, sight.state
    value, row = state.cards.value[target], state.where[target]
    if row == PRISON:
        return judge.weights.prisoner * value if judge.seat == "gov" else -value
    if judge.seat == "gov":
        return sight.shift(FRONT_INDEX[row], fln=-value, opened=-value)
    gain = sight.shift(FRONT_INDEX[row], gov=-value)
    if waiting := waiting_icons(state, target):  # removed in the middle of its actions it loses the rest
        gain += fear_of(judge, waiting)
    return gain


def _best(verb: str, rated: list[tuple[float, Args]], reason: str, declined: str = "") -> Pick:
    """Return the option of most worth, or do without if none promises anything and *declined* says why."""
    rated.sort(key=lambda way: -way[0])
    gain, args = rated[0]
    if gain <= 0 and declined:
        return Pick(SKIP, (), declined, gain, len(rated))
    return Pick(verb, args, reason, gain, len(rated), rated[1][0] if len(rated) > 1 else 0.0)


def choose_attack(judge: Judge, state: State) -> Pick:
    """Attack the card whose loss weighs most; the FLN never their own prisoners [INS-4.2]."""
    sight = Sight(judge, state)
    rated = [(rate_removal(sight, card), (card,)) for card in attack_targets(state, judge.seat)]
    return _best("attack", rated, "attack", "spare")


def choose_bomb(judge: Judge, state: State) -> Pick:
    """Roll: each hit may be waived afterwards [INS-4.3.3]."""
    return Pick("bomb", (), "bomb", ways=len(bomb_targets(state, judge.seat)))


def choose_hit(judge: Judge, state: State) -> Pick:
    """Strike the card whose loss weighs most [INS-4.3]."""
    sight = Sight(judge, state)
    rated = [(rate_removal(sight, card), (card,)) for card in bomb_targets(state, judge.seat)]
    return _best("hit", rated, "hit", "spare")


def choose_capture(judge: Judge, state: State) -> Pick:
    """Capture the card whose loss weighs most [INS-4.8]."""
    sight = Sight(judge, state)
    rated = [(rate_removal(sight, card), (card,)) for card in open_fln(state, "gov")]
    return _best("capture", rated, "capture", "spare")


def choose_hide(judge: Judge, state: State) -> Pick:
    """Hide the card that would be missed most and has nothing left to do [INS-4.10]."""
    sight, value = Sight(judge, state), state.cards.value
    rated: list[tuple[float, Args]] = []
    for card in open_fln(state, "fln"):
        gain = sight.shift(FRONT_INDEX[state.where[card]], opened=-value[card])
        if waiting := waiting_icons(state, card):
            gain -= worth_of_acting(judge, state, waiting)
        rated.append((gain, (card,)))
    return _best("hide", rated, "hide", "stay-open")


def choose_own_exposure(judge: Judge, state: State) -> Pick:
    """Spring the hidden card whose actions are worth more than its cover [INS-4.7.2]."""
    sight, value, icons = Sight(judge, state), state.cards.value, state.cards.icons
    rated: list[tuple[float, Args]] = [
        (
            worth_of_acting(judge, state, icons[card])
            + sight.shift(FRONT_INDEX[state.where[card]], opened=value[card]),
            (card,),
        )
        for card in own_hidden(state, "fln")
    ]
    return _best("expose", rated, "spring", "stay-hidden")


def choose_slot(judge: Judge, state: State) -> Pick:
    """Expose where a strike afterwards would weigh most and an answer hurts least [INS-4.7.1]."""
    sight = Sight(judge, state)
    strikes = any(icon in STRIKES for icon in _icons_to_come(state, "gov"))
    rated: list[tuple[float, Args]] = []
    for slot in hidden_slots(state, "gov"):
        card, front = card_in_slot(state, slot), FRONT_NUMBER[slot.split("-")[0]]
        icons, risk = MEAN_HIDDEN, judge.weights.risk
        if card != UNKNOWN and card in state.known:
            icons, risk = state.cards.value[card], fear_of(judge, state.cards.icons[card])
        # A strike takes the icons away again, before they have lain open for a turn.
        gain = sight.shift(front, fln=-icons) if strikes else sight.shift(front, opened=icons)
        rated.append((gain - risk, (slot,)))
    return _best("expose", rated, "expose", "leave-hidden")


def _icons_to_come(state: State, seat: str) -> list[str]:
    """Return all icons that a side's cards have still to resolve in activations under way."""
    icons = state.cards.icons
    return [
        icon
        for frame in state.agenda
        if type(frame) is Act and frame.seat == seat
        for icon in icons[frame.card][frame.icon :]
    ]


def choose_jailbreak(judge: Judge, state: State) -> Pick:
    """Free the prisoner who is missed most, to act at once or to lie low [INS-4.9]."""
    sight, cards = Sight(judge, state), state.cards
    rated: list[tuple[float, Args]] = []
    for card in state.zones[PRISON]:
        value, front = cards.value[card], FRONT_NUMBER[state.captured_from[card]]
        acting = worth_of_acting(judge, state, cards.icons[card])
        rated.append((sight.shift(front, fln=value, opened=value) + acting, (card, UP)))
        rated.append((sight.shift(front, fln=value), (card, DOWN)))
    return _best("jailbreak", rated, "jailbreak")  # an icon more in a row is never worth nothing


def choose_recruit(judge: Judge, state: State) -> Pick:  # noqa: ARG001 - one signature for all rules
    """Recruit: a second play in a turn is the best there is [INS-4.5.5]."""
    return Pick("recruit", (), "recruit")


def choose_recruit_play(judge: Judge, state: State) -> Pick:
    """Play the looked-at card that seems worth most at a glance [INS-4.5]."""
    sight = Sight(judge, state)
    ways = ways_to_play(state, judge.seat, looked_at(state, judge.seat))
    rated = [(rate_way(sight, *way), way) for way in ways]
    gain, way = max(rated, key=lambda rating: rating[0])
    return Pick("play", way, "best", gain, len(rated))


def choose_negotiate(judge: Judge, state: State) -> Pick:
    """Draw, unless an empty hand will be filled up with more cards at the end of the turn [INS-7/A29]."""
    seat = judge.seat
    deck, turn_of = len(state.zones[DECK[seat]]), state.turn_of
    draws = 1 + _icons_to_come(state, seat).count("NEGOTIATE")
    if turn_of == seat and not state.zones[HAND[seat]] and min(deck, OPENING_HAND) > draws:
        return Pick(SKIP, (), "draw-five", min(deck, OPENING_HAND), second=draws)
    return Pick("negotiate", (), "negotiate")


def choose_mulligan(judge: Judge, state: State) -> Pick:
    """Put the first hand back if it is clearly worse than five cards are on average [INS-2.4]."""
    cards, act = state.cards, judge.weights.act
    promise = {
        card: (0 if cards.all[card].kind == "event" else cards.value[card])
        + sum(act.get(icon, 0.0) for icon in cards.icons[card])
        for card in cards.of(judge.seat)
    }
    held = sum(promise[card] for card in state.zones[HAND[judge.seat]])
    mean = OPENING_HAND * sum(promise.values()) / len(promise)
    if held < judge.weights.mulligan * mean:
        return Pick("redraw", (), "redraw", held / mean)
    return Pick("keep", (), "keep", held / mean)


Rule: TypeAlias = Callable[[Judge, State], Pick]
RULES: Mapping[type, Rule] = {
    Mulligan: choose_mulligan,
    Attack: choose_attack,
    Bomb: choose_bomb,
    Hit: choose_hit,
    Capture: choose_capture,
    Hide: choose_hide,
    Expose: choose_own_exposure,
    ExposeSlot: choose_slot,
    Jailbreak: choose_jailbreak,
    Recruit: choose_recruit,
    RecruitPlay: choose_recruit_play,
    Negotiate: choose_negotiate,
}
