# The page about a whole war of the area-map game, and the report made of it.

ending-title = The war ended in turn { $turn }
ending-title-so-far = The war so far, turn { $turn }
ending-lead-so-far = FLN support is { $fln }, Government support is { $gov }. The war goes on.
ending-record = The war of 1954 to 1962 was no game. Estimates of the Algerian dead by historians reach from 250,000 (Ageron) to 400,000 (Kateb); the Algerian state speaks of 1.5 million. The French army lost 27,500 to 28,500 soldiers, thousands of Algerians among them (Jordi); 2,788 European civilians were killed up to March 1962. The French count gives 16,378 Algerian civilians killed by the FLN; auxiliaries were killed after the ceasefire, from 10,000 to 150,000 by who counts. These counts differ in whom they count.

ending-rule-support = The war ends at once when the support of a side is 0; the other side has then won [{ $rule }].
ending-rule-lead = With the rule of the shorter game the war ends when a side leads by 26 or more at two checks running [{ $rule }].
ending-rule-open = It ends at once when the support of a side is 0 [{ $rule }].
ending-level = The distance between both levels is { $distance }: { $level }. Up to { $marginal } it is called marginal, up to { $substantial } substantial, beyond that decisive [A:12.2].

ending-lines = Support at the end of each turn
ending-no-peak = No single cause moved support by 3 or more.
# $cause is a name with its place, such as "Raid in Tlemcen".
ending-peak = Turn { $turn }, { $line } { $change }: { $cause }
ending-cause-fln = { $cause } of the FLN
ending-cause-gov = { $cause } of the Government
ending-sums = What moved support over the whole war
ending-sum = { $cause } { $change }
ending-others = all others
ending-rare = The least likely results that moved support by 3 or more
ending-dice = Were the dice fair?
ending-players = Who played, and what they were trying
ending-player-person = a person
ending-player = “{ $title }”, a computer

ending-questions = To talk about
ending-question-tracks = Which three results moved the lines most, and how likely was each?
ending-question-believed = What did you believe in turn 1 that you no longer believe?
ending-question-surprised = Which result surprised you, and was it luck?
ending-question-villager = What would a villager have noticed that the log does not say?
ending-question-historian = Which sentence in the log would a historian refuse to write?

## The report

report-title = Algeria, { $scenario }: report of a war
report-facts = Position { $scenario }; number of the dice { $seed }; optional rules: { $options }; algeria_lab { $version }.
report-no-options = none
report-turns = Turn by turn
report-turns-caption = Support from the beginning to the end of each turn, its largest cause on each side, what happened
report-most = What moved each side most
report-events = What happened
report-questions = To work on
report-thoughts = The questions of the turns:
report-made = Made with algeria_lab { $version }. The same position with the number of the dice { $seed } and the same choices brings the same war. Rules are cited in square brackets; the game cannot be read as a source on the war.
