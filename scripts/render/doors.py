"""The door end of a container: frame, two leaves, lock rods, hinges, gaskets."""

from math import radians

from mathutils import Matrix

from corrugation import Dents
from geometry import CASTING, Shape, mirror_y

LEAF_FACE = 0.058
PIN = 0.026


def leaf(wide, high, wear, seed, smooth=False, plate=False, thick=0.046):
    """One leaf: hinges at y = 0, the meeting edge at y = wide; x grows towards the inside; z from 0 to high."""
    s = Shape()
    face, back = 0.0, thick
    skin = "white" if smooth else "wall"
    if smooth:
        s.box((face, 0.006, 0.006), (back, wide - 0.006, high - 0.006), skin, 0.006)
        s.box((back - 0.001, 0.02, 0.02), (back + 0.002, wide - 0.02, high - 0.02), "lining", 0.001)
    else:
        edge, top, bottom = 0.085, 0.11, 0.11
        s.box((face, 0.006, 0.004), (back, edge, high - 0.004), "wall", 0.005)
        s.box((face, wide - edge, 0.004), (back, wide - 0.006, high - 0.004), "wall", 0.005)
        s.box((face, edge - 0.004, 0.004), (back, wide - edge + 0.004, bottom), "wall", 0.005)
        s.box((face, edge - 0.004, high - top), (back, wide - edge + 0.004, high - 0.004), "wall", 0.005)
        press_panel(s, edge, wide - edge, bottom, high - top, wear, seed)
    # Rubber all round, a lip that closes against the frame and the other leaf.
    lip, tuck = 0.011, 0.03
    x0, x1 = face + 0.010, back + 0.008
    s.box((x0, -lip, -lip), (x1, tuck, high + lip), "rubber", 0.004)
    s.box((x0, wide - tuck, -lip), (x1, wide + 0.004, high + lip), "rubber", 0.004)
    s.box((x0 + 0.0005, -lip, -lip), (x1, wide, tuck), "rubber", 0.004)
    s.box((x0 + 0.0005, -lip, high - tuck), (x1, wide, high + lip), "rubber", 0.004)
    # The painted frame stands before the rubber.
    rods(s, wide, high, smooth)
    hinges(s, high)
    if plate:
        safety_plate(s, face, wide * 0.42, high * 0.30)
    return s


def safety_plate(s, face, y, z):
    """The CSC plate, 20 by 13 cm: grey metal, a heading and lines of engraving, four rivets."""
    s.box((face - 0.004, y, z), (face + 0.001, y + 0.2, z + 0.13), "plate", 0.001)
    lines = ((0.108, 0.010, 0.05, 0.15), (0.086, 0.006, 0.02, 0.18), (0.066, 0.006, 0.02, 0.16), (0.046, 0.006, 0.02, 0.18), (0.024, 0.006, 0.02, 0.12))
    for up, tall, begin, end in lines:
        s.box((face - 0.0046, y + begin, z + up), (face - 0.0035, y + end, z + up + tall), "steel", 0.0002)
    for off in (0.008, 0.192):
        for up in (0.008, 0.122):
            s.cylinder((face - 0.006, y + off, z + up), (face, y + off, z + up), 0.004, "steel", 8)


def press_panel(s, y0, y1, z0, z1, wear, seed):
    """Wide lying bands pressed outwards, five to a leaf as on most dry boxes."""
    bands = 5 if z1 - z0 > 1.9 else 4
    pitch = (z1 - z0) / bands
    deep, slope = 0.030, 0.024
    outline = [(z0, deep)]
    for k in range(bands):
        low = z0 + k * pitch
        outline += [(low + 0.032, deep), (low + 0.032 + slope, 0.004), (low + pitch - 0.032 - slope, 0.004), (low + pitch - 0.032, deep)]
    outline.append((z1, deep))
    dents = Dents(wear, seed, y1 - y0, z0, z1, 0.8)
    columns = [y0 + (y1 - y0) * k / 10 for k in range(11)]
    if dents.marks:
        fine = []
        for (a, d), (b, e) in zip(outline, outline[1:]):
            steps = max(1, round((b - a) / 0.09))
            fine += [(a + (b - a) * k / steps, d + (e - d) * k / steps) for k in range(steps)]
        outline = fine + [outline[-1]]
    rows = []
    for z, d in outline:
        rows.append([(d + dents(y - y0, z) * 0.6, y, z) for y in columns])
    s.sheet(rows, "wall", flip=True)
    s.sheet([[(x + 0.004, y, z) for x, y, z in row] for row in rows], "inside")


def rods(s, wide, high, smooth):
    """Two galvanised lock rods with cams, guides and handles."""
    out = -0.024
    low, up = 0.93, 1.06
    if high < 2.0:
        low, up = high * 0.42, high * 0.48
    places = (wide * 0.235, wide * 0.78)
    for k, y in enumerate(places):
        s.cylinder((out, y, -0.075), (out, y, high + 0.075), 0.0165, "galvanised", 14)
        for z, way in ((-0.055, 1), (high + 0.055, -1)):
            s.box((out - 0.018, y - 0.036, z - 0.028), (out + 0.016, y + 0.036, z + 0.028), "galvanised", 0.006)
            s.box((out - 0.014, y - 0.024, z + way * 0.028), (out + 0.014, y + 0.024, z + way * 0.07), "galvanised", 0.005)
        for share in (0.07, 0.33, 0.62, 0.93):
            z = high * share
            s.box((out - 0.021, y - 0.028, z - 0.034), (out + 0.02, y + 0.028, z + 0.034), "galvanised", 0.008)
            s.box((-0.006, y - 0.062, z - 0.034), (0.003, y + 0.062, z + 0.034), "galvanised", 0.002)
        z = up if k == 0 else low
        reach = 0.40 if wide > 1.05 else 0.30
        tip = y + reach if k == 0 else y - reach
        s.box((out - 0.030, y - 0.03, z - 0.036), (out + 0.018, y + 0.03, z + 0.036), "galvanised", 0.007)
        s.box((out - 0.026, min(y, tip), z - 0.017), (out - 0.015, max(y, tip), z + 0.017), "galvanised", 0.004)
        held = y + (tip - y) * 0.78
        s.box((-0.008, held - 0.055, z - 0.07), (0.003, held + 0.055, z + 0.06), "galvanised", 0.002)
        s.box((out - 0.034, held - 0.024, z - 0.036), (out + 0.02, held + 0.024, z - 0.018), "galvanised", 0.004)
        s.box((out - 0.036, held - 0.02, z - 0.03), (out - 0.029, held + 0.02, z + 0.045), "galvanised", 0.003)


def hinges(s, high):
    for k in range(5):
        z = high * (0.06 + 0.22 * k)
        s.box((-0.014, -0.012, z - 0.045), (0.004, 0.155, z + 0.045), "frame", 0.004)
        s.cylinder((PIN - LEAF_FACE, -0.014, z - 0.06), (PIN - LEAF_FACE, -0.014, z + 0.06), 0.0145, "frame", 12)


def door_frame(s, size, smooth=False):
    """Corner posts, sill and header with the keepers for the cams, at x = 0."""
    half, height = size["width"] / 2, size["height"]
    sill, top = size["sill"], size["lintel"]
    opening = size["door_wide"] / 2
    long, wide, high = CASTING
    post_in = opening + 0.0
    for side in (1, -1):
        a, b = side * (half - 0.004), side * post_in
        s.box((0.006, a, high - 0.002), (0.135, b, height - high + 0.002), "frame", 0.008)
        s.box((0.088, b + side * 0.002, sill), (0.118, b - side * 0.03, top), "frame", 0.004)
        for k in range(5):
            z = sill + (top - sill) * (0.06 + 0.22 * k)
            for up in (-0.085, 0.062):
                s.box((0.004, side * (opening - 0.002), z + up), (0.05, side * (opening + 0.034), z + up + 0.022), "frame", 0.004)
    inner = half - wide + 0.004
    s.box((0.004, -inner, 0.022), (0.105, inner, sill), "frame", 0.008)
    s.box((0.105, -opening, sill - 0.03), (0.30, opening, sill - 0.002), "plate" if smooth else "frame", 0.003)
    s.box((0.004, -inner, top), (0.115, inner, height - 0.012), "frame", 0.008)
    s.box((0.09, -opening, top - 0.03), (0.115, opening, top + 0.002), "frame", 0.003)
    s.box((-0.006, -inner + 0.02, top + 0.012), (0.02, inner - 0.02, top + 0.022), "frame", 0.003)
    wing = size["door_wide"] / 2
    for side in (1, -1):
        for share in (0.235, 0.78):
            y = side * (opening - 0.012 - (wing - 0.015) * share)
            for z in (sill - 0.055, top + 0.055):
                for off in (-0.062, 0.044):
                    s.box((-0.004, y + off, z - 0.04), (0.02, y + off + 0.018, z + 0.04), "galvanised", 0.004)


def doors(size, wear, seed, angles=(0, 0), smooth=False):
    """Both leaves, turned by angles (of the +y leaf, of the -y leaf) in degrees; 0 is closed."""
    out = Shape()
    opening = size["door_wide"] / 2
    gap = 0.012
    high = size["lintel"] - size["sill"] - 2 * gap
    wide = opening - gap - 0.003
    thick = 0.075 if smooth else 0.046
    for side, angle in ((1, angles[0]), (-1, angles[1])):
        part = leaf(wide, high, wear, seed + side, smooth, plate=side > 0, thick=thick)
        local = Shape()
        # From hinge-local to the -y leaf, whose own +y already points to the middle.
        pin_y = -0.014
        turn = (Matrix.Translation((PIN, -opening + gap + pin_y, size["sill"] + gap)) @ Matrix.Rotation(radians(angle), 4, "Z")
                @ Matrix.Translation((LEAF_FACE - PIN, -pin_y, 0)))
        local.place(part, turn)
        out.place(local, mirror_y() if side > 0 else None)
    return out
