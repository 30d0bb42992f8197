"""The page about a whole war: how it ended, what decided it, the dice, who played, what to ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.lessons.algeria.causes import ACTOR_OF, LEAST_TURNING
from algeria_lab.lessons.algeria.dice_ledger import tallies
from algeria_lab.lessons.algeria.turn_account import Kind, TurnAccount, turn_accounts, turning_points
from algeria_lab.players.algeria.opponents import OPPONENTS
from algeria_lab.views.algeria.charts.dice import dice_sentence
from algeria_lab.views.algeria.odds.calibration import calibration
from algeria_lab.views.algeria.sheets.turn_page import cause_item
from algeria_lab.views.algeria.words.rolls import printed
from algeria_lab.views.play.sheets.models import EndSheet, Item, Lines, Peak, Section
from algeria_lab.views.play.sheets.who_played import players, ways
from algeria_lab.views.play.time.timeline import turns

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.odds.predictions import Score
    from algeria_lab.views.algeria.words.text import Words

MOST_SUMS = 5
TOP = 100  # the highest level that is drawn
MARKS = (30, 70)  # levels at which something changes [A:12.1]
MOST_RARE, RARE = 3, Fraction(1, 8)
QUESTIONS = ("tracks", "believed", "surprised", "villager", "historian")


def end_sheet(
    game: Game[State], seats: Mapping[str, str], words: Words, score: Score | None = None
) -> EndSheet:
    """Return the page about a war, or about what has been played of it.

    Args:
        game: The war.
        seats: Who sits at each side, by name: who decided where the game does not say it.
        words: The reader's language.
        score: How good the reader's predictions have been; None where nobody predicts.
    """
    accounts = turn_accounts(game.history)
    return EndSheet(
        over=game.outcome is not None,
        title=_title(game, words),
        lead=_lead(game, words),
        record=words.say("ending-record"),
        result=tuple(_result(game, words)),
        lines=_lines(game.history, accounts, words),
        sections=tuple(_sections(game, accounts, seats, words, score)),
        calibration=tuple(calibration(words, score.said)) if score else (),
        turns=tuple((turn, at) for turn, at in turns(game) if turn),
        ways=ways(seats),
    )


def _title(game: Game[State], words: Words) -> str:
    if game.outcome:
        return words.say("ending-title", turn=game.state.turn)
    return words.say("ending-title-so-far", turn=game.state.turn)


def _lead(game: Game[State], words: Words) -> str:
    if game.outcome:
        return words.outcome(game.outcome, game.state)
    return words.say("ending-lead-so-far", fln=game.state.fln_psl, gov=game.state.gov_psl)


def _result(game: Game[State], words: Words) -> Iterator[Item]:
    """Yield by which rule the war ended, and why the result bears its name."""
    state, outcome = game.state, game.outcome
    if outcome is None:
        yield Item(words.say("ending-rule-open", rule="A:12.2"))
        return
    key = "ending-rule-lead" if state.ended_by_lead else "ending-rule-support"
    yield Item(words.say(key, rule=outcome.rule))
    limits = printed("victory_level").limits
    yield Item(
        words.say(
            "ending-level",
            distance=abs(state.fln_psl - state.gov_psl),
            level=words.say(f"level-{outcome.level}"),
            marginal=limits[0],
            substantial=limits[1],
        )
    )


def _lines(history: Sequence[Entry[State]], accounts: Sequence[TurnAccount], words: Words) -> Lines:
    head = (words.track("turn"), words.track("fln_psl"), words.track("gov_psl"))
    peaks = tuple(
        Peak(number, turn, side, level, _told(turn, side, kind, words))
        for number, (turn, side, kind, level) in enumerate(turning_points(accounts), start=1)
    )
    rows = tuple((row.turn, row.fln, row.gov) for row in levels_by_turn(history))
    return Lines(words.say("ending-lines"), head, rows, peaks, words.say("ending-no-peak"), TOP, MARKS)


def _told(turn: int, side: Seat, kind: Kind, words: Words) -> Item:
    """Return which line moved in a turn, what moved it, who acted, and how likely it was."""
    name = words.say(f"charts-cause-{kind.cause}")
    if actor := ACTOR_OF.get(kind.cause):
        name = words.say(f"ending-cause-{actor}", cause=name)
    item = cause_item(kind, words, name)
    line = words.track(f"{side}_psl")
    text = words.say("ending-peak", turn=turn, line=line, change=item.value, cause=item.text)
    return replace(item, text=text, value="")


def _sections(
    game: Game[State],
    accounts: Sequence[TurnAccount],
    seats: Mapping[str, str],
    words: Words,
    score: Score | None,
) -> Iterator[Section]:
    sums = tuple(_sums(accounts, side, words) for side in SEATS)
    yield Section("sums", words.say("ending-sums"), sums)
    if rare := tuple(_rare(accounts, words)):
        yield Section("rare", words.say("ending-rare"), rare)
    yield Section("dice", words.say("ending-dice"), text=dice_sentence(tallies(game.history), words))
    if score and score.asked:
        yield Section("predictions", words.say("board-calibration"), text=score.text(words))
    yield Section("players", words.say("ending-players"), tuple(players(game, seats, OPPONENTS, words)))
    questions = tuple(Item(words.say(f"ending-question-{name}")) for name in QUESTIONS)
    yield Section("questions", words.say("ending-questions"), questions)


def _sums(accounts: Sequence[TurnAccount], side: Seat, words: Words) -> Item:
    """Return what moved the support of a side over the whole war, the largest sums one by one."""
    sums: dict[str, int] = {}
    for account in accounts:
        for kind in account.kinds(side):
            if kind.change:
                sums[kind.cause] = sums.get(kind.cause, 0) + kind.change
    largest = sorted(sums, key=lambda cause: -abs(sums[cause]))[:MOST_SUMS]
    named = [(words.say(f"charts-cause-{cause}"), sums.pop(cause)) for cause in largest]
    if sums:
        named.append((words.say("ending-others"), sum(sums.values())))
    told = (words.say("ending-sum", cause=cause, change=words.change(change)) for cause, change in named)
    label = words.say("turn-page-named", name=words.side(side))
    return Item(words.listed(told) or words.say("turn-page-still"), label, side=side)


def _rare(accounts: Sequence[TurnAccount], words: Words) -> Iterator[Item]:
    """Yield the least likely results that moved support by much, the least likely first."""
    found = [
        (cause.chance, account.turn, cause)
        for account in accounts
        for cause in account.causes
        if cause.chance is not None and cause.chance <= RARE and abs(cause.change) >= LEAST_TURNING
    ]
    for _, turn, cause in sorted(found, key=lambda row: row[:2])[:MOST_RARE]:
        yield _told(turn, cause.side, Kind(cause.cause, cause.change, (cause,)), words)
