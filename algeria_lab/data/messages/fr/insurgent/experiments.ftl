# Ce que les résultats disent autrement du duel de cartes : chaque message remplace celui sans ``duel-``.

duel-experiment-heading-distributions = L’issue des parties
duel-experiment-heading-fan = Les icônes sur la table, tour par tour
duel-experiment-question =
    À partir de { $position }, { $side ->
        [gov] les Français jouent
       *[fln] le FLN joue
    } { $count ->
        [one] d’une façon ({ $ways })
       *[other] de { $count } façons ({ $ways })
    } contre { $opponents }. { $runs ->
        [one] Chaque option joue une partie{ experiment-each-opponent }.
       *[other] Chaque option joue { $runs } parties{ experiment-each-opponent }.
    }
duel-experiment-question-audit =
    À partir de { $position }, { $side ->
        [gov] les Français jouent
       *[fln] le FLN joue
    } comme { $player } contre { $opponents } : avec les règles adoptées, et avec { $count ->
        [one] un changement du modèle
       *[other] { $count } changements du modèle, l’un après l’autre
    }. { $runs ->
        [one] Une partie est jouée pour chacun.
       *[other] { $runs } parties sont jouées pour chacun.
    }
duel-experiment-question-pairs = On compare entre elles les parties de même numéro, deux à deux (une paire) : elles rencontrent les mêmes dés tant qu’elles font les mêmes choses.
duel-experiment-question-stop = Une partie s’arrête aussi quand un tour finit avec « { $measure } » à { $level } ou moins.
duel-experiment-shows-item-same = { $way } identique dans chaque partie
duel-experiment-shows-two-unclear = { $measure } : entre { $way } et { $first }, ces parties ne montrent pas d’écart net (intervalle à 95 % : de { $low } à { $high }).
duel-experiment-shows-two-same = { $measure } : { $way } et { $first } donnent la même chose dans chaque partie.
duel-experiment-over = Sur { $wars } parties chacune, celles-ci étaient finies à la fin du tour { $turn } et comptent avec leur dernière valeur : { $groups }.
duel-experiment-sampling = Avec { $wars } parties de chaque sorte, le hasard seul déplace une part de parties de ±{ $share } points de pourcentage au plus et une moyenne de cette mesure de ±{ $mean } au plus, dans 95 cas sur 100 ; quatre fois plus de parties réduiraient cet écart de moitié. Une différence est dite nette si 0 est hors de son intervalle.
duel-experiment-sampling-share = Avec { $wars } parties de chaque sorte, le hasard seul déplace une part de parties de ±{ $share } points de pourcentage au plus, dans 95 cas sur 100 ; quatre fois plus de parties réduiraient cet écart de moitié. Une différence est dite nette si 0 est hors de son intervalle.
duel-experiment-too-few = Moins de deux parties de chaque sorte ont été jouées jusqu’ici : il en faut au moins deux pour une moyenne, et cinq pour son intervalle.
duel-experiment-unfinished = Voici { $played ->
    [one] { $played } partie
   *[other] { $played } parties
 } de chaque sorte sur { $runs }.
duel-experiment-cancelled = Le calcul a été arrêté avant la fin. Les parties jouées sont conservées, par paires entières.
duel-experiment-summary-caption = { $measure } : { $wars } parties de chaque sorte
duel-experiment-summary-middle = La moitié centrale des parties
duel-experiment-summary-difference = Écart avec { $first }, partie par partie (intervalle à 95 %)
duel-experiment-won-end = Qui avait gagné quand la partie était finie, ou arrêtée après le tour { $turn } : { $groups }.
duel-experiment-won-shares = FLN { $fln } %, Français { $gov } %, nulles ou inachevées { $open } %
duel-experiment-drawn = Numéros de tirage : { $seeds } ; { $wars ->
    [one] une partie
   *[other] { $wars } parties
  } de chaque sorte.
duel-experiment-drawn-other = Numéros de tirage : { $seeds } ; { $wars ->
    [one] une partie
   *[other] { $wars } parties
  } de chaque sorte, sans que les numéros soient partout les mêmes.
duel-experiment-drawn-apart = Numéros de tirage : { $seeds } ; de { $least } à { $most } parties de chaque sorte, sans que les numéros soient partout les mêmes : { $groups }.
duel-experiment-drawn-part = La figure porte sur { $drawn } des { $asked } parties demandées : les autres ont été filtrées, ou n’ont pas été jouées.
duel-experiment-pairs-drawn = La figure porte sur { $drawn } des { $asked } paires demandées, chacune de deux parties de même numéro : { $groups }.
duel-experiment-headline-none = Rien n’est comparé ici à { $first } : aucune autre option n’a deux paires de parties de mêmes numéros.
duel-experiment-headline-few = { $all ->
    [one] Une comparaison avec { $first }, sur trop peu de parties pour un intervalle : on ne peut dire si elle est nette.
   *[other] { $all } comparaisons avec { $first }, sur trop peu de parties pour un intervalle : on ne peut dire si l’une d’elles est nette.
  }
duel-experiment-headline-unsure = { $number ->
    [one] Une autre porte sur trop peu de parties pour un intervalle.
   *[other] { $number } autres portent sur trop peu de parties pour un intervalle.
  }
duel-experiment-interval-none = { $mean } (trop peu de parties pour un intervalle)
duel-experiment-interval-few = trop peu de parties
duel-experiment-shows-two-few = { $measure } : entre { $way } et { $first }, ces parties ne montrent pas d’écart net ; elles sont trop peu nombreuses pour un intervalle.
duel-experiment-shows-two-same-few = { $measure } : { $way } et { $first } donnent la même chose dans chaque partie ; elles sont trop peu nombreuses pour un intervalle.
duel-experiment-shows-one-few = { $way } { $mean } en moyenne (trop peu de parties pour un intervalle)
duel-experiment-difference-mark-few = On compte ici des paires de parties de même numéro : combien l’une a donné de plus ou de moins que { $first }. Le losange marque l’écart moyen ; les paires sont trop peu nombreuses pour un intervalle.
duel-experiment-prediction-few = Ces parties sont trop peu nombreuses pour des intervalles, et donc pour juger un pronostic.
duel-experiment-prediction-item-few = { $way } { $measured } là où { $predicted } était prévu (trop peu de parties pour un intervalle)
duel-experiment-sensitivity-few = Ces parties sont trop peu nombreuses pour des intervalles, et donc pour montrer si le résultat change.
duel-experiment-wars = Parties
duel-experiment-distributions-title = L’issue des parties
duel-experiment-distributions-outcome-gov = Gagnées par les Français
duel-experiment-distributions-mark = La hauteur d’une barre dit combien de parties ont fini là, à l’échelle placée à côté de sa ligne ; sa trame dit qui les avait gagnées. Le losange sous une ligne marque la moyenne de toutes ses parties : là où les parties gagnées, perdues et indécises s’écartent, il se peut que presque aucune partie ne s’y trouve.
duel-experiment-difference-title = Écart avec { $first }, partie par partie
duel-experiment-difference-pairs = { $measure } : { $pairs } paires de parties de même numéro
duel-experiment-difference-mark = On compte ici des paires de parties de même numéro : combien l’une a donné de plus ou de moins que { $first }. Le losange marque l’écart moyen, la barre qui le traverse son intervalle : si l’on rejouait autant de parties, encore et encore, avec d’autres dés, 95 de ces intervalles sur 100 contiendraient la vraie moyenne.
duel-experiment-difference-mark-share = Le losange marque l’écart avec { $first }, la barre qui le traverse son intervalle : si l’on rejouait autant de parties, encore et encore, avec d’autres dés, 95 de ces intervalles sur 100 contiendraient le vrai écart.
duel-experiment-fan-title = Icônes dans les rangées des deux camps, tour par tour
duel-experiment-fan-file = experience-icones-par-tour
duel-experiment-fan-item = { $way } (Français { $gov }, FLN { $fln })
duel-experiment-fan-note = Ligne : la médiane de chaque camp, tour par tour. À chaque tour, la moitié des parties sont au-dessus, la moitié au-dessous ; aucune partie ne suit cette ligne. Bande foncée : la moitié centrale des parties. Bande claire : les 90 centrales sur 100. Les parties finies comptent avec leur dernière valeur.
duel-experiment-fan-over = Parties finies
duel-experiment-tornado-printed = Adopté
duel-experiment-refused =
    { $wars ->
        [one] Une partie n’a pas été jouée, parce que l’ouverture ne pouvait pas l’être
       *[other] { $wars } parties n’ont pas été jouées, parce que l’ouverture ne pouvait pas l’être
    } : { $items }. Aucune moyenne n’en tient compte, ni aucune différence d’une paire où il en manque une ; si ces parties diffèrent des autres, le résultat peut en dépendre.
duel-experiment-refused-item =
    { $way } dans { $wars ->
        [one] une partie
       *[other] { $wars } parties
    } (par exemple la partie n° { $seed } : { $why })
duel-experiment-frame-rows =
    { $wars ->
        [one] Une partie
       *[other] { $wars } parties
    } en { $rows ->
        [one] une ligne
       *[other] { $rows } lignes
    } : une pour le début et une pour la fin de chaque tour.
duel-experiment-question-own-stop = Une partie s’arrête aussi quand un tour finit et que la fonction « { $name } » dit oui.

## Ce qui est mesuré

duel-experiment-measure-balance = Avance en icônes sur tous les fronts (Français moins FLN)
duel-experiment-measure-gov-wins = Pourcentage de parties gagnées par les Français
duel-experiment-measure-fln-wins = Pourcentage de parties gagnées par le FLN
duel-experiment-measure-draws = Pourcentage de parties sans vainqueur
duel-experiment-measure-domination = Pourcentage de parties finies par la domination d’un front
duel-experiment-measure-fln-military = Icônes du FLN sur le front militaire
duel-experiment-measure-fln-political = Icônes du FLN sur le front politique
duel-experiment-measure-fln-diplomatic = Icônes du FLN sur le front diplomatique
duel-experiment-measure-gov-military = Icônes des Français sur le front militaire
duel-experiment-measure-gov-political = Icônes des Français sur le front politique
duel-experiment-measure-gov-diplomatic = Icônes des Français sur le front diplomatique
duel-experiment-measure-fln-icons = Icônes du FLN sur tous les fronts
duel-experiment-measure-gov-icons = Icônes des Français sur tous les fronts
duel-experiment-measure-fln-fronts = Fronts où le FLN mène
duel-experiment-measure-gov-fronts = Fronts où les Français mènent
duel-experiment-measure-fln-cards = Cartes du FLN dans les rangées
duel-experiment-measure-gov-cards = Cartes des Français dans les rangées
duel-experiment-measure-fln-hidden = Cartes du FLN face cachée dans les rangées
duel-experiment-measure-prisoners = Cartes en prison
duel-experiment-measure-removed = Cartes hors jeu
duel-experiment-unit-icons = { $count ->
    [one] { $number } icône
   *[other] { $number } icônes
  }
duel-experiment-unit-fronts = { $count ->
    [one] { $number } front
   *[other] { $number } fronts
  }
duel-experiment-unit-cards = { $count ->
    [one] { $number } carte
   *[other] { $number } cartes
  }

## Nombres du modèle

experiment-constant-activation-cap = Combien de fois une carte peut agir en un tour
duel-experiment-frame-few = Il reste ici moins de deux parties d’une option : rien n’est donc résumé.
duel-experiment-unpaired = Les options ne contiennent pas ici les mêmes parties : une moyenne porte sur toutes les parties de son option, une différence seulement sur les parties de même numéro présentes des deux côtés ; les deux peuvent donc ne pas concorder. La colonne « pairs » du résumé dit combien il y en a.
duel-experiment-shows-unpaired = { $measure } : { $groups }. Il ne reste pas deux parties de même numéro à comparer.
duel-experiment-stopped-item = { $way }, { $number ->
    [one] { $number } partie
   *[other] { $number } parties
 } sur { $wars }
duel-experiment-twice = Certaines parties figurent ici plusieurs fois ; chacune compte une seule fois.

# Une expérience de leçon joue des parties du duel, non des guerres.

duel-trial-heading-run = Beaucoup de parties
duel-trial-heading-judged = Votre pronostic à côté des parties
duel-trial-heading-spread = Comment les parties se répartissent
duel-trial-heading-difference = L’écart, partie par partie
duel-trial-load = Montrer les { $wars } parties de chaque cas
duel-trial-play = Jouer { $wars } parties de chaque cas
duel-trial-more = Jouer { $pairs } parties de plus dans chaque cas
duel-trial-more-hint = Avec des dés qui ne sont pas encore tombés. Vos parties s’ajoutent à celles que vous voyez.
duel-trial-forty = Jouer quarante parties à nous
duel-trial-forty-hint = Quarante parties de chaque cas, avec des dés qu’aucune autre place de la classe ne reçoit. Leur résultat est compté au mur, sans nom.
duel-trial-heading-forty = Vos quarante parties
duel-trial-forty-wide = Avec { $wars } parties, l’intervalle est environ { $times } fois plus large qu’avec { $kept }.
duel-trial-played = { $kept ->
    [0] Vous voyez { $wars } parties de chaque cas{ experiment-each-opponent }, jouées ici.
   *[other] { $played ->
        [0] Vous voyez { $kept } parties de chaque cas{ experiment-each-opponent }. Elles ont été jouées auparavant et conservées.
       *[other] Vous voyez { $wars } parties de chaque cas{ experiment-each-opponent } : { $kept } qui étaient conservées et { $played } que vous avez jouées avec de nouveaux dés.
    }
}
duel-trial-not-kept-missing = Les { $wars } parties qui vont avec cette question ne sont pas sur cet ordinateur. Vous pouvez en jouer ici.
duel-trial-not-kept-question = Les parties conservées répondent à une forme plus ancienne de cette question : elles ne sont pas montrées. Vous pouvez en jouer ici.
duel-trial-not-kept-rules = Les parties conservées ont été jouées avec des règles plus anciennes : elles ne sont pas montrées. Vous pouvez en jouer ici.
duel-trial-progress = { $begun ->
    [yes] { $done ->
        [one] { $done } partie
       *[other] { $done } parties
      } sur { $wars }, encore { $left }
   *[no] La position se prépare…
}
duel-trial-done = { $done ->
    [one] { $done } partie a été jouée.
   *[other] { $done } parties ont été jouées.
}
duel-trial-stopped = Arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } sur { $wars }. Seules les paires complètes comptent.
duel-trial-winners = Qui avait gagné à la fin du tour { $turn }, et qui menait là où personne n’avait gagné, en pourcentage des parties
duel-trial-winners-end = Qui avait gagné au plus tard à la fin du tour { $turn }, et qui menait là où personne n’avait gagné, en pourcentage des parties
duel-trial-between = { $clear ->
    [yes] entre { $low } et { $high }
    [same] le même résultat dans chaque paire : aucun écart
   *[no] entre { $low } et { $high } : plus haut ou plus bas, ces parties ne le disent pas
}
duel-trial-interval-means = Les deux parties d’une paire rencontrent les mêmes dés. « Entre » est un intervalle à 95 % : fait à partir de 100 échantillons semblables, il contiendrait le vrai écart environ 95 fois.
duel-trial-size = Chaque nombre repose sur { $wars } parties de chaque cas{ experiment-each-opponent }.
duel-trial-judged-direction = { $verdict ->
    [right] Vous attendiez { $way } { $expected ->
        [higher] au-dessus de
       *[lower] au-dessous de
    } { $first } : c’est ce qui est arrivé.
    [other] Vous attendiez { $way } { $expected ->
        [higher] au-dessus de
       *[lower] au-dessous de
    } { $first }. Dans ce modèle, c’est l’inverse. Une surprise est un bon point de départ : quelle règle en est la cause ?
   *[open] Vous attendiez { $way } { $expected ->
        [higher] au-dessus de
       *[lower] au-dessous de
    } { $first }. Ces parties ne le confirment pas{ $rivals ->
        [one] { "" }
       *[other] { " " }contre chaque adversaire
    }.
}
duel-trial-vary-what = Changez un nombre du modèle et rejouez les mêmes parties. Qu’est-ce qui reste, qu’est-ce qui disparaît ?
duel-trial-vary-play = Jouer { $wars } parties de chaque cas avec ce nombre
duel-trial-vary-drawn = Les parties avec le nombre changé :
duel-trial-report-run = parties de chaque cas et adversaire : { $kept } conservées, { $played } jouées

## Ce que compte chaque mesure

duel-experiment-counts-balance = Les icônes des Français sur les trois fronts moins celles du FLN ; les icônes des cartes face cachée comptent.
duel-experiment-counts-gov-wins = 100 pour une partie que les Français avaient gagnée à ce moment, 0 pour toute autre, même indécise ; sa moyenne est donc un pourcentage.
duel-experiment-counts-fln-wins = 100 pour une partie que le FLN avait gagnée à ce moment, 0 pour toute autre, même indécise ; sa moyenne est donc un pourcentage.
duel-experiment-counts-draws = 100 pour une partie finie à ce moment et que personne n’avait gagnée, 0 pour toute autre, même arrêtée ; sa moyenne est donc un pourcentage.
duel-experiment-counts-domination = 100 pour une partie finie à ce moment parce qu’un camp, quel qu’il soit, dominait un front, 0 pour toute autre ; sa moyenne est donc un pourcentage.
duel-experiment-counts-turns = Les tours des deux camps achevés à ce moment.
duel-experiment-counts-fln-military = Les icônes des cartes dans la rangée du FLN sur le front militaire, face cachée comprises.
duel-experiment-counts-fln-political = Les icônes des cartes dans la rangée du FLN sur le front politique, face cachée comprises.
duel-experiment-counts-fln-diplomatic = Les icônes des cartes dans la rangée du FLN sur le front diplomatique, face cachée comprises.
duel-experiment-counts-gov-military = Les icônes des cartes dans la rangée des Français sur le front militaire.
duel-experiment-counts-gov-political = Les icônes des cartes dans la rangée des Français sur le front politique.
duel-experiment-counts-gov-diplomatic = Les icônes des cartes dans la rangée des Français sur le front diplomatique.
duel-experiment-counts-fln-icons = Les icônes des cartes dans les trois rangées du FLN, face cachée comprises.
duel-experiment-counts-gov-icons = Les icônes des cartes dans les trois rangées des Français.
duel-experiment-counts-fln-fronts = Les fronts où le FLN a plus d’icônes que les Français ; les cartes face cachée comptent, et une égalité n’est à personne.
duel-experiment-counts-gov-fronts = Les fronts où les Français ont plus d’icônes que le FLN ; les cartes face cachée comptent, et une égalité n’est à personne.
duel-experiment-counts-fln-cards = Les cartes dans les trois rangées du FLN, face cachée comprises.
duel-experiment-counts-gov-cards = Les cartes dans les trois rangées des Français.
duel-experiment-counts-fln-hidden = Les cartes du FLN qui sont face cachée dans ses rangées.
duel-experiment-counts-prisoners = Les cartes qui sont en prison.
duel-experiment-counts-removed = Les cartes hors jeu, qui ne sont plus dans la pioche ni dans la défausse de personne.
