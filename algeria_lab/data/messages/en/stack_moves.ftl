# Several units deployed together.

stack-title = Send units elsewhere
stack-about = They stand in Operations there, ready to Flush or React.
stack-crew = Who goes
stack-aim = Where to
stack-nobody = Nobody has been chosen to go.
stack-text = { $units } { $to }
