# Une expérience de leçon : un pronostic, beaucoup de guerres ou de lancers, ce qu’ils disent et ne disent pas.

trial-heading-question = La question
trial-heading-prediction = Votre pronostic
trial-heading-run = Beaucoup de guerres
trial-heading-throws = Beaucoup de lancers
trial-heading-shares = Qui avait gagné, qui menait
trial-heading-judged = Votre pronostic à côté des guerres
trial-heading-spread = Comment les guerres se répartissent
trial-heading-difference = L’écart, guerre par guerre
trial-heading-vary = Qu’est-ce qui changerait ce résultat ?
trial-heading-sentence = Avec vos mots
trial-heading-found = Ce qui a été trouvé, dans ce modèle

## Le pronostic

trial-predict = C’est mon pronostic
trial-predict-not = Continuer sans pronostic
trial-predict-what = Avant de voir quoi que ce soit : quelle sera la moyenne ? { $measure }.
trial-predict-how = Tracez une barre par option. Au clavier : les flèches la déplacent de 1, Page précédente et Page suivante d’un dixième de l’échelle. Vous pouvez aussi écrire le nombre.
trial-predict-missing = Encore sans barre : { $ways }. Tracez-la, ou continuez sans pronostic.
trial-predict-set = Vous avez indiqué { $numbers ->
    [one] un nombre. « C’est mon pronostic » le garde
   *[other] { $numbers } nombres. « C’est mon pronostic » les garde
} ; « Continuer sans pronostic », pressé encore une fois, { $numbers ->
    [one] l’abandonne
   *[other] les abandonne
}.
trial-predict-range = Choisissez un nombre de { $low } à { $high }.
trial-predicted = Votre pronostic : { $items }.
trial-predicted-nothing = Vous avez continué sans pronostic.

## Jouer

trial-load = Montrer les { $wars } guerres de chaque option
trial-play = Jouer { $wars } guerres de chaque option
trial-play-hint = Elles sont jouées sur cet ordinateur{ experiment-each-opponent }. Vous pouvez arrêter à tout moment.
trial-more = Jouer { $pairs } guerres de plus pour chaque option
trial-more-hint = Avec des dés qui ne sont pas encore tombés. Vos guerres s’ajoutent à celles que vous voyez.
trial-forty = Jouer deux fois quarante guerres à nous
trial-forty-hint = Quarante guerres de chaque option, avec des dés qu’aucune autre place de la classe ne reçoit. Leur résultat est compté au mur, sans nom.
trial-heading-forty = Vos guerres, quarante par option
trial-forty-own = Vos { $wars }
trial-forty-kept = Les { $wars } conservées
trial-forty-between = entre { $low } et { $high }
trial-forty-wide = Avec { $wars } guerres, l’intervalle est environ { $times } fois plus large qu’avec { $kept }.
trial-forty-told = Contre le joueur automatique { $against }. Elles sont comptées au mur avec celles de la classe ; votre place porte le numéro { $place }.
trial-moment = Un instant…
trial-stop = Arrêter
trial-show = Ce qui est mesuré
trial-played = { $kept ->
    [0] Vous voyez { $wars } guerres de chaque option{ experiment-each-opponent }, jouées ici.
   *[other] { $played ->
        [0] Vous voyez { $kept } guerres de chaque option{ experiment-each-opponent }. Elles ont été jouées auparavant et conservées.
       *[other] Vous voyez { $wars } guerres de chaque option{ experiment-each-opponent } : { $kept } qui étaient conservées et { $played } que vous avez jouées avec de nouveaux dés.
    }
}
trial-played-before = Avant que cette page soit rechargée, vous aviez fait jouer ici { $wars } guerres de chaque option. Elles ne sont pas conservées ; le bouton rejoue les mêmes, avec les mêmes dés.
trial-not-kept-missing = Les { $wars } guerres qui vont avec cette question ne sont pas sur cet ordinateur. Vous pouvez en jouer ici.
trial-not-kept-question = Les guerres conservées répondent à une forme plus ancienne de cette question : elles ne sont pas montrées. Vous pouvez en jouer ici.
trial-not-kept-rules = Les guerres conservées ont été jouées avec des règles plus anciennes : elles ne sont pas montrées. Vous pouvez en jouer ici.
trial-progress = { $begun ->
    [yes] { $done ->
        [one] { $done } guerre
       *[other] { $done } guerres
      } sur { $wars }, encore { $left }
   *[no] La position se prépare…
}
trial-done = { $done ->
    [one] { $done } guerre a été jouée en tout.
   *[other] { $done } guerres ont été jouées en tout, toutes options ensemble.
}
trial-stopped = Arrêté après { $done ->
    [one] { $done } guerre
   *[other] { $done } guerres
 } sur { $wars }. Seules les paires complètes comptent.

## Résultats

trial-winners = Qui avait gagné à la fin du tour { $turn }, et qui menait là où personne n’avait gagné, en pourcentage des guerres
trial-winners-end = Qui avait gagné au plus tard à la fin du tour { $turn }, et qui menait là où personne n’avait gagné, en pourcentage des guerres
trial-versus = Contre { $against }
trial-share = { $who } { $share } %
trial-who-won = { $side } gagnant
trial-who-ahead = { $side } en tête
trial-who-open = personne ne mène
trial-differences = { $measure } : de combien plus haut ou plus bas qu’avec { $first }
trial-between = { $clear ->
    [yes] entre { $low } et { $high }
    [same] le même résultat dans chaque paire : aucun écart
   *[no] entre { $low } et { $high } : plus haut ou plus bas, ces guerres ne le disent pas
}
trial-interval-means = Les deux guerres d’une paire rencontrent les mêmes dés. « Entre » est un intervalle à 95 % : fait à partir de 100 échantillons semblables, il contiendrait le vrai écart environ 95 fois.
trial-size = Chaque nombre repose sur { $wars } guerres de chaque option{ experiment-each-opponent }.
trial-you-said = Votre pronostic
trial-more-shown = Plus sur ces guerres : votre pronostic en nombres, qui menait, tous les écarts
trial-more-hidden = Replier
trial-how-sure = Est-ce sûr ?
trial-near = { $near ->
    [inside] votre barre est dans l’intervalle à 95 %
    [yes] près de votre barre, qui reste hors de l’intervalle à 95 %
    [lower] plus bas que votre barre
   *[higher] plus haut que votre barre
}
trial-judged-direction = { $verdict ->
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
    } { $first }. Ces guerres ne le confirment pas{ $rivals ->
        [one] { "" }
       *[other] { " " }contre chaque adversaire
    }.
}

## Ce qui a été trouvé

trial-found = { $agree ->
    [all] Contre chaque adversaire, { $way } donne { $direction ->
        [higher] plus
       *[lower] moins
    } que { $first }. { $measure } : { $items }.
    [none] Entre { $way } et { $first }, aucun écart ne se voit contre aucun adversaire. { $measure } : { $items }.
    [differ] { $way } comparé à { $first } : cela dépend de l’adversaire. { $measure } : { $items }.
   *[one] { $way } comparé à { $first }. { $measure } : { $items }.
}
trial-found-item = { $direction ->
    [same] contre { $against }, le même résultat dans chaque paire
    [higher] contre { $against }, { $by } de plus (intervalle à 95 % : de { $low } à { $high })
    [lower] contre { $against }, { $by } de moins (intervalle à 95 % : de { $low } à { $high })
   *[unclear] contre { $against }, rien de net (intervalle à 95 % : de { $low } à { $high })
}
trial-found-alone = { $way } contre { $against }. { $measure } : { $mean } (intervalle à 95 % : de { $low } à { $high }).

## Changer un nombre du modèle

trial-vary-what = Changez un nombre du modèle et rejouez les mêmes guerres. Qu’est-ce qui reste, qu’est-ce qui disparaît ?
trial-vary-rule = Vous changez un nombre de la règle [{ $rule }] : { $number }. C’est poser une question au modèle. Cela ne mesure rien de ce qui s’est passé.
trial-vary-which = Quel nombre
trial-vary-printed = C’est le nombre imprimé. Choisissez-en un autre.
trial-vary-play = Jouer { $wars } guerres de chaque option avec ce nombre
trial-vary-drawn = Les guerres avec le nombre changé :
trial-printed = imprimé
trial-as-printed = Comme imprimé : { $value }
trial-changed = Changé : { $value }

## La phrase personnelle

trial-sentence-hint = Une ou deux phrases. Elles vont dans votre rapport ; personne ne les note ici.
trial-sentence-done = Garder ma phrase
trial-sentence-change = Changer ma phrase
trial-sentence-not = Continuer sans phrase
trial-sentence-empty = Rien n’est encore écrit. Écrivez une phrase, ou continuez sans.

## Lancers

trial-throw = { $again ->
    [yes] Lancer { $times } fois de plus
   *[no] Lancer { $times } fois
}
trial-thrown-mean = La moyenne de tous les lancers
trial-thrown-title = { $way } : combien de fois chaque nombre est sorti
trial-thrown-file = lancers
trial-thrown-number = Nombre
trial-thrown-share = Part des lancers, %
trial-thrown-exactly = Chance exacte
trial-thrown-here = Lancés ici, %
trial-thrown-between = Intervalle à 95 %, %
trial-thrown-none = { $way } : { $times } lancers, trop peu ou trop semblables pour un intervalle.
trial-thrown-sampled = { $way } : la moyenne de { $times } lancers est { $mean } (intervalle à 95 % : de { $low } à { $high }).
trial-thrown-summary = { $way } : la moyenne de { $times } lancers est { $mean } (intervalle à 95 % : de { $low } à { $high }). La moyenne exacte est { $exact }{ $inside ->
    [yes] , dans l’intervalle.
   *[no] , hors de l’intervalle : cela arrive dans 5 échantillons sur 100.
}
trial-thrown-judged = Vous avez dit { $guess } pour { $way }.

## Dans le rapport

scenario-report-experiments = Expériences
trial-report-predicted = pronostic : { $items }
trial-report-nothing = sans pronostic
trial-report-run = guerres de chaque option et adversaire : { $kept } conservées, { $played } jouées
trial-report-thrown = lancers : { $played }
trial-report-vary = changé : { $number } = { $value }

## Also in questions of the laboratory: behind what each way does, only where there are several opponents

experiment-each-opponent = { $rivals ->
    [one] { "" }
   *[other] { " " }contre chaque adversaire
  }
