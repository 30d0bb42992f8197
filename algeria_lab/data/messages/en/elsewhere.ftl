# Where the save of another game opens.

page-opens-save = { $game ->
    [algeria] It opens in the war room: “Open a file” there.
    [twilight] It opens on the page of Colonial Twilight: “Open a file” there.
   *[insurgent] It opens on the page of the card duel: “Open a file” there.
  }
