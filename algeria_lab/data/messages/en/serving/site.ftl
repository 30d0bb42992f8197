# The frame of the pages of a site without a server: their program runs in the reader's own browser. No arguments.
# What has the name of a text of the other frame (page.ftl, doors.ftl) stands in its place.
site-no-script = The program of this page runs in your browser and needs JavaScript. Please allow it for this address; what is written here can be read without.
site-slow = The first time, the browser fetches the program: some seconds, longer on a slow connection. After that it has it.

site-error-advice = Load the page again. If it happens again, try another browser that is up to date: Firefox, Chrome, Edge or Safari.
site-error-memory = The browser has not enough memory left for this page. Close other tabs and programs, then load it again.
site-error-line = A part of the page did not arrive: there is no connection, and this browser does not keep the part yet. Load the page again once you are connected.
site-lost-heading = The program of this page has stopped
site-lost-text = Clicks are not answered any more. A war you were playing is not lost: where the browser keeps wars, it is kept up to your last choice. Close other tabs if the computer is short of memory, then load the page again to go on.

## What a browser lacks

site-lack-heading = This page cannot begin here
site-lack-file = You have opened the file itself. The program of the page begins only when a server hands it out, be it one on this computer. Open a terminal in the folder of the site, type one of these lines, and open the address that it says:
site-lack-wasm = This browser runs no WebAssembly: it is switched off (as in a mode of high protection), or the browser is too old. Allow it for this address, or open the page in Firefox, Chrome, Edge or Safari of 2023 or later.
site-lack-old = This browser is too old for the program of this page. Open it in Firefox, Chrome, Edge or Safari of 2023 or later.
site-lack-read = What is written on the page can be read all the same.
site-storeless = This browser keeps nothing between visits (a private window, or a setting): what you play is lost when you close the page. Save a game to a file, or open the page in an ordinary window.

## What is kept

site-kept-link = Kept in this browser
site-kept-coming = being fetched:
site-kept-whole = you can go offline now
site-kept-saving = not whole: your browser saves data
site-kept-unwanted = the program is not kept
site-kept-refused = the program cannot be kept here

site-edition-here = A new edition of these pages is here. It is used from the next page on, once no other page of the site is open.
site-edition-kept = Your games stay.
site-edition-others = It waits: other open pages of the site:
site-edition-close = Close them, then load it.
site-edition-now = Load now
site-edition-later = Later

site-keeps-title = What this browser keeps
site-keeps-lead = These pages need no server once they are here: their program, your games and your answers stand in this browser, on this computer. Nothing of it is sent anywhere.
site-keeps-program = The program
site-keeps-coming = It is being fetched, behind whatever you do. Wait until all is here before you go offline.
site-keeps-whole = It is here whole: you can go offline now, and open every page and lesson in both languages.
site-keeps-saving = Your browser is set to save data. Only what you open is fetched and kept, not the rest.
site-keeps-unwanted = You have deleted it: it is fetched anew with each visit, and nothing opens offline.
site-keeps-refused = This browser does not keep it: that is so in some private windows, where storing is switched off, and at an address that begins with http:// and not with https://. The pages open as long as you are connected.
site-keeps-fetch = Fetch it whole and keep it
site-keeps-amount = Kept, in MB
site-keeps-size = All of it, in MB
site-keeps-edition = Edition
site-keeps-progress = How much of the program is here
site-keeps-yours = What is yours
site-keeps-games = Games
site-keeps-lessons = Lessons with your answers
site-keeps-texts = Scenarios of your own
site-keeps-drafts = Drafts
site-keeps-settings = Settings
site-keeps-none = Nothing yet. Games and answers come here by themselves while you play.
site-keeps-nothing = This browser keeps nothing (a private window, or a setting). Games and answers are lost when you close their page; save a game to a file.
site-keeps-care = In a private window all this goes when you close it. A browser may also delete it when the computer is short of room, and Safari does so after seven days without a visit. Save to a file what must not be lost.
site-keeps-delete = Delete
site-keeps-delete-program = Delete the program
site-keeps-delete-all = Delete everything
site-keeps-ask-program = Delete the program? Games, answers and drafts stay. Without a connection no page will open until you fetch it again.
site-keeps-ask-all = Delete everything, your games, answers, scenarios and drafts too? They cannot be brought back, unless you have saved them to a file.
site-keeps-no = Keep it
site-keeps-yes = Delete
site-keeps-done-program = The program is deleted.
site-keeps-done-all = This browser keeps nothing of these pages any more. The next page that you open begins as on a first visit.
site-keeps-failed = The browser did not let it be deleted. Its own settings can: delete the data of this site there.
site-missing-heading = This page is not kept
site-missing-text = There is no connection, and this browser does not keep the page yet that you have asked for. It opens by itself when the connection is back.
site-missing-again = Try again
