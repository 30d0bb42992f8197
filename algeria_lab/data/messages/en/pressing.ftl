# What a plan says whose button was pressed before it was worked out.
board-pressed-wait = It is being worked out; then it will be done.
