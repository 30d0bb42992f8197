# Ce que le plateau répond quand on l’interroge : chances, jets expliqués, ce qu’on peut faire en un lieu, conseils, pronostics.

## Chances

# A chance inside a sentence, as in « Ce résultat avait 1 chance sur 3 (33 %) ».
panel-chance-in = { $exact ->
    [yes] { "" }
   *[no] environ{ " " }
  }{ $times ->
    [one] { $times } chance
   *[other] { $times } chances
  } sur { $of } ({ $percent })
panel-chance-percent = { $percent } de chances
panel-chance-sure = toutes les chances
panel-chance-about = environ { $fraction }
panel-odds-certain = Certain : { $text }
panel-score = { $count ->
    [one] Justes jusqu’ici : { $right } sur un pronostic ; le hasard seul en donnerait { $expected }.
   *[other] Justes jusqu’ici : { $right } sur { $count } pronostics ; le hasard seul en donnerait { $expected }.
  }

panel-price-free = gratuit
# Un déplacement qui n’apporte rien d’autre.
panel-arrives = l’unité arrive
# Dit à qui ne voit pas les barres. $results : le nombre de lignes ; $text : les plus probables ; $count : leur nombre.
panel-odds-summary = { $count ->
    [one] Sur { $results } résultats possibles, le plus probable est : { $text }. Sa chance : { $chance }.
   *[other] Sur { $results } résultats possibles, voici les plus probables : { $text }. Chance de chacun : { $chance }.
  }

## Jets expliqués

panel-roll-several = { $what } ({ $count } dés)
# $most est le résultat le plus haut avec son unité, comme « 14 points ».
panel-roll-span = de { $low } à { $most }
# Une chance que plusieurs totaux ont ensemble ; $span dit lesquels, comme « de 11 à 12 points ».
panel-chance-span = { $chance } d’avoir { $span }
panel-table-mission-success = Table de réussite des missions
panel-table-coup = Table du coup d’État
panel-table-events = Table des événements aléatoires
panel-table-combat = Table des combats
panel-table-limit = un dé contre une limite
# La partie de la table où mène un jet, comme « de 11 à 12 ».
panel-read-row = { $table } : on a lu la ligne « { $row } ».
panel-read-column = { $table } : on a lu la colonne « { $row } ».
# $needs : comme dans `trial`.
panel-read-limit = { $needs ->
    [more] Il fallait plus de { $limit }.
    [less] Il fallait { $limit } ou moins.
   *[either] { $passed ->
        [yes] Le dé donne { $limit } ou moins.
       *[no] Le dé donne plus de { $limit }.
      }
  }
panel-row = de { $low } à { $high }
panel-row-single = { $low }
panel-row-lowest = { $high } ou moins
panel-row-highest = { $low } ou plus
panel-column = puissance de feu de { $low } à { $high }
panel-column-single = puissance de feu de { $low }
panel-column-lowest = puissance de feu de { $high } ou moins
panel-column-highest = puissance de feu de { $low } ou plus
panel-several-contact = { $number ->
    [one] { $number } unité repérée sur { $count }
   *[other] { $number } unités repérées sur { $count }
}
panel-several-evasion = { $number } sur { $count } { $number ->
    [one] s’échappe
   *[other] s’échappent
}
panel-several-recovery = { $number } sur { $count } { $number ->
    [one] reste neutralisée
   *[other] restent neutralisées
}
panel-chance-certain = certain

## Ce qu’on peut faire en un lieu

panel-about-propaganda = Un Front ou un Cadre parle à la population : des points pour le FLN, davantage dans une ville.
panel-about-strike = Un Front appelle à la grève dans une ville : beaucoup de points, et le Gouvernement est poussé à réagir.
panel-about-move = Un Cadre, une Bande ou un Faïlek va dans une autre zone, une autre wilaya ou de l’autre côté de la frontière.
panel-about-raid = Des Bandes et des Faïleks rapportent des PA ; un marqueur de terreur peut rester.
panel-about-harass = Des Bandes et des Faïleks attaquent une unité du Gouvernement, qui riposte à demi-puissance.
panel-about-flush = Des unités mobiles cherchent les unités exposées du FLN et combattent celles qu’elles trouvent.
panel-about-intelligence = La Police cherche les unités clandestines du FLN ; celles qu’elle trouve sont exposées.
panel-about-civil_affairs = La Police agit pour la population : le soutien au FLN baisse, et un marqueur de terreur disparaît peut-être.
panel-about-suppress = La Police neutralise des Bandes et des Faïleks par la force, et à un jet élevé aussi les Cadres et les Fronts ; il peut en rester un marqueur de terreur et une perte de soutien.
panel-about-resettle = La population est déplacée pour toujours : la zone compte comme isolée, le soutien au FLN monte, et il en coûte à chaque tour.

# $unit est le type de l’unité dont il s’agit, comme « Cadre ».
panel-offer-title = { $mission } : { $unit }
panel-react = Réagir
panel-about-place = Une unité de ce type est placée dans une zone avant le tour 1.
panel-about-done = L’étape prend fin ; si une mission se préparait, les dés sont lancés.
panel-about-mobilize = Une nouvelle unité du Gouvernement entre en guerre ; sa zone se choisit ensuite.
panel-about-deploy = Une unité du Gouvernement part pour une autre zone, à choisir ensuite.
panel-about-to = L’unité qui vient d’être choisie va à cet endroit.
panel-about-react = Des unités mobiles cherchent à saisir les unités du FLN qui viennent d’agir ; chacune peut s’esquiver.
panel-crew-react = Qui réagit
panel-crew-strike = Cadres qui se joignent à la grève
panel-crew-raid = Qui participe au raid
panel-crew-harass = Qui participe au harcèlement
panel-crew-flush = Qui participe à l’opération
panel-crew-suppress = Brigades d’élite qui aident
panel-crew-air = Points aériens
panel-crew-group = { $kind } – { $what }
panel-by-helicopter = par hélicoptère
panel-lifted = par hélicoptère : { $units }
panel-lifted-here = dont héliportées, contact +1
panel-aim-move = Destination
panel-aim-harass = Cible

# Raisons qui n’apparaissent que lorsqu’on interroge un lieu entier.
refusal-outside-algeria = Cela ne se fait pas { $at }.
refusal-nobody-there = Aucune unité de ce camp n’est { $at }.

## Suites d’actions, conseils, raisons

# $parts dit qui participe et contre quoi, avec des virgules.
panel-line = { $action } : { $parts }
panel-against = contre { $unit }
panel-with-air = { $count ->
    [one] { $count } Point aérien
   *[other] { $count } Points aériens
  }
panel-line-too-long = L’autre camp, ou la phase suivante, vient avant la fin de cette suite d’actions.
panel-dice-before = Des dés tombent avant la fin de cette suite d’actions : personne ne peut encore savoir ce qui vient après.
panel-malformed = Cette suite d’actions est illisible.
panel-why = { $side } : { $action }

panel-why-answer = { $answer ->
    [yes] Oui.
   *[no] Non.
  }

## Choix

choice-way = { " " }→{ " " }
# Unités encore en réserve, dont on prend une.
choice-stock = { $kind } ({ $number } en réserve)
# Titres au-dessus de nombres. $seat est le camp qui répartit ses points.
choice-raise = { $seat ->
    [fln] Relever le soutien au FLN de
   *[gov] Relever le soutien au Gouvernement de
  }
choice-lower = { $seat ->
    [fln] Abaisser le soutien au Gouvernement de
   *[gov] Abaisser le soutien au FLN de
  }
# Une unité qui peut subir une perte, et ce que cela entraîne.
choice-loss = { $unit } : { $effect }
loss-reduced = devient { $kind }
loss-eliminated = éliminée

## Pronostics : combien de fois le résultat prédit est venu, selon la chance qu’il avait

calibration-band = { $low } à { $high } %
calibration-span = de { $low } à { $high }
calibration-of = { $right } sur { $count }

## La mise en place

# Avec la question de la mise en place : les unités qui restent, par nombre et par type.
prompt-to-place = { $count ->
    [0] Tout est placé.
   *[other] Encore à placer : { $units }.
  }
# Un seul choix qui place tout le reste là où le scénario le propose.
choice-place-the-rest = Placer le reste comme proposé ({ $count ->
    [0] 0 unité
    [one] 1 unité
   *[other] { $count } unités
  })
