"""The doctrine `mixed` of the FLN, ready made."""

from algeria_lab.players.algeria.doctrine_files import doctrine_of

FLN_MIXED = doctrine_of("mixed", "fln")
