# The page of Colonial Twilight: what it calls a game where the other pages speak of a war, and its rules for one.

campaign-solitaire = Against it the rules for one player apply: the Government can win only after the last Propaganda card, the FLN in each Victory Phase [CT-9.16].
campaign-files-open-failed = %name% could not be opened; the game on the board stays as it was.
campaign-files-too-large = %name% is larger than 5 MB. A saved game never is: choose another file.
campaign-files-no-answer = The notebook has not answered yet. It may be busy: wait a little. If it has ended, save the game to a file, reload the page and open the file there.
campaign-files-kept = Kept games
campaign-files-forget-war = Forget %label%, last played on %date%
campaign-files-forgotten = This game is no longer kept in the browser.
campaign-files-store-note = After each decision the game is also kept in this browser, on this computer only.
campaign-files-store-full = This browser has no room left to keep the game. Save it to a file, or forget a kept one: that makes room.
campaign-files-menu = This game
campaign-files-resumed = Your game goes on: %name%.
campaign-files-resume-failed = The game that this browser kept (%name%) is damaged and could not be opened. It stays among the kept games; a new game has begun.
campaign-files-begin = Begin another game
campaign-files-two-pages = This game is being played in another tab, too. Both lines are kept, each as a game of its own.
campaign-files-share-title = A game for somebody else
campaign-files-share-note = The link holds the game itself and opens as the start of a game of their own; nothing is stored on a server.
campaign-files-share-war = The whole game, with all its lines
campaign-files-link-too-long = This game is too long for a link. Save it to a file and hand on the file.
campaign-files-link-opened = The game of the link is open as a game of your own. Yours, if you had one, is among the kept games.

## The way to the tutorial

campaign-tutorial = Tutorial
campaign-tutorial-about = for whoever is new: 12 cards, both sides by hand, a guide beside the map.
