"""Bots against bots: matches whose deals are played with every rotation of seats."""
