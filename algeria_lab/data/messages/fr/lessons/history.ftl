# L’histoire dans les leçons : extraits de sources, chiffres, chronologie de la guerre, Galula.

## Excerpts

voices-title = Des voix
voices-note = Avertissement
# Ce par quoi on cite un document d’une leçon ; $number compte dans toute la leçon.
voices-document = Document { NUMBER($number, useGrouping: "false") }
# Ouvre des documents lus à une étape précédente.
voices-read-again = Relire : { $documents }
voices-translated = En français, notre traduction
voices-original-fr = Texte original, en français
voices-original-en = Texte original, en anglais
voices-spoken-ar = Dit en arabe ; imprimé { $language ->
    [fr] en français
   *[en] en anglais
 }
voices-caution = À noter
voices-said = date : { $when }
voices-about = sujet : { $what }
voices-memory = souvenir raconté après la guerre
voices-undated = raconté après la guerre
voices-fact-kind = Qui parle
voices-fact-said = Quand
voices-fact-addressee = À qui
voices-fact-place = Où
voices-fact-source = Source
voices-fact-about = Sujet
voices-grade = Type de page
voices-grade-a = la page même de l’institution, de l’éditeur, de l’archive ou du film
voices-grade-b = un journal ou une chaîne qui se nomme
voices-grade-c = une copie ou une citation sur une autre page ; pas encore comparée à l’original
voices-grade-d = personne ne signe, ou la page appartient à un côté de la mémoire
voices-rights = Droit de citer
voices-rights-official = acte officiel : citation libre
voices-rights-debate = débat parlementaire : citation libre
voices-rights-open-licence = licence ouverte (CC BY) : citation libre, avec la référence
voices-rights-collective = texte d’un mouvement : courte citation, nommée et datée
voices-rights-short-quotation = œuvre protégée : courte citation, nommée et datée
voices-number = Numéro
voices-checking = À vérifier encore
voices-for-teachers = { $number } : { $who }
voices-own = Document ajouté par l’auteur de cet exercice.
voices-own-purpose = à lire dans le texte
voices-unsaid = aucune page ne le dit
voices-purpose = à lire dans le texte ; sujet : { $what }
voices-kind-official = parole d’un responsable, ou texte officiel
voices-kind-movement = texte d’un mouvement
voices-kind-witness = témoignage
voices-kind-combatant = parole d’une personne du FLN ou de l’ALN
voices-kind-soldier = parole d’un soldat de l’armée française
voices-kind-auxiliary = parole d’un Algérien au service de la France
voices-kind-observer = parole d’une personne extérieure qui a vu ou rapporté
voices-kind-opponent = parole d’un opposant à la guerre ou à ses méthodes
voices-kind-scholar = texte de recherche
voices-kind-player = parole d’un joueur, ou d’un critique de jeux
voices-kind-designer = texte de l’auteur ou de l’éditeur d’un jeu
voices-is-official = un responsable, ou un texte officiel
voices-kind-institution = texte d’une institution gardienne d’une mémoire
voices-is-movement = un mouvement
voices-is-witness = un témoin
voices-is-combatant = une personne du FLN ou de l’ALN
voices-is-soldier = un soldat de l’armée française
voices-is-auxiliary = un Algérien au service de la France
voices-is-observer = une personne extérieure qui a vu ou rapporté
voices-is-opponent = un opposant à la guerre ou à ses méthodes
voices-is-scholar = la recherche
voices-is-player = un joueur, ou un critique de jeux
voices-is-designer = l’auteur ou l’éditeur d’un jeu
voices-is-publisher = l’éditeur d’un livre
voices-kind-publisher = texte de l’éditeur d’un livre
voices-is-organisation = une organisation internationale
voices-kind-organisation = texte d’une organisation internationale
voices-is-institution = une institution gardienne d’une mémoire

## Galula

galula-caption = Quatre lois, comme des affirmations, avec nos mots
galula-law = Loi
galula-number = Loi { $number }
galula-claim = Ce qu’elle affirme
galula-lesson = Mise à l’épreuve dans
galula-rests = Sur quoi cela repose, et ce que nous n’avons pas trouvé

## Timeline

timeline-lesson = { $number ->
    [0] Séance d’ouverture
    [12] Synthèse
   *[other] Leçon { $number }
  }
timeline-title = { $kind ->
    [war] La guerre, 1954-1962 et autour
    [one] Chronologie, { $first }
   *[other] Chronologie, { $first }-{ $last }
}
timeline-choose = Thèmes. Cochez ceux que vous voulez voir.
timeline-caption = Les entrées, dans l’ordre des dates
timeline-when = Quand
timeline-what = Quoi
timeline-use = Leçons et jeux
timeline-sure = Fiabilité
timeline-span = { $first } – { $last }
timeline-themes = Thèmes : { $themes }
timeline-none = Aucune des { $all } entrées n’est affichée : cochez un thème.
timeline-summary = { $shown ->
    [one] { $shown } entrée sur { $all } est affichée
   *[other] { $shown } entrées sur { $all } sont affichées
 } ; première : { $first }, dernière : { $last }{ $years ->
    [one] .
   *[other] { "" } ; l’année la plus fournie est { $year }, avec { $most }.
 } Un cercle vide est contesté. Un trait en tirets est un moment où commence une position du jeu sur carte.
timeline-unread = pas encore vérifié par nous
timeline-setup = jeu sur carte : la position { $name }, tour 1
timeline-card = Colonial Twilight : carte { $number }, { $title }
timeline-theme-politics = Politique et droit
timeline-theme-fln = FLN et rivaux
timeline-theme-fighting = Combats
timeline-theme-civilians = Civils frappés
timeline-theme-camps = Camps
timeline-theme-justice = Justice, torture
timeline-theme-world = Le monde
timeline-theme-talks = Votes, négociations
timeline-theme-memory = Mémoires

## Le degré de certitude d’une donnée : ces noms, partout où figure une marque

mark-name-A = officiel ou admis
mark-name-B = bien étayé
mark-name-C = contesté
mark-name-D = souvent répété, mal fondé
mark-A = A : { mark-name-A }
mark-B = B : { mark-name-B }
mark-C = C : { mark-name-C }
mark-D = D : { mark-name-D }
