# What the board says about itself.

session-old-screen = This screen was not up to date any more; nothing was done. It is now: please choose again.
session-taken-back = Taken back.
session-failed = Something went wrong while this was carried out. The board shows how the war stands now.
session-failed-hint = Nothing is lost: go on from here, or take back. If it happens again, save the war to a file and report this message.
session-watcher-failed = Your choice was carried out, but the chart or the save beside the board could not follow.
session-dice-ran-out = The dice given for this war are used up, so nothing was done. Begin a war with a number of dice to go on.
session-cannot-undo = This cannot be taken back: there is no decision of yours before it, or dice have fallen since.
session-seat-taken = Here the other side decides, and it is not you who plays it.
