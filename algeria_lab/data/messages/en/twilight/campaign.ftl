# What the board of Colonial Twilight says of a Campaign: short names of tracks, and its page.

campaign-short-gov_resources = Gov. Resources
campaign-short-fln_resources = FLN Resources

## The page of a Campaign: the cards from one Propaganda Round to the next.

campaign-page-title = Campaign { $number }
campaign-page-title-so-far = Campaign { $number }, so far
campaign-page-cards = Cards { $first } to { $last }. What a card or a phase moved stands in the order of play.
campaign-page-resources = Resources received, and for what
campaign-page-commitment = Commitment Phase
campaign-page-redeploy = Redeploy Phase
campaign-page-reset = Reset Phase
campaign-page-control = Spaces that changed hands
campaign-page-losses = Pieces lost
campaign-page-moved = { $pieces } moved, to { $places ->
    [one] { $places } space
   *[other] { $places } spaces
  }.
campaign-thought-resettled = Families were resettled in this Campaign. The game gains calm in a Sector by it; what did the families lose, and who counts it?
campaign-thought-commitment = French Commitment fell. Which of the causes lay in Algeria, and which in France?
campaign-thought-terror = There was Terror in this Campaign. What would somebody who lived in one of these places have wished for in those weeks?
campaign-thought-losses = The page counts pieces that were lost. Whom does a piece stand for, and who is not counted at all?
campaign-thought-neither = Which single decision of this Campaign moved a sum most, and what had made it possible?
campaign-thought-sums = A side wins here by a sum. What mattered in this war and stands in neither sum?
