# What the board says about itself.

session-old-screen = This screen was not up to date any more; nothing was done. It is now: please choose again.
session-taken-back = Taken back.
session-failed = Something went wrong while this was carried out. The board shows how the war stands now.
session-failed-hint = Nothing is lost: go on from here, or take back. If it happens again, save the war to a file and report this message.
session-watcher-failed = Your choice was carried out, but the chart or the save beside the board could not follow.
session-dice-ran-out = The dice given for this war are used up, so nothing was done. Begin a war with a number of dice to go on.
session-seat-taken = Here the other side decides, and it is not you who plays it.

# What keeps a decision from being taken back or done again, at every game and in the terminal.
undo-nothing = There is nothing to take back: you have not decided anything yet.
undo-dice = That cannot be taken back: dice have fallen since.
undo-shown = That cannot be taken back: a hidden card has been seen since.
undo-others = That cannot be taken back: somebody else has decided since.
undo-over = The game is over, and everything lies open: nothing can be taken back.
redo-nothing = There is nothing to do again.
