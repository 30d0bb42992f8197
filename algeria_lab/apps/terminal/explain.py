"""What a card, a word or a rule says, for whoever asks at the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.words.citations import known_citations
from algeria_lab.core.words.typed_names import folded
from algeria_lab.views.shared.glossary import FORMS, all_terms, explained_terms
from algeria_lab.views.shared.rules import rule_view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.views.shared.messages import Messages

MOST_LINES = 40


def explained(asked: str, view: Any, board: Board) -> list[str]:
    """Return what a rule says, what a word means, or what stands on things such as cards, a line each.

    Args:
        asked: Number of a rule, a word of the glossary, or id or part of the name of a thing; empty to hear
            what may be asked.
        view: What the reader sees.
        board: What shows the game.

    Raises:
        WrongUse: If there is nothing of that name, or far too much.
    """
    if not asked:
        return list(_askable(board))
    rules = {key.casefold(): key for key in known_citations(board.record.name)}
    if key := rules.get(asked.strip("[]").casefold()):
        return list(_rule(key, board))
    words, game = board.words, board.record.name
    if folded(asked) in map(folded, words.say("terminal-aim-words").split(FORMS)):
        return aim(board)
    printed = asked.replace("'", "’")
    term = _printed_term(printed, words, game)
    lines = [*explained_terms(words, game, term), *board.showing.about(view, printed)]
    if not lines:
        raise WrongUse(board.words.say("terminal-explain-nothing", name=asked))
    if len(lines) > MOST_LINES:
        raise WrongUse(board.words.say("terminal-explain-many", name=asked))
    return lines


def _askable(board: Board) -> Iterator[str]:
    """Yield the words of the glossary, then how to ask for them and for whatever else."""
    if titles := sorted((term["title"] for term in all_terms(board.words, board.record.name)), key=folded):
        yield board.listed(titles)
    commands = {name: board.words.say(f"terminal-command-{name}") for name in ("explain", "map")}
    yield board.words.say("terminal-explain-how", **commands)


def aim(board: Board) -> list[str]:
    """Return how one wins, and when the game ends, a line each."""
    return board.words.say(f"terminal-aim-{board.record.name}").splitlines()


def _printed_term(asked: str, words: Messages, game: str) -> str:
    """Return a form of a word of the glossary as texts have it, typed without accents or signs."""
    forms = (form for term in all_terms(words, game) for form in (term["title"], *term["forms"]))
    return next((form for form in forms if folded(form) == folded(asked)), asked)


def _rule(key: str, board: Board) -> Iterator[str]:
    shown = rule_view(key, board.words, board.record.name)
    yield f"{shown['title']}{board.words.cite(key)}"
    yield from shown["text"]
    yield from filter(None, (shown["question"], shown["choice"]))
    if see := [f"{other['title']}{board.words.cite(other['key'])}" for other in shown["see"]]:
        yield board.words.say("terminal-see", rules=board.listed(see))
