"""Where a picture comes from: the question, the wars that are drawn, and which version played them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.intervals import FEW, LEAST_WARS
from algeria_lab.experiments.results.provenance import RULES
from algeria_lab.experiments.results.reading import seen_of, values
from algeria_lab.views.experiments.sizes import seeds_of, seeds_text, sizes_of
from algeria_lab.views.experiments.text import (
    MOST_NAMED,
    begins_text,
    by_opponent,
    compared,
    counted,
    grid_text,
    position_title,
    question_text,
    quoted_way,
)

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.positions import Beginning
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.intervals import Estimate
    from algeria_lab.experiments.results.table import Place, Wars
    from algeria_lab.views.shared.messages import GameWords


def caption(words: GameWords, wars: Wars, drawn: str = "") -> str:
    """Return all that is needed to play the wars of a picture again, in sentences.

    Args:
        words: The reader's language.
        wars: The results, be they from several positions.
        drawn: Which wars are drawn; all that there are if it is left out.
    """
    rules = wars.attrs.get(RULES)
    said = words.say(
        "experiment-caption",
        question=_asked_text(words, wars),
        drawn=drawn or drawn_text(words, wars),
        version=wars.attrs.get("version", __version__),
    )
    return f"{said} {words.say('experiment-caption-rules', rules=str(rules))}" if rules else said


def _asked_text(words: GameWords, wars: Wars) -> str:
    """Return what was asked, from which positions of which game and scenario, and where units stand."""
    if wars.grid:
        named = {name: seen_of(point).position for name, point in points_of(wars).items()}
        places, asked = list(named.values()), grid_text(words, wars)
        called = _called(words, named)
    else:
        places, asked = [seen_of(wars).position], question_text(words, seen_of(wars))
        name = wars.attrs.get(POSITION)
        called = words.say("experiment-caption-called", name=str(name)) if name else ""
    titles = dict.fromkeys(
        words.say("experiment-quoted", name=words.scenario(one.scenario)) for one in places
    )
    game = words.say(f"scenario-game-{words.game}")
    made = words.say("experiment-positions-of", game=game, scenarios=words.listed(titles), count=len(titles))
    return " ".join(filter(None, [asked, called, made, begins_text(words, places)]))


def _called(words: GameWords, positions: Mapping[str, Beginning]) -> str:
    """Return what positions are whose names do not say it; nothing where all do."""
    said = []
    for name, position in positions.items():
        title, quoted = position_title(words, position), words.say("experiment-quoted", name=name)
        if not all(_bare(part) in _bare(title) for part in name.split(",")):
            said.append(words.say("experiment-colon", what=quoted, value=title))
    if not said:
        return ""
    return words.say("experiment-caption-positions", items=_some(words, said))


def _bare(text: str) -> str:
    """Return a text without spaces: a name says ``gov_psl=30``, a title ``gov_psl = 30``."""
    return "".join(text.split())


def _some(words: GameWords, said: Sequence[str]) -> str:
    """Return long items in a row; of many the first."""
    items, left = words.say("list-semicolon").join(said[:MOST_NAMED]), len(said) - MOST_NAMED
    return words.say("experiment-and-more", items=items, number=left) if left > 0 else items


def places_text(words: GameWords, question: Question, places: Iterable[Place]) -> str:
    """Return the ways that stand in a picture, opponent by opponent."""
    items = [(against, quoted_way(words, question, way)) for against, way in places]
    return by_opponent(words, question, items, len(items))


def intervals_text(words: GameWords, found: Sequence[Estimate], *, between: bool = False) -> str:
    """Return in a sentence what the lines through marks are, and where there are none; nothing without marks.

    Args:
        words: The reader's language.
        found: What is marked.
        between: Whether these are differences.
    """
    if not found:
        return ""
    sure = sum(one.is_sure for one in found)
    key = "none" if not sure else "some" if sure < len(found) else "all"
    return words.say(
        "experiment-caption-intervals", key=key, of="differences" if between else "means", few=FEW
    )


def drawn_text(words: GameWords, wars: Wars, places: Collection[Place] = ()) -> str:
    """Return in sentences which wars are drawn, as the rows have them: somebody may have filtered them.

    Args:
        words: The reader's language.
        wars: The results.
        places: Opponents and ways of which wars are drawn; of all if there are none.
    """
    asked, whole = wars.asked.wars, wars
    if places and {*places} < {*zip(wars["against"], wars["way"], strict=True)}:
        kept, asked = {*places}, wars.question.runs * len(places)
        wars = wars.chosen(lambda against, way: (against, way) in kept, "against", "way")
    sizes, seeds = sizes_of(wars), seeds_of(wars)
    named = seeds_text(words, seeds)
    if len(set(sizes)) > 1:
        least, most = min(sizes), max(sizes)
        groups = _by_kind(words, whole, places)
        said = words.say("experiment-drawn-apart", seeds=named, least=least, most=most, groups=groups)
    else:
        # Of two halves of the seeds each way may hold one: none of their wars is a pair.
        key = "experiment-drawn" if sizes == [len(seeds)] * len(sizes) else "experiment-drawn-other"
        said = words.say(key, seeds=named, wars=sizes[0] if sizes else 0)
    drawn = sum(sizes)
    part = words.say("experiment-drawn-part", drawn=drawn, asked=asked) if drawn < asked else ""
    return f"{said} {part}" if part else said


def is_even(wars: Wars, asked: Measure) -> bool:
    """Return whether every war has its pair in every comparison, so that wars and pairs are as many."""
    pairs, number = pairs_of(wars, asked), len(seeds_of(wars))
    return all(len(pairs.get(place, ())) == number for place in compared(seen_of(wars)))


def pairs_of(wars: Wars, asked: Measure) -> dict[Place, list[int]]:
    """Return by which seeds there are pairs of wars with the first way, comparison by comparison."""
    return wars.once(("pairs", asked), lambda: _pairs(wars, asked))


def _pairs(wars: Wars, asked: Measure) -> dict[Place, list[int]]:
    read, question = values(wars, asked), seen_of(wars)
    first = next(iter(question.ways))
    seeds = {place: set(read.get(place, ())) for place in product(question.opponents, question.ways)}
    return {
        (against, way): sorted(seeds[against, way] & seeds[against, first])
        for against, way in compared(question)
    }


def pairs_text(words: GameWords, wars: Wars, asked: Measure, places: Collection[Place]) -> str:
    """Return in sentences which pairs of wars are drawn, and which comparisons have too few to be.

    Args:
        words: The reader's language.
        wars: The results.
        asked: The measure.
        places: The comparisons that stand in the picture.
    """
    pairs, question = pairs_of(wars, asked), seen_of(wars)
    drawn = {place: seeds for place, seeds in pairs.items() if len(seeds) >= LEAST_WARS}
    few = {place: len(seeds) for place, seeds in pairs.items() if place not in drawn}
    here = {place: drawn[place] for place in places}
    comparisons = len(compared(wars.question) if len(here) == len(drawn) else here)
    said = []
    if here:
        sizes = {place: len(seeds) for place, seeds in here.items()}
        told = {"drawn": sum(sizes.values()), "asked": wars.question.runs * comparisons}
        seeds = seeds_text(words, {seed for of in here.values() for seed in of})
        said.append(words.say("experiment-pairs-drawn", **told, groups=_numbered(words, question, sizes)))
        said.append(words.say("experiment-pairs-seeds", seeds=seeds))
    if few:
        said.append(words.say("experiment-pairs-left", groups=_numbered(words, question, few)))
    return " ".join(said)


def _numbered(words: GameWords, question: Question, sizes: Mapping[Place, int]) -> str:
    """Return how many there are of each way against each opponent."""
    items = [
        (against, words.say("experiment-over-item", way=quoted_way(words, question, way), number=number))
        for (against, way), number in sizes.items()
    ]
    return by_opponent(words, question, items)


def _by_kind(words: GameWords, wars: Wars, places: Collection[Place]) -> str:
    """Return how many wars there are of each kind, position by position; of many positions the first."""
    if not wars.grid and places:
        ends = wars.at()
        sizes = Counter(zip(ends["against"], ends["way"], strict=True))
        return _numbered(words, seen_of(wars), {place: sizes[place] for place in places})
    if not wars.grid:
        return counted(words, seen_of(wars), "experiment-over-item", number=wars.at())
    said = []
    for name, point in points_of(wars).items():
        groups = counted(words, seen_of(point), "experiment-over-item", number=point.at())
        place = words.say("experiment-quoted", name=name)
        said.append(words.say("experiment-colon", what=place, value=groups))
    return _some(words, said)
