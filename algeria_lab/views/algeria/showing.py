"""What the war game says of itself wherever its things are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import OF_SIDE
from algeria_lab.algeria.frames import RandomEvents
from algeria_lab.algeria.missions.consequences import Consequences, action_odds
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.spending import half_points
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, Seat, parse_line
from algeria_lab.core.events import Chose, Entered
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.views.algeria.board.still import still
from algeria_lab.views.algeria.choosing.prices import begun_price, price_text
from algeria_lab.views.algeria.choosing.reactions import choices_of
from algeria_lab.views.algeria.words.odds import likeliest_first, told_fields
from algeria_lab.views.algeria.words.position import groups_said, marks_said, tracks_in_play
from algeria_lab.views.algeria.words.reasons import found_text
from algeria_lab.views.algeria.words.story import story as told_of
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import NO_DICE
from algeria_lab.views.shared.html import Page, folded, says, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import halved
from algeria_lab.views.show.chances import Row
from algeria_lab.views.show.showing import Offer, Pick, Sentence, Showing
from algeria_lab.views.show.still_map import Still

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from algeria_lab.core.actions import Actions
    from algeria_lab.core.events import Story
    from algeria_lab.core.history import Entry
    from algeria_lab.core.keeping.positions import Json
    from algeria_lab.core.rules import Outcome, Rules
    from algeria_lab.players.base import Because

SIDES: tuple[Seat, ...] = ("fln", "gov")
_RULES = AlgeriaRules()


class AlgeriaShowing(Showing[State, Words]):
    """The war game in one language; see `Showing`."""

    def title(self, state: State) -> str:
        return self.words.scenario(state.scenario)

    def moment(self, state: State) -> str:
        seat = _RULES.to_move(state)
        if _is_before_event(state):
            return self.words.say("show-moment-event", turn=state.turn)
        if seat is None:
            winner = state.winner or "draw"
            side = self.words.side(state.winner)
            return self.words.say("show-moment-over", turn=state.turn, winner=winner, side=side)
        phase, side = self.words.phase(state.phase), self.words.side(seat)
        return self.words.say("show-moment", turn=state.turn, phase=phase, side=side)

    def tally(self, state: State) -> str:
        gov = halved(self.words, half_points(state))
        return self.words.say("show-support", fln=str(state.fln_psl), gov=gov)

    def awaited(self, state: State) -> str:
        if outcome := _RULES.outcome(state):
            return self.ending(outcome, state)
        if _is_before_event(state):
            return self.words.say("show-war-event", turn=state.turn)
        text, why = self.words.prompt(state)
        cost = price_text(state, begun_price(state), self.words) if state.agenda else ""
        paying = f"{sentence(cost)}." if cost else ""
        return " ".join(filter(None, (text, paying, why)))

    def ending(self, outcome: Outcome, state: State) -> str:
        return self.words.outcome(outcome, state)

    def picture(self, state: State) -> Markup:
        return self.drawn(state).page()

    def drawn(self, state: State) -> Still:
        return still(state, self.words, self.moment(state), self.tally(state))

    def position(self, state: State) -> Page:
        rows = tracks_in_play(state, self.words)
        tracks = (self.words.labelled(name, now) for name, now in rows)
        places = folded(self.words.say("show-war-fold"), self._places(state), self.words)
        return says([" · ".join(tracks)]) + places

    def _places(self, state: State) -> Page:
        head = [self.words.say(f"show-war-{name}") for name in ("place", "control")]
        rows = [self._place(state, place) for place in PLACES if place in AREAS or state.at[place]]
        return table(self.words.say("show-war-places"), [*head, *map(self.words.side, SIDES)], rows)

    def _place(self, state: State, place: str) -> tuple[str, ...]:
        marks = self.words.listed(marks_said(state, place, self.words))
        units = (groups_said(state, state.at[place] & OF_SIDE[seat], self.words) for seat in SIDES)
        return self.words.place(place), marks, *map(self.words.listed, units)

    def begun(self, data: Json) -> State:
        return _RULES.state_from_json(data)

    def sentences(self, story: Story) -> Sequence[Sentence]:
        reached = story.about
        after = reached.position if reached and reached.at_once else None
        assert after is None or isinstance(after, State)
        told = (one for one in told_of(self.words, story, after) if one.text)
        return [Sentence(one.text, isinstance(one.event, Entered)) for one in told]

    def deed(self, entry: Entry[State]) -> str:
        assert entry.action is not None, "the set-up is no deed"
        chosen = next((event for event in entry.events if isinstance(event, Chose)), None)
        return self.words.action_at(chosen.step if chosen else "", entry.action)

    def choice(self, event: Chose) -> str:
        return self.words.action_at(event.step, Action.parse(event.action))

    def offers(self, actions: Actions) -> Sequence[Offer]:
        state = actions.about
        assert state is None or isinstance(state, State)
        return [self._offer(action, state) for action in actions]

    def _offer(self, action: Action, state: State | None) -> Offer:
        return Offer(action, self.words.group(action), self.words.action(action, state))

    def picks(self, actions: Actions) -> Sequence[Pick]:
        """See `Showing.picks`: alike units as one choice, with price and chances."""
        state = actions.about
        assert isinstance(state, State), "choices are made at a position"
        return [self._pick(state, choice) for choice in choices_of(state, actions, self.words)]

    def _pick(self, state: State, choice: Mapping[str, Any]) -> Pick:
        more = self._odds(state, choice["id"]) if choice.get("rolls") else ""
        return Pick(choice["id"], choice["group"], choice["text"], more or choice.get("price", ""))

    def _odds(self, state: State, line: str) -> str:
        """Return the chances of the last action of a line, before which no dice fall."""
        *first, last = parse_line(line)
        for part in first:
            state = _RULES.preview(state, _RULES.complete(state, part), NO_DICE)
        try:
            return self.words.odds(action_odds(_RULES, state, _RULES.complete(state, last)))
        except TooManyOutcomes:
            return self.words.say("scene-odds-too-many")

    def prospects(self, rules: Rules[State], view: State, action: Action) -> Distribution[object]:  # noqa: ARG002 - a war has one set of rules
        return Distribution(dict(action_odds(_RULES, view, action)))

    def answer(self, because: Because) -> str:
        return found_text(because, self.words)

    def chances(self, distribution: Distribution[object]) -> list[Row]:
        """See `Showing.chances`; what an action would bring is told by what differs."""
        changes = {result: share for result, share in distribution if isinstance(result, Consequences)}
        if not changes or len(changes) < len(distribution):
            return super().chances(distribution)
        counted = Distribution(changes)
        return [Row(*row) for row in likeliest_first(self.words, counted, told_fields(counted))]


def _is_before_event(state: State) -> bool:
    """Return whether the random event of a turn comes next: games may begin there, and nobody decides."""
    return bool(state.agenda) and isinstance(state.agenda[-1], RandomEvents)
