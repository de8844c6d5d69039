"""Open top containers: no roof; bows, a tarpaulin over them and a cable all round."""

from math import cos, pi, sin

from container import (bottom_rails, castings, cross_members, floor, front_frame, front_wall, lashing_rings, measures,
                       side_wall, top_rails)
from doors import door_frame, doors
from geometry import Shape, mirror_y

HANG = 0.30


def tarpaulin(s, size, bows):
    """Cloth from rail to rail, hanging a little between the bows, with a hem over the side walls."""
    half, length, height = size["width"] / 2, size["length"], size["height"]
    start, end = 0.03, length - 0.03
    steps = round((end - start) / 0.06)
    across = [k / 12 - 1 for k in range(25)]
    rows = []
    for k in range(steps + 1):
        x = start + (end - start) * k / steps
        between = (x - bows[0]) / (bows[1] - bows[0])
        sag = 0.028 * (1 - abs(cos(pi * between)))
        row = []
        for drop in (1.0, 0.8, 0.6, 0.4, 0.2, 0.05):
            swell = 0.010 * sin(x * 5.1) * drop + 0.012 * drop
            row.append((x, -half - 0.016 - swell, height + 0.012 - HANG * drop))
        for share in across:
            crown = 0.075 * (1 - share * share)
            row.append((x, share * (half + 0.012), height + 0.022 + crown - sag * (1 - share ** 4)))
        for drop in (0.05, 0.2, 0.4, 0.6, 0.8, 1.0):
            swell = 0.010 * sin(x * 5.1 + 1) * drop + 0.012 * drop
            row.append((x, half + 0.016 + swell, height + 0.012 - HANG * drop))
        rows.append(row)
    s.sheet(rows, "tarp", smooth=True, flip=True)
    for x, way in ((start, -1), (end, 1)):
        edge = [p for p in rows[0 if way < 0 else -1]]
        low = [(x + way * 0.035, p[1], min(p[2], height + 0.012) - (0.20 if abs(p[1]) < half else 0)) for p in edge]
        s.sheet([edge, low], "tarp", flip=way < 0)
    # The cable runs through rings along the hem.
    for side in (1, -1):
        y = side * (half + 0.048)
        z = height - HANG + 0.05
        points = []
        count = max(4, round((end - start) / 0.32))
        for k in range(count + 1):
            x = start + 0.02 + (end - start - 0.04) * k / count
            points.append((x, y, z))
            s.box((x - 0.022, side * (half + 0.01), z - 0.03), (x + 0.022, side * (half + 0.052), z + 0.03), "galvanised", 0.006)
        s.path(points, 0.009, "rope", 8)
    for x in (start - 0.045, end + 0.045):
        s.path([(x, -half - 0.048, height - HANG + 0.05), (x, -half * 0.5, height - 0.17), (x, half * 0.5, height - 0.17), (x, half + 0.048, height - HANG + 0.05)], 0.009, "rope", 8)


def open_top(product, wear, seed, angles=(0, 0), covered=True):
    size = measures(product)
    s = castings(size)
    bottom_rails(s, size)
    cross_members(s, size)
    top_rails(s, size, deep=0.10)
    front_frame(s, size)
    door_frame(s, size)
    s.place(side_wall(size, wear, seed + 11, ventilators=False, top=0.10))
    s.place(side_wall(size, wear, seed + 12, ventilators=False, top=0.10), mirror_y())
    front_wall(s, size, wear, seed)
    floor(s, size)
    lashing_rings(s, size)
    length, half, height = size["length"], size["width"] / 2, size["height"]
    count = max(3, round(length / 0.62))
    bows = [0.25 + (length - 0.5) * k / (count - 1) for k in range(count)]
    for x in bows:
        points = [(x, -half + 0.05, height - 0.02)]
        points += [(x, half * k / 4, height + 0.005 + 0.06 * (1 - (k / 4) ** 2)) for k in range(-3, 4)]
        points.append((x, half - 0.05, height - 0.02))
        s.path(points, 0.015, "galvanised", 8)
    if covered:
        tarpaulin(s, size, bows)
    s.place(doors(size, wear, seed, angles))
    return s
