"""What people see of Carcassonne: the view, the board and its drawings, the reasons."""
