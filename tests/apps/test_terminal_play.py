"""A war in the terminal: typed as a person would, by pipe; nothing that was decided is ever lost."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.terminal.play import COMMANDS, Session
from algeria_lab.apps.terminal.screen import PAGE, Board
from algeria_lab.apps.terminal.setting import holds
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load
from algeria_lab.games import GAMES
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.choosing.reactions import is_open_reaction
from algeria_lab.views.algeria.words.text import Words

from .terminal import run, saved

RULES = {"algeria": AlgeriaRules()}
OPENING = "quick\nquick\n"
TO_OPERATIONS = OPENING + "done\ndone\ndone\nops cadre-2; done\n"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def moves_of(file: str) -> list[str]:
    return [move[0] for move in json.loads(Path(file).read_text("utf-8"))["moves"]]


def both(typed: str, *arguments: str, seed: int = 7) -> str:
    """Play with two people and save in ``war.json``; return what was written."""
    result = run("play", "--side", "both", "--seed", str(seed), "--save", "war.json", *arguments, typed=typed)
    assert result.exit_code == 0
    return result.output


def test_a_choice_is_taken_by_number_by_text_or_as_a_line():
    both("1\nfln quick\ndone\ndone\ndone\nops cadre-2; done\npropaganda cadre-2\n")

    assert moves_of("war.json") == [
        "gov quick", "fln quick", "gov done", "fln done", "gov done",
        "fln ops cadre-2", "fln done", "fln propaganda cadre-2",
    ]  # fmt: skip


def test_every_saved_decision_replays_and_the_war_goes_on_from_the_file():
    both(TO_OPERATIONS)

    result = run("play", "--load", "war.json", typed="propaganda cadre-2\n")

    assert result.exit_code == 0
    assert moves_of("war.json")[-1] == "fln propaganda cadre-2"
    load("war.json", RULES)


def test_the_computer_answers_by_itself_and_tells_every_event():
    output = run("play", "--seed", "3", typed="quick\n").output

    assert output.index("The Government takes the ready-made deployment") < output.index("FLN >")
    for text in ("Turn 1: random events", "Turn 1: Government reinforcement", "Turn 1: FLN reinforcement"):
        assert text in output


def test_the_status_shows_support_points_turn_phase_and_who_decides_why():
    output = both(OPENING)

    assert "1954 · turn 1, Reinforcement, Government to move" in output
    for track in ("FLN support: 50", "Government support: 65", "FLN AP: 4"):
        assert track in output
    assert "Government: " in output
    assert "Reinforcement phase [A:6]" in output


def test_a_line_is_all_or_nothing():
    output = both(TO_OPERATIONS + "propaganda cadre-2; raise 99\n")

    assert "not possible" in output
    assert moves_of("war.json")[-1] == "fln done"


def test_a_line_does_not_decide_for_the_computer():
    output = run("play", "--side", "gov", "--seed", "7", typed="gov quick; fln quick\nquit\n-\n").output

    assert "“fln quick” was not played: there FLN decides, and that side is played by the computer" in output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("999", "There is no choice of this number: they run from 1 to"),
        ("0", "There is no choice of this number"),
        ("dance", "“dance” is not a choice now. Choices: "),
        ("fln quick", "[A:4]"),
        ("gov mobilise police-1", "“mobilise” is not a choice now"),
        ("gov mobilize band-1", "[A:6.3]"),
        ("é¿?", "That is not an action"),
        (";;", "That is not an action"),
        ("redo", "There is nothing to do again"),
        ("odds", "The chances of what?"),
        ("odds 999", "The chances of what?"),
        ("odds dance", "“dance” is not a choice now"),
        ("list zebra", "No choice holds “zebra”"),
        ("undo", "dice have fallen since"),
        ("log x", "Turn 1: random events"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(typed: str, said: str):
    output = both(OPENING + typed + "\n")

    assert said in output
    assert "Traceback" not in output
    assert moves_of("war.json") == ["gov quick", "fln quick"]


def test_undo_and_redo_go_back_and_forth():
    output = both(TO_OPERATIONS + "undo\nundo\nredo\n")

    assert "Taken back: End deployment" in output
    assert moves_of("war.json")[-1] == "fln ops cadre-2"


def test_undo_before_anything_was_decided_says_so():
    output = run("play", "--seed", "3", typed="undo\n").output

    assert "There is nothing to take back here." in output


def test_odds_show_the_chances_of_a_numbered_choice_and_of_a_line():
    output = both(TO_OPERATIONS + "odds 1\nodds move cadre-2; to I-4\n")

    assert re.search(r"Result +Chance +Percent", output)
    assert re.search(r"\d+/\d+ +\d+%", output)
    assert output.count("Chance") == 2
    assert moves_of("war.json")[-1] == "fln done"


def test_why_tells_the_questions_of_the_computer():
    output = run("play", "--seed", "3", typed="quick\nwhy\nquit\n-\n").output

    asked = output.split("FLN > why")[1]
    assert re.search(r"Government: .+ \(gov .+\)", asked)
    assert re.search(r"^  .+\? (Yes|No)[.:,].* \[A:", asked, re.MULTILINE)
    assert "judgement-" not in asked


def test_why_with_a_number_tells_what_decided_each_of_the_last_choices():
    output = run("play", "--seed", "3", typed="quick\nwhy 3\nquit\n-\n").output

    told = output.split("FLN > why 3\n")[1].split("FLN >")[0].splitlines()
    assert [line.startswith("  ") for line in told] == [False, True] * 3
    assert "(gov done)" in told[-2]


def test_why_without_a_computer_says_so():
    assert "The computer has not decided anything yet." in both("why\n")


def test_the_map_lists_places_and_can_be_narrowed():
    output = both(OPENING + "map ORAN\nareas Batna\nmap Tunisia\n")

    shown = output.split("> map ORAN")[1]
    assert re.search(r"^Oran +contested .*Police", shown, re.MULTILINE)
    assert "Batna" not in shown.split("> areas")[0]
    assert re.search(r"^Batna ", shown.split("> areas")[1], re.MULTILINE)
    assert "No row holds “Tunisia”." in shown


def test_long_lists_come_in_pages_and_keep_their_numbers():
    output = both("more\nlist\nmore\nlist Brigade\n")
    first, more, again, last, narrowed = output.split("Government >")[:5]

    numbers = [int(number) for number in re.findall(r"(?:^|  ) *(\d+) (?=[A-Z])", first, re.MULTILINE)]
    assert numbers[-PAGE:] == list(range(1, PAGE + 1))
    assert re.search(rf"\b{PAGE + 1} [A-Z]", more)
    assert re.search(r"\b1 Use the ready-made deployment", again)
    assert "Police" not in narrowed
    assert last


def test_choices_are_numbered_in_the_order_in_which_they_are_shown():
    output = both(OPENING + "done\n").rsplit(", Reinforcement", 1)[1]
    rows = [line for line in output.splitlines() if re.match(r" *\d+ ", line)]
    headings = [line for line in output.splitlines() if line.startswith(("Build", "Convert"))]

    numbers = [int(number) for row in rows for number in re.findall(r"(?:^|  ) *(\d+) (?=[A-Z])", row)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(headings) == len(set(headings)) > 1


def test_the_log_repeats_what_has_happened():
    output = both(OPENING + "log 2\nlog\n")

    two, everything = output.split("> log 2")[1].split("> log")
    assert len([line for line in two.splitlines() if line.startswith("  ")]) == 2
    assert "Turn 1: random events" in everything


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_is_explained_and_works_in_the_language(lang: str):
    words = Words(lang)
    typed = [words.say(f"terminal-command-{name.removesuffix('!')}") for name in COMMANDS if name != "quit"]

    output = both("quick\n" + "".join(f"{command}\n" for command in typed), "--lang", lang)

    for command in typed:
        assert f"  {command} " in output.replace("\u00a0", " ")
    assert words.say("terminal-malformed", example=words.say("terminal-example-algeria")) not in output
    assert words.faults == []


# Leaving


def test_the_end_of_the_input_keeps_the_war_and_says_how_to_go_on():
    output = run("play", "--seed", "3", typed="quick\n").output

    kept = "algeria-1954-turn-1.json"
    assert f"To go on with it: algeria-lab play --load {kept}" in output
    assert moves_of(kept)[:2] == ["gov quick", "fln quick"]
    assert run("play", "--load", kept).exit_code == 0


def test_a_kept_war_takes_no_older_file_away():
    Path("algeria-1954-turn-1.json").write_text("precious", encoding="utf-8")

    run("play", "--seed", "3", typed="quick\n")

    assert Path("algeria-1954-turn-1.json").read_text("utf-8") == "precious"
    assert moves_of("algeria-1954-turn-1-1.json")[:2] == ["gov quick", "fln quick"]


def test_a_war_in_which_nobody_has_decided_is_not_kept():
    assert run("play", "--seed", "3", typed="").exit_code == 0
    assert list(Path.cwd().iterdir()) == []


def test_ctrl_c_keeps_the_war():
    table = Table(Game(RULES["algeria"], "1954", seed=3), PLAYERS.seat({}))
    typed = iter(["quick", "fln quick"])

    def read(_prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    with Path("out.txt").open("w", encoding="utf-8") as out:
        Session(table, Board(GAMES["algeria"], "en", Console(file=out)), read).run()

    assert moves_of("algeria-1954-turn-1.json") == ["gov quick", "fln quick"]
    assert "play --load algeria-1954-turn-1.json" in Path("out.txt").read_text("utf-8")


def test_the_war_is_kept_even_when_nobody_reads_any_more():
    class Closed:
        """A pipe whose reader leaves after the first decision."""

        def write(self, text: str) -> int:
            if "ready-made deployment [A:3]" in text:
                raise BrokenPipeError
            return len(text)

        def flush(self) -> None:
            """Nothing to do."""

    table = Table(Game(RULES["algeria"], "1954", seed=3), PLAYERS.seat({}))
    board = Board(GAMES["algeria"], "en", Console(file=Closed(), width=240))  # type: ignore[arg-type]

    with pytest.raises((BrokenPipeError, SystemExit)):
        Session(table, board, lambda _: "gov quick", Path("kept.json")).run()

    assert moves_of("kept.json") == ["gov quick"]


def test_quit_asks_before_a_war_is_left_unsaved():
    output = run("play", "--seed", "3", typed="quick\nquit\nmine.json\n").output

    assert "This game is not saved." in output
    assert "Saved in mine.json." in output
    assert moves_of("mine.json")[:2] == ["gov quick", "fln quick"]


def test_quit_with_a_hyphen_leaves_nothing_behind():
    assert run("play", "--seed", "3", typed="quick\nquit\n-\n").exit_code == 0
    assert list(Path.cwd().iterdir()) == []


def test_quit_does_not_ask_about_a_war_that_is_saved():
    output = run("play", "--seed", "3", typed="quick\nsave a.json\nquit\n").output

    assert "This game is not saved." not in output


def test_saving_over_another_file_must_be_insisted_on():
    Path("old.json").write_text("precious", encoding="utf-8")

    refused = run("play", "--seed", "3", typed="quick\nsave old.json\nquit\nold.json\nquit\n-\n").output
    assert refused.count("There is a file old.json already") == 2
    assert Path("old.json").read_text("utf-8") == "precious"

    run("play", "--seed", "3", typed="quick\nsave! old.json\nquit\n")
    assert moves_of("old.json")[:2] == ["gov quick", "fln quick"]


def test_a_new_war_is_not_begun_over_a_saved_one():
    file = saved(Path.cwd(), "quick")
    before = file.read_bytes()

    result = run("play", "--save", "war.json", typed="quick\n")

    assert result.exit_code == 2
    assert "go on with that game: --load war.json" in result.stderr
    assert file.read_bytes() == before


def test_a_war_that_cannot_be_written_goes_on():
    output = run("play", "--seed", "3", typed="quick\nsave /no/such/folder/a.json\nstatus\nquit\n-\n").output

    assert "could not be written to /no/such/folder/a.json (No such file or directory). It goes on" in output
    assert "turn 1" in output.split("It goes on")[1]


def test_a_loaded_war_may_be_taken_over_from_the_computer():
    run("play", "--seed", "3", "--save", "war.json", typed="quick\n")

    output = run("play", "--load", "war.json", "--side", "both", "--save", "both.json", typed="save\n").output

    assert "Government: a person" in output
    assert json.loads(Path("both.json").read_text("utf-8"))["seats"] == {"fln": "human", "gov": "human"}


# To the end


def test_a_whole_war_can_be_played_and_its_end_is_told():
    game = Game(RULES["algeria"], "1960", seed=2)
    chance = Random(2)
    while game.to_move:
        game.play(chance.choice(game.legal()))
    played = [str(entry.action) for entry in game.history[1:]]
    typed = "".join("; ".join(played[at : at + 40]) + "\n" for at in range(0, len(played), 40))

    output = both(typed + "list\nfln pass\n", "--scenario", "1960", seed=2)

    assert moves_of("war.json") == played
    end = output.split(Words("en").outcome(game.outcome, game.state))[1]  # type: ignore[arg-type]
    assert "Nothing is left to decide." in end
    assert "“fln pass” is not possible: " in end
    assert "[A:12.2]" in end


def test_the_choices_of_an_open_reaction_are_listed_with_their_chances():
    game, chance = Game(RULES["algeria"], "1960", seed=2), Random(2)
    showing = GAMES["algeria"].showing("en")
    while not is_open_reaction(game.state):
        game.play(chance.choice(game.legal()))

    picks = showing.picks(game.legal())

    react = next(pick for pick in picks if ";" in pick.line)
    assert react.more
    assert game.fork().play(react.line)


@pytest.mark.parametrize(
    ("text", "wanted", "expected"),
    [
        ("Raid in Mostaganem (V-4)", "V-4", True),
        ("Philippeville (II-2)", "v", False),
        ("fln raid V-4", "RAID", True),
        ("anything", "", True),
        ("Wait (a.c)", "a.c", True),
        ("Wait abc", "a.c", False),
    ],
)
def test_a_filter_looks_at_the_beginnings_of_words(text: str, wanted: str, *, expected: bool):
    assert holds(text, wanted) is expected
