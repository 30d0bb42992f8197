# What each measure of many wars counts, in a sentence: true for what is counted, to the last exception.

experiment-counted-head = What “{ $measure }” counts
experiment-counted-unit = It is counted in: { $unit }.
experiment-counted-code = Counted by { $code }

experiment-counts-balance = Support of the Government less support of the FLN, as both tracks show it at that moment.
experiment-counts-gov-wins = 100 for a war that the Government had won by that moment, 0 for any other, an undecided one too; so its mean is a percentage.
experiment-counts-fln-wins = 100 for a war that the FLN had won by that moment, 0 for any other, an undecided one too; so its mean is a percentage.
experiment-counts-turns = Turns that are over at that moment; the one in which a war was won is over, too.
experiment-counts-gov-psl = Support of the Government, as its track shows it: whole points, without a half point that is left over within a phase.
experiment-counts-fln-psl = Support of the FLN, as its track shows it.
experiment-counts-gov-areas = Areas of Algeria that the Government controls.
experiment-counts-fln-areas = Areas of Algeria that the FLN controls.
experiment-counts-gov-units = Able units of the Government in areas of Algeria, in whatever box: neutralized ones, those in France and those off the map are not counted.
experiment-counts-fln-units = Able units of the FLN in areas of Algeria, Cadres and Fronts too, in whatever box: neutralized ones, those abroad and those off the map are not counted.
experiment-counts-fln-abroad = Units of the FLN in Morocco and Tunisia, neutralized ones too.
experiment-counts-terror = Areas in which a Terror marker lies.
experiment-counts-resettled = Areas whose people have been resettled.
experiment-counts-gov-spent = Support that the Government has paid since the position at which the wars begin. Half points are added up and the sum is rounded up to a whole point; what is lost otherwise is not counted.
experiment-counts-fln-spent = Action points that the FLN has paid since the position at which the wars begin; those that lapse are not counted.
