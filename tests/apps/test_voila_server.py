"""Starting pages: settings, port, first page, language."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from types import SimpleNamespace
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

import algeria_lab
from algeria_lab.apps import first_text, page_words, voila_server
from algeria_lab.apps.page_words import LANGUAGES, asked_language
from algeria_lab.apps.serving.rooms.classroom import STATES
from tests.children import child, hearing_ctrl_c

WIDGETS = Path(algeria_lab.__file__).parents[1] / "widgets"


def test_our_settings_come_before_the_readers_own():
    given = {"JUPYTER_CONFIG_PATH": "/my/settings"}

    path = voila_server.environment(given)["JUPYTER_CONFIG_PATH"]

    assert path == f"{voila_server.CONFIG}{os.pathsep}/my/settings"
    assert given == {"JUPYTER_CONFIG_PATH": "/my/settings"}


def test_the_installed_template_is_that_of_the_checkout():
    """Voila reads what was installed; a checkout that changed since shows an old page."""
    installed = Path(sys.prefix) / "share" / "jupyter" / "voila" / "templates" / "algeria"
    source = voila_server.CONFIG.parent / "template"
    files = [file.relative_to(source) for file in source.rglob("*") if file.is_file()]
    assert len(files) >= 8
    different = [
        str(file) for file in files if (installed / file).read_bytes() != (source / file).read_bytes()
    ]
    assert different == [], "run `make setup`"


def test_pages_never_show_a_traceback():
    settings = json.loads((voila_server.CONFIG / "voila.json").read_text())["VoilaConfiguration"]

    assert settings["template"] == "algeria"
    assert settings["show_tracebacks"] is False


def test_a_busy_port_is_left_alone():
    with socket.socket() as busy:
        busy.bind((voila_server.HOST, 0))
        busy.listen()
        port = busy.getsockname()[1]

        assert voila_server.free_port(port) != port


def test_the_home_page_comes_before_the_war_room(tmp_path: Path):
    assert voila_server.first_page(tmp_path) == ""
    (tmp_path / "war-room.ipynb").touch()
    assert voila_server.first_page(tmp_path) == "voila/render/war-room.ipynb"
    (tmp_path / "home.ipynb").touch()
    assert voila_server.first_page(tmp_path) == "voila/render/home.ipynb"
    assert voila_server.first_page(tmp_path / "home.ipynb") == ""


def test_pages_lead_home_whatever_folder_is_served(tmp_path: Path):
    assert voila_server.environment({}, tmp_path)[voila_server.HOME] == voila_server.LIST
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "home.ipynb").touch()
    assert voila_server.home_page(tmp_path) == "voila/render/notebooks/home.ipynb"
    assert voila_server.home_page(tmp_path / "notebooks") == "voila/render/home.ipynb"


def test_a_page_of_the_checkout_is_served_with_all_others(tmp_path: Path):
    lesson, alone = tmp_path / "ours/lessons/01-x/en.ipynb", tmp_path / "alone.ipynb"
    home = tmp_path / "ours/notebooks/home.ipynb"
    for file in (lesson, alone, home):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

    assert voila_server.served(lesson) == (tmp_path / "ours", "voila/render/lessons/01-x/en.ipynb")
    assert voila_server.served(tmp_path / "ours") == (tmp_path / "ours", "voila/render/notebooks/home.ipynb")
    assert voila_server.served(alone) == (alone, "")


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.get", lambda: opened.append("asked"))

    assert voila_server.open_browser("http://127.0.0.1:1/") is False
    assert opened == []


@pytest.mark.parametrize("name", ["token", "desk"])
def test_the_key_of_a_room_does_not_stand_among_the_words_that_a_browser_was_started_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
):
    """Every account on the computer can list those."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    monkeypatch.setenv("BROWSER", "any")
    started: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.get", lambda: SimpleNamespace(open=started.put))

    assert voila_server.open_browser(f"http://127.0.0.1:1/class?a=1&{name}=bcdfghjk")
    shown = started.get(timeout=60)
    file = Path(url2pathname(urlsplit(shown).path))

    assert shown.startswith("file:///")
    assert "bcdfghjk" not in shown
    assert f'url=http://127.0.0.1:1/class?a=1&amp;{name}=bcdfghjk"' in file.read_text()
    assert os.name == "nt" or file.stat().st_mode & 0o777 == 0o600


def test_a_page_without_key_is_opened_as_it_is(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BROWSER", "any")
    started: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.get", lambda: SimpleNamespace(open=started.put))

    assert voila_server.open_browser("http://127.0.0.1:1/")
    assert started.get(timeout=60) == "http://127.0.0.1:1/"


def test_a_missing_notebook_is_named(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        voila_server.main(["no-such-notebook.ipynb"])

    assert "there is no notebook or folder no-such-notebook.ipynb" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_DZ.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"HTTP_ACCEPT_LANGUAGE": "de, fr-FR;q=0.8, en;q=0.5", "LANG": "en_US"}, "fr"),
        ({"QUERY_STRING": "seed=1&lang=en", "HTTP_ACCEPT_LANGUAGE": "fr"}, "en"),
        ({"QUERY_STRING": "lang=xx", "HTTP_ACCEPT_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for(variables: dict[str, str], language: str):
    assert asked_language(variables) == language


def test_an_address_asks_for_what_stands_behind_a_name():
    variables = {"QUERY_STRING": "lang=fr&play=one-roll"}

    assert page_words.asked_for("play", variables) == "one-roll"
    assert page_words.asked_for("seed", variables) == ""


def test_every_word_of_the_frame_is_there_in_each_language():
    words = page_words.page_words()

    assert len(words) >= 20
    for name, texts in words.items():
        assert set(texts) == set(LANGUAGES), name
        assert all(texts.values()), name


def test_every_word_that_the_home_page_shows_early_exists():
    template = (voila_server.CONFIG.parent / "template" / "first.html.j2").read_text()
    asked = set(re.findall(r'first\.words(?:\.|\[")([a-z-]+)', template)) - {"link-"}
    asked |= {f"link-{name}" for name in ("war-room", "duel", "laboratory", "scenario", "studio", "teachers")}
    words = page_words.home_words()

    assert len(asked) > 9
    assert {name: set(words.get(name, ())) for name in asked} == {name: set(LANGUAGES) for name in asked}


def test_every_word_the_template_asks_for_exists():
    template = voila_server.CONFIG.parent / "template"
    text = "".join(file.read_text() for file in template.iterdir() if file.suffix in {".j2", ".html"})
    asked = set(re.findall(r'(?<!first\.)words\["([a-z-]+)"\]', text)) | set(
        re.findall(r"(?<!first\.)words\.([a-z]+)", text)
    )
    asked |= {
        f"{kind}-{part}" for kind in ("missing", "failed", "disk", "tried") for part in ("heading", "text")
    }
    asked |= {f"class-{number}{state}" for state in STATES for number in ("", "several-")}

    assert len(asked) >= 18
    # Those of the wall are handed to its script all together.
    script = "".join(file.read_text() for file in (WIDGETS / "wall").rglob("*.ts"))
    known = set(page_words.page_words())
    handed = {name for name in known - asked if name.startswith("wall-")}
    assert asked - {"html"} == known - handed
    called = {name: name.removeprefix("wall-") for name in handed}
    # Of two that differ in their last word the script puts the name together.
    unsaid = [
        one for one in called.values() if one not in script and f"{one.rpartition('-')[0]}-$" not in script
    ]
    assert unsaid == []


def test_no_widget_styles_what_the_frame_styles():
    """A class of the same name in a bundle took the notice of a lost connection its background."""
    template = voila_server.CONFIG.parent / "template"
    text = "".join(file.read_text() for file in template.iterdir() if file.suffix in {".j2", ".html"})
    own = {name for names in re.findall(r'class="([^"]+)"', text) for name in names.split()}
    bundles = (Path(algeria_lab.__file__).parent / "static").glob("*.css")
    styled = {name for file in bundles for name in re.findall(r"\.(al-[\w-]+)", file.read_text())}

    assert "al-notice" in styled
    # The page as a whole, round a widget and under it; and the parts that both have from one sheet, of
    # buttons and of the head.
    assert own & styled <= {"al-page", "al-button", "al-primary", "al-header", "al-languages"}


def test_no_file_of_the_frame_names_another_host():
    template = voila_server.CONFIG.parent
    svg = b"http://www.w3.org/2000/svg"  # a name, which nobody fetches
    files = [file for file in template.rglob("*") if file.is_file()]
    named = [str(file) for file in files if b"://" in file.read_bytes().replace(svg, b"")]

    assert named == []


def test_the_page_for_teachers_is_read_before_its_kernel_is_ready():
    """Each language has its title and every section, and the template draws every kind of text there is."""
    template = (voila_server.CONFIG.parent / "template" / "first.html.j2").read_text()
    texts = first_text.teachers_text()

    assert [one["lang"] for one in texts] == list(LANGUAGES)
    assert all(one["title"] and len(one["sections"]) >= 10 for one in texts)
    kinds = {block["kind"] for one in texts for section in one["sections"] for block in section["blocks"]}
    assert {kind for kind in kinds if f'block.kind == "{kind}"' not in template} == {
        "lessons",
        "share",
        "receipts",
        "notes",
        "clear",
    }


@pytest.fixture
def signals() -> Iterator[None]:
    """Give back to the program of the tests what a server's end has taken from it."""
    known = [getattr(signal, name) for name in voila_server.ENDS if hasattr(signal, name)]
    before = {sign: signal.getsignal(sign) for sign in known}
    with hearing_ctrl_c():
        yield
    for sign, handler in before.items():
        signal.signal(sign, handler)


@pytest.mark.usefixtures("signals")
def test_ctrl_c_is_heard_once_and_said_before_the_server_has_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    said = list[bool]()

    def ends(server: subprocess.Popen[bytes]) -> None:
        signal.raise_signal(signal.SIGINT)
        said.append(True)
        server.kill()

    def pressed(_address: str, server: subprocess.Popen[bytes]) -> bool:
        monkeypatch.setattr(server, "terminate", lambda: ends(server))
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("Ctrl+C was not heard")

    line = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(voila_server, "command", lambda *_, **__: line)
    monkeypatch.setattr(voila_server, "wait_until_ready", pressed)

    assert voila_server.serve(tmp_path, port=0, farewell=lambda: said.append(False)) == 0
    assert said == [False, True]
    signal.raise_signal(signal.SIGINT)  # what is left to do is not broken off either


@pytest.mark.usefixtures("signals")
@pytest.mark.parametrize(
    ("pressed", "said"),
    [((signal.SIGINT, signal.SIGINT), ["stays", "ends"]), ((signal.SIGTERM,), ["stays"])],
)
def test_a_server_may_stay_for_who_pressed_ctrl_c_once_and_for_nobody_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pressed: tuple[signal.Signals, ...], said: list[str]
):
    line = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(voila_server, "command", lambda *_, **__: line)
    monkeypatch.setattr(voila_server, "wait_until_ready", lambda *_: True)
    wishes, heard = [*pressed], list[str]()

    def press(_server: subprocess.Popen[bytes]) -> int:
        signal.raise_signal(wishes.pop(0))
        raise AssertionError("it was not heard")

    def farewell() -> bool:
        heard.append("ends" if heard else "stays")
        return heard == ["stays", "ends"]

    def welcome(*_: object) -> bool:
        monkeypatch.setattr(subprocess.Popen, "wait", press)
        return True

    def end(server: subprocess.Popen[bytes]) -> None:
        monkeypatch.undo()
        server.kill()

    monkeypatch.setattr(voila_server, "end", end)
    assert voila_server.serve(tmp_path, port=0, welcome=welcome, farewell=farewell) == 0
    assert (heard, wishes) == (said, [])


@pytest.mark.usefixtures("signals")
def test_a_server_with_nothing_to_see_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    line = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(voila_server, "command", lambda *_, **__: line)
    monkeypatch.setattr(voila_server, "wait_until_ready", lambda *_: True)
    status = voila_server.serve(tmp_path, port=0, welcome=lambda *_: False)

    assert status == voila_server.NOTHING_TO_SEE


@pytest.mark.usefixtures("signals")
def test_a_server_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(voila_server, "PATIENCE", 0)
    with child([sys.executable, "-c", "import time; time.sleep(60)"]) as server:
        monkeypatch.setattr(server, "terminate", lambda: None)
        voila_server.end(server)
        assert server.wait()
