"""Eighteen lands with tunnels, as data, with the points that they must give.

A step is (tile, x, y, turn, deeds); seats alternate, the start tile lies at 0, 0. A deed is
("meeple", feature, part), ("token", colour, x, y, edge), or ("refused", feature, part) for a
meeple that must not be offered now. `after` holds the points after each turn, `final` those of
the count at the end, `clauses` what the land proves.
"""

from __future__ import annotations

from typing import Any

LANDS: list[dict[str, Any]] = [
    # 6-tile example of the French text: gate, curve, mouth, mouth, straight, crossing = 6 (12
    # with an inn).
    {
        "name": "rulebook_example",
        "clauses": "CA-7.8",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("TC", 0, 1, 0, [("meeple", "road", "E"), ("token", "A", 0, 1, "E")]),
            ("V", 1, 1, 0, []),
            ("T", 1, 2, 2, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [6, 0]],
        "final": [6, 0],
    },
    # 6-tile example of the French text: gate, curve, mouth, mouth, straight, crossing = 6 (12
    # with an inn).
    {
        "name": "rulebook_example_inn",
        "clauses": "CA-7.8 CA-Q11",
        "options": {"inns_cathedrals": True},
        "steps": [
            ("TB", -1, 0, 0, [("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("TC", 0, 1, 0, [("meeple", "road", "E"), ("token", "A", 0, 1, "E")]),
            ("I16", 1, 1, 0, []),
            ("T", 1, 2, 2, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [12, 0]],
        "final": [12, 0],
    },
    # The second token alone completes and scores a road that does not touch the tile just
    # placed.
    {
        "name": "second_token_completes_far_road",
        "clauses": "CA-7.4",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, []),
            ("W", 1, 0, 2, []),
            ("TC", 0, 1, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("V", 1, 1, 0, []),
            ("T", 1, 2, 2, []),
            ("B", 2, 1, 0, []),
            ("B", 3, 1, 0, [("token", "A", 0, 1, "E")]),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [6, 0]],
        "final": [6, 0],
    },
    # Tokens of player 1 only link the mouths; the thief of player 0 scores.
    {
        "name": "opponents_tokens",
        "clauses": "CA-7.5",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, []),
            ("W", 1, 0, 2, [("token", "A", -1, 0, "E")]),
            ("TC", 0, 1, 0, [("meeple", "road", "E")]),
            ("V", 1, 1, 0, [("token", "A", 0, 1, "E")]),
            ("T", 1, 2, 2, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [6, 0]],
        "final": [6, 0],
    },
    # Two-player game, two colours each: colour a on one mouth and b on the other is no tunnel;
    # end score counts the two parts apart.
    {
        "name": "different_colours_do_not_link",
        "clauses": "CA-Q8",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("TC", 0, 1, 0, [("token", "B", 0, 1, "E")]),
            ("V", 1, 1, 0, [("meeple", "road", "SW")]),
            ("T", 1, 2, 2, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
        "final": [3, 3],
    },
    # A single token on a mouth leaves the road incomplete.
    {
        "name": "one_token_is_still_open",
        "clauses": "CA-7.2",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
        ],
        "after": [[0, 0], [0, 0]],
        "final": [3, 0],
    },
    # An unmarked mouth is an open end, not the end of the road.
    {
        "name": "no_token_is_open",
        "clauses": "CA-7.1",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E")]),
            ("W", 1, 0, 2, []),
        ],
        "after": [[0, 0], [0, 0]],
        "final": [3, 0],
    },
    # Both mouths of one tile linked: that tile counts once (4 tiles, 5 segments).
    {
        "name": "both_mouths_on_one_tile",
        "clauses": "CA-Q7",
        "options": {},
        "steps": [
            ("TC", -1, 0, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("W", -1, 1, 2, [("token", "A", -1, 0, "S")]),
        ],
        "after": [[0, 0], [0, 0], [4, 0]],
        "final": [4, 0],
    },
    # A loop closed by the tunnel has no open end: complete, 6 tiles.
    {
        "name": "closed_loop_through_tunnel",
        "clauses": "CA-Q6",
        "options": {},
        "steps": [
            ("TC", -1, 0, 0, [("meeple", "road", "E")]),
            ("V", 1, 0, 0, []),
            ("V", 1, 1, 1, [("token", "A", -1, 0, "E")]),
            ("U", 0, 1, 0, []),
            ("V", -1, 1, 2, []),
            ("B", -2, 0, 0, []),
            ("B", -2, 1, 0, [("token", "A", -1, 0, "S")]),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [6, 0]],
        "final": [6, 0],
    },
    # Meeple first, then the token joins an occupied road: legal, tie, both score in full.
    {
        "name": "meeple_then_token_shares",
        "clauses": "CA-Q5",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E")]),
            ("W", 1, 0, 2, [("token", "A", -1, 0, "E")]),
            ("B", -1, 1, 0, []),
            ("TC", 0, 1, 0, [("meeple", "road", "E"), ("token", "A", 0, 1, "E")]),
            ("W", 1, 1, 0, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [5, 5]],
        "final": [5, 5],
    },
    # Token first: the road on the new tile is now the occupied one, no thief there.
    {
        "name": "token_then_meeple_blocked",
        "clauses": "CA-Q5",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E")]),
            ("W", 1, 0, 2, [("token", "A", -1, 0, "E")]),
            ("B", -1, 1, 0, []),
            ("TC", 0, 1, 0, [("token", "A", 0, 1, "E"), ("refused", "road", "E")]),
            ("W", 1, 1, 0, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [5, 0]],
        "final": [5, 0],
    },
    # Linked but open road at the end: one point per visible tile, tie.
    {
        "name": "unfinished_tunnel_road_at_end",
        "clauses": "CA-7.10",
        "options": {},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E")]),
            ("W", 1, 0, 2, [("token", "A", -1, 0, "E")]),
            ("B", -1, 1, 0, []),
            ("TC", 0, 1, 0, [("meeple", "road", "E"), ("token", "A", 0, 1, "E")]),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0]],
        "final": [4, 4],
    },
    # Inn road whose only open end is an unlinked mouth is incomplete: 0 at the end.
    {
        "name": "inn_and_open_mouth_scores_zero",
        "clauses": "CA-9.2",
        "options": {"inns_cathedrals": True},
        "steps": [
            ("TB", -1, 0, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("I15", 1, 0, 0, []),
            ("W", 2, 0, 2, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0]],
        "final": [0, 0],
    },
    # Token completes an empty road through the new tile; a thief may still be put on it and
    # scores at once and returns.
    {
        "name": "token_completes_then_meeple_scores_now",
        "clauses": "CA-6.5",
        "options": {},
        "steps": [
            ("TC", -1, 0, 0, [("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("W", -1, 1, 2, [("token", "A", -1, 0, "S"), ("meeple", "road", "N")]),
        ],
        "after": [[0, 0], [0, 0], [4, 0]],
        "final": [4, 0],
        "supply": [7, 7],
    },
    # Princess & Dragon underpass with the Tunnel expansion: two separate mouths; crossing on
    # the other side does not complete.
    {
        "name": "princess_dragon_underpass_is_cut",
        "clauses": "CA-8.2",
        "options": {"other_tunnels": "cut"},
        "steps": [
            ("PD", -1, 0, 1, [("meeple", "road", "E")]),
            ("W", 1, 0, 2, []),
            ("W", -2, 0, 0, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0]],
        "final": [3, 0],
    },
    # And complete once both its mouths carry one colour: 4 tiles, the underpass tile once.
    {
        "name": "princess_dragon_underpass_linked",
        "clauses": "CA-8.2",
        "options": {"other_tunnels": "cut"},
        "steps": [
            ("PD", -1, 0, 1, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("W", -2, 0, 0, [("token", "A", -1, 0, "W")]),
        ],
        "after": [[0, 0], [0, 0], [4, 0]],
        "final": [4, 0],
    },
    # A mouth of the underpass may be linked with a mouth of another tile instead.
    {
        "name": "princess_dragon_to_other_mouth",
        "clauses": "CA-Q10",
        "options": {"other_tunnels": "cut"},
        "steps": [
            ("PD", -1, 0, 1, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("TC", 0, 1, 0, [("token", "A", 0, 1, "E")]),
            ("W", 1, 1, 0, []),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [5, 0]],
        "final": [5, 0],
    },
    # One road through two tunnels (one of each player’s colour): 6 tiles.
    {
        "name": "two_tunnels_in_a_row",
        "clauses": "CA-7.6",
        "options": {},
        "steps": [
            ("TA", -1, 0, 0, [("meeple", "road", "E"), ("token", "A", -1, 0, "E")]),
            ("W", 1, 0, 2, []),
            ("TB", 0, 1, 2, [("token", "A", 0, 1, "E")]),
            ("TC", 1, 1, 1, [("token", "A", 1, 1, "W")]),
            ("B", 2, 1, 0, []),
            ("W", 1, 2, 2, [("token", "A", 1, 1, "S")]),
        ],
        "after": [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [6, 0]],
        "final": [6, 0],
    },
]
