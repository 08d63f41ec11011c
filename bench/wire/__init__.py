"""What the server can bear: real processes, real sockets, on this machine."""
