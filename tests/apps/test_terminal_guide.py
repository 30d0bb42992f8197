"""A scenario in the terminal: read, played, answered, left and come back to, kept and handed in."""

import json
from pathlib import Path

import pytest
import yaml

from algeria_lab.apps.terminal.guiding.steps import GUIDE_COMMANDS
from algeria_lab.apps.terminal.play import COMMANDS
from algeria_lab.games import GAMES
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.receipts import read_receipt, verify
from algeria_lab.views.shared.messages import Messages
from tests.scenarios.forms_lesson import TWO_FORMS
from tests.scenarios.guide.own_words import TEXT as OWN_WORDS
from tests.scenarios.guide.played import LOOK, ORDER, WAIT

from .terminal import run

PICK = {
    "id": "pick",
    "kind": "choice",
    "ask": {"en": "Who pays?", "fr": "Qui paie ?"},
    "options": [{"id": "a", "text": "Villagers"}, {"id": "b", "text": "Nobody"}],
    "answer": "a",
    "misconceptions": {"b": "Read the log."},
}
ASK = {"id": "asks", "text": "Answer.", "ask": "pick", "minutes": 3}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    data = {
        "format": "algeria-scenario/1",
        "id": "lesson",
        "title": {"en": "Lesson", "fr": "Leçon"},
        "start": {"scenario": "1956-like", "turn": 2},
        "dice": 9,
        "steps": [LOOK | {"title": "Look first"}, ORDER, ASK, WAIT],
        "quiz": [PICK],
        "checkpoints": [{"step": "asks", "title": "The question"}],
        "debrief": [{"ask": "Who decided?"}],
    }
    Path("lesson.yaml").write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")


def played(typed: str, *arguments: str, **environment: str) -> str:
    result = run("play", "lesson.yaml", *arguments, typed=typed, **environment)
    assert result.exit_code == 0, result.output
    return result.output


def test_steps_are_told_with_number_and_minutes_and_enter_goes_on():
    said = played("\nresettle II-2\n\nanswer pick b\nanswer a\n\nquit\n-\n")
    for text in (
        "Step 1 of 4, about 9 minutes left",
        "Look first",
        "Teaching dice: ",
        "Done.",
        "Read the log.",
        "That is right.",
        "Step 4 of 4",
    ):
        assert text in said


def test_numbers_stand_for_what_the_step_under_way_offers():
    """No dice are given: the step stands at the same position as the one before, which offered nothing."""
    lesson = yaml.safe_load(Path("lesson.yaml").read_text("utf-8"))
    lesson["steps"][1].pop("dice")
    Path("lesson.yaml").write_text(yaml.safe_dump(lesson), encoding="utf-8")

    assert "Done." in played("list\n\n6\nquit\n-\n")


def test_a_wrong_pick_is_answered_and_nothing_is_played():
    said = played("pass\nnext\ncivil_affairs II-2\nintelligence II-2\nhint\nquit\n-\n")
    for text in (
        "Nothing is played here now",
        "Not that way.",
        "That is not what this step is about",
        "Hint 1 of 2: One.",
    ):
        assert text in said


def test_one_plays_on_freely_and_comes_back():
    said = played("next\nfree\npass\nback\nresettle II-2\nstep\ndebrief\nback\nquit\n-\n")
    assert "You play freely" in said
    assert "Who decided?" in said
    assert said.count("Done. Go on when you are ready.") == 2


def test_a_journal_is_kept_and_gone_on_with():
    said = played("next\nresettle II-2\n", "--save", "j.json")
    assert "algeria-lab play lesson.yaml --load j.json" in said
    assert [one["do"] for one in json.loads(Path("j.json").read_text("utf-8"))["inputs"]] == ["on", "play"]
    again = played("next\nquit\n-\n", "--load", "j.json")
    assert "Step 2 of 4" in again
    assert "Step 3 of 4" in again


def test_what_came_of_a_prediction_and_where_experiments_run_is_said():
    data = yaml.safe_load(Path("lesson.yaml").read_text("utf-8"))
    guess = {
        "id": "guess",
        "kind": "predict",
        "ask": "How many?",
        "line": "gov resettle II-2",
        "answer": {"engine": "turn"},
    }
    trial = {"id": "trial", "ways": {"a": "mixed", "b": "civil"}, "caveat": "Not the war."}
    data["quiz"].append(guess)
    data["experiments"] = [trial]
    data["steps"][0] |= {"ask": "guess", "experiment": "trial"}
    Path("lesson.yaml").write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    said = played("answer 2\n\nresettle II-2\nquit\n-\n")
    assert "Not the war." in said
    assert "Your prediction:" in said


def test_a_receipt_is_handed_in_and_holds():
    said = played("next\nshow\nnext\nkey pick\nomit\nreceipt mine.json Lou\nreceipt mine.json\nquit\n-\n")
    assert "no proof against cheating" in said
    assert "already" in said
    receipt = read_receipt(Path("mine.json").read_bytes())
    found = verify(receipt, read_scenario(Path("lesson.yaml").read_text("utf-8")))
    assert (found.holds, found.row["nickname"], found.row["keys"]) == (True, "Lou", 1)
    assert "Step 4 of 4" in played("quit\n-\n", "--load", "mine.json")


def test_checkpoints_are_listed_and_jumped_to():
    said = played("jump\njump asks\nquit\n-\n")
    assert "The question" in said
    assert "Question pick: Who pays?" in said


def test_all_of_it_is_said_in_french():
    said = played("continuer\nindice\nlibre\nretour\nrésettle\nmontrer\nquitter\n-\n", "--lang", "fr")
    for text in (
        "Étape 1 sur 4, encore 9 minutes environ",
        "Indice 1 sur 2\N{NO-BREAK SPACE}: One.",
        "Vous jouez librement",
    ):
        assert text in said


def test_what_cannot_be_opened_is_said():
    Path("broken.yaml").write_text("format: algeria-scenario/1\n", encoding="utf-8")
    Path("j.json").write_text("{}", encoding="utf-8")
    for arguments in (
        ["broken.yaml"],
        ["none.yaml"],
        ["lesson.yaml", "--load", "j.json"],
        ["lesson.yaml", "--side", "fln"],
    ):
        result = run("play", *arguments)
        assert result.exit_code == 2, arguments
        assert "Traceback" not in result.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_command_is_the_verb_of_a_game_or_another_command(language: str):
    words = Messages(language)
    own = [words.say(f"guidance-command-{name}") for name in GUIDE_COMMANDS]
    verbs = {verb for record in GAMES.values() for verb in record.rules().vocabulary()}
    others = {words.say(f"terminal-command-{name}") for name in COMMANDS if name.isalpha()}
    assert len(own) == len(set(own))
    assert verbs.isdisjoint({*own, *GUIDE_COMMANDS})
    assert others.isdisjoint(own)


def test_predictions_exhibits_and_another_game_are_told_in_words():
    """Predict, play, see, go back, play a part: all of it in the terminal, and a receipt that holds."""
    cards = {
        "format": "algeria-scenario/1",
        "id": "cards",
        "title": "Cards",
        "game": "insurgent",
        "side": "fln",
        "start": "duel",
        "dice": 8,
        "opponent": "sensible",
        "steps": [{"id": "table", "text": "Look at the table."}],
    }
    award = {"id": "award", "kind": "predict", "ask": "How much?", "answer": {"engine": "change(fln.psl)"}}
    steps = [
        ORDER | {"predict": "award", "show": [{"title": "Both sides", "support": True}]},
        {"id": "back", "text": "Again.", "back_to": "order", "play": "gov pass"},
        {"id": "cards", "text": "Another game.", "part": "cards.yaml"},
    ]
    data = yaml.safe_load(Path("lesson.yaml").read_text("utf-8"))
    data |= {"steps": steps, "quiz": [award], "checkpoints": []}
    Path("lesson.yaml").write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    Path("cards.yaml").write_text(yaml.safe_dump(cards), encoding="utf-8")
    said = played("resettle II-2\nanswer 8\nresettle II-2\n\npass\n\n\n\n\n\nreceipt r.json\nquit\n-\n")
    for text in (
        "Predict first",
        "You expected: 8. Result: 11.",
        "Both sides",
        "Your game, up to turn 2: FLN support from 55 to 66",
        "The game goes back to the beginning of",
        "Look at the table.",
        "Who decided?",
    ):
        assert text in said, said
    receipt = read_receipt(Path("r.json").read_text("utf-8"))
    scenario = read_scenario(Path("lesson.yaml").read_text("utf-8"), "lesson.yaml", Path())
    assert verify(receipt, scenario).holds


def test_a_lesson_is_played_in_its_form_and_goes_on_in_it():
    Path("lesson.yaml").write_text(TWO_FORMS, encoding="utf-8")

    short = played("quit\n")
    assert "50 minutes · 2 steps" in short
    assert "Left out of this form: More, Last." in " ".join(short.split())
    assert "90 minutes · 4 steps" in played(
        "answer first Villages.\nquit\n", "--period", "90", "--save", "way.json"
    )
    assert json.loads(Path("way.json").read_text("utf-8"))["period"] == 90
    assert "90 minutes · 4 steps" in played("quit\n", "--load", "way.json")


def test_a_sheet_is_asked_line_by_line_and_own_words_are_written_again():
    Path("own.yaml").write_text(OWN_WORDS, encoding="utf-8")
    cells = "The FLN\n\n\n\nNo proof of votes\n"
    typed = f"answer before Order.\nanswer before Fear.\n\nanswer sheet\n{cells}\nomit\nquit\n-\n"
    result = run("play", "own.yaml", typed=typed)
    assert result.exit_code == 0, result.output
    said = result.output
    for text in (
        "Kept, not graded.",
        "A good answer: names a reason",
        "“answer before” writes it again",
        "Who speaks?",
        "What can it not prove?",
        "A good answer: names the movement",
        "At first you wrote:",
        "  Fear.",
    ):
        assert text in said


def test_the_question_of_a_lesson_is_said_first_and_last_with_the_lines_to_keep():
    text = {"en": "Why?", "fr": "Pourquoi ?"}
    lesson = yaml.safe_load(Path("lesson.yaml").read_text("utf-8"))
    about = {
        "number": 5,
        "objectives": [text, text],
        "programmes": ["fr-troisieme"],
        "age": 13,
        "periods": [50],
    }
    lesson |= {"about": text, "minutes": 11, "authors": ["A"], "licence": "CC BY 4.0"}
    lesson |= {"sources": ["rocard2003"], "content_notes": [text]}
    lesson["lesson"] = about | {
        "prior": text,
        "vocabulary": ["front"],
        "left_out": ["The people."],
        "readings": [{"work": "rocard2003"}],
        "question": "Why move villages?",
        "claim": {"text": "It weakens.", "against": [{"text": "He says not.", "source": "rocard2003"}]},
    }
    Path("lesson.yaml").write_text(json.dumps(lesson), encoding="utf-8")
    said = played("debrief\nquit\n-\n")

    assert said.count("The question: Why move villages?") == 3, "first, in the debrief, and in the lines"
    assert "Against: He says not." in said
    assert "What the model leaves out: The people." in said
