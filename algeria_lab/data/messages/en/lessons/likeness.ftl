# Which war looks like the one that was? Marks of the record to tick, and what the wars that have them share.

likeness-choose = Tick the marks that a war must have. Then say how long a turn lasts: the rules of the game do not.
likeness-months = A turn is
likeness-months-value = { $number } months
likeness-slack = A mark may be missed by
likeness-slack-value = { $number ->
    [0] no turn
    [one] { $number } turn
   *[other] { $number } turns
  }
likeness-nothing = Nothing is ticked: every one of the { $wars } wars would do.
likeness-count = { $fitting ->
    [0] None of the { $wars } wars has all that you ticked.
    [one] { $fitting } of the { $wars } wars has all that you ticked.
   *[other] { $fitting } of the { $wars } wars have all that you ticked.
  }
likeness-counting = Counting…

likeness-mark-reinforcement = Reinforcement in 1956
likeness-mark-coup = 13 May 1958
likeness-mark-control = Control at its height, 1959–60
likeness-mark-fewer = Fewer fighters after 1959–60
likeness-mark-end = End in 1962
likeness-mark-independence = Independence
likeness-reads-reinforcement = The Government’s units in Algeria rise most in one of these turns. Units are not soldiers.
likeness-reads-coup = Government support ends one of these turns at or below the number at which the rules allow a coup. Whether there was one, these wars do not say.
likeness-reads-control = The Government holds more areas than ever, or as many, in one of these turns. To hold an area is not yet to have its people’s support.
likeness-reads-fewer = The FLN has fewer units in Algeria at the end of these turns than before them.
likeness-reads-end = One side wins in one of these turns. The game knows no ceasefire.
likeness-reads-independence = The FLN wins, whenever. In this game that means: the Government’s support is at 0.

likeness-marks = The marks
likeness-head-mark = Mark
likeness-head-record = In the record (how sure: A most, D least)
likeness-head-reads = How it is read in a war
likeness-head-turns = Turns that count (with what it may be missed by)
likeness-head-have = Wars that have it
likeness-chosen = { $mark } (ticked)
likeness-record = { $when }: { $text } ({ $sure })
likeness-turns = { $first ->
    [0] up to { $last }
   *[other] { $first } to { $last }
  }
likeness-any-turn = any
likeness-until = { $record }. Counted until { $when }.

likeness-shared = What the wars that have all ticked marks share
likeness-shared-setting = Rule or program
likeness-shared-wars = Wars with it
likeness-shared-fit = Of these have all marks
likeness-shared-share = Have all marks, in percent (95% interval)
likeness-shared-others = Of all other wars, in percent
likeness-shared-apart = Difference, in points
likeness-shared-stays = All judged together
likeness-stays = stays clear
likeness-stays-not = may be chance
likeness-printed = All numbers as printed
likeness-player-gov = Government: “{ $player }”
likeness-player-fln = FLN: “{ $player }”
likeness-none-fit = So there is nothing to compare.
likeness-all-fit = So there is nothing to compare: what all have tells nothing apart.
likeness-unclear = For none of the { $settings } rules and programs is the share of such wars clearly different: chance may do as much.
likeness-clear = { $clear ->
    [one] For one of the { $settings } rules and programs, the share of such wars is clearly different: { $items }.
   *[other] For { $clear } of the { $settings } rules and programs, the share of such wars is clearly different: { $items }.
  } This does not say why.
likeness-item = { $setting } ({ $share }% have all marks, against { $others }% of the others)

likeness-chart-title = How many wars have all marks, with a rule or program and without
likeness-chart-axis = Wars that have all that is ticked, in percent
likeness-chart-share = wars with it (95% interval)
likeness-chart-others = all other wars
likeness-chart-file = wars-like-the-record

likeness-unread = What these wars cannot be asked
likeness-wrong-reasons = A war that fits may fit for wrong reasons: it has your marks by these rules, by programs that play and by dice. That it looks like the war that was does not make its rules true.
likeness-unread-rules = The rules have something of the kind, but these wars do not count it:
likeness-unread-none = The rules have nothing of the kind:
likeness-unread-never = The wars count something of the kind, and we offer no mark for it. Nobody is to look for a war with more terror in it, or with more people moved by force:
likeness-count-all = All of the { $wars } wars have all that you ticked.
likeness-number = { $number }
