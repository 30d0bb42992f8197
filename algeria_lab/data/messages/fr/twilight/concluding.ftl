# Ce qu’un choix de Colonial Twilight termine, et ce qu’il apporte à coup sûr : son bouton le dit avant.

## Le nom d’une étape qui se termine, comme dans la règle

conclude-turn = Terminer le tour
conclude-free-train = Terminer la formation gratuite
conclude-free-garrison = Terminer la garnison gratuite
conclude-free-sweep = Terminer le ratissage gratuit
conclude-free-assault = Terminer l’assaut gratuit
conclude-free-rally = Terminer le recrutement gratuit
conclude-free-march = Terminer la marche gratuite
conclude-free-attack = Terminer l’attaque gratuite
conclude-free-terror = Terminer la terreur gratuite
conclude-deploy = Terminer le déploiement
conclude-troop-lift = Terminer le transport de troupes
conclude-neutralize = Terminer la neutralisation
conclude-extort = Terminer l’extorsion
conclude-subvert = Terminer la subversion
conclude-revenge = Ne pas placer de guérillero
conclude-supply = Ne rien prendre de plus sur la carte
conclude-event = Terminer cette partie de l’événement
conclude-bring-in-first = Ne rien faire venir de plus
conclude-bring-in = Terminer la phase d’engagement
conclude-send-out = Terminer la phase d’engagement
conclude-pacify-phase = Terminer la phase de soutien
conclude-agitate-phase = Terminer la phase de soutien
conclude-moves = Terminer le redéploiement

## La case qui est prise, et ce qu’elle laisse

conclude-first = Compte comme { $box }. Laisse au camp adverse ({ $other }) : { $left }. 1er éligible ensuite : { $next }.
conclude-ends-game = Met fin à la partie : les écarts décident.
conclude-second = Termine cette carte. 1er éligible ensuite : { $next }.
conclude-ahead = Un seul espace compte comme Op limitée ; { $box ->
    [OP_SA] avec une activité spéciale, comme Op + spéciale ; plusieurs espaces sans elle, comme Op seule
   *[other] plusieurs espaces comptent comme Op seule
  }

## Une phase qui se termine parce que plus rien n’y est possible

conclude-by-itself-bring-in = et termine la phase d’engagement
conclude-by-itself-send-out = et termine la phase d’engagement
conclude-by-itself-pacify-phase = et termine la phase de soutien
conclude-by-itself-agitate-phase = et termine la phase de soutien
conclude-by-itself-moves = et termine le redéploiement

## Demandé une fois avant une phase où rien n’a été fait

conclude-asks-bring-in = Aucune pièce française n’a été déplacée entre les Disponibles et le Hors-jeu.
conclude-asks-send-out = Aucune pièce française n’a été déplacée entre les Disponibles et le Hors-jeu.
conclude-asks-pacify-phase = Rien n’a été pacifié dans cette phase de soutien.
conclude-asks-agitate-phase = Le FLN n’a pas mené d’agitation dans cette phase de soutien.
conclude-asks-moves = Aucune pièce n’a été déplacée dans cette phase de redéploiement.

## Ce qu’une ligne apporte à coup sûr, outre son prix

foretell-activates = { $when ->
    [now] { $count } sur { $hidden }
   *[then] Ensuite rendus actifs : { $count } sur { $hidden }
  }
foretell-noticed = { $group } dans le groupe + { $cubes ->
    [0] 0 cube
    [one] 1 cube
   *[other] { $cubes } cubes
  }{ $border ->
    [0] { "" }
   *[other] { " " }+ barrage { $border }
  } = { $total } { $active ->
    [yes] > { $most } : devient actif
   *[no] ≤ { $most } : garde sa face
  }
foretell-policed = Contrôle de la population : devient actif
foretell-sum = { $sum } { $before } → { $after }
foretell-spent = { $spent } ressources dépensées sur { $most } (autant que l’engagement)
foretell-train-closed = met fin au choix des espaces et des cubes de cet entraînement
foretell-rally-closed = met fin au choix des espaces de ce recrutement
foretell-moves-closed = met fin au choix des espaces et aux mouvements
foretell-terror = Terreur { $change }
foretell-level = { $before } → { $after }
# What comes only when the activity under way ends, because of this choice.
foretell-at-end = à la fin : { $what }
# $count : de l’engagement, ou des troupes comme dans $pieces.
foretell-coup-lost = Le Gouvernement perd { $loss ->
    [commitment] { $count } d’engagement
   *[other] { $pieces }
  }

## Ce qu’un combat coûte aux deux camps

# $fall pièces du Gouvernement tombent, $least à $most guérilleros ; $hidden d’entre eux sont d’abord clandestins.
foretell-attack = avec { $there } ou moins ({ $there } sur 6), { $fall ->
    [0] aucune pièce du Gouvernement ne tombe
    [one] 1 pièce du Gouvernement tombe
   *[other] { $fall } pièces du Gouvernement tombent
  }. Pertes du FLN, une pour chaque pièce française parmi elles : { $loss ->
    [same] { $most ->
        [0] aucune
        [one] 1 guérillero
       *[other] { $most } guérilleros
      }
   *[range] de { $least } à { $most } guérilleros, selon son choix
  }.{ $hidden ->
    [0] { "" }
    [one] { " " }Dans tous les cas, 1 guérillero clandestin devient actif.
   *[other] { " " }Dans tous les cas, { $hidden } guérilleros clandestins deviennent actifs.
  } [CT-5.4.3]
foretell-ambush = { $fall ->
    [0] aucune pièce du Gouvernement ne tombe
    [one] 1 pièce du Gouvernement tombe
   *[other] { $fall } pièces du Gouvernement tombent
  }, aucune perte de votre côté{ $shows ->
    [yes]  ; 1 guérillero devient actif
   *[no] { "" }
  }
foretell-assault = { $fallen ->
    [none] personne ne tombe
   *[other] retirés : { $fallen }
  }, aucune perte de votre côté{ $returns ->
    [yes]  ; ensuite, le FLN peut placer 1 guérillero dans un espace de cet assaut
   *[no] { "" }
  }

## Ce qui est dépensé dans la phase de soutien, sous la question

play-pacified-so-far = Dépensé dans cette phase : { $spent } ressources sur { $most }, autant que l’engagement [CT-6.3]. Reste : { $left ->
    [0] 0 ressource
    [one] 1 ressource
   *[other] { $left } ressources
  }.

## Pacification et agitation d’un pas : leur effet à présent

play-pacify-terror = Pacifier { $place } : un marqueur de terreur de moins
play-pacify-level = Pacifier { $place } : un niveau vers le soutien
play-agitate-terror = Agitation, { $place } : un marqueur de terreur de moins
play-agitate-level = Agitation, { $place } : un niveau vers l’opposition

## Comme l’appellent les joueurs de tels jeux

play-veteran-skip = Pas de pivot
play-veteran-done = Fin du tour, fin de la phase
play-veteran-pass = Passer, pour un petit revenu
