# Expériences : beaucoup de guerres à partir d’une position, menées de plusieurs façons, et ce qu’elles disent.
# $way est une façon de combattre, $against un adversaire, $measure ce qu’on mesure, $low et $high un intervalle.

experiment-heading-question = La question
experiment-heading-prediction = Votre pronostic
experiment-heading-distributions = L’issue des guerres
experiment-heading-fan = Le soutien, tour par tour
experiment-heading-difference = Ce que le choix change
experiment-heading-changes = Qu’est-ce qui changerait cela ?

experiment-colon = { $what } : { $value }
experiment-quoted = « { $name } »
experiment-interval = de { $low } à { $high }
experiment-interval-of = { $mean } (de { $low } à { $high })
experiment-interval-none = { $mean } (trop peu de guerres pour un intervalle)
experiment-percent-of = { $value } %
experiment-and-more = { $items } et { $number } de plus

## La question

experiment-question = À partir de { $position }, { $side ->
    [gov] le Gouvernement
   *[fln] le FLN
  } combat { $count ->
    [one] selon une doctrine ({ $ways })
   *[other] selon { $count } doctrines ({ $ways })
  } contre { $opponents }. { $runs ->
    [one] Chaque doctrine mène une guerre{ experiment-each-opponent }.
   *[other] Chaque doctrine mène { $runs } guerres{ experiment-each-opponent }.
  }
experiment-question-audit = À partir de { $position }, { $side ->
    [gov] le Gouvernement
   *[fln] le FLN
  } combat selon { $player } contre { $opponents } : avec les règles imprimées, et avec { $count ->
    [one] un changement du modèle
   *[other] { $count } changements du modèle, l’un après l’autre
  }. { $runs ->
    [one] Une guerre est jouée pour chacun.
   *[other] { $runs } guerres sont jouées pour chacun.
  }
experiment-question-pairs = On compare entre elles les guerres de même numéro, deux à deux (une paire) : elles rencontrent les mêmes dés tant qu’elles font les mêmes choses.
experiment-question-end = Chacune s’arrête au plus tard après le tour { $turn }.
experiment-question-stop = Une guerre s’arrête aussi quand un tour finit avec « { $measure } » à { $level } ou moins.
experiment-position-new = la position « { $title } »
experiment-position-state = une position du tour { $turn } de « { $title } »
experiment-position-changed = { $position }, avec { $changes }
experiment-printed = règle imprimée
experiment-way-changed = { $way }, { $changes }

## Ce qu’on mesure

experiment-measured-turn = { $measure } à la fin du tour { $turn }
experiment-measured-end = { $measure } à la fin
experiment-measure-balance = Solde du soutien (Gouvernement moins FLN)
experiment-measure-gov-wins = Pourcentage de guerres gagnées par le Gouvernement
experiment-measure-fln-wins = Pourcentage de guerres gagnées par le FLN
experiment-measure-turns = Tours joués
experiment-measure-gov-psl = Soutien au Gouvernement
experiment-measure-fln-psl = Soutien au FLN
experiment-measure-gov-areas = Zones tenues par le Gouvernement
experiment-measure-fln-areas = Zones tenues par le FLN
experiment-measure-gov-units = Unités du Gouvernement en Algérie (sans les neutralisées)
experiment-measure-fln-units = Unités du FLN en Algérie (sans les neutralisées)
experiment-measure-fln-abroad = Unités du FLN au Maroc et en Tunisie
experiment-measure-terror = Zones avec un marqueur de terreur
experiment-measure-resettled = Zones à population regroupée
experiment-measure-gov-spent = Soutien dépensé par le Gouvernement (demi-points arrondis vers le haut)
experiment-measure-fln-spent = Points d’action dépensés par le FLN

## Ce que les guerres montrent, et ce qu’elles ne montrent pas

experiment-headline-two = Avec { $way }, c’est en moyenne { $by } de { $direction ->
    [higher] plus
   *[lower] moins
  } qu’avec { $first }.
experiment-headline-unclear = Entre { $way } et { $first }, aucune différence nette n’apparaît.
experiment-headline-same = { $way } et { $first } ont donné chaque fois la même chose.
experiment-headline-all = { $others ->
    [one] { $way } donne nettement
   *[other] Toutes les autres options donnent nettement
  } { $direction ->
    [higher] plus
   *[lower] moins
  } que { $first }{ experiment-each-opponent }, en moyenne de { $least } à { $most }.
experiment-headline-all-by = { $others ->
    [one] { $way } donne nettement
   *[other] Toutes les autres options donnent nettement
  } { $direction ->
    [higher] plus
   *[lower] moins
  } que { $first }{ experiment-each-opponent }, en moyenne de { $least }.
experiment-headline-some = { $clear ->
    [0] Aucune des { $all } comparaisons avec { $first } ne montre de différence nette.
    [one] Une des { $all } comparaisons avec { $first } montre une différence nette, chacune prise à part.
   *[other] { $clear } des { $all } comparaisons avec { $first } montrent une différence nette, chacune prise à part.
  }
experiment-shows = { $measure }, en moyenne, par rapport à { $first } : { $groups }.
experiment-shows-item = { $way } { $by } de { $direction ->
    [higher] plus
   *[lower] moins
  }
experiment-shows-item-unclear = { $way } pas d’écart net
experiment-shows-item-same = { $way } identique dans chaque guerre
experiment-shows-all = { $measure } : toutes les autres options donnent nettement { $direction ->
    [higher] plus
   *[lower] moins
  } que { $first }, en moyenne de { $least } ({ $weakest }) à { $most } ({ $strongest }).
experiment-shows-all-by = { $measure } : toutes les autres options donnent nettement { $direction ->
    [higher] plus
   *[lower] moins
  } que { $first }, en moyenne de { $by }.
experiment-shows-where = { $way } contre { $against }
experiment-shows-two = { $measure } : avec { $way }, c’est en moyenne { $by } de { $direction ->
    [higher] plus
   *[lower] moins
  } qu’avec { $first } (intervalle à 95 % : de { $least } à { $most }) : l’écart est net.
experiment-shows-two-unclear = { $measure } : entre { $way } et { $first }, ces guerres ne montrent pas d’écart net (intervalle à 95 % : de { $low } à { $high }).
experiment-shows-two-same = { $measure } : { $way } et { $first } donnent la même chose dans chaque guerre ; l’intervalle à côté tient compte des guerres qu’un si petit échantillon a pu manquer.
experiment-shows-head = Ce que cela montre
experiment-shows-not-head = Ce que cela ne montre pas
experiment-along-head = Ce qui a bougé en même temps
experiment-along-turn = la fin du tour { $turn }
experiment-along-end = la fin
experiment-along-two = Autres mesures à { $when } : { $way } moins { $first }.
experiment-along-widest = Là où l’écart est le plus grand, à { $when } : { $way } moins { $first }, contre { $against }.
experiment-along-moved = Écarts nets : { $items }.
experiment-along-still = Pas d’écart net : { $items }.
experiment-along-uncounted = Non compté dans ces guerres : { $items }.
experiment-along-caution = Ce qui bouge en même temps peut être la cause, l’effet, ou ni l’un ni l’autre : changez cette seule chose pour le savoir.
experiment-looks = { $number } écarts sont lus ici à la fois : si aucun des changements n’avait d’effet, le hasard seul écarterait encore de 0 environ { $chance } des { $number } intervalles. Pris un par un, { $alone } sont nets ; jugés ensemble, de sorte que parmi ceux qui restent 5 sur 100 sont sans doute faux (Benjamini et Yekutieli 2001), { $together } le sont.
experiment-shows-one = { $measure } : { $groups }. Avec une seule option, il n’y a rien à comparer.
experiment-shows-one-item = { $way } { $mean } en moyenne (de { $low } à { $high })
experiment-shows-not = Ce qui s’est passé en Algérie, ou ce que des personnes auraient fait : ce sont des joueurs automatiques ({ $players }) selon les règles d’un jeu de plateau, jusqu’au tour { $turn }, et d’autres peuvent donner une autre réponse.
experiment-over = Sur { $wars } guerres chacune, celles-ci étaient finies à la fin du tour { $turn } et comptent avec leur dernière valeur : { $groups }.
experiment-over-item = { $way } { $number }
experiment-sampling = Avec { $wars } guerres de chaque sorte, le hasard seul déplace une part de guerres de ±{ $share } points de pourcentage au plus et une moyenne de cette mesure de ±{ $mean } au plus, dans 95 cas sur 100 ; quatre fois plus de guerres réduiraient cet écart de moitié. Une différence est dite nette si 0 est hors de son intervalle.
experiment-sampling-share = Avec { $wars } guerres de chaque sorte, le hasard seul déplace une part de guerres de ±{ $share } points de pourcentage au plus, dans 95 cas sur 100 ; quatre fois plus de guerres réduiraient cet écart de moitié. Une différence est dite nette si 0 est hors de son intervalle.
experiment-sampling-many = Sur { $differences } différences entre des options qui ne diffèrent pas, le hasard seul en ferait paraître nettes environ { $chance } : une sur vingt.
experiment-too-few = Moins de deux guerres de chaque sorte ont été jouées jusqu’ici : il en faut au moins deux pour une moyenne, et cinq pour son intervalle.
experiment-unfinished = Voici { $played ->
    [one] { $played } guerre
   *[other] { $played } guerres
 } de chaque sorte sur { $runs }.
experiment-executor-died = Les autres processus se sont arrêtés en chemin ; ce qu’ils avaient commencé a été rejoué ici. Cela a coûté du temps et rien d’autre.
experiment-cancelled = Le calcul a été arrêté avant la fin. Les guerres jouées sont conservées, par paires entières.

experiment-summary-caption = { $measure } : { $wars } guerres de chaque sorte
experiment-numbers = Moyennes, différences et leurs intervalles en tableau
experiment-summary-against = Adversaire
experiment-summary-way = Option
experiment-summary-mean = Moyenne (intervalle à 95 %)
experiment-summary-middle = La moitié centrale des guerres
experiment-summary-difference = Écart avec { $first }, guerre par guerre (intervalle à 95 %)

## Qui a gagné

experiment-won-turn = Qui avait gagné à la fin du tour { $turn } : { $groups }.
experiment-won-end = Qui avait gagné quand la guerre était finie, ou arrêtée après le tour { $turn } : { $groups }.
experiment-won-item = { $way } ({ $shares })
experiment-won-shares = FLN { $fln } %, Gouvernement { $gov } %, sans vainqueur { $open } %

## Unités des mesures : $number tel qu’il s’écrit, $count sa grandeur

experiment-unit-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
  }
experiment-in-percent = pour cent
experiment-unit-percent = { $count ->
    [one] { $number } point de pourcentage
   *[other] { $number } points de pourcentage
  }
experiment-unit-turns = { $count ->
    [one] { $number } tour
   *[other] { $number } tours
  }
experiment-unit-areas = { $count ->
    [one] { $number } zone
   *[other] { $number } zones
  }
experiment-unit-units = { $count ->
    [one] { $number } unité
   *[other] { $number } unités
  }
experiment-unit-action-points = { $number } PA

experiment-caption = { $question } { $drawn } algeria_lab { $version }.
experiment-seeds = { $first } à { $last }
experiment-drawn = Numéros de tirage : { $seeds } ; { $wars ->
    [one] une guerre
   *[other] { $wars } guerres
  } de chaque sorte.
experiment-caption-shown = La figure montre : { $shown }.
experiment-caption-part = { $parts ->
    [1] On y voit : { $groups }.
   *[other] Figure { $part } sur { $parts }, où l’on voit : { $groups }.
  }
experiment-caption-beyond = { $left ->
    [one] Une autre n’est pas tracée.
   *[other] { $left } autres ne sont pas tracées.
  }
experiment-caption-intervals = { $key ->
    [none] Aucun intervalle à 95 % n’est tracé : à moins de { $few } de chaque sorte, il n’y en a pas.
    [some] La barre qui traverse une marque est l’intervalle à 95 % de { $of ->
        [differences] l’écart moyen
       *[means] la moyenne
      } ; à moins de { $few } de chaque sorte, il n’y en a pas.
   *[all] La barre qui traverse une marque est l’intervalle à 95 % de { $of ->
        [differences] l’écart moyen
       *[means] la moyenne
      }.
  }
experiment-continued = Suite : figure { $part } sur { $parts }.
experiment-caption-rules = Règles et joueurs : { $rules }.

## Graphiques

experiment-facing = contre { $against } : { $items }
experiment-against = Contre « { $against } »
experiment-lane = { $way } : { $value }
experiment-lane-mean = { $way } : { $shares } ; moyenne { $value }
experiment-more = { $count } de plus
experiment-not-drawn = { $drawn ->
    [one] L’image montre une courbe sur { $all }.
   *[other] L’image montre { $drawn } courbes sur { $all }.
  } Manquent : { $left }.
experiment-wars = Guerres
experiment-way = Option
experiment-mean = Moyenne
experiment-interval-head = Intervalle à 95 %
experiment-opponent = Adversaire

experiment-prediction-title = Prédit et mesuré
experiment-prediction-file = experience-prediction
experiment-prediction-predicted = Prédit
experiment-prediction-measured = Mesuré
experiment-prediction-apart = Mesuré moins attendu
experiment-prediction-you = vous : { $value }
experiment-prediction-result = résultat : { $value }
experiment-prediction-one = Vous attendiez { $predicted }. En moyenne, ce fut { $measured }.
experiment-prediction-inside = { $inside ->
    [0] Aucun des { $all } résultats n’a ce que vous attendiez dans son intervalle à 95 %.
    [one] Un des { $all } résultats a ce que vous attendiez dans son intervalle à 95 %.
   *[other] { $inside } des { $all } résultats ont ce que vous attendiez dans leur intervalle à 95 %.
  }
experiment-prediction-summary = { $measure } : { $items }.
experiment-prediction-item = { $way } { $measured } là où { $predicted } était attendu ({ $inside ->
    [yes] dans l’intervalle
   *[no] hors de l’intervalle
  } de { $low } à { $high })
experiment-prediction-many = { $measure } : { $inside } pronostics sur { $all } sont dans l’intervalle de ce qui a été mesuré. Le plus éloigné : { $item }.
experiment-prediction-far = { $way } contre { $against }, { $measured } là où { $predicted } était attendu
experiment-prediction-open = Vous n’avez pas fait de pronostic. La prochaine fois, notez un nombre pour chaque option avant de lancer le calcul : on apprend plus d’un pronostic faux que d’aucun.

experiment-distributions-title = L’issue des guerres
experiment-distributions-file = experience-distributions
experiment-distributions-means = En moyenne : { $items }.
experiment-distributions-means-same = En moyenne { $mean } partout.
experiment-distributions-means-between = En moyenne de { $low } ({ $least }) à { $high } ({ $most }).
experiment-distributions-summary = { $measure }, moyennes : { $groups }.
experiment-distributions-item = { $way } { $mean }
experiment-distributions-shaded = La trame dit qui avait gagné.
experiment-distributions-label-open = sans vainqueur
experiment-distributions-outcome-fln = Gagnées par le FLN
experiment-distributions-outcome-open = Gagnées par personne
experiment-distributions-outcome-gov = Gagnées par le Gouvernement
experiment-distributions-mark = La hauteur d’une barre dit combien de guerres ont fini là, à l’échelle placée à côté de sa ligne ; sa trame dit qui les avait gagnées. Le losange sous une ligne marque la moyenne de toutes ses guerres : là où les guerres gagnées, perdues et indécises s’écartent, il se peut que presque aucune guerre ne s’y trouve.
experiment-distributions-mark-share = Le losange marque la moyenne, la barre qui le traverse son intervalle.

experiment-difference-title = Écart avec { $first }, guerre par guerre
experiment-difference-file = experience-ecart
experiment-difference-axis = Écart avec { $first } : { $measure }
experiment-difference-mark = On compte ici des paires de guerres de même numéro : combien l’une a donné de plus ou de moins que { $first }. Le losange marque l’écart moyen, la barre qui le traverse son intervalle : si l’on rejouait autant de guerres, encore et encore, avec d’autres dés, 95 de ces intervalles sur 100 contiendraient la vraie moyenne.
experiment-difference-mark-share = Le losange marque l’écart avec { $first }, la barre qui le traverse son intervalle : si l’on rejouait autant de guerres, encore et encore, avec d’autres dés, 95 de ces intervalles sur 100 contiendraient le vrai écart.

experiment-fan-title = Soutien des deux camps, tour par tour
experiment-fan-file = experience-soutien-par-tour
experiment-fan-headline = Les médianes finissent à : { $items }.
experiment-fan-bands = Courbe : la médiane. { $key ->
    [none] Aucune bande n’est tracée : à moins de { $few } de chaque sorte, elle ne dirait rien.
    [some] Bande foncée : la moitié du milieu. Bande claire : les 90 sur 100 du milieu. À moins de { $few } de chaque sorte, aucune n’est tracée.
   *[all] Bande foncée : la moitié du milieu. Bande claire : les 90 sur 100 du milieu.
  }
experiment-fan-summary = Médianes à la fin du tour { $turn } : { $items }.
experiment-fan-item = { $way } (Gouvernement { $gov }, FLN { $fln })
experiment-fan-note = Courbe : la médiane de chaque camp, tour par tour. À chaque tour, la moitié des guerres sont au-dessus, la moitié au-dessous ; aucune guerre ne suit cette ligne. Bande foncée : la moitié centrale des guerres. Bande claire : les 90 centrales sur 100. Les guerres finies comptent avec leur dernière valeur.
experiment-fan-panel = « { $way } » contre « { $against } »
experiment-fan-band = { $side }, { $percent } %
experiment-fan-median = { $side }, médiane
experiment-fan-over = Guerres finies

experiment-tornado-headline = { $clear ->
    [0] Aucun changement seul ne déplace nettement le résultat : les { $all } jugés ensemble, chacun peut être dû au hasard.
    [one] Un changement sur { $all } déplace nettement le résultat, tous jugés ensemble : { $item }.
   *[other] { $clear } changements sur { $all } déplacent nettement le résultat, tous jugés ensemble. Le plus fort : { $item }.
}
experiment-tornado-title = Quelle règle porte le résultat ?
experiment-tornado-file = experience-audit
experiment-tornado-axis = Écart avec les règles imprimées : { $measure }
experiment-tornado-summary = { $measure } selon les règles imprimées : { $printed }. La plus grande portée : { $items }.
experiment-tornado-item = { $change } le déplace de { $by }
experiment-tornado-constant = Nombre du modèle
experiment-tornado-value = Valeur
experiment-tornado-printed = Imprimé
experiment-tornado-together = Net parmi tous
experiment-tornado-stays = oui
experiment-tornado-stays-not = non
experiment-tornado-lane = { $name } (imprimé { $printed }) [{ $rule }]

experiment-pairs-headline = { $clear ->
    [0] Aucune paire de changements ne diffère nettement de la somme des deux : { $all } examinées, chacune à part.
    [one] Une paire sur { $all }, chacune examinée à part, diffère nettement de la somme des deux.
   *[other] { $clear } paires sur { $all }, chacune examinée à part, diffèrent nettement de la somme des deux.
}
experiment-pairs-title = Deux nombres changés ensemble
experiment-pairs-file = experience-audit-paires
experiment-pairs-axis = Écart avec les règles imprimées : { $measure }
experiment-pairs-summary = C’est ici que deux changements ensemble diffèrent le plus de la somme des deux seuls : { $change }, { $together } ensemble, { $added } additionnés, { $beyond } au-delà de la somme (de { $low } à { $high }).
experiment-pairs-together = Ensemble
experiment-pairs-added = Additionnés
experiment-pairs-beyond = Au-delà de la somme
experiment-pairs-change = Changements
experiment-pairs-both = { $first } et { $second }

experiment-sensitivity-headline = { $clear ->
    [0] Ces guerres ne montrent pas que « { $name } » change le résultat : le long de chaque courbe, un même niveau tient dans tous les intervalles.
   *[other] Sur { $clear } { $all ->
        [one] courbe
       *[other] courbes sur { $all }
    }, le résultat change avec « { $name } » : les intervalles de certaines valeurs sont disjoints.
}
experiment-sensitivity-title = { $name }
experiment-sensitivity-file = experience-sensibilite
experiment-sensitivity-summary = { $measure }, quand « { $name } » va de { $from } à { $to } : { $items }. Valeur imprimée : { $printed } [{ $rule }].
experiment-sensitivity-item = { $way } de { $first } à { $last }
experiment-sensitivity-printed = imprimé : { $value }

## Ce qu’on pourrait changer

experiment-changes-intro = Un calcul répond à une question. Reposez-la en changeant une seule chose :
experiment-changes-opponent = un autre adversaire : { $names } ;
experiment-changes-position = une autre position : { $names } ;
experiment-changes-constant = un nombre du modèle, par exemple un de ceux-ci :
experiment-changes-caption = Les nombres qui portent le modèle
experiment-changes-values = Valeurs à essayer
experiment-changes-rule = Règle

## Nombres du modèle

experiment-constant-resettlement-award-dice = Dés de soutien que le FLN lance pour un regroupement
experiment-constant-resettled-charge = Coût par tour d’une zone regroupée
experiment-constant-terror-charge = Coût par tour d’un marqueur de terreur
experiment-constant-psl-per-ap = Soutien au FLN qui donne un point d’action
experiment-constant-activation-percent = Prix des unités actives (pour cent)
experiment-constant-control-lead-per-psp = Zones d’avance pour un point de soutien
experiment-constant-coup-threshold = Soutien au Gouvernement où un putsch menace
experiment-constant-move-loss-at-most = Plus haut résultat du dé qui fait perdre une unité en route
experiment-value-move-loss-at-most-0 = 0 (aucune perte)
experiment-value-psl-per-ap-0 = 0 (jamais)
