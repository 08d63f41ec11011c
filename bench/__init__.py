"""Benchmarks: speed measured, never asserted."""
