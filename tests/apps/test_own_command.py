"""How the program is called, by a line that can be copied into a terminal of this computer."""

import shlex
import subprocess
from pathlib import Path

import pytest

from algeria_lab.apps.own_command import own_command, own_line


def test_the_line_calls_this_program():
    done = subprocess.run([*shlex.split(own_command()), "--help"], capture_output=True, check=True, text=True)

    assert "app" in done.stdout


@pytest.mark.parametrize(
    ("folder", "system", "line"),
    [
        ("bin", "posix", "{}/bin/algeria-lab"),
        ("my lab", "posix", "'{}/my lab/algeria-lab'"),
        ("bin", "nt", "{}/bin/algeria-lab.exe"),
        ("my lab", "nt", '& "{}/my lab/algeria-lab.exe"'),
    ],
)
def test_a_path_is_quoted_for_the_shell(tmp_path: Path, folder: str, system: str, line: str):
    home = tmp_path / folder
    home.mkdir()
    (home / ("algeria-lab.exe" if system == "nt" else "algeria-lab")).touch()

    assert own_command(str(home / "python"), system) == line.format(tmp_path)
    quote = '"' if system == "nt" else "'"
    told = own_line(["app", "my line.yaml"], str(home / "python"), system)
    assert told == f"{line.format(tmp_path)} app {quote}my line.yaml{quote}"


def test_without_a_program_of_its_own_python_is_called(tmp_path: Path):
    assert own_command(str(tmp_path / "python"), "posix") == f"{tmp_path}/python -m algeria_lab"
