"""What stands on the page for teachers, for those who wait for its kernel."""

from functools import cache
from typing import Any

from algeria_lab.apps.in_room import in_room
from algeria_lab.apps.page_words import LANGUAGES


@cache
def teachers_text() -> list[dict[str, Any]]:
    """Return the text of the page for teachers, once a language: ``lang``, ``title``, ``lead``, ``sections``.

    Each section has an ``id``, a ``title`` and ``blocks``, as the widget of the page gets them.
    """
    # A server of pages reads the words of the widgets only when somebody asks for this page.
    from algeria_lab.views.pages.teachers.sections import sections_view
    from algeria_lab.views.shared.messages import Messages

    return [
        {
            "lang": language,
            "title": words.say("teach-title"),
            "lead": words.say("teach-introduction"),
            "sections": sections_view(words, in_room=in_room()),
        }
        for language in LANGUAGES
        for words in [Messages(language)]
    ]
