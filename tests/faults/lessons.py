"""Lessons as things to break: questions are answered or left out; what is kept is replayed."""

from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Page

from algeria_lab.door.guiding import read_scenario
from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.pages.lesson.kept_way import KeptWay
from algeria_lab.views.scenarios.guide.scene import GuideScene
from algeria_lab.views.scenarios.guide.seen import Seen
from algeria_lab.views.shared.scene_widget import Scene
from tests.faults.frames import Weight
from tests.faults.kinds import AIMS, Kind
from tests.faults.site import ROOT

GUIDE = ".al-lesson .al-guided > * > .al-lead"
# What leads on, in the order in which a reader meets it; of the questions more are answered than left out.
WALK = """number => {
    const seen = one => one.checkVisibility({visibilityProperty: true}) && !one.disabled;
    const any = found => found[Math.floor(number * 97 % 1 * found.length)];
    const panel = document.querySelector('GUIDE');
    if (!panel || document.querySelector(':is(.al-board, .al-lead)[aria-busy="true"]')) return '';
    const [asked] = [...panel.querySelectorAll('.al-asked[data-open="true"]')].filter(seen);
    if (asked && number < 0.6) {
        const boxes = [...asked.querySelectorAll('[type="radio"], [type="checkbox"]')];
        if (boxes.length) any(boxes).click();
        const fields = asked.querySelectorAll('[type="text"], textarea');
        for (const field of fields) field.value = Math.floor(number * 99);
        for (const list of asked.querySelectorAll('select')) list.selectedIndex = 1;
        asked.querySelector('form').requestSubmit();
        return 'go';
    }
    const leads = ['begin', 'accept', 'skip-predictions', 'watch', 'end-part', 'show-me',
        'skip-questions', 'go-on'];
    for (const name of leads) {
        const one = panel.querySelector(`[data-do="${name}"]`);
        if (one && seen(one.closest('.al-lead-skip') ?? one)) return one.click(), 'go';
    }
    return '';
}""".replace("GUIDE", GUIDE)

UNSENT = "because 7"
# Writes and does not send; returns where that can be sent, as long as nothing else was answered there.
WRITE = """words => {
    const asked = [...document.querySelectorAll('GUIDE .al-asked[data-open="true"]')];
    const field = asked.map(one => one.querySelector('[type="text"], textarea')).find(Boolean);
    if (!field) return '';
    field.value = words;
    field.dispatchEvent(new Event('input', {bubbles: true}));
    const {question, outcome} = field.closest('.al-asked').dataset;
    const tried = outcome ? `[data-outcome="${outcome}"]` : ':not([data-outcome])';
    return `GUIDE [data-question="${question}"][data-open="true"]${tried} :is([type="text"], textarea)`;
}""".replace("GUIDE", GUIDE)


@dataclass(frozen=True)
class Lesson(Kind):
    """A lesson and its page; attributes are those of `Kind`."""

    @cached_property
    def scenario(self) -> Scenario:
        """What the page plays."""
        return read_scenario((ROOT / self.page).with_name("lesson.learner.yaml"))

    def begin_to_write(self, page: Page) -> str:
        """See `Kind.begin_to_write`."""
        return str(page.evaluate(WRITE, UNSENT))

    def weigh_scene(self, scene: Scene) -> Weight:
        """Return how far the panel of the guide has come: steps, phases, answers, hints, moves."""
        if scene.get("scenario") != self.scenario.said(self.scenario.title, "en"):
            return ()
        phases = sum(phase["state"] == "before" for phase in scene["phases"])
        answers = len(scene["predictions"]) + sum(bool(one["outcome"]) for one in scene["questions"])
        hints = len((scene["step"] or {}).get("hints", []))
        return (scene["done"], phases, answers, hints, scene["ply"])

    def weigh_save(self, save: str) -> Weight:
        """Return how far the panel comes that a kept way opens."""
        journal = KeptWay.model_validate_json(save).journal
        guide = Guide.resume(self.scenario, journal, voices=lambda name: game_named(name).voice("en"))
        read = Seen(accepted={step.id for step in self.scenario.steps})
        return self.weigh_scene(GuideScene(guide, game_named(guide.scenario.game).words("en"), read).scene())


def lesson(folder: str, name: str) -> Lesson:
    """Return the kind of a lesson."""
    aims = {moment: AIMS[moment] for moment in ("keep", "kept", "show", "shown")}
    page, key = f"lessons/{folder}/en.ipynb", f"algeria-lab:wars:lesson-{name}"
    return Lesson(name, page, key, question=GUIDE, script=WALK, goes_on="go on where you were", aims=aims)


FIRST, FIFTH = (
    lesson("01-control-is-not-support", "l01-control"),
    lesson("05-resettlement", "l05-resettlement"),
)
