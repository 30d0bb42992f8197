"""What the card duel says of itself where its things are shown; a whole position as a bystander sees it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.core.words.typed_names import folded
from algeria_lab.insurgent.cards import FRONTS, ICONS, OTHER
from algeria_lab.insurgent.frames import Bomb
from algeria_lab.insurgent.icons import bomb_targets
from algeria_lab.insurgent.observation import NOBODY, observe, observe_events
from algeria_lab.insurgent.rules import STEPS
from algeria_lab.insurgent.state import (
    DECK,
    DISCARD,
    GRAVEYARD,
    HAND,
    PRISON,
    ROW,
    UNKNOWN,
    State,
    state_from_json,
)
from algeria_lab.views.insurgent.counts import lead, row_icons
from algeria_lab.views.insurgent.decks import icon_words
from algeria_lab.views.insurgent.log import told
from algeria_lab.views.insurgent.picks import Pick as Picked
from algeria_lab.views.insurgent.picks import hit_odds, make_picks, with_win
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.show.chances import Told
from algeria_lab.views.show.showing import Offer, Pick, Sentence, Showing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.actions import Actions
    from algeria_lab.core.events import Chose, Events, Story
    from algeria_lab.core.history import Entry
    from algeria_lab.core.keeping.positions import Json
    from algeria_lab.core.rules import Outcome, Rules
    from algeria_lab.views.insurgent.counts import Range
    from algeria_lab.views.insurgent.decks import CardFace

# What these bring lies in the deck, or under the hidden card that they turn up.
DRAWS = frozenset({"redraw", "recruit", "negotiate", "expose"})
JOINED = "\N{NO-BREAK SPACE}"


class InsurgentShowing(Showing[State, DuelWords]):
    """The card duel in one language; see `Showing`."""

    def _words_for(self, state: State) -> DuelWords:
        """Return words that know the cards of a position, which may be decks of somebody's own."""
        return self.words if state.cards is self.words.cards else DuelWords(self.words.language, state.cards)

    def title(self, state: State) -> str:
        return self.words.say(f"show-duel-title-{state.scenario}")

    def moment(self, state: State) -> str:
        if state.winner:
            side = self.words.side(state.winner) if state.winner in SEATS else ""
            return self.words.say("show-moment-over", turn=state.turn, winner=state.winner, side=side)
        assert state.top is not None, "somebody decides while the game runs"
        phase, side = self.words.say(f"show-duel-phase-{state.phase}"), self.words.side(state.top.seat)
        return self.words.say("show-moment", turn=state.turn, phase=phase, side=side)

    def tally(self, state: State) -> str:
        view = public(state)
        leads = [self._short_lead(view, front) for front in FRONTS if lead(view, front) != (0, 0)]
        if not leads:
            return self.words.say("show-duel-tally-even")
        return self.words.say("show-duel-tally", leads=self.words.say("list-comma").join(leads))

    def _short_lead(self, view: State, front: str) -> str:
        by = self._ahead(lead(view, front))
        return self.words.say("show-duel-lead", front=self.words.front(front).lower(), by=by)

    def _ahead(self, ahead: Range) -> str:
        """Return who leads by how much, as far as the reader can tell."""
        if ahead == (0, 0):
            return self.words.say("show-duel-even")
        fln, gov = self.words.side("fln"), self.words.side("gov")
        if ahead.least >= 0:
            return f"{fln}{JOINED}+{_between(ahead.least, ahead.most)}"
        if ahead.most <= 0:
            return f"{gov}{JOINED}+{_between(-ahead.most, -ahead.least)}"
        return f"{gov}{JOINED}+{-ahead.least} … {fln}{JOINED}+{ahead.most}"

    def awaited(self, state: State) -> str:
        words, view = self._words_for(state), public(state)
        if ending := words.ending(view):
            return f"{ending['title']} {ending['text']}{words.cite(ending['rule'])}"
        prompt = words.prompt(view, mine=state is view and _is_deciders(view))
        asked = f"{prompt['text']}{words.cite(prompt['rule'])} {prompt['hint']}".rstrip()
        return words.labelled(words.side(prompt["seat"]), asked)

    def ending(self, outcome: Outcome, state: State) -> str:  # noqa: ARG002 - the position says it all
        ending = self._words_for(state).ending(public(state))
        return f"{ending['title']} {ending['text']}" if ending else ""

    def position(self, state: State) -> Page:
        words, view = self._words_for(state), public(state)
        head = [words.say("show-duel-front"), *map(words.side, SEATS), words.say("show-duel-leads")]
        rows = [self._front(words, view, front) for front in FRONTS]
        fronts = table(words.say("show-duel-fronts"), head, rows)
        return fronts + says(self._beside(words, view))

    def _front(self, words: DuelWords, view: State, front: str) -> tuple[str, ...]:
        rows = (self._row(words, view, seat, front) for seat in SEATS)
        return words.front(front), *rows, self._ahead(lead(view, front))

    def _row(self, words: DuelWords, view: State, seat: str, front: str) -> str:
        cards = view.zones[ROW[seat][front]]
        total = words.say("show-duel-total", total=words.between(row_icons(view, seat, front)))
        return f"{_cards(words, view, cards)} ({total})" if cards else words.say("show-duel-no-card")

    def _beside(self, words: DuelWords, view: State) -> Iterator[str]:
        """Yield what lies beside the fronts, and the hands that the reader may see."""
        for seat in SEATS:
            hand, deck = view.zones[HAND[seat]], view.zones[DECK[seat]]
            key = "duel-pile-solo" if view.is_automaton(seat) else f"duel-pile-{seat}"
            label = words.say(key, hand=len(hand), deck=len(deck))
            seen = hand and UNKNOWN not in hand
            yield words.say("show-duel-hand", label=label, cards=_cards(words, view, hand)) if seen else label
        heaps = {PRISON: "duel-prison", GRAVEYARD: "duel-graveyard"}
        heaps |= {DISCARD[seat]: f"duel-discard-{seat}" for seat in SEATS}
        labels = {zone: words.say(key, count=len(view.zones[zone])) for zone, key in heaps.items()}
        for zone, label in labels.items():
            if cards := view.zones[zone]:
                yield words.say("show-duel-zone", label=label, cards=_cards(words, view, cards))
        yield " · ".join(label for zone, label in labels.items() if not view.zones[zone])

    def begun(self, data: Json) -> State:
        return state_from_json(data, self.words.cards)

    def sentences(self, story: Story) -> Sequence[Sentence]:
        state = story.about.position if story.about else None
        assert state is None or isinstance(state, State)
        words = self._words_for(state) if state else self.words
        is_solo = state is not None and state.is_solo
        seen = seen_by_all(story, state)
        return [Sentence(*one) for one in told(words, seen, is_solo=is_solo)]

    def deed(self, entry: Entry[State]) -> str:
        """See `Showing.deed`; a choice that only its consequences tell is told by the first of them."""
        assert entry.action is not None, "the set-up is no deed"
        sentences = self.sentences(entry.events)
        return sentences[0].text if sentences else self._verb(entry.action)

    def choice(self, event: Chose) -> str:
        """See `Showing.choice`: its verb only, for the cards may be nobody else's business."""
        return self._verb(Action.parse(event.action))

    def _verb(self, action: Action) -> str:
        return self.words.say(f"duel-pick-{action.verb}")

    def offers(self, actions: Actions) -> Sequence[Offer]:
        """See `Showing.offers`: whoever asks what may be done is the side that decides."""
        state = actions.about
        assert state is None or isinstance(state, State)
        labels = self._labels(state) if state else {}
        return [self._offer(action, labels) for action in actions]

    def _labels(self, state: State) -> dict[str, str]:
        return {pick["id"]: pick["label"] for pick in self._picks_at(state)}

    def _picks_at(self, state: State) -> list[Picked]:
        """Return what the side that decides may pick, in words and from what it sees."""
        if not state.top:
            return []
        seat = state.top.seat
        return make_picks(self._words_for(state), observe(state, seat), seat)

    def picks(self, actions: Actions) -> Sequence[Pick]:
        """See `Showing.picks`; what may be played is listed by card, with what stands on it."""
        state = actions.about
        assert isinstance(state, State), "choices are made at a position"
        found = {pick["id"]: pick for pick in self._picks_at(state)}
        words = self._words_for(state)
        return [self._pick(words, state, found[line]) for line in map(str, actions) if line in found]

    def _pick(self, words: DuelWords, state: State, pick: Picked) -> Pick:
        odds = (words.labelled(row["text"], row["percent"]) for row in pick["odds"])
        more = words.say("list-semicolon").join(odds)
        if pick["verb"] != "play" or not pick["card"]:
            return Pick(pick["id"], "", pick["label"], more, pick["confirm"])
        text = pick["label"]
        if pick["place"] in FRONTS:
            gain = state.cards.value[state.cards.number[pick["card"]]]
            facing = pick["facing"] if pick["id"].startswith("fln") else "open"
            plain = words.say("duel-pick-place", front=words.front(pick["place"]), facing=facing)
            text = with_win(words, state, plain, pick["place"], gain)
        return Pick(pick["id"], _card_line(words, pick["card"]), text, more, pick["confirm"])

    def prospects(self, rules: Rules[State], view: State, action: Action) -> Distribution[object]:
        """See `Showing.prospects`: of a BOMB how many hits it makes; nothing else is left to dice."""
        if refusal := rules.refuse(view, action):
            raise IllegalAction(str(action), refusal)
        say = self.words.say
        if not isinstance(view.top, Bomb) or not STEPS[Bomb][action.verb].rolls:
            key = "duel-odds-unknown" if action.verb in DRAWS else "duel-odds-certain"
            return Distribution({Told(say(key)): Fraction(1)})
        targets = len(bomb_targets(view, view.top.seat))
        shares: dict[object, Fraction] = {
            Told(say("duel-odds-hits", hits=hits, lost=max(0, hits - targets))): share
            for hits, share in hit_odds(view)
        }
        return Distribution(shares)

    def about(self, view: State, name: str) -> Sequence[str]:
        """See `Showing.about`: what stands on cards of both decks, which are no secret."""
        words = self._words_for(view)
        icons = (icon_words(icon, words) for icon in ICONS)
        meant = [icon for icon in icons if folded(icon["name"]) == folded(name)]
        return [words.labelled(icon["name"], icon["about"]) for icon in meant] + [
            line
            for card, face in words.faces.items()
            if folded(name) in folded(face["name"]) or name.casefold() == card.casefold()
            for line in _card_text(words, face)
        ]

    def _offer(self, action: Action, labels: dict[str, str]) -> Offer:
        return Offer(action, action.verb, labels.get(str(action), str(action)))


def public(state: State) -> State:
    """Return a whole position as a bystander sees it; the view of a side, or the end, as it is."""
    covered = any(UNKNOWN in cards for cards in state.zones.values())
    return state if covered or state.winner else observe(state, NOBODY)


def seen_by_all(events: Events, state: State | None) -> Events:
    """Return what a bystander saw of *events*, which led to a whole position; of those of a view, all."""
    if state and (state.winner or public(state) is state):
        return events
    return observe_events(events, NOBODY)


def _is_deciders(view: State) -> bool:
    """Return whether a view is that of the side that decides, whose hand it shows."""
    if not view.top:
        return False
    own, other = (view.zones[HAND[seat]] for seat in (view.top.seat, OTHER[view.top.seat]))
    return UNKNOWN not in own if own else UNKNOWN in other


def _card_line(words: DuelWords, card_id: str) -> str:
    """Return a card by name, with its kind and icons."""
    face = words.faces[card_id]
    kind = words.say("list-comma").join(filter(None, (face["kind_name"], face["front_name"])))
    return words.labelled(words.say("duel-card-kind", card=face["name"], kind=kind), words.icons_of(card_id))


def _card_text(words: DuelWords, face: CardFace) -> Iterator[str]:
    """Yield what stands on a card, a line each, with its note and where that comes from."""
    yield _card_line(words, face["id"])
    yield from (words.labelled(icon["name"], icon["about"]) for icon in face["icons"])
    dated = words.labelled(face["date"], face["note"]) if face["note"] else face["date"]
    yield from filter(None, (dated, face["source"]))


def _between(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–\N{WORD JOINER}{most}"


def _cards(words: DuelWords, view: State, cards: Sequence[int]) -> str:
    """Return cards by name, those that the reader may not know by their number."""
    known = [_lying(words, view, card) for card in cards if card != UNKNOWN]
    hidden = len(cards) - len(known)
    said = [words.say("show-duel-unknown", count=hidden)] if hidden else []
    return words.say("list-comma").join([*known, *said])


def _lying(words: DuelWords, view: State, card: int) -> str:
    """Return a card by name, and that it lies face-down where the reader knows it all the same."""
    name = words.quoted(view.name(card))
    return words.say("show-duel-down", card=name) if card in view.down else name
