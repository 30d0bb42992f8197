# Ce que la page d’un lecteur a dans la salle d’une classe : la barre, les avis du professeur, la remise.

hour-ui-label = Votre place dans la classe
hour-ui-place = Place %place%
hour-ui-no-place = En classe
hour-ui-nickname = Surnom
hour-ui-nickname-is = Surnom : %name%
hour-ui-nickname-field = Comment vous voulez être appelé, si vous le souhaitez :
hour-ui-nickname-note = Gardé seulement tant que la salle est ouverte, et visible seulement au bureau du professeur.
hour-ui-nickname-keep = Garder
hour-ui-nickname-away = L’enlever
hour-ui-nickname-kept = C’est gardé.
hour-ui-hand = Lever la main
hour-ui-hand-up = Main levée : la baisser
hour-ui-hand-said = Votre professeur voit que vous levez la main.
hour-ui-hand-down = Vous avez baissé la main.
hour-ui-hand-taken = Votre professeur a baissé votre main.
guiding-now-shut = C’est fait. Votre professeur ouvrira l’étape suivante.
hour-ui-wait = Votre professeur vous demande d’attendre
hour-ui-wait-text = Levez les yeux un instant, s’il vous plaît.
hour-ui-wait-so = J’attends
hour-ui-wait-on = Continuer quand même
hour-ui-again = Relire
hour-ui-fold = Replier
hour-ui-unfold = Messages du professeur : %count%
hour-ui-back = Vous étiez à l’étape %number%.
hour-ui-go-back = Revenir à l’étape %number%
hour-go-elsewhere = { $number ->
    [0] Votre professeur demande à tous d’aller à une étape de « { $title } »
   *[other] Votre professeur demande à tous d’aller à l’étape { $number } de « { $title } »
}
hour-go-step = { $number ->
    [0] Votre professeur demande à tous d’aller à l’étape « { $title } »
   *[other] Votre professeur demande à tous d’aller à l’étape { $number } : { $title }
}
hour-go-next = C’est l’étape suivante. Tout ce que vous avez fait reste.
hour-go-jump = Le plateau sera comme au début de cette étape. Vos réponses et vos notes restent ; ce que vous avez joué vous-même n’est pas sur ce plateau.
hour-go-left = L’étape s’ouvre telle que vous l’avez laissée, avec votre propre partie. Vos réponses et vos notes restent.
hour-go-and-back = Vous pourrez revenir à l’étape { $number } telle que vous la laissez.
hour-go-not-here = Cette étape n’est pas dans la forme de la leçon que vous suivez. Restez ici, ou demandez à votre professeur.
hour-line-step = { $number ->
    [0] Votre professeur vous attend à l’étape « { $title } »
   *[other] Votre professeur vous attend à l’étape { $number } : { $title }
}
hour-line-elsewhere = { $number ->
    [0] Votre professeur vous attend dans « { $title } »
   *[other] Votre professeur vous attend à l’étape { $number } de « { $title } »
}
hour-ui-go-there = Y aller
hour-ui-go-link = Ouvrir cette leçon
hour-ui-stay = Rester ici
hour-form = Votre professeur prend la forme de la leçon en { $minutes } minutes
hour-form-more = Ce que vous avez fait est repris là où cela convient.
hour-form-take = Prendre cette forme
hour-form-unfit = Cette forme a des étapes avant l’endroit où vous êtes. Vous pouvez ouvrir la première : ce que vous aviez fait jusque-là vous suit, le reste est à refaire. Votre chemin de maintenant reste parmi les « parcours commencés » du menu « Leçon ».
hour-form-open = Ouvrir la première étape qui manque : { $title }
hour-ui-form-gone = Votre professeur ne demande plus de changer de forme
hour-ui-form-gone-more = Vous gardez la forme de la leçon que vous suivez.
hour-ui-form-stay = Garder la mienne
hour-ui-vote = Votre professeur repose une question
hour-ui-vote-given = Votre vote est compté : %given%
hour-ui-vote-heading = Votre professeur repose cette question
hour-ui-vote-number = Votre réponse
hour-ui-vote-send = Voter
hour-ui-vote-change = Changer mon vote
hour-ui-vote-counted = Votre vote est compté : %given%. Vous pouvez le changer jusqu’à la fin du vote.
hour-ui-vote-unread = Ce n’était pas un nombre. Rien n’en a été compté.
hour-ui-vote-close = Fermer
hour-ui-draw-failed = La barre de la classe n’a pas pu être dessinée.
hour-ui-malformed = La page a envoyé quelque chose qui n’est pas un message.
