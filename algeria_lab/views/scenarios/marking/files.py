"""The files of a class that is marked: a page of all, a table for a spreadsheet lesson by lesson."""

from __future__ import annotations

from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.scenarios.receipts_table import csv_of
from algeria_lab.views.scenarios.marking.class_table import Marking
from algeria_lab.views.scenarios.marking.page import marking_page
from algeria_lab.views.scenarios.marking.spreadsheet import spreadsheet
from algeria_lab.views.shared.messages import Messages

File = dict[str, str]  # its name, its type and its text


def marking_files(marking: Marking, name: str, language: str) -> list[File]:
    """Return all files; those that belong to no lesson have a table of their own.

    Args:
        marking: The tables.
        name: What the names begin with, such as that of the class; a word for it where it is empty.
        language: The reader's language.
    """
    return [page_file(marking, name, language), *sheet_files(marking, name, language)]


def page_file(marking: Marking, name: str, language: str) -> File:
    """Return the page of all lessons; see `marking_files`."""
    words = Messages(language)
    called = words.say("marking-file", name=name or words.say("marking-class"))
    text = marking_page(marking, language)
    return {"name": f"{called}.html", "type": "text/html;charset=utf-8", "text": text}


def sheet_files(marking: Marking, name: str, language: str) -> list[File]:
    """Return the tables for a spreadsheet; see `marking_files`."""
    words = Messages(language)
    begin = name or words.say("marking-class")
    found = [
        (words.say("marking-file-lesson", name=begin, lesson=one.name), spreadsheet(one, language))
        for one in marking.tables
    ]
    if lost := [one for one in marking.found if one.work is None]:
        called = words.say("marking-file-strays", name=begin)
        found.append((called, BYTE_ORDER_MARK + csv_of(lost, words.say)))
    return [{"name": f"{one}.csv", "type": "text/csv;charset=utf-8", "text": text} for one, text in found]
