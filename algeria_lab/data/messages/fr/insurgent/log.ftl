# Le journal du jeu de cartes. $who vaut fln, gov ou automaton ; $card est une carte par son nom ; $where un lieu avec sa préposition.

duel-log-setup = Les deux pioches sont mélangées.
duel-log-turn = Tour { $turn } : { $who ->
    [fln] le FLN
    [gov] les Français
   *[automaton] l’automate des Français
  }
duel-log-keep = { $who ->
    [fln] Le FLN garde sa
   *[gov] Les Français gardent leur
  } première main.
duel-log-redraw = { $who ->
    [fln] Le FLN remet sa première main et mélange.
   *[gov] Les Français remettent leur première main et mélangent.
  }
duel-log-play = { $who ->
    [fln] Le FLN joue
    [gov] Les Français jouent
   *[automaton] L’automate joue
  } { $card }{ $facing ->
    [up] , face visible,
    [down] , face cachée,
   *[open] { "" }
  } { $where }{ $how ->
    [recruit] , par recrutement
   *[hand] { "" }
  }.
duel-log-play-discard = { $who ->
    [fln] Le FLN joue
    [gov] Les Français jouent
   *[automaton] L’automate joue
  } l’événement { $card }{ $how ->
    [recruit] , par recrutement
   *[hand] { "" }
  }.
duel-log-flip-another = Négociation : l’automate retourne une autre carte et la joue.
duel-log-attack = { $who ->
    [fln] Le FLN attaque
    [gov] Les Français attaquent
   *[automaton] L’automate attaque
  } { $card } : la carte va hors jeu.
duel-log-hit = { $who ->
    [fln] Le FLN porte
    [gov] Les Français portent
   *[automaton] L’automate porte
  } un coup sur { $card } : la carte va hors jeu.
duel-log-capture = { $who ->
    [gov] Les Français capturent
   *[automaton] L’automate capture
  } { $card } : la carte va en prison.
duel-log-hide = Le FLN cache { $card } : la carte est retournée face cachée.
duel-log-expose = { $who ->
    [fln] Le FLN révèle
    [gov] Les Français révèlent
   *[automaton] L’automate révèle
  } { $card } : la carte est retournée face visible et agit.
duel-log-jailbreak = { $card } : la carte sort de prison et revient { $facing ->
    [up] face visible
   *[down] face cachée
  } { $where }.
duel-log-skip = { $who ->
    [fln] Le FLN renonce
   *[gov] Les Français renoncent
  } à une icône de { $card } : { $icon }.
duel-log-waive = { $who ->
    [fln] Le FLN renonce
   *[gov] Les Français renoncent
  } à un coup.
duel-log-idle = { $card } : { $icon } impossible, on passe.
duel-log-lost = { $card } ne peut plus agir cette fois ; perdu : { $icons }.
duel-log-bomb = { $card }, Bombe : { $who ->
    [fln] le FLN lance
    [gov] les Français lancent
   *[automaton] l’automate lance
  } deux dés : { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] deux coups au but
  }.
duel-log-lot = Tirage au sort parmi { $count } : { $name }.
duel-log-drawn = { $who ->
    [fln] Le FLN pioche
   *[gov] Les Français piochent
  } { $cards }.
duel-log-drawn-hidden = { $who ->
    [fln] Le FLN pioche
   *[gov] Les Français piochent
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
duel-log-looked = { $who ->
    [fln] Le FLN regarde
    [gov] Les Français regardent
   *[automaton] L’automate regarde
  } { $cards }.
duel-log-looked-hidden = { $who ->
    [fln] Le FLN regarde
   *[gov] Les Français regardent
  } { $count ->
    [one] la dernière carte de la pioche
   *[other] les { $count } cartes du haut de la pioche
  }.
duel-log-under = { $card } passe sous la pioche.
duel-log-under-hidden = L’autre carte passe sous la pioche sans être montrée.
duel-log-uncovered = { $count ->
    [one] La carte cachée est retournée
   *[other] Les cartes cachées sont retournées
  } : { $cards }.
duel-log-final-turn = { $who ->
    [fln] Le FLN a joué sa dernière carte : les Français ont encore un tour.
   *[gov] Les Français ont joué leur dernière carte : le FLN a encore un tour.
  }
duel-log-concede = { $who ->
    [fln] Le FLN abandonne.
   *[gov] Les Français abandonnent.
  }
duel-log-end = { $title } { $text }

## Quelle ligne de sa liste a décidé pour l’automate

duel-why-INS-6-4 = Un agent sans Rassemblement va sur son propre front.
duel-why-INS-6-4-1 = Le FLN y a au moins trois cartes de plus que les Français (ligne 1).
duel-why-INS-6-4-2 = C’est là que se trouvent le plus de cartes françaises (ligne 2).
duel-why-INS-6-4-3 = C’est là que se trouvent le plus d’icônes françaises (ligne 3).
duel-why-INS-6-4-4 = Plusieurs fronts étaient à égalité : le sort a décidé (ligne 4).
duel-why-INS-6-5 = Il n’y a pas d’autre choix.
duel-why-INS-6-5-1-1 = Elle a le plus d’icônes (ligne 1).
duel-why-INS-6-5-1-2 = Les deux ont autant d’icônes ; un soutien passe avant un agent, un agent avant un événement (ligne 2).
duel-why-INS-6-5-1-3 = Les deux étaient à égalité : le sort a décidé (ligne 3).
duel-why-INS-6-5-2-1 = Elle a le plus d’icônes (ligne 1).
duel-why-INS-6-5-2-2 = Parmi celles qui ont le plus d’icônes, elle est sur le front où le FLN a le plus de cartes (ligne 2).
duel-why-INS-6-5-2-3 = Plusieurs cartes étaient à égalité : le sort a décidé (ligne 3).
duel-why-INS-6-5-3-1 = Des fronts à cartes cachées, c’est celui où le FLN a le plus de cartes ; la plus haute carte cachée est retournée (ligne 1).
duel-why-INS-6-5-3-2 = Plusieurs fronts étaient à égalité : le sort a décidé (ligne 2).
duel-why-INS-7-A64 = Aucune carte du FLN n’est visible sur un front : une carte en prison est choisie.
