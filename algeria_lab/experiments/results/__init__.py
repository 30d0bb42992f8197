"""What came out: frames, intervals, statistics, one war of many."""
