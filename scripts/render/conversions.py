"""Converted containers: office, workshop, bar, sanitary unit, storage, technical room, pool, garden room."""

from math import cos, pi, radians, sin

from mathutils import Matrix

import materials
import props
import stage
from container import (SKIN, bottom_rails, castings, cross_members, front_frame, front_wall, side_wall, top_rails)
from corrugation import SIDE, roof, sheet
from doors import door_frame, doors
from geometry import CASTING, Shape, mirror_x, mirror_y

LONG, WIDE = 6.058, 2.438


def size_of(length, height):
    return {"length": length, "width": WIDE, "height": height, "floor": 0.17, "sill": 0.166, "lintel": height - 0.14,
            "door_wide": 2.338, "inside": {"length": length - 0.16, "width": 2.352, "height": height - 0.2}}


def cut_wall(size, openings):
    """The long wall at -y with openings (x0, x1, z0, z1), each with a steel frame."""
    s = Shape()
    half, length = size["width"] / 2, size["length"]
    low, high = 0.152, size["height"] - 0.066
    cuts = sorted({0.13, length - 0.145, *(x for o in openings for x in o[:2])})
    for a, b in zip(cuts, cuts[1:]):
        middle = (a + b) / 2
        gaps = sorted((o[2], o[3]) for o in openings if o[0] < middle < o[1])
        z = low
        for z0, z1 in [*gaps, (high, None)]:
            if z0 - z > 0.02:
                sheet(s, lambda u, d, v, a=a: (a + u, -half + SKIN + d, v), b - a, z, z0, SIDE, "wall", "inside")
            if z1 is not None:
                z = z1
    t = 0.05
    for x0, x1, z0, z1 in openings:
        y0, y1 = -half + 0.002, -half + 0.11
        s.box((x0 - t, y0, z0 - t), (x0, y1, z1 + t), "frame", 0.006)
        s.box((x1, y0, z0 - t), (x1 + t, y1, z1 + t), "frame", 0.006)
        s.box((x0, y0, z1), (x1, y1, z1 + t), "frame", 0.006)
        if z0 > 0.2:
            s.box((x0, y0, z0 - t), (x1, y1, z0), "frame", 0.006)
    return s


def shell(size, openings=(), end="wall", angles=(0, 0), back=None, front="wall"):
    """A container with openings in the wall at -y; end: "wall", "doors", "open" or openings for x = 0."""
    s = castings(size)
    bottom_rails(s, size)
    cross_members(s, size)
    top_rails(s, size)
    front_frame(s, size)
    s.place(cut_wall(size, openings))
    s.place(cut_wall(size, back or ()), mirror_y())
    if front == "wall":
        front_wall(s, size, 0, 5)
    half, length = size["width"] / 2, size["length"]
    roof(s, length - 0.17, 0.1, half - 0.055, size["height"] - 0.008, "wall", "inside")
    if end == "doors":
        door_frame(s, size)
        s.place(doors(size, 0, 3, angles))
    else:
        part = Shape()
        front_frame(part, size)
        if end == "wall":
            front_wall(part, size, 0, 6)
        s.place(part, mirror_x(length / 2))
    return s


def room(s, size, openings, floor="floor", wall="white"):
    """Lining boards inside, with the same openings, a ceiling and lamps."""
    half, length, height = size["width"] / 2, size["length"], size["height"]
    top = height - 0.16
    y = half - 0.10
    cuts = sorted({0.12, length - 0.12, *(x for o in openings for x in o[:2])})
    for a, b in zip(cuts, cuts[1:]):
        middle = (a + b) / 2
        gaps = sorted((o[2], o[3]) for o in openings if o[0] < middle < o[1])
        z = 0.17
        for z0, z1 in [*gaps, (top, None)]:
            if z0 - z > 0.02:
                s.box((a, -y, z), (b, -y + 0.02, z0), wall, 0.001)
            if z1 is not None:
                z = z1
    s.box((0.12, y - 0.02, 0.17), (length - 0.12, y, top), wall, 0.001)
    s.box((length - 0.14, -y, 0.17), (length - 0.12, y, top), wall, 0.001)
    s.box((0.12, -y, top), (length - 0.12, y, top + 0.02), "white", 0.001)
    s.box((0.12, -y, 0.15), (length - 0.12, y, 0.185), floor, 0.002)


def lamps(s, size, count=3):
    for k in range(count):
        x = size["length"] * (k + 0.5) / count
        s.box((x - 0.5, -0.09, size["height"] - 0.20), (x + 0.5, 0.09, size["height"] - 0.175), "lamp", 0.004)


def on_wall(size, x0, z0):
    """Places a window's own axes on the wall at -y."""
    half = size["width"] / 2
    return lambda u, d, v: (x0 + u, -half + 0.05 - d, z0 + v)


def door_panel(s, size, x0, x1, z1, finish, pane=True):
    half = size["width"] / 2
    y = -half + 0.05
    s.box((x0 + 0.01, y - 0.02, 0.19), (x1 - 0.01, y + 0.03, z1 - 0.01), finish, 0.006)
    if pane:
        s.box((x0 + 0.14, y - 0.03, 1.05), (x1 - 0.14, y - 0.019, z1 - 0.16), "dark-glass", 0.004)
    s.path([(x1 - 0.10, y - 0.03, 1.14), (x1 - 0.10, y - 0.075, 1.14), (x1 - 0.23, y - 0.075, 1.14)], 0.012, "steel-bare", 8)
    s.box((x0 - 0.05, -half - 0.42, 0.0), (x1 + 0.05, -half - 0.01, 0.14), "steel-bare", 0.01)


def desk(s, x, y, finish="oak"):
    s.box((x, y - 0.35, 0.90), (x + 1.5, y + 0.35, 0.935), finish, 0.006)
    for dx in (0.06, 1.40):
        s.box((x + dx, y - 0.3, 0.18), (x + dx + 0.04, y + 0.3, 0.90), "dark", 0.005)
    s.box((x + 0.45, y + 0.08, 1.07), (x + 1.05, y + 0.1, 1.42), "dark", 0.008)
    s.box((x + 0.46, y + 0.076, 1.08), (x + 1.04, y + 0.081, 1.41), "screen", 0.001)
    s.box((x + 0.72, y + 0.07, 0.93), (x + 0.78, y + 0.11, 1.1), "dark", 0.004)


def chair(s, x, y):
    s.box((x - 0.24, y - 0.22, 0.62), (x + 0.24, y + 0.22, 0.70), "dark", 0.03)
    s.box((x - 0.22, y - 0.26, 0.78), (x + 0.22, y - 0.20, 1.18), "dark", 0.03)
    s.cylinder((x, y, 0.24), (x, y, 0.62), 0.03, "steel-bare", 12)
    for k in range(5):
        a = 2 * pi * k / 5
        s.path([(x, y, 0.27), (x + cos(a) * 0.28, y + sin(a) * 0.28, 0.22)], 0.018, "dark")


def office(shot, f):
    size = size_of(LONG, 2.591)
    openings = [(0.62, 1.55, 0.18, 2.25), (2.1, 5.45, 1.0, 2.2)]
    s = shell(size, openings)
    room(s, size, openings, "oak")
    lamps(s, size)
    props.window(s, on_wall(size, 2.1, 1.0), 3.35, 1.2, 0.06, "dark", 3)
    door_panel(s, size, 0.62, 1.55, 2.25, "dark")
    for x in (2.3, 4.0):
        desk(s, x, 0.62)
        chair(s, x + 0.75, 0.12)
    s.box((3.9, 1.08, 1.75), (5.4, 1.1, 2.05), "oak", 0.004)
    plants(s, -0.5, -1.7)
    return s, size, 7035, "office"


def plants(s, x, y):
    s.cylinder((x, y, 0), (x, y, 0.5), 0.2, "dark", 24, 0.26)
    props.shrub(s, (x, y, 0.84), 0.36, 5, 1500)


def workshop(shot, f):
    size = size_of(LONG, 2.591)
    openings = [(1.55, 4.5, 0.18, 2.3)]
    s = shell(size, openings)
    room(s, size, openings, "rubber-mat", "birch")
    lamps(s, size)
    half = size["width"] / 2
    # Double doors swung wide open against the wall.
    for x, way in ((1.55, -1), (4.5, 1)):
        a = x + way * 0.06
        s.box((a, -half - 0.075, 0.2), (a + way * 1.42, -half - 0.03, 2.28), "frame", 0.008)
        s.box((a + way * 0.12, -half - 0.085, 0.35), (a + way * 1.30, -half - 0.07, 2.13), "wall", 0.006)
    s.box((1.3, 0.55, 1.02), (4.8, 1.1, 1.08), "oak", 0.008)
    for x in (1.4, 3.05, 4.68):
        s.box((x, 0.6, 0.18), (x + 0.08, 1.05, 1.02), "dark", 0.006)
    s.box((1.6, 0.65, 0.45), (2.9, 1.05, 0.49), "oak", 0.004)
    for x, finish in ((1.7, "red-steel"), (2.3, "blue-steel")):
        s.box((x, 0.68, 0.49), (x + 0.45, 1.0, 0.76), finish, 0.02)
    # A vice, a tool board with hanging shapes, a drum and a roller cabinet.
    s.box((2.0, 0.5, 1.08), (2.16, 0.72, 1.14), "steel-bare", 0.01)
    s.box((2.02, 0.44, 1.14), (2.14, 0.5, 1.26), "steel-bare", 0.01)
    s.box((2.02, 0.60, 1.14), (2.14, 0.68, 1.26), "steel-bare", 0.01)
    s.box((1.6, 1.075, 1.32), (4.4, 1.098, 2.05), "grey", 0.004)
    for k in range(11):
        x = 1.8 + k * 0.24
        tall = 0.22 + 0.06 * (k % 4)
        s.box((x, 1.05, 1.92 - tall), (x + 0.035, 1.075, 1.92), ("steel-bare", "red-steel", "dark")[k % 3], 0.008)
        if k % 2:
            s.box((x - 0.045, 1.05, 1.86), (x + 0.08, 1.075, 1.93), "dark", 0.008)
    s.box((3.6, 0.62, 0.24), (4.3, 1.04, 0.98), "red-steel", 0.012)
    for k in range(5):
        s.box((3.62, 0.605, 0.3 + k * 0.135), (4.28, 0.62, 0.41 + k * 0.135), "red-steel", 0.006)
        s.box((3.75, 0.59, 0.375 + k * 0.135), (4.15, 0.606, 0.39 + k * 0.135), "steel-bare", 0.003)
    # In front: a trestle with boards.
    s.box((0.4, -2.45, 0.78), (2.6, -2.2, 0.82), "oak", 0.004)
    s.box((0.35, -2.16, 0.78), (2.5, -1.92, 0.82), "birch", 0.004)
    for x in (0.7, 2.2):
        for y, dy in ((-2.5, 0.14), (-1.9, -0.14)):
            s.path([(x, y, 0), (x, y + dy, 0.78)], 0.025, "oak", 6)
        s.box((x - 0.03, -2.42, 0.70), (x + 0.03, -1.98, 0.78), "oak", 0.004)
    return s, size, 7016, "workshop"


def bar(shot, f):
    size = size_of(LONG, 2.591)
    openings = [(0.9, 5.2, 1.18, 2.3)]
    s = shell(size, openings)
    room(s, size, openings, "oak", "birch")
    half = size["width"] / 2
    # The cut-out side folds up as an awning on two gas struts.
    tip_y, tip_z = -half - 1.15, 2.72
    s.prism([(0.86, -half - 0.02, 2.36), (5.24, -half - 0.02, 2.36), (5.24, tip_y, tip_z), (0.86, tip_y, tip_z)], (0, 0.02, 0.045), "frame")
    for x in (1.0, 5.1):
        s.path([(x, -half, 1.62), (x, tip_y + 0.35, 2.62)], 0.016, "steel-bare")
    s.box((0.8, -half - 0.48, 1.12), (5.3, -half + 0.22, 1.18), "oak", 0.012)
    for x in (1.0, 3.05, 5.06):
        s.prism([(x, -half - 0.01, 1.12), (x, -half - 0.40, 1.12), (x, -half - 0.01, 0.78)], (0.04, 0, 0), "dark")
    # Back wall: shelves with bottles, a tap, lamps.
    for z in (1.35, 1.75, 2.1):
        s.box((1.2, 0.86, z), (4.9, 1.09, z + 0.03), "oak", 0.004)
    for k in range(44):
        x = 1.32 + (k % 22) * 0.16
        z = 1.38 if k < 22 else 1.78
        tall = 0.20 + 0.05 * ((k * 7) % 4) / 3
        finish = ("green-steel", "copper-pipe", "glass-tint", "dark", "cushion")[(k * 5) % 5]
        s.cylinder((x, 0.97, z), (x, 0.97, z + tall), 0.036, finish, 14)
        s.cylinder((x, 0.97, z + tall), (x, 0.97, z + tall + 0.09), 0.015, finish, 10)
    for k in range(4):
        x = 1.4 + k * 1.08
        s.path([(x, -half + 0.35, 2.42), (x, -half + 0.35, 2.1)], 0.006, "dark", 5)
        s.cylinder((x, -half + 0.35, 1.98), (x, -half + 0.35, 2.12), 0.13, "dark", 20, 0.04, caps=False)
        s.cylinder((x, -half + 0.35, 1.97), (x, -half + 0.35, 2.02), 0.05, "lamp", 14)
    s.cylinder((4.3, -half + 0.05, 1.18), (4.3, -half + 0.05, 1.55), 0.045, "copper-pipe", 16)
    s.path([(4.3, -half + 0.05, 1.5), (4.3, -half - 0.12, 1.5), (4.3, -half - 0.12, 1.42)], 0.016, "copper-pipe")
    for k in range(4):
        x = 1.35 + k * 1.12
        stool(s, x, -half - 0.85)
    plants(s, 5.75, -1.65)
    return s, size, 6005, "bar"


def stool(s, x, y):
    s.cylinder((x, y, 0.74), (x, y, 0.79), 0.18, "oak", 24)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        s.path([(x + cos(a) * 0.10, y + sin(a) * 0.10, 0.74), (x + cos(a) * 0.20, y + sin(a) * 0.20, 0.0)], 0.013, "dark", 8)
    ring = [(x + cos(k * pi / 8) * 0.165, y + sin(k * pi / 8) * 0.165, 0.27) for k in range(17)]
    s.path(ring, 0.009, "dark", 6)


def sanitary(shot, f):
    size = size_of(LONG, 2.591)
    doors_at = [(0.55 + k * 1.28, 1.35 + k * 1.28) for k in range(3)]
    openings = [(a, b, 0.18, 2.2) for a, b in doors_at] + [(4.45, 5.65, 0.18, 2.2)]
    s = shell(size, openings)
    room(s, size, openings, "floor", "tile")
    lamps(s, size)
    half = size["width"] / 2
    for k, (a, b) in enumerate(doors_at):
        door_panel(s, size, a, b, 2.2, "white-wood", pane=False)
        s.box((a + 0.16, -half + 0.02, 1.9), (b - 0.16, -half + 0.031, 2.02), "dark", 0.003)
        s.cylinder((a + 0.62, -half + 0.031, 1.3), (a + 0.62, -half + 0.02, 1.3), 0.035, ("green-steel", "green-steel", "red-steel")[k], 16)
        s.box((a + 0.2, -half - 0.002, 2.31), (b - 0.2, -half + 0.02, 2.42), "grey", 0.004)
    # The wash room stands open: basins, taps, mirrors.
    for x in (4.55, 5.12):
        s.box((x, 0.62, 0.92), (x + 0.48, 1.08, 1.04), "white", 0.03)
        s.box((x + 0.06, 0.68, 1.035), (x + 0.42, 1.0, 1.045), "grey", 0.02)
        s.path([(x + 0.24, 1.05, 1.04), (x + 0.24, 1.05, 1.22), (x + 0.24, 0.9, 1.22), (x + 0.24, 0.9, 1.17)], 0.014, "steel-bare")
        s.box((x, 1.09, 1.35), (x + 0.48, 1.098, 2.0), "glass-tint", 0.002)
    leaf_x = 5.65
    s.box((leaf_x + 0.01, -half - 1.14, 0.19), (leaf_x + 0.05, -half + 0.02, 2.19), "white-wood", 0.006)
    s.box((4.4, -half - 0.42, 0), (5.7, -half - 0.01, 0.14), "steel-bare", 0.01)
    s.box((4.25, -half + 0.12, 0.18), (4.3, half - 0.1, 2.42), "tile", 0.002)
    return s, size, 5010, "sanitary"


def storage(shot, f):
    size = size_of(LONG, 2.591)
    openings = [(1.0, 3.9, 0.18, 2.32)]
    s = shell(size, openings, end="doors")
    room(s, size, openings, "rubber-mat", "birch")
    lamps(s, size)
    half = size["width"] / 2
    # A roller door, drawn up by two thirds.
    for k in range(9):
        z = 1.62 + k * 0.08
        s.cylinder((1.0, -half + 0.06, z), (3.9, -half + 0.06, z), 0.041, "shutter", 14)
    s.box((1.0, -half + 0.03, 1.53), (3.9, -half + 0.09, 1.59), "dark", 0.006)
    for x in (1.0, 3.86):
        s.box((x, -half + 0.01, 0.18), (x + 0.04, -half + 0.1, 2.3), "shutter", 0.004)
    # Shelves with boxes and tubs.
    for z in (0.5, 1.05, 1.6):
        s.box((0.4, 0.6, z), (5.6, 1.09, z + 0.035), "birch", 0.004)
    for x in (0.42, 2.15, 3.85, 5.55):
        s.box((x, 0.6, 0.18), (x + 0.05, 0.65, 2.2), "blue-steel", 0.004)
    for k in range(24):
        x = 0.55 + (k % 8) * 0.62
        z = (0.19, 0.54, 1.09)[k // 8]
        tall = 0.24 + 0.05 * (k * 3 % 4)
        s.box((x, 0.66, z), (x + 0.5, 1.05, z + min(tall, 0.3 if k < 8 else 0.42)), ("birch", "grey", "cushion", "blue-steel", "birch")[k * 7 % 5], 0.012)
    return s, size, 5003, "storage"


def technical_room(shot, f):
    size = size_of(LONG, 2.591)
    openings = [(0.5, 2.3, 0.18, 2.3)]
    s = shell(size, openings)
    room(s, size, openings, "floor")
    lamps(s, size)
    half = size["width"] / 2
    for x, way in ((0.5, -1), ):
        s.box((0.44, -half - 0.9, 0.2), (0.49, -half + 0.02, 2.28), "frame", 0.008)
    s.box((2.31, -half - 0.9, 0.2), (2.36, -half + 0.02, 2.28), "frame", 0.008)
    # Louvres, an outdoor unit on brackets, pipes and a cable duct.
    for x in (2.9, 4.6):
        s.box((x, -half - 0.01, 1.35), (x + 1.0, -half + 0.05, 2.2), "grey", 0.008)
        for k in range(10):
            z = 1.40 + k * 0.08
            s.prism([(x + 0.04, -half - 0.012, z), (x + 0.04, -half - 0.05, z - 0.015), (x + 0.04, -half - 0.05, z - 0.005), (x + 0.04, -half - 0.012, z + 0.055)], (0.92, 0, 0), "shutter")
    s.box((3.4, -half - 0.52, 0.35), (4.4, -half - 0.14, 1.05), "white-wood", 0.02)
    s.cylinder((3.76, -half - 0.525, 0.7), (3.76, -half - 0.50, 0.7), 0.28, "dark", 40)
    for k in range(7):
        r = 0.28 * (k + 1) / 7
        s.path([(3.76 + cos(2 * pi * j / 28) * r, -half - 0.53, 0.7 + sin(2 * pi * j / 28) * r) for j in range(29)], 0.004, "grey", 5)
    for x in (3.5, 4.25):
        s.box((x, -half - 0.5, 0.28), (x + 0.05, -half, 0.35), "steel-bare", 0.004)
    s.path([(4.4, -half - 0.3, 0.55), (4.75, -half - 0.08, 0.55), (4.75, -half - 0.08, 1.3)], 0.022, "copper-pipe")
    # Inside: cabinets and a tank.
    for k, x in enumerate((0.55, 1.15)):
        s.box((x, 0.55, 0.19), (x + 0.56, 1.08, 2.05), "grey", 0.01)
        s.box((x + 0.08, 0.535, 1.55), (x + 0.32, 0.55, 1.75), "dark", 0.004)
        for j in range(3):
            s.cylinder((x + 0.4, 0.55, 1.58 + j * 0.07), (x + 0.4, 0.54, 1.58 + j * 0.07), 0.014, ("green-steel", "yellow", "red-steel")[j], 12)
    s.cylinder((2.1, 0.72, 0.2), (2.1, 0.72, 1.7), 0.3, "blue-steel", 36)
    s.cylinder((2.1, 0.72, 1.7), (2.1, 0.72, 1.82), 0.3, "blue-steel", 36, 0.12)
    s.path([(2.1, 0.72, 1.8), (2.1, 0.72, 2.2), (1.0, 1.0, 2.2), (0.3, 1.0, 2.2)], 0.035, "copper-pipe", 12)
    s.path([(1.85, 0.5, 0.5), (1.85, 0.3, 0.5), (1.85, 0.3, 2.25)], 0.03, "red-steel", 12)
    return s, size, 7035, "technical-room"


def pool(shot, f):
    """A container as a swimming pool: open on top, a glass window in the side, a deck along the back and steps."""
    size = size_of(LONG, 1.55)
    openings = [(2.6, 5.2, 0.42, 1.22)]
    s = castings(size)
    bottom_rails(s, size)
    top_rails(s, size)
    front_frame(s, size)
    part = Shape()
    front_frame(part, size)
    front_wall(part, size, 0, 6)
    s.place(part, mirror_x(size["length"] / 2))
    front_wall(s, size, 0, 5)
    s.place(cut_wall(size, openings))
    s.place(cut_wall(size, ()), mirror_y())
    half, length = size["width"] / 2, size["length"]
    s.box((0.12, -half + 0.1, 0.1), (length - 0.12, half - 0.1, 0.2), "tile", 0.003)
    s.box((2.6, -half + 0.03, 0.42), (5.2, -half + 0.06, 1.22), "pool-glass", 0.003)
    # Coping of wood round the rim and the water's surface.
    for y0, y1 in ((-half - 0.03, -half + 0.20), (half - 0.20, half + 0.03)):
        s.box((-0.03, y0, 1.55), (length + 0.03, y1, 1.595), "deck", 0.008)
    for x0, x1 in ((-0.03, 0.20), (length - 0.2, length + 0.03)):
        s.box((x0, -half + 0.2, 1.55), (x1, half - 0.2, 1.595), "deck", 0.008)
    s.box((0.14, -half + 0.1, 1.30), (length - 0.14, half - 0.1, 1.42), "pool", 0.001)
    for x0, x1, y0, y1 in ((0.12, 0.15, -half + 0.08, half - 0.08), (length - 0.15, length - 0.12, -half + 0.08, half - 0.08),
                           (0.12, length - 0.12, -half + 0.085, -half + 0.10), (0.12, length - 0.12, half - 0.10, half - 0.08)):
        s.box((x0, y0, 1.22), (x1, y1, 1.55), "tile", 0.001)
    for k in range(12):
        y = half + 0.06 + k * 0.145
        s.box((-1.7, y, 1.50), (length + 0.03, y + 0.135, 1.54), "deck", 0.006)
    for x in (-1.6, 0.4, 2.4, 4.4, 5.9):
        s.box((x, half + 0.1, 0), (x + 0.1, half + 0.2, 1.5), "deck", 0.005)
        s.box((x, half + 1.6, 0), (x + 0.1, half + 1.7, 1.5), "deck", 0.005)
    # Steps at the left end up to the deck.
    for k in range(6):
        z = 0.25 * (k + 1)
        s.box((-1.64, half - 1.9 + k * 0.32, z - 0.05), (-0.5, half - 1.9 + k * 0.32 + 0.32, z), "deck", 0.006)
    for x in (-1.66, -0.52):
        s.prism([(x, half - 1.9, 0), (x, half - 1.9, 0.22), (x, half + 0.06, 1.5), (x, half + 0.06, 1.2), (x, half - 1.5, 0)], (0.05, 0, 0), "deck")
    for x in (0.75, 1.25):
        s.path([(x, half + 0.25, 1.55), (x, half + 0.25, 2.2), (x, half - 0.15, 2.2), (x, half - 0.28, 1.3)], 0.02, "steel-bare", 12)
    for x in (3.3, 4.9):
        lounger(s, x, half + 0.95, 1.54)
    return s, size, 9010, "pool"


def lounger(s, x, y, z):
    s.box((x - 0.65, y - 0.3, z + 0.28), (x + 0.45, y + 0.3, z + 0.36), "cushion", 0.03)
    s.prism([(x + 0.42, y - 0.3, z + 0.29), (x + 1.0, y - 0.3, z + 0.66), (x + 0.96, y - 0.3, z + 0.73), (x + 0.40, y - 0.3, z + 0.36)], (0, 0.6, 0), "cushion")
    for dx in (-0.6, 0.35):
        for dy in (-0.26, 0.22):
            s.box((x + dx, y + dy, z), (x + dx + 0.05, y + dy + 0.05, z + 0.29), "oak", 0.004)


def garden_room(shot, f):
    size = size_of(LONG, 2.896)
    openings = [(1.1, 4.95, 0.18, 2.5)]
    s = shell(size, openings, end="wall")
    room(s, size, openings, "oak", "birch")
    half = size["width"] / 2
    lamps(s, size, 2)
    # Sliding glass in three fields, one drawn open; a deck in front and a slatted screen.
    for k, x in enumerate((1.1, 3.65)):
        place = lambda u, d, v, x=x, k=k: (x + u, -half + 0.06 - d, 0.19 + v)
        props.window(s, place, 1.3, 2.3, 0.05, "dark")
    props.window(s, lambda u, d, v: (1.25 + u, -half + 0.12 - d, 0.19 + v), 1.3, 2.3, 0.05, "dark")
    for k in range(13):
        y = -half - 0.05 - (k + 1) * 0.145
        s.box((-0.2, y, 0.10), (6.3, y + 0.135, 0.14), "deck", 0.006)
    s.box((-0.2, -half - 1.92, 0.0), (6.3, -half - 0.06, 0.1), "dark", 0.004)
    for k in range(18):
        s.box((5.05 + k * 0.052, -half - 0.05, 0.2), (5.075 + k * 0.052, -half - 0.01, 2.62), "oak", 0.004)
    # A sofa, a low table, a shelf.
    s.box((3.0, 0.35, 0.19), (4.9, 1.08, 0.58), "cushion", 0.05)
    s.box((3.0, 0.9, 0.5), (4.9, 1.08, 1.0), "cushion", 0.05)
    s.cylinder((2.55, -0.15, 0.52), (2.55, -0.15, 0.56), 0.34, "oak", 32)
    s.cylinder((2.55, -0.15, 0.19), (2.55, -0.15, 0.52), 0.03, "dark", 12)
    s.box((1.3, 0.85, 1.2), (2.6, 1.09, 1.24), "oak", 0.004)
    plants(s, -0.6, -1.5)
    lounger(s, 3.9, -half - 1.05, 0.14)
    return s, size, 7016, "garden-room"


BUILDERS = {"office": office, "workshop": workshop, "bar": bar, "sanitary": sanitary, "storage": storage,
            "technical-room": technical_room, "pool": pool, "garden-room": garden_room}
ON_GRASS = ("pool", "garden-room")


def build(name, shot, finishes, ral, look):
    shape, size, colour, _ = BUILDERS[name](shot, finishes)
    own = materials.container_finishes(0, shot["seed"], size["height"], colour=ral[colour], tag="conversion-")
    finishes["glass-tint"] = materials.flat("glass-tint", "#b9c9cf", 0.08, 0.4)
    finishes["pool-glass"] = props.pool_window()
    shape.build(name, {**finishes, **own, "rubber": own["rubber"]})
    at = (-1.7, -11.2, 1.95)
    lift = 0.0
    if name in ("pool", "garden-room"):
        at = (-2.2, -11.4, 2.9 if name == "pool" else 1.9)
    finish = None
    if name in ON_GRASS:
        import scenes
        finish = scenes.grass_ground(finishes, at)
        garden = __import__("geometry").Shape()
        props.hedge(garden, -12, 7.0, 16, 6.2, 2.0, 0.9, 4)
        for x, y, h, seed in ((-7.5, 17.0, 7.6, 3), (3.2, 19.0, 8.4, 8), (12.5, 17.0, 7.4, 14)):
            props.tree(garden, x, y, h, seed)
        garden.build("garden", finishes)
    if name != "pool":
        # Light from the ceiling, brighter than the sky outside would make it.
        stage.fill((size["length"] / 2, -0.1, size["height"] - 0.22), (size["length"] - 1.2, 1.2), (size["length"] / 2, 0.15, 0), 150)
    framing = {"pool": ((2.3, -0.6, 1.2), 9.6), "garden-room": ((3.0, -1.0, 1.45), 9.2)}
    target, wide = framing.get(name, ((2.85, -1.0, 1.35), 8.2))
    look(at, target, wide, near=26 if not finish else 45, far=100 if not finish else 150, finish=finish)
