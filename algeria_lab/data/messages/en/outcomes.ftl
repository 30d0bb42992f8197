# Results of an action grouped by what they change.

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
