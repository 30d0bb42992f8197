"""The wall of a served room: the desk drives it, whoever has the key of the room sees it, and nobody else."""

import json
import re
import time
from collections.abc import Iterator

import pytest

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.apps.serving.visitor import Visitor

PAGE = "voila/render/page.ipynb"
SAYS = """from algeria_lab.room.line import room_line
line = room_line()
line.stand("stands", lesson="l01-control", form=50, step="bill", number=3)
line.stand("answers", lesson="l01-control", form=50, answers={"asleep": [{"given": "no", "outcome": "told"}]})
line.say("name", nickname="Lina")
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    with serving_room(tmp_path_factory, SAYS, PAGE) as opened:
        yield opened


@pytest.fixture
def pupil(room: tuple[int, Lock]) -> Visitor:
    visitor = Visitor(room[0])
    visitor.ask(f"?token={room[1].key}")
    return visitor


def show(visitor: Visitor, **what: object) -> int:
    visitor.cookies["_xsrf"] = "made"
    wish = json.dumps({"do": "show", "what": what})
    return visitor.ask("voila/api/desk", "POST", wish, **{"X-XSRFToken": "made"}).status


def look(visitor: Visitor) -> dict[str, object]:
    return dict(json.loads(visitor.ask("voila/api/room/wall").text)["show"])


def test_the_wall_asks_for_the_key_of_the_room_and_shows_what_the_desk_wishes(
    room: tuple[int, Lock], pupil: Visitor
):
    teacher = Visitor(room[0])
    teacher.ask(f"desk?desk={room[1].desk}")
    assert Visitor(room[0]).ask("voila/api/room/wall").status == 403
    assert look(pupil) == {"kind": "invitation"}
    pupil.open_page("page.ipynb")

    assert show(teacher, kind="predictions", lesson="l01-control", question="asleep") == 200
    for _ in range(400):
        if look(pupil).get("answered") == 1:
            break
        time.sleep(0.05)

    told = look(pupil)
    assert [bar["count"] for bar in told["bars"]] == [0, 1]  # type: ignore[attr-defined]
    assert "Lina" not in json.dumps(told)
    assert show(teacher, kind="everybody's name") == 400
    assert look(pupil)["kind"] == "predictions"


def test_who_has_only_the_key_of_the_room_drives_no_wall(pupil: Visitor):
    before = look(pupil)
    assert show(pupil, kind="blank") == 403
    assert look(pupil) == before


def test_the_page_holds_its_words_in_both_languages_and_no_warning(pupil: Visitor):
    text = pupil.ask("class").text

    words = json.loads(re.findall(r'data-words="([^"]+)"', text)[0].replace("&#34;", '"'))
    assert words["wall-here"] == {"en": "here", "fr": "présents"}
    assert "static/wall.js" in text
    assert "The terminal says how to let others in." not in text, "that is for the desk"
