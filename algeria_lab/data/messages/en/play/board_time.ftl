# Time, bookmarks, branches, guide and frame of the board. Fixed words: values are filled in by the browser.

board-time = Moments of the war
board-time-slider = Moment
board-time-at = Turn %turn%, moment %at% of %last%
board-time-at-setup = Set-up, moment %at% of %last%
board-time-back = One moment back
board-time-forward = One moment on
board-time-play = Replay from here
board-time-replay = Replay this turn
board-time-pause = Stop the replay
board-time-pace = Pace of the replay
board-time-slow = Slow
board-time-normal = Normal
board-time-fast = Fast
board-time-now = Back to now
board-time-now-short = Now

board-past = You are looking at turn %turn%, moment %at% of %last%. Nothing can be chosen here.
board-past-setup = You are looking at the set-up, moment %at% of %last%. Nothing can be chosen here.
board-past-branch = Go on from here (new branch)

board-moments = Bookmarks and branches
board-moments-short = Moments
board-marks = Bookmarks
board-marks-none = None yet. Name this moment to find it again.
# %lines% are branches with their number of bookmarks, as in “2 on “Another way””.
board-marks-elsewhere = None on this line; %lines%.
board-marks-on = %count% on “%name%”
board-mark-name = Name of the bookmark
board-mark-add = Bookmark this moment
board-mark-remove = Remove the bookmark “%name%”
board-branches = Branches
board-branches-about = One line so far. Look back at a moment and go on from there: the old line is kept beside the new one.
board-branch-name = Name of the new branch
board-branch-begin = Begin
board-branch-named = What if, turn %turn%
board-branch-named-setup = What if, from the set-up
board-branch-length = turn %turn%, moment %last%
board-branch-length-setup = set-up, moment %last%
board-branch-left = left “%name%” at moment %at%
board-branch-current = on the board
board-branch-switch = Show this one
board-branch-compare = Compare
board-branch-drop = Remove
board-branch-really = Remove for good
board-branch-spare = Keep

board-since-moment = since the moment before

board-log-none = No line fits.
board-log-earlier = Show earlier lines
board-log-look = Look
board-log-look-title = Look at this moment
board-log-why = Why?
board-filter = Filter
board-filter-by-side = By side
board-filter-by-group = By what happened
board-filter-by-place = By area
board-filter-any-side = Both sides
board-filter-any-group = Everything
board-filter-any-place = All areas
board-filter-decisions = Decisions
board-filter-dice = Dice
board-filter-moves = Moves
board-filter-points = Support and points
board-filter-markers = Markers
board-filter-here = Only %place%
board-filter-off = Show all

board-guide = Guide
board-guide-on = Show the guide
board-guide-off = Hide the guide

board-projector = Projector
board-projector-on = Large letters, strong contrast and only the essentials
board-projector-off = Leave the projector view

board-text = The position as text
board-text-copy = Copy the text
board-text-copied = Copied.
board-text-selected = The text is selected: copy it with your keyboard.
