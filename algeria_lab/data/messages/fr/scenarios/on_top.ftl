# Ce qui se tient au-dessus d’une leçon, au début et à la fin ; et les lignes à garder.

on-top-question = La question
on-top-claim = La thèse
on-top-law = Loi { $law } de David Galula, officier français qui a commandé en Kabylie : tirée de son livre pour officiers (1964), reformulée par nous.
on-top-again = La question, encore une fois

## La thèse, dans le jeu et dans les sources

guiding-claim-game = Dans le jeu
guiding-claim-sources = Dans les sources
guiding-claim-for = Pour
guiding-claim-against = Contre
guiding-claim-open = Ne permet pas de trancher
guiding-own-waits = Ce que votre propre partie en dit apparaît ici quand vous l’avez jouée jusqu’au bout.

## Les lignes à garder

guiding-trace-question = La question
guiding-trace-answer = Ma réponse
guiding-trace-first = au début : { $text }
guiding-trace-last = à la fin : { $text }
guiding-trace-wars = Ma phrase sur les nombreuses guerres
guiding-trace-for = Pour la thèse
guiding-trace-for-game = Pour la thèse, dans le jeu
guiding-trace-for-own = Pour la thèse, dans ma propre partie
guiding-trace-for-sources = Pour la thèse, dans les sources
guiding-trace-against = Contre la thèse
guiding-trace-against-game = Contre la thèse, dans le jeu
guiding-trace-against-own = Contre la thèse, dans ma propre partie
guiding-trace-against-sources = Contre la thèse, dans les sources
guiding-trace-open = Ce qui ne permet pas de trancher
guiding-trace-left-out = Ce que le modèle laisse de côté
