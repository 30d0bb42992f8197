# What may be done now, verb by verb.

verbs-caption = What may be done now, as it is typed
verbs-none = Nothing may be done: the game is over.
verbs-verb = Verb
verbs-choices = Choices
verbs-example = Such as
verbs-rule = Rule
