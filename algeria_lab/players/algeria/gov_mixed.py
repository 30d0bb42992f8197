"""The doctrine `mixed` of the Government, ready made."""

from algeria_lab.players.algeria.doctrine_files import doctrine_of

GOV_MIXED = doctrine_of("mixed", "gov")
