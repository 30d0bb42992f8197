"""The citation keys of this game: ``CT-5.2.3`` a section, ``CT-8.4/07`` a card, ``CT-11/A24`` a reading."""

from algeria_lab.core.words.citations import citer

cite = citer("twilight")
