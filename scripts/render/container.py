"""Dry containers: standard and high cube from 6 to 45 feet."""

from random import Random

from mathutils import Matrix

from corrugation import FRONT, SIDE, Dents, roof, sheet
from doors import door_frame, doors
from geometry import CASTING, Shape, casting, mirror_x, mirror_y, move

SKIN = 0.009
RAIL = 0.16


def measures(product):
    """The sizes every part needs, from a product's outside and inside dimensions."""
    outside, inside, door = product["outside"], product.get("inside"), product.get("door")
    size = dict(length=outside["length"], width=outside["width"], height=outside["height"])
    insulated = product["type"] == "Refrigerated"
    size["inside"] = inside
    size["floor"] = 0.17 if inside is None else max(0.11, size["height"] - inside["height"] - (0.14 if insulated else 0.036))
    size["sill"] = size["floor"] - 0.004
    if door:
        size["door_wide"] = min(door["width"], size["width"] - 0.08)
        size["lintel"] = min(size["sill"] + door["height"], size["height"] - 0.06)
    else:
        size["door_wide"] = size["width"] - 0.1
        size["lintel"] = size["height"] - 0.14
    return size


def castings(size):
    s = Shape()
    one = casting()
    half = size["width"] / 2
    for top in (False, True):
        for far in (False, True):
            for side in (-1, 1):
                at = move(0, -half, 0)
                if side > 0:
                    at = mirror_y() @ at
                if far:
                    at = mirror_x(size["length"] / 2) @ at
                if top:
                    at = Matrix.Translation((0, 0, size["height"])) @ Matrix.Diagonal((1, 1, -1, 1)) @ at
                s.place(one, at)
    return s


def bottom_rails(s, size, pockets=True):
    """Rails along both sides, with fork pockets where a lift truck may take the box."""
    half, length = size["width"] / 2, size["length"]
    top = min(RAIL, size["floor"] - 0.005)
    low = 0.016
    holes = []
    if pockets and 2.2 < length < 7:
        gap = 2.05 if length > 5 else 0.9
        holes = [(length / 2 + k * gap / 2 - 0.18, length / 2 + k * gap / 2 + 0.18) for k in (-1, 1)]
    for side in (1, -1):
        outer, inner = side * (half - 0.006), side * (half - 0.054)
        at = CASTING[0] - 0.004
        for a, b in holes + [(length - CASTING[0] + 0.004, None)]:
            s.box((at, outer, low), (a, inner, top), "frame", 0.006)
            if b is not None:
                s.box((a - 0.002, outer, top - 0.026), (b + 0.002, inner, top), "frame", 0.004)
                s.box((a - 0.002, outer, low), (b + 0.002, inner, low + 0.012), "frame", 0.003)
                deep = side * (half - 0.6)
                for x in (a, b):
                    s.box((x - 0.003, side * (half - 0.05), low), (x + 0.003, deep, top), "under", 0.001)
                s.box((a, side * (half - 0.05), top - 0.026), (b, deep, top - 0.02), "under", 0.001)
                s.box((a, side * (half - 0.05), low), (b, deep, low + 0.006), "under", 0.001)
                s.box((a, deep, low), (b, deep - side * 0.01, top), "hollow", 0.001)
            at = b


def cross_members(s, size):
    length, half = size["length"], size["width"] / 2 - 0.05
    top = size["floor"] - 0.03
    count = round((length - 0.5) / 0.3)
    for k in range(count):
        x = 0.25 + (length - 0.5) * k / max(1, count - 1)
        s.box((x - 0.022, -half, top - 0.112), (x + 0.022, half, top), "under", 0.003)


def top_rails(s, size, deep=0.06):
    half, length, height = size["width"] / 2, size["length"], size["height"]
    for side in (1, -1):
        s.box((CASTING[0] - 0.004, side * (half - 0.005), height - 0.012 - deep),
              (length - CASTING[0] + 0.004, side * (half - 0.062), height - 0.012), "frame", 0.006)
        # Inner faces and undersides are grey like the walls, else the outside's colour shows through the ribs.
        s.box((0.15, side * (half - 0.05), height - 0.016 - deep), (length - 0.1, side * (half - 0.0635), height - 0.014), "inside", 0.006)
        s.box((0.15, side * (half - 0.013), height - 0.0155 - deep), (length - 0.1, side * (half - 0.0635), height - 0.011 - deep), "inside", 0.001)


def front_frame(s, size):
    half, length, height = size["width"] / 2, size["length"], size["height"]
    long, wide, high = CASTING
    for side in (1, -1):
        s.box((length - 0.15, side * (half - 0.004), high - 0.002), (length - 0.006, side * (half - 0.105), height - high + 0.002), "frame", 0.014)
        s.box((length - 0.1515, side * (half - 0.013), 0.1), (length - 0.03, side * (half - 0.1065), height - 0.05), "inside", 0.003)
        s.box((length - long - 0.0015, side * (half - 0.013), height - high - 0.0015), (length - 0.05, side * (half - wide - 0.0015), height - 0.034), "inside", 0.003)
    inner = half - wide + 0.004
    s.box((length - 0.10, -inner, 0.016), (length - 0.005, inner, min(0.16, size["floor"])), "frame", 0.008)
    s.box((length - 0.075, -inner, height - 0.10), (length - 0.006, inner, height - 0.012), "frame", 0.008)
    s.box((length - 0.0785, -inner - 0.01, height - 0.104), (length - 0.03, inner + 0.01, height - 0.0335), "inside", 0.002)
    s.box((length - 0.0785, -half + 0.23, height - 0.05), (length - 0.03, half - 0.23, height - 0.0145), "inside", 0.001)


def side_wall(size, wear, seed, finish="wall", ventilators=True, top=0.066, inside="inside"):
    """The wall at -y; the other side is its mirror with dents of its own."""
    s = Shape()
    half, length = size["width"] / 2, size["length"]
    start, run = 0.13, length - 0.13 - 0.145
    low, high = min(RAIL, size["floor"] - 0.005) - 0.008, size["height"] - top
    dents = Dents(wear, seed, run, low, high)
    rows = 1 if not dents.marks else 26
    place = lambda a, d, u: (start + a, -half + SKIN + d, u)
    sheet(s, place, run, low, high, SIDE, finish, inside, dents, rows)
    if ventilators:
        for x in ([0.45, length - 0.5] if length > 3.5 else [length - 0.5]):
            s.box((x - 0.1, -half + 0.004, high - 0.2), (x + 0.1, -half + 0.0125, high - 0.09), finish, 0.003)
            for k in range(4):
                s.box((x - 0.085, -half + 0.002, high - 0.19 + k * 0.022), (x + 0.085, -half + 0.01, high - 0.18 + k * 0.022), "hollow", 0.001)
    if wear == 2:
        patches(s, run, start, half, low, high, seed, dents)
    return s


def patches(s, run, start, half, low, high, seed, dents):
    """Steel patches welded over holes; they follow the ribs of the wall."""
    from corrugation import profile
    random = Random(seed * 3 + 1)
    points = profile(run, SIDE)
    for _ in range(max(1, round(run / 4))):
        first = random.randrange(2, max(3, len(points) - 12))
        count = random.choice((5, 6, 8, 9))
        zc = low + (high - low) * random.uniform(0.12, 0.7)
        tall = random.uniform(0.26, 0.5)
        part = points[first:first + count]
        for grow, lift, finish in ((0.006, -0.002, "weld"), (0.0, -0.0045, "patch")):
            rows = []
            line = list(part)
            line[0] = (line[0][0] - grow, line[0][1])
            line[-1] = (line[-1][0] + grow, line[-1][1])
            for r in range(9):
                z = zc - grow + (tall + 2 * grow) * r / 8
                rows.append([(start + a, -half + SKIN + d + lift + dents(a, z), z) for a, d in line])
            s.sheet(rows, finish)


def front_wall(s, size, wear, seed, finish="wall", inside="inside", top=0.05):
    half, length = size["width"] / 2, size["length"]
    run = size["width"] - 0.2
    dents = Dents(wear, seed + 5, run, 0.15, size["height"] - top)
    place = lambda a, d, u: (length - 0.024 - d, -half + 0.1 + a, u)
    sheet(s, place, run, 0.15, size["height"] - top, FRONT, finish, inside, dents, 1 if not dents.marks else 22)


def floor(s, size, finish="wood"):
    half = size["width"] / 2 - 0.047
    s.box((0.118, -half, size["floor"] - 0.028), (size["length"] - 0.032, half, size["floor"]), finish, 0.002)
    for side in (1, -1):
        s.box((0.12, side * (half - 0.0), size["floor"]), (size["length"] - 0.07, side * (half - 0.02), size["floor"] + 0.085), "inside", 0.004)


def lashing_rings(s, size):
    half, length = size["width"] / 2 - 0.068, size["length"]
    count = max(2, round(length / 1.2))
    for side in (1, -1):
        for k in range(count):
            x = 0.5 + (length - 1.0) * k / (count - 1)
            for z in (size["floor"] + 0.05, size["height"] - 0.12):
                y = side * half
                s.path([(x - 0.035, y, z), (x - 0.035, y - side * 0.03, z + 0.03), (x + 0.035, y - side * 0.03, z + 0.03), (x + 0.035, y, z)], 0.006, "galvanised", 6)


def dry(product, wear, seed, angles=(0, 0)):
    size = measures(product)
    s = castings(size)
    bottom_rails(s, size)
    cross_members(s, size)
    top_rails(s, size)
    front_frame(s, size)
    door_frame(s, size)
    s.place(side_wall(size, wear, seed + 11))
    s.place(side_wall(size, wear, seed + 12), mirror_y())
    front_wall(s, size, wear, seed)
    half = size["width"] / 2
    dents = Dents(wear, seed + 9, size["length"] - 0.2, 0, size["width"], 0.5)
    roof(s, size["length"] - 0.17, 0.1, half - 0.055, size["height"] - 0.008, "wall", "inside", dents)
    floor(s, size)
    lashing_rings(s, size)
    s.place(doors(size, wear, seed, angles))
    return s
