"""Tables, maps, scenarios, facts and messages; data only."""
