# Ce que le plateau dit de lui-même.

session-old-screen = Cet écran n’était plus à jour ; rien n’a été fait. Il l’est maintenant : choisissez à nouveau.
session-taken-back = Action annulée.
