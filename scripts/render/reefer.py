"""Refrigerated containers: insulated box, flat ribbed walls, T-floor and the machinery end."""

from math import cos, pi, sin

from mathutils import Matrix

from container import bottom_rails, castings, measures
from corrugation import Dents
from doors import door_frame, doors
from geometry import CASTING, Shape, mirror_y, move

RIB = {"pitch": 0.125, "depth": 0.007, "flat": 0.085, "slope": 0.012}
MACHINE = 0.42


def ribbed_wall(size, wear, seed):
    """The wall at -y: flat sheet with fine upright beads."""
    from corrugation import sheet
    s = Shape()
    half, length, height = size["width"] / 2, size["length"], size["height"]
    start, run = 0.13, length - 0.26
    low, high = 0.15, height - 0.07
    dents = Dents(wear, seed, run, low, high, 0.6)
    place = lambda a, d, u: (start + a, -half + 0.012 + d, u)
    sheet(s, place, run, low, high, RIB, "white", None, dents, 1 if not dents.marks else 24)
    if wear == 2:
        from random import Random
        random = Random(seed)
        for number in range(max(2, round(length / 2.5))):
            # Each a little further out, so that two that overlap do not share a plane.
            front = -half + 0.006 - number * 0.0008
            x, z = random.uniform(0.5, length - 1.0), random.uniform(0.35, height - 0.9)
            w, h = random.uniform(0.25, 0.6), random.uniform(0.2, 0.42)
            s.box((x, front, z), (x + w, -half + 0.014, z + h), "patch", 0.002)
            for k in range(round(w / 0.06)):
                for zz in (z + 0.015, z + h - 0.015):
                    s.box((x + 0.02 + k * 0.06, front - 0.002, zz - 0.004), (x + 0.028 + k * 0.06, front + 0.003, zz + 0.004), "steel", 0.001)
    return s


def frame(s, size):
    half, length, height = size["width"] / 2, size["length"], size["height"]
    long, wide, high = CASTING
    bottom_rails(s, size, pockets=False)
    for side in (1, -1):
        s.box((long - 0.004, side * (half - 0.004), height - 0.11), (length - long + 0.004, side * (half - 0.07), height - 0.012), "white", 0.006)
        s.box((length - 0.16, side * (half - 0.004), high - 0.002), (length - 0.006, side * (half - 0.12), height - high + 0.002), "white", 0.01)
    inner = half - wide + 0.004
    s.box((length - 0.15, -inner, 0.016), (length - 0.006, inner, 0.17), "white", 0.006)
    s.box((length - 0.15, -inner, height - 0.16), (length - 0.006, inner, height - 0.012), "white", 0.006)
    s.box((0.09, -half + 0.03, height - 0.03), (length - 0.1, half - 0.03, height - 0.016), "white", 0.004)
    count = round(length / 1.2)
    for k in range(1, count):
        x = length * k / count
        s.box((x - 0.02, -half + 0.05, height - 0.018), (x + 0.02, half - 0.05, height - 0.008), "white", 0.004)


def lining(s, size):
    """Stainless inside walls, ceiling with an air gap, T-floor of aluminium, bulkhead before the machine."""
    half, length, height = size["width"] / 2, size["length"], size["height"]
    inner, floor = size["inside"]["width"] / 2, size["floor"]
    top = floor + size["inside"]["height"]
    end = 0.13 + size["inside"]["length"]
    for side in (1, -1):
        s.box((0.12, side * inner, floor - 0.02), (end, side * (inner + 0.004), top + 0.01), "lining", 0.001)
        s.box((0.12, side * (inner - 0.012), floor), (end, side * inner, floor + 0.22), "aluminium", 0.003)
        count = round(size["inside"]["length"] / 0.5)
        for k in range(count):
            x = 0.3 + k * 0.5
            s.box((x - 0.012, side * (inner - 0.004), floor + 0.22), (x + 0.012, side * inner, top - 0.02), "lining", 0.002)
    s.box((0.12, -inner - 0.01, top), (end, inner + 0.01, height - 0.035), "lining", 0.002)
    s.box((end - 0.05, -inner, floor + 0.09), (end, inner, top - 0.11), "lining", 0.004)
    s.box((end + 0.04, -inner, floor), (end + 0.06, inner, top), "hollow", 0.001)
    for k in range(9):
        y = -inner + 0.12 + k * (2 * inner - 0.24) / 8
        s.box((end - 0.056, y - 0.09, top - 0.10), (end - 0.05, y + 0.09, top - 0.03), "steel", 0.002)
    # Red loading line replaced by a plain raised bead; T bars run lengthwise.
    s.box((0.12, -inner, floor - 0.065), (end, inner, floor - 0.06), "aluminium", 0.001)
    count = round(2 * inner / 0.0635)
    for k in range(count):
        y = -inner + (k + 0.5) * 2 * inner / count
        s.box((0.12, y - 0.018, floor - 0.006), (end - 0.02, y + 0.018, floor), "aluminium", 0.001)
        s.box((0.12, y - 0.003, floor - 0.06), (end - 0.02, y + 0.003, floor - 0.004), "aluminium", 0.001)


def grille(s, x, y, z, radius):
    """A fan: dark throat, blades and a guard of rings and spokes, facing +x."""
    s.cylinder((x - 0.10, y, z), (x - 0.095, y, z), radius, "hollow", 40)
    s.cylinder((x - 0.10, y, z), (x + 0.004, y, z), radius + 0.018, "machine", 40, caps=False)
    for k in range(5):
        a = 2 * pi * k / 5
        b = a + 0.75
        r0, r1 = radius * 0.2, radius * 0.93
        s.polygon([(x - 0.08, y + cos(a) * r0, z + sin(a) * r0), (x - 0.05, y + cos(a) * r1, z + sin(a) * r1),
                   (x - 0.075, y + cos(b) * r1, z + sin(b) * r1), (x - 0.085, y + cos(b) * r0, z + sin(b) * r0)], "steel")
    s.cylinder((x - 0.09, y, z), (x - 0.03, y, z), radius * 0.22, "steel", 20)
    for ring in range(1, 8):
        r = radius * ring / 7
        points = [(x, y + cos(2 * pi * k / 28) * r, z + sin(2 * pi * k / 28) * r) for k in range(29)]
        s.path(points, 0.0035, "galvanised", 5)
    for k in range(8):
        a = pi * k / 8
        s.path([(x, y - cos(a) * radius, z - sin(a) * radius), (x, y + cos(a) * radius, z + sin(a) * radius)], 0.005, "galvanised", 5)


def machinery(s, size):
    """Evaporator hatches above, condenser fan, compressor bay, control box and cable bay."""
    half, length, height = size["width"] / 2, size["length"], size["height"]
    back, face = length - MACHINE, length - 0.05
    inner = half - 0.125
    low, top = 0.17, height - 0.16
    split = low + (top - low) * 0.56
    s.box((back, -inner, low), (back + 0.02, inner, split), "machine", 0.004)
    s.box((back, -inner, split), (face - 0.02, inner, top), "white", 0.006)
    # Two hatches with small access covers.
    for side in (1, -1):
        s.box((face - 0.03, side * 0.025, split + 0.05), (face, side * (inner - 0.03), top - 0.04), "white", 0.012)
        y = side * inner * 0.52
        s.cylinder((face - 0.001, y, (split + top) / 2), (face + 0.012, y, (split + top) / 2), 0.15, "white", 32)
        s.cylinder((face + 0.010, y, (split + top) / 2), (face + 0.016, y, (split + top) / 2), 0.11, "machine", 32)
        for z in (split + 0.10, top - 0.09):
            for yy in (0.06, inner - 0.07):
                s.box((face, side * (yy - 0.02), z - 0.02), (face + 0.014, side * (yy + 0.02), z + 0.02), "galvanised", 0.004)
    # Condenser deck with its fan, above the left of the bay; sight of the coil behind.
    shelf = low + (split - low) * 0.40
    s.box((back, -inner, shelf - 0.03), (face - 0.01, inner, shelf), "white", 0.004)
    s.box((back, -0.10, low), (face - 0.02, -0.07, split), "white", 0.004)
    fan_z = (shelf + split) / 2
    radius = min(0.30, (split - shelf) / 2 - 0.04)
    s.box((face - 0.12, -0.07, shelf), (face - 0.11, inner, split), "white", 0.004)
    grille(s, face - 0.012, 0.48, fan_z, radius)
    for k in range(14):
        z = shelf + 0.04 + k * (split - shelf - 0.08) / 13
        s.box((face - 0.108, inner - 0.17, z - 0.006), (face - 0.09, inner - 0.02, z + 0.006), "hollow", 0.001)
    # Control box on the right with a dark display and a lid.
    s.box((back + 0.05, -inner + 0.02, shelf + 0.02), (face - 0.01, -0.14, split - 0.03), "white", 0.012)
    s.box((face - 0.012, -inner + 0.1, split - 0.27), (face - 0.002, -inner + 0.45, split - 0.12), "steel", 0.006)
    s.box((face - 0.004, -inner + 0.14, split - 0.235), (face, -inner + 0.34, split - 0.155), "black", 0.003)
    for k in range(3):
        y = -inner + 0.52 + k * 0.075
        s.cylinder((face - 0.012, y, split - 0.195), (face + 0.004, y, split - 0.195), 0.018, "steel", 16)
    # Compressor, receiver and pipes.
    z = low + 0.03
    s.box((back + 0.05, -0.0, low - 0.01), (face - 0.03, inner - 0.05, z), "steel", 0.004)
    s.cylinder((back + 0.22, 0.30, z), (back + 0.22, 0.30, z + 0.25), 0.135, "steel", 28)
    s.cylinder((back + 0.22, 0.30, z + 0.25), (back + 0.22, 0.30, z + 0.31), 0.135, "steel", 28, 0.08)
    s.box((back + 0.12, 0.18, z + 0.08), (face - 0.06, 0.42, z + 0.2), "steel", 0.02)
    s.cylinder((back + 0.18, 0.72, z), (back + 0.18, 0.72, z + 0.3), 0.075, "black", 24)
    s.path([(back + 0.25, 0.40, z + 0.24), (back + 0.3, 0.52, z + 0.33), (back + 0.3, 0.66, z + 0.33), (back + 0.2, 0.72, z + 0.3)], 0.014, "copper", 8)
    s.path([(back + 0.28, 0.22, z + 0.27), (back + 0.32, 0.08, z + 0.3), (back + 0.3, -0.03, z + 0.2)], 0.011, "copper", 8)
    # Cable coiled in the right lower bay, its plug in a holder.
    centre = (-0.52, (low + shelf) / 2)
    for turn in range(5):
        r = 0.13 + 0.012 * (turn % 3)
        points = [(back + 0.10 + turn * 0.024, centre[0] + cos(2 * pi * k / 24) * r * 1.35, centre[1] + sin(2 * pi * k / 24) * r) for k in range(25)]
        s.path(points, 0.012, "rubber", 7)
    s.box((back + 0.16, -inner + 0.09, low + 0.1), (face - 0.06, -inner + 0.2, low + 0.26), "black", 0.015)
    s.box((back + 0.1, -0.12 - 0.72, shelf - 0.06), (face - 0.02, -0.12, shelf - 0.03), "machine", 0.004)


def reefer(product, wear, seed, angles=(0, 0)):
    size = measures(product)
    s = castings(size)
    frame(s, size)
    s.place(ribbed_wall(size, wear, seed + 11))
    s.place(ribbed_wall(size, wear, seed + 12), mirror_y())
    half = size["width"] / 2
    s.box((0.13, -half + 0.06, 0.06), (size["length"] - MACHINE, half - 0.06, size["floor"] - 0.07), "under", 0.004)
    s.box((size["length"] - MACHINE - 0.06, -half + 0.05, 0.16), (size["length"] - MACHINE - 0.001, half - 0.05, size["height"] - 0.03), "white", 0.004)
    door_frame(s, size, smooth=True)
    lining(s, size)
    machinery(s, size)
    s.place(doors(size, wear, seed, angles, smooth=True))
    return s
