"""One room per game, the same files in each."""
