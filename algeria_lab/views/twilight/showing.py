"""What *Colonial Twilight* says of itself wherever its things are shown; the order of the deck is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.events import Chose
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.geography import BOXES, EVERYWHERE, PLACES, SPACES
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT, KINDS
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import FRANCE_BOXES, LEVELS, State, state_from_json
from algeria_lab.views.shared.html import Page, folded, says, table
from algeria_lab.views.show.showing import Offer, Pick, Sentence, Showing
from algeria_lab.views.twilight.telling import told
from algeria_lab.views.twilight.words import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.actions import Actions
    from algeria_lab.core.events import Story
    from algeria_lab.core.history import Entry
    from algeria_lab.core.positions import Json
    from algeria_lab.core.rules import Outcome
    from algeria_lab.players.base import Because

_RULES = TwilightRules()
NOTHING = "–"
_SHARED_FINDINGS = {
    "chart-test-": "chart-test-left",
    "chart-draw-": "chart-chosen",
    "chart-choose-": "chart-chosen",
}


class TwilightShowing(Showing[State, TwilightWords]):
    """The game in one language; see `Showing`."""

    def title(self, state: State) -> str:
        """See `Showing.title`."""
        return self.words.scenario(state.scenario)

    def moment(self, state: State) -> str:
        """See `Showing.moment`."""
        seat = _RULES.to_move(state)
        if seat is None:
            side = self.words.side(state.winner)
            return self.words.say("twilight-moment-over", turn=state.turn, side=side)
        card = self.words.card(state.card)
        return self.words.say("twilight-moment", turn=state.turn, card=card, side=self.words.side(seat))

    def tally(self, state: State) -> str:
        """See `Showing.tally`."""
        return self.words.say(
            "twilight-tally", support=state.support_commitment, opposition=state.opposition_bases
        )

    def awaited(self, state: State) -> str:
        """See `Showing.awaited`."""
        if outcome := _RULES.outcome(state):
            return self.ending(outcome, state)
        frame = state.agenda[-1]
        side = self.words.side(_RULES.to_move(state) or "")
        key = f"twilight-asks-{FRAMES.name(frame)}"
        rule = next(iter(STEPS[type(frame)].values())).rule
        return self.words.labelled(side, f"{self.words.say(key)}{self.words.cite(rule)}")

    def ending(self, outcome: Outcome, state: State) -> str:
        """See `Showing.ending`."""
        margin = {seat: self.words.change(value) for seat, value in margins(state).items()}
        return self.words.say(f"twilight-ending-{outcome.level}", winner=outcome.winner, **margin)

    def position(self, state: State) -> Page:
        """See `Showing.position`."""
        spaces = folded(self.words.say("twilight-fold-spaces"), self._spaces(state), self.words)
        return says([" · ".join(self._tracks(state)), *self._in_play(state)]) + spaces + self._boxes(state)

    def _tracks(self, state: State) -> Iterator[str]:
        words = self.words
        yield words.labelled(words.say("twilight-track-sc"), state.support_commitment)
        yield words.labelled(words.say("twilight-track-ob"), state.opposition_bases)
        for track in ("commitment", "gov_resources", "fln_resources"):
            yield words.labelled(words.say(f"twilight-track-{track}"), getattr(state, track))
        yield words.labelled(words.say("twilight-track-france"), FRANCE_BOXES[state.france])
        if state.is_independent:
            yield words.labelled(words.say("twilight-track-border_zone"), state.border_zone)
        yield words.labelled(words.say("twilight-track-resettled"), state.resettled_sectors)

    def _in_play(self, state: State) -> Iterator[str]:
        """Yield the card, the boxes taken, and the markers in play."""
        words = self.words
        if state.card:
            yield words.labelled(words.say("twilight-current-card"), words.card(state.card))
        taken = ((state.first, state.box1), (state.second, state.box2))
        if boxes := [words.labelled(words.side(seat), words.box(box)) for seat, box in taken if box]:
            yield words.labelled(words.say("twilight-boxes-taken"), words.listed(boxes))
        for kind in ("capabilities", "momentum"):
            if codes := sorted(getattr(state, kind)):
                yield words.labelled(words.say(f"twilight-{kind}"), words.listed(map(words.marker, codes)))
        if state.played:
            played = words.listed([words.card(card) for card in sorted(state.played)])
            yield words.labelled(words.say("twilight-pivotal-played"), played)

    def _spaces(self, state: State) -> Page:
        head = [self.words.say(f"twilight-head-{name}") for name in ("space", "control", "level", "markers")]
        rows = [self._space(state, space) for space in EVERYWHERE if _is_worth_a_row(state, space)]
        return table(self.words.say("twilight-spaces"), [*head, *map(self.words.side, SEATS)], rows)

    def _space(self, state: State, space: int) -> tuple[str, ...]:
        words = self.words
        name = words.place(PLACES[space])
        zone = SPACES[space].zone
        return (
            words.say("twilight-space-zone", name=name, zone=zone) if zone else name,
            words.say(f"twilight-control-{state.control(space)}"),
            words.level(LEVELS[state.support[space]]),
            words.listed(self._markers(state, space)),
            self._pieces(state, space, INSURGENT),
            self._pieces(state, space, GOVERNMENT),
        )

    def _pieces(self, state: State, place: int, kinds: Iterable[int]) -> str:
        """Return the pieces of some kinds at a place, in words; nothing for none."""
        row = state.pieces[place]
        return self.words.listed([self.words.pieces(KINDS[kind], row[kind]) for kind in kinds if row[kind]])

    def _markers(self, state: State, space: int) -> Iterator[str]:
        if pop := state.pop(space):
            yield self.words.say("twilight-pop", pop=pop)
        if state.terror[space]:
            yield self.words.say("twilight-terror", count=state.terror[space])
        for marker in ("resettled", "plus_pop", "plus_base"):
            if getattr(state, marker)[space]:
                yield self.words.say(f"twilight-has-{marker}")

    def _boxes(self, state: State) -> Page:
        rows = [
            (
                self.words.place(PLACES[box]),
                self.words.listed(
                    [
                        self.words.pieces(KINDS[kind], count)
                        for kind, count in enumerate(state.pieces[box])
                        if count
                    ]
                ),
            )
            for box in BOXES
            if any(state.pieces[box])
        ]
        head = [self.words.say("twilight-head-box"), self.words.say("twilight-head-pieces")]
        return table(self.words.say("twilight-boxes"), head, rows)

    def begun(self, data: Json) -> State:
        """See `Showing.begun`."""
        return state_from_json(data)

    def sentences(self, story: Story) -> Sequence[Sentence]:
        """See `Showing.sentences`."""
        return told(self.words, story)

    def deed(self, entry: Entry[State]) -> str:
        """See `Showing.deed`."""
        assert entry.action is not None, "the set-up is no deed"
        chosen = next((event for event in entry.events if isinstance(event, Chose)), None)
        return self.words.action(entry.action, chosen.step if chosen else "")

    def answer(self, because: Because) -> str:
        """See `Showing.answer`; tests and choices of the Non-Player's chart share a sentence each."""
        said = {name: self._said(name, value) for name, value in because.values}
        for start, key in _SHARED_FINDINGS.items():
            if because.question.startswith(start):
                return self.words.say(key, **said)
        return super().answer(because._replace(values=tuple(said.items())))

    def _said(self, name: str, value: str | int) -> str | int:
        """Return what a finding quotes, as people say it."""
        if isinstance(value, int):
            return self.words.card(value) if name == "card" and value in CARDS else value
        if name in {"lot", "out"} and value in {"yes", "no", ""}:
            return value or "none"
        return self.words.say("list-comma").join(map(self.words.word, value.split())) or NOTHING

    def choice(self, event: Chose) -> str:
        """See `Showing.choice`."""
        return self.words.action(Action.parse(event.action), event.step)

    def offers(self, actions: Actions) -> Sequence[Offer]:
        """See `Showing.offers`."""
        state = actions.about
        assert state is None or isinstance(state, State)
        step = FRAMES.name(state.agenda[-1]) if state and state.agenda else ""
        return [Offer(action, self._group(action), self._offer(action, step, state)) for action in actions]

    def picks(self, actions: Actions) -> Sequence[Pick]:
        """See `Showing.picks`; verbs that have no name of their own stand under no heading."""
        return [
            pick if self.words.has(f"twilight-word-{action.verb}") else pick._replace(group="")
            for action, pick in zip(actions, super().picks(actions), strict=True)
        ]

    def _group(self, action: Action) -> str:
        return self.words.word(action.verb)

    def _offer(self, action: Action, step: str, state: State | None) -> str:
        """Return an action in words; an Event says what its text does."""
        said = self.words.action(action, step)
        if action.verb == "event" and state:
            return self.words.labelled(said, self.words.card_text(state.card, action.args[0]))
        return said

    def about(self, view: State, name: str) -> Sequence[str]:  # noqa: ARG002 - no card is a secret
        """See `Showing.about`: the texts and the history of cards, by number or a part of the title."""
        words = self.words
        wanted = name.casefold()
        return [
            line
            for number, card in CARDS.items()
            if wanted == str(number) or (not wanted.isdigit() and wanted in words.card(number).casefold())
            for line in (
                words.card(number),
                *(words.labelled(words.word(text), words.card_text(number, text)) for text in card.texts),
                *filter(None, [words.history(number)]),
            )
        ]


def _is_worth_a_row(state: State, space: int) -> bool:
    """Return whether anything lies in a space, or people live there."""
    marked = any(getattr(state, marker)[space] for marker in ("resettled", "plus_pop", "plus_base"))
    return any(state.pieces[space]) or state.support[space] != 0 or state.terror[space] > 0 or marked
