"""The settings for a server for the public: they are read, and what they name exists."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
import typer
from traitlets.config import Config, PyFileConfigLoader

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references.sizes import READERS, WAYS, cores, measured, memory, sizes

from algeria_lab.apps.command_line import app
from algeria_lab.apps.serving.kernels.memory import FORKED, MEGABYTE, ORDINARY
from algeria_lab.apps.serving.kernels.page_kernels import PageKernels
from algeria_lab.apps.serving.server import PageServer

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "docs" / "public"
PAGE = (ROOT / "docs" / "public.md").read_text("utf-8")
CONTAINER = (PUBLIC / "Containerfile").read_text("utf-8")
IN_CONTAINER = "/srv/pages"


def settings(name: str) -> Config:
    """Return what a file of settings says, as Jupyter reads it."""
    return PyFileConfigLoader(name, path=str(PUBLIC)).load_config()


@pytest.mark.parametrize("name", ["jupyterhub_config.py", "try_here.py"])
def test_the_hub_starts_readers_servers_as_binder_does(name: str):
    said = settings(name)
    start, program = said.Spawner.cmd
    pages = said.Spawner.notebook_dir

    assert program == "jupyterhub-singleuser"
    assert Path(start.replace(IN_CONTAINER, str(ROOT))) == ROOT / "binder" / "start"
    assert Path(pages.replace(IN_CONTAINER, str(ROOT))) == ROOT
    assert (ROOT / said.Spawner.default_url.removeprefix("/voila/render/")).is_file()
    assert said.JupyterHub.active_server_limit == READERS[0]


def test_the_settings_to_try_start_no_container():
    assert settings("jupyterhub_config.py").JupyterHub.spawner_class == "docker"
    assert settings("try_here.py").JupyterHub.spawner_class == "simple"


def test_the_image_takes_what_there_is():
    copied = re.findall(r"^COPY (.+) \S+$", CONTAINER, re.MULTILINE)
    taken = [name for line in copied for name in line.split()]

    assert {"algeria_lab", "notebooks", "lessons", "binder", "requirements.lock"} <= set(taken)
    assert {"hatch_build.py", "LICENCES.md", "pyproject.toml"} <= set(taken), "the package is built there"
    assert {f"{name} /source/{name}" for name in ("notebooks", "lessons")} <= set(
        re.findall(r"^COPY (.+)$", CONTAINER, re.MULTILINE)
    )
    assert [name for name in taken if not (ROOT / name).exists()] == []
    assert f"WORKDIR {IN_CONTAINER}" in CONTAINER
    assert json.loads(re.search("^ENTRYPOINT (.+)$", CONTAINER, re.MULTILINE)[1]) == [
        f"{IN_CONTAINER}/binder/start"
    ]


def test_the_image_starts_a_command_that_there_is():
    program, name, *rest = json.loads(re.search("^CMD (.+)$", CONTAINER, re.MULTILINE)[1])
    command = typer.main.get_command(app).commands[name]
    known = {option for one in command.params for option in (*one.opts, *one.secondary_opts)}

    assert program == "algeria-lab"
    assert {word for word in rest if word.startswith("--")} <= known


@pytest.mark.parametrize("kind", [PageServer, PageKernels])
def test_every_setting_of_ours_that_the_page_names_is_one(kind: type[PageServer | PageKernels]):
    named = re.findall(rf"--{kind.__name__}\.(\w+)=", PAGE)

    assert named
    assert set(named) <= set(kind.class_trait_names(config=True))


def test_the_settings_of_the_server_are_settings_of_it():
    said = json.loads((PUBLIC / "voila.json").read_text("utf-8"))

    assert set(said["PageServer"]) <= set(PageServer.class_trait_names(config=True))
    assert said["PageServer"]["allowed_hosts"] == re.findall(
        r"server_name (\S+);", (PUBLIC / "nginx.conf").read_text("utf-8")
    )


def test_nginx_hands_on_what_a_socket_needs():
    text = (PUBLIC / "nginx.conf").read_text("utf-8")
    kept = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))

    assert kept["Host"] == "$http_host"
    assert kept["Sec-WebSocket-Protocol"] == "$http_sec_websocket_protocol"
    assert kept["Upgrade"] == "$http_upgrade"
    assert kept["X-Forwarded-Proto"] == "$scheme"
    assert "$request " not in text, "an address may hold the key of a class"


@pytest.mark.parametrize("way", WAYS)
def test_more_readers_need_more(way: str):
    figures = measured()
    needs = [(memory(many, figures[way]), cores(many, figures[way], figures["people"])) for many in READERS]

    assert needs == sorted(needs)
    assert len(set(needs)) == len(READERS)


def test_sizes_are_reckoned_from_what_was_measured():
    way = {"most": 100, "server_memory": 200, "reader_memory": 50, "start_work": 2, "decision_work": 0.1}
    people = {"seconds_between_decisions": 10, "minutes_to_come": 5, "busy": 0.5}

    assert memory(300, way) == 20  # three servers of 200 and 300 readers of 50 MB, and a quarter to spare
    assert cores(300, way, people) == 6  # 300 readers decide every ten seconds, half of the time is left free


def test_the_table_reckons_with_the_memory_for_which_the_server_counts_its_places():
    figures = measured()

    assert figures["room"]["reader_memory"] * MEGABYTE == FORKED
    assert figures["hub"]["reader_memory"] * MEGABYTE > ORDINARY, "a server stands beside the kernel"


def test_no_size_is_typed_into_the_page():
    assert re.findall(r"\d+ GB", PAGE) == []
    assert re.findall(r"\d+ GB", sizes())
