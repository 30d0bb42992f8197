"""Wars as each side is told them: nothing is left out or comes twice, and sums are what positions say."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Rolled
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.telling.acts import ALIKE, Act, acts_of
from algeria_lab.views.algeria.telling.cards import LISTS, PAYS, make_card
from algeria_lab.views.algeria.telling.lists import is_listed
from algeria_lab.views.algeria.telling.sums import TRACKS, level, moved
from algeria_lab.views.algeria.words.events import is_news
from algeria_lab.views.algeria.words.story import story
from algeria_lab.views.algeria.words.text import Words

WARS = (
    ("1954", "raider", "mobile"),
    ("1956-like", "mixed", "suppress"),
    ("1958", "urban", "mixed"),
    ("1960", "mixed", "resettle-3"),
)
SEATS = ("fln", "gov")
TURNS = 5
PRICES = {"airlift", "committed"}  # told by what the card moved
EN, FR = Words("en"), Words("fr")
EACH_WAR = pytest.mark.parametrize("players", WARS, ids=[names[0] for names in WARS])
EACH_SIDE = pytest.mark.parametrize("seat", SEATS)


@cache
def war(scenario: str, fln: str, gov: str) -> Game[State]:
    """Return a war between computers, some turns long."""
    table = Table(Game(AlgeriaRules(), scenario, seed=4), PLAYERS.seat({"fln": fln, "gov": gov}))
    start = table.game.state.turn
    while table.game.to_move and table.game.state.turn < start + TURNS:
        table.let_one_act()
    return table.game


def spans(game: Game[State], seat: str) -> Iterator[tuple[int, int]]:
    """Yield what lies between two decisions of a side, with the first of them: places in the history."""
    own = [at for at, entry in enumerate(game.history) if entry.action and entry.action.seat == seat]
    yield from ((first, after - 1) for first, after in pairwise([*own, game.ply + 1]))


def acts_between(game: Game[State], seat: str) -> Iterator[tuple[int, int, list[Act]]]:
    yield from ((first, last, acts_of(game.history, first, last)) for first, last in spans(game, seat))


@EACH_WAR
@EACH_SIDE
def test_every_event_stands_in_exactly_one_act(players: tuple[str, str, str], seat: str):
    game = war(*players)
    for first, last, acts in acts_between(game, seat):
        happened = [event for entry in game.history[first : last + 1] for event in entry.events]
        assert [event for act in acts for event in act.events] == happened


@EACH_WAR
@EACH_SIDE
def test_each_act_begins_where_the_one_before_it_ended(players: tuple[str, str, str], seat: str):
    game = war(*players)
    for first, last, acts in acts_between(game, seat):
        positions = [game.history[first - 1].state, *(act.after for act in acts)]
        assert [levels(act.before) for act in acts] == [levels(state) for state in positions[:-1]]
        assert levels(positions[-1]) == levels(game.history[last].state)


@EACH_WAR
@EACH_SIDE
def test_every_roll_is_told_with_its_chance(players: tuple[str, str, str], seat: str):
    for act, card in cards(war(*players), seat):
        fell = sorted(face for event in act.events if isinstance(event, Rolled) for face in event.faces)
        rolls = [line for line in card["lines"] if "faces" in line]
        assert sorted(face for line in rolls for face in line["faces"]) == fell
        assert all("chance: " in line["chance"] for line in rolls)


def test_a_cadre_that_goes_underground_in_france_is_no_unit_that_the_government_deployed():
    told = [
        (act.seat, line["text"])
        for act, card in cards(war(*WARS[0]), "fln")
        for line in card["lines"]
        if act.kind == "deployment" and line["rule"] == "A:11.22"
    ]
    assert ("gov", "Cadre 4: Underground in France [A:11.22].") in told
    assert not [text for _, text in told if "Patrol" in text]


@EACH_WAR
@EACH_SIDE
def test_sums_are_the_differences_of_positions(players: tuple[str, str, str], seat: str):
    for act, card in cards(war(*players), seat):
        rows = {row["id"]: (row["before"], row["after"]) for row in card["moved"]}
        titled = PAYS[act.seat] if act.kind == "reinforcement" and act.begun_by else ""
        assert titled not in rows, "the title has said it"
        for track in (track for track, _ in TRACKS if track != titled):
            ends = level(EN, act.before, track), level(EN, act.after, track)
            assert rows.get(track, (ends[0], ends[0])) == ends
        settled = any(act.before.control.values())
        assert settled or not any(f"areas-{side}" in rows for side in SEATS), "control was not counted yet"
        for side in SEATS if settled else ():
            held = [str(list(state.control.values()).count(side)) for state in (act.before, act.after)]
            assert rows.get(f"areas-{side}", (held[0], held[0])) == tuple(held)


@pytest.mark.parametrize(("words", "label"), [(EN, "(−2, +2)"), (FR, "(−2, +2)")])
def test_support_that_fell_and_rose_again_in_one_card_is_told(words: Words, label: str):
    game = Game(AlgeriaRules(), "1956-like", seed=4)
    state = game.state
    events = [Counted("gov_psl", change, state.gov_psl + change, "A:10.4") for change in (-1, -1, 2)]
    assert [label in row["label"] for row in moved(words, state, state, events)] == [True]
    assert moved(words, state, state, events[:0]) == []


@EACH_WAR
@EACH_SIDE
def test_all_that_is_news_is_said_and_pointed_at(players: tuple[str, str, str], seat: str):
    for act, card in cards(war(*players), seat):
        assert len(card["lines"]) > 0 or not any(news(event, act) for event in act.events), card["title"]
        places = {place for event in act.events if news(event, act) for place in places_in(event)}
        assert places <= set(card["places"])


@EACH_WAR
@EACH_SIDE
def test_no_word_is_missing_in_either_language(players: tuple[str, str, str], seat: str):
    for act, _ in cards(war(*players), seat):
        for words in (EN, FR):
            card = make_card(words, act, seat)
            said = [
                card["title"],
                *(line["text"] + line.get("more", "") for line in card["lines"]),
                *card["losses"],
            ]
            assert not [text for text in said if "elling-" in text or "hosen-" in text or "{" in text]
    assert EN.faults == []
    assert FR.faults == []


def cards(game: Game[State], seat: str) -> Iterator[tuple[Act, dict]]:
    """Yield each act that is told to a side, with its card."""
    for _, _, acts in acts_between(game, seat):
        yield from ((act, make_card(EN, act, seat)) for act in acts if not act.is_of(seat))


def levels(state: State) -> Sequence[object]:
    """Return what is compared of a position: tracks, places, flags, control."""
    tracks = [getattr(state, track) for track, _ in TRACKS]
    return [*tracks, state.gov_half, state.place, state.neutralized, state.control, state.terror]


@EACH_WAR
@EACH_SIDE
def test_what_is_no_list_is_told_in_the_sentences_of_the_log(players: tuple[str, str, str], seat: str):
    for act, card in cards(war(*players), seat):
        if act.kind in LISTS | ALIKE | {"interphase"}:
            continue
        said = {line["text"] for line in card["lines"]}
        events = [
            event for event in act.events if news(event, act) and getattr(event, "why", "") not in PRICES
        ]
        sentences = {item.text for item in story(EN, events) if not isinstance(item.event, Rolled)}
        assert sentences <= said


def news(event: Event, act: Act) -> bool:
    """Return whether an event is told by a line of its own, not by a title or a list."""
    return is_news(EN, event) and not isinstance(event, Chose | Entered) and not is_listed(event, act.seat)


def places_in(event: Event) -> list[str]:
    found = event.names if isinstance(event, Flipped) else (getattr(event, "where", ""),)
    found = (event.place,) if isinstance(event, Moved) else found
    return [place for place in found if place in PLACES]
