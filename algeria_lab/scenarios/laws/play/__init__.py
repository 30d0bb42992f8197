"""Laws about what is played: lines, orders to choose between, ways from step to step."""
