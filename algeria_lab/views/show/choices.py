"""How is shown what may be done: actions, verbs, chances, refusals."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.verbs import Usable, Verbs, aligned
from algeria_lab.views.shared.html import Page, element, says, table
from algeria_lab.views.show.chances import chances_page, likely_text, mean_text
from algeria_lab.views.show.face import Face

if TYPE_CHECKING:
    from markupsafe import Markup

    from algeria_lab.views.show.showing import Offer


MOST_OFFERED = 25  # lines of actions in a console
MOST_ALIKE = 6  # actions with one verb


class ActionsFace(Face[Actions]):
    """What may be done: by verb, as it is typed and in words."""

    def line(self) -> str:
        counts = Counter(action.verb for action in self.thing)
        verbs = [f"{verb} {count}" for verb, count in counts.items()]
        listed = self.words.say("list-comma").join(verbs)
        said = self.words.say("show-actions-verbs", verbs=listed) if verbs else ""
        return self.words.say("show-actions", count=len(self.thing), verbs=said)

    def _by_verb(self) -> dict[str, list[Offer]]:
        groups: dict[str, list[Offer]] = {}
        for offer in self.showing.offers(self.thing):
            groups.setdefault(offer.action.verb, []).append(offer)
        return groups

    def brief(self) -> str:
        """See `Face.brief`; of many actions some of each verb, and how to ask for the others."""
        groups = self._by_verb()
        if len(self.thing) <= MOST_OFFERED or len(groups) == 1:
            return self.text()
        most, lines = _alike([len(group) for group in groups.values()]), [self.line()]
        wide = max(len(str(offer.action)) for group in groups.values() for offer in group[:most])
        for verb, group in groups.items():
            lines += [_tabled(offer, wide) for offer in group[:most]]
            if hidden := len(group[most:]):
                lines.append(self.words.say("show-actions-more-of", count=hidden, verb=verb))
        return "\n".join(lines)

    def text(self) -> str:
        offers = self.showing.offers(self.thing)
        wide = max((len(str(offer.action)) for offer in offers), default=0)
        return "\n".join(_tabled(offer, wide) for offer in offers) or self.line()

    def page(self) -> Page:
        caption = self.words.say("show-actions-caption", count=len(self.thing))
        head = [self.words.say(f"show-actions-{name}") for name in ("typed", "means")]
        rows: list[tuple[str, str]] = []
        for group in self._by_verb().values():
            rows += [(_typed(offer), offer.text) for offer in group[:MOST_ALIKE]]
            if hidden := len(group[MOST_ALIKE:]):
                rows.append((group[0].group, self.words.say("show-actions-more", count=hidden)))
        return table(caption, head, rows) if rows else says([caption])


def _typed(offer: Offer) -> Markup:
    return element("code", str(offer.action), style="white-space:nowrap")


def _tabled(offer: Offer, wide: int) -> str:
    return f"{offer.action!s:<{wide}}  {offer.text}"


def _alike(counts: list[int]) -> int:
    """Return how many actions of each verb a console has room for, at least one."""
    for most in range(MOST_ALIKE, 1, -1):
        if sum(min(count, most) + (count > most) for count in counts) < MOST_OFFERED:
            return most
    return 1


class VerbsFace(Face[Verbs]):
    """What may be done now, verb by verb, as it is typed, and what each verb does."""

    def _head(self, *columns: str) -> tuple[str, ...]:
        return tuple(self.words.say(f"verbs-{column}") for column in columns)

    def _does(self, one: Usable) -> str:
        return self.words.say(f"verb-{self.words.game}-{one.verb}")

    def line(self) -> str:
        return self.thing.plain()

    def brief(self) -> str:
        """See `Face.brief`; what a verb does has a line of its own, for a console has no room beside it."""
        if not self.thing:
            return self.words.say("verbs-none")
        rows = [(*one.row[:3], f"[{one.rule}]") for one in self.thing.values()]
        head, *lines = aligned([self._head("verb", "choices", "example", "rule"), *rows]).splitlines()
        told = (f"    {self._does(one)}" for one in self.thing.values())
        return "\n".join([head, *chain.from_iterable(zip(lines, told, strict=True))])

    def page(self) -> Page:
        if not self.thing:
            return says([self.brief()])
        rows = [(*one.row[:3], self._does(one), f"[{one.rule}]") for one in self.thing.values()]
        head = self._head("verb", "choices", "example", "does", "rule")
        return table(self.words.say("verbs-caption"), head, rows, numbers=(1,))


class ChancesFace(Face[Distribution[Any]]):
    """Exact chances of whatever was asked for."""

    def line(self) -> str:
        rows, mean = self.showing.chances(self.thing), mean_text(self.words, self.thing)
        said = [likely_text(self.words, rows, mean), *self._until()]
        likely = self.words.say("list-semicolon").join(said)
        return self.words.say("show-odds", count=len(rows), likely=likely)

    def _until(self) -> list[str]:
        """Return where the counting stopped, if a phase ends."""
        return [self.words.say("show-odds-until")] * self.thing.phase_ends

    def page(self) -> Page:
        about = [mean_text(self.words, self.thing), *self._until()]
        return chances_page(self.words, self.showing.chances(self.thing), about)

    def text(self) -> str:
        return self.page().text


class RefusalFace(Face[Refusal]):
    """Why something cannot be done, and what would work."""

    def _said(self) -> tuple[str, str]:
        said = self.words.refusal(self.thing)
        return f"{said.text}{self.words.cite(self.thing.rule)}", said.hint

    def line(self) -> str:
        return self.words.say("show-refusal", text=self._said()[0])

    def text(self) -> str:
        return " ".join(filter(None, self._said()))

    def page(self) -> Page:
        return says(self._said())
