# Ce qui est possible maintenant, verbe par verbe.

verbs-caption = Ce qui est possible maintenant, tel qu’on le tape
verbs-none = Rien n’est possible : la partie est terminée.
verbs-verb = Verbe
verbs-choices = Choix
verbs-example = Par exemple
verbs-rule = Règle
