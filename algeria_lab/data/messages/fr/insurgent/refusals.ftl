# Pourquoi quelque chose est impossible dans le jeu de cartes, et ce qui marcherait. $given est ce qui a été demandé.

duel-refusal-game-over = La partie est finie : il n’y a plus rien à décider.
duel-refusal-not-your-decision = { $turn ->
    [fln] C’est au FLN de décider
   *[gov] C’est aux Français de décider
  }, pas { $seat ->
    [fln] au FLN
   *[gov] aux Français
  }.
duel-refusal-wrong-words = « { $verb } » attend : { $takes }.
duel-refusal-verb-not-awaited = « { $verb } » n’est pas demandé maintenant. { $near ->
    [none] Sont possibles : { $known }.
   *[other] Vouliez-vous dire « { $near } » ? Sont possibles : { $known }.
  }
duel-refusal-no-such-card = Il n’y a pas de telle carte : { $given }.
duel-refusal-not-a-target = { $given } ne peut pas être choisi ici.
duel-refusal-not-in-hand = { $given } : cette carte n’est pas parmi celles qui peuvent être jouées maintenant.
duel-refusal-wrong-front = { $given } : cette carte ne peut pas aller là. Un agent sans Rassemblement va sur son propre front, un événement dans la défausse.
duel-refusal-wrong-facing = { $given } : cette carte ne peut pas être posée ainsi. Seul le FLN joue face cachée, et jamais un événement.
duel-hint-choose-an-option = Choisissez une des possibilités de la table.
