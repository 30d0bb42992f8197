"""The page about a whole game: how it ended, its margins, which acts moved both lines most, who played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.lessons.twilight.lines import lines_of
from algeria_lab.lessons.twilight.walking import card_ends
from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SCORING, SUPPORT_LINE, margins
from algeria_lab.views.play.sheets.models import EndSheet, Item, Lines, Peak, Section
from algeria_lab.views.play.sheets.who_played import players, ways
from algeria_lab.views.play.time.timeline import turns
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.telling.acts import Act, acts_of
from algeria_lab.views.twilight.telling.teller import CampaignTeller

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

MOST_PEAKS, LEAST = 6, 2
LEAST_TOP, ROOM = 40, 5
TRACKS: Final[Mapping[Seat, str]] = {"fln": "opposition_bases", "gov": "support_commitment"}
QUESTIONS = ("tracks", "believed", "surprised", "villager", "historian")
OWN_QUESTIONS = frozenset({"tracks", "believed"})


def end_sheet(game: Game[State], seats: Mapping[str, str], words: TwilightWords) -> EndSheet:
    """Return the page about a game, or about what has been played of it.

    Args:
        game: The game.
        seats: Who sits at each side, by name: who decided where the game does not say it.
        words: The reader's language.
    """
    over = game.outcome is not None
    return EndSheet(
        over=over,
        title=words.say("campaign-ending-title" if over else "campaign-ending-so-far", turn=game.state.turn),
        lead=_lead(game, words),
        record=words.say("ending-record"),
        result=tuple(_result(game, words)),
        lines=_lines(game.history, words),
        sections=tuple(_sections(game, seats, words)),
        calibration=(),
        turns=tuple((turn, at) for turn, at in turns(game) if turn),
        ways=ways(seats),
    )


def _lead(game: Game[State], words: TwilightWords) -> str:
    if game.outcome:
        return TwilightShowing(words).ending(game.outcome, game.state)
    return words.say(
        "twilight-tally", support=game.state.support_commitment, opposition=game.state.opposition_bases
    )


def _result(game: Game[State], words: TwilightWords) -> Iterator[Item]:
    """Yield by which rule the game ended, and what each margin is made of."""
    state = game.state
    if game.outcome:
        yield Item(words.say(f"campaign-ending-rule-{game.outcome.level}", rule=game.outcome.rule))
    else:
        yield Item(words.say("campaign-ending-rule-open", rule=SCORING))
    margin = margins(state)
    yield Item(
        words.say(
            "campaign-ending-margin-gov",
            support=state.total_support,
            commitment=state.commitment,
            line=SUPPORT_LINE,
            margin=words.change(margin["gov"]),
        ),
        side="gov",
    )
    yield Item(
        words.say(
            "campaign-ending-margin-fln",
            opposition=state.total_opposition,
            bases=state.opposition_bases - state.total_opposition,
            line=OPPOSITION_LINE,
            margin=words.change(margin["fln"]),
        ),
        side="fln",
    )


def _lines(history: Sequence[Entry[State]], words: TwilightWords) -> Lines:
    """Return both lines at the end of each card, and the acts that moved them most."""
    rows = [(end.turn, *lines_of(end.state)) for end in card_ends(history)]
    head = (words.say("campaign-ending-card"), *(_track(side, words) for side in SEATS))
    highest = max(max(row[1:]) for row in rows)
    return Lines(
        words.say("campaign-ending-lines"),
        (head[0], head[1], head[2]),
        tuple(rows),
        tuple(_peaks(history, words)),
        words.say("campaign-ending-no-peak"),
        max(LEAST_TOP, highest + ROOM),
        (OPPOSITION_LINE, SUPPORT_LINE),
    )


def _track(side: Seat, words: TwilightWords) -> str:
    return words.say(f"campaign-track-{TRACKS[side]}")


def moved(act: Act, side: Seat) -> int:
    """Return by how much an act moved the line of a side."""
    change: int = getattr(act.after, TRACKS[side]) - getattr(act.before, TRACKS[side])
    return change


def _peaks(history: Sequence[Entry[State]], words: TwilightWords) -> Iterator[Peak]:
    """Yield the acts that moved a line most, in the order in which they came; each names all it moved."""
    acts = acts_of(history, 1, len(history) - 1)
    found = [act for act in acts if abs(moved(act, _most(act))) >= LEAST]
    largest = sorted(found, key=lambda act: -abs(moved(act, _most(act))))[:MOST_PEAKS]
    teller = CampaignTeller(words)
    for number, act in enumerate([one for one in found if one in largest], start=1):
        side, sums = _most(act), words.listed(sums_moved(act, words))
        told: dict[str, str | int] = {"turn": act.before.turn or 1, "sums": sums, "act": teller.title(act)}
        text = words.say("campaign-ending-peak", **told)
        level = getattr(act.after, TRACKS[side])
        yield Peak(number, act.after.turn, side, level, Item(text, side=act.seat, at=act.at))


def _most(act: Act) -> Seat:
    """Return whose line an act moved most."""
    return max(SEATS, key=lambda side: abs(moved(act, side)))


def sums_moved(act: Act, words: TwilightWords) -> Iterator[str]:
    """Yield the lines that an act moved and by how much, the one that it moved most in front."""
    for side in sorted(SEATS, key=lambda side: -abs(moved(act, side))):
        if change := moved(act, side):
            yield words.say("campaign-ending-moved", line=_track(side, words), change=words.change(change))


def _sections(game: Game[State], seats: Mapping[str, str], words: TwilightWords) -> Iterator[Section]:
    acts = acts_of(game.history, 1, game.ply)
    sums = tuple(_sums(acts, side, words) for side in SEATS)
    yield Section("sums", words.say("campaign-ending-sums"), sums)
    who = tuple(players(game, seats, OPPONENTS, words))
    yield Section("players", words.say("ending-players"), who)
    questions = (
        words.say(f"campaign-ending-question-{name}" if name in OWN_QUESTIONS else f"ending-question-{name}")
        for name in QUESTIONS
    )
    yield Section("questions", words.say("ending-questions"), tuple(map(Item, questions)))


def _sums(acts: Sequence[Act], side: Seat, words: TwilightWords) -> Item:
    """Return how much the line of a side moved in the turns of each side and in Propaganda Rounds."""
    sums = dict.fromkeys(("gov", "fln", "round"), 0)
    for act in acts:
        whose = act.seat if act.kind == "turn" else "round"
        sums[whose] += moved(act, side)
    parts = [
        words.say("campaign-ending-sum", who=who, change=words.change(change))
        for who, change in sums.items()
        if change
    ]
    name = words.say("turn-page-named", name=_track(side, words))
    return Item(words.listed(parts) or words.say("turn-page-still"), name, side=side)
