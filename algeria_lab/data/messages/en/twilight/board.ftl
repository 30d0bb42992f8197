# Words of the page and board of Colonial Twilight in place of the common ones of the same name: cards instead of turns, a
# game instead of a war, spaces instead of areas. Words between % signs are filled in by the page.

campaign-board-time = Moments of the game
campaign-board-time-at = Card %turn%, moment %at% of %last%
campaign-board-time-replay = Replay this card
campaign-board-past = You are looking at card %turn%, moment %at% of %last%. Nothing can be chosen here.
campaign-board-branch-named = What if, card %turn%
campaign-board-branch-length = card %turn%, moment %last%
campaign-board-support-turn = Card %turn%
campaign-board-page-turn = Campaign page
campaign-board-page-turn-title = What moved both sums in this Campaign, and what to think about
campaign-board-page-turn-number = Card %turn%
campaign-board-page-other = Campaign %turn%
campaign-board-page-branch = Play this Campaign again
campaign-board-page-so-far = The game so far
campaign-board-page-turns = Pages of the Campaigns
campaign-board-hot-t = page of the last Campaign
campaign-board-hot-v = ask about a Pivotal Event
campaign-board-list-label = State of every space
campaign-board-filter-by-place = By space
campaign-board-filter-any-place = All spaces
