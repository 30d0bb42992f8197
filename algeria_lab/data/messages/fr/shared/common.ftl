# Les mots de tous les jeux : camps, nombres, listes, récit d’un jet de dés, chances.

language-direction = ltr

side-fln = FLN
side-gov = Gouvernement
the-side-fln = le FLN
the-side-gov = le Gouvernement

# Une référence derrière une phrase, et un modificateur avec sa raison.
cite = { " " }[{ $rule }]
mod = { $value } { $why } [{ $rule }]
# Entre les éléments d’une liste ; entre les parties d’une phrase qui compte plusieurs choses.
labelled = { $label } : { $value }
list-comma = ,{ " " }
list-semicolon = { "\u202F" };{ " " }

# $what dit pourquoi on lance, $mods sont les modificateurs précédés chacun d’une virgule, $sum vaut "yes" là
# où il faut faire la somme.
roll = { $what }{ $cite } : { $faces } { $dice ->
    [one] au dé
   *[other] aux dés
  }{ $mods }{ $sum ->
    [yes] { " " }= { $total }
   *[no] { "" }
  }, soit { $result }.
# $needs : "more" ou "less" quand quelqu’un espérait plus, ou pas plus, que la limite.
trial = { $what }{ $cite } : { $faces } au dé{ $mods }{ $sum ->
    [yes] { " " }= { $total }
   *[no] { "" }
  } ({ $needs ->
    [more] il fallait plus de { $limit }
    [less] il fallait { $limit } ou moins
   *[either] { $passed ->
        [yes] { $limit } ou moins
       *[no] plus de { $limit }
      }
  }) : { $result }.

# Chances. Une liste de résultats, chacun avec sa chance ; ou la moyenne là où il y a trop de résultats.
odds-item = { $text } : { $chance }
odds-average = en moyenne { $amounts }
percent = { $number } %
# Pourcentages voisins de 0 et de 100 sans les atteindre : seul l'est ce qui ne vient jamais ou toujours.
nearly-none = moins de 0,1
nearly-all = plus de 99,9
# Le signe entre les unités et les dixièmes d’un nombre.
decimal = ,
# Le signe d’un demi derrière un nombre.
half = ½
