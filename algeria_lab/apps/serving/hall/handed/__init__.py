"""What a class hands in: kept in memory, played again beside the server, saved when the teacher says so."""
