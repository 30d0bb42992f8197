"""The citation keys of this game: ``INS-4.3`` for a paragraph, ``INS-7/A12`` for an interpretation."""

from algeria_lab.core.words.citations import citer

cite = citer("insurgent")
