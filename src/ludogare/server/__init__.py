"""The table: play in the browser, and the protocol by which any program takes a seat."""
