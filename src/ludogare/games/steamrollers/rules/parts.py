"""What a component file of SteamRollers may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludogare.core.declaration.checked import Unfit
from ludogare.core.declaration.components import Group, Hundred, Part

CITIES = 6
FACES = 6
BOXES = 6
SEATS = 5
COLOURS = ("yellow", "red", "green", "blue", "grey", "black")
CODES = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b", "S2a", "S2b")
ORDER_CODES = tuple(f"{order}{side}" for order in range(1, 7) for side in "ab")

Colour = Literal["yellow", "red", "green", "blue", "grey"]
Rail = Literal["sharp", "gentle", "straight"]
City = Annotated[int, Meta(ge=1, le=CITIES)]
Coordinate = Annotated[int, Meta(ge=-20, le=20)]
Hex = tuple[Coordinate, Coordinate]
Region = Annotated[list[Hex], Meta(min_length=1, max_length=12)]
Regions = Meta(min_length=CITIES, max_length=CITIES)
Faces = Meta(min_length=FACES, max_length=FACES)
Stock = Annotated[int, Meta(ge=0, le=99)]


class Map(Group, frozen=True):
    """Six regions of hexes, each with a city and a village."""

    cities: Annotated[list[Hex], Regions]
    villages: Annotated[list[Hex], Regions]
    plain: Annotated[list[Region], Regions]

    def __post_init__(self) -> None:
        if len(set(map(len, self.plain))) > 1:
            raise Unfit("parts-regions")
        places = [
            *self.cities,
            *self.villages,
            *(place for region in self.plain for place in region),
        ]
        if len(set(places)) < len(places):
            twice = next(place for place in places if places.count(place) > 1)
            raise Unfit("parts-hex", hex=f"[{twice[0]}, {twice[1]}]")


class Colours(Group, frozen=True):
    """What each city takes."""

    cities: Annotated[list[Colour], Regions]

    def __post_init__(self) -> None:
        if lacking := [colour for colour in COLOURS[:-1] if colour not in self.cities]:
            raise Unfit("parts-colour", colour=lacking[0])


class Goods(Group, frozen=True):
    """How many goods of each colour there are; coal for each city."""

    yellow: Stock
    red: Stock
    green: Stock
    blue: Stock
    grey: Stock
    black: Annotated[int, Meta(ge=CITIES, le=99)]


class Setup(Group, frozen=True):
    """What is laid out beyond the number of players; alone a row has places for four goods."""

    goods_beyond_players: Annotated[int, Meta(ge=0, le=2)]
    dice_beyond_players: Literal[1]


class Locomotive(Group, frozen=True):
    """Points by boxes ticked."""

    points: Annotated[list[Hundred], Meta(min_length=BOXES + 1, max_length=BOXES + 1)]


class BlackDie(Group, frozen=True):
    """The kinds of rail on its faces."""

    faces: Annotated[list[tuple[Rail, Rail]], Faces]

    def __post_init__(self) -> None:
        if any(one == other for one, other in self.faces):
            raise Unfit("parts-face")


class Tile(Part, frozen=True):
    """A side of an action tile."""

    kind: Literal["once", "permanent"]
    points: Annotated[int, Meta(ge=-2, le=1)]


class Order(Part, frozen=True):
    """A side of an order tile."""

    goods: Annotated[list[Colour], Meta(min_length=1, max_length=9)]
    points: Hundred


class Tiles(Group, frozen=True, rename={f"tile_{code}": code for code in CODES}):
    """The action tiles, by side."""

    tile_1a: Tile
    tile_1b: Tile
    tile_2a: Tile
    tile_2b: Tile
    tile_3a: Tile
    tile_3b: Tile
    tile_4a: Tile
    tile_4b: Tile
    tile_5a: Tile
    tile_5b: Tile
    tile_6a: Tile
    tile_6b: Tile
    tile_S2a: Tile
    tile_S2b: Tile


class Orders(Group, frozen=True, rename={f"order_{code}": code for code in ORDER_CODES}):
    """The order tiles, by side."""

    order_1a: Order
    order_1b: Order
    order_2a: Order
    order_2b: Order
    order_3a: Order
    order_3b: Order
    order_4a: Order
    order_4b: Order
    order_5a: Order
    order_5b: Order
    order_6a: Order
    order_6b: Order


class StartTiles(Group, frozen=True):
    """The tiles of which each player takes one; texts and drawings know their names."""

    names: tuple[
        Literal["locomotive"],
        Literal["rail"],
        Literal["plus2"],
        Literal["action_tile"],
        Literal["personal_good"],
    ]
    bonus: Hundred
    homes: Annotated[list[City], Meta(min_length=1, max_length=CITIES)]

    def __post_init__(self) -> None:
        if self.homes != sorted(set(self.homes)):
            raise Unfit("parts-homes")


Pair = tuple[City, City]


class Borders(Group, frozen=True):
    """The regions between which borders are blocked, by the face of a die."""

    medium: Annotated[list[list[Pair]], Faces]
    hard: Annotated[list[list[Pair]], Faces]

    def __post_init__(self) -> None:
        if any(one == other for line in [*self.medium, *self.hard] for one, other in line):
            raise Unfit("parts-border")


class Olive(Group, frozen=True):
    """Her levels, and what she does."""

    levels: tuple[
        Literal["employee"],
        Literal["conductor"],
        Literal["machinist"],
        Literal["engineer"],
        Literal["investor"],
        Literal["baroness"],
    ]
    dice: Annotated[list[Annotated[int, Meta(ge=1, le=13)]], Meta(min_length=6, max_length=6)]
    threshold: Annotated[int, Meta(ge=1, le=99)]
    locomotive: Hundred


class Sheet(Group, frozen=True):
    """Boxes for points of delivery."""

    delivery_boxes: Annotated[int, Meta(ge=1, le=99)]


class Guard(Group, frozen=True):
    """The values of the option that ends a match without deliveries; the first is usual."""

    rounds: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(min_length=1, max_length=9)]

    def __post_init__(self) -> None:
        if len(set(self.rounds)) < len(self.rounds):
            raise Unfit("parts-rounds")


class Parts(Part, frozen=True):
    """The whole file."""

    map: Map
    colours: Colours
    goods: Goods
    setup: Setup
    locomotive: Locomotive
    black_die: BlackDie
    tiles: Tiles
    orders: Orders
    start_tiles: StartTiles
    borders: Borders
    olive: Olive
    sheet: Sheet
    guard: Guard

    def __post_init__(self) -> None:
        wanted = CITIES * (SEATS + self.setup.goods_beyond_players)
        if sum(getattr(self.goods, colour) for colour in COLOURS[:-1]) < wanted:
            raise Unfit("parts-goods", wanted=wanted)
        region = len(self.map.plain[0]) + 1
        if max(self.olive.dice) > region:
            raise Unfit("parts-dice", most=region)
