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
files-store-full = This browser has no room left to keep the war. Save it to a file.
files-close = Close this message
