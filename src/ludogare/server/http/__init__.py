"""Requests and answers: routes, files, cookies, the OpenAPI description; no rule of play.

Imports every room of the server; nobody but the edge (serve, __main__) imports it.
"""
