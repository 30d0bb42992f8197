"""The citation keys of this game: ``A:9.14`` for a rulebook section, ``A:IN-18`` for a ruling."""

from algeria_lab.core.words.citations import citer

cite = citer("algeria")
