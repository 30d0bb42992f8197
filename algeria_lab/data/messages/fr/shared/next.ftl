# Les liens à la fin d’une page.
next-label = Où aller maintenant
next-home = Accueil
next-path = Le parcours des leçons
next-lesson = Ensuite : { $title }
next-question = Posez votre propre question au laboratoire
