"""What kernels of pages have in common, read and tried once: each is a fork of the process that did it.

Python's fork server imports this module before it forks anything (`forked.py`).
"""

import gc
import sys
from functools import partial
from importlib import import_module
from importlib.resources import as_file
from types import ModuleType
from typing import Any, ClassVar

from ipykernel.iostream import IOPubThread
from ipywidgets import Widget
from jupyter_client.localinterfaces import localhost

from algeria_lab.apps.page_words import LANGUAGES
from algeria_lab.door.guiding import lesson, scenario_page, studio_page
from algeria_lab.experiments.kept.catalogue import kept
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.measuring.subjects import SUBJECTS
from algeria_lab.scenarios.examples import FOLDER
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.home.page import Home
from algeria_lab.views.pages.laboratory.page import Laboratory
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.shared.bokeh_pane import bokeh_script

# A lesson with an experiment had 40 MB more of its own than one without: it is tried here, with few wars.
EXPERIMENT, WARS = "a-fence-and-its-price", 2


def an_experiment(language: str) -> None:
    """Open a lesson, have its experiment played and drawn, and read results that are kept."""
    with as_file(FOLDER / f"{EXPERIMENT}.yaml") as file:
        page = lesson(file, language=language)
    for experiment in page.guide.scenario.experiments:
        trial = page.experiment(experiment.id)
        trial.predict(**dict.fromkeys(experiment.ways, 0))
        trial.play(WARS)
        trial.write("")
    kept("duels")
    bokeh_script()


class WithoutModules:
    """What `sys` has, but no modules: a kernel touches all of them for its debugger, which copies 10 MB."""

    modules: ClassVar[dict[str, ModuleType]] = {}

    def __getattr__(self, name: str) -> Any:
        """Return anything else."""
        return getattr(sys, name)


class WithoutPipe(IOPubThread):
    """Sends what a kernel says, but takes nothing from copies of the kernel: no page makes any.

    They would say it through a port that every account on this computer may talk to.
    """

    def __init__(self, socket: Any, pipe: bool = False, **more: Any) -> None:  # noqa: ARG002, FBT001, FBT002 - as ipykernel's
        super().__init__(socket, pipe=False, **more)


PAGES = (
    Home,
    WarRoom,
    CampaignRoom,
    DuelPage,
    Laboratory,
    Teachers,
    studio_page,
    partial(scenario_page, play="one-roll"),  # lessons stand on the same forms and words
)

LIBRARIES = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "bokeh.plotting",
    "faulthandler",
    "ipykernel.debugger",
    "ipykernel.kernelapp",
    "pandas",  # frames, of which cells of lessons may ask for
    "tornado.platform.asyncio",
)

# Nobody debugs the kernel of a page: without its debugger it has 15 MB less, and one door.
sys.modules["debugpy"] = None  # type: ignore[assignment]  # Python's own way to say: there is none
for _library in LIBRARIES:
    import_module(_library)
vars(import_module("ipykernel.ipkernel"))["sys"] = WithoutModules()
vars(import_module("ipykernel.kernelapp"))["IOPubThread"] = WithoutPipe
localhost()  # a kernel looks for the addresses of this computer when it begins

for _page in PAGES:
    for _language in LANGUAGES:
        _page(_language)  # reads the words, tables and first positions that pages keep
        Widget.close_all()  # a reader's page asks for all widgets that there are
an_experiment(LANGUAGES[0])  # its libraries and models are large, and the words of another language are not
Widget.close_all()

for _game in SUBJECTS:
    rules_hash(_game)  # whether kept results hold: all code of a game is read for it

# What was made so far stays as it is: the collector does not touch it, so that its memory remains shared.
gc.collect()
gc.freeze()
