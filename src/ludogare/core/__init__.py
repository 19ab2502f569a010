"""The law, and how it runs. Nothing here knows of bots, servers or pages."""
