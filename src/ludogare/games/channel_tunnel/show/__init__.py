"""What people see of 1987 Channel Tunnel: the view, the board and its drawings, the reasons."""
