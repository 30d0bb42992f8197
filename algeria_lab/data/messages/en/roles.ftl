# Role cards for a team at one screen.

roles-title = Role cards
roles-how = Two to five people at one screen. Cut along the lines; with fewer people, one takes two cards of the same side. Whoever does not wish to play a side is the chronicler.
roles-no-side = no side
roles-does = What you do
roles-knows = What you know
roles-asks = Your question for the debrief
roles-who = Name:
