# Résultats de nombreuses guerres qui se montrent eux-mêmes : code personnel, parties d’un tableau, guerres non jouées.

experiment-unit-own = { $number }
experiment-left-out = Laissé de côté ici : { $items }.
experiment-left-ways = { $count ->
    [one] l’option { $items }
   *[other] les options { $items }
  }
experiment-left-opponents = { $count ->
    [one] l’adversaire { $items }
   *[other] les adversaires { $items }
  }
experiment-yardstick = Les options sont comparées à { $way }, la première de celles qui restent.
experiment-refused = { $wars ->
    [one] Une guerre n’a pas été jouée, parce que l’ouverture ne pouvait pas l’être
   *[other] { $wars } guerres n’ont pas été jouées, parce que l’ouverture ne pouvait pas l’être
  } : { $items }. Aucune moyenne n’en tient compte, ni aucune différence d’une paire où il en manque une ; si ces guerres diffèrent des autres, le résultat peut en dépendre.
experiment-refused-item = { $way } dans { $wars ->
    [one] une guerre
   *[other] { $wars } guerres
  } (par exemple la guerre n° { $seed } : { $why })
experiment-never-came = son moment n’est jamais venu
experiment-frame-rows = { $wars ->
    [one] Une guerre
   *[other] { $wars } guerres
  } en { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
  } : une pour le début et une pour la fin de chaque tour.
experiment-question-own-stop = Une guerre s’arrête aussi quand un tour finit et que la fonction « { $name } » dit oui.
experiment-question-opening = { $way } commence par « { $line } ».
experiment-question-waiting = { $way } joue « { $line } » quand vient « { $when } ».
experiment-frame-turns = Des tours manquent ici : rien n’est donc résumé.
experiment-frame-few = Il reste ici moins de deux guerres d’une option : rien n’est donc résumé.
experiment-frame-strange = Ces lignes ne peuvent pas être résumées ({ $why }).
experiment-unpaired = Les options ne contiennent pas ici les mêmes guerres : une moyenne porte sur toutes les guerres de son option, une différence seulement sur les guerres de même numéro présentes des deux côtés ; les deux peuvent donc ne pas concorder. La colonne « pairs » du résumé dit combien il y en a.
experiment-shows-unpaired = { $measure } : { $groups }. Il ne reste pas deux guerres de même numéro à comparer.
experiment-stopped = Arrêtées avant la fin du tour { $turn }, sans vainqueur : { $groups }.
experiment-stopped-item = { $way }, { $number ->
    [one] { $number } guerre
   *[other] { $number } guerres
 } sur { $wars }
experiment-twice = Certaines guerres figurent ici plusieurs fois ; chacune compte une seule fois.
experiment-seeds-some = de { $first } à { $last } ({ $number } d’entre eux)
experiment-drawn-other = Numéros de tirage : { $seeds } ; { $wars ->
    [one] une guerre
   *[other] { $wars } guerres
  } de chaque sorte, sans que les numéros soient partout les mêmes.
experiment-drawn-apart = Numéros de tirage : { $seeds } ; de { $least } à { $most } guerres de chaque sorte, sans que les numéros soient partout les mêmes : { $groups }.
experiment-drawn-part = La figure porte sur { $drawn } des { $asked } guerres demandées : les autres ont été filtrées, ou n’ont pas été jouées.
experiment-pairs-drawn = La figure porte sur { $drawn } des { $asked } paires demandées, chacune de deux guerres de même numéro : { $groups }.
experiment-pairs-seeds = Numéros de tirage : { $seeds }.
experiment-pairs-left = Laissées de côté, avec moins de deux paires : { $groups }.
experiment-headline-none = Rien n’est comparé ici à { $first } : aucune autre option n’a deux paires de guerres de mêmes numéros.
experiment-headline-left = { $number ->
    [one] Une autre comparaison est laissée de côté, avec moins de deux paires.
   *[other] { $number } autres comparaisons sont laissées de côté, avec moins de deux paires.
  }
experiment-difference-pairs = { $measure } : { $pairs } paires de guerres de même numéro

## Trop peu de guerres pour un intervalle

experiment-interval-few = trop peu de guerres
experiment-shows-two-few = { $measure } : entre { $way } et { $first }, ces guerres ne montrent pas d’écart net ; elles sont trop peu nombreuses pour un intervalle.
experiment-shows-two-same-few = { $measure } : { $way } et { $first } donnent la même chose dans chaque guerre ; elles sont trop peu nombreuses pour un intervalle.
experiment-shows-one-few = { $way } { $mean } en moyenne (trop peu de guerres pour un intervalle)
experiment-headline-few = { $all ->
    [one] Une comparaison avec { $first }, sur trop peu de guerres pour un intervalle : on ne peut dire si elle est nette.
   *[other] { $all } comparaisons avec { $first }, sur trop peu de guerres pour un intervalle : on ne peut dire si l’une d’elles est nette.
  }
experiment-headline-unsure = { $number ->
    [one] Une autre porte sur trop peu de guerres pour un intervalle.
   *[other] { $number } autres portent sur trop peu de guerres pour un intervalle.
  }
experiment-difference-mark-few = On compte ici des paires de guerres de même numéro : combien l’une a donné de plus ou de moins que { $first }. Le losange marque l’écart moyen ; les paires sont trop peu nombreuses pour un intervalle.
experiment-prediction-few = Ces guerres sont trop peu nombreuses pour des intervalles, et donc pour juger un pronostic.
experiment-prediction-item-few = { $way } { $measured } là où { $predicted } était prévu (trop peu de guerres pour un intervalle)
experiment-pairs-summary-few = C’est ici que deux changements ensemble diffèrent le plus de la somme des deux seuls : { $change }, { $together } ensemble, { $added } additionnés, { $beyond } au-delà de la somme (trop peu de guerres pour un intervalle).
experiment-sensitivity-few = Ces guerres sont trop peu nombreuses pour des intervalles, et donc pour montrer si le résultat change.

## Plusieurs positions : $position est le nom de l’une, $first celui de la première, $clear différences sur $all sont nettes.

experiment-positions = { $count ->
    [one] la position { $names }
   *[other] chacune de { $count } positions ({ $names })
  }
experiment-positions-pairs = Les mêmes numéros sont joués à partir de chaque position : les guerres de même numéro y rencontrent aussi les mêmes dés, tant qu’elles font les mêmes choses.
experiment-positions-of = Du jeu « { $game } », { $count ->
    [one] scénario { $scenarios }.
   *[other] scénarios { $scenarios }.
  }
experiment-caption-positions = Ce que désignent leurs noms : { $items }.
experiment-caption-called = Parmi les positions demandées, elle s’appelle « { $name } ».
experiment-positions-each = Les graphiques d’une position, comme l’écart entre les options, s’obtiennent en figures par { $code }.
experiment-begins-set-up = Chaque guerre commence par la mise en place : les deux camps se déploient comme leurs joueurs le choisissent.
experiment-begins-after = Les guerres commencent après la mise en place, les unités là où la position les a.
experiment-begins-both = Les scénarios désignés par leur nom commencent par la mise en place, les autres positions après elle.
experiment-heading-positions = Ce que la position change
experiment-heading-position = Les guerres à partir d’une position
experiment-summary-position = Position
experiment-summary-shift = Écart avec la position { $first }, guerre par guerre (intervalle à 95 %)
experiment-left-positions = { $count ->
    [one] la position { $items }
   *[other] les positions { $items }
  }
experiment-positions-title = D’une position à l’autre
experiment-positions-file = experience-positions
experiment-positions-lane = { $way }, contre { $against }
experiment-positions-item = { $mean } ({ $position })
experiment-positions-summary = { $measure }, en moyenne, position par position : { $items }.
experiment-positions-headline = { $clear ->
    [0] Aucune des { $all } comparaisons avec la position « { $first } » ne montre de différence nette.
    [one] Une des { $all } comparaisons avec la position « { $first } » montre une différence nette, chacune prise à part.
   *[other] { $clear } des { $all } comparaisons avec la position « { $first } » montrent une différence nette, chacune prise à part.
  }
experiment-positions-many = Sur { $shifts } écarts entre des positions qui ne diffèrent pas, le hasard seul en ferait paraître nets environ { $chance } : un sur vingt.
