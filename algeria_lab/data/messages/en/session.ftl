# What the board says about itself.

session-old-screen = This screen was not up to date any more; nothing was done. It is now: please choose again.
session-taken-back = Taken back.
