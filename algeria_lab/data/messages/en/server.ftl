# What the terminal says while pages are served.
server-opened = The page opens in your browser. Its address is:
server-address = Open this address in a browser on this computer:
server-stop = Press Ctrl+C here to end it.
