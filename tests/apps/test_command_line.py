"""The command `algeria-lab`: what it prints and writes, its status, and what it says when things go wrong."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from algeria_lab.algeria.missions.consequences import action_odds
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.page_words import SCENARIO, title_begun_with
from algeria_lab.apps.terminal import pages as terminal_pages
from algeria_lab.apps.terminal.pages import page_to_open, scenario_to_show
from algeria_lab.apps.terminal.screen import Screen
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load, save_text
from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import GAMES, Played, Record
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import Messages

from .terminal import run, saved

OPERATIONS = ("quick", "quick", "gov done", "fln done", "gov done", "fln ops cadre-2; done")
ROOT = Path(__file__).parents[2]
COMMANDS = ("play", "simulate", "replay", "odds", "app")


def rows_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_help_lists_every_command_in_the_language_of_the_terminal():
    english = subprocess.run(
        [sys.executable, "-m", "algeria_lab", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={"LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"},
    ).stdout
    french = subprocess.run(
        [sys.executable, "-m", "algeria_lab", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={"LANG": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"},
    ).stdout

    assert [name for name in COMMANDS if name in english] == list(COMMANDS)
    assert "│ cache " not in english  # of those who write the package: it plays what that keeps
    assert "Play a game in the terminal" in english
    assert "Jouer une partie dans le terminal" in french


def test_the_version_is_that_of_the_package():
    result = run("--version")

    assert (result.exit_code, result.stdout) == (0, f"algeria-lab {__version__}\n")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained(name: str):
    result = run(name, "--help")

    assert result.exit_code == 0
    for flag in re.findall(r"(--[a-z-]+)", result.stdout):
        assert re.search(rf"{flag}\b.*[a-z]{{3}}", result.stdout), flag


def test_help_imports_nothing_heavy():
    heavy = "{'pandas', 'bokeh', 'ipywidgets', 'voila', 'algeria_lab.algeria', 'algeria_lab.views'}"
    code = f"import sys; import algeria_lab.apps.command_line; print(*{heavy}.intersection(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded.strip() == ""


# Many wars


def test_simulate_writes_a_line_of_json_for_each_war():
    result = run(
        "simulate", "--scenario", "1958", "--fln", "mixed", "--gov", "random", "--wars", "3", "--seed", "11"
    )

    rows = rows_of(result.stdout)
    assert result.exit_code == 0
    assert [row["seed"] for row in rows] == [11, 12, 13]
    assert {(row["game"], row["scenario"], row["fln"], row["gov"]) for row in rows} == {
        ("algeria", "1958", "mixed", "random")
    }
    war = play_war("1958", PLAYERS.player("mixed", "fln"), PLAYERS.player("random", "gov"), 12)
    plain = ("scenario", "seed", "winner", "level", "turns")
    assert {name: rows[1][name] for name in plain} == {name: getattr(war, name) for name in plain}
    assert "Winner" in result.stderr


def test_the_lists_of_support_begin_with_the_start_and_hold_one_entry_a_turn():
    for row in rows_of(run("simulate", "--scenario", "1954", "--wars", "5").stdout):
        assert len(row["fln_psl"]) == len(row["gov_psl"]) == row["turns"] + 1
        assert (row["fln_psl"][0], row["gov_psl"][0]) == (50, 65)
        assert 0 in (row["fln_psl"][-1], row["gov_psl"][-1])


def test_simulate_passes_options_and_profile_on():
    arguments = (
        "simulate",
        "--wars",
        "2",
        "--option",
        "shorter_game",
        "--profile",
        "literal",
        "--lang",
        "fr",
    )
    row = rows_of(run(*arguments).stdout)[0]

    assert row["options"] == {"profile": "literal", "shorter_game": True}


def test_simulate_plays_any_game_by_its_name():
    """Where nobody is named, the first of the list plays; the automaton of the solo game needs no player."""
    duels = run("simulate", "--game", "insurgent", "--gov", "random", "--wars", "3", "--seed", "5")
    alone = run("simulate", "--game", "insurgent", "--scenario", "solo", "--wars", "2")

    rows = rows_of(duels.stdout)
    assert [(row["game"], row["scenario"], row["fln"], row["gov"]) for row in rows] == [
        ("insurgent", "duel", "sensible", "random")
    ] * 3
    assert [row["seed"] for row in rows] == [5, 6, 7]
    assert {row["winner"] for row in rows} <= {"fln", "gov", "draw"}
    assert ["gov" in row for row in rows_of(alone.stdout)] == [False, False]
    assert re.search("FLN|French|Draw", duels.stderr)


def test_a_duel_that_takes_too_long_is_undecided():
    result = run("simulate", "--game", "insurgent", "--wars", "2", "--turn-limit", "3")

    assert {(row["winner"], row["turns"]) for row in rows_of(result.stdout)} == {("", 3)}
    assert "Undecided" in result.stderr


def test_simulate_stops_a_war_at_the_turn_limit():
    rows = rows_of(run("simulate", "--wars", "4", "--turn-limit", "1").stdout)

    assert all(row["turns"] == 1 for row in rows)
    assert any(row["winner"] == "" for row in rows)


def test_simulate_writes_to_a_file(tmp_path: Path):
    out = tmp_path / "wars.jsonl"

    result = run("simulate", "--wars", "3", "--out", str(out))

    assert result.stdout == ""
    assert rows_of(out.read_text("utf-8")) == rows_of(run("simulate", "--wars", "3").stdout)
    assert str(out) in result.stderr


def test_ctrl_c_keeps_the_wars_that_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    real, out = Record.simulate, tmp_path / "wars.jsonl"

    def impatient(record: Record, scenario: str, players: Any, seed: int, *rest: Any) -> Played:
        if seed == 3:
            raise KeyboardInterrupt
        return real(record, scenario, players, seed, *rest)

    monkeypatch.setattr(Record, "simulate", impatient)

    result = run("simulate", "--wars", "9", "--seed", "1", "--out", str(out))

    assert [row["seed"] for row in rows_of(out.read_text("utf-8"))] == [1, 2]
    assert "Stopped after 2 of 9 games" in result.stderr
    assert result.exit_code == 130


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--wars", "0"], "--wars is 0; it must be 1 or more"),
        (["simulate", "--wars", "-5"], "it must be 1 or more"),
        (["simulate", "--turn-limit", "0"], "--turn-limit is 0"),
        (["simulate", "--fln", "mixd"], "Did you mean “mixed”?"),
        (["simulate", "--gov", "human"], "Unknown player for the Government: “human”. Known: mixed, grid"),
        (["simulate", "--gov", "resetle-2"], "Did you mean “resettle-3”?"),
        (["simulate", "--gov", "barrier-9"], "no player “barrier-9”: its number goes from 0 to 3"),
        (["simulate", "--game", "chess"], "Unknown game: “chess”. Known: algeria, insurgent"),
        (["simulate", "--game", "insurgent", "--fln", "mixed"], "Known: sensible, random"),
        (["simulate", "--game", "insurgent", "--option", "shorter_game"], "“shorter_game”. Known: none"),
        (["simulate", "--game", "insurgent", "--scenario", "solo", "--gov", "random"], "nobody is needed"),
        (["simulate", "--game", "insurgent", "--profile", "rtt"], "“profile”. Known: switches, decks"),
        (["play", "--game", "chess"], "Unknown game: “chess”. Known: algeria, insurgent"),
        (["play", "--game", "duel"], "a scenario of another game: --game insurgent --scenario duel"),
        (["play", "--scenario", "solo"], "a scenario of another game: --game insurgent --scenario solo"),
        (["simulate", "--game", "insurgent", "--scenario", "1958"], "--game algeria --scenario 1958"),
        (["play", "--game", "insurgent", "--scenario", "solo", "--side", "gov"], "nobody is needed"),
        (["play", "--game", "insurgent", "--scenario", "solo", "--opponent", "random"], "nobody is needed"),
        (["play", "--game", "insurgent", "--fln", "mixed"], "player for the FLN: “mixed”. Known: human"),
        (["play", "--fln", "mixed", "--side", "gov"], "Say who plays in one way"),
        (["play", "--option", "shorter_game=4"], "shorter_game"),
        (["play", "--option", "shorter=yes"], "Unknown optional rule: “shorter”"),
        (["simulate", "--scenario", "1985"], "Did you mean “1958”?"),
        (["simulate", "--out", "/no/such/folder/wars.jsonl"], "cannot be written (No such file or dir"),
        (["play", "--scenario", "1955"], "Unknown scenario: “1955”"),
        (["play", "--side", "oas"], "Unknown side: “oas”. Known: fln, gov, both"),
        (["play", "--opponent", "clever"], "player for the Government: “clever”. Known: human, mixed"),
        (["play", "--option", "shorter"], "Did you mean “shorter_game”?"),
        (["play", "--profile", "litteral"], "Did you mean “literal”?"),
        (["play", "--scenario", "1958", "--option", "slow_french_reaction"], "belongs to the scenario 1954"),
        (["play", "--lang", "de"], "Unknown language: “de”. Known: en, fr"),
        (["app", "war-rom"], "Did you mean “war-room”?"),
    ],
)  # fmt: skip
def test_wrong_use_is_answered_in_a_sentence_with_status_2(arguments: list[str], said: str):
    result = run(*arguments)

    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_a_file_that_cannot_be_written_is_noticed_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Record, "simulate", lambda *_: pytest.fail("a war was played"))

    assert run("simulate", "--out", str(tmp_path)).exit_code == 2


def test_an_unknown_name_leaves_an_older_file_alone(tmp_path: Path):
    out = tmp_path / "wars.jsonl"
    out.write_text("precious", encoding="utf-8")

    assert run("simulate", "--fln", "mixd", "--out", str(out)).exit_code == 2
    assert out.read_text("utf-8") == "precious"


def test_errors_speak_french_too():
    result = run("simulate", "--fln", "mixd", "--lang", "fr")

    assert "Joueur du FLN\u00a0: «\u00a0mixd\u00a0» est inconnu" in result.stderr


# Replay


def test_replay_verifies_and_names_every_move(tmp_path: Path):
    result = run("replay", str(saved(tmp_path, *OPERATIONS)))

    assert result.exit_code == 0
    assert len(re.findall(r"^ +\d+ (?:FLN|Government): ", result.stdout, re.MULTILINE)) == 7
    assert "Verified: all 7 moves replay" in result.stdout
    assert "The game is not over." in result.stdout


def test_replay_tells_what_happened_when_asked(tmp_path: Path):
    file = saved(tmp_path, *OPERATIONS)
    game, _ = load(file, {"algeria": AlgeriaRules()})
    words = Words("fr")
    sentences = [
        words.event(event) for entry in game.history for event in entry.events if entry.action is None
    ]

    plain, told = (
        run("replay", str(file), "--lang", "fr"),
        run("replay", str(file), "--events", "--lang", "fr"),
    )

    assert sentences
    assert sentences[0]
    assert sentences[0] not in plain.stdout
    assert sentences[0] in told.stdout


def test_replay_of_a_whole_war_tells_its_end(tmp_path: Path):
    file = tmp_path / "war.json"
    run("play", "--side", "both", "--seed", "4", "--save", str(file), typed="1\n" * 400)
    game, _ = load(file, {"algeria": AlgeriaRules()})
    while game.to_move:
        game.play(game.legal()[-1])
    from algeria_lab.core.keeping.saves import save

    save(game, file)

    assert Words("en").outcome(game.outcome, game.state) in run("replay", str(file)).stdout  # type: ignore[arg-type]


def branched(folder: Path) -> Path:
    """Save a war of two people with a second branch, which is being played."""
    game = Game(AlgeriaRules(), "1954", seed=7)
    for line in OPERATIONS:
        game.play(line)
    war = Branches(Table(game, {"fln": None, "gov": None}))
    war.fork(3, "Another way")
    war.table.play(war.table.game.legal()[-1])
    file = folder / "war.json"
    file.write_text(war.save_text(), encoding="utf-8")
    return file


def test_replay_verifies_all_branches_and_tells_the_one_that_was_played(tmp_path: Path):
    result = run("replay", str(branched(tmp_path)))

    assert result.exit_code == 0
    assert len(re.findall(r"^ +\d+ (?:FLN|Government): ", result.stdout, re.MULTILINE)) == 4
    assert "Verified: all 4 moves replay" in result.stdout
    assert "the branch “Another way”. The other branch of the file was verified" in result.stdout


def test_replay_refuses_a_save_in_which_another_branch_is_damaged(tmp_path: Path):
    file = branched(tmp_path)
    data = json.loads(file.read_text("utf-8"))
    data["current"] = data["id"]
    data["branches"][0]["checks"][-1] = "0" * len(data["branches"][0]["checks"][-1])
    file.write_text(json.dumps(data), encoding="utf-8")

    result = run("replay", str(file))

    assert result.exit_code == 1
    assert "Another way" in result.stderr


def test_a_war_that_is_played_on_in_the_terminal_keeps_its_other_branches(tmp_path: Path):
    file = branched(tmp_path)
    before = load_branches(file.read_text("utf-8"), {"algeria": AlgeriaRules()}, PLAYERS.seat)

    result = run("play", "--load", str(file), typed="1\n")

    after = load_branches(file.read_text("utf-8"), {"algeria": AlgeriaRules()}, PLAYERS.seat)
    assert "You play the branch “Another way”. The other branch stays" in result.stdout
    assert after.table.game.ply > before.table.game.ply
    assert [branch.name for branch in after.all] == ["", "Another way"]
    assert after.find("1").game.state == before.find("1").game.state


def without_dice(text: str) -> str:
    data = json.loads(text)
    next(move for move in data["moves"] if move[1])[1].pop()
    return json.dumps(data)


def with_more_dice(text: str) -> str:
    data = json.loads(text)
    data["moves"][0][1].append(3)
    return json.dumps(data)


def with_another_move(text: str) -> str:
    return text.replace("fln ops cadre-2", "fln ops cadre-3")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2], "not a saved game"),
        (lambda _: "", "not a saved game"),
        (lambda _: '{"some": "other json"}', "not a saved game: it names no game"),
        (lambda text: text.replace('"moves"', '"stirs"'), "'format' and 'moves' are missing"),
        (lambda text: text.replace('"game": "algeria"', '"game": "chess"'), "a game of 'chess'"),
        (lambda text: text.replace('"format": 1', '"format": 9'), "this reads format 1"),
        (lambda text: text.replace('"scenario": "1954"', '"scenario": "1955"'), "unknown scenario '1955'"),
        (lambda text: text.replace("gov done", "gov do;ne"), "does not replay"),
        (lambda text: text.replace("gov done", "gov dance"), "“dance” is not a choice now"),
        (without_dice, "given dice are used up"),
        (with_more_dice, "1 of the recorded dice were not used"),
        (with_another_move, "after move 6 (fln ops cadre-3) the position differs"),
    ],
)  # fmt: skip
def test_a_save_that_does_not_verify_is_refused_with_status_1(
    tmp_path: Path, damage: Callable[[str], str], said: str
):
    file = saved(tmp_path, *OPERATIONS)
    file.write_text(damage(file.read_text("utf-8")), encoding="utf-8")

    for arguments in (["replay", str(file)], ["odds", str(file), "done"], ["play", "--load", str(file)]):
        result = run(*arguments)
        assert result.exit_code == 1
        assert said in re.sub(r"\s+", " ", result.stderr)
        assert "war.json" in result.stderr


@pytest.mark.parametrize("sealed", [False, True])
def test_saves_of_every_game_are_told_and_asked(tmp_path: Path, *, sealed: bool):
    text = save_text(Game(GAMES["insurgent"].rules(), "duel", seed=1))
    file = tmp_path / "duel.json"
    file.write_text(seal(text) if sealed else text, encoding="utf-8")

    assert "Verified" in run("replay", str(file)).stdout
    assert "it happens as it is written" in run("odds", str(file), "fln keep").stdout
    assert "FLN: Keep these five cards" in run("play", "--load", str(file), "--side", "fln").stdout


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00binary"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None):
    file = tmp_path / "gone.json"
    if content is not None:
        file.write_bytes(content)

    result = run("replay", str(file))

    assert result.exit_code == 1
    assert "gone.json: cannot be read" in result.stderr


# Odds


def test_odds_are_the_exact_distribution_as_fractions_and_percent(tmp_path: Path):
    file = saved(tmp_path, *OPERATIONS)
    game, _ = load(file, {"algeria": AlgeriaRules()})
    words = Words("en")
    action = Action.parse("fln propaganda cadre-2")
    rows = words.odds_rows(action_odds(AlgeriaRules(), game.state, action))

    result = run("odds", str(file), "fln propaganda cadre-2")

    assert result.exit_code == 0
    assert len(rows) > 1
    for text, fraction, percent in rows:
        assert re.search(rf"^{re.escape(text)} +{fraction} +{percent}$", result.stdout, re.MULTILINE)


def test_odds_of_a_line_are_those_of_its_last_action(tmp_path: Path):
    file = saved(tmp_path, *OPERATIONS)
    game, _ = load(file, {"algeria": AlgeriaRules()})
    game.play("fln move cadre-2")
    goal = str(next(action for action in game.legal() if action.verb == "to").args[0])

    result = run("odds", str(file), f"fln move cadre-2; to {goal}")

    assert result.exit_code == 0
    assert Words("en").place(goal) in result.stdout
    assert "/6" in result.stdout or "/3" in result.stdout


def test_odds_refuse_a_line_that_rolls_before_its_end(tmp_path: Path):
    file = saved(tmp_path, *OPERATIONS)

    result = run("odds", str(file), "fln propaganda cadre-2; fln raise 1")

    assert result.exit_code == 2
    assert "“fln propaganda cadre-2” rolls dice" in result.stderr


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("fln raid V-4", 1, "“fln raid V-4” is not possible"),
        ("fln raid IV-4", 2, "“IV-4” is the name of nothing here. Did you mean V-4?"),
        ("fln strike ORAN", 1, "[A:9.12]"),
        ("???", 2, "That is not an action"),
        (" ; ", 2, "That is not an action"),
    ],
)
def test_odds_of_what_cannot_be_done_say_why(tmp_path: Path, line: str, status: int, said: str):
    result = run("odds", str(saved(tmp_path, *OPERATIONS)), line)

    assert result.exit_code == status
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_war_of_players_nobody_knows_can_be_told_and_asked_but_not_played_on(tmp_path: Path):
    file = saved(tmp_path, *OPERATIONS)
    file.write_text(file.read_text("utf-8").replace('"gov": "human"', '"gov": "oracle"'), encoding="utf-8")

    assert "Government: oracle" in run("replay", str(file)).stdout
    assert run("odds", str(file), "propaganda cadre-2").exit_code == 0
    result = run("play", "--load", str(file))
    assert "player for the Government: “oracle”" in result.stderr
    assert result.exit_code == 2


# Pages


def test_app_finds_pages_and_lessons_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for page in (
        "notebooks/home.ipynb",
        "notebooks/war-room.ipynb",
        "lessons/05-resettlement/fr.ipynb",
        "lessons/05-resettlement/en.ipynb",
    ):
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / page).touch()
    monkeypatch.chdir(tmp_path)
    words = Words("fr")

    assert page_to_open("", words) == tmp_path
    assert page_to_open("war-room", words) == tmp_path / "notebooks" / "war-room.ipynb"
    assert page_to_open("05-resettlement", words) == tmp_path / "lessons" / "05-resettlement" / "fr.ipynb"
    assert page_to_open("notebooks/war-room.ipynb", words) == Path("notebooks/war-room.ipynb")
    with pytest.raises(UnknownName, match="war-room"):
        page_to_open("war-rom", words)


def test_a_room_in_which_there_is_nothing_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("x", "utf-8")
    Path("wrong.yaml").write_text("format: algeria-scenario/1\nid: wrong\nstps: []\n", "utf-8")

    for file, said in (("notes.txt", "there is nothing to open"), ("wrong.yaml", "stps")):
        result = run("app", file, "--class", "5", "--no-browser", "--lang", "en")
        assert result.exit_code != 0
        assert said in " ".join(result.output.split())
        assert "Open for" not in result.output


def test_of_a_scenario_readers_get_what_it_names_without_its_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    lesson = ROOT / "lessons" / "01-control-is-not-support" / "lesson.yaml"
    monkeypatch.chdir(tmp_path)
    with scenario_to_show(str(lesson), Screen(Messages("en"), Console())):
        file = Path(os.environ[SCENARIO])
        assert file.name == "lesson.yaml"
        assert {one.name for one in file.parent.iterdir()} <= {one.name for one in lesson.parent.iterdir()}
        assert (file.parent / "trace.yaml").exists()
        assert not (file.parent / "cells.py").exists()
        assert "misconceptions" not in file.read_text("utf-8")
        assert title_begun_with()["fr"] == "Première loi\N{NO-BREAK SPACE}: contrôler n’est pas convaincre"
    assert SCENARIO not in os.environ
    assert title_begun_with() == {}
    assert not file.parent.exists()


def test_the_beginning_of_a_name_is_enough_to_be_asked_whether_it_was_meant():
    result = run("app", "01-control", "--lang", "en")

    assert result.exit_code == 2
    assert "Did you mean “01-control-is-not-support”?" in " ".join(result.output.split())


def test_app_says_what_to_install_without_voila(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(terminal_pages, "find_spec", lambda _: None)

    result = run("app")

    assert result.exit_code == 2
    assert 'pip install ".[voila]"' in result.stderr
    monkeypatch.setattr(terminal_pages, "is_checkout", lambda: False)
    assert 'pip install "algeria-lab[voila]"' in run("app").stderr


def test_app_says_where_pages_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(terminal_pages, "pages_around", lambda: None)

    result = run("app")

    assert result.exit_code == 2
    assert "missing from this installation" in " ".join(result.stderr.split())


def test_app_serves_the_page_that_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    from algeria_lab.apps import voila_server

    served: list[tuple[Path, int, bool]] = []

    def serve(target: Path, *, port: int, browser: bool) -> int:
        served.append((target, port, browser))
        return 0

    monkeypatch.setattr(voila_server, "serve", serve)

    assert run("app", "war-room", "--port", "9000", "--no-browser").exit_code == 0
    assert run().exit_code == 0, "without a word it opens all pages"
    assert served == [(ROOT / "notebooks" / "war-room.ipynb", 9000, False), (ROOT, 8866, True)]


def test_pages_of_somebody_else_are_not_taken_for_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "thesis.ipynb").touch()
    monkeypatch.chdir(tmp_path)

    assert page_to_open("", Messages("en")) == ROOT
