# Saving and opening wars. Words between % signs are filled in by the page: %name% is a file, %date% a moment,
# %label% says which war, such as “1954, turn 4”.

files-label = Save and open
files-save = Save to a file
files-open = Open a file
files-saved = Saved as %name%: look among your browser’s downloads.
files-opening = Opening %name%…
files-opened = %name% is open.
files-open-failed = %name% could not be opened; the war on the board stays as it was.
files-too-large = %name% is larger than 5 MB. A saved war never is: choose another file.
files-unreadable = %name% could not be read. Is it still where it was? Try once more, or choose another file.
files-malformed = The page sent something unreadable; nothing was done. Reload the page and try again.
files-no-answer = The notebook has not answered yet. It may be busy: wait a little. If it has ended, save the war to a file, reload the page and open the file there.

files-kept = Kept wars
files-resume = Resume %label%, last played on %date%
files-forget = Forget
files-forget-war = Forget %label%, last played on %date%
files-forgotten = This war is no longer kept in the browser.
files-store-note = After each decision the war is also kept in this browser, on this computer only.
files-no-store = This browser keeps nothing between visits (a private window, or a setting). To go on another day, save to a file.
files-store-full = This browser has no room left to keep the war. Save it to a file, or forget a kept one: that makes room.
files-close = Close this message

files-menu = This war
files-whose = Somebody has begun this lesson in this browser. Do you go on, or is it your first time here?
files-whose-on = Go on where this computer stopped: %label%, %date%
files-whose-anew = Begin anew
files-whose-note = Beginning anew takes nothing away: what was done stays in the menu “Lesson”.
files-resumed = Your war goes on: %name%.
files-slow = To go on with “%name%” takes this computer too long just now. It is kept as it was: load the page again a little later.
files-resume-failed = The war that this browser kept (%name%) is damaged and could not be opened. It stays among the kept wars; a new war has begun.
files-resume-damaged = Try to resume %label%, damaged, last played on %date%
files-begin = Begin another war
files-two-pages = This war is being played in another tab, too. Both lines are kept, each as a war of its own.

## A war for somebody else

files-share = Share
files-studio = Scenario from here
files-studio-about = Write a scenario that begins at this moment
files-share-title = A war for somebody else
files-share-note = The link holds the war itself and opens as the start of a war of their own; nothing is stored on a server.
files-share-notebook = A notebook has no address to hand on. Use “Save to a file” and give away the file: “Open a file” opens it here and on the project’s own pages.
files-share-position = Up to the moment on the board
files-share-war = The whole war, with all its lines
files-copy = Copy the link
files-copied = Copied.
files-copy-by-hand = This browser does not let the page copy. The link is selected: copy it with Ctrl+C or by a long press.
files-link-size = %size% KB long.
files-link-some-cut = Some mail programs cut links of more than 2 KB; if in doubt, send the file.
files-link-many-cut = Many programs cut links of more than 8 KB: a file is safer.
files-link-too-long = This war is too long for a link. Save it to a file and hand on the file.
files-link-name = the link
files-link-opened = The war of the link is open as a war of your own. Yours, if you had one, is among the kept wars.
files-turn-opened = The turn that came is open: it is your side that you play.
files-link-failed = The link could not be opened; nothing was lost.
files-link-long = It is longer than any link of this program.
files-link-damaged = Part of it seems to be missing: copy the whole link once more, or ask for the file.

## The browser’s own store, whatever the page keeps in it

files-store-damaged = Part of what this browser keeps could not be read and was put aside. The rest is still in the list.

## Where the save of another game opens

page-opens-save = { $game ->
    [algeria] It opens in the war room: “Open a file” there.
    [twilight] It opens on the page of Colonial Twilight: “Open a file” there.
   *[insurgent] It opens on the page of the card duel: “Open a file” there.
  }
