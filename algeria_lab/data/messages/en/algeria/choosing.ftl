# What is said while somebody chooses.

## What a choice costs and leaves, said before it is made, and which thresholds it crosses

# As in “support −16 (49 → 33)”; $points is one of the next four.
price = { $points } { $change } ({ $before } → { $after })
price-ap = AP
price-support = support
price-air = Air Points
price-helicopter = Helicopter Points

threshold-leaves = This leaves Government support at { $after }.
threshold-ends = At 0 the war ends, and the FLN has won [A:12.2].
threshold-coup = { $inclusive ->
    [yes] At { $limit } or less
   *[no] Below { $limit }
  } one die is rolled at the end of every turn: on { $die } or more a coup d’état is attempted [A:11.4].
threshold-oas-enters = At { $entry } or less when the next Reinforcement Phase begins, the OAS, a secret army of Europeans against independence, comes into play [A:11.3].
# $recovery and $depreciation are modifiers such as “−1”.
threshold-low = From now on Government units that were put out of action come back less easily ({ $recovery }), and it loses aircraft and helicopters more easily ({ $depreciation }) [A:12.1].
threshold-oas-stays = At { $leaves } or more when the next Reinforcement Phase begins, the OAS could have left the war; now it stays [A:IN-28].
threshold-not-high = Below { $high } the +1 is lost that high support gives when units recover and when Points may be lost [A:12.1].

## Several units deployed together

stack-title = Send units elsewhere
stack-about = They stand in Operations there, ready to Flush or React.
stack-crew = Who goes
stack-aim = Where to
stack-nobody = Nobody has been chosen to go.
stack-text = { $units } { $to }

## Before a phase ends in which nothing has been done: what would be left undone

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

## Results of an action, grouped by what they change

# $count is how many FLN units the combat may be about.
outcome-all-lost = { $count ->
    [1] the FLN unit lost
    [2] both FLN units lost
   *[other] all FLN units of the combat lost
  }
# $high is the highest amount, with what is counted, such as "6 points for the FLN".
outcome-span = { $low } to { $high }
outcome-up-to = up to { $most }
# Said behind the summary to those who do not see the rows.
outcome-exact = These kinds of result are made of { $count } exact ones.
