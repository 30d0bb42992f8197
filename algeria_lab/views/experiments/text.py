"""An experiment in words: its question, its names, what the wars show and what they do not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.own import name_of
from algeria_lab.experiments.asking.questions import OTHER
from algeria_lab.experiments.measuring.measures import Measure, measure
from algeria_lab.experiments.results.audit import PRINTED, constants
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.intervals import worst_margin
from algeria_lab.experiments.results.reading import NotPlayed, measure_of, refusals_of, seen_of
from algeria_lab.views.experiments.sizes import number_of, sizes_of
from algeria_lab.views.experiments.words import told
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.experiments.asking.positions import Beginning
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.asking.ways import PlayerLike, Way
    from algeria_lab.experiments.results.statistics import Row
    from algeria_lab.experiments.results.table import Place, Wars
    from algeria_lab.views.shared.messages import GameWords

CHANCE = 0.05  # share of differences that chance alone makes clear
MANY = 10  # differences of which the reader should know that
_CHANGE = re.compile(r"(\w+)=(-?[0-9]{1,9})")  # a constant behind the name of a way
SET_UP = "setup"  # the phase in which both sides deploy, before the first turn
MOST_NAMED = 4  # ways that one sentence names; a table holds the others


def player_title(words: GameWords, name: str, seat: Seat) -> str:
    """Return what people call a player; its name if it has no title."""
    try:
        return told(words).players.title(name, seat, words.language)
    except UnknownName:
        return name


def opponent_title(words: GameWords, question: Question, name: str) -> str:
    """Return what people call an opponent, by its name in the wars."""
    spec = dict(zip(question.opponents, question.against, strict=True)).get(name, name)
    return spec_title(words, spec, OTHER[question.side])


def spec_title(words: GameWords, spec: PlayerLike, seat: Seat) -> str:
    """Return what people call a player or a doctrine; one of somebody's own is called as it calls itself."""
    if isinstance(spec, str):
        return player_title(words, spec, seat)
    if not isinstance(spec, Mapping):
        return name_of(spec)
    title = spec.get("title")
    named = title.get(words.language) if isinstance(title, Mapping) else title
    return str(named or spec.get("name", ""))


def way_title(words: GameWords, question: Question, name: str) -> str:
    """Return what people call a way: its player's title if it bears that name, changed constants in words."""
    base, changed = _parted(name, question.position.game)
    said = words.listed(change_name(words, *change) for change in changed)
    if base in {"", PRINTED}:
        return said or words.say("experiment-printed")
    title = base_title(words, question, name)
    return words.say("experiment-way-changed", way=title, changes=said) if said else title


def base_title(words: GameWords, question: Question, name: str) -> str:
    """Return the title of a way without the constants behind its name."""
    base, _ = _parted(name, question.position.game)
    way = question.ways.get(name)
    if way is not None and way.player == base:
        return player_title(words, base, question.side)
    return (opening_title(words, base, way) if way else "") or base


def opening_title(words: GameWords, name: str, way: Way) -> str:
    """Return what people call a way of the house that opens with a line; empty for any other."""
    key = f"experiment-way-{name}"
    return words.say(key) if way.opening and words.has(key) else ""


def opening_does(words: GameWords, name: str, way: Way) -> str:
    """Return in a sentence what the opening of a way of the house does; empty for any other."""
    key = f"experiment-way-{name}-does"
    return words.say(key) if way.opening and words.has(key) else ""


def _parted(name: str, game: str) -> tuple[str, list[tuple[str, int]]]:
    """Return the name of a way without the constants behind it, and these; a name may come from anybody."""
    parts, changed, known = name.split(" "), [], constants(game)
    while parts and (found := _CHANGE.fullmatch(parts[-1])) and found[1] in known:
        parts.pop()
        changed.append((found[1], int(found[2])))
    return " ".join(parts), changed[::-1]


def constant_name(words: GameWords, name: str) -> str:
    """Return what people call a constant of the model."""
    return words.say(f"experiment-constant-{name.replace('_', '-')}")


def constant_value(words: GameWords, name: str, value: int) -> str:
    """Return a value of a constant, with what it means where it switches something off."""
    key = f"experiment-value-{name.replace('_', '-')}-{value}"
    return words.say(key) if words.has(key) else words.number(value)


def change_name(words: GameWords, name: str, value: int) -> str:
    """Return a constant with its value."""
    said = constant_value(words, name, value)
    return words.say("experiment-colon", what=constant_name(words, name), value=said)


def measure_name(words: GameWords, asked: str | Measure) -> str:
    """Return a measure and when it is read, such as *Government support at the end of turn 8*."""
    what = measure(asked, words.game)
    return measured(words, what, measure_title(words, what.name))


def measured(words: GameWords, what: Measure, name: str) -> str:
    """Return a measure by its *name* and when it is read; one that speaks of the end itself says so once."""
    if what.turn is not None:
        return words.say("experiment-measured-turn", measure=name, turn=what.turn)
    own = f"experiment-measured-end-{what.name.replace('.', '-')}"
    return words.say(own if words.has(own) else "experiment-measured-end", measure=name)


def measure_title(words: GameWords, name: str) -> str:
    """Return a measure without its moment; one of somebody's own by its name."""
    key = f"experiment-measure-{name.replace('.', '-')}"
    return words.say(key) if words.has(key) else name


def position_title(words: GameWords, position: Beginning) -> str:
    """Return where the wars begin."""
    title = words.scenario(position.scenario)
    if position.name:
        title = words.position_named(position.name, position.state or {}, position.scenario)
    if position.state is None:
        key = "experiment-position-stacked" if position.options.get("deck") else "experiment-position-new"
        said = words.say(key, title=title)
        changed = position.options.get(position.subject.changed)
    else:
        said = words.say("experiment-position-state", title=title, turn=int(position.state["turn"]))
        changed = position.state.get("changes")
    if not isinstance(changed, Mapping) or not changed:
        return said
    known = constants(position.game)
    named = [
        change_name(words, name, value) if name in known else f"{name}={value}"
        for name, value in changed.items()
    ]
    return words.say("experiment-position-changed", position=said, changes=words.listed(named))


def question_text(words: GameWords, question: Question, position: str = "") -> str:
    """Return a question in plain sentences: position, who, how many, in pairs, when they stop.

    Args:
        words: The reader's language.
        question: The question.
        position: Where its wars begin, if that is not its one position.
    """
    told: dict[str, Any] = {
        "position": position or position_title(words, question.position),
        "side": question.side,
        "opponents": _named(words, [opponent_title(words, question, name) for name in question.opponents]),
        "rivals": len(question.opponents),
        "runs": question.runs,
    }
    ways = [way_title(words, question, name) for name in question.ways]
    if PRINTED in question.ways and len(ways) > MOST_NAMED:
        # Of an audit the changes are too many to be named; its chart and its table name them.
        player = spec_title(words, question.ways[PRINTED].player, question.side)
        player = words.say("experiment-quoted", name=player)
        said = words.say("experiment-question-audit", **told, player=player, count=len(ways) - 1)
    else:
        said = words.say("experiment-question", **told, ways=_named(words, ways), count=len(ways))
    pairs = words.say("experiment-question-pairs") if len(question.ways) > 1 else ""
    end = words.say("experiment-question-end", turn=question.stop.turn)
    stops = [
        words.say("experiment-question-stop", measure=measure_title(words, name), level=level)
        for name, level in question.stop.at_most.items()
    ]
    if question.stop.when:
        stops.append(words.say("experiment-question-own-stop", name=name_of(question.stop.when)))
    openings = [_opening_text(words, question, name) for name, way in question.ways.items() if way.opening]
    return " ".join([said, *openings, *([pairs] if pairs else []), end, *stops])


def grid_text(words: GameWords, wars: Wars) -> str:
    """Return in sentences what is asked from each of several positions, and how they are compared."""
    points = points_of(wars)
    names = [words.say("experiment-quoted", name=name) for name in points]
    said = words.say("experiment-positions", count=len(names), names=and_more(words, names, 2 * MOST_NAMED))
    text = question_text(words, seen_of(next(iter(points.values()))), said)
    return f"{text} {words.say('experiment-positions-pairs')}" if len(names) > 1 else text


def begins_text(words: GameWords, positions: Iterable[Beginning]) -> str:
    """Return in a sentence whether wars begin with the set-up or after it; nothing of a game without one."""
    of_game = [position for position in positions if SET_UP in position.subject.phases]
    if not of_game:
        return ""
    kinds = {not position.at({}, 0).turn for position in of_game}
    if len(kinds) > 1:
        return words.say("experiment-begins-both")
    return words.say("experiment-begins-set-up" if kinds.pop() else "experiment-begins-after")


def _opening_text(words: GameWords, question: Question, name: str) -> str:
    """Return in a sentence with which line a way opens, and when."""
    way, title = question.ways[name], quoted_way(words, question, name)
    if does := opening_does(words, name, way):
        return words.say("experiment-question-does", way=title, does=does)
    if not way.when:
        return words.say("experiment-question-opening", way=title, line=way.opening)
    when = way.when if isinstance(way.when, str) else name_of(way.when)
    return words.say("experiment-question-waiting", way=title, line=way.opening, when=when)


def _named(words: GameWords, items: Sequence[str]) -> str:
    """Return names in a row; of very many only the first."""
    return and_more(words, [words.say("experiment-quoted", name=item) for item in items], 2 * MOST_NAMED)


def and_more(words: GameWords, items: Sequence[str], most: int = MOST_NAMED) -> str:
    """Return up to *most* items in a row, and how many there are besides."""
    said = words.listed(items[:most])
    left = len(items) - most
    return words.say("experiment-and-more", items=said, number=left) if left > 0 else said


def by_opponent(
    words: GameWords, question: Question, said: Iterable[tuple[str, str]], most: int = MOST_NAMED
) -> str:
    """Return what is said of each opponent, one after another; a single one is not named.

    Args:
        words: The reader's language.
        question: The question.
        said: Pairs of an opponent and an item, opponents together.
        most: Items that are said of each.
    """
    groups = []
    for against, items in groupby(said, key=lambda pair: pair[0]):
        joined = and_more(words, [item for _, item in items], most)
        if len(question.opponents) == 1:
            return joined
        groups.append(
            words.say("experiment-facing", against=quoted_opponent(words, question, against), items=joined)
        )
    return words.say("list-semicolon").join(groups)


def compared(question: Question) -> list[Place]:
    """Return what is to be compared with the first way: each other one, opponent by opponent."""
    others = list(question.ways)[1:]
    return [(against, way) for against in question.opponents for way in others]


def counted(words: GameWords, question: Question, key: str, **wars: Wars) -> str:
    """Return what is said of each way against each opponent.

    Args:
        words: The reader's language.
        question: The question.
        key: Message id of an item; it takes ``way``, and how many wars of the way there are of each kind.
        wars: Rows of wars by kind, one row a war.
    """
    sizes = {kind: Counter(zip(rows["against"], rows["way"], strict=True)) for kind, rows in wars.items()}

    def item(against: str, way: str) -> str:
        numbers = {kind: size[against, way] for kind, size in sizes.items()}
        return words.say(key, way=quoted_way(words, question, way), **numbers)

    said = [(against, item(against, way)) for against in question.opponents for way in question.ways]
    return by_opponent(words, question, said)


def quoted_way(words: GameWords, question: Question, way: str) -> str:
    """Return the title of a way between quotation marks, for sentences."""
    return words.say("experiment-quoted", name=way_title(words, question, way))


def quoted_opponent(words: GameWords, question: Question, against: str) -> str:
    """Return the title of an opponent between quotation marks, for sentences."""
    return words.say("experiment-quoted", name=opponent_title(words, question, against))


def way_against(words: GameWords, question: Question, way: str, against: str) -> str:
    """Return a way, with its opponent where there are several."""
    title = quoted_way(words, question, way)
    if len(question.opponents) == 1:
        return title
    return words.say("experiment-shows-where", way=title, against=quoted_opponent(words, question, against))


def over(words: GameWords, wars: Wars, asked: str | Measure) -> str:
    """Return in a sentence how many wars had ended by the turn of a measure; nothing if none had."""
    turn = measure_of(wars, asked).turn
    if turn is None:
        return ""
    question, ended = seen_of(wars), wars.at(turn).chosen(bool, "over")
    if not len(ended):
        return ""
    groups = counted(words, question, "experiment-over-item", number=ended)
    return words.say("experiment-over", turn=turn, wars=number_of(words, sizes_of(wars)), groups=groups)


def sampling(words: GameWords, rows: Sequence[Row]) -> str:
    """Return how far a sample may be off, in words; nothing without rows."""
    if not rows:
        return ""
    wars = min(row.wars for row in rows)
    share = decimal(words, worst_margin(wars))
    # Of wars that are too few for the interval of a mean nobody can say how far it may be off.
    if all(row.asked.is_share or not row.mean.is_sure for row in rows):
        said = words.say("experiment-sampling-share", wars=wars, share=share)
    else:
        mean = decimal(words, max(row.mean.margin for row in rows if row.mean.is_sure))
        said = words.say("experiment-sampling", wars=wars, share=share, mean=mean)
    differences = sum(row.difference is not None for row in rows)
    if differences < MANY:
        return said
    chance = decimal(words, differences * CHANCE)
    return f"{said} {words.say('experiment-sampling-many', differences=differences, chance=chance)}"


def notices(words: GameWords, wars: Wars) -> list[str]:
    """Return in sentences what went wrong with a run, what of it is missing, and what was not played."""
    said = [notice_text(words, key) for key in wars.attrs.get("notices", ())]
    done, asked = wars.played, seen_of(wars).runs
    if done < asked:
        played = number_of(words, sizes_of(wars))
        said.append(words.say("experiment-unfinished", played=played, runs=asked))
    if wars.has_doubles:
        said.append(words.say("experiment-twice"))
    if not wars.is_paired:
        said.append(words.say("experiment-unpaired"))
    return [*said, *left_out(words, wars), *refused_wars(words, wars)]


def left_out(words: GameWords, wars: Wars) -> list[str]:
    """Return in sentences which ways and opponents of its question are no longer there."""
    question, seen = wars.question, seen_of(wars)
    ways = [quoted_way(words, question, name) for name in question.ways if name not in seen.ways]
    against = [name for name in question.opponents if name not in seen.opponents]
    opponents = [quoted_opponent(words, question, name) for name in against]
    items = [
        words.say(key, items=and_more(words, names), count=len(names))
        for key, names in (("experiment-left-ways", ways), ("experiment-left-opponents", opponents))
        if names
    ]
    said = [words.say("experiment-left-out", items=words.listed(items))] if items else []
    first = next(iter(seen.ways))
    if first != next(iter(question.ways)) and len(seen.ways) > 1:
        said.append(words.say("experiment-yardstick", way=quoted_way(words, question, first)))
    return said


def refused_wars(words: GameWords, wars: Wars) -> list[str]:
    """Return in a sentence how many wars could not be played, and why the first of each way could not."""
    question, lost = wars.question, refusals_of(wars)
    if not lost:
        return []
    items = []
    for way, found in groupby(sorted(lost, key=lambda war: war.way), key=lambda war: war.way):
        first, *others = found
        name, seed = quoted_way(words, question, way), str(first.seed)
        why = why_refused(words, first)
        said = words.say("experiment-refused-item", way=name, wars=1 + len(others), seed=seed, why=why)
        items.append(said)
    listed = words.say("list-semicolon").join(items)
    return [words.say("experiment-refused", wars=len(lost), items=listed)]


def why_refused(words: GameWords, war: NotPlayed) -> str:
    """Return why a war could not be played, as a part of a sentence."""
    if war.refusal is None:
        return words.say("experiment-never-came")
    text = words.refusal(war.refusal).text.rstrip(".")
    return f"{text[:1].lower()}{text[1:]}"


def notice_text(words: GameWords, key: str) -> str:
    """Return a notice of a run in a sentence."""
    return words.say(key)
