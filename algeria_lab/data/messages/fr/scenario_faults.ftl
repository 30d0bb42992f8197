# La vérification des fichiers : ce que dit la commande, et ce qui ne va pas dans un scénario, outre ce que faults.ftl
# dit de tout fichier. $given est ce qui s’y trouve, $known ce qui le peut, $near le nom valable le plus proche.

scenario-check-result = { $file } : { $faults ->
    [0] rien à corriger
    [one] 1 faute
   *[other] { $faults } fautes
}{ $warnings ->
    [0] .
    [one] , 1 avertissement.
   *[other] , { $warnings } avertissements.
}
scenario-check-plays = { $file } est joué d’un bout à l’autre
scenario-check-no-file = Nommez un fichier à vérifier, ou un code à expliquer : algeria-lab check --explain E204.
scenario-check-format = Il n’y a pas de rapport sous la forme « { $given } ». Il y a : { $known }.
scenario-check-cannot = { $file } ne peut pas être lu : { $reason ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [letters] il ne contient pas de texte en UTF-8
   *[closed] le système ne l’ouvre pas
}.
scenario-explain-wrong = Par exemple, fautif :
scenario-explain-right = Et corrigé :

## Formes, dans tout fichier

fault-great = { $given } est trop grand ; le maximum est { $most }.
fault-kinds = « { $given } » ne peut pas se trouver ici. Ce qui le peut : { $kinds }.
fault-a-text = un texte
fault-a-table = une table de noms et de valeurs
fault-a-list = une liste
fault-a-truth = vrai ou faux
fault-a-whole = un nombre entier
fault-a-number = un nombre
fault-or = ou
fault-unfit = « { $given } » ne peut pas se trouver ici. Cherchez cette clé dans la référence du format.
fault-more = Il y a { $count } autres fautes. Corrigez d’abord celles-ci.

## Fichiers YAML : lignes, tirets et deux-points

fault-toml = Cette ligne n’est pas du TOML. Il manque peut-être un guillemet ou un crochet ici ou juste avant.
fault-yaml = Cette ligne ne peut pas être lue. Il manque peut-être un guillemet, un crochet ou un deux-points, ici ou à la ligne précédente.
fault-yaml-colon = Un deux-points suivi d’une espace se trouve ici dans un texte. Mettez tout le texte entre guillemets droits.
fault-yaml-quote = Le guillemet ouvert ici n’est jamais fermé. Ajoutez le même signe après le texte.
fault-yaml-no-colon = Cette ligne n’est pas une clé avec sa valeur. Écrivez un deux-points et une espace après la clé.
fault-yaml-bracket = Le crochet ouvert ici n’est pas fermé, ou une virgule manque entre ses parties.
fault-yaml-behind = Quelque chose suit un texte déjà terminé. Mettez le tout entre une seule paire de guillemets droits.
fault-yaml-dash = Une liste à tirets ne peut pas commencer derrière une clé. Commencez-la à la ligne suivante.
fault-yaml-indent = Cette ligne commence à une colonne où rien ne commençait plus haut. Ce qui va ensemble commence à la même colonne.
fault-yaml-tab = Une tabulation se trouve ici. Décalez les lignes avec des espaces.
fault-yaml-sign = Un texte ne peut pas commencer par « { $given } ». Mettez-le entre guillemets droits.
fault-yaml-escape = « \{ $given } » ne veut rien dire entre guillemets doubles. Employez des guillemets simples, ou doublez la barre oblique.
fault-alias = « * » et « & » répètent des parties d’un fichier ; ici, tout est écrit. Écrivez la partie elle-même.
fault-tag = « { $given } » ne fait pas partie de ce format. Retirez-le.
fault-documents = Un second fichier commence ici (« --- »). Gardez un scénario par fichier.
fault-key = Une liste ou une table tient lieu de nom de clé. Écrivez un simple nom.
fault-things = Il y a plus de { $most } clés et valeurs, ce qu’un tel fichier n’a jamais.
