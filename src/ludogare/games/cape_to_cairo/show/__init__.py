"""What people see of From Cape to Cairo: the view, the board and its drawings, the reasons."""
