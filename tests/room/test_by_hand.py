"""Turns that two people hand to each other: a game goes to and fro, and nothing else comes in between."""

import base64
import json
import zlib
from functools import cache
from random import Random
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import CannotUndo, SaveError
from algeria_lab.games import game_named
from algeria_lab.players.decisions import SeatTaken
from algeria_lab.room.by_hand import ByHand, open_turn
from algeria_lab.room.turn_file import TurnHead, head_of, is_turn

SCENARIOS = {"algeria": "1958", "twilight": "short", "insurgent": "duel"}
GAMES = pytest.mark.parametrize("name", sorted(SCENARIOS))


def begun(name: str, seed: int = 77) -> ByHand[Any]:
    """Return a game at its beginning, on the device of whoever decides first."""
    rules = game_named(name).rules()
    options = rules.options() if name == "insurgent" else {}
    game: Game[Any] = Game(rules, SCENARIOS[name], options, seed=seed)
    return ByHand(game, game.to_move or "fln")


def decide(hand: ByHand[Any], rng: Random) -> str:
    """Take all decisions of a turn by chance, and hand it over."""
    while hand.is_own_turn:
        hand.table.play(rng.choice(hand.game.legal()))
    return hand.hand_over()


def opened(text: str, known: TurnHead | None = None) -> ByHand[Any]:
    """Open a turn, as a device does that knows something of its game, or nothing."""
    head = head_of(text, "turn.json")
    return open_turn(text, head, game_named(head.game).rules(), name="turn.json", known=known)


@cache
def sent(name: str) -> tuple[str, ...]:
    """Return the first three turns of a game, as they were handed over: to play them takes seconds."""
    rng, here, texts = Random(77), begun(name), list[str]()
    for _ in range(3):
        texts.append(decide(here, rng))
        here = opened(texts[-1])
    return tuple(texts)


def after(name: str, turns: int) -> tuple[ByHand[Any], str]:
    """Return the device that decides next after one to three turns, and the last turn sent."""
    text = sent(name)[turns - 1]
    return opened(text), text


def changed(text: str, **changes: object) -> str:
    """Return a turn with another head or another save in it."""
    head, _, sealed = text.partition(', "sealed": "')
    data = json.loads(f"{head}}}")
    save = json.loads(zlib.decompress(base64.b64decode(sealed.strip().removesuffix('"}'))))
    for key, value in changes.items():
        (data if key in data else save)[key] = value
    packed = base64.b64encode(zlib.compress(json.dumps(save).encode())).decode()
    return f'{json.dumps(data)[:-1]}, "sealed": "{packed}"}}\n'


def save_of(text: str) -> dict[str, Any]:
    """Return the save in a turn."""
    sealed = text.partition(', "sealed": "')[2].strip().removesuffix('"}')
    return dict(json.loads(zlib.decompress(base64.b64decode(sealed))))


@GAMES
def test_a_game_goes_to_and_fro(name: str):
    """The duel to its end: each device knows its own part only; both come to the same positions and dice."""
    rng, here = Random(5), begun(name)
    known: dict[str, TurnHead] = {}
    for _ in range(80 if name == "insurgent" else 8):
        text = decide(here, rng)
        known[here.own] = here.head
        there = opened(text, known.get(here.other))
        assert (there.own, there.war, there.handed) == (here.other, here.war, here.handed)
        assert [one.check for one in there.game.history] == [one.check for one in here.game.history]
        assert there.is_own_turn or there.game.outcome
        if there.game.outcome:
            break
        here = there

    assert there.game.outcome or name != "insurgent"
    alone: Game[Any] = Game(
        here.game.rules, SCENARIOS[name], here.game.options, seed=here.game.seed
    )  # the same decisions in one place
    for entry in there.game.history[1:]:
        alone.play(str(entry.action))
    assert alone.history[-1].check == there.game.history[-1].check


@GAMES
def test_what_was_handed_over_is_not_taken_back_and_is_sent_again_as_it_was(name: str):
    here = begun(name)
    text = decide(here, Random(1))

    with pytest.raises(CannotUndo):
        here.table.undo(here.own)
    assert here.hand_over() == text
    assert len(here.handed) == 1
    there = opened(text)
    with pytest.raises(CannotUndo):
        there.table.undo(there.own)
    assert there.told_from == 0
    with pytest.raises(SeatTaken):
        here.table.play(here.game.legal()[0])


@GAMES
def test_nothing_is_read_at_a_glance(name: str):
    text = sent(name)[1]

    assert is_turn(text)
    assert "seed" not in text
    assert "moves" not in text
    assert "FLN-" not in text


@GAMES
def test_an_older_turn_is_refused(name: str):
    here, last = after(name, 3)
    other = opened(decide(here, Random(2)))
    with pytest.raises(SaveError, match="older") as refused:
        opened(last, known=here.head)

    assert getattr(refused.value, "cause") == "turn-older"  # noqa: B009
    assert opened(other.kept_text(), known=other.head).game.ply == other.game.ply


@GAMES
def test_another_history_is_refused(name: str):
    """The same game went on otherwise: from the same key, on a device that forgot what it had handed over."""
    here, last = after(name, 2)
    kept = opened(last).head
    rng = Random(12)
    for _ in range(30):
        otherwise = ByHand(begun(name).game, begun(name).own, here.war)
        text = decide(otherwise, rng)
        while head_of(text, "").now.ply < kept.now.ply or head_of(text, "").side != here.own:
            text = decide(opened(text), rng)
        if head_of(text, "").now != kept.now:
            break
    with pytest.raises(SaveError, match="does not go on"):
        opened(text, known=kept)


def test_a_turn_for_the_other_side_is_refused_where_this_side_is_played():
    here, _ = after("insurgent", 2)
    known = here.head
    mine = decide(here, Random(4))

    with pytest.raises(SaveError, match="other side"):
        opened(mine, known=known)
    assert opened(mine).own == here.other


@GAMES
def test_what_could_not_have_come_about_is_refused(name: str):
    text = sent(name)[2]
    save = save_of(text)
    head = head_of(text, "")
    forged = [
        changed(text, seed=save["seed"] + 1),  # other dice, or other hands
        changed(text, by=[["random", len(save["moves"])]]),  # a computer decided
        changed(text, moves=save["moves"][:-1], checks=save["checks"][:-1]),  # cut off
        changed(text, now=[head.now.ply, "0" * 12]),
        changed(text, handed=[[head.now.ply, head.now.mark]]),  # one decided for both
        changed(text, handed=[[1, "0" * 12]]),
    ]
    for one in forged:
        with pytest.raises(SaveError):
            opened(one)


def test_dice_of_ones_own_are_refused():
    """A save says which faces fell; a turn is played again from the key of its dice alone."""
    text = sent("algeria")[2]
    save = save_of(text)
    rolled = next(at for at, (_, faces) in enumerate(save["moves"]) if faces)
    for face in range(1, 7):
        moves = [list(move) for move in save["moves"]]
        moves[rolled] = [moves[rolled][0], [face, *moves[rolled][1][1:]]]
        if moves != save["moves"]:
            with pytest.raises(SaveError):
                opened(changed(text, moves=moves))


@pytest.mark.parametrize("keep", [0, 30, 200, -1, -20])
def test_a_turn_that_was_cut_is_refused(keep: int):
    text = sent("insurgent")[1]
    cut = text[:keep] if keep >= 0 else text.strip()[: keep - 4]

    with pytest.raises(SaveError):
        opened(cut)


@pytest.mark.parametrize(
    "head",
    [
        {"war": "../../x"},
        {"side": "both"},
        {"handed": {}},
        {"handed": [[True, "0" * 12]]},
        {"handed": [[-1, "0" * 12]]},
        {"now": [10**9, "0" * 12]},
        {"now": None},
        {"format": "algeria-turn/2"},
    ],
)
def test_a_head_that_is_none_is_refused(head: dict[str, object]):
    text = sent("insurgent")[1]

    with pytest.raises(SaveError):
        head_of(changed(text, **head), "turn.json")


def test_a_head_is_read_without_what_is_sealed():
    here, text = after("insurgent", 2)
    head = text.partition(', "sealed": "')[0]

    assert head_of(head, "") == here.head
    assert head_of(head, "").kept == f"hand-{here.war}-{here.own}"
