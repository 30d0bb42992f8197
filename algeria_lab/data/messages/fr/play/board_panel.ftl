# Mots fixes pour choisir et comprendre : missions, plans, chances, jets, règles, conseils.

board-back = Retour aux choix
board-refused = Impossible ici
board-tests = Critères passés par les candidats : %count%
board-closed = Fermé maintenant, et pourquoi
board-roll = Lancer les dés
# %deed% est « Lancer les dés » ou « Jouer ce coup ».
board-all-the-same = %deed% malgré tout
# Le bouton d’un conseil dit à quoi il sert, car un autre plan peut être ouvert à côté.
board-deed-for = %deed% – %name%
board-do-it = Jouer ce coup
board-crew-number = %count% sur %most%
board-crew-far = Venant d’autres zones
board-crew-less = Une unité de moins : %units%
board-crew-more = Une unité de plus : %units%
board-crew-all = Toutes
board-crew-all-of = Toutes : %units%
board-aim-wait = Choisissez d’abord : sur la carte ou ici.
board-mods = Ce qui modifie le jet
board-predict-first = Pronostic d’abord
board-predict-question = Que va-t-il se passer ?
board-predict-wait = Choisissez ce que vous attendez, puis lancez les dés.
board-predict-right = Vous aviez raison.
board-predict-wrong = Le résultat est différent.
board-predict-said = Votre pronostic : %said% – %chance%
board-predict-came = Le résultat : %came% – %chance%
board-came = sorti
board-roll-title = Votre dernier jet
board-roll-work = D’où vient ce résultat
board-roll-no-mods = Rien n’a modifié ce jet.
board-roll-total = soit %total%
board-roll-chance = Ce résultat avait %chance%.
board-hint = Conseil
board-hint-about = Ce que l’ordinateur ferait ici, et pourquoi
board-hint-title = L’ordinateur ferait ceci
board-hint-why = Pourquoi ?
board-hint-thinking = Le joueur le plus fort réfléchit…

# Ce qu’apprend un conseil, une fois que le joueur le plus fort a réfléchi.
hint-brings = Par exemple, il gagne sur le choix suivant, en moyenne : { $list }.
hint-costs = Par exemple, il sacrifie : { $list }.
hint-costs-nothing = Il ne sacrifie rien de ce qui a été compté.
hint-next-chance = Choix suivant : « { $line } ». Quand on continue d’ici en pensée ({ $tries } essais), le coup conseillé a, tout compté, environ { $best } chances sur cent de gagner, celui-ci environ { $second } (l’écart est juste à { $error } près).
hint-line-part = { $begun ->
    [yes] le même début, puis :{ " " }
   *[no] { "" }
  }{ $line }{ $goes ->
    [yes] …
   *[no] { "" }
  }
hint-next-points = Choix suivant : « { $line } ». Quand on continue d’ici en pensée ({ $tries } essais), tout compté, le coup conseillé finit mieux de { $ahead } points (à { $error } près) ; un point vaut autant qu’un point de Soutien et Engagement ou d’Opposition et Bases.
hint-next-close = À peu près aussi bon : « { $line } ». Quand on continue d’ici en pensée ({ $tries } essais), aucun des deux ne prend nettement l’avantage ; en si peu d’essais, un écart de quelques points peut rester caché.
hint-measure-fln-support = soutien du FLN { $change }
hint-measure-gov-support = soutien du Gouvernement { $change }
hint-measure-fln-areas = zones du FLN { $change }
hint-measure-gov-areas = zones du Gouvernement { $change }
hint-measure-fronts = Fronts { $change }
hint-measure-gov-score = Soutien et Engagement { $change }
hint-measure-fln-score = Opposition et Bases { $change }
hint-measure-gov-resources = ressources du Gouvernement { $change }
hint-measure-fln-resources = ressources du FLN { $change }
hint-measure-military = avance militaire { $change }
hint-measure-political = avance politique { $change }
hint-measure-diplomatic = avance diplomatique { $change }
hint-measure-hand = cartes en main { $change }
hint-measure-prisoners = prisonniers { $change }
board-yes = Oui.
board-no = Non.

board-only = Seulement : %name%
board-only-all = Montrer tous les choix

## Un plan dont le bouton a été pressé avant la fin du calcul

board-pressed-wait = Le calcul est en cours ; ce sera fait ensuite.

## Le conseil, la première minute et le glossaire

board-advice = Par exemple :
board-advice-ringed = Par exemple, entouré sur la carte :
board-advice-show = Voir ce coup
board-advice-show-about = Ouvre le conseil : les chances, toutes les questions posées, et un bouton pour jouer ce coup
board-odds-exact = Les %count% résultats exacts
board-glossary = Glossaire
board-glossary-open = Tous les termes
board-minute-open = La première minute
board-minute-go = Au jeu
board-calibration = Vos pronostics sont-ils justes ?
board-calibration-band = Chance
board-calibration-right = Réalisés
board-calibration-sure = Intervalle à 95 %
board-calibration-of = %right% sur %count%
board-calibration-about = Sur la droite, ce qui avait une chance sur deux est arrivé une fois sur deux. Au-dessous, c’est arrivé moins souvent que prévu.
