# What stands on top of a lesson, first and last; and the lines to keep at its end.

on-top-question = The question
on-top-claim = The claim
on-top-law = Law { $law } of David Galula, a French officer who commanded in Kabylia: from his book for officers (1964), in our words.
on-top-again = The question, once more

## The claim, in the game and in the sources

guiding-claim-game = In the game
guiding-claim-sources = In the sources
guiding-claim-for = For
guiding-claim-against = Against
guiding-claim-open = Does not let us decide
guiding-own-waits = What your own game says to it stands here once you have played it to its end.

## Lines to keep

guiding-trace-question = The question
guiding-trace-answer = My answer
guiding-trace-first = at the beginning: { $text }
guiding-trace-last = at the end: { $text }
guiding-trace-wars = My sentence on many wars
guiding-trace-for = For the claim
guiding-trace-for-game = For the claim, in the game
guiding-trace-for-own = For the claim, in my own game
guiding-trace-for-sources = For the claim, in the sources
guiding-trace-against = Against the claim
guiding-trace-against-game = Against the claim, in the game
guiding-trace-against-own = Against the claim, in my own game
guiding-trace-against-sources = Against the claim, in the sources
guiding-trace-open = What does not let us decide
guiding-trace-left-out = What the model leaves out
