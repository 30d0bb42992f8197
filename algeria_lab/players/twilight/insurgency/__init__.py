"""The computer player of the FLN that is free to plan: judgements of our own, not the published chart."""
