"""What all games share: records, chance, compiling, the Game and State API, the match record."""
