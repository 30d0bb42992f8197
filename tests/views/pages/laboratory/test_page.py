"""The page of the laboratory: asked by messages of the browser, it shows, plays, keeps, explains."""

import asyncio
import csv
import io
import json

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.kept.cache import NoResults, rules_of
from algeria_lab.experiments.playing.running import CANCELLED, play
from algeria_lab.experiments.results.table import Wars
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.views.pages.laboratory.link import read_link
from algeria_lab.views.pages.laboratory.starters import starter, starter_names
from algeria_lab.views.shared.bundles import STATIC
from algeria_lab.views.shared.file_desk import war_of
from tests.views.pages.laboratory.reader import SMALL, Reader, with_reader

RULES = {"algeria": AlgeriaRules()}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Wars:
    """Keep results of `SMALL`, as if they had come with the package."""
    wars = play(SMALL)
    wars.attrs["rules"] = rules_of(wars)
    monkeypatch.setattr(catalogue, "names", lambda: ("small",))
    monkeypatch.setattr(catalogue, "question", lambda _name: SMALL)
    monkeypatch.setattr(catalogue, "kept", lambda _name: wars)
    return wars


def test_the_bundle_is_there_and_small():
    assert (STATIC / "lab.css").stat().st_size > 0
    assert 0 < (STATIC / "lab.js").stat().st_size < 40_000


def test_the_page_is_always_in_the_same_order():
    reader = Reader()

    assert [part["key"] for part in reader.desk.scene["parts"]] == [
        "starters",
        "form",
        "question",
        "prediction",
        "run",
    ]
    assert reader.desk.scene["write"] is False
    assert reader.below.scene["parts"] == []


def test_a_question_is_predicted_played_and_read():
    async def story(reader: Reader) -> None:
        reader.ask()
        reader.do("predict", "mixed", 5)
        reader.do("predict", "resettle-3", -90)
        assert reader.linked.prediction == {"mixed": 5.0, "resettle-3": -90.0}
        assert reader.buttons("run") == ["run"]
        await reader.play()
        assert reader.desk.progress["text"].startswith("12 of 12 wars")
        assert reader.buttons("run") == ["more"]
        assert reader.page._results.panels.box.children
        assert [desk.scene["parts"][0]["key"] for desk in (reader.below, reader.files)] == ["change", "files"]

    with_reader(story, charts=True)


@pytest.mark.parametrize(("language", "ends"), [("en", "from −99 to 99"), ("fr", "de −99 à 99")])
def test_a_prediction_that_cannot_come_out_is_refused_in_a_sentence(language: str, ends: str):
    reader = Reader(language)
    reader.ask()
    reader.do("predict", "mixed", 40)
    reader.do("predict", "mixed", 500)
    (bar, _other) = reader.part("prediction")["bars"]["bars"]

    assert ends in bar["error"]
    assert (bar["value"], reader.linked.prediction) == (None, {})
    assert reader.buttons("run") == []

    reader.do("predict", "mixed", 50)
    assert [one["error"] for one in reader.part("prediction")["bars"]["bars"]] == ["", ""]
    assert reader.linked.prediction == {"mixed": 50.0}
    assert "run" in reader.buttons("run")


def test_a_link_is_given_with_all_that_was_said_until_then():
    reader = Reader()
    reader.ask()
    reader.do("set", "seed", "77")
    reader.do("copy")
    content, _buffers = reader.given[-1]

    assert content["kind"] == "link"
    assert read_link(content["letters"]).question.seed == 77


def test_a_prediction_can_be_taken_back():
    reader = Reader()
    reader.do("predict", "mixed", 5)
    reader.do("predict", "mixed", None)
    reader.do("predict", "nobody", 5)

    assert reader.linked.prediction == {}


def test_a_prediction_belongs_to_what_is_read():
    reader = Reader()
    reader.do("predict", "mixed", 5)
    reader.do("set", "at", "4")
    assert reader.linked.prediction == {}
    reader.do("set", "at", "8")
    assert reader.linked.prediction == {"mixed": 5.0}


def test_the_address_is_written_once_something_was_done():
    reader = Reader()
    before = reader.desk.scene["link"]
    reader.do("set", "runs", "500")

    assert reader.desk.scene["write"] is True
    assert reader.desk.scene["link"] != before
    assert reader.linked.question.runs == 500


def test_a_wrong_link_is_explained_and_changes_nothing():
    reader = Reader()
    before = reader.desk.scene["link"]
    reader.do("link", value="nonsense")

    assert reader.desk.message["level"] == "error"
    assert "Copy the whole link" in reader.desk.message["text"]
    assert reader.desk.scene["link"] == before


def test_a_wrong_link_is_explained_in_french_too():
    reader = Reader("fr")
    reader.do("link", value="nonsense")

    assert "Copiez de nouveau le lien entier" in reader.desk.message["text"]


def test_a_field_that_cannot_hold_its_value_says_so_and_nothing_can_be_played():
    reader = Reader()
    reader.do("set", "turn", "soon")

    fields = reader.part("form")["folded"]["groups"][3]["controls"]
    assert "1 to 40" in next(field for field in fields if field["key"] == "turn")["error"]
    assert reader.buttons("run") == []
    reader.do("press", "run")
    assert not reader.page._runner.is_going
    reader.do("set", "turn", "9")
    assert reader.buttons("run") == ["run"]


@pytest.mark.parametrize("name", starter_names())
def test_a_question_to_begin_with_is_put_by_one_click(name: str):
    reader = Reader("fr")
    reader.do("press", f"starter.{name}")

    assert reader.linked == starter(name)
    assert reader.chosen == [f"starter.{name}"]
    assert reader.desk.message["text"].startswith("«")
    assert reader.page._words.faults == []
    reader.do("set", "seed", "7")
    assert reader.chosen == []


def test_an_unknown_question_to_begin_with_is_refused_with_the_nearest_name():
    reader = Reader()
    reader.do("press", "starter.resetlement")

    assert "Did you mean 'resettlement'" in reader.desk.message["text"]


def test_kept_results_of_just_this_question_are_shown_at_once(kept: Wars):
    async def story(reader: Reader) -> None:
        reader.ask(mixed=3.0)
        await reader.look_up()
        assert reader.buttons("run") == ["run", "load"]
        reader.do("press", "load")
        assert reader.page._results.wars is not None
        assert reader.page._results.wars is kept
        assert reader.buttons("run") == ["more"]
        assert not reader.page._runner.is_going
        assert "6 wars for each pairing" in reader.desk.message["text"]
        assert reader.below.scene["parts"]
        reader.do("set", "seed", "9")
        assert reader.buttons("run") == ["run"]
        assert "another question than the one above" in reader.page._heading.value
        await reader.play()
        assert "another question" not in reader.page._heading.value

    with_reader(story)


def test_results_that_were_kept_by_other_rules_are_not_offered(kept: Wars, monkeypatch: pytest.MonkeyPatch):
    kept.attrs["rules"] = "others"

    async def story(reader: Reader) -> None:
        reader.ask()
        await reader.look_up()
        assert reader.buttons("run") == ["run"]
        reader.do("press", "load")
        assert reader.page._results.wars is None

    with_reader(story)


def test_results_that_are_missing_cost_nothing_but_the_offer(monkeypatch: pytest.MonkeyPatch):
    def missing(_name: str) -> Wars:
        raise NoResults("no results can be read")

    monkeypatch.setattr(catalogue, "kept", missing)

    async def story(reader: Reader) -> None:
        reader.do("press", "starter.resettlement")
        await reader.look_up()
        assert reader.buttons("run") == ["run"]
        assert reader.desk.message["level"] == "info"

    with_reader(story)


@pytest.mark.parametrize("place", ["desk", "below"])
def test_a_page_that_is_left_stops_its_wars(place: str):
    async def story(reader: Reader) -> None:
        reader.ask(SMALL.part(400, 1))
        reader.do("press", "run")
        reader.do("alive", desk=getattr(reader, place))
        assert reader.page._runner.is_going
        reader.do("leave", desk=getattr(reader, place))
        await reader.rest()
        assert reader.desk.progress["said"].startswith("Stopped")

    with_reader(story)


@pytest.mark.parametrize("message", [None, [], {}, {"kind": 3}, {"kind": "dance"}, {"kind": "set"}])
def test_messages_that_mean_nothing_do_no_harm(message: object):
    reader = Reader()
    before = reader.linked

    reader.desk._handle_custom_msg(message, [])

    assert reader.linked == before


def test_a_fault_of_ours_is_shown(monkeypatch: pytest.MonkeyPatch):
    reader = Reader()
    monkeypatch.setattr(reader.page, "_changed", lambda: 1 / 0)
    reader.do("set", "runs", "500")

    assert "ZeroDivisionError" in reader.desk.message["text"]


def test_a_stop_keeps_what_is_done_and_the_question_can_be_played_again():
    async def story(reader: Reader) -> None:
        reader.ask(SMALL.part(400, 1))
        reader.do("press", "run")
        assert reader.buttons("run") == ["cancel"]
        while reader.page._results.wars is None:  # noqa: ASYNC110 - until the first wars are shown
            await asyncio.sleep(0.01)
        await reader.play("cancel")
        assert 0 < reader.desk.progress["done"] < 800
        assert reader.desk.progress["notes"]
        assert reader.page._results.wars.attrs["notices"] == [CANCELLED]
        assert reader.buttons("run") == ["run"]

    with_reader(story)


def test_another_question_while_wars_are_played_ends_these_and_says_so():
    async def story(reader: Reader) -> None:
        reader.ask(SMALL.part(400, 1))
        reader.do("press", "run")
        reader.do("set", "runs", "100")
        assert reader.buttons("run") == ["run", "cancel"]
        reader.ask()
        await reader.play()
        assert "were stopped" in reader.desk.message["text"]
        assert reader.desk.progress["wars"] == 12

    with_reader(story)


def test_the_same_is_asked_again_with_other_dice():
    async def story(reader: Reader) -> None:
        reader.ask()
        await reader.play()
        await reader.play("more")
        assert reader.linked.question.seeds == range(7, 13)
        assert set(reader.page._results.wars["seed"]) == set(range(7, 13))

    with_reader(story)


def test_something_else_is_read_from_the_same_wars_without_playing_them_again():
    async def story(reader: Reader) -> None:
        reader.ask()
        await reader.play()
        before = reader.page._results.wars
        reader.do("set", "measure", "gov.areas")
        assert reader.page._results.wars is before
        assert reader.page._results.asked.measure == "gov.areas@2"
        assert reader.buttons("run") == ["more"]

    with_reader(story)


def test_a_change_of_language_loses_nothing():
    async def story(reader: Reader) -> None:
        reader.ask(mixed=3.0)
        await reader.play()
        before = reader.linked, reader.page._results.wars
        reader.page._head.language.value = "fr"
        assert (reader.linked, reader.page._results.wars) == before
        assert reader.part("question")["title"] == "La question"
        assert reader.part("files", reader.files)["title"] == "Emporter"
        assert "guerres" in reader.desk.progress["text"]
        assert reader.page._words.faults == []

    with_reader(story)


def test_a_whole_audit_is_guessed_and_answered():
    async def story(reader: Reader) -> None:
        for key, value in (
            ("mode", "audit"),
            ("constant", "all"),
            ("turn", "2"),
            ("guess", "coup_threshold"),
        ):
            reader.do("set", key, value)
        reader.ask(reader.linked.question.part(2, 1), "balance@2")
        reader.do("set", "guess", "coup_threshold")
        await reader.play()
        assert reader.part("run")["says"][0].startswith("You named Government support at which a coup")
        assert reader.below.scene["parts"] == []

    with_reader(story)


def test_what_would_change_it_plays_the_same_ways_at_every_value():
    async def story(reader: Reader) -> None:
        reader.ask()
        await reader.play()
        below = reader.below
        reader.do("set", "constant", "terror_charge", below)
        reader.do("set", "fewer", "20", below)
        await reader.play("vary", below)
        assert below.progress["done"] == 2 * 4 * 20
        read = reader.part("change", below)["then"]
        assert "1" in read[0]
        reader.do("set", "value", "3", below)
        assert reader.part("change", below)["then"] != read
        assert len(reader.part("change", below)["then"]) == 3

    with_reader(story, charts=True)


def test_tables_and_question_are_taken_along():
    async def story(reader: Reader) -> None:
        reader.ask(mixed=3.0)
        await reader.play()
        await reader.save("save-wars")
        name, text = reader.file()
        rows = list(csv.DictReader(io.StringIO(text)))
        assert name.endswith("-wars.csv")
        assert len(rows) == len(reader.page._results.wars)
        await reader.save("save-summary")
        head = next(csv.DictReader(io.StringIO(reader.file()[1])))
        assert (head["measure"], head["way"], head["wars"]) == ("balance@2", "mixed", "6")
        await reader.save("save-question")
        data = json.loads(reader.file()[1])
        assert data["question"] == SMALL.to_json()
        assert data["seeds"] == {"first": 1, "played": 6, "asked": 6}
        assert data["prediction"] == {"mixed": 3.0}
        assert {"version", "rules", "summary"} <= data.keys()

    with_reader(story)


def test_a_question_that_was_saved_can_be_opened():
    async def story(reader: Reader) -> None:
        reader.ask(mixed=3.0)
        await reader.play()
        await reader.save("save-question")
        name, text = reader.file()
        asked = reader.linked
        reader.do("set", "position", "1960")
        reader.do("open", name=name, text=text)
        assert reader.linked == asked

    with_reader(story)


@pytest.mark.parametrize("pick", ["middle", "highest", "lowest", "number"])
def test_one_war_can_be_watched_in_the_war_room(pick: str):
    async def story(reader: Reader) -> None:
        reader.ask()
        await reader.play()
        reader.do("set", "watch-way", "resettle-3", reader.files)
        reader.do("set", "watch-pick", pick, reader.files)
        if pick == "number":
            reader.do("set", "watch-seed", "4", reader.files)
        reader.do("press", "watch-save", desk=reader.files)
        name, text = reader.file()
        war = load_branches(text, RULES, PLAYERS.seat)
        seed = war.table.game.seed
        assert f"-war-{seed}." in name
        frame = reader.page._results.wars.frame()
        last = frame[(frame["way"] == "resettle-3") & (frame["seed"] == seed)].iloc[-1]
        assert war.table.game.state_at(war.table.game.ply).turn in {last["turn"], last["turn"] + 1}
        reader.do("press", "watch-keep", desk=reader.files)
        kept = reader.given[-1][0]
        assert (kept["kind"], kept["war"]) == ("keep", war_of(kept["save"]))
        assert kept["save"] == text

    with_reader(story)


def saved_war() -> str:
    """Return the save of a war whose second turn has begun."""
    from algeria_lab.players.algeria.registry import PLAYERS
    from algeria_lab.players.table import Table
    from tests.views.pages.laboratory.test_form import played_war

    return Branches(Table(played_war(2), PLAYERS.seat({}))).save_text()


def test_wars_begin_in_a_saved_war_and_can_be_watched_from_its_beginning():
    async def story(reader: Reader) -> None:
        reader.do("open", name="mine.json", text=saved_war())
        assert "mine.json is open" in reader.desk.message["text"]
        assert reader.linked.question.position.at({}, 1).turn == 2
        reader.ask(reader.linked.question.part(2, 1))
        await reader.play()
        reader.do("press", "watch-save", desk=reader.files)
        assert load_branches(reader.file()[1], RULES, PLAYERS.seat).table.game.state_at(0).turn == 0

    with_reader(story)


def test_a_war_from_the_middle_of_one_that_is_not_at_hand_begins_there():
    async def story(reader: Reader) -> None:
        reader.do("open", name="mine.json", text=saved_war())
        other = Reader()
        other.ask(reader.linked.question.part(2, 1))
        await other.play()
        other.do("press", "watch-save", desk=other.files)
        game = load_branches(other.file()[1], RULES, PLAYERS.seat).table.game
        assert game.start is not None
        assert game.state_at(0) == reader.linked.question.position.at({}, 1)
        other.page._runner.workers.close()

    with_reader(story)


def test_a_file_that_is_no_war_is_refused_in_words():
    reader = Reader()
    for text in ("", "{}", "algeria-results/1", '{"format": "algeria-results/1"}', " " * 5_000_001):
        before = reader.desk.message.get("answer")
        reader.do("open", name="mine.json", text=text)
        assert reader.desk.message["level"] == "error"
        assert reader.desk.message["answer"] != before


def test_ways_with_an_opening_come_by_link_and_are_played():
    async def story(reader: Reader) -> None:
        reader.ask(
            ask("1956-like", {"mixed": "mixed", "quick": Way("mixed", {}, "gov quick")}, runs=3, stop=2)
        )
        await reader.play()
        assert reader.desk.progress["error"] == ""
        assert reader.desk.progress["done"] == 6

    with_reader(story)
