"""What people see of Steam Tunnel: the view, the board and its drawings, the reasons."""
