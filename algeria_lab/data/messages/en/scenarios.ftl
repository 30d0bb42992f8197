# Scenario files: their commands, drawings, pages and reports.

## Files

scenario-not-read = The scenario { $file } cannot be read: { $detail }.
scenario-written = Written: { $file }

## What is done in a step

scenario-minutes = about { $minutes } min
scenario-does-read = to read
scenario-does-play = to play
scenario-does-watch = { $count ->
    [one] to watch for a turn
   *[other] to watch for { $count } turns
}
scenario-does-ask = { $count ->
    [one] a question
   *[other] { $count } questions
}
scenario-does-experiment = an experiment

## Steps and where they lead

scenario-graph-title = The steps of “{ $title }”
scenario-graph-everywhere = In every step
scenario-graph-step = { $number } { $id }
scenario-graph-debrief = Debrief
scenario-graph-file = another scenario: { $id }
scenario-graph-missing = { $id }
scenario-graph-if = if { $when }
scenario-graph-otherwise = otherwise
scenario-graph-empty = This scenario has no steps: a game without a guide.
scenario-graph-no-step = There is no such step.
scenario-graph-unreached = Nobody comes to this step.
scenario-graph-endless = From this step nobody comes to the debrief.
