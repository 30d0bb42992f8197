"""What kernels of pages have in common, read and tried once: each is a fork of the process that did it.

Python's fork server imports this module before it forks anything (`forked.py`).
"""

import gc
import sys
from functools import partial
from importlib import import_module

from ipywidgets import Widget

from algeria_lab.apps.page_words import LANGUAGES
from algeria_lab.door.guiding import scenario_page, studio_page
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.home.page import Home
from algeria_lab.views.pages.laboratory.page import Laboratory
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom

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
    "IPython.extensions.storemagic",
    "bokeh.plotting",
    "ipykernel.debugger",
    "ipykernel.kernelapp",
    "pandas",
    "scipy.stats",  # of intervals: a lesson with an experiment had 47 MB of its own more
    "tornado.platform.asyncio",
)

# Nobody debugs the kernel of a page: without its debugger it has 15 MB less, and one door.
sys.modules["debugpy"] = None  # type: ignore[assignment]  # Python's own way to say: there is none
for _library in LIBRARIES:
    import_module(_library)

for _page in PAGES:
    for _language in LANGUAGES:
        _page(_language)  # reads the words, tables and first positions that pages keep
        Widget.close_all()  # a reader's page asks for all widgets that there are

# What was made so far stays as it is: the collector does not touch it, so that its memory remains shared.
gc.collect()
gc.freeze()
