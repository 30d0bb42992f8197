# Le carnet d’une leçon, tel qu’il est écrit d’après le fichier de la leçon.

notebook-lesson = { $number ->
    [0] Pour commencer
   *[other] Leçon { $number }
}
notebook-size = { $lesson } · { $minutes } minutes · à partir de { $age } ans, avec un professeur
notebook-aims = À la fin, vous saurez
notebook-prior = Avant :
notebook-vocabulary = Les mots de cette leçon
notebook-programmes = Les programmes qu’elle sert
notebook-steps = { $count } étapes
notebook-left-out = Laissé de côté dans cette forme :
notebook-note = Avertissement.
notebook-statements = **Deux sortes d’affirmations.** *Les règles du jeu* portent un numéro entre crochets, comme [A:9.27]. *L’histoire* porte une source et une marque, de A ({ mark-name-A }) à D ({ mark-name-D }). Ne les confondez pas.
notebook-in-words = Cette étape en mots, là où les widgets ne s’affichent pas. Pour répondre et pour jouer, exécutez le carnet dans JupyterLab.
notebook-beside =
    ## Cellule par cellule

    La cellule ci-dessus contient toute la leçon sur une page : le guide et le plateau. Ci-dessous, la même leçon se suit cellule par cellule. Les deux n’en font qu’une : ce qu’on fait ici se voit là-bas. Exécutez une cellule avec Maj+Entrée, et changez ce que vous voulez. Si Python dit que `lesson` n’est pas défini, relancez la première cellule.
notebook-task = À vous.
notebook-answer = écrivez ici votre réponse, puis lancez cette cellule et la suivante
notebook-solution = Une solution
notebook-check-empty = Rien n’est encore écrit : donnez une valeur à `answer` dans la cellule du dessus, et lancez-la.
notebook-check-right = Juste : c’est ce que donnent les règles.
notebook-check-wrong = Pas encore : les règles donnent autre chose.
notebook-check-number = Ce n’est pas un nombre. Écrivez par exemple 3, 0.5 ou "1/6".
notebook-check-high = Pas encore : votre nombre est trop grand.
notebook-check-low = Pas encore : votre nombre est trop petit.
notebook-check-set = Écrivez plusieurs noms entre accolades, comme {"{"}"II-2", "V-4"{"}"}.
notebook-check-missing = Pas encore : ce que vous nommez est juste, et il en manque.
notebook-check-beside = Pas encore : un des noms n’en fait pas partie.
notebook-debrief = Bilan
notebook-under-happened = Ce qui s’est passé
notebook-under-model = Ce que dit le modèle
notebook-under-historians = Ce que disent les documents et les historiens
notebook-under-left-out = Ce que le modèle laisse de côté
notebook-under-felt = Ce que vous avez ressenti
notebook-under-class = Pour la classe
notebook-ground-rule = Une règle pour tous : dans cette salle, il peut y avoir des familles de villageois, de supplétifs, de soldats, d’Européens d’Algérie, de Juifs d’Algérie et de combattants. Personne ne doit parler au nom d’un groupe.
notebook-sources = Sources et remerciements
notebook-made = « { $title } », version { $version }, par { $authors }. Licence : { $licence }. Le fichier CITATION.cff dit comment citer la leçon.
notebook-game-algeria = Le jeu *Algeria: The War of Independence 1954–1962* est de Brian Train. Ses mécanismes sont décrits ici avec nos propres mots.
notebook-game-insurgent = Le jeu *INSURGENT: Algeria* est décrit ici avec nos propres mots.
notebook-game-twilight = Le jeu *Colonial Twilight* est de Brian Train. Ses mécanismes sont décrits ici avec nos propres mots.
