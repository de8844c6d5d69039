"""Pressed steel sheets: side walls, end walls, roofs; with dents where a condition asks for them."""

from math import exp
from random import Random

SIDE = {"pitch": 0.278, "depth": 0.036, "flat": 0.072, "slope": 0.068}
FRONT = {"pitch": 0.250, "depth": 0.045, "flat": 0.110, "slope": 0.018}
ROOF = {"pitch": 0.209, "depth": 0.020, "flat": 0.091, "slope": 0.014}


def profile(length, kind):
    """(along, depth) points of a trapezoidal sheet that begins and ends with an outer flat."""
    count = max(1, round((length - kind["flat"]) / kind["pitch"]))
    pitch = (length - kind["flat"]) / count
    stretch = pitch / kind["pitch"]
    flat, slope = kind["flat"] * stretch, kind["slope"] * stretch
    points = [(0.0, 0.0)]
    at = kind["flat"]
    for _ in range(count):
        points.append((at, 0.0))
        points.append((at + slope, kind["depth"]))
        points.append((at + pitch - flat - slope, kind["depth"]))
        points.append((at + pitch - flat, 0.0))
        at += pitch
    points.append((length, 0.0))
    return [p for k, p in enumerate(points) if k == 0 or p[0] - points[k - 1][0] > 1e-5]


class Dents:
    """Shallow dents at seeded places; asks for (along, up) and answers the depth there."""

    def __init__(self, wear, seed, length, low, high, density=1.0):
        random = Random(seed)
        self.marks = []
        area = length * (high - low)
        count = round(area * (0, 0.2, 0.5)[wear] * density)
        for _ in range(count):
            big = random.random() < 0.3
            self.marks.append((
                random.uniform(0.15, length - 0.15), low + (high - low) * random.uniform(0.08, 0.92),
                random.uniform(0.14, 0.22) * (1.7 if big else 1.0),
                random.uniform(0.10, 0.20) * (2.0 if big else 1.0),
                random.uniform(0.018, 0.042) * (0.4 if wear == 1 else 1.0) * (1.5 if big else 1.0),
            ))
        self.waves = (0, 0.001, 0.0025)[wear]
        self.phase = random.uniform(0, 6)

    def __call__(self, along, up):
        from math import sin
        deep = self.waves * sin(along * 2.3 + self.phase) * sin(up * 2.7 + self.phase * 2)
        for x, z, wide, tall, depth in self.marks:
            a, b = (along - x) / wide, (up - z) / tall
            d = a * a + b * b
            if d < 9:
                deep += depth * exp(-d)
        return deep


def sheet(shape, place, length, low, high, kind, outside, inside=None, dents=None, rows=1, lift=0.0, start=0.0):
    """A wall of upright ribs. place(along, depth, up) gives the point; depth grows inwards."""
    points = profile(length, kind)
    if dents and dents.marks:
        fine = []
        for (a, d), (b, e) in zip(points, points[1:]):
            fine.append((a, d))
            if b - a > 0.05:
                fine.append(((a + b) / 2, (d + e) / 2))
        points = fine + [points[-1]]
    grid = []
    for r in range(rows + 1):
        up = low + (high - low) * r / rows
        grid.append([(a + start, d + lift + (dents(a, up) if dents else 0.0), up) for a, d in points])
    shape.sheet([[place(a, d, u) for a, d, u in row] for row in grid], outside)
    if inside:
        shape.sheet([[place(a, d + 0.004, u) for a, d, u in row] for row in grid], inside, flip=True)


def roof(shape, length, start, half, height, outside, inside, dents=None):
    """Cross ribs pressed into the roof, ending in a flat margin at both sides."""
    points = profile(length, ROOF)
    columns = [(-half, 0.0), (-half + 0.09, 0.0), (-half + 0.17, 1.0)]
    columns += [(half * k / 6, 1.0) for k in range(-4, 5)]
    columns += [(half - 0.17, 1.0), (half - 0.09, 0.0), (half, 0.0)]
    columns = sorted(columns)
    for thick, finish, flip in ((0.0, outside, True), (0.011, inside, False)):
        rows = []
        for y, share in columns:
            row = []
            for a, d in points:
                drop = (ROOF["depth"] - d) * share
                dent = dents(a, y + half) if dents else 0.0
                row.append((start + a, y, height + drop - ROOF["depth"] - thick - dent))
            rows.append(row)
        shape.sheet(rows, finish, flip=not flip)
