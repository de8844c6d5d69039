"""Flat racks: a heavy deck between two end walls, nothing else."""

from container import castings, measures
from corrugation import FRONT, Dents, sheet
from geometry import CASTING, Shape, mirror_x


def end_wall(size, wear, seed):
    """The end at x = 0: posts, cross beams, a ribbed steel panel and braces to the deck."""
    s = Shape()
    half, height = size["width"] / 2, size["height"]
    long, wide, high = CASTING
    deck = size["deck"]
    for side in (1, -1):
        s.box((0.006, side * (half - 0.006), high - 0.002), (0.172, side * (half - 0.156), height - high + 0.002), "frame", 0.008)
        # A gusset from post to deck.
        y0, y1 = side * (half - 0.03), side * (half - 0.06)
        outline = [(0.17, y0, deck), (0.52, y0, deck), (0.17, y0, deck + 0.62)]
        s.prism(outline if side < 0 else outline[::-1], (0, y1 - y0, 0), "frame")
        # Hinge cheeks of the end wall.
        s.box((0.02, side * (half + 0.0), deck + 0.02), (0.16, side * (half - 0.03), deck + 0.24), "frame", 0.01)
        s.cylinder((0.09, side * (half + 0.004), deck + 0.13), (0.09, side * (half - 0.04), deck + 0.13), 0.045, "galvanised", 18)
        for z in (0.9, 1.3, 1.7, 2.1):
            s.path([(0.15, side * (half - 0.158), z - 0.04), (0.15, side * (half - 0.195), z - 0.03), (0.15, side * (half - 0.195), z + 0.03), (0.15, side * (half - 0.158), z + 0.04)], 0.009, "galvanised", 6)
    inner = half - wide + 0.01
    s.box((0.008, -inner, height - 0.15), (0.16, inner, height - 0.012), "frame", 0.008)
    s.box((0.008, -inner, 0.02), (0.16, inner, deck + 0.16), "frame", 0.008)
    run = 2 * (half - 0.15)
    dents = Dents(wear, seed, run, deck + 0.1, height - 0.12)
    place = lambda a, d, u: (0.045 + d, half - 0.15 - a, u)
    sheet(s, place, run, deck + 0.14, height - 0.13, FRONT, "wall", "wall", dents, 1 if not dents.marks else 20)
    return s


def side_beam(s, size, side):
    """A welded I beam with flanges, web stiffeners, stanchion pockets and lashing bars."""
    half, length = size["width"] / 2, size["length"]
    low, deck = size["beam_low"], size["deck"]
    a, b = CASTING[0] - 0.01, length - CASTING[0] + 0.01
    y = lambda inset: side * (half - inset)
    s.box((a, y(0.006), deck - 0.03), (b, y(0.17), deck - 0.002), "frame", 0.005)
    s.box((a, y(0.012), low), (b, y(0.17), low + 0.03), "frame", 0.005)
    s.box((a, y(0.085), low), (b, y(0.103), deck - 0.01), "frame", 0.003)
    count = round(length / 0.61)
    for k in range(1, count):
        x = length * k / count
        s.box((x - 0.009, y(0.014), low + 0.02), (x + 0.009, y(0.09), deck - 0.02), "frame", 0.003)
        if k % 2:
            # Stanchion pocket: a square sleeve standing on the beam's outside.
            s.box((x + 0.08, y(-0.004), low + 0.06), (x + 0.20, y(0.09), deck + 0.004), "frame", 0.006)
            s.box((x + 0.097, y(0.012), deck - 0.001), (x + 0.183, y(0.075), deck + 0.0062), "hollow", 0.001)
        else:
            s.path([(x + 0.10, y(0.02), low + 0.10), (x + 0.19, y(0.02), low + 0.10)], 0.014, "galvanised", 8)
            s.path([(x + 0.10, y(0.09), low + 0.10), (x + 0.10, y(0.015), low + 0.10)], 0.012, "galvanised", 8)
            s.path([(x + 0.19, y(0.09), low + 0.10), (x + 0.19, y(0.015), low + 0.10)], 0.012, "galvanised", 8)


def flat_rack(product, wear, seed):
    size = measures(product)
    size["deck"] = size["height"] - size["inside"]["height"]
    size["beam_low"] = 0.02
    half, length = size["width"] / 2, size["length"]
    s = castings(size)
    for side in (1, -1):
        side_beam(s, size, side)
    wall = end_wall(size, wear, seed + 3)
    s.place(wall)
    s.place(end_wall(size, wear, seed + 4), mirror_x(length / 2))
    # Deck planks lie across; a checker plate strip at each end.
    s.box((0.16, -half + 0.168, size["deck"] - 0.05), (length - 0.16, half - 0.168, size["deck"] - 0.004), "planks", 0.002)
    for x in (0.16, length - 0.62):
        s.box((x, -half + 0.16, size["deck"] - 0.03), (x + 0.46, half - 0.16, size["deck"]), "frame", 0.003)
    for k in range(round(length / 0.4)):
        x = 0.3 + k * 0.4
        if x < length - 0.3:
            s.box((x - 0.03, -half + 0.12, 0.10), (x + 0.03, half - 0.12, size["deck"] - 0.05), "under", 0.004)
    return s
