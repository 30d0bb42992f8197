"""What a page makes of what a teacher asks all for: to go to a step, or to take a form of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.views.shared.notices import AsksOnce

if TYPE_CHECKING:
    from algeria_lab.room.wire import Said
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]


class NotInThisForm(AsksOnce, ValueError):
    """What was done in one form of a lesson cannot have been done in another.

    Attributes:
        step: The title of the first step that is another one there, in the reader's language.
    """

    def __init__(self, text: str, step: str) -> None:
        super().__init__(text)
        self.step = step


class Leading(Protocol):
    """A page with steps, on which a teacher can lead."""

    def take_hour(self, hour: Said) -> None:
        """Hear what is said to all now."""

    def asked_to(self, go: Said, words: Messages) -> Part | None:
        """Return what is said of a step to go to; None for who is there."""

    def offered(self, form: Said, words: Messages) -> Part | None:
        """Return what is said of a form to take; None where there is nothing to choose."""

    def go(self) -> None:
        """Go to the step that the teacher names.

        Raises:
            LabError: If the page cannot go there.
        """

    def way_back(self) -> int:
        """Return the number of the step from which the teacher called the reader away; 0 for none."""

    def go_back(self) -> None:
        """Go back there, to what was left.

        Raises:
            LabError: If what was left does not open.
        """

    def take_form(self) -> None:
        """Take the form that the teacher names; the offer says where what was done does not fit it.

        Raises:
            LabError: If there is no such form.
        """


def elsewhere(go: Said, words: Messages) -> Part:
    """Return what is said on another page: in which lesson the step is, with the way there.

    An exercise of the teacher's own stands in no folder of lessons: it is called by its id, and has no link.
    """
    name, number = str(go.get("lesson", "")), number_in(go)
    from algeria_lab.lessons.course import entry_named, lessons_folder  # a game is there without any lesson

    lesson = entry_named(lessons_folder(), name)
    title = lesson.title[words.language] if lesson else name
    return {
        "text": words.say("hour-go-elsewhere", number=number, title=title),
        "line": words.say("hour-line-elsewhere", number=number, title=title),
        "more": "",
        "link": lesson.opened_at(words.language, "") if lesson else "",
        "does": False,
    }


def number_in(go: Said) -> int:
    """Return the number of the step to go to; 0 where the form that the class takes leaves it out."""
    number = go.get("number")
    return number if type(number) is int else 0


def named(said: Said) -> str:
    """Return what tells one thing that a teacher says to all from another; never empty."""
    return "/".join(str(said.get(part) or "") for part in ("lesson", "step", "minutes", "text"))
