"""What lies on the table: areas, units, scenarios and their set-up, profiles, positions and their laws."""
