"""Tank containers: a clad cylinder with dished ends in a frame, walkway, manway and ladder."""

from math import cos, pi, radians, sin, sqrt

from container import castings, measures
from geometry import CASTING, Shape, mirror_x, mirror_y


def vessel(s, length, radius, centre):
    """The shell along x with dished ends, cladding bands and a seam."""
    sides = 64
    dish, a, b = 0.42, 0.20, length - 0.20
    # From the crown outwards: the radius grows to full while x runs to the knuckle.
    left = [(a + dish * (1 - sqrt(max(0, 1 - (r / radius) ** 2.6))), r) for r in [radius * sin(pi / 2 * k / 14) for k in range(15)]]
    right = [(length - x, r) for x, r in reversed(left)]
    line = left + right
    grid = []
    for x, r in line:
        grid.append([(x, cos(2 * pi * k / sides) * r, centre + sin(2 * pi * k / sides) * r) for k in range(sides + 1)])
    s.sheet(grid, "cladding", smooth=True, flip=True)
    body0, body1 = a + dish, b - dish
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        x = body0 + (body1 - body0) * share
        band = [[(x + off, cos(2 * pi * k / sides) * (radius + lift), centre + sin(2 * pi * k / sides) * (radius + lift)) for k in range(sides + 1)]
                for off, lift in ((-0.035, 0.0), (-0.033, 0.006), (0.033, 0.006), (0.035, 0.0))]
        s.sheet(band, "aluminium", smooth=True, flip=True)
    z = centre - radius * 0.25
    y = sqrt(radius * radius - (z - centre) ** 2)
    for side in (1, -1):
        s.box((body0, side * (y - 0.004), z - 0.012), (body1, side * (y + 0.006), z + 0.012), "aluminium", 0.002)


def frame_end(size, centre, radius):
    """Posts, beams and diagonal braces of the end at x = 0."""
    s = Shape()
    half, height = size["width"] / 2, size["height"]
    long, wide, high = CASTING
    for side in (1, -1):
        s.box((0.008, side * (half - 0.006), high - 0.002), (0.128, side * (half - 0.126), height - high + 0.002), "frame", 0.012)
    inner = half - wide + 0.004
    s.box((0.012, -inner, 0.016), (0.13, inner, 0.136), "frame", 0.012)
    s.box((0.012, -inner, height - 0.126), (0.13, inner, height - 0.016), "frame", 0.012)
    for side in (1, -1):
        for z0, z1 in ((0.13, 0.75), (height - 0.12, height - 0.74)):
            p, q = (0.065, side * 0.42, z0), (0.065, side * (half - 0.10), z1)
            s.path([p, q], 0.042, "frame", 12)
    # The skirt that carries the vessel.
    sides = 48
    ring = lambda r, x: [(x, cos(2 * pi * k / sides) * r, centre + sin(2 * pi * k / sides) * r) for k in range(sides + 1)]
    r = radius * 0.80
    s.sheet([ring(r, 0.12), ring(r, 0.34)], "frame", smooth=True)
    s.sheet([ring(r - 0.02, 0.12), ring(r, 0.12)], "frame")
    s.sheet([ring(r - 0.02, 0.34), ring(r - 0.02, 0.12)], "frame", smooth=True)
    for k in range(8):
        angle = pi / 8 + k * pi / 4
        y, z = cos(angle), sin(angle)
        s.cylinder((0.07, y * (half - 0.03) if abs(y) > abs(z) else y * r, centre + z * r), (0.2, y * r, centre + z * r), 0.03, "frame", 8)
    return s


def tank(product, wear, seed):
    size = measures(product)
    length, half, height = size["length"], size["width"] / 2, size["height"]
    radius = 1.13
    centre = 0.16 + radius
    s = castings(size)
    end = frame_end(size, centre, radius)
    s.place(end)
    s.place(end, mirror_x(length / 2))
    a, b = CASTING[0] - 0.004, length - CASTING[0] + 0.004
    for side in (1, -1):
        s.box((a, side * (half - 0.008), 0.02), (b, side * (half - 0.108), 0.13), "frame", 0.012)
        s.box((a, side * (half - 0.008), height - 0.10), (b, side * (half - 0.09), height - 0.018), "frame", 0.012)
        # Long braces from the lower rail up to the posts.
        for x0, x1 in ((1.75, 0.10), (length - 1.75, length - 0.10)):
            s.path([(x0, side * (half - 0.055), 0.12), (x1, side * (half - 0.055), 1.20)], 0.038, "frame", 12)
    vessel(s, length, radius, centre)
    # Saddles under the vessel.
    for x in (1.25, length / 2, length - 1.25):
        outline = [(x - 0.03, -half + 0.1, 0.04), (x - 0.03, half - 0.1, 0.04)]
        for k in range(13):
            angle = radians(-42 - 96 * k / 12)
            outline.append((x - 0.03, cos(angle) * (radius + 0.004), centre + sin(angle) * (radius + 0.004)))
        s.prism(outline, (0.06, 0, 0), "frame")
    # Walkway of grating on the top, along one side of the middle and across.
    top = height - 0.03
    for y0, y1 in ((-0.78, -0.36), (0.36, 0.78)):
        s.box((0.14, y0, top - 0.03), (length - 0.14, y0 + 0.012, top), "aluminium", 0.002)
        s.box((0.14, y1 - 0.012, top - 0.03), (length - 0.14, y1, top), "aluminium", 0.002)
        for k in range(round((length - 0.3) / 0.09)):
            x = 0.15 + k * 0.09
            s.box((x, y0, top - 0.022), (x + 0.034, y1, top - 0.006), "aluminium", 0.001)
    # Manway, valves and the spill box on the crown.
    crown = centre + radius
    mid = length / 2
    s.box((mid - 0.75, -0.345, crown - 0.10), (mid + 0.75, -0.325, top + 0.01), "stainless", 0.003)
    s.box((mid - 0.75, 0.325, crown - 0.10), (mid + 0.75, 0.345, top + 0.01), "stainless", 0.003)
    for x in (mid - 0.75, mid + 0.73):
        s.box((x, -0.345, crown - 0.06), (x + 0.02, 0.345, top + 0.01), "stainless", 0.003)
    s.cylinder((mid, 0, crown - 0.08), (mid, 0, crown + 0.10), 0.25, "stainless", 36)
    s.cylinder((mid, 0, crown + 0.10), (mid, 0, crown + 0.125), 0.285, "stainless", 36)
    s.cylinder((mid, 0, crown + 0.125), (mid, 0, crown + 0.165), 0.25, "stainless", 36, 0.12)
    for k in range(8):
        angle = 2 * pi * k / 8 + 0.2
        s.cylinder((mid + cos(angle) * 0.265, sin(angle) * 0.265, crown + 0.08), (mid + cos(angle) * 0.265, sin(angle) * 0.265, crown + 0.165), 0.022, "galvanised", 12)
    for x, r in ((mid - 0.48, 0.075), (mid + 0.46, 0.09)):
        s.cylinder((x, 0, crown - 0.05), (x, 0, crown + 0.06), r, "stainless", 24)
        s.cylinder((x, 0, crown + 0.06), (x, 0, crown + 0.085), r + 0.04, "stainless", 24)
        s.cylinder((x, 0, crown + 0.085), (x, 0, crown + 0.18), r * 0.6, "stainless", 20)
    # Ladder at the end that the first view shows, and the outlet valve below.
    for y in (0.52, 0.84):
        s.path([(0.03, y, 0.14), (0.03, y, height - 0.06)], 0.017, "galvanised", 10)
    for k in range(8):
        z = 0.30 + k * 0.285
        if z < height - 0.1:
            s.box((0.012, 0.52, z - 0.012), (0.05, 0.84, z + 0.012), "galvanised", 0.003)
    s.cylinder((0.30, 0, 0.33), (0.12, 0, 0.30), 0.085, "stainless", 24)
    s.cylinder((0.13, 0, 0.30), (0.045, 0, 0.295), 0.115, "stainless", 24)
    s.cylinder((0.05, 0, 0.295), (0.028, 0, 0.295), 0.075, "stainless", 24)
    s.path([(0.08, -0.02, 0.40), (0.05, -0.22, 0.47)], 0.012, "galvanised", 8)
    s.box((0.02, -0.72, 0.62), (0.05, -0.42, 0.86), "plate", 0.003)
    # Document tube along the rail.
    s.cylinder((1.9, -half + 0.06, 0.22), (2.5, -half + 0.06, 0.22), 0.05, "stainless", 20)
    return s
