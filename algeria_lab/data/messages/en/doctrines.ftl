# What is wrong with a doctrine that somebody wrote. $where is the way to it, such as judgements.operations.2;
# $near is the nearest valid name, or empty.

doctrine-faults = The doctrine “{ $name }” cannot be played:
doctrine-fault-near = Did you mean “{ $near }”?
doctrine-fault-unknown = { $where }: “{ $given }” is not known here. Known: { $known }.
doctrine-fault-missing = { $where }: this is missing. Needed: { $known }.
doctrine-fault-kind = { $where }: “{ $given }” is not { $expected ->
    [text] a text
    [table] a table of names and values
    [list] a list of names
    [whole] a whole number
   *[number] a number
}.
doctrine-fault-range = { $where }: the number of “{ $given }” goes from { $least } to { $most }.
doctrine-fault-small = { $where }: { $given } is too small; the least is { $least }.
doctrine-fault-elsewhere = { $where }: “{ $given }” is asked at { $right }, not at { $step }.
doctrine-fault-twice = { $where }: “{ $given }” stands here twice.
doctrine-fault-end = { $where }: the last one must be “{ $right }”: it has an answer when no other has.
