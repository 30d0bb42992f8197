# Words that every game uses, as far as the home page and a lesson's panel say them.

language-direction = rtl

side-fln = جبهة التحرير الوطني
side-gov = الحكومة
the-side-fln = جبهة التحرير الوطني
the-side-gov = الحكومة

cite = { " " }[{ $rule }]
labelled = { $label }: { $value }
list-comma = ،{ " " }
list-semicolon = ؛{ " " }
percent = { $number }%
# Between the whole and the tenths of a number, as it is written in Algeria, with the digits that are written there.
decimal = ,
half = ½
