# What the terminal says while pages are served.
server-opened = The page opens in your browser. Its address is:
server-address = Open this address in a browser on this computer:
server-closed = Pages are not served with `preheat_kernel` or `progressive_rendering`: through these, one visitor can stop the page of another. Leave both out; kernels start quickly without them.
server-stop = Press Ctrl+C here to end it.
server-ends = The pages end now. This takes a few seconds.
