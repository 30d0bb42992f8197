# Words of the page and board of Colonial Twilight in place of the common ones of the same name: cards instead of turns, a
# game instead of a war, spaces instead of areas. Words between % signs are filled in by the page.

campaign-files-open-failed = %name% could not be opened; the game on the board stays as it was.
campaign-files-too-large = %name% is larger than 5 MB. A saved game never is: choose another file.
campaign-files-no-answer = The notebook has not answered yet. It may be busy: wait a little. If it has ended, save the game to a file, reload the page and open the file there.
campaign-files-kept = Kept games
campaign-files-forgotten = This game is no longer kept in the browser.
campaign-files-store-note = After each decision the game is also kept in this browser, on this computer only.
campaign-files-store-full = This browser has no room left to keep the game. Save it to a file.
campaign-files-begin = Begin another game
campaign-files-menu = Game
campaign-files-resumed = Your game goes on: %name%.
campaign-files-resume-failed = The game that this browser kept (%name%) is damaged and could not be opened. It stays among the kept games; a new game has begun.
campaign-files-two-pages = This game is being played in another tab, too. Both lines are kept, each as a game of its own.
campaign-files-share-title = A game for somebody else
campaign-files-share-note = The link holds the game itself and opens as the start of a game of their own; nothing is stored on a server.
campaign-files-share-war = The whole game, with all its lines
campaign-files-link-too-long = This game is too long for a link. Save it to a file and hand on the file.
campaign-files-link-opened = The game of the link is open as a game of your own. Yours, if you had one, is among the kept games.

campaign-board-time = Moments of the game
campaign-board-time-at = Card %turn%, moment %at% of %last%
campaign-board-time-replay = Replay this card
campaign-board-past = You are looking at card %turn%, moment %at% of %last%. Nothing can be chosen here.
campaign-board-branch-named = What if, card %turn%
campaign-board-branch-length = card %turn%, moment %last%
campaign-board-support-turn = Card %turn%
campaign-board-page-turn = Card page
campaign-board-page-turn-title = What this card moved, and what to think about
campaign-board-page-turn-number = Card %turn%
campaign-board-page-branch = Play this card again
campaign-board-page-so-far = The game so far
campaign-board-page-turns = Pages of the cards
campaign-board-hot-t = page of the last card
campaign-board-list-label = State of every space
campaign-board-filter-by-place = By space
campaign-board-filter-any-place = All spaces
