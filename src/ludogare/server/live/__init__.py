"""Messages in and out over a socket."""
