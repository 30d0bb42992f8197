# What a choice of Colonial Twilight ends, and what it surely brings: said on its button before it is taken.

## What a step is called that ends, as the rulebook names it

conclude-turn = End the turn
conclude-free-train = End the free Train
conclude-free-garrison = End the free Garrison
conclude-free-sweep = End the free Sweep
conclude-free-assault = End the free Assault
conclude-free-rally = End the free Rally
conclude-free-march = End the free March
conclude-free-attack = End the free Attack
conclude-free-terror = End the free Terror
conclude-deploy = End Deploy
conclude-troop-lift = End Troop Lift
conclude-neutralize = End Neutralize
conclude-extort = End Extort
conclude-subvert = End Subvert
conclude-revenge = Place no Guerrilla
conclude-supply = Take no more from the map
conclude-event = End this part of the Event
conclude-bring-in-first = Bring in no more
conclude-bring-in = End the Commitment Phase
conclude-send-out = End the Commitment Phase
conclude-pacify-phase = End the Support Phase
conclude-agitate-phase = End the Support Phase
conclude-moves = End Redeploy

## The box that it takes, and what that leaves

conclude-first = Counts as { $box }. Leaves the { $other }: { $left }. 1st Eligible next: { $next }.
conclude-ends-game = Ends the game: the margins decide.
conclude-second = Ends this card. 1st Eligible next: { $next }.
conclude-ahead = One space alone counts as Limited Op; { $box ->
    [OP_SA] with a special activity as Op + special, several spaces without one as Op only
   *[other] several spaces count as Op only
  }

## A phase that ends because nothing more can be done in it

conclude-by-itself-bring-in = and ends the Commitment Phase
conclude-by-itself-send-out = and ends the Commitment Phase
conclude-by-itself-pacify-phase = and ends the Support Phase
conclude-by-itself-agitate-phase = and ends the Support Phase
conclude-by-itself-moves = and ends Redeploy

## Asked once before a phase in which nothing was done

conclude-asks-bring-in = No French pieces were moved between Available and Out of Play.
conclude-asks-send-out = No French pieces were moved between Available and Out of Play.
conclude-asks-pacify-phase = Nothing has been Pacified in this Support Phase.
conclude-asks-agitate-phase = The FLN has not Agitated in this Support Phase.
conclude-asks-moves = No pieces have been moved in this Redeploy Phase.

## What a line surely brings besides its price

foretell-activates = { $when ->
    [now] { $count } of { $hidden }
   *[then] Activation then: { $count } of { $hidden }
  }
foretell-noticed = { $group } in the group + { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }{ $border ->
    [0] { "" }
   *[other] { " " }+ Border Zone { $border }
  } = { $total } { $active ->
    [yes] > { $most }: becomes Active
   *[no] ≤ { $most }: keeps its side
  }
foretell-policed = Population Control: becomes Active
foretell-sum = { $sum } { $before } → { $after }
foretell-spent = spent { $spent } of { $most } Resources (as much as Commitment)
foretell-train-closed = ends the choice of spaces and cubes of this Train
foretell-rally-closed = ends the choice of spaces of this Rally
foretell-moves-closed = ends the choice of spaces and the moves
foretell-terror = Terror { $change }
foretell-level = { $before } → { $after }
# What comes only when the activity under way ends, because of this choice.
foretell-at-end = when this ends: { $what }
# $count: Commitment, or Troops as in $pieces.
foretell-coup-lost = The Government loses { $loss ->
    [commitment] { $count } Commitment
   *[other] { $pieces }
  }

## What a fight takes from both sides

# $fall pieces of the Government fall, $least to $most Guerrillas; $hidden of them are Underground before.
foretell-attack = on { $there } or less ({ $there } in 6) { $fall ->
    [one] 1 Government piece falls
   *[other] { $fall } Government pieces fall
  }. Losses of the FLN, one for each French piece among them: { $loss ->
    [same] { $most ->
        [0] none
        [one] 1 Guerrilla
       *[other] { $most } Guerrillas
      }
   *[range] { $least } to { $most } Guerrillas, by whom it picks
  }.{ $hidden ->
    [0] { "" }
    [one] { " " }In either case 1 Underground Guerrilla becomes Active.
   *[other] { " " }In either case { $hidden } Underground Guerrillas become Active.
  } [CT-5.4.3]
foretell-ambush = { $fall ->
    [one] 1 Government piece falls
   *[other] { $fall } Government pieces fall
  }, no loss of your own{ $shows ->
    [yes] ; 1 Guerrilla becomes Active
   *[no] { "" }
  }
foretell-assault = { $fallen ->
    [none] nobody falls
   *[other] removed: { $fallen }
  }, no loss of your own{ $returns ->
    [yes] ; afterwards the FLN may place 1 Guerrilla in a space of this Assault
   *[no] { "" }
  }

## What is paid in the Support Phase, along under the question

play-pacified-so-far = Spent in this phase: { $spent } of { $most } Resources, as much as Commitment [CT-6.3]. Left: { $left ->
    [one] 1 Resource
   *[other] { $left } Resources
  }.

## Pacifying and Agitating by one step: what it does there now

play-pacify-terror = Pacify { $place }: one Terror marker less
play-pacify-level = Pacify { $place }: one level toward Support
play-agitate-terror = Agitate in { $place }: one Terror marker less
play-agitate-level = Agitate in { $place }: one level toward Opposition

## As players of such games call it

play-veteran-skip = No Pivotal
play-veteran-done = End turn, end phase
play-veteran-pass = Pass, for a small income
