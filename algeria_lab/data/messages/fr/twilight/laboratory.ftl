# Le laboratoire sur « Colonial Twilight » : ses questions pour commencer, et ce qu’il dit autrement que de la guerre sur la carte.

lab-game = Quel jeu
lab-game-algeria = Algeria
lab-game-twilight = Colonial Twilight
experiment-position-stacked = la position « { $title } », avec ses cartes dans un ordre fixe
experiment-question-does = { $way } : { $does }

lab-starter-pacify-sweep = Pacifier une ville ou la ratisser ?
lab-starter-pacify-sweep-about = Constantine en 1955 : trois premiers coups du Gouvernement, deux adversaires, douze cartes et une phase de propagande.
lab-starter-resettle = Regrouper un secteur ou non ?
lab-starter-resettle-about = 1957 : aucun, Tébessa ou Sidi Bel Abbès. On déplace des gens dans des camps ; les règles comptent ce que cela change pour les deux camps en guerre, et non ce que cela signifie pour eux.
lab-starter-momentum = Que change une seule carte d’élan ?
lab-starter-momentum-about = « Pourparlers de paix », 1960 : personne ne la joue, le FLN la joue, ou le Gouvernement. Elle lie les deux.

twilight-experiment-way-constantine-pacified = Pacifier Constantine
twilight-experiment-way-constantine-pacified-does = à la première carte, le FLN passe. Le Gouvernement fait une formation à Constantine, n’y place rien, et pacifie d’un niveau. Il paie 4 ressources [CT-5.2.1].
twilight-experiment-way-constantine-swept = Ratisser Constantine
twilight-experiment-way-constantine-swept-does = à la première carte, le FLN passe. Le Gouvernement ratisse Constantine, et le guérillero qui s’y trouve devient actif. Il paie 2 ressources [CT-5.2.3].
twilight-experiment-way-constantine-neutralized = Ratisser et neutraliser
twilight-experiment-way-constantine-neutralized-does = de même, et le Gouvernement fait une neutralisation à Constantine : le guérillero quitte la carte, et la ville passe à l’opposition [CT-5.3.3].
twilight-experiment-way-nobody-resettled = Aucun regroupement
twilight-experiment-way-nobody-resettled-does = à la première carte, le FLN passe, et le Gouvernement fait une formation à Alger, sans rien placer [CT-5.2.1].
twilight-experiment-way-tebessa-resettled = Regrouper Tébessa
twilight-experiment-way-tebessa-resettled-does = de même, et Tébessa, à la frontière tunisienne, est regroupée : sa Population compte 0 jusqu’à la fin de la partie [CT-5.3.1].
twilight-experiment-way-bel-abbes-resettled = Regrouper Sidi Bel Abbès
twilight-experiment-way-bel-abbes-resettled-does = de même, et Sidi Bel Abbès, au sud d’Oran, est regroupée [CT-5.3.1].
twilight-experiment-way-talks-by-nobody = Personne ne la joue
twilight-experiment-way-talks-by-nobody-does = à la première carte, « Pourparlers de paix », les deux camps passent.
twilight-experiment-way-talks-by-fln = Le FLN la joue
twilight-experiment-way-talks-by-fln-does = le FLN joue « Pourparlers de paix », et le Gouvernement passe : jusqu’à la prochaine phase de remise à zéro, le Gouvernement ne peut pas donner l’assaut, ni le FLN attaquer [CT-1.7].
twilight-experiment-way-talks-by-government = Le Gouvernement la joue
twilight-experiment-way-talks-by-government-does = le FLN passe, et le Gouvernement joue « Pourparlers de paix » : elle lie les deux de la même façon.

## Ce que disent les guerres

twilight-experiment-question = À partir de { $position }, { $side ->
    [gov] le Gouvernement
   *[fln] le FLN
  } combat { $count ->
    [one] d’une seule façon ({ $ways })
   *[other] de { $count } façons ({ $ways })
  } contre { $opponents }. { $runs ->
    [one] Chaque option mène une guerre{ experiment-each-opponent }.
   *[other] Chaque option mène { $runs } guerres{ experiment-each-opponent }.
  }
twilight-experiment-shows-not = Ce qui s’est passé en Algérie, ou ce que des personnes auraient fait : ce sont des joueurs automatiques ({ $players }) selon les règles d’un jeu de plateau, jusqu’à la carte { $turn }, et d’autres peuvent donner une autre réponse.
twilight-experiment-over = Sur { $wars } guerres chacune, celles-ci étaient finies après la carte { $turn } et comptent avec leur dernière valeur : { $groups }.

## Les champs, là où un tour est une carte

twilight-lab-moment-turn = le début de la carte { $turn }
twilight-lab-moment-now = là où elle en est, carte { $turn }
twilight-lab-open-hint = Un fichier que la page de ce jeu ou cette page a enregistré.
twilight-lab-player = Joueur
twilight-lab-at-turn = après la carte { $turn }
twilight-lab-turn = Dernière carte
twilight-lab-turn-hint = Une guerre que personne n’a gagnée d’ici là est arrêtée. Au plus tard, la carte 13 est la première phase de propagande.
twilight-lab-error-over = Cette guerre est finie (carte { $turn }) : il ne reste rien à jouer. Choisissez-en un moment antérieur.
twilight-lab-error-stop = La position est à la carte { $turn } : choisissez cette carte ou une carte suivante.
twilight-lab-error-at = La position est à la carte { $turn } : choisissez cette carte ou une carte suivante.
twilight-lab-error-late = On veut lire après la carte { $turn }, mais les guerres s’arrêtent après la carte { $last }. Choisissez ici un moment antérieur, ou une dernière carte plus tardive.
twilight-lab-save-wars = Chaque guerre et chaque carte (CSV)
twilight-lab-save-wars-hint = Une ligne par carte jouée, pour un tableur ou un notebook.
twilight-lab-watch-keep = La garder pour le plateau
twilight-lab-watch-keep-hint = Sur la page de « Colonial Twilight », sous « { files-kept } » : regardez chaque coup, et quittez la guerre à tout moment pour continuer vous-même.
twilight-lab-ui-kept-done = La guerre est conservée. Ouvrez « Colonial Twilight » : elle y est sur le plateau.
twilight-lab-ui-kept-full = Ce navigateur garde déjà cinq guerres de ce jeu. Oubliez-en une sur sa page d’abord, ou enregistrez cette guerre dans un fichier.
twilight-lab-ui-room = Ouvrir Colonial Twilight
