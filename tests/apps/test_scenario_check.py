"""The command `check`: faults as lines for editors, JSON for programs, a status for automation."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from algeria_lab.apps.command_line import app
from algeria_lab.checking.codes import catalogue, explained
from tests.checking.base_texts import base_text

GOOD = base_text("scenario")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check", *words, "--lang", "en"])
    return result.exit_code, result.output


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, "utf-8")
    return str(folder / name)


def test_a_good_file_has_status_0(tmp_path: Path):
    file = written(tmp_path, "good.yaml", GOOD)

    assert run(file) == (0, f"{file}: nothing to mend.\n")


def test_faults_have_status_1_and_stand_in_lines_that_editors_read(tmp_path: Path):
    file = written(tmp_path, "wrong.yaml", GOOD.replace("\nside:", "\nsied:"))
    status, said = run(file)

    assert status == 1
    assert said.startswith(f"{file}:7:1: E204: “sied” is not known here.")
    assert said.splitlines()[0].endswith("Did you mean “side”?")


def test_warnings_count_only_when_it_is_strict(tmp_path: Path):
    file = written(tmp_path, "odd.yaml", GOOD.replace(', fr: "Un modèle, non la guerre."', ""))

    assert run(file)[0] == 0
    assert run(file, "--strict")[0] == 1


def test_a_doctrine_of_a_game_that_no_list_names_is_told_where_to_add_it(tmp_path: Path):
    file = written(tmp_path, "gov_watchful.toml", base_text("doctrine"))
    assert run(file) == (0, f"{file}: nothing to mend.\n"), "a file of one's own is on no list"

    lists = tmp_path / "gov_common.toml"
    lists.write_text('order = ["mixed"]', "utf-8")
    status, said = run(file)
    said = " ".join(said.split())
    assert (status, run(file, "--strict")[0]) == (0, 1)
    assert f"{file}:1:1: W804: This doctrine is not offered: add its name" in said
    assert "“watchful”, to order in gov_common.toml." in said

    lists.write_text('order = ["mixed", "watchful"]', "utf-8")
    assert run(file, "--strict")[0] == 0
    lists.write_text("order = [", "utf-8")
    assert run(file)[0] == 1

    status, said = run(str(lists))
    assert status == 2
    assert "it is no doctrine, it holds what the doctrines of one side share" in " ".join(said.split())


def test_what_cannot_be_read_has_status_2_and_the_others_are_checked(tmp_path: Path):
    file = written(tmp_path, "good.yaml", GOOD)
    status, said = run(str(tmp_path / "none.yaml"), str(tmp_path), file)
    said = " ".join(said.split())  # where a line ends hangs on how long the name of the folder is

    assert status == 2
    assert "there is no such file" in said
    assert "it is a folder" in said
    assert "nothing to mend" in said


def test_json_holds_each_fault_with_its_place(tmp_path: Path):
    file = written(tmp_path, "wrong.yaml", GOOD.replace("runs: 200", "runs: many"))
    status, said = run(file, "--format", "json")

    ((only,),) = (one["faults"] for one in json.loads(said)["files"])
    assert status == 1
    assert (only["code"], only["line"], only["path"]) == ("E202", 47, ["experiments", 0, "runs"])


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        (
            "mine.toml",
            base_text("doctrine").replace('"gov-civil-affairs"', '"gov-civil-afairs"'),
            ":5:15: E204",
        ),
        ("mine.yaml", "name: mine\nseat: gov\nbased_on: mixd\n", ":3:11: E204"),
        ("mine.json", '{"name": "mine", "seat": "gov",\n "based_on": "mixd"}', ":2:2: E204"),
        ("deck.json", base_text("deck").replace('"side": "FLN"', '"side": "FNL"'), ":5:3: E204"),
    ],
)
def test_doctrines_and_decks_are_checked_by_the_same_means(tmp_path: Path, name: str, text: str, place: str):
    status, said = run(written(tmp_path, name, text))

    assert status == 1
    assert place in said


def test_every_code_is_explained():
    for code in catalogue():
        status, said = run("--explain", code.lower())
        assert status == 0
        assert said.startswith(f"{code}: ")
    assert explained("E204").wrong in run("--explain", "E204")[1]


def test_an_unknown_code_is_refused():
    assert run("--explain", "E999")[0] == 2
