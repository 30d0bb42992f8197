"""The files that a scenario needs are found, in its own folder and nowhere else."""

from pathlib import Path

import pytest

from algeria_lab.checking.unread import NotBeside
from algeria_lab.insurgent.deck_files import built_in_deck
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.named_files import file_named
from algeria_lab.scenarios.side_files import side_files
from algeria_lab.views.scenarios.pictures import picture_source
from tests.insurgent.deck_texts import deck_text
from tests.scenarios.formed import formed

HEAD = "format: algeria-scenario/1\nid: one\ntitle: T\n"
TWO = f"""{HEAD}
doctrines: {{own: own.toml}}
steps:
- {{id: a, text: T, picture: {{file: shown/map.png, alt: A map}},
   branches: [{{when: turn > 3, to: next.yaml}}]}}
quiz: [{{id: q, kind: text, ask: Why?, picture: {{file: "data:image/png;base64,AAAA", alt: A map}}}}]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "shown").mkdir()
    (tmp_path / "shown" / "map.png").write_bytes(b"png")
    (tmp_path / "own.toml").write_text("name = 'own'")
    (tmp_path / "next.yaml").write_text(
        f"{HEAD}steps: [{{id: a, text: T, next: next.yaml, ask: q}}]\n"
        "decks: {gov: deck.json}\nquiz: [{id: q, kind: number, ask: N?, answer: 7349}]\n"
    )
    (tmp_path / "deck.json").write_text(deck_text(built_in_deck("reconstructed-french")), "utf-8")
    return tmp_path


def test_files_are_found_also_of_scenarios_that_come_next(folder: Path):
    assert set(side_files(formed(TWO), folder)) == {
        "own.toml",
        "shown/map.png",
        "next.yaml",
        "deck.json",
    }


def test_further_scenarios_of_an_edition_for_learners_are_editions_too(folder: Path):
    found = side_files(formed(TWO), folder, is_learners=True)

    assert b"7349" not in found["next.yaml"]
    assert found == side_files(formed(TWO), folder, is_learners=True)


@pytest.mark.parametrize("name", ["../outside.toml", "/etc/hostname", "missing.toml"])
def test_nothing_is_read_elsewhere(folder: Path, name: str):
    with pytest.raises(NotBeside):
        side_files(formed(TWO.replace("own.toml", name)), folder)


@pytest.mark.parametrize(
    "name", ["{home}/shown/map.png", "../{last}/shown/map.png", "a/../shown/map.png", "a\\..\\b.png"]
)
def test_a_way_out_and_back_is_no_way(folder: Path, name: str):
    name = name.format(home=folder, last=folder.name)
    with pytest.raises(NotBeside):
        file_named(name, folder)
    assert picture_source(name, folder) == ""


def test_a_name_that_no_disk_has_is_told(folder: Path):
    (folder / "round.png").symlink_to("round.png")
    for name in ("round.png", "x" * 5_000 + ".png", "a\0.png"):
        with pytest.raises(NotBeside):
            file_named(name, folder)
        assert picture_source(name, folder) == ""


def test_archives_have_plain_paths(folder: Path):
    text = TWO.replace("shown/map.png", "./shown//map.png")
    assert "shown/map.png" in side_files(formed(text), folder)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("next: other.yaml", "beside-unreadable"),
        ("next: ../other.yaml", "beside-outside"),
        ("next: next.yaml", ""),
        ("branches: [{when: turn > 3, to: other.yaml}]", "beside-unreadable"),
    ],
)
def test_a_file_that_comes_next_is_looked_for_where_a_folder_is_known(folder: Path, line: str, problem: str):
    text = f"{HEAD}steps:\n- {{id: a, text: T, {line}}}\n"

    found = [fault.problem for fault in inspect_scenario(text, folder=folder).faults]
    without_folder = inspect_scenario(text).faults

    assert found == ([problem] if problem else [])
    assert without_folder == ()
