"""Several games in one laboratory: each with its own positions, players, measures and words."""

from dataclasses import replace

import pytest

from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.measuring.measures import measurable
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.reading import refusals_of
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.players.branches import load_branches
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.experiments.text import question_text, way_title
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.pages.laboratory.blanks import BLANKS
from algeria_lab.views.pages.laboratory.check import faults
from algeria_lab.views.pages.laboratory.deeds import set_field
from algeria_lab.views.pages.laboratory.form import Form, form_of
from algeria_lab.views.pages.laboratory.parts import form_part, own_title
from algeria_lab.views.pages.laboratory.starters import starter, starter_names
from algeria_lab.views.shared.messages import LANGUAGES
from tests.views.pages.laboratory.reader import Reader, with_reader
from tests.views.pages.laboratory.test_form import flat

RULES = {"twilight": TwilightRules()}
SHORT = ask("short", {"planner": "planner", "random": "random"}, against="random", runs=6, stop=2)
TWILIGHT = [name for name in starter_names() if starter(name).question.position.game == "twilight"]


def fields(form: Form, language: str = "en") -> dict[str, list[str]]:
    """Return what the menus of the question offer, by field."""
    words = TOLD[form.game].words(language)
    part = form_part(words, form, faults(words, form), None)
    controls = [one for group in part["folded"]["groups"] for one in flat(group["controls"])]
    assert words.faults == []
    return {one["key"]: [value for value, _ in one.get("options", ())] for one in controls}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BLANKS)
def test_a_game_offers_its_own_positions_players_and_measures(game: str, language: str):
    form, other = Form(), subject(game)
    set_field(form, "game", game, None)

    offered = fields(form, language)

    assert faults(TOLD[game].words(language), form) == {}
    assert offered["position"] == list(other.rules.scenarios())
    assert offered["way.0"] == list(other.names("gov"))
    assert offered["measure"] == list(measurable(game))
    assert ("mode" in offered) == bool(other.constants())


def test_another_game_takes_nothing_along_and_the_same_one_leaves_all():
    form = Form()
    for key, value in (("side", "fln"), ("turn", "20"), ("game", "algeria")):
        set_field(form, key, value, None)
    assert (form.side, form.stop.turn) == ("fln", 20)

    set_field(form, "game", "twilight", None)
    assert form == Form.of("twilight")
    set_field(form, "side", "fln", None)
    assert (form.ways, form.against) == (["sensible", "chart"], ["planner"])


@pytest.mark.parametrize("name", TWILIGHT)
def test_a_question_to_begin_with_is_played_in_every_war_and_told_in_words(name: str):
    question = starter(name).question
    wars = play(replace(question, runs=2))

    assert refusals_of(wars) == []
    assert summary(wars, [starter(name).measure])["difference"].notna().sum() == 4
    for language in LANGUAGES:
        words = TOLD["twilight"].words(language)
        form, said = form_of(starter(name)), question_text(words, question)
        titles = [way_title(words, question, way) for way in question.ways]
        assert all(title in said for title in titles)
        assert titles == [own_title(words, form, way, "gov") for way in form.ways]
        assert not [part for part in ("gov ", "-special", *question.ways) if part in said]


def test_wars_of_this_game_are_asked_told_and_kept_for_its_board():
    async def story(reader: Reader) -> None:
        reader.ask(SHORT, "sc@2")
        assert "Support + Commitment after card 2" in " ".join(reader.part("question")["says"])
        await reader.play()
        reader.do("press", "watch-keep", desk=reader.files)
        kept = reader.given[-1][0]
        assert (kept["shelf"], kept["page"]) == ("twilight", "twilight.ipynb")
        assert load_branches(kept["save"], RULES, PLAYERS.seat).table.game.state.turn == 3
        assert reader.below.scene["parts"] == []  # no number of this model can be changed
        reader.do("set", "game", "algeria")
        assert "1956" in " ".join(reader.part("question")["says"])
        assert "card 2" in reader.page._heading.value
        assert reader.files.strings["lab-ui-room"] == "Open Colonial Twilight"
        assert reader.desk.strings["lab-ui-room"] == "Open the war room"
        reader.do("open", name="mine.json", text=kept["save"])
        assert reader.linked.question.position.game == "twilight"

    with_reader(story)


def test_a_game_that_the_page_does_not_know_is_refused_in_words():
    reader = Reader()
    reader.ask(ask("duel", {"random": "random"}, against="random", runs=2), "balance")

    assert "insurgent" in reader.desk.message["text"]
    assert reader.linked.question.position.game == "algeria"
