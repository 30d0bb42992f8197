# What a look-ahead compared before it decided. $ways: lines of play compared; $playouts: times that one of them
# was played out; $chance, $own: estimated wars won of a hundred by the line chosen and by the doctrine's own.

look-ahead-other = Does another way promise clearly more than the doctrine’s own?
look-ahead-other-found = Yes. Ways compared: { $ways }, played out to the end of the turn { $playouts } times in all. The one chosen promises a victory in { $chance ->
    [0] hardly any of 100 wars
    [100] nearly all of 100 wars
   *[other] about { $chance } wars of 100
}, the doctrine’s own in { $own ->
    [0] hardly any
    [100] nearly all
   *[other] { $own }
}.
look-ahead-own = Is the doctrine’s own way as good as any other?
look-ahead-own-found = Yes. Ways compared: { $ways }, played out to the end of the turn { $playouts } times in all. None promises clearly more; it promises a victory in { $own ->
    [0] hardly any of 100 wars
    [100] nearly all of 100 wars
   *[other] about { $own } wars of 100
}.
