"""What guide and hint advise: what the doctrine that plays would do, unless it could bring nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.units import count
from algeria_lab.algeria.frames import FRAMES, Setup
from algeria_lab.algeria.rules import awaited
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import DiceRanOut, IllegalAction, TooManyOutcomes
from algeria_lab.players.algeria.doctrine import finish_begun
from algeria_lab.players.algeria.doctrine_files import doctrine_of
from algeria_lab.players.base import Because, Choice
from algeria_lab.views.algeria.choosing.plans import RULES, picks, told_odds
from algeria_lab.views.play.lines import NO_DICE, is_rolled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.algeria.missions.consequences import Consequences
    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.odds import Distribution
    from algeria_lab.core.refusals import Value
    from algeria_lab.players.base import Line

ADVISER = "mixed"
MOST_BEGUN = 12  # moments back to where a person may have begun what is being prepared


def advise(game: Game[State]) -> Choice:
    """Return what to do at the decision that is awaited, and every question asked on the way.

    The judgements of the doctrine are asked in their order, as it asks them when it plays. What a person has
    begun is carried on as a judgement would have it that begins alike. Advice that could bring its side
    nothing, whatever the dice show, is passed over. The last reason is the one that decided.

    Args:
        game: A war in which somebody decides.
    """
    begun: list[Action] = []
    for entry in reversed(game.history[-MOST_BEGUN:]):
        asked = list(_judged(entry.state)) if entry.state.agenda else []
        if found := _first_good(game.state, asked, begun):
            return found
        if asked or entry.action is None or entry.action.seat != game.to_move:
            break
        begun.insert(0, entry.action)
    return _carry_on(game.state)


def _first_good(
    state: State, asked: Sequence[tuple[Because, Line]], begun: Sequence[Action]
) -> Choice | None:
    """Return the first advice that goes on from what was begun and can bring something, with reasons."""
    reasons: list[Because] = []
    for because, line in asked:
        rest = tuple(action for action in line if action not in begun)
        fits = len(rest) + len(begun) == len(line) and is_legal(state, rest)
        # What was answered about other things than the one begun is no reason for going on with it.
        if fits or not begun:
            reasons.append(because)
        if fits and can_succeed(state, rest):
            return Choice(rest, tuple(reasons))
        if fits:
            reasons.append(Because(because.rule, "advice-can-succeed", answer=False))
    return None


def _judged(state: State) -> Iterator[tuple[Because, Line]]:
    """Yield the answer of each judgement asked here, with the line that it advises; empty for a no."""
    frame, _ = awaited(state)
    doctrine = doctrine_of(ADVISER, frame.seat)
    for judgement in doctrine.judgements.get(FRAMES.name(frame), ()):
        found = judgement.decide(state, frame, doctrine.parameters)
        values, line = (found.values, found.line) if found else ((), ())
        yield Because(judgement.rule, judgement.question, found is not None, values), line


def is_legal(state: State, line: Line) -> bool:
    """Return whether a line may be played as it stands, without dice before its end."""
    before = _last_position(state, line)
    return bool(line) and before is not None and RULES.refuse(before, line[-1]) is None


def _last_position(state: State, line: Line) -> State | None:
    """Return the position in which the last action of a line is taken, None where it does not come so far."""
    try:
        for action in line[:-1]:
            state = RULES.preview(state, action, NO_DICE)
    except (IllegalAction, DiceRanOut):
        return None
    return state


def can_succeed(state: State, line: Line) -> bool:
    """Return whether a legal line can bring something to the side that plays it; without dice it does.

    A Move has succeeded where the unit arrives. Odds too many to be counted are those of a crowd, which can.
    """
    before, action = _last_position(state, line), line[-1]
    assert before is not None, "only a legal line can succeed"
    if action.verb == "to" or not is_rolled(RULES, before, action):
        return True
    try:
        return any(gains(result, action.seat) for result, _ in told_odds(before, action))
    except TooManyOutcomes:
        return True


def spare_air(state: State, line: Line) -> Line:
    """Return a legal line with no more Air Points than change what may come of it, whatever the dice show."""
    at = next((at for at, action in enumerate(line) if action.verb == "air"), None)
    if at is None:
        return line
    try:
        told = _told_odds(state, line)
        for points in range(int(line[at].args[0])):
            fewer = [Action(line[at].seat, "air", (str(points),))] if points else []
            spared = (*line[:at], *fewer, *line[at + 1 :])
            if is_legal(state, spared) and _told_odds(state, spared) == told:
                return spared
    except TooManyOutcomes:
        return line
    return line


def _told_odds(state: State, line: Line) -> Distribution[Consequences]:
    before = _last_position(state, line)
    assert before is not None, "only a legal line has odds"
    return told_odds(before, line[-1])


def gains(result: Consequences, seat: Seat) -> bool:
    """Return whether a result holds anything that the side wants."""
    if result.winner or result.combat_against:
        return result.winner == seat or result.combat_against not in ("", seat)
    if seat == "fln":
        wanted = result.fln_points, result.fln_psl, -result.gov_psl, result.fln_ap, result.gov_neutralized
        return max(*wanted, result.fln_hidden, result.terror) > 0
    against = result.fln_hits, result.fln_eliminated, result.fln_reduced, result.fln_neutralized
    wanted = result.gov_points, result.gov_psl, -result.fln_psl, -result.fln_ap, result.fln_exposed
    return max(*against, *wanted, -result.terror) > 0


def _carry_on(state: State) -> Choice:
    """Return how to go on where a person has begun what the doctrine would not have begun."""
    plain = finish_begun(state).line
    if isinstance(state.top, Setup):
        return _because(plain, "advice-place-next")
    if plain[0].verb == "to":
        return _towards(state, plain[0].seat)
    if can_succeed(state, plain):
        return _because(plain, "advice-carry-on")
    for name, line in _reinforced(state):
        if is_legal(state, line) and can_succeed(state, line):
            return _because(line, "advice-reinforce", ("unit", name))
    return _because(plain, "advice-only-way")


def _because(line: Line, question: str, *values: tuple[str, Value]) -> Choice:
    return Choice(line, (Because("", question, answer=True, values=values),))


def _towards(state: State, seat: Seat) -> Choice:
    """Return where a unit may go that is on its way: to the FLN, or to where fewest are on Patrol."""
    ways = [action for action in RULES.legal(state) if action.verb == "to"]

    def opponents(action: Action) -> int:
        place = action.args[0]
        return state.patrols(place) * (place in AREAS) if seat == "fln" else -count(state.fln_at(place))

    best = min(ways, key=opponents)
    return _because((best,), f"advice-to-{seat}", ("area", best.args[0]), ("count", abs(opponents(best))))


def _reinforced(state: State) -> Iterator[tuple[str, Line]]:
    """Yield each unit that may join what was begun, with the line by which it does."""
    for action in RULES.legal(state):
        if action.verb in ("pick", "lift"):
            parts = [*picks(state, action.args), "done"]
            yield action.args[0], tuple(Action.parse(f"{action.seat} {part}") for part in parts)
