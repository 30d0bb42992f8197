# The guide of Colonial Twilight: what each decision is about, for somebody who has never seen the game.
# A decision that both sides can have may end in -fln or -gov; the todo lines, three at most, say how it is done.

# Said of several decisions
-guide-done = When you have enough, end it: the button says what ends, and what that leaves.
-guide-press = Press an outlined space on the map or in the list; its price and its chances stand beside it.

## A card

campaign-guide-pivotal-title = A Pivotal Event?
campaign-guide-pivotal-text = Before anybody acts, a Pivotal Event can be played in place of the card. Each can be played once; only the coup d’etat comes back [CT-4.5].
campaign-guide-pivotal-todo-1 = Read what it would do, or do without: you may keep it for later.
campaign-guide-turn-fln-title = What does the FLN do on this card?
campaign-guide-turn-fln-text = You choose one box of the initiative track: the Event, an Operation, or a pass. What you take decides what the Government may still do, and who chooses first on the next card [CT-4.2, CT-4.3].
campaign-guide-turn-fln-todo-1 = Rally brings Guerrillas and Bases, March spreads them; Attack and Terror hit at the Government’s pieces and at its Support.
campaign-guide-turn-fln-todo-2 = “Limited” is one space only and leaves you first on the next card; with a special activity you do more, but then the sides change places.
campaign-guide-turn-gov-title = What does the Government do on this card?
campaign-guide-turn-gov-text = You choose one box of the initiative track: the Event, an Operation, or a pass. What you take decides what the FLN may still do, and who chooses first on the next card [CT-4.2, CT-4.3].
campaign-guide-turn-gov-todo-1 = Train builds cubes and Support; Garrison and Sweep find Guerrillas; Assault removes those that are Active.
campaign-guide-turn-gov-todo-2 = “Limited” is one space only and leaves the order of the sides as it is; with a special activity you do more, but the first side then becomes the second.

## Operations of the Government

campaign-guide-train-title = Where do you Train?
campaign-guide-train-text = Each space costs 2 Resources and takes up to 4 Algerian cubes. In one of them you may then Pacify: Terror goes first, then the space shifts toward Support [CT-5.2.1].
campaign-guide-train-todo-1 = { -guide-press }
campaign-guide-train-todo-2 = Place cubes, Pacify if Control allows it. { -guide-done }
campaign-guide-garrison-title = Where do the Police go?
campaign-guide-garrison-text = For 2 Resources in all, up to 6 Police move as far as you like. Then they bring Guerrillas of one space into the open [CT-5.2.2].
campaign-guide-garrison-todo-1 = Press a space where Police shall arrive, and say whence they come.
campaign-guide-garrison-todo-2 = Choose where Guerrillas are Activated. { -guide-done }
campaign-guide-sweep-title = Where do you Sweep?
campaign-guide-sweep-text = Troops come in from the spaces beside. Each cube there then finds one Underground Guerrilla, in Mountains two cubes are needed for one [CT-5.2.3].
campaign-guide-sweep-todo-1 = { -guide-press }
campaign-guide-sweep-todo-2 = Bring Troops, then Activate Guerrillas. { -guide-done }
campaign-guide-assault-title = Where do you Assault?
campaign-guide-assault-text = Cubes remove Active Guerrillas. Those that are Underground cannot be hit, and as long as one is there no Base can be, either [CT-5.2.4].
campaign-guide-assault-todo-1 = { -guide-press }
campaign-guide-assault-todo-2 = Add spaces as long as you can pay. { -guide-done }
campaign-guide-deploy-title = Deploy or Resettle
campaign-guide-deploy-text = Up to 6 French pieces move among up to three spaces and Available, at no cost. Or, once Mobilization has been played, the people of one Sector are moved out of it by force, for good [CT-5.3.1].
campaign-guide-deploy-todo-1 = Choose the spaces first, then what moves.
campaign-guide-deploy-todo-2 = { -guide-done }
campaign-guide-troop-lift-title = Which Troops are lifted?
campaign-guide-troop-lift-text = French Troops are carried among a few spaces, however far apart, at no cost [CT-5.3.2].
campaign-guide-troop-lift-todo-1 = Press the space where they shall arrive, and say whence they come.
campaign-guide-troop-lift-todo-2 = { -guide-done }
campaign-guide-neutralize-title = What is Neutralized?
campaign-guide-neutralize-text = In up to two spaces with Troops and Police, two exposed pieces of the FLN go. It has a price among the people: each space shifts toward Opposition, or gets a Terror marker [CT-5.3.3].
campaign-guide-neutralize-todo-1 = Press a space, then say what is removed there.
campaign-guide-neutralize-todo-2 = { -guide-done }

## Operations of the FLN

campaign-guide-rally-title = Where do you Rally?
campaign-guide-rally-text = Each space costs 1 Resource. There Guerrillas are placed or go Underground, or two of them become a Base; in one of them you may then Agitate [CT-5.4.1].
campaign-guide-rally-todo-1 = { -guide-press }
campaign-guide-rally-todo-2 = { -guide-done }
campaign-guide-rally-space-title = What does the Rally bring here?
campaign-guide-rally-space-text = A Base lets more Guerrillas come at the next Rally, and counts for you in the end. Guerrillas that are Underground cannot be hit by an Assault [CT-5.4.1, CT-5.2.4].
campaign-guide-rally-space-todo-1 = Choose one of the lines.
campaign-guide-march-title = Where do you March?
campaign-guide-march-text = Guerrillas step into a space beside; each space that is entered costs 1 Resource. A large group becomes Active where it enters a space at Support or crosses the border of the country [CT-5.4.2].
campaign-guide-march-todo-1 = { -guide-press }
campaign-guide-march-todo-2 = { -guide-done }
campaign-guide-march-into-title = Who comes, and from where?
campaign-guide-march-into-text = Each group is counted by itself: with more than three Guerrillas and cubes together it may become Active [CT-5.4.2].
campaign-guide-march-into-todo-1 = Choose a group.
campaign-guide-attack-title = Where do you Attack?
campaign-guide-attack-text = All Guerrillas of the space become Active and a die is thrown: if it is not above their number, two pieces of the Government fall, and a Guerrilla for each French one. An Ambush needs no die, but takes only one piece [CT-5.4.3, CT-5.5.3].
campaign-guide-attack-todo-1 = Press a space: the chances stand beside it before the die is thrown.
campaign-guide-attack-todo-2 = { -guide-done }
campaign-guide-attack-losses-title = Which piece falls?
campaign-guide-attack-losses-text = Police fall before Troops, Troops before Bases. For each French piece that falls, a Guerrilla is lost, too; an Ambush costs none [CT-5.4.3, CT-5.5.3].
campaign-guide-attack-losses-todo-1 = Choose whose piece it is.
campaign-guide-terror-title = Where is there Terror?
campaign-guide-terror-text = One Guerrilla comes into the open, the space gets a Terror marker and turns Neutral. It takes Support from the Government, but Opposition is lost there, too [CT-5.4.4].
campaign-guide-terror-todo-1 = { -guide-press }
campaign-guide-terror-todo-2 = { -guide-done }
campaign-guide-extort-title = Where do you Extort?
campaign-guide-extort-text = In each space one Guerrilla comes into the open and brings 1 Resource [CT-5.5.1].
campaign-guide-extort-todo-1 = Press a space. { -guide-done }
campaign-guide-subvert-title = Which Algerian cubes are Subverted?
campaign-guide-subvert-text = Up to two Algerian cubes leave the map where an Underground Guerrilla stands; or one of the Police changes sides and a Guerrilla takes its place [CT-5.5.2].
campaign-guide-subvert-todo-1 = Press a space and choose one of the two.
campaign-guide-subvert-todo-2 = { -guide-done }
campaign-guide-revenge-title = A Guerrilla after the Assault?
campaign-guide-revenge-text = A Capability in play lets you place one Guerrilla where the Government has just assaulted [CT-8.4/33].
campaign-guide-revenge-todo-1 = Choose the space, or do without.

## Events

campaign-guide-supply-title = Available has none left
campaign-guide-supply-text = You want to place a kind of piece that Available lacks. You may take some from the map for it [CT-7.5].
campaign-guide-supply-todo-1 = Choose where they are missed least, or leave it.
campaign-guide-choose-spaces-title = Which space does the Event mean?
campaign-guide-choose-spaces-text = The text of the card says what will happen there; only the outlined spaces fit it [CT-8.1].
campaign-guide-choose-spaces-todo-1 = Press a space on the map or in the list.
campaign-guide-set-levels-title = Support or Opposition?
campaign-guide-set-levels-text = The Event sets a space to Support or to Opposition, as you choose. The more people live there, the more it counts [CT-8.1, CT-7.2].
campaign-guide-set-levels-todo-1 = Press a space, then choose its new state.
campaign-guide-choose-wilaya-title = Which Wilaya does the Event mean?
campaign-guide-choose-wilaya-text = All that follows on this card happens in the Wilaya that you choose; it is written before the number of each Sector [CT-8.1].
campaign-guide-choose-wilaya-todo-1 = Choose it in the list.
campaign-guide-choose-branch-title = One of two things
campaign-guide-choose-branch-text = The card offers two things, and you choose which of them happens [CT-8.1].
campaign-guide-choose-branch-todo-1 = Read both lines, then choose.
campaign-guide-discard-marker-title = Which Capability goes?
campaign-guide-discard-marker-text = A Capability changes the rules for the rest of the game; this Event takes one away [CT-8.4/30].
campaign-guide-discard-marker-todo-1 = The shelf beside the cards says what each of them changes.
campaign-guide-shift-france-title = Which way in France?
campaign-guide-shift-france-text = The France Track says how much Commitment the Government loses in each Propaganda Round and how many Resources the FLN gets: toward A helps the Government, toward F the FLN [CT-1.3].
campaign-guide-shift-france-todo-1 = Choose how far, or leave it.
campaign-guide-raise-commitment-title = Commitment for French cubes
campaign-guide-raise-commitment-text = French cubes leave the war for good, and Commitment rises for it. You choose by how much [CT-8.4/04].
campaign-guide-raise-commitment-todo-1 = Choose one of the lines.
campaign-guide-remove-pieces-title = Which pieces does the Event take?
campaign-guide-remove-pieces-text = The card says how many and of which kind; you choose where they come from [CT-8.1].
campaign-guide-remove-pieces-todo-1 = Press a space, then choose the pieces.
campaign-guide-place-pieces-title = Where do the pieces go?
campaign-guide-place-pieces-text = The card says how many and of which kind; you choose where they are placed [CT-8.1].
campaign-guide-place-pieces-todo-1 = Press a space, then choose the pieces.
campaign-guide-move-pieces-title = Which pieces move?
campaign-guide-move-pieces-text = The Event moves pieces at no cost; the card says which, and how far [CT-8.1].
campaign-guide-move-pieces-todo-1 = Press the space where they shall arrive, then choose the pieces.
campaign-guide-agitate-free-title = Agitate free of charge?
campaign-guide-agitate-free-text = One step: a Terror marker goes, or, where there is none, the space shifts toward Opposition [CT-8.4/26].
campaign-guide-agitate-free-todo-1 = Choose it, or leave it.
campaign-guide-coup-won-title = The coup has failed
campaign-guide-coup-won-text = The Government has rolled lower than you. You choose what it loses for it [CT-8.6/66].
campaign-guide-coup-won-todo-1 = Choose one of the lines.

## The Propaganda Round

campaign-guide-bring-in-title = More from France?
campaign-guide-bring-in-text = French pieces can come from Out of Play to Available. That costs Commitment: 1 for about every three pieces [CT-6.2].
campaign-guide-bring-in-todo-1 = Choose how many. { -guide-done }
campaign-guide-send-out-title = Send pieces home?
campaign-guide-send-out-text = French pieces can go from Available to Out of Play. For every three of them Commitment rises by 1 [CT-6.2].
campaign-guide-send-out-todo-1 = Choose how many. { -guide-done }
campaign-guide-pacify-phase-title = Where do you Pacify?
campaign-guide-pacify-phase-text = Where you have Control, Troops and Police, Resources take away Terror and then shift the space toward Support. In all you may spend no more than your Commitment [CT-6.3].
campaign-guide-pacify-phase-todo-1 = Begin where most people live. { -guide-done }
campaign-guide-agitate-phase-title = Where do you Agitate?
campaign-guide-agitate-phase-text = Where you have pieces and the Government has no Control, Resources take away Terror and then shift the space toward Opposition [CT-6.3].
campaign-guide-agitate-phase-todo-1 = Begin where most people live. { -guide-done }
campaign-guide-moves-fln-title = Redeploy
campaign-guide-moves-fln-text = At no cost, Guerrillas go to spaces of their Wilaya that have an FLN Base. Afterwards all go Underground [CT-6.5, CT-6.6].
campaign-guide-moves-fln-todo-1 = Choose where pieces shall go, then whence they come. { -guide-done }
campaign-guide-moves-gov-title = Redeploy
campaign-guide-moves-gov-text = At no cost, Troops go to Cities and to Government Bases, Police to any space that you Control. Control is counted anew only afterwards [CT-6.5].
campaign-guide-moves-gov-todo-1 = Choose where pieces shall go, then whence they come. { -guide-done }
campaign-guide-suez-return-title = Back from Suez
campaign-guide-suez-return-text = The Troops that were set aside return to Cities or to Government Bases, at no cost [CT-6.5].
campaign-guide-suez-return-todo-1 = Choose how many return where.
campaign-guide-losses-title = Who leaves for good?
campaign-guide-losses-text = A third of the French pieces in Casualties goes Out of Play; the others come back to Available. You choose which go [CT-6.6].
campaign-guide-losses-todo-1 = Choose the pieces.
