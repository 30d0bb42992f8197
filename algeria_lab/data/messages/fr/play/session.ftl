# Ce que le plateau dit de lui-même.

session-old-screen = Cet écran n’était plus à jour ; rien n’a été fait. Il l’est maintenant : choisissez à nouveau.
session-taken-back = Action annulée.
# Pendant que l’ordinateur réfléchit ; $title : « le stratège », ou « none ».
session-thinks = L’ordinateur{ $title ->
    [none] { "" }
   *[other] { " " }({ $title })
  } réfléchit…
session-failed = Quelque chose s’est mal passé pendant cette action. Le plateau montre où en est la guerre maintenant.
session-failed-hint = Rien n’est perdu : continuez d’ici, ou annulez. Si cela se reproduit, enregistrez la guerre dans un fichier et signalez ce message.
session-watcher-failed = Votre choix a été exécuté, mais le graphique ou l’enregistrement à côté du plateau n’a pas pu suivre.
session-dice-ran-out = Les dés donnés pour cette guerre sont épuisés ; rien n’a été fait. Commencez une guerre avec un numéro de dés pour continuer.
session-no-page = Il n’y a pas de page pour ce tour : la partie de ce plateau n’y est pas arrivée, ou a commencé plus tard.
session-seat-taken = Ici, c’est l’autre camp qui décide, et ce n’est pas vous qui le jouez.

# What keeps a decision from being taken back or done again, at every game and in the terminal.
undo-nothing = Il n’y a rien à annuler ici.
undo-dice = Cela ne peut pas être annulé : des dés ont été lancés depuis.
undo-shown = Cela ne peut pas être annulé : une carte cachée a été vue depuis.
undo-others = Cela ne peut pas être annulé : quelqu’un d’autre a décidé depuis.
undo-over = La partie est finie et tout est visible : rien ne peut être annulé.
redo-nothing = Il n’y a rien à rétablir.

## Regarder en arrière, signets et branches

time-first-branch = La première partie
time-branch = { $turn ->
    [0] Branche { $number }, depuis la mise en place
   *[other] Branche { $number }, depuis { $game ->
        [twilight] la carte { $turn }
       *[other] le tour { $turn }
    }
}
time-bookmark = { $turn ->
    [0] Mise en place
   *[other] { $game ->
        [twilight] Carte { $turn }
       *[other] Tour { $turn }
    }
}
time-only-looking = Vous regardez un moment passé ; rien n’a été fait.
time-only-looking-hint = Revenez au présent pour continuer, ou ouvrez une branche ici pour suivre une autre voie.
time-marked = « { $name } » marque ce moment.
time-mark-moved = « { $name } » marque désormais ce moment au lieu du précédent.
time-unmarked = Le signet « { $name } » est supprimé.
time-branched = Vous jouez maintenant « { $name } ». « { $kept } » est conservée telle quelle.
time-branched-hint = Toutes les branches ont les mêmes dés : la même action rencontre les mêmes faces, et le même tour apporte le même événement.
time-branched-elsewhere = Au moment choisi, rien n’était à décider par vous : la branche commence à votre décision la plus proche.
time-switched = Vous jouez maintenant « { $name } ».
time-dropped = « { $name } » est supprimée.
time-compared = « { $name } » et la branche du plateau sont comparées ci-dessous.
time-compare-itself = C’est la branche du plateau. Choisissez-en une autre pour la comparer.
time-only-branch = C’est la seule branche de la guerre ; elle reste donc.
time-not-there = Ce moment, ce signet ou cette branche n’existe plus ; rien n’a été fait.
time-cannot-undo-hint = Pour essayer une autre voie, regardez un moment passé et ouvrez une branche là : ce qui a été joué est conservé.
time-only-end = Il ne reste qu’une chose à faire : { $ways }.
time-or = {" "}ou{" "}

## Plateaux dans un carnet

live-branch = La partie a continué depuis que ce plateau est affiché. Ce que vous y jouez est une branche à part et ne change rien ailleurs.

# A side that resigns, and a question that the page answers for people.
session-resigned = { $seat ->
    [fln] Le FLN abandonne : le Gouvernement gagne.
   *[gov] { $game ->
        [insurgent] Les Français abandonnent : le FLN gagne.
       *[other] Le Gouvernement abandonne : le FLN gagne.
    }
}
session-resigned-rule = Par abandon, et non par une règle du jeu : les totaux restent où ils étaient.
session-resigned-title = { $game ->
    [twilight] La partie s’est terminée à la carte { $turn } : abandon
   *[other] La partie s’est terminée au tour { $turn } : abandon
}
session-spare-armed = Un Événement pivot vous sera proposé avant le premier choix de la carte suivante.
session-spare-disarmed = Aucun Événement pivot ne vous sera proposé à la carte suivante.
session-spared = Pour un événement pivot, appuyez sur son bouton de la bande.

## Après une partie : ce qui a coûté le plus

costly-when = { $turn ->
    [0] Mise en place
   *[other] { $game ->
        [twilight] Carte { $turn }
       *[other] Tour { $turn }
    }
}
costly-chance = Coût : environ { $cost } victoires sur cent parties (de { $low } à { $high }).
costly-points = Coût : environ { $cost } points, chacun valant autant qu’un point de Soutien et Engagement ou d’Opposition et Bases (de { $low } à { $high }).
costly-none = Aucune de ces décisions n’a coûté plus que le hasard n’explique.
costly-end = { $count ->
    [0] Il n’y avait aucune décision à examiner.
    [one] Une décision a été examinée ; { $sure ->
        [0] elle n’a pas coûté plus que le hasard n’explique.
       *[other] elle a coûté plus que le hasard n’explique.
    }
   *[other] { $count } décisions ont été examinées ; { $sure ->
        [0] aucune n’a coûté plus que le hasard n’explique.
        [one] une d’elles a coûté plus que le hasard n’explique.
       *[other] { $sure } d’entre elles ont coûté plus que le hasard n’explique.
    }
}
costly-note = Jugé par le stratège, d’après ce que le camp pouvait voir à ce moment et rien de plus : { $tries } essais pour trouver la meilleure voie, puis { $pairs } paires d’essais pour la comparer à ce qui a été joué. Les intervalles sont justes dans 95 mesures sur 100. Parmi beaucoup de décisions, les plus chères paraissent un peu plus chères qu’elles ne sont.

## L’échelle des adversaires

ladder-rung = { $number } sur { $rungs } · { $title }
ladder-rung-recommended = { $number } sur { $rungs } · { $title } (conseillé)
ladder-fared = Sur { $games } parties contre celui d’en dessous, il en a gagné { $share } % ({ $low }–{ $high }).
ladder-compare = Comparer les niveaux
ladder-level = Niveau
ladder-against = Contre le niveau { $number }
ladder-won = { $share } % ({ $low }–{ $high }), { $games } parties
ladder-unplayed = non joué
ladder-note = Combien de parties sur cent un niveau a gagnées contre un niveau inférieur, les deux camps ensemble, avec l’intervalle à 95 %. Chaque numéro des dés a été joué deux fois, camps échangés ({ $scenario }) ; le stratège avait { $tries } essais par décision, moins que sur la page.
ladder-title = Qui bat qui
ladder-higher = adversaire
ladder-lower = contre
ladder-games = parties
ladder-share = gagnées, %
ladder-as-fln = comme FLN, %
ladder-as-gov = de l’autre côté, %
ladder-none = Aucune partie n’est conservée.
ladder-about = Parties de { $game } ({ $scenario }), chaque tirage deux fois, camps échangés ; intervalles à 95 %. Le stratège avait { $tries } essais par décision.
