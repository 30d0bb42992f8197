"""One war of many, played again through the door of the game: to be watched and saved."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import S
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.experiments.asking.own import OWN, is_own, name_of
from algeria_lab.experiments.asking.own_words import needed_by
from algeria_lab.experiments.asking.positions import NoSuchExperiment, opening_dice
from algeria_lab.experiments.asking.put import check_players
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import PlayerLike, Way
from algeria_lab.experiments.measuring.counting import READ, counter
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.playing.session import recalled
from algeria_lab.experiments.results.asked import OTHER_RUN
from algeria_lab.experiments.results.grids import at_position
from algeria_lab.experiments.results.provenance import played_otherwise, warn_of_other_rules
from algeria_lab.experiments.results.reading import is_number, run_of
from algeria_lab.experiments.results.table import WAR
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.in_game import play_choice

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars, WarsLike


_CHANGED = (
    "Code of your own was changed since these wars were played, or the attrs of this frame are those of "
    "another run. Give the code that played them: war_of(..., own={...})."
)


def war_of(  # noqa: PLR0913 - a war is named by position, way, opponent and seed
    what: WarsLike | Question,
    way: str,
    against: str | None = None,
    seed: int | None = None,
    before: Game[Any] | None = None,
    *,
    position: str | None = None,
    own: Mapping[str, Any] | None = None,
    voice: Voice = PLAIN,
) -> Game[Any]:
    """Play one war of an experiment again, move by move, with the same dice and the same decisions.

    Args:
        what: The results, or the question.
        way: Name of the way.
        against: Name of the opponent; it may be left out where there is but one.
        seed: Seed of the war; None for the first.
        before: The game from which the position was taken, so that the war has its past too.
        position: Name of the position, where the results are from several.
        own: Code of one's own that the war needs: a player by the name of its way or, as an opponent, its
            own, a moment as ``three when``, ``stop``; what this session has used is known.
        voice: How the game is told, unless *before* has a voice of its own.

    Returns:
        The game, with its history from its beginning on; it may be forked, saved, and opened in the war room.
        A war that was stopped ends at the first decision after the stop. Without *before*, a war from a
        position begins there, and so does one in which constants were changed; a save of it holds the
        position too.

    Raises:
        UnknownName: If there is no such way, opponent, position, war or code of one's own.
        NoSuchExperiment: If *before* never stood at the position, one of several opponents or positions
            must be named, or its rows are of another war: of another run, or of code that was changed since.
        NotAtHand: If it needs code of one's own that is neither given nor known.
        OpeningRefused: If it is one of the wars that could not be played.
        WrongFile: If a doctrine of the question is none, because somebody changed it.

    Warns:
        OtherRules: Where the wars were played by other rules or players: this one may go otherwise.
    """
    if not isinstance(what, Question):
        warn_of_other_rules(what)
    run, table = _run_of(what, position)
    seed = run.seed if seed is None else seed
    question = recalled(run, own, _words(table), _needed(run, way, *_named(run, way, against, seed)))
    check_players(question)
    chosen, opponent = _named(question, way, against, seed)
    game = _begun(question, chosen, seed, before, voice)
    players, opening = question.players(chosen, opponent, seed), question.opening(chosen)
    if chosen.opening.strip() and not chosen.when:
        game = game.fork(dice=opening_dice(game.state, seed))
        game.play(chosen.opening, by=players[question.side].name)
        game = _handed_over(game, seed)
    played = _play(game, question, opening.seated(players) if opening else players, seed)
    if opening:
        opening.check_played()
    if table is not None:
        _check_rows(table, (question.opponents[question.against.index(opponent)], way, seed), played)
    return game


def _words(wars: Wars | None) -> dict[str, str]:
    """Return the words for the code of one's own that played wars, as far as they are known."""
    found: dict[str, str] = {} if wars is None else json.loads(wars.attrs.get(OWN, "{}"))
    return found


def _needed(question: Question, name: str, way: Way, opponent: PlayerLike) -> set[str]:
    """Return the names of the code of one's own that a war needs; that of other ways it does not."""
    facing = {name_of(opponent)} if is_own(opponent) else set()
    return {each for each, _ in needed_by(name, way)} | facing | ({"stop"} if question.stop.when else set())


def _check_rows(wars: Wars, war: tuple[str, str, int], played: Mapping[int, Any]) -> None:
    """Refuse a war that is not that of its rows: they are of another run, or of other code of one's own.

    Args:
        wars: The table.
        war: The war.
        played: Its positions by how many turns were over, as `_play` returns them.
    """
    is_own = bool(wars.question.own)
    if not {*WAR, "turn"} <= set(wars.names) or (played_otherwise(wars) and not is_own):
        return  # nothing to compare with, or somebody was warned that it may go otherwise
    counters = [counter(wars.game, name) for name in subject(wars.game).read if name in wars]
    reads = {one.name: one.function for one in counters if one.table == READ}
    for place, one in enumerate(wars.wars):
        turn = wars["turn"][place]
        if one != war or turn not in played:
            continue
        now = {name: read(played[turn]) for name, read in reads.items()}
        kept = {name: wars[name][place] for name in now if is_number(wars[name][place])}
        apart = [f"{name} {now[name]}, not {kept[name]}" for name in kept if now[name] != kept[name]]
        if apart:
            raise NoSuchExperiment(
                f"this is another war than that of the rows: at the end of turn {turn} it has "
                f"{', '.join(apart)}. {_CHANGED if is_own else f'In this frame {OTHER_RUN}'}"
            )


def _run_of(what: WarsLike | Question, position: str | None) -> tuple[Question, Wars | None]:
    """Return the question from a position, and its wars, if they are known."""
    if not isinstance(what, Question):
        table = at_position(what, position)
        return run_of(table), table
    if position is not None:
        raise NoSuchExperiment(f"a question begins at one position, without a name like {position!r}.")
    return what, None


def _named(question: Question, way: str, against: str | None, seed: int) -> tuple[Way, PlayerLike]:
    if way not in question.ways:
        raise UnknownName("way", way, question.ways)
    if against is None and len(question.opponents) > 1:
        raise NoSuchExperiment(f"which opponent? Name one of {', '.join(question.opponents)}.")
    against = question.opponents[0] if against is None else against
    if against not in question.opponents:
        raise UnknownName("opponent", against, question.opponents)
    if seed not in question.seeds:
        raise UnknownName("seed", seed, (f"{question.seeds.start} to {question.seeds.stop - 1}",))
    return question.ways[way], question.against[question.opponents.index(against)]


def _begun(question: Question, way: Way, seed: int, before: Game[Any] | None, voice: Voice) -> Game[Any]:
    """Return a game that stands at the position, with the dice of the war."""
    position, subject = question.position, question.subject
    if position.state is None:
        options = position.changed_options(way.changes)
        return _handed_over(Game(subject.rules, position.scenario, options, seed=seed, voice=voice), seed)
    if before is None or way.changes:
        state = position.at(way.changes, seed)
        start = Position.of(position.game, state.to_json(), position.name)
        return Game(subject.rules, start, seed=seed, voice=voice)
    wanted = json.dumps(position.state, sort_keys=True)
    for ply in range(before.ply, -1, -1):
        if json.dumps(before.state_at(ply).to_json(), sort_keys=True) == wanted:
            return _handed_over(before.fork(ply), seed)
    raise NoSuchExperiment(
        "the game never stood at the position of these wars. Give the game from which the position was taken."
    )


def _handed_over(game: Game[Any], seed: int) -> Game[Any]:
    """Return a game with the dice that the players of a war meet from there on."""
    dice = SeededDice(seed)
    dice.enter(game.state.turn, game.state.phase)
    return game.fork(dice=dice)


def _play(
    game: Game[Any], question: Question, players: Mapping[Seat, Player[Any]], seed: int
) -> dict[int, Any]:
    """Let the players decide until the war is over or stopped.

    Returns:
        The positions of which a frame has rows, by how many turns were over.
    """
    rngs = {seat: rng_of(seed, seat) for seat in SEATS}

    def stops(state: Any) -> bool:
        return question.stop.is_met(question.subject.look(state), state)

    first = game.state if game.ply or not game.start else game.rules.state_from_json(game.start.state)
    stopped = bool(first.turn) and stops(first)
    rows = {question.subject.look(first)["turn"]: first} if first.turn else {}
    while (seat := game.to_move) and not stopped:
        ply = game.ply
        play_choice(game, players[seat], rngs[seat])
        ends = list(_ends(game, ply))
        rows |= {state.turn - 1: state for state in ends}
        stopped = any(state.turn > question.stop.turn or stops(state) for state in ends)
    return rows if game.to_move else {**rows, game.state.turn: game.state}


def _ends(game: Game[S], since: int) -> Iterator[S]:
    """Yield the position at the end of each turn that ended after a moment, folded from the events.

    The next turn has been counted there, but nothing of it has happened: as simulators show it.
    """
    for before, entry in pairwise(game.history[since:]):
        state = before.state
        for event in entry.events:
            after = game.rules.fold(state, event)
            if after.turn > state.turn:
                yield after
            state = after
