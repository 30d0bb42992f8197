"""How a question to many wars is put: what somebody gives is read, and refused before a war is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.given import BeginningLike, beginning_of, check_beginning, check_player
from algeria_lab.experiments.asking.openings import Opening, OpeningRefused, check_moment
from algeria_lab.experiments.asking.own import Absent, MeasureFunction, is_own, not_at_hand, read_measures
from algeria_lab.experiments.asking.own_words import deciding_pieces, word_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import KEYS, OTHER, Question
from algeria_lab.experiments.asking.ways import (
    Against,
    PlayerLike,
    Stop,
    StopLike,
    Way,
    WayLike,
    read_against,
    read_ways,
    whole,
)
from algeria_lab.experiments.measuring.record import Values

CARRIED = "carried"  # the column of a frame whose wars were carried on; see `results.carrying`
TRIES = 20  # wars in which an opening may be refused before it is thought to be refused in all
HIGHEST_SEED = 2**53  # larger whole numbers are not exact in a browser, where questions travel


def ask(  # noqa: PLR0913 - a question has a position, ways, opponents and size
    position: BeginningLike,
    ways: Mapping[str, WayLike],
    game: str | None = None,
    *,
    against: Against | None = None,
    side: Seat = "gov",
    runs: int = 200,
    seed: int = 1,
    stop: StopLike = None,
    measures: Mapping[str, MeasureFunction] | None = None,
) -> Question:
    """Return a checked question; see `Question` for the arguments, and `compare` for what may be left out.

    Raises:
        LabError: If it cannot be asked; see `check`.
    """
    place = beginning_of(position, game)
    usual = place.subject.usual(place.scenario, OTHER.get(side, side))
    question = Question(
        place,
        read_ways(ways),
        Stop.of(stop, place.subject.turn_limit),
        read_against(usual if against is None else against),
        side,
        whole("the number of wars", runs),
        whole("the first seed", seed),
        read_measures(measures, (*KEYS, CARRIED, *place.subject.quantities)),
    )
    check(question)
    return question


def check(question: Question) -> None:
    """Refuse what cannot be asked, before a war is played.

    Raises:
        NoSuchExperiment: For zero runs, no way, twice the same opponent, an impossible position or stop.
        UnknownName: For an unknown game, scenario, side, player, constant; the nearest name is given.
        WrongNumber: For a player whose number is outside its range.
        WrongFile: For data that is not a doctrine; all its faults are listed.
        WrongOption: For a constant of the wrong kind.
        OpeningRefused, MalformedAction: For an opening that cannot be played.
        NotAtHand: For code of one's own of which only the name is known.
    """
    if question.side not in SEATS:
        raise UnknownName("side", question.side, SEATS)
    _check_numbers(question)
    if not question.ways or not question.against:
        said = "an experiment needs at least one way to fight and one opponent."
        raise NoSuchExperiment(said, "experiment-empty")
    check_players(question)
    if len(set(question.opponents)) < len(question.against):
        names = ", ".join(question.opponents)
        raise NoSuchExperiment(f"two opponents bear one name: {names}.", "experiment-twins", known=names)
    _check_own(question)
    check_beginning(question.position, question.stop.turn)
    for name, way in question.ways.items():
        _check_beginning(question, name, way)


def check_players(question: Question) -> None:
    """Refuse players of the house, and doctrines as data, that are not there or cannot play their side.

    Raises:
        UnknownName, WrongNumber, WrongFile: See `check_player`.
    """
    for player, seat in _players(question):
        if isinstance(player, str | Mapping):
            check_player(question.position.game, player, seat)


def _players(question: Question) -> list[tuple[PlayerLike, Seat]]:
    opponents = [(player, OTHER[question.side]) for player in question.against]
    return [*opponents, *((way.player, question.side) for way in question.ways.values())]


def _check_own(question: Question) -> None:
    """Refuse code that is not here, or of which no player can be made.

    Raises:
        NotAtHand: If only the name of some code is known.
        NoSuchExperiment: If one name stands for two players of which one is of one's own.
    """
    if absent := [name for name, what in question.own.items() if isinstance(what, Absent)]:
        raise not_at_hand(absent)
    _check_names(question)
    for player, seat in _players(question):
        if is_own(player):
            question.player(player, seat, question.seed)
    for way in question.ways.values():
        check_moment(way.when, question.subject.phases)


def _check_names(question: Question) -> None:
    """Refuse code that bears the name of another way: frames keep names, by which it must be found again."""
    ways: dict[str, object] = {name: way.player for name, way in question.ways.items()}
    for name, what in deciding_pieces(question):
        way = ways.get(name, what)
        if way is not what and (not is_own(way) or word_of(way) != word_of(what)):
            raise NoSuchExperiment(
                f"a way is called {name!r}, and so is other code of your own: frames keep names, and could "
                "not tell them apart. Call the way otherwise."
            )


def _check_numbers(question: Question) -> None:
    if question.runs < 1:
        said = f"{question.runs} wars were asked for. Ask for 1 or more; 200 give a first idea."
        raise NoSuchExperiment(said, "experiment-few", given=str(question.runs))
    if question.runs > HIGHEST_SEED:
        said = f"{question.runs} wars were asked for: more than there are seeds. Ask for fewer."
        raise NoSuchExperiment(said, "experiment-many", given=str(question.runs))
    if not 0 <= question.seed <= HIGHEST_SEED - question.runs:
        most = HIGHEST_SEED - question.runs
        said = f"the first seed is {question.seed}. Take one from 0 to {most}."
        raise NoSuchExperiment(said, "experiment-seed", given=str(question.seed), most=str(most))


def _first_opened(question: Question, name: str, way: Way) -> Any:
    """Return where the first war begins that does not refuse the opening.

    Raises:
        OpeningRefused: If so many refuse it that all are likely to.
    """
    refusals = []
    for seed in question.seeds[:TRIES]:
        try:
            start = question.opened(way, seed)
            if opening := question.opening(way):
                _play_opening(question, opening, way, start, seed)
        except OpeningRefused as error:
            refusals.append(error)
        else:
            return start
    later = (
        "" if way.when else f" where they begin; with when= it waits for {', '.join(question.subject.phases)}"
    )
    raise refusals[0].of_all(name, len(refusals), question.seed, later) from refusals[0]


def _play_opening(question: Question, opening: Opening[Any], way: Way, start: Any, seed: int) -> None:
    """Play a war until its opening is over.

    Raises:
        OpeningRefused: If the rules refuse it, or its moment does not come.
    """
    players = opening.seated(question.players(way, question.against[0], seed))

    def is_enough(values: Values, state: Any) -> bool:
        return opening.is_over or question.stop.is_met(values, state)

    question.subject.play(start, players, seed, question.stop.turn, is_enough)
    opening.check_played()


def _check_beginning(question: Question, name: str, way: Way) -> None:
    """Refuse a way whose wars would be over before anybody decides anything."""
    state = _first_opened(question, name, way)
    if question.subject.rules.outcome(state):
        said = f"the opening of {name!r} ends the war. Leave a part of it to the player."
        raise NoSuchExperiment(said, "experiment-ends", given=name)
    values = question.subject.look(state)
    known = [name for name in values if name in question.subject.quantities]
    for level in question.stop.at_most:
        if level not in known:
            raise UnknownName("level to stop at", level, known)
    # Before the first turn the map may still be empty: no stop of one's own is asked there.
    stop = question.stop if state.turn else replace(question.stop, when=None)
    if stop.is_met(values, state):
        met = [f"{level} is {values[level]}" for level, low in stop.at_most.items() if values[level] <= low]
        said = " and ".join(met) or "your stop says yes"
        advice = "Choose lower levels to stop at." if met else "Give a function that says no there."
        text = f"the wars would stop at once: {said} where {name!r} begins. {advice}"
        levels = ", ".join(f"{level} ≤ {low}" for level, low in stop.at_most.items()) or "-"
        raise NoSuchExperiment(text, "experiment-stops", given=name, known=levels)
