# What the server says at its doors.
doors-cookies = This page needs a cookie that ties it to its game. It tells nobody who you are, and ends with the browser. Please allow cookies for this address, then load the page again.
doors-name-heading = This server does not go by this name
doors-name-text = Your browser asked for it under the name
doors-name-advice = Use the address that was printed when the server was started.
doors-name-allow = Whoever runs the server can give it this name:
doors-tried-heading = Too many keys are being tried from here
doors-tried-text = From one address the server looks at one key after another, and after a wrong one nothing is looked at for a second. Wait a moment, then load this page again.
