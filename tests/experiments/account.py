"""An account of a war of its own: counted by hand from its events, without what experiments read."""

from collections.abc import Iterator
from itertools import zip_longest

from pandas import DataFrame

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import ID_OF, KIND_OF
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import parse_line
from algeria_lab.core.events import Counted, Event, Flipped
from algeria_lab.core.game import Game
from algeria_lab.experiments.kept.later import later_measures
from algeria_lab.experiments.results.frames import question_of
from algeria_lab.experiments.results.table import ENDS, UNDECIDED
from algeria_lab.experiments.results.wars import war_of

PAID = {"built", "converted", "mission-cost", "mobilized", "activated", "points", "border-zone"}
END_OF_PHASE = "done"  # drops a half point that is left over, which nobody has paid for anything


class Purse:
    """What both sides have paid, in half points of support and in action points."""

    def __init__(self, state: State) -> None:
        self.halves, self.ap, self.half = 0, 0, state.gov_half

    def note(self, event: Event, verb: str) -> None:
        """Count what an event of an action says was paid."""
        if isinstance(event, Counted) and event.why in PAID:
            if event.track == "fln_ap":
                self.ap -= event.change
            elif event.track == "gov_psl":
                self.halves -= 2 * event.change
        elif isinstance(event, Flipped) and event.what == "gov_half":
            left, self.half = self.half, int(event.to)
            if verb != END_OF_PHASE:
                self.halves -= self.half - left


def counted(state: State, turn: int, purse: Purse) -> dict[str, int]:
    """Return all that a frame holds of a position, counted unit by unit as a save writes them down."""
    data = state.to_json()
    units = {"fln": 0, "gov": 0}
    abroad = 0
    for name, (place, _box, flags) in data["units"].items():  # type: ignore[attr-defined]
        side = KIND_OF[ID_OF[name]].side
        units[side] += place in AREA_IDS and "N" not in flags
        abroad += side == "fln" and place in {"MOROCCO", "TUNISIA"}
    held = list(data["control"].values())  # type: ignore[attr-defined]
    return {
        "turn": turn,
        "gov.psl": state.gov_psl,
        "fln.psl": state.fln_psl,
        "gov.areas": held.count("gov"),
        "fln.areas": held.count("fln"),
        "gov.units": units["gov"],
        "fln.units": units["fln"],
        "fln.abroad": abroad,
        "terror": len(data["terror"]),  # type: ignore[arg-type]
        "resettled": len(data["resettled"]),  # type: ignore[arg-type]
        "gov.spent": (purse.halves + 1) // 2,
        "fln.spent": purse.ap,
    }


def account(game: Game[State], begun: int = 0) -> Iterator[dict[str, int]]:
    """Yield what a frame should say of a war, at the position and at the end of each turn.

    Args:
        game: The war.
        begun: The moment from which it counts.
    """
    state = game.state_at(begun)
    purse = Purse(state)
    if state.turn:
        yield counted(state, state.turn - 1, purse)
    for entry in game.history[begun + 1 :]:
        for event in entry.events:
            if isinstance(event, Counted) and event.track == "turn":
                yield counted(state, event.now - 1, purse)
            purse.note(event, entry.action.verb if entry.action else "")
            state = game.rules.fold(state, event)
    if game.state.winner:
        yield counted(state, state.turn, purse)


def differences(
    frame: DataFrame, way: str, against: str, seed: int, before: Game[State] | None = None
) -> list[str]:
    """Play a war again and return where its own account differs from the results; nothing if they hold."""
    question = question_of(frame)
    game = war_of(question, way, against, seed, before)  # of a frame it would itself refuse other rows
    told = list(account(game, _begun(game, question.ways[way].opening, question.position.state)))
    if frame.attrs.get("kept") == ENDS:
        told = told[-1:]
    rows = frame[(frame["way"] == way) & (frame["against"] == against) & (frame["seed"] == seed)]
    lacking = {
        name for name in later_measures("algeria") if name not in frame
    }  # kept before there were these
    told = [{name: value for name, value in row.items() if name not in lacking} for row in told]
    kept = [{name: int(row[name]) for name in told[0]} for row in rows.to_dict("records")]
    found = [f"{ours} instead of {theirs}" for ours, theirs in zip_longest(told, kept) if ours != theirs]
    ended = game.state.winner, game.state.level
    said = tuple(rows.iloc[-1][["winner", "level"]].replace(UNDECIDED, "")) if len(rows) else None
    return found if ended == said else [*found, f"{ended} instead of {said}"]


def _begun(game: Game[State], opening: str, position: object) -> int:
    """Return the moment at which the players took over: after the past of the war and its opening."""
    past = max((ply for ply in range(game.ply) if game.state_at(ply).to_json() == position), default=0)
    return past + (len(parse_line(opening)) if opening else 0)
