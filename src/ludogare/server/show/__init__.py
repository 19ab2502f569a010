"""What people see of a table: snapshots, boards, story, replay and analysis."""
