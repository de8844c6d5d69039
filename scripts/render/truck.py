"""Lorries for scenes: a cab with panes and mirrors, lathe-turned wheels, chassis, a loader crane, a skeletal trailer.

Front towards -x, middle at y = 0, wheels on z = 0. Containers stand on DECK (rigid) or CHASSIS (trailer)."""

from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import Shape, mirror_y
from materials import Nodes, flat, glow, linear
from props import beam

HALF = 1.25
DECK = 1.24
CHASSIS = 1.22


def finishes(cab="#e9ebea"):
    """What a lorry is made of. cab: its colour."""
    return {
        "cab-paint": coat("cab-paint", cab), "pane": flat("pane", "#0d1215", 0.03, specular=0.7), "trim": flat("trim", "#191b1d", 0.45),
        "tread": tread(), "rim": flat("rim", "#c3c7ca", 0.32, 0.7), "chrome": flat("chrome", "#d6d9db", 0.15, 0.95),
        "frame-steel": flat("frame-steel", "#23272b", 0.5, specular=0.4), "tank": flat("tank", "#b9bec2", 0.25, 0.85),
        "lamp-glass": flat("lamp-glass", "#e4ebef", 0.06, 0.3, specular=0.8), "tail": flat("tail", "#8f1512", 0.2, specular=0.6), "amber": flat("amber", "#d9791a", 0.25),
        "boom-paint": coat("boom-paint", "#c2461f"), "rod": flat("rod", "#cfd4d7", 0.1, 1.0), "strap": flat("strap", "#d0741c", 0.8),
        "bed": flat("bed", "#6d5239", 0.7), "flap": flat("flap", "#17181a", 0.85), "plate-white": flat("plate-white", "#e8e8e2", 0.5),
        "headlight": glow("headlight", "#fff2d8", 9.0), "taillight": glow("taillight", "#ff2a12", 4.0),
    }


def coat(name, colour):
    """Lacquered sheet metal, a little dusty towards the road."""
    n = Nodes(name)
    z = n.axes()[2]
    dust = n.noise(scale=(2, 2, 1), size=2.2, detail=5, seed=len(name))
    share = n.math("MULTIPLY", n.ramp(z, 1.2, 0.3), n.ramp(dust, 0.3, 0.75))
    base = n.mix(n.math("MULTIPLY", share, 0.5), linear(colour), (0.2, 0.17, 0.13, 1))
    return n.finish(base, n.math("ADD", 0.18, n.math("MULTIPLY", share, 0.5)), 0.0, 0.0, 0.55)


def tread():
    n = Nodes("tread")
    dust = n.noise(size=5, detail=5, seed=4, rough=0.7)
    return n.finish(n.mix(n.ramp(dust, 0.4, 0.75), (0.011, 0.011, 0.012, 1), (0.05, 0.046, 0.042, 1)), 0.82, 0.0, 0.0, 0.3)


def lathe(s, at, side, profile, finish, sides=48):
    """Turns a profile of (radius, outwards) about the axis through at along y; side: where outwards is."""
    rows = []
    for radius, out in profile:
        rows.append([(at[0] + cos(2 * pi * k / sides) * radius, at[1] + side * out, at[2] + sin(2 * pi * k / sides) * radius) for k in range(sides + 1)])
    s.sheet(rows, finish, smooth=True, flip=side < 0)


def tyre(s, x, y, side, radius=0.51, wide=0.31):
    """One tyre; y: its outer face."""
    r = radius
    lathe(s, (x, y, r), side, [(0.29, -0.05), (0.33, -0.006), (0.40, 0.006), (r - 0.035, -0.012), (r - 0.008, -0.035), (r, -0.06)], "tread")
    grooves = [(r, -0.06)]
    for k in range(3):
        a = -0.06 - (wide - 0.12) * (k + 0.6) / 3.4
        grooves += [(r, a), (r - 0.014, a - 0.002), (r - 0.014, a - 0.014), (r, a - 0.016)]
    lathe(s, (x, y, r), side, grooves + [(r, -wide + 0.06)], "tread")
    lathe(s, (x, y, r), side, [(r, -wide + 0.06), (r - 0.035, -wide + 0.012), (0.30, -wide + 0.02)], "tread")


def wheel(s, x, side, radius=0.51, steered=False, double=False):
    """A wheel with its rim; a steered one shows a bulging disc, a driven or trailing one a dished one."""
    y = side * HALF
    tyre(s, x, y, side, radius)
    if double:
        tyre(s, x, y - side * 0.34, side, radius)
    hub = (x, y, radius)
    lathe(s, hub, side, [(0.335, -0.01), (0.325, -0.002), (0.305, -0.004), (0.295, -0.03)], "rim")
    if steered:
        disc = [(0.295, -0.03), (0.27, -0.09), (0.22, -0.07), (0.17, -0.005), (0.13, 0.03), (0.11, 0.05), (0.10, 0.075), (0.07, 0.09), (0.001, 0.092)]
        ring, proud = 0.165, 0.018
    else:
        disc = [(0.295, -0.03), (0.285, -0.14), (0.20, -0.165), (0.135, -0.165), (0.13, -0.05), (0.115, -0.015), (0.06, -0.005), (0.001, -0.005)]
        ring, proud = 0.17, -0.15
    lathe(s, hub, side, disc, "rim")
    for k in range(10):
        a = 2 * pi * k / 10
        px, pz = x + cos(a) * ring, radius + sin(a) * ring
        s.cylinder((px, y + side * (proud - 0.03), pz), (px, y + side * (proud + 0.016), pz), 0.015, "frame-steel", 8)
    for k in range(8):
        a = 2 * pi * (k + 0.5) / 8
        px, pz = x + cos(a) * 0.245, radius + sin(a) * 0.245
        s.cylinder((px, y - side * 0.1, pz), (px, y - side * (0.075 if steered else 0.148), pz), 0.024, "trim", 10)


def axle(s, x, steered=False, double=False, radius=0.51):
    for side in (1, -1):
        wheel(s, x, side, radius, steered, double)
    s.cylinder((x, -HALF + 0.3, radius), (x, HALF - 0.3, radius), 0.075, "frame-steel", 14)


def guard(s, x, radius=0.6, wide=0.62, begin=18, end=162, low=0.51):
    """Mudguards over an axle, with flaps behind."""
    for side in (1, -1):
        y0, y1 = side * (HALF - 0.005), side * (HALF - wide)
        rows = []
        for k in range(19):
            a = radians(begin + (end - begin) * k / 18)
            rows.append([(x + cos(a) * radius, y0, low + sin(a) * radius - 0.03), (x + cos(a) * radius, y0, low + sin(a) * radius),
                         (x + cos(a) * radius, y1, low + sin(a) * radius)])
        s.sheet(rows, "trim", flip=side > 0)
        s.sheet([[(px, py, pz - 0.012) for px, py, pz in row] for row in rows], "trim", flip=side < 0)
        back = x + cos(radians(begin)) * radius
        s.box((back, y0, low - 0.24), (back + 0.012, y1, low + sin(radians(begin)) * radius), "flap", 0.002)


def cab(s, sleeper=False, visor=True, beacons=False, lit=False):
    """The driver's house, lofted through rounded rings; faces become panes, grille or paint by where they lie."""
    rear = 2.25 if sleeper else 1.98
    top = 3.55 if sleeper else 3.02
    # height, front, half width, corner radius, roof set back at the rear
    levels = [(0.98, 0.03, 1.235, 0.20, 0), (1.10, 0.015, 1.245, 0.21, 0), (1.18, 0.01, 1.25, 0.21, 0), (1.66, 0.03, 1.25, 0.22, 0), (1.74, 0.045, 1.25, 0.22, 0),
              (1.80, 0.06, 1.248, 0.22, 0), (2.30, 0.17, 1.235, 0.22, 0), (2.66, 0.26, 1.222, 0.22, 0), (2.72, 0.28, 1.218, 0.22, 0), (2.80, 0.31, 1.21, 0.22, 0)]
    if sleeper:
        levels += [(3.05, 0.43, 1.19, 0.25, 0), (3.35, 0.66, 1.15, 0.3, 0.02), (3.48, 0.85, 1.08, 0.3, 0.06), (top, 1.12, 0.95, 0.3, 0.16)]
    else:
        levels += [(2.90, 0.38, 1.18, 0.25, 0), (2.98, 0.50, 1.11, 0.28, 0.03), (top, 0.72, 0.98, 0.28, 0.10)]
    splits = [0.50, 0.55, 0.60, 1.30, 1.36, 1.44]
    rows = []
    for z, front, half, corner, back in levels:
        right = [(rear - back, -half + 0.08), (rear - back - 0.08, -half)] + [(x, -half) for x in splits[::-1] if x > front + corner + 0.02]
        while len(right) < 2 + len(splits):
            right.append((front + corner + 0.015, -half))
        arc = [(front + corner - sin(a) * corner, -half + corner - cos(a) * corner) for a in (pi / 2 * k / 6 for k in range(7))]
        flat_front = [(front - 0.012 * (1 - (y / (half - corner)) ** 2), y) for y in ((half - corner) * k / 5 for k in range(-4, 5))]
        half_ring = right + arc
        ring = half_ring + flat_front + [(x, -y) for x, y in half_ring[::-1]]
        rows.append([(x, y, z) for x, y in ring])
    for (r0, r1) in zip(rows, rows[1:]):
        for k in range(len(r0) - 1):
            ring = [r0[k], r1[k], r1[k + 1], r0[k + 1]]
            x, y, z = (sum(p[axis] for p in ring) / 4 for axis in range(3))
            n = (Vector(ring[2]) - Vector(ring[0])).cross(Vector(ring[3]) - Vector(ring[1]))
            forward = abs(n.x) > abs(n.y) * 0.55 if n.length else False
            finish = "cab-paint"
            if forward and x < 0.6 and 1.74 < z < 2.72:
                finish = "pane" if 1.80 < z < 2.66 else "trim"
            elif forward and x < 0.3 and 1.18 < z < 1.66 and abs(y) < 0.95:
                finish = "trim"
            elif not forward and 1.74 < z < 2.66 and 0.5 < x < 1.44 and abs(y) > 1:
                finish = "pane" if 0.55 < x < 1.36 and z > 1.8 else "trim"
            if (Vector(ring[0]) - Vector(ring[3])).length < 1e-6:
                ring = ring[:3]
            s.add(ring[::-1], [list(range(len(ring)))], finish, smooth=False)
    s.polygon(rows[-1], "cab-paint")
    s.polygon([p for p in rows[0][::-1]], "trim")
    back = [(row[0], row[-1]) for row in rows]
    s.sheet([[b, a] for a, b in back], "cab-paint", flip=True)
    # Slats of the grille, each with an edge of chrome below.
    for k in range(4):
        z = 1.22 + k * 0.11
        s.box((-0.03, -0.88, z), (0.03, 0.88, z + 0.055), "cab-paint" if k == 3 else "trim", 0.012)
        s.box((-0.036, -0.86, z + 0.058), (0.0, 0.86, z + 0.066), "chrome", 0.003)
    s.box((-0.05, -0.10, 1.64), (0.02, 0.10, 1.72), "chrome", 0.02)
    # Bumper in three parts, lamps in dark bays, fog lamps, a plate without a number.
    for side in (1, -1):
        s.box((-0.03, side * 0.62, 0.46), (0.62, side * (HALF + 0.005), 0.96), "cab-paint", 0.06)
        s.box((-0.042, side * 0.70, 0.63), (0.20, side * (HALF + 0.012), 0.85), "trim", 0.03)
        for a, b in ((0.74, 0.93), (0.96, 1.17)):
            s.box((-0.052, side * a, 0.66), (0.0, side * b, 0.82), "headlight" if lit else "lamp-glass", 0.025)
        s.box((0.02, side * (HALF + 0.008), 0.68), (0.14, side * (HALF + 0.02), 0.80), "amber", 0.01)
        s.box((-0.036, side * 0.74, 0.51), (0.0, side * 0.92, 0.57), "lamp-glass", 0.015)
    s.box((-0.02, -0.64, 0.48), (0.5, 0.64, 0.95), "trim", 0.05)
    s.box((-0.045, -0.60, 0.74), (0.0, 0.60, 0.90), "cab-paint", 0.02)
    s.box((-0.035, -0.27, 0.56), (-0.022, 0.27, 0.67), "plate-white", 0.004)
    s.box((0.0, -HALF + 0.08, 0.30), (0.45, HALF - 0.08, 0.47), "trim", 0.04)
    for side in (1, -1):
        edge = side * (HALF + 0.004)
        # Steps, the arch behind them, seams of the door, its handle.
        s.box((0.20, side * (HALF - 0.16), 0.52), (0.72, edge, 0.985), "trim", 0.03)
        for z in (0.50, 0.76):
            s.box((0.26, side * (HALF - 0.12), z), (0.68, side * (HALF + 0.014), z + 0.035), "tank", 0.008)
        for x, low, high in ((0.47, 1.0, 1.76), (1.47, 1.0, 2.68)):
            s.box((x, side * (HALF - 0.03), low), (x + 0.012, side * (HALF + 0.0022 if low < 2 else HALF), high if x < 1 else 1.76), "trim", 0.001)
        s.box((0.47, side * (HALF - 0.02), 1.10), (1.48, side * (HALF + 0.002), 1.112), "trim", 0.001)
        s.box((1.20, side * (HALF - 0.01), 1.50), (1.42, side * (HALF + 0.028), 1.56), "trim", 0.012)
        s.box((0.6, side * (HALF - 0.03), 1.745), (1.40, side * (HALF + 0.006), 1.765), "trim", 0.004)
        # Mirrors: arms, a tall housing with two glasses facing backwards, a small one above the screen's corner.
        out = side * (HALF + 0.19)
        for z in (2.60, 1.92):
            s.path([(0.42, side * (HALF - 0.06), z), (0.26, out, z)], 0.017, "trim")
        s.box((0.16, out - side * 0.12, 1.86), (0.32, out + side * 0.11, 2.66), "trim", 0.045)
        s.box((0.318, out - side * 0.10, 2.24), (0.324, out + side * 0.09, 2.62), "chrome", 0.002)
        s.box((0.318, out - side * 0.10, 1.92), (0.324, out + side * 0.09, 2.20), "chrome", 0.002)
        s.cylinder((1.30 if not sleeper else 1.4, side * (HALF - 0.25), 0.51), (1.32, side * (HALF - 0.26), 0.51), 0.1, "frame-steel", 10)
    # Wipers rest on the screen.
    for y in (-0.55, 0.15):
        s.path([(0.035, y, 1.76), (0.085, y + 0.62, 1.92)], 0.011, "trim", 6)
    if visor:
        s.prism([(0.24, -1.02, 2.76), (0.30, -1.02, 2.86), (0.22, -1.02, 2.70), (0.10, -1.02, 2.68)], (0, 2.04, 0), "pane")
    for y in (-0.75, -0.25, 0.25, 0.75):
        s.box((0.50 if not sleeper else 0.60, y - 0.05, levels[-3][0] + 0.03), (0.60 if not sleeper else 0.74, y + 0.05, levels[-3][0] + 0.11), "amber" if abs(y) > 0.5 else "lamp-glass", 0.015)
    if beacons:
        for side in (1, -1):
            s.cylinder((1.2, side * 0.7, top), (1.2, side * 0.7, top + 0.14), 0.07, "amber", 16, 0.06)
    # Wheel arch between cab and road: an arc of plastic.
    for side in (1, -1):
        y0, y1 = side * (HALF + 0.004), side * (HALF - 0.5)
        rows = []
        for k in range(17):
            a = radians(8 + 150 * k / 16)
            rows.append([(1.36 + cos(a) * 0.62, y0, 0.51 + sin(a) * 0.60 - 0.05), (1.36 + cos(a) * 0.62, y0, 0.51 + sin(a) * 0.60), (1.36 + cos(a) * 0.62, y1, 0.51 + sin(a) * 0.60)])
        s.sheet(rows, "trim", flip=side > 0)
        s.sheet([[(a, b, c - 0.01) for a, b, c in row] for row in rows], "trim", flip=side < 0)
        s.box((1.9, y0, 0.52), (1.99, side * (HALF - 0.5), 1.0), "trim", 0.02)
    axle(s, 1.36, steered=True)
    s.box((0.5, -0.8, 0.55), (2.1, 0.8, 1.02), "frame-steel", 0.05)


def rails(s, begin, end, low=0.78, high=1.04):
    """Two C-shaped rails with cross-members, pipes and tanks between the axles."""
    for side in (1, -1):
        a, b = side * 0.36, side * 0.44
        s.box((begin, a, low), (end, b, high), "frame-steel", 0.01)
        s.box((begin, side * 0.34, high - 0.02), (end, side * 0.47, high + 0.005), "frame-steel", 0.004)
        s.box((begin, side * 0.34, low - 0.005), (end, side * 0.47, low + 0.02), "frame-steel", 0.004)
    x = begin + 0.6
    while x < end:
        s.box((x, -0.37, low + 0.04), (x + 0.08, 0.37, high - 0.04), "frame-steel", 0.01)
        x += 1.1


def rear_end(s, x, z=0.95, lit=False):
    """Bar with lamps, reflectors and the under-run guard."""
    s.box((x - 0.08, -HALF + 0.06, 0.46), (x, HALF - 0.06, 0.58), "frame-steel", 0.02)
    for side in (1, -1):
        s.box((x - 0.08, side * 0.42, 0.5), (x - 0.02, side * 0.5, z), "frame-steel", 0.01)
        s.box((x - 0.06, side * (HALF - 0.05), z - 0.16), (x + 0.03, side * (HALF - 0.55), z), "trim", 0.02)
        for a, b, f in ((0.07, 0.2, "taillight" if lit else "tail"), (0.22, 0.34, "amber"), (0.36, 0.5, "taillight" if lit else "tail")):
            s.box((x + 0.02, side * (HALF - a), z - 0.14), (x + 0.042, side * (HALF - b), z - 0.02), f, 0.008)
    s.box((x, -0.27, z - 0.15), (x + 0.012, 0.27, z - 0.04), "plate-white", 0.003)


def side_guard(s, begin, end):
    for side in (1, -1):
        for z in (0.50, 0.72):
            s.box((begin, side * (HALF - 0.02), z), (end, side * (HALF - 0.05), z + 0.10), "tank", 0.01)
        for k in range(max(2, round((end - begin) / 1.2) + 1)):
            x = begin + 0.1 + (end - begin - 0.2) * k / max(1, round((end - begin) / 1.2))
            s.box((x - 0.03, side * (HALF - 0.05), 0.5), (x + 0.03, side * (HALF - 0.1), 1.0), "frame-steel", 0.005)
        s.box((begin, side * (HALF - 0.012), 0.76), (begin + 0.08, side * (HALF - 0.022), 0.80), "amber", 0.002)


def fuel_tank(s, begin, end, side):
    ring = [(cos(a), sin(a)) for a in (2 * pi * k / 28 for k in range(28))]
    squash = lambda c: (abs(c) ** 0.6) * (1 if c > 0 else -1)
    outline = [(begin, side * (HALF - 0.36) + squash(c) * 0.31, 0.66 + squash(v) * 0.27) for c, v in ring]
    s.prism(outline, (end - begin, 0, 0), "tank")
    for share in (0.22, 0.78):
        x = begin + (end - begin) * share
        s.prism([(x, side * (HALF - 0.36) + squash(c) * 0.316, 0.66 + squash(v) * 0.276) for c, v in ring], (0.05, 0, 0), "frame-steel")
    s.cylinder((begin + 0.25, side * (HALF - 0.2), 0.9), (begin + 0.25, side * (HALF - 0.2), 0.97), 0.05, "trim", 14)


def twistlock(s, x, y, z):
    s.box((x - 0.09, y - 0.08, z - 0.10), (x + 0.09, y + 0.08, z), "frame-steel", 0.012)
    s.box((x - 0.04, y - 0.025, z), (x + 0.04, y + 0.025, z + 0.05), "rim", 0.01)
    s.path([(x, y, z - 0.06), (x, y + (0.17 if y > 0 else -0.17), z - 0.09)], 0.014, "strap")


def locks(s, begin, length, z):
    """Four twist-locks where a container's corners stand."""
    for x in (begin + 0.10, begin + length - 0.10):
        for y in (-1.13, 1.13):
            twistlock(s, x, y, z)


def lashing(s, begin, length, z):
    """Straps from the lower corners of a container to the bed, crossed at its ends."""
    for x, way in ((begin, 1), (begin + length, -1)):
        for side in (1, -1):
            a, b = Vector((x + way * 0.10, side * 1.235, z + 0.09)), Vector((x + way * 0.95, side * 1.235, z - 0.10))
            beam(s, a, b, 0.012, 0.05, "strap")
            s.box((a + (b - a) * 0.55) - Vector((0.09, 0.02, 0.03)), (a + (b - a) * 0.55) + Vector((0.09, 0.02, 0.03)), "rim", 0.01)


def flatbed(length=7.0, crane="up", legs=True, lit=False):
    """A rigid lorry with four axles, a flat bed from x = 3.05 on and a loader crane behind its cab."""
    s = Shape()
    cab(s, beacons=True, lit=lit)
    begin = 3.05
    end = begin + length
    rails(s, 1.9, end - 0.05)
    for k, x in enumerate((begin + length * 0.52, begin + length * 0.52 + 1.36)):
        axle(s, x, double=True)
        guard(s, x)
    side_guard(s, begin + 1.35, begin + length * 0.52 - 0.72)
    fuel_tank(s, begin + 0.1, begin + 1.2, -1)
    s.box((begin + 0.1, HALF - 0.05, 0.42), (begin + 1.1, HALF - 0.55, 0.92), "trim", 0.03)
    rear_end(s, end, 0.98, lit)
    # Bed: steel frame with a lashing rail, planks, a headboard of bars.
    s.box((begin, -HALF, 1.06), (end, HALF, 1.20), "frame-steel", 0.012)
    for side in (1, -1):
        s.box((begin, side * (HALF + 0.002), 1.09), (end, side * (HALF + 0.012), 1.16), "tank", 0.004)
        k = begin + 0.4
        while k < end:
            s.box((k, side * (HALF + 0.01), 1.105), (k + 0.05, side * (HALF + 0.022), 1.145), "trim", 0.003)
            k += 0.6
        s.box((begin + 1.6, side * (HALF + 0.013), 1.11), (begin + 1.7, side * (HALF + 0.02), 1.14), "amber", 0.002)
    s.box((begin + 0.02, -HALF + 0.02, 1.195), (end - 0.02, HALF - 0.02, 1.225), "bed", 0.004)
    for k in range(9):
        y = -HALF + 0.06 + (2 * HALF - 0.12) * k / 8
        s.box((begin, y - 0.03, 1.2), (begin + 0.06, y + 0.03, 2.15), "frame-steel", 0.008)
    for z in (1.65, 2.13):
        s.box((begin - 0.005, -HALF + 0.02, z), (begin + 0.065, HALF - 0.02, z + 0.07), "frame-steel", 0.01)
    locks(s, begin + 0.35, 6.058, DECK)
    column(s, 2.55, crane, legs)
    return s


def column(s, x, crane, legs):
    """The loader crane's foot with its outriggers, and its arm when that is folded."""
    s.box((x - 0.36, -HALF + 0.02, 0.80), (x + 0.36, HALF - 0.02, 1.16), "frame-steel", 0.03)
    s.box((x - 0.22, -HALF - 0.02, 0.86), (x + 0.22, HALF + 0.02, 1.10), "boom-paint", 0.02)
    out = 1.35 if legs else 0.06
    for side in (1, -1):
        s.box((x - 0.12, side * HALF, 0.90), (x + 0.12, side * (HALF + out), 1.06), "boom-paint", 0.012)
        y = side * (HALF + out)
        s.box((x - 0.10, y - 0.10, 0.78 if legs else 0.7), (x + 0.10, y + 0.10, 1.36), "boom-paint", 0.02)
        s.cylinder((x, y, 0.10 if legs else 0.42), (x, y, 0.85), 0.055, "rod", 18)
        s.cylinder((x, y, 0.06 if legs else 0.38), (x, y, 0.12 if legs else 0.44), 0.17, "frame-steel", 20, 0.09)
        if legs:
            s.box((x - 0.32, y - 0.32, 0.0), (x + 0.32, y + 0.32, 0.06), "bed", 0.01)
        for k, (a, b) in enumerate(((0.35, 0.45), (0.55, 0.65))):
            if legs:
                s.box((x - 0.124, side * (HALF + a), 0.92), (x + 0.124, side * (HALF + b), 1.04), "strap" if k else "plate-white", 0.001)
    s.cylinder((x, 0, 1.1), (x, 0, 1.55), 0.30, "frame-steel", 28, 0.26)
    s.prism([(x - 0.24, -0.2, 1.5), (x + 0.24, -0.2, 1.5), (x + 0.18, -0.2, 3.0), (x - 0.05, -0.2, 3.2), (x - 0.18, -0.2, 3.0)], (0, 0.4, 0), "boom-paint")
    for k, y in enumerate((-0.16, -0.08, 0.08, 0.16)):
        s.path([(x + 0.26, y, 1.3), (x + 0.32, y, 2.0), (x + 0.24, y, 2.9)], 0.018, "trim", 8)
    for side in (1, -1):
        s.box((x + 0.05, side * (HALF - 0.35), 1.16), (x + 0.33, side * (HALF - 0.05), 1.62), "trim", 0.03)
    if crane == "folded":
        hexed(s, (x + 0.02, -0.1, 3.05), (x + 0.02, 1.12, 2.65), 0.30, 0.34, "boom-paint")
        hexed(s, (x + 0.02, 1.16, 2.72), (x + 0.02, -1.05, 2.25), 0.27, 0.30, "boom-paint")
        hexed(s, (x + 0.02, -1.05, 2.02), (x + 0.02, 1.0, 1.84), 0.23, 0.25, "boom-paint")
        s.cylinder((x - 0.22, 1.14, 2.68), (x + 0.24, 1.14, 2.68), 0.19, "frame-steel", 22)
        s.cylinder((x - 0.2, -0.05, 2.0), (x - 0.2, 0.9, 2.6), 0.08, "frame-steel", 16)


def hexed(s, a, b, wide, tall, finish, end=1.0):
    """A boom section: a box whose lower edges are cut, as pressed booms are."""
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    aside = Vector((0, 0, 1)).cross(way)
    aside = aside.normalized() if aside.length > 1e-3 else Vector((0, 1, 0))
    up = way.cross(aside)
    ring = [(-0.5, 0.38), (-0.36, 0.5), (0.36, 0.5), (0.5, 0.38), (0.5, -0.18), (0.22, -0.5), (-0.22, -0.5), (-0.5, -0.18)]
    rows = [[at + aside * u * wide * k + up * v * tall * k for u, v in ring] for at, k in ((a, 1.0), (b, end))]
    s.sheet([row + row[:1] for row in rows], finish, flip=True)
    s.polygon(rows[0], finish)
    s.polygon(rows[1][::-1], finish)


def ram(s, a, b, radius=0.075, share=0.58):
    """A hydraulic cylinder: dark barrel, bright rod, eyes at both ends."""
    a, b = Vector(a), Vector(b)
    s.cylinder(a, a + (b - a) * share, radius, "frame-steel", 18)
    s.cylinder(a + (b - a) * share * 0.98, b, radius * 0.55, "rod", 16)
    for p in (a, b):
        s.cylinder(p + Vector((0, -0.09, 0)), p + Vector((0, 0.09, 0)), radius * 1.1, "frame-steel", 16)


def boom(s, base, knee, tip):
    """The arm at work: main boom, jib with telescopes, their cylinders, hoses, and the hook's head."""
    base, knee, tip = Vector(base), Vector(knee), Vector(tip)
    way = (knee - base).normalized()
    hexed(s, base - way * 0.25, knee + way * 0.18, 0.32, 0.40, "boom-paint", 0.86)
    ram(s, base + Vector((0.05, 0, -1.0)), base + (knee - base) * 0.52 + Vector((0.2, 0, -0.16)), 0.10)
    far = tip - knee
    for k, (a, b) in enumerate(((-0.05, 0.44), (0.40, 0.62), (0.60, 0.79), (0.77, 0.92), (0.90, 1.0))):
        f = 1 - 0.13 * k
        hexed(s, knee + far * a, knee + far * b, 0.30 * f, 0.36 * f, "boom-paint" if k == 0 else "plate-white")
        if k:
            end = knee + far * b
            hexed(s, end - far.normalized() * 0.07, end, 0.30 * f + 0.04, 0.36 * f + 0.05, "frame-steel")
    ram(s, base + (knee - base) * 0.66 + Vector((0.16, 0, 0.12)), knee + far * 0.22 + Vector((0, 0, -0.2)), 0.085)
    for y in (-0.1, 0.1):
        off = Vector((0, y, 0.24))
        ram(s, knee + far * 0.06 + off, knee + far * 0.60 + off * 0.9, 0.045, 0.62)
    s.cylinder(knee + Vector((0, -0.24, 0)), knee + Vector((0, 0.24, 0)), 0.17, "frame-steel", 24)
    s.cylinder(base + Vector((0, -0.26, 0)), base + Vector((0, 0.26, 0)), 0.17, "frame-steel", 24)
    for y in (-0.17, 0.17):
        off = Vector((0, y, 0.0))
        s.path([base + off + Vector((-0.2, 0, 0.1)), base + (knee - base) * 0.5 + off + Vector((-0.24, 0, 0)), knee + off + Vector((-0.26, 0, 0.12)),
                knee + off + Vector((0.1, 0, 0.34)), knee + far * 0.2 + off + Vector((0, 0, 0.24))], 0.022, "trim", 8)
    s.box(tip - Vector((0.10, 0.10, 0.14)), tip + Vector((0.10, 0.10, 0.14)), "frame-steel", 0.02)


def hook(s, top, eye):
    """The load hook below the boom's head."""
    top, eye = Vector(top), Vector(eye)
    s.cylinder(top, eye + Vector((0, 0, 0.30)), 0.035, "frame-steel", 10)
    s.box(eye + Vector((-0.09, -0.06, 0.12)), eye + Vector((0.09, 0.06, 0.36)), "strap", 0.03)
    ring = [eye + Vector((cos(a) * 0.09, 0, sin(a) * 0.09 + 0.06)) for a in (2.2 * pi * k / 14 - 0.3 for k in range(11))]
    s.path(ring, 0.022, "frame-steel", 8)


def chains(s, eye, corners):
    """A four-leg chain sling to the upper corner castings, with shackles."""
    for corner in corners:
        s.path([eye, corner + (eye - corner) * 0.03], 0.014, "frame-steel", 6)
        s.path([corner + (eye - corner) * 0.03, corner], 0.028, "rim", 8)


def tractor(lit=False):
    """A two-axle tractor for semi-trailers."""
    s = Shape()
    cab(s, sleeper=True, lit=lit)
    rails(s, 1.9, 6.0)
    axle(s, 5.05, double=True)
    guard(s, 5.05)
    for side in (1, -1):
        fuel_tank(s, 2.45, 4.05, side)
        # Fairings between cab and trailer.
        s.prism([(2.25, side * 1.235, 1.0), (2.62, side * 1.235, 1.0), (2.62, side * 1.20, 3.1), (2.25, side * 1.17, 3.35)], (0, -side * 0.03, 0), "cab-paint")
    s.cylinder((4.75, 0, 1.04), (4.75, 0, 1.14), 0.5, "frame-steel", 28)
    for y in (-0.2, 0.0, 0.2):
        s.path([(2.3, y, 1.7), (2.7, y, 1.25), (3.3, y * 0.5, 1.55)], 0.02, "strap" if y else "tail", 8)
    return s


def skeletal(begin=3.35, boxes=((0.0, 6.058), (6.134, 6.058)), lit=False):
    """A skeletal semi-trailer for 40 ft, its container floor at CHASSIS, and the locks for the boxes on it."""
    s = Shape()
    end = begin + 12.2
    for side in (1, -1):
        y0, y1 = side * 0.38, side * 0.52
        s.box((begin + 0.1, y0, CHASSIS - 0.16), (begin + 3.2, y1, CHASSIS - 0.02), "boom-paint", 0.01)
        s.prism([(begin + 2.4, y0, CHASSIS - 0.16), (begin + 3.2, y0, CHASSIS - 0.42), (end - 0.2, y0, CHASSIS - 0.42), (end - 0.2, y0, CHASSIS - 0.02), (begin + 2.4, y0, CHASSIS - 0.02)],
                (0, y1 - y0, 0), "boom-paint")
    x = begin + 0.6
    while x < end:
        s.box((x, -0.4, CHASSIS - 0.15), (x + 0.09, 0.4, CHASSIS - 0.05), "frame-steel", 0.01)
        x += 0.95
    for at, long in boxes:
        for x in (begin + at + 0.10, begin + at + long - 0.10):
            s.box((x - 0.09, -HALF + 0.02, CHASSIS - 0.20), (x + 0.09, HALF - 0.02, CHASSIS - 0.04), "boom-paint", 0.012)
            for y in (-1.13, 1.13):
                twistlock(s, x, y, CHASSIS)
    for k in range(3):
        x = end - 4.2 + k * 1.32
        axle(s, x)
        guard(s, x, 0.6, 0.42)
    side_guard(s, begin + 4.3, end - 5.0)
    for side in (1, -1):
        s.box((begin + 3.3, side * 0.75, 0.22), (begin + 3.46, side * 0.9, CHASSIS - 0.15), "frame-steel", 0.02)
        s.box((begin + 3.2, side * 0.68, 0.16), (begin + 3.56, side * 0.97, 0.22), "frame-steel", 0.01)
        s.box((begin + 4.0, side * (HALF - 0.1), 0.62), (begin + 4.2, side * (HALF - 0.5), 1.0), "trim", 0.02)
    rear_end(s, end, 0.98, lit)
    return s
