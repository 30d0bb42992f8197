"""Saved games: checked move by move, clear about what is wrong, never executed."""

import json
import random
from pathlib import Path

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.branches import Branch
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.saves import branches_text, load, read_branches, read_save, save, save_text
from algeria_lab.core.refusals import SaveError

GAMES = {"algeria": AlgeriaRules()}


@pytest.fixture
def game() -> Game:
    """Return a war a few dozen decisions old."""
    game, rng = Game(AlgeriaRules(), "1960", {"shorter_game": True}, seed=5), random.Random(5)
    game.play("gov quick; fln quick")
    while game.ply < 60:
        game.play(rng.choice(game.legal()))
    return game


def changed(war: Game, **changes: object) -> str:
    return json.dumps(json.loads(save_text(war)) | changes)


def test_a_file_comes_back_as_the_same_game(game: Game, tmp_path: Path):
    game.bookmark("spring")
    save(game, tmp_path / "war.json", {"fln": "human", "gov": "mixed"})
    twin, seats = load(tmp_path / "war.json", GAMES)

    assert (twin.state, twin.events, twin.bookmarks) == (game.state, game.events, {"spring": 60})
    assert seats == {"fln": "human", "gov": "mixed"}
    assert save_text(twin) == save_text(game)


def test_one_move_stands_on_a_line_so_that_two_saves_compare_well(game: Game):
    lines = save_text(game).splitlines()

    assert len(lines) == game.ply + 2
    assert json.loads(lines[1].rstrip(","))[0] == "gov quick"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a saved game"),
        ("{}", "'format' and 'moves' are missing"),
        ("[1, 2]", "missing"),
        ("[" * 100_000, "not a saved game"),
        ('{"format": 9, "moves": []}', "this reads format 1"),
        ('{"format": 1, "moves": []}', "'game' is missing"),
        ('{"format": true, "moves": []}', "format must be a whole number, not True"),
        (f'{{"format": {"9" * 5000}, "moves": []}}', "format must be a whole number, not inf"),
    ],
)
def test_foreign_files_are_refused_with_what_they_lack(text: str, says: str):
    with pytest.raises(SaveError, match=says):
        read_save(text, GAMES, name="war.json")


@pytest.mark.parametrize(
    ("by", "says"),
    [
        (7, "by must be a list, not 7"),
        (["mixed"], "by.1 must be a player with a number of moves"),
        ([["mixed", 59]], "60 moves but 59 were decided"),
        ([["mixed", 10**15]], "60 moves but 1000000000000000 were decided"),
        ([["mixed", 61], ["", -1]], "by.2.2 must be at least 1, not -1"),
        ([[None, 60]], "by.1.1 must be a text, not None"),
    ],
)
def test_who_decided_is_checked_like_all_else(game: Game, by: object, says: str):
    with pytest.raises(SaveError, match=says):
        read_save(changed(game, by=by), GAMES)


def test_each_kind_of_damage_is_named(game: Game):
    moves = json.loads(save_text(game))["moves"]
    rolled = next(number for number, (_, faces) in enumerate(moves) if faces)
    damages = {
        "backgammon": changed(game, game="backgammon"),
        "cannot be set up: unknown scenario '1962'": changed(game, scenario="1962"),
        "unknown option": changed(game, options={"shorter": True}),
        r"move 1 .* does not replay": changed(game, moves=[["gov fly", []], *moves[1:]]),
        f"move {rolled + 1} .*recorded dice were not used": changed(
            game, moves=[*moves[:rolled], [moves[rolled][0], [*moves[rolled][1], 3]], *moves[rolled + 1 :]]
        ),
        "the position differs": changed(
            game, checks=["00000000", *json.loads(save_text(game))["checks"][1:]]
        ),
        "checks: the file is damaged": changed(game, checks=[]),
        "moves.1 must be an action with its dice": changed(game, moves=[{"a": 1}, *moves[1:]]),
        "moves.1.2.1 must be the face of a die, 1 to 6, not True": changed(
            game, moves=[["gov quick", [True]], *moves[1:]]
        ),
        "seed must be a whole number, not '7'": changed(game, seed="7"),
        "opening.2 must be the face of a die, 1 to 6, not 7": changed(game, opening=[1, 7]),
        "opening.1 must be the face of a die, 1 to 6, not nan": changed(game, opening=[float("nan")]),
        "bookmarks.late must be a move, 0 to 60, not 61": changed(game, bookmarks={"late": 61}),
        r"bookmarks: a name holds half of a sign .* in '\\ud83d'": changed(game, bookmarks={"\ud83d": 1}),
        "options.changes.a must be a text, a whole number, true or false, not 0.5": changed(
            game, options={"changes": {"a": 0.5}}
        ),
        "no list in a list in a list that deep": changed(
            game, options={"changes": json.loads("[" * 9 + "]" * 9)}
        ),
    }
    for says, text in damages.items():
        with pytest.raises(SaveError, match=says):
            read_save(text, GAMES, name="war.json")


def test_more_moves_in_all_branches_than_are_replayed_while_somebody_waits_are_refused():
    """Before any is replayed: 200 branches of 260 moves took twelve seconds and 330 MB."""
    line = {"bookmarks": {}, "checks": ["0000"] * 60, "moves": [["fln done", []]] * 60}
    rows = [{"id": str(number), "name": "", "from": "1", "at": 0} | line for number in range(2, 169)]
    head = {"format": 2, "game": "algeria", "scenario": "1954", "options": {}, "seed": 1, "seats": {}}
    of_several = {"opening": [], "id": "1", "name": "", "current": "1", "branches": rows}

    with pytest.raises(SaveError, match=r"10080 moves in all branches; at most 10000 are opened") as refused:
        read_save(json.dumps(head | of_several | line), GAMES, name="war.json")

    assert refused.value.cause == "save-moves"


def test_a_changed_die_is_found_at_the_next_move(game: Game):
    first, second = json.loads(save_text(game))["opening"]

    with pytest.raises(SaveError, match=r"after move 1 \(gov quick\) the position differs"):
        read_save(changed(game, opening=[first % 6 + 1, second]), GAMES)


def test_missing_and_binary_files_are_refused_in_words(tmp_path: Path):
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    for name in ("nowhere.json", "picture.png"):
        with pytest.raises(SaveError, match=f"{name}: cannot be read"):
            load(tmp_path / name, GAMES)


@pytest.fixture
def begun(game: Game) -> Game:
    """Return a war that begins where *game* stands, a few decisions old."""
    war, rng = (
        Game(AlgeriaRules(), Position.of("algeria", game.state.to_json(), "mine"), seed=8),
        random.Random(8),
    )
    while war.ply < 10:
        war.play(rng.choice(war.legal()))
    return war


def test_a_game_from_a_position_is_saved_with_it(begun: Game, tmp_path: Path):
    save(begun, tmp_path / "war.json")
    twin, _ = load(tmp_path / "war.json", GAMES)

    assert (twin.state, twin.start, twin.ply) == (begun.state, begun.start, 10)
    assert twin.start is not None
    assert twin.start.name == "mine"
    assert save_text(twin) == save_text(begun)
    assert json.loads(save_text(begun))["format"] == 3


def test_branches_of_a_game_from_a_position_come_back(begun: Game):
    other = begun.fork(4)
    other.play(other.legal()[-1])
    text = branches_text([Branch("1", "", "", 0, begun), Branch("2", "else", "1", 4, other)], "2")

    saved = read_branches(text, GAMES)

    assert [branch.game.state for branch in saved.branches] == [begun.state, other.state]
    assert saved.played.game.start == begun.start


def test_the_random_event_that_a_position_waits_for_is_in_the_save():
    rules = AlgeriaRules()
    war = Game(rules, Position.of("algeria", rules.positions.begin("1958", {})), seed=3)

    twin, _ = read_save(save_text(war), GAMES)

    assert json.loads(save_text(war))["opening"] == list(war.history[0].faces) != []
    assert twin.state == war.state


def test_each_kind_of_damage_to_a_position_is_named(begun: Game):
    state = begun.start.state if begun.start else {}
    damages = {
        "'position' is missing": changed(begun, position=None).replace(', "position": null', ""),
        "position must be a table": changed(begun, position=7),
        "position: 'state' is missing": changed(begun, position={"name": ""}),
        r"position: state.gov_psl must be a text, a whole number": changed(
            begun, position={"name": "", "state": {**state, "gov_psl": 0.5}}
        ),
        r"cannot be set up: .*fln_psl: between \(given 170, least 1, most 99\) \[A:12.1\]": changed(
            begun, position={"name": "", "state": {**state, "fln_psl": 170}}
        ),
        "options shorter_game were given besides a position": changed(begun, options={"shorter_game": True}),
        r"after move 1 .* the position differs": changed(
            begun, position={"name": "", "state": {**state, "naval": state["naval"] + 1}}
        ),
    }
    for says, text in damages.items():
        with pytest.raises(SaveError, match=says):
            read_save(text, GAMES, name="war.json")


def test_a_save_that_names_no_such_format_keeps_its_scenario(game: Game):
    """A key of a later format says nothing in an earlier one."""
    twin, _ = read_save(changed(game, position={"name": "", "state": {}}), GAMES)

    assert (twin.start, twin.state) == (None, game.state)
