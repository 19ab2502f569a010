"""What the process has read from which all servers of a trial come."""

from trial.server import read_all

read_all()
