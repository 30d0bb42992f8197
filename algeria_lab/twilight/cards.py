"""The cards: 60 Events, six Pivotal Events, five Propaganda cards [CT-1.5, CT-8.3]."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

from algeria_lab.core.actions import Seat
from algeria_lab.core.tables import load_data

Text: TypeAlias = Literal["unshaded", "shaded", "single"]
EVENTS: Final = range(1, 61)
PIVOTAL: Final[dict[Seat, tuple[int, ...]]] = {"fln": (61, 62, 63), "gov": (64, 65, 66)}
INDEPENDENCE, SUEZ_CRISIS, OAS, MOBILIZATION, RECALL, COUP = range(61, 67)
PROPAGANDA: Final = range(67, 72)
HIDDEN_CARD: Final = 0


class Card(NamedTuple):
    """A card of the deck, or a Pivotal Event.

    Attributes:
        number: 1 to 71.
        texts: The texts that it has: two, one, or none for a Propaganda card.
        marked: Whether the moon and star stand on it: the Non-Player FLN looks at it first [CT-8.2].
        sure: Whether the Non-Player FLN plays it without a test of its effect [CT-8.2].
        special: Whether it has instructions of its own for the Non-Player FLN [CT-8.5].
        markers: For a text that only puts a marker into play: its code, such as ``brave``.
    """

    number: int
    texts: tuple[Text, ...]
    marked: bool
    sure: bool
    special: bool
    markers: dict[Text, str]

    @property
    def is_propaganda(self) -> bool:
        """Whether a Propaganda Round follows."""
        return not self.texts


_TEXTS: dict[str, tuple[Text, ...]] = {
    "dual": ("unshaded", "shaded"),
    "single": ("single",),
    "propaganda": (),
}


def _read_cards() -> dict[int, Card]:
    rows = cast("list[dict[str, Any]]", load_data("twilight", "cards")["card"])
    cards = {}
    for row in rows:
        texts = _TEXTS[row["texts"]]
        markers = {text: row[text].partition(":")[2] for text in texts if text in row}
        cards[row["number"]] = Card(row["number"], texts, row["marked"], row["sure"], row["special"], markers)
    return cards


CARDS: Final = _read_cards()


def _codes(table: str) -> frozenset[str]:
    rows = cast("list[dict[str, str]]", load_data("twilight", "tables")[table])
    return frozenset(row["code"] for row in rows)


CAPABILITIES: Final = _codes("capability")
MOMENTUM: Final = _codes("momentum")
