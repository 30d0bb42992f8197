# Before a phase ends in which nothing has been done: what would be left undone.

asks-fln_reinforcement = Nothing has been built or converted yet, and there { $ap ->
    [one] is 1 AP
   *[other] are { $ap } AP
 } to do it with.
asks-gov_reinforcement = No unit has been mobilized or activated yet.
asks-fln_deployment = No unit has come out yet: { $count ->
    [one] 1 unit is
   *[other] { $count } units are
 } underground.
asks-gov_deployment = No unit has been deployed yet: { $count ->
    [one] 1 unit is
   *[other] { $count } units are
 } still where the last turn ended.
asks-operations-fln = No mission has been carried out yet, and a pass holds until the end of the turn.
asks-pass-fln = You pass: your units in Operations do nothing more this turn.
asks-operations-gov = No mission has been carried out yet this turn.
asks-free_mobilization = What is left of the free mobilization is lost.
