"""Matches served to browsers and programs: HTTP and WebSocket, tables, seats, a store that loses nothing."""
