"""What people see of SteamRollers: the view, the board and its drawings, the reasons."""
