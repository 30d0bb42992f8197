# Mots de la page et du plateau de Colonial Twilight à la place des mots communs du même nom : des cartes au lieu de tours, des
# espaces au lieu de zones. Les mots entre signes % sont remplis par la page.

campaign-board-time = Moments de la partie
campaign-board-time-at = Carte %turn%, moment %at% sur %last%
campaign-board-time-replay = Revoir cette carte
campaign-board-past = Vous regardez la carte %turn%, moment %at% sur %last%. Rien ne peut être choisi ici.
campaign-board-branch-named = Et si, carte %turn%
campaign-board-branch-length = carte %turn%, moment %last%
campaign-board-support-turn = Carte %turn%
campaign-board-page-turn = Page de la campagne
campaign-board-page-turn-title = Ce qui a fait bouger les deux totaux dans cette campagne, et de quoi y réfléchir
campaign-board-page-turn-number = Carte %turn%
campaign-board-page-other = Campagne %turn%
campaign-board-page-branch = Rejouer cette campagne
campaign-board-page-so-far = La partie jusqu’ici
campaign-board-page-turns = Pages des campagnes
campaign-board-hot-t = page de la dernière campagne
campaign-board-hot-v = demander la question de l’Événement pivot
campaign-board-list-label = État de chaque espace
campaign-board-filter-by-place = Par espace
campaign-board-filter-any-place = Tous les espaces
