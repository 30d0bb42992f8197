# Words that every game uses: sides, numbers, lists, how a roll is told, chances.

language-direction = ltr

side-fln = FLN
side-gov = Government
the-side-fln = the FLN
the-side-gov = the Government

# A citation behind a statement, and a modifier of a roll with its reason.
cite = { " " }[{ $rule }]
mod = { $value } { $why } [{ $rule }]
# Between items of a list; between the parts of a sentence that counts several things.
labelled = { $label }: { $value }
list-comma = ,{ " " }
list-semicolon = ;{ " " }

# $what says what was rolled for, $mods are the modifiers with a comma in front of each, $sum is "yes" where
# the total has to be worked out.
roll = { $what }{ $cite }: { $dice ->
    [one] rolled
   *[other] dice
  } { $faces }{ $mods }{ $sum ->
    [yes] { " " }= { $total }
   *[no] { "" }
  }: { $result }.
# $needs: "more" or "less" where somebody hoped for more, or for no more, than the limit.
trial = { $what }{ $cite }: rolled { $faces }{ $mods }{ $sum ->
    [yes] { " " }= { $total }
   *[no] { "" }
  } ({ $needs ->
    [more] more than { $limit } was needed
    [less] { $limit } or less was needed
   *[either] { $passed ->
        [yes] { $limit } or less
       *[no] more than { $limit }
      }
  }): { $result }.

# Chances. A list of results, each with its chance; or what to expect where there are too many results.
odds-item = { $text }: { $chance }
odds-average = on average { $amounts }
percent = { $number }%
# Percentages next to 0 and 100, which neither is: only what never or always comes is that.
nearly-none = under 0.1
nearly-all = over 99.9
# The sign between the whole and the tenths of a number.
decimal = .
# The sign of a half behind a number.
half = ½
