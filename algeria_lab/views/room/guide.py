"""A guide in a room: it says where its reader is and what they answered, and follows what is said to all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from algeria_lab.views.room.handing import Handing
from algeria_lab.views.room.leading import NotInThisForm, elsewhere, number_in
from algeria_lab.views.room.telling import answers_told, stands_of, war_told
from algeria_lab.views.shared.later import Later

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.room.wire import Said
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.room.strip import Strip
    from algeria_lab.views.scenarios.guide.guided import Guided
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
ANSWERS_AFTER = 0.5  # seconds without another change until answers are told
WAR_AFTER = 2.0  # and until the war is: it is read from all that was played


class GuideInRoom:
    """What a page with steps says and does in a room; see `leading.Leading`.

    Args:
        strip: The strip of the page.
        language: The reader's language.
        choose: Takes the form of the lesson for so many minutes, or raises; None for a page without forms,
            which opens with its first step: that of a lesson opens with its title.
        reopen: Opens the lesson as a journal left it, for who was called away from there; None for a page
            that keeps none.
    """

    def __init__(
        self,
        strip: Strip,
        language: str,
        choose: Callable[[int], object] | None = None,
        reopen: Callable[[dict[str, object]], object] | None = None,
    ) -> None:
        self._strip, self._language, self._choose, self._reopen = strip, language, choose, reopen
        self._left: tuple[int, dict[str, object]] | None = None
        self._guided: Guided | None = None
        self._hour: Said = {}
        self._taken, self._unfit = 0, (0, "")
        self._answers, self._war, self._taking = Later(ANSWERS_AFTER), Later(WAR_AFTER), Later(0)
        self._handing = Handing(strip, self._renew_panel)

    def follow(self, guided: Guided) -> None:
        """Follow another guide in place of the one before."""
        self._guided, self._taken, self._unfit = guided, 0, (0, "")
        self._left = None
        guided.lead.let_hand_in(self._handing)
        guided.lead.on_begin = guided.lead.on_noted = partial(self._changed, guided)
        guided.on_change(partial(self._changed, guided))
        self._shut()
        self._changed(guided)
        self._strip.lead(self)

    def leave(self, **where: object) -> None:
        """Follow no guide any more: the reader is elsewhere."""
        self._guided = None
        self._strip.stand(**where)
        self._strip.lead(None)

    def speak(self, language: str) -> None:
        """Tell the teacher's desk in another language from now on, as the reader reads."""
        self._language = language
        if self._guided:
            self._changed(self._guided)

    def close(self) -> None:
        """Follow and say nothing any more."""
        self._guided = None
        for one in (self._answers, self._war, self._taking):
            one.drop()
        self._handing.close()
        self._strip.close()

    def take_hour(self, hour: Said) -> None:
        """See `leading.Leading`: the gate opens and closes, and a form is taken where nothing has begun."""
        self._hour = hour
        self._shut()
        guided, form = self._guided, hour.get("form")
        if guided and form and not guided.has_begun and self.offered(form, None) is not None:
            self._taking.wish(self._take_quietly)

    def asked_to(self, go: Said, words: Messages) -> Part | None:
        """See `leading.Leading`."""
        guide = self._guide
        if guide is None or go.get("lesson") != guide.scenario.id:
            return elsewhere(go, words)
        if self._has_begun and guide.step is not None and guide.step.id == go.get("step"):
            return None
        step = guide.scenario.whole.step(str(go.get("step")))
        number = number_in(go) if go.get("form") == (guide.scenario.period or 0) else 0
        title = guide.scenario.said(step.title, words.language) if step else ""
        is_there = step in guide.scenario.steps
        more = self._what_comes(guide, go) if is_there else "hour-go-not-here"
        said = [words.say(more)] if more else []
        if is_there and self._is_behind(guide, step):
            said.append(words.say("hour-go-and-back", number=guide.number))
        return {
            "text": words.say("hour-go-step", number=number, title=title),
            "line": words.say("hour-line-step", number=number, title=title),
            "more": " ".join(said),
            "link": "",
            "does": is_there,
        }

    def offered(self, form: Said, words: Messages | None) -> Part | None:
        """See `leading.Leading`."""
        guide, minutes = self._guide, form.get("minutes")
        if guide is None or self._choose is None or form.get("lesson") != guide.scenario.id:
            return None
        if minutes not in guide.scenario.periods or minutes in (guide.scenario.period, self._taken):
            return None
        unfit, step = self._unfit
        missing = step if unfit == minutes else ""
        if words is None:
            return {}
        return {
            "text": words.say("hour-form", minutes=str(minutes)),
            "more": words.say("hour-form-unfit" if missing else "hour-form-more"),
            "act": words.say("hour-form-open", title=missing) if missing else words.say("hour-form-take"),
            "unfit": bool(missing),
        }

    def go(self) -> None:
        """See `leading.Leading`: on to the next step where that is the one, so that the own game stays."""
        guide, go = self._guide, self._hour.get("go")
        if guide is None or not go or go.get("lesson") != guide.scenario.id:
            return
        if self._guided:
            self._guided.lead.begin()
        if guide.step is not None and guide.step.id == go.get("step"):
            return
        if self._is_next(guide, go):
            guide.go_on()
            return
        step = guide.scenario.whole.step(str(go.get("step")))
        left = None
        if self._guided and self._is_behind(guide, step):
            left = guide.number, self._guided.journal()
        guide.jump(str(go.get("step")), as_left=True)
        self._left = self._left or left
        self._strip.renew()

    def way_back(self) -> int:
        """See `leading.Leading`."""
        return self._left[0] if self._left else 0

    def go_back(self) -> None:
        """See `leading.Leading`: as it was left, with the own game."""
        if self._left and self._reopen:
            self._reopen(self._left[1])
            self._left = None

    def take_form(self) -> None:
        """See `leading.Leading`."""
        form = self._hour.get("form")
        if form and self._choose and self.offered(form, None) is not None:
            minutes = int(form["minutes"])
            try:
                self._choose(minutes)
                self._taken = minutes
            except NotInThisForm as error:
                self._unfit = minutes, error.step

    @property
    def _guide(self) -> Guide | None:
        return self._guided.guide if self._guided else None

    @property
    def _has_begun(self) -> bool:
        """Whether the reader has gone on from how the page opens to its first step."""
        return self._choose is None or (self._guided is not None and self._guided.lead.has_begun)

    def _is_behind(self, guide: Guide, step: Step | None) -> bool:
        """Return whether a step was worked through, so that who goes there may want to come back."""
        steps = guide.scenario.steps
        return (
            self._reopen is not None
            and self._has_begun
            and step in steps
            and guide.step in steps
            and steps.index(step) < steps.index(guide.step)
        )

    def _what_comes(self, guide: Guide, go: Said) -> str:
        """Return the id of what is said of the board at a step to go to; empty before anything has begun."""
        if self._is_next(guide, go):
            return "hour-go-next"
        if not self._has_begun:
            return ""
        return "hour-go-left" if guide.way.as_left(str(go.get("step"))) else "hour-go-jump"

    @staticmethod
    def _is_next(guide: Guide, go: Said) -> bool:
        """Return whether one goes on to a step, and can do so now."""
        step = guide.step
        return (
            step is not None
            and guide.status in ("read", "done")
            and guide.course.after(step) == go.get("step")
        )

    def _take_quietly(self) -> None:
        """Take the form of the teacher where nothing was done yet; who has begun meanwhile is asked."""
        if self._guided and not self._guided.has_begun:
            self.take_form()

    def _shut(self) -> None:
        """Open and close the gate as the teacher says."""
        if self._guided:
            gate = self._hour.get("gate") or {}
            is_here = gate.get("lesson") == self._guided.guide.scenario.id
            self._guided.lead.shut(str(gate.get("step")) if is_here else None)

    def _changed(self, guided: Guided) -> None:
        """Say what is new of the guide that is followed."""
        if guided is not self._guided:
            return
        guide = guided.guide
        if self._left and guide.number >= self._left[0]:
            self._left = None  # there again by going on
        away = guided.lead.is_away(guide.step)
        self._strip.stand(**stands_of(guide, self._language, begun=self._has_begun, away=away))
        self._answers.wish(lambda: self._strip.line.stand("answers", **answers_told(guide)))
        self._war.wish(lambda: self._tell_war(guide))
        self._strip.renew()

    def _tell_war(self, guide: Guide) -> None:
        if told := war_told(guide):
            self._strip.line.stand("war", **told)

    def _renew_panel(self) -> None:
        if self._guided:
            self._guided.lead.renew()
