# L’histoire dans les leçons : extraits de sources, chiffres, chronologie de la guerre, Galula.

## Excerpts

voices-title = Des voix
voices-note = Avertissement
voices-translated = Traduction :
voices-caution = À noter
voices-said = date : { $when }
voices-about = sujet : { $what }
voices-memory = souvenir, raconté après la guerre ou à une date qu’aucune page ne donne
voices-origin = D’où vient ce texte : { $who }
voices-source = Lu dans
voices-grade = Type de page
voices-grade-a = la page même de l’institution, de l’éditeur, de l’archive ou du film
voices-grade-b = un journal ou une chaîne qui se nomme
voices-grade-c = une copie ou une citation sur une autre page ; pas encore comparée à l’original
voices-grade-d = personne ne signe, ou la page appartient à un camp de la mémoire
voices-rights = Droit de citer
voices-rights-official = acte officiel : citation libre
voices-rights-debate = débat parlementaire : citation libre
voices-rights-collective = texte d’un mouvement : courte citation, nommée et datée
voices-rights-short-quotation = œuvre protégée : courte citation, nommée et datée
voices-number = Numéro
voices-kind-official = un officiel parle
voices-kind-movement = un mouvement parle
voices-kind-witness = un témoin parle
voices-kind-combatant = une personne du FLN ou de l’ALN parle
voices-kind-soldier = un soldat de l’armée française parle
voices-kind-auxiliary = un Algérien au service de la France parle
voices-kind-observer = une personne venue voir ou aider parle
voices-kind-opponent = un opposant à la guerre parle
voices-kind-scholar = une scientifique ou un savant parle

## Galula

galula-caption = Quatre lois, comme des affirmations, avec nos mots
galula-law = Loi
galula-number = Loi { $number }
galula-claim = Ce qu’elle affirme
galula-lesson = Vérifiée dans
galula-rests = Sur quoi cela repose, et ce que nous n’avons pas trouvé

## Timeline

timeline-lesson = { $number ->
    [0] Mise en route
    [12] Bilan du cours
   *[other] Leçon { $number }
  }
