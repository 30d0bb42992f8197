"""The names of *Colonial Twilight*: places, pieces, cards, rules, choices, and why something is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, ClassVar

from algeria_lab.core.actions import Action
from algeria_lab.core.words.citations import known_citations
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.geography import ALGERIA, PLACE, SPACES
from algeria_lab.twilight.pieces import KIND
from algeria_lab.views.shared.messages import GameWords, Said, sentence
from algeria_lab.views.twilight.words.asked import PARTS, asked

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.twilight.state import State

GAME = "twilight"
CARD_VALUES = frozenset({"card", "opener"})
SELECTING_VALUES = frozenset({"seat", "turn", "near", "verb", "wilaya"})
NAMED_VALUES = frozenset({"scenario", "must", "marker"})
WORDS_ALONE = frozenset({"done", "skip"})  # choices that take nothing, with a sentence but no word
RALLY_VERBS = frozenset({"place", "base", "hide", "nothing"})  # what Rally may do in a space
# Families of words that an action or a refusal may quote by its id, besides places and pieces.
WORD_FAMILIES = ("word", "box", "level", "marker")


class TwilightWords(GameWords):
    """Everything that is said about the game, in one language.

    Args:
        language: ``en`` or ``fr``.

    Raises:
        UnknownName: If there are no messages in that language.
    """

    game: ClassVar[str] = GAME

    def scenario(self, name: str) -> str:
        return self.say(f"twilight-scenario-{name}")

    def listed(self, items: Iterable[str]) -> str:
        *first, last = list(items) or [""]
        return (
            self.say("twilight-list-and", first=self.say("list-comma").join(first), last=last)
            if first
            else last
        )

    def side(self, seat: str) -> str:
        return self.say(f"twilight-side-{seat}") if seat else ""

    def place(self, name: str) -> str:
        """Return a space, a box or a track by its id: as printed, or as the language writes it."""
        key, number = f"twilight-place-{name}", PLACE.get(name)
        if number in ALGERIA and not self.has(key):
            return SPACES[number].name
        return self.say(key)

    def places(self, names: Iterable[str]) -> str:
        """Return several places in a row."""
        return self.listed([self.place(name) for name in names])

    def pieces(self, kind: str, count: int) -> str:
        """Return some pieces of a kind, such as ``2 French Troops``."""
        return self.say(f"twilight-pieces-{kind}", count=count)

    def stack(self, kinds: Iterable[str]) -> str:
        """Return pieces that go together, counted by kind."""
        counted = Counter(kinds)
        return self.listed([self.pieces(kind, counted[kind]) for kind in KIND if kind in counted])

    def card(self, number: int) -> str:
        """Return a card by number and title."""
        return self.say("twilight-card", number=number, title=self.say(f"twilight-card-{number:02}"))

    def card_text(self, number: int, text: str) -> str:
        """Return what a text of a card does, in our own words."""
        return self.say(f"twilight-text-{number:02}-{text}")

    def history(self, number: int) -> str:
        """Return a line of history behind a card; nothing where the sources support none."""
        key = f"twilight-history-{number:02}"
        return self.say(key) if self.has(key) else ""

    def marker(self, code: str) -> str:
        """Return a Capability or Momentum marker by name."""
        return self.say(f"twilight-marker-{code}")

    def level(self, level: str) -> str:
        """Return ``support``, ``neutral`` or ``oppose`` as a reader knows it."""
        return self.say(f"twilight-level-{level}")

    def box(self, box: str) -> str:
        """Return a box of the initiative track."""
        return self.say(f"twilight-box-{box}")

    def rule(self, key: str) -> str:
        """Return the heading of a rule or ruling."""
        title = known_citations(GAME)[key].title
        return title.get(self.language, title["en"])

    def word(self, word: str) -> str:
        """Return a word of an action as people say it; one that is none stays as it is."""
        if word in PLACE:
            return self.place(word)
        if word in KIND:
            return self.say(f"twilight-kind-{word}")
        keys = (f"twilight-{family}-{word}" for family in WORD_FAMILIES)
        key = next(filter(self.has, keys), "")
        return self.say(key) if key else word

    def named(self, chosen: str) -> str:
        """Return what a lot has drawn: a place or marker by its name, an action in words."""
        if " " not in chosen:
            return self.word(chosen)
        action = Action.parse(chosen)
        is_rally = action.verb in RALLY_VERBS and not any(word in PLACE for word in action.args)
        return self.action(action, "rally-space" if is_rally else "")

    def asks(self, step: str, can: Collection[str] | None = None) -> str:
        """Return what a decision asks for.

        Args:
            step: Name of the decision.
            can: The verbs that are open to who decides, where that is known; see `asked`.
        """
        return asked(step, self, can) if step in PARTS else self.say(f"twilight-asks-{step}")

    def action(self, action: Action, step: str = "", at: State | None = None) -> str:
        """Return an action in words.

        Args:
            action: The action.
            step: Name of the decision at which it is taken; some verbs mean something else there.
            at: The position in which it would be taken: then it is said what it does there, no more.
        """
        said: dict[str, str | int] = {
            f"a{number}": self._argument(word) for number, word in enumerate(action.args, start=1)
        }
        if action.verb == "event":
            text = action.args[0]
            return self.say("twilight-do-event", which=text, text=self.word(text))
        if action.verb == "pivotal":
            return self.say("twilight-do-pivotal", card=self.card(int(action.args[0])))
        keys = (f"twilight-do-{step}-{action.verb}", f"twilight-do-{action.verb}")
        key = next(filter(self.has, keys), "")
        if key:
            said |= {"pieces": self._pieces(action.args), "does": _does(action, at)}
            return self.say(key, seat=action.seat, count=len(action.args), **said)
        return " ".join([self.word(action.verb), *map(str, said.values())])

    def _argument(self, word: str) -> str | int:
        """Return an argument as people say it, a number as one."""
        return int(word) if word.isdigit() else self.word(word)

    def _pieces(self, args: tuple[str, ...]) -> str:
        """Return the pieces that an action names: of its kind as many as it says, or one."""
        kind = next((word for word in args if word in KIND), "")
        number = next((int(word) for word in args if word.isdigit()), 1)
        return self.pieces(kind, number) if kind else ""

    def refusal(self, refusal: Refusal) -> Said:
        values = {name: self._value(name, value) for name, value in refusal.values.items()}
        if step := refusal.values.get("step"):
            values["step"] = self.asks(str(step))
        text = self.say(f"twilight-refusal-{refusal.reason.removeprefix('ct-')}", **values)
        hint = self.say(f"twilight-hint-{refusal.hint.removeprefix('ct-')}") if refusal.hint else ""
        return Said(sentence(text), hint)

    def _value(self, name: str, value: str | int) -> str | int:
        """Return what a refusal quotes, as people say it."""
        if isinstance(value, int):
            return self.card(value) if name in CARD_VALUES and value in CARDS else value
        if name in SELECTING_VALUES:
            return value or "none"
        if name in NAMED_VALUES:
            return self.say(f"twilight-{name}-{value}")
        if name in {"known", "takes"}:
            return self._possible(name, value)
        if name == "given":
            return value if " " in value else self.word(value)
        return self.say("list-comma").join(map(self.word, value.replace(",", " ").split())) or "none"

    def _possible(self, name: str, value: str) -> str:
        """Return what can be typed: the verbs of a decision, or what a choice takes place by place."""
        if name == "takes":
            return self.listed(map(self._taken, value.split()))
        return self.say("list-comma").join(map(self._typed, value.split(", ")))

    def _taken(self, kind: str) -> str:
        """Return what a choice takes in one place; words that can be typed stay as they are."""
        key = "twilight-takes-nothing" if kind == "-" else f"twilight-takes-{kind}"
        if self.has(key):
            return self.say(key)
        return self.say(
            "twilight-takes-one-of", words=self.say("list-comma").join(map(self._typed, kind.split("|")))
        )

    def _typed(self, word: str) -> str:
        """Return a word as it is typed, with what people say for it where that differs."""
        said = self.say(f"twilight-do-{word}") if word in WORDS_ALONE else self.word(word)
        return word if said.casefold() == word else self.say("twilight-typed", word=word, said=said)


def _does(action: Action, at: State | None) -> str:
    """Return whether a step that calms a space removes Terror, moves its level, or either in turn."""
    place = next((PLACE[word] for word in action.args if word in PLACE), None)
    if at is None or place is None or place >= len(at.terror):
        return "either"
    steps = next((int(word) for word in action.args if word.isdigit()), 1)
    markers = at.terror[place]
    return "level" if not markers else "terror" if steps <= markers else "both"
