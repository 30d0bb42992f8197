"""The tables on the board: read from the rules' own data, the row that was read last marked."""

from collections.abc import Iterator

import pytest

from algeria_lab.algeria.missions.combat import COLUMNS, hits
from algeria_lab.core.events import Rolled
from algeria_lab.core.game import Game
from algeria_lab.core.tables import load_table
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from tests.views.play.test_resigning import session, tell

READ = ("mission_success", "combat_results", "coup", "random_event")


def tables(board) -> dict[str, dict]:
    return {one["id"]: one for one in board.inform({"what": "tables", "ply": board.game.ply})["tables"]}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["algeria", "twilight"])
def test_every_row_has_as_many_cells_as_its_head(kind: str, language: str):
    board = session(kind, language)
    for table in tables(board).values():
        assert {len(row) for row in table["rows"]} == {len(table["head"])}
        assert -1 <= table["row"] < len(table["rows"])
        assert table["rule"]
    assert board._words.faults == []


def test_combat_and_success_are_those_of_the_rules():
    found = tables(session("algeria"))
    combat = found["combat"]
    for row in combat["rows"]:
        assert list(row[1:]) == [str(hits(limit, int(row[0]))) for limit, _ in COLUMNS]
    assert [row[1] for row in found["success"]["rows"]] == list(
        map(str, load_table("algeria", "mission_success").rows)
    )


@pytest.mark.parametrize(("table", "name"), [("mission_success", "success"), ("combat_results", "combat")])
def test_the_row_that_was_just_read_is_marked(table: str, name: str):
    for seed in range(1, 9):
        board = session("algeria", seed=seed, fln="mixed", gov="mixed")
        found = [(at, roll) for at, roll in _last_rolls(board.game) if roll.table == table]
        if found:
            break
    at, roll = found[0]
    tell(board, kind="look", at=at)
    shown = tables(board)[name]
    row = shown["rows"][shown["row"]]

    if name == "combat":
        assert row[0] == str(roll.faces[0])
        assert row[shown["column"]] == str(hits(roll.limit, roll.faces[0]))
    else:
        assert row[1] == str(load_table("algeria", table).read(roll.total))


def _last_rolls(game: Game) -> Iterator[tuple[int, Rolled]]:
    """Yield the last roll of each moment that has one."""
    for at in range(1, game.ply + 1):
        read = [one for one in game.history[at].events if isinstance(one, Rolled) and one.table in READ]
        if read:
            yield at, read[-1]


def test_colonial_twilight_marks_what_holds_now():
    board = session("twilight")
    state, found = board.game.state, tables(board)

    assert found["france"]["row"] == state.france
    assert len(found["france"]["rows"]) == len(FRANCE_TRACK)
    assert found["boxes"]["row"] == -1
    assert [row[2] for row in found["attack"]["rows"]][2] == "50%"
