# The help of the command `algeria-lab`.

command-algeria-lab = Play, replay and study games on the Algerian war (1954–1962).
command-play = Play a game in the terminal, against the computer or with somebody beside you.
command-simulate = Let computer players play many games; one line of JSON a game.
command-replay = Replay a saved game, verify every move, and tell it.
command-odds = Show the exact chances of an action in a saved game.
command-cache = Play the kept experiments again whose question or rules have changed; with names, those experiments.
command-preview = Play the guided line of a scenario by itself, and write one page with a picture of the board and the words of every step.
command-graph = Draw the steps of a scenario and where they lead, as a picture or as text.
command-key = Tell the answers to the questions of a scenario, with the position, the rules and the reasons.
command-app = Open the pages in the browser.

command-option-lang = Language of all texts; that of the system if left out.
command-option-scenario = Where the game begins; of algeria: 1954, 1958, 1960 or 1956-like; of insurgent: duel or solo; of twilight: full, medium or short. The first if left out.
command-option-side = Which side you play; both: two people at one terminal. FLN if left out.
command-option-opponent = Who plays the other side, such as mixed, sensible, chart or random; the first of the list if left out.
command-option-seed = Seed of dice and shuffles, to play the same game again; drawn if left out.
command-option-option = An option of the game: of algeria shorter_game, slow_french_reaction or more_deterministic_independence; of twilight mode=coltwi. May be repeated.
command-option-profile = Rule profile of algeria: default, rtt or literal.
command-option-load = Go on with a saved game.
command-option-save = Where the command “save” and leaving write the game.
command-option-game = Which game: algeria, the war on the map; insurgent, the card duel; or twilight, the war by cards and operations.
command-option-fln = Who plays the FLN, such as mixed, sensible, chart or random; the first of the list if left out.
command-option-gov = Who plays the Government, such as mixed, sensible or random; the first of the list if left out.
command-option-play-fln = Who plays the FLN: human, or a player such as mixed, sensible or chart; instead of --side and --opponent.
command-option-play-gov = Who plays the Government, the French of the duel: human, or a player.
command-option-wars = How many games.
command-option-first-seed = Seed of the first game; the next game takes the next number.
command-option-turn-limit = A game that still runs after this turn counts as undecided.
command-option-out = Write to this file instead of standard output.
command-option-events = Tell everything that happened, not only what was decided.
command-option-check = Only say which results do not hold.
command-option-port = Port of the pages; another is taken when it is busy.
command-option-browser = Whether to open the browser.
command-argument-file = A saved game.
command-argument-line = An action, or a line whose last action is meant, such as “fln raid V-4; band-3; done”.
command-argument-name = A page such as war-room, a lesson such as 05-resettlement, or a notebook; all pages if left out.
command-argument-names = A kept experiment, such as resettlement; without names, all.
command-argument-scenario = A scenario file.
command-option-graph-out = Where the drawing is written (SVG); a file of the scenario’s name in this folder if left out.
command-option-graph-text = Write the steps as text, here; no drawing unless --out asks for one.
command-option-preview-out = Where the page is written (HTML); a file of the scenario’s name in this folder if left out.
command-option-key-format = How the answers are written: text, json or csv.
