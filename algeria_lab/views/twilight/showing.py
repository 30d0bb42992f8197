"""What *Colonial Twilight* says of itself wherever its things are shown; the order of the deck is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.events import Chose
from algeria_lab.core.words.typed_names import folded as folded_name
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.fln import AttackLosses, MarchInto, RallySpace
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.frames.sequence import Pivotal
from algeria_lab.twilight.geography import BOXES, EVERYWHERE, PLACE, PLACES, SPACES, Space
from algeria_lab.twilight.names import typed_names
from algeria_lab.twilight.operations import attack, force, garrison, march, rally, sweep, train
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT, KINDS
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE, margins
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import FRANCE_BOXES, LEVELS, State, state_from_json
from algeria_lab.views.shared.html import Page, folded, says, table
from algeria_lab.views.show.showing import Offer, Pick, Sentence, Showing
from algeria_lab.views.show.still_map import Still
from algeria_lab.views.twilight.board.still import still
from algeria_lab.views.twilight.telling.tales import told
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.actions import Actions
    from algeria_lab.core.events import Story
    from algeria_lab.core.history import Entry
    from algeria_lab.core.keeping.positions import Json
    from algeria_lab.core.rules import Outcome
    from algeria_lab.players.base import Because

_RULES = TwilightRules()
NAMES = typed_names(())
NOTHING = "–"
# Resources that an Operation costs, for a space or, at a Garrison, in all.
PRICES = {
    "train": train.PRICE,
    "garrison": garrison.PRICE,
    "sweep": sweep.PRICE,
    "rally": rally.PRICE,
    "march": march.PRICE,
    "attack": attack.PRICE,
    "terror": 1,
}
OPERATION_VERBS = frozenset({*PRICES, "assault"})
_SHARED_FINDINGS = {
    "chart-test-": "chart-test-left",
    "chart-draw-": "chart-chosen",
    "chart-choose-": "chart-chosen",
}


class TwilightShowing(Showing[State, TwilightWords]):
    """The game in one language; see `Showing`."""

    def title(self, state: State) -> str:
        return self.words.scenario(state.scenario)

    def moment(self, state: State) -> str:
        seat = _RULES.to_move(state)
        if seat is None and _RULES.outcome(state) is None:
            return self.words.say("twilight-moment-before")
        if seat is None:
            side = self.words.side(state.winner)
            return self.words.say("twilight-moment-over", turn=state.turn, side=side)
        card = self.words.card(state.card)
        return self.words.say("twilight-moment", turn=state.turn, card=card, side=self.words.side(seat))

    def tally(self, state: State) -> str:
        return self.words.say(
            "twilight-tally", support=state.support_commitment, opposition=state.opposition_bases
        )

    def awaited(self, state: State) -> str:
        """See `Showing.awaited`; a decision about one space names it."""
        if outcome := _RULES.outcome(state):
            return self.ending(outcome, state)
        frame = state.agenda[-1]
        if type(frame) not in STEPS:  # a position before its first card: nobody decides
            return self.words.say("twilight-asks-nobody")
        side = self.words.side(_RULES.to_move(state) or "")
        if isinstance(frame, RallySpace | MarchInto | AttackLosses):
            side += self.words.say("list-comma") + self.words.place(PLACES[frame.space])
        elif isinstance(frame, Supply):
            side += self.words.say("list-comma") + self._wanted(frame)
        asks = self.words.asks(FRAMES.name(frame), {action.verb for action in _RULES.legal(state)})
        rule = next(iter(STEPS[type(frame)].values())).rule
        return self.words.labelled(side, f"{asks}{self.words.cite(rule)}")

    def _wanted(self, frame: Supply) -> str:
        pieces = self.words.pieces(KINDS[frame.kind], frame.number)
        return self.words.say("twilight-wanted", pieces=pieces, place=self.words.place(PLACES[frame.target]))

    def ending(self, outcome: Outcome, state: State) -> str:
        margin = {seat: self.words.change(value) for seat, value in margins(state).items()}
        return self.words.say(f"twilight-ending-{outcome.level}", winner=outcome.winner, **margin)

    def position(self, state: State) -> Page:
        spaces = folded(self.words.say("twilight-fold-spaces"), self._spaces(state), self.words)
        return says([" · ".join(self._tracks(state)), *self._in_play(state)]) + spaces + self._boxes(state)

    def drawn(self, state: State) -> Still:
        return still(state, self.words, f"{self.moment(state)}. {self.tally(state)}")

    def _tracks(self, state: State) -> Iterator[str]:
        words = self.words
        for track, value, line in (
            ("sc", state.support_commitment, SUPPORT_LINE),
            ("ob", state.opposition_bases, OPPOSITION_LINE),
        ):
            of_line = words.say("twilight-of-line", value=value, line=line)
            yield words.labelled(words.say(f"twilight-track-{track}"), of_line)
        for track in ("commitment", "gov_resources", "fln_resources"):
            yield words.labelled(words.say(f"twilight-track-{track}"), getattr(state, track))
        yield words.labelled(words.say("twilight-track-france"), FRANCE_BOXES[state.france])
        if state.is_independent:
            yield words.labelled(words.say("twilight-track-border_zone"), state.border_zone)
        yield words.labelled(words.say("twilight-track-resettled"), state.resettled_sectors)
        rounds = f"{state.propaganda_played}/{state.propaganda_total}"
        yield words.labelled(words.say("twilight-track-propaganda_played"), rounds)

    def _in_play(self, state: State) -> Iterator[str]:
        """Yield the card, who is eligible with the box taken, and the markers in play."""
        words = self.words
        if state.card:
            yield words.labelled(words.say("twilight-current-card"), words.card(state.card))
            yield from self._texts(state)
        if state.card and not CARDS[state.card].is_propaganda:
            yield words.labelled(words.say("twilight-boxes-taken"), " · ".join(self._order(state)))
        for kind in ("capabilities", "momentum"):
            if codes := sorted(getattr(state, kind)):
                yield words.labelled(words.say(f"twilight-{kind}"), words.listed(map(words.marker, codes)))
        if state.played:
            played = words.listed([words.card(card) for card in sorted(state.played)])
            yield words.labelled(words.say("twilight-pivotal-played"), played)

    def _texts(self, state: State) -> Iterator[str]:
        """Yield the texts of the card as long as its Event is not yet among the choices."""
        if state.agenda and isinstance(state.agenda[-1], Pivotal):
            for text in CARDS[state.card].texts:
                yield self.words.labelled(self.words.word(text), self.words.card_text(state.card, text))

    def _order(self, state: State) -> Iterator[str]:
        """Yield who is 1st and 2nd Eligible, each with the box taken."""
        for place, seat, box in ((1, state.first, state.box1), (2, state.second, state.box2)):
            taken = self.words.box(box) if box else "none"
            yield self.words.say("twilight-eligible", place=place, side=self.words.side(seat), box=taken)

    def _spaces(self, state: State) -> Page:
        head = [self.words.say(f"twilight-head-{name}") for name in ("space", "markers")]
        rows = [self._space(state, space) for space in EVERYWHERE if _is_worth_a_row(state, space)]
        return table(self.words.say("twilight-spaces"), [*head, *map(self.words.side, SEATS)], rows)

    def _space(self, state: State, space: int) -> tuple[str, ...]:
        words = self.words
        name = words.place(PLACES[space])
        zone = SPACES[space].zone
        return (
            words.say("twilight-space-zone", name=name, zone=zone) if zone else name,
            words.say("list-comma").join(self._markers(state, space)),
            self._pieces(state, space, INSURGENT),
            self._pieces(state, space, GOVERNMENT),
        )

    def _pieces(self, state: State, place: int, kinds: Iterable[int]) -> str:
        """Return the pieces of some kinds at a place, in words; nothing for none."""
        row = state.pieces[place]
        return self.words.listed([self.words.pieces(KINDS[kind], row[kind]) for kind in kinds if row[kind]])

    def _markers(self, state: State, space: int) -> Iterator[str]:
        yield self.words.say(f"twilight-control-{state.control(space)}")
        if pop := state.pop(space):
            yield self.words.level(LEVELS[state.support[space]])
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
        return state_from_json(data)

    def sentences(self, story: Story) -> Sequence[Sentence]:
        return told(self.words, story)

    def deed(self, entry: Entry[State]) -> str:
        assert entry.action is not None, "the set-up is no deed"
        chosen = next((event for event in entry.events if isinstance(event, Chose)), None)
        return self.words.action(entry.action, chosen.step if chosen else "")

    def answer(self, because: Because) -> str:
        """See `Showing.answer`; tests and choices of the Non-Player's chart share a sentence each."""
        said = {name: self._said(name, value) for name, value in because.values}
        for start, key in _SHARED_FINDINGS.items():
            if because.question.startswith(start):
                if "chosen" in said and said.get("among") == said["chosen"]:
                    said["lot"] = "only"
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
        return self.words.action(Action.parse(event.action), event.step)

    def offers(self, actions: Actions) -> Sequence[Offer]:
        state = actions.about
        assert state is None or isinstance(state, State)
        step = FRAMES.name(state.agenda[-1]) if state and state.agenda else ""
        return [
            Offer(action, self._group(action, step, state), self._offer(action, step, state))
            for action in actions
        ]

    def picks(self, actions: Actions) -> Sequence[Pick]:
        """See `Showing.picks`; verbs that have no name of their own stand under no heading."""
        return [
            pick if self.words.has(f"twilight-word-{action.verb}") else pick._replace(group="")
            for action, pick in zip(actions, super().picks(actions), strict=True)
        ]

    def _group(self, action: Action, step: str, state: State | None) -> str:
        """Return the heading of an action; that of an Operation says what a space costs."""
        named = self.words.word(action.verb)
        if step != "turn" or not state or action.verb not in OPERATION_VERBS:
            return named
        price = force.price(state) if action.verb == "assault" else PRICES[action.verb]
        return self.words.labelled(
            named, self.words.say("twilight-price", operation=action.verb, price=price)
        )

    def _offer(self, action: Action, step: str, state: State | None) -> str:
        """Return an action in words; an Event says what its text does."""
        said = self.words.action(action, step, state)
        if action.verb == "event" and state:
            return self.words.labelled(said, self.words.card_text(state.card, action.args[0]))
        return said

    def about(self, view: State, name: str) -> Sequence[str]:  # noqa: ARG002 - no card is a secret
        """See `Showing.about`: a space, or texts and history of cards, by number or a part of the title."""
        words = self.words
        if place := NAMES.id_of(name):
            return [self._about_space(SPACES[PLACE[place]])] if PLACE[place] in EVERYWHERE else []
        wanted = folded_name(name)
        return [
            line
            for number, card in CARDS.items()
            if wanted == str(number)
            or (wanted and not wanted.isdigit() and wanted in folded_name(words.card(number)))
            for line in (
                words.card(number),
                *(words.labelled(words.word(text), words.card_text(number, text)) for text in card.texts),
                *filter(None, [words.history(number)]),
            )
        ]

    def _about_space(self, space: Space) -> str:
        """Return what is printed in a space, and what lies beside it."""
        beside = self.words.places(PLACES[near] for near in space.adjacent)
        kind = space.terrain if space.kind == "sector" else space.kind
        return self.words.say(
            "twilight-about-space",
            name=self.words.place(space.id),
            zone=space.zone or "none",
            kind=kind,
            coastal="yes" if space.coastal else "no",
            border=self.words.place(space.border) if space.border else "none",
            pop=space.pop,
            beside=beside,
        )


def _is_worth_a_row(state: State, space: int) -> bool:
    """Return whether anything lies in a space, or people live there."""
    marked = any(getattr(state, marker)[space] for marker in ("resettled", "plus_pop", "plus_base"))
    return any(state.pieces[space]) or state.support[space] != 0 or state.terror[space] > 0 or marked
