# L’atelier, où des enseignants écrivent des scénarios : studio-ui-… est lu par le navigateur (qui remplace les mots entre %),
# studio-cm-… sont les mots de l’éditeur de texte, tout le reste est dit par le programme.

studio-title = Atelier de scénarios
studio-introduction = Écrivez un scénario pour votre classe : en texte, par formulaire, sur le plateau. Rien ne quitte cet ordinateur.
studio-untitled = Scénario sans titre
studio-stands = { $wrong ->
    [0] { $odd ->
        [0] Aucune erreur : ce scénario peut être joué.
        [one] Aucune erreur, une remarque : ce scénario peut être joué.
       *[other] Aucune erreur, { $odd } remarques : ce scénario peut être joué.
    }
    [one] { $odd ->
        [0] Une erreur.
        [one] Une erreur et une remarque.
       *[other] Une erreur et { $odd } remarques.
    }
   *[other] { $odd ->
        [0] { $wrong } erreurs.
        [one] { $wrong } erreurs et une remarque.
       *[other] { $wrong } erreurs et { $odd } remarques.
    }
}
studio-new-id = mon-scenario
studio-new-title = Mon scénario
studio-new-step = Dites ici ce que la classe doit regarder d’abord.
studio-starter-nothing = À partir de rien : quelques lignes
studio-position-form = Le plateau montrera de nouveau la position dès que game, start et set_up auront la bonne forme.
studio-position-wrong = Le plateau montre encore la position précédente.
studio-link-opened = Le scénario du lien est ouvert. Ce que vous écriviez, s’il y avait quelque chose, est parmi les textes conservés.
studio-link-long = Le lien n’a pas pu être ouvert : il est plus long que tous les liens de ce programme. Rien n’est perdu.
studio-link-damaged = Le lien n’a pas pu être ouvert : il semble en manquer une partie. Recopiez le lien entier, ou demandez le fichier.

studio-ui-label = Atelier
studio-ui-text = Texte du scénario
studio-ui-leave = Dans le texte, Tab décale la ligne ; Échap puis Tab permet d’en sortir. Ctrl+Espace complète.
studio-ui-problems = Ce qui a été trouvé dans le texte
studio-ui-error = Erreur
studio-ui-warning = Remarque
studio-ui-at = ligne %line%
studio-ui-at-where = ligne %line%, %where%
studio-ui-files = Le fichier
studio-ui-views = Vues du scénario
studio-ui-tab-text = Texte
studio-ui-tab-position = Position
studio-ui-new = Nouveau
studio-ui-open = Ouvrir un fichier
studio-ui-save = Enregistrer
studio-ui-share = Partager
studio-ui-kept = Textes conservés (%count%)
studio-ui-kept-note = Pendant que vous écrivez, le texte est conservé dans ce navigateur, sur cet ordinateur seulement.
studio-ui-close = Fermer ce message
studio-ui-opened = %name% est ouvert.
studio-ui-resumed = Voici ce que vous écriviez : %name%.
studio-ui-saved = Enregistré sous %name% : voyez les téléchargements de votre navigateur.
studio-ui-too-large = %name% est plus grand que tout scénario (200 Ko). Choisissez un autre fichier.
studio-ui-unreadable = %name% n’a pas pu être lu. Est-il toujours à sa place ? Réessayez, ou choisissez un autre fichier.
studio-ui-store-full = Ce navigateur n’a plus de place pour conserver le texte. Enregistrez-le dans un fichier.
studio-ui-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez le texte dans un fichier, rechargez la page et ouvrez-y ce fichier.
studio-ui-malformed = La page a envoyé quelque chose d’illisible ; rien n’a été fait. Rechargez la page : votre texte est conservé.
studio-ui-failed = Cela a échoué ; votre texte est tel qu’il était.

studio-cm-find = Chercher
studio-cm-replace = Remplacer
studio-cm-next = suivant
studio-cm-previous = précédent
studio-cm-all = tout
studio-cm-match-case = respecter la casse
studio-cm-by-word = mots entiers
studio-cm-regexp = expression rationnelle
studio-cm-replace-all = tout remplacer
studio-cm-close = fermer
studio-cm-go-to-line = Aller à la ligne
studio-cm-go = aller
studio-cm-completions = Ce qui convient ici
studio-cm-folded-lines = Lignes repliées
studio-cm-unfolded-lines = Lignes dépliées
studio-cm-folded-code = lignes repliées
studio-cm-unfold = déplier
