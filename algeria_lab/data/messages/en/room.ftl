# The war room: the choices before a war.

room-title = The war room
room-introduction = Play the war of 1954–1962 as either side. Every result says why.
room-language = Language
room-language-name = English
room-choose = Begin another war
room-scenario = Begins in
room-side = You play
room-side-fln = the FLN
room-side-gov = the Government
room-side-both = both sides, on one screen
room-opponent = Against
room-profile = Rules
room-profile-default = recommended
room-profile-rtt = as on Rally the Troops
room-profile-literal = as printed, word for word
room-seed = Number of the dice
room-option-shorter-game = Shorter game: a lead of 26 at two checks ends it
room-option-slow-french-reaction = Slow French reaction (1954)
room-option-more-deterministic-independence = More predictable independence of Morocco and Tunisia (1954)
room-begin = Begin
room-save-label = { $title }, turn { $turn }
room-begin-failed = The war could not begin; the one on the board is as it was.
room-chart-failed = The chart could not be drawn; the war goes on without it.
