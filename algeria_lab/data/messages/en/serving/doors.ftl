# Pages for those who wait before the door: the room is full, or its key is missing. No arguments.
places-full-heading = Every place is taken
places-full-text = As many readers are here as this server can serve at once. A war that this browser keeps is not lost.
places-full-again = This page looks every few seconds whether a place is free, and then goes on by itself.
places-full-minute = Try again in a minute.
places-full-free = A place is free: the page opens.
places-full-now = Try now

places-lost-line = What you do here does not arrive now. Leave this page open: it looks every few seconds, and says when the connection is back. A war you were playing is kept in this browser, and can still be saved to a file.
places-lost-key = Your key does not open this room any more: the room was closed and opened again, with a new key. Open the new link, scan the new code, or load this page again and type the new key. What you played is kept in this browser, at this address.
places-lost-back = The connection is back. Look whether your last choice was carried out before you make it again.

places-key-heading = This room has a key
places-key-text = Open the link of your class, or type the key that is shown with its QR code.
places-key-label = Key
places-key-enter = Come in
places-key-wrong = That is not the key of this room. It has eight letters and digits; hyphens and capitals do not matter.
places-key-other = The key that you came with does not open this room. It is the key of another room, or this room was closed and opened again: then it has a new one. What you played is kept in this browser.
places-key-projector = For the wall: the new address stands in the terminal in which the room was opened.

places-class-heading = Come in
places-class-how = Scan the code with the camera, or type into a browser:
places-class-address = Address
places-class-key = Key
places-class-others = If that address does not open, try another one
places-class-alone = Only this computer can come in now. The terminal says how to let others in.
places-class-places = Places
places-class-place = Your place in the class:
places-class-here = here
places-class-coming = coming
places-class-lost = connection lost
places-class-free = free
places-class-several-here = here
places-class-several-coming = coming
places-class-several-lost = connections lost
places-class-several-free = free
places-class-silent = The server does not answer. The numbers are those of before.

## What the server says at its doors

doors-cookies = This page needs a cookie that ties it to its game. It tells nobody who you are, and ends with the browser. Please allow cookies for this address, then load the page again.
doors-name-heading = This server does not go by this name
doors-name-text = Your browser asked for it under the name
doors-name-advice = Use the address that was printed when the server was started.
doors-name-allow = Whoever runs the server can give it this name:
doors-tried-heading = Too many keys are being tried from here
doors-tried-text = From one address the server looks at one key after another, and after a wrong one nothing is looked at for a second. Wait a moment, then load this page again.
