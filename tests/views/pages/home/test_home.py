"""The home page without a browser: its war, its roll, its two hundred wars, its path and its doors."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.course import Course, read_course
from algeria_lab.views.algeria.words.text import LANGUAGES, Words
from algeria_lab.views.lessons.path import ways_view
from algeria_lab.views.pages.home import many
from algeria_lab.views.pages.home.living import live, living_view
from algeria_lab.views.pages.home.many import ManyWars
from algeria_lab.views.pages.home.opening import missions, opening, throw
from algeria_lab.views.pages.home.page import Home
from algeria_lab.views.pages.home.throwing import FIRST, Throwing

ROOT = Path(__file__).parents[4]


@pytest.fixture
def home() -> Home:
    return Home("en", read_course(ROOT / "lessons"), iter(range(100)).__next__)


def deed(home: Home, kind: str, **what: object) -> dict[str, object]:
    scene = home._answer({"kind": kind, "ply": 0, **what})
    assert scene is not None
    return scene


def test_the_page_offers_several_places_and_begins_with_one_of_them():
    assert FIRST in missions(opening())
    assert len(missions(opening())) > 2


@pytest.mark.parametrize(
    ("language", "told"), [("en", "began at 65 and has paid"), ("fr", "parti de 65 et a payé")]
)
def test_the_first_moment_says_where_the_support_has_gone_that_lesson_0_still_has(language, told):
    first = living_view(live(opening(), 1), Words(language))["frames"][0]
    assert first["support"][1] < 65
    assert told in first["says"]


def test_chances_are_exact_and_shown_before_the_roll():
    view = Throwing().view(Words("en"))

    assert view["result"] is None
    assert abs(sum(row["share"] for row in view["rows"]) - 1) < 0.001
    assert [row["chance"] for row in view["rows"]] == ["1/6", "1/6", "1/3", "1/3"]


@pytest.mark.parametrize("place", missions(opening()))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_is_explained_in_both_languages_wherever_it_falls(language: str, face: int, place: str):
    seed = next(seed for seed in count() if throw(opening(), place, seed).event.faces == (face,))
    throwing, words = Throwing(lambda: seed), Words(language)
    throwing.aim(place)
    throwing.roll(0)

    result = throwing.view(words)["result"]
    event = throwing.thrown.event
    patrols = -sum(mod.value for mod in event.mods)

    assert words.faults == []
    assert str(face) in result["steps"][0]
    assert patrols == 0 or f"{face} − {patrols} = {words.number(event.total)}" in result["steps"][1]
    assert event.total == face - patrols
    assert sum("A:9.11" in step for step in result["steps"]) == 2
    assert (len(result["steps"]) == 6) == (event.total <= 1)  # the unit that spoke is lost


def test_the_same_number_throws_the_same_and_a_prediction_is_judged():
    throwing = Throwing(lambda: 7)
    throwing.roll(0)
    came = throwing.view(Words("en"))["result"]["came"]
    throwing.aim(FIRST)
    throwing.roll(came)
    result = throwing.view(Words("en"))["result"]

    assert result["came"] == came
    assert result["verdict"].startswith("You expected this.")
    assert ("1 of your 2" if came else "2 of your 2") in result["score"]


def test_a_place_where_nothing_can_be_rolled_for_is_refused():
    with pytest.raises(UnknownName, match="ALGIERS"):
        Throwing().aim("ALGIERS")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_living_war_is_told_turn_by_turn_to_its_end(language: str):
    words = Words(language)
    for seed in range(5):
        living = live(opening(), seed)
        view = living_view(living, words)

        assert len(view["frames"]) == living.war.turns + 1
        levels = [tuple(frame["support"]) for frame in view["frames"]]
        assert levels == list(zip(living.war.fln_psl, living.war.gov_psl, strict=True))
        assert str(living.war.turns) in view["end"]
    assert words.faults == []


def test_two_hundred_wars_count_every_war_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(many, "WARS", 20)
    told: list[int] = []

    def tell(wars: ManyWars, over: asyncio.Event) -> None:
        told.append(wars.won.total())
        if not wars.is_going:
            over.set()

    async def run() -> ManyWars:
        wars = ManyWars()
        over = asyncio.Event()
        wars.start(opening(), lambda: tell(wars, over), seed=1)
        await over.wait()
        return wars

    view = asyncio.run(run()).view(Words("en"))

    assert view is not None
    assert told[-1] == view["done"] == sum(row["count"] for row in view["rows"]) == 20
    assert "20 wars from here" in view["says"]


def test_a_new_place_puts_away_what_fell(home: Home):
    assert deed(home, "throw", said=1)["throw"]["result"]  # type: ignore[index]
    scene = deed(home, "aim", place="V-2")

    assert scene["throw"]["result"] is None  # type: ignore[index]
    assert scene["throw"]["place"] == "V-2"  # type: ignore[index]


def test_another_language_keeps_the_roll(home: Home):
    before = deed(home, "throw", said=1)["throw"]["result"]["number"]  # type: ignore[index]
    home._answer({"kind": "speak", "ply": 0, "lang": "fr"})

    assert home.widget.scene["lang"] == "fr"
    assert home.widget.scene["throw"]["result"]["number"] == before


def test_every_link_of_the_page_leads_to_a_notebook(home: Home):
    scene = home.widget.scene
    links = [lesson["link"] for lesson in scene["path"] if lesson["link"]]
    links += [link["link"] for door in scene["doors"] for link in door["links"]]
    links += [part["more"]["link"] for part in scene["ending"] if part["more"]]

    assert len(links) > 10
    links.remove("#timeline")  # on the page itself
    for link in links:
        assert (ROOT / "notebooks" / link.partition("#")[0]).is_file(), link


def test_a_place_without_lessons_has_a_page_all_the_same():
    scene = Home("fr", Course(())).widget.scene

    assert scene["path"] == []
    assert [len(door["links"]) for door in scene["doors"]] == [3, 2, 2, 2]


def test_the_timeline_is_drawn_when_it_is_opened_and_speaks_as_the_page_does(home: Home):
    assert home.times.timeline is None

    home.times.button.click()
    home._answer({"kind": "speak", "ply": 0, "lang": "fr"})

    assert home.times.timeline is not None
    assert "Le plan Challe" in home.times.timeline.listed.text
    assert home.times.button.description == "Fermer la chronologie"

    home.times.button.click()
    assert home.times.timeline is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_says_what_its_lessons_take_and_the_longest_has_all(language: str):
    course = read_course(ROOT / "lessons")
    ways = ways_view(course, Words(language))
    assert ways[-1]["lessons"] == [entry.id for entry in course.entries]
    for way in ways:
        short = sum(sorted(course.entry(name).periods[0] for name in way["lessons"])[-way["take"] :])
        assert str(short) in way["label"]
        assert way["about"]


def test_a_way_to_a_lesson_that_is_not_there_is_not_offered():
    course = read_course(ROOT / "lessons")
    without = Course(tuple(entry for entry in course.entries if entry.number != 5))
    assert {way["id"] for way in ways_view(without, Words("en"))} == {"term"}
    assert ways_view(Course(()), Words("en")) == []
