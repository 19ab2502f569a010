"""What bots are told about SteamRollers."""
