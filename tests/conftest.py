"""What tests share: the browser of pages, kernels that start at once, and an eye on what is left behind."""

import gc
import os
import re
import shutil
import signal
import sys
from collections.abc import Generator, Iterator
from functools import cache, lru_cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from ipywidgets import Widget
from jupyter_client.provisioning import KernelProvisionerFactory

from algeria_lab.algeria.missions import rolls
from algeria_lab.apps.serving.kernels import forked
from algeria_lab.checking.formats import yaml_text
from tests.children import FAMILY

# As the server of pages does: no test needs it, and to make it takes each process of tests a second.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

# A program remembers the few files that somebody has open. Tests read all lessons in turn, again and again: a
# process of tests remembers them all.
READ_BY_TESTS = 128
THINGS = 20_000  # after which garbage is looked for
yaml_text._packed = lru_cache(READ_BY_TESTS)(yaml_text._packed.__wrapped__)
# Each die whose chances are counted asks for its table: it is read once.
rolls.load_table = cache(rolls.load_table)

# The same examples for everybody, whose machines may be slow; `--hypothesis-profile=default` draws others.
settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")

# What whoever runs the tests has said of the terminal, the language and settings of their own.
OF_A_PERSON = re.compile(
    "COLUMNS|LINES|TERM|FORCE_COLOR|NO_COLOR|CLICOLOR.*|TTY_.*|LANGUAGE|LANG|LC_.*|XDG_.*|JUPYTER.*|IPYTHONDIR|"
    "PYTHONWARNINGS|ALGERIA_LAB_HOME"
)
# Each window would draw two lists under its address bar that nobody sees: half a second of a core.
WITHOUT = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
# What Playwright switches off by the same flag, of which Chromium reads the last.
WITHOUT += ["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"]
WITHOUT += ["DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"]
WITHOUT += ["LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"]
WITHOUT += ["PreconnectToSearch", "ThirdPartyStoragePartitioning"]
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
]


def chromium() -> Path | None:
    """Return the browser of the tests: the one that ALGERIA_LAB_CHROMIUM names, else Debian's."""
    named = os.environ.get("ALGERIA_LAB_CHROMIUM") or "/usr/bin/chromium"
    found = shutil.which(named)
    return Path(found) if found else None


class LastingFixtures:
    """Lets what is begun for the whole session stay until its end.

    A plugin of its own: pytest asks the hooks of this file only about what stands in this folder, which no
    fixture of a session does.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        """Look what a fixture of the session has begun."""
        if fixturedef.scope != "session":
            return (yield)
        before = FAMILY.living()
        try:
            return (yield)
        finally:
            FAMILY.lasting |= FAMILY.living() - before


def pytest_configure(config: pytest.Config) -> None:
    """Look at the fixtures of all tests."""
    config.pluginmanager.register(LastingFixtures())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, so that none is waited for in the end."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


def pytest_collection_finish() -> None:
    """Take the thousands of tests out of each search for garbage, which stay until the end, and search less.

    Hypothesis has itself told of each search: one after every seven hundred things took a part of each test.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(THINGS)


@pytest.fixture(scope="session", autouse=True)
def _nothing_left_in_the_end() -> Iterator[None]:
    """Let nothing outlive the session, not even what was begun for the whole of it."""
    yield
    FAMILY.lasting.clear()
    left = FAMILY.end_left()
    assert not left, "the tests have left processes behind"


@pytest.fixture(scope="module", autouse=True)
def _nothing_left(_nothing_left_in_the_end: None) -> Iterator[None]:
    """Let no file of tests leave a process behind, which would disturb a later one."""
    yield
    left = FAMILY.end_left()
    assert not left, "this file of tests has left processes behind"


@pytest.fixture
def in_the_background() -> Iterator[None]:
    """Ignore Ctrl+C, as all does that a shell without a terminal begins in its background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session", autouse=True)
def _a_home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the tests find the same on every machine: no settings, no colours, no width, and an empty home."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if OF_A_PERSON.fullmatch(name)]:
            patch.delenv(name)
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the machine's own Chromium; pytest-playwright would look for one that it downloaded."""
    executable = chromium()
    if executable is None:
        pytest.skip("no Chromium here: install it, or name one in ALGERIA_LAB_CHROMIUM")
    return {"executable_path": str(executable), "args": CHROMIUM_FLAGS, "headless": True}


@pytest.fixture(scope="module", autouse=True)
def _closed_widgets() -> Iterator[None]:
    """Close the widgets of a module behind it: ipywidgets keeps them all; the search for garbage slows."""
    yield
    Widget.close_all()


@pytest.fixture(scope="module")
def forked_kernels() -> Iterator[None]:
    """Have kernels forked from one prepared process, where that can be done: they begin seconds sooner."""
    if not forked.can_fork():
        yield
        return
    factory = KernelProvisionerFactory.instance()
    before, factory.default_provisioner_name = factory.default_provisioner_name, forked.NAME
    forked.prepare()
    yield
    factory.default_provisioner_name = before
