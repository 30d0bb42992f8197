"""Whole files that the examples of the catalogue are parts of: there is nothing wrong with them."""

from typing import Any

from algeria_lab.checking.codes import Code
from algeria_lab.core.tables import load_data
from algeria_lab.insurgent.deck_files import built_in_deck
from tests.insurgent.deck_texts import deck_text


def base_text(name: str) -> str:
    """Return the text of a file by the name that rows of the catalogue give it."""
    if name == "deck":
        return deck_text(built_in_deck("reconstructed-fln"))
    texts: Any = load_data("scenarios", "codes")["base"]
    return str(texts[name])


def example_of(row: Code) -> str:
    """Return a whole file with the fault of a code."""
    base = base_text(row.base)
    assert row.right in base, row.code
    wrong = row.wrong.replace("…", row.many) if row.many else row.wrong
    return base.replace(row.right, wrong, -1 if row.is_everywhere else 1)
