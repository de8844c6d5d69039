"""ISO 6346 markings: owner code, serial number, check digit, size-type code, weights.

The lettering is drawn here, from straight strokes with cut corners as stencils have them; no font is needed.
It is laid into the wall's finish, so that it follows the ribs and wears off with the paint. In scenes it is part of
the colour; of products it goes into a pass of its own, because their paint gets its colour after the rendering."""

import json
import os
from random import Random

import bpy
import numpy as np

from materials import Nodes

OWNER = "KADU"
SERIALS = 48
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "markings.json")) as source:
    FACTS = json.load(source)

LOOP = [(0.18, 0), (0.82, 0), (1, 0.12), (1, 0.88), (0.82, 1), (0.18, 1), (0, 0.88), (0, 0.12), (0.18, 0)]
# Strokes of each letter on a field one wide and one high, the foot at 0.
STROKES = {
    "0": [LOOP],
    "1": [[(0.2, 0.8), (0.55, 1), (0.55, 0)], [(0.25, 0), (0.85, 0)]],
    "2": [[(0, 0.85), (0.18, 1), (0.82, 1), (1, 0.86), (1, 0.66), (0, 0.12), (0, 0), (1, 0)]],
    "3": [[(0, 0.88), (0.18, 1), (0.82, 1), (1, 0.88), (1, 0.64), (0.84, 0.53), (0.4, 0.53)], [(0.84, 0.53), (1, 0.42), (1, 0.12), (0.82, 0), (0.18, 0), (0, 0.12)]],
    "4": [[(0.75, 0), (0.75, 1), (0, 0.3), (1, 0.3)]],
    "5": [[(0.95, 1), (0.06, 1), (0, 0.55), (0.8, 0.6), (1, 0.48), (1, 0.13), (0.82, 0), (0.18, 0), (0, 0.12)]],
    "6": [[(0.95, 0.9), (0.8, 1), (0.2, 1), (0, 0.87), (0, 0.12), (0.18, 0), (0.82, 0), (1, 0.12), (1, 0.44), (0.82, 0.56), (0, 0.52)]],
    "7": [[(0, 1), (1, 1), (0.4, 0)]],
    "8": [LOOP, [(0, 0.53), (1, 0.53)]],
    "9": [[(0.05, 0.1), (0.2, 0), (0.8, 0), (1, 0.13), (1, 0.88), (0.82, 1), (0.18, 1), (0, 0.88), (0, 0.56), (0.18, 0.44), (1, 0.48)]],
    "A": [[(0, 0), (0.5, 1), (1, 0)], [(0.18, 0.32), (0.82, 0.32)]],
    "B": [[(0, 0), (0, 1), (0.8, 1), (0.98, 0.88), (0.98, 0.64), (0.8, 0.53), (0, 0.53)], [(0.8, 0.53), (1, 0.42), (1, 0.12), (0.82, 0), (0, 0)]],
    "C": [[(1, 0.85), (0.82, 1), (0.18, 1), (0, 0.88), (0, 0.12), (0.18, 0), (0.82, 0), (1, 0.15)]],
    "D": [[(0, 0), (0, 1), (0.72, 1), (1, 0.8), (1, 0.2), (0.72, 0), (0, 0)]],
    "E": [[(1, 1), (0, 1), (0, 0), (1, 0)], [(0, 0.53), (0.8, 0.53)]],
    "F": [[(1, 1), (0, 1), (0, 0)], [(0, 0.53), (0.8, 0.53)]],
    "G": [[(1, 0.85), (0.82, 1), (0.18, 1), (0, 0.88), (0, 0.12), (0.18, 0), (0.82, 0), (1, 0.12), (1, 0.46), (0.55, 0.46)]],
    "I": [[(0.5, 0), (0.5, 1)]],
    "K": [[(0, 0), (0, 1)], [(0.95, 1), (0.05, 0.45)], [(0.32, 0.6), (1, 0)]],
    "L": [[(0, 1), (0, 0), (0.95, 0)]],
    "M": [[(0, 0), (0, 1), (0.5, 0.4), (1, 1), (1, 0)]],
    "N": [[(0, 0), (0, 1), (1, 0), (1, 1)]],
    "O": [LOOP],
    "P": [[(0, 0), (0, 1), (0.8, 1), (1, 0.88), (1, 0.57), (0.8, 0.45), (0, 0.45)]],
    "R": [[(0, 0), (0, 1), (0.8, 1), (1, 0.88), (1, 0.6), (0.8, 0.48), (0, 0.48)], [(0.55, 0.48), (1, 0)]],
    "S": [[(1, 0.87), (0.82, 1), (0.18, 1), (0, 0.88), (0, 0.64), (0.18, 0.54), (0.82, 0.47), (1, 0.38), (1, 0.12), (0.82, 0), (0.18, 0), (0, 0.13)]],
    "T": [[(0, 1), (1, 1)], [(0.5, 1), (0.5, 0)]],
    "U": [[(0, 1), (0, 0.12), (0.18, 0), (0.82, 0), (1, 0.12), (1, 1)]],
    "X": [[(0, 0), (1, 1)], [(0, 1), (1, 0)]],
    ".": [[(0.2, 0), (0.2, 0.03)]],
}


def check_digit(number):
    """The check digit of an owner code and serial number, after ISO 6346 (letters skip multiples of 11)."""
    value, at = {}, 10
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        at += at % 11 == 0
        value[letter] = at
        at += 1
    total = sum((value.get(sign) or int(sign)) * 2 ** k for k, sign in enumerate(number))
    return total % 11 % 10


def write(page, text, left, foot, tall, heavy=0.15):
    """Draws a line of text into a page of values between 0 and 1 (row 0 at the foot); sizes in pixels."""
    wide, step, half = tall * 0.52, tall * 0.74, tall * heavy / 2
    for k, sign in enumerate(text):
        for line in STROKES.get(sign, ()):
            for (x0, y0), (x1, y1) in zip(line, line[1:]):
                segment(page, left + k * step + x0 * wide, foot + y0 * tall, left + k * step + x1 * wide, foot + y1 * tall, half)
    return left + len(text) * step


def segment(page, x0, y0, x1, y1, half):
    reach = half + 1
    low_x, high_x = int(min(x0, x1) - reach), int(max(x0, x1) + reach) + 1
    low_y, high_y = int(min(y0, y1) - reach), int(max(y0, y1) + reach) + 1
    low_x, low_y = max(low_x, 0), max(low_y, 0)
    part = page[low_y:high_y, low_x:high_x]
    ys, xs = np.mgrid[low_y:low_y + part.shape[0], low_x:low_x + part.shape[1]]
    dx, dy = x1 - x0, y1 - y0
    along = np.clip(((xs - x0) * dx + (ys - y0) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
    away = np.hypot(xs - x0 - along * dx, ys - y0 - along * dy)
    np.maximum(part, np.clip(half - away + 0.5, 0, 1), out=part)


ROW = (64, 512)


def numbers(only=None):
    """One row a number; the check digit in its box. only: the one row that is needed, the others stay empty."""
    random = Random(6346)
    page = np.zeros((ROW[0] * SERIALS, ROW[1]), np.float32)
    for k in range(SERIALS):
        serial = f"{random.randrange(200000, 899999)}"
        if only not in (None, k):
            continue
        row = page[k * ROW[0]:(k + 1) * ROW[0]]
        at = write(row, f"{OWNER} {serial}", 8, 12, 40)
        at += 18
        digit = f"{check_digit(OWNER + serial)}"
        write(row, digit, at, 12, 40)
        for a, b in (((-10, 3), (31, 3)), ((31, 3), (31, 60)), ((31, 60), (-10, 60)), ((-10, 60), (-10, 3))):
            segment(row, at + a[0], a[1], at + b[0], b[1], 2.0)
    return page


def table(facts):
    """The weights as they stand on the right-hand door, in kilograms and pounds."""
    page = np.zeros((384, 512), np.float32)
    rows = []
    for name, kilos in (("MAX.GROSS", facts["gross"]), ("TARE", facts["tare"]), ("NET", facts["net"])):
        rows += [(name, f"{kilos} KG"), ("", f"{round(kilos * 2.20462 / 10) * 10} LB")]
    rows += [("CU.CAP.", f"{facts['volume']} CU.M"), ("", f"{round(facts['volume'] * 35.3147)} CU.FT")]
    for k, (name, value) in enumerate(rows):
        foot = 384 - 40 - k * 46
        write(page, name, 8, foot, 27)
        write(page, value, 500 - len(value) * 27 * 0.74, foot, 27)
    return page


def code(facts):
    page = np.zeros((64, 200), np.float32)
    write(page, facts["code"] or "", 8, 12, 40)
    return page


def image(name, page):
    known = bpy.data.images.get(name)
    if known:
        return known
    made = bpy.data.images.new(name, page.shape[1], page.shape[0], alpha=False)
    made.colorspace_settings.name = "Non-Color"
    pixels = np.ones((*page.shape, 4), np.float32)
    pixels[..., :3] = page[..., None]
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    made.pack()
    return made


def line(axis, at, begin, way, foot, letters, what="number"):
    """One line of lettering; letters: their height in metres."""
    pixels = ROW[1] if what == "number" else 200
    return (what, axis, at, begin, way, foot, letters * pixels / 40, letters * ROW[0] / 40)


def ends_of(size, turned):
    """The door end, or the machine's end where that is the one at x = 0."""
    half, top = size["width"] / 2, size["height"]
    if turned:
        return [line("x", 0.0, half - 0.2, -1, top - 0.47, 0.085), line("x", 0.0, half - 0.2, -1, top - 0.62, 0.085, "code")]
    small = min(0.085, size["door_wide"] / 2 / 1.33 * 0.1)
    wide = min(0.80, size["door_wide"] / 2 - 0.26)
    return [
        line("x", 0.0, -0.06, -1, top - 0.47, small),
        line("x", 0.0, -0.42, -1, top - 0.64, small, "code"),
        ("table", "x", 0.0, -0.16, -1, top - 0.73 - wide * 0.75, wide, wide * 0.75),
    ]


def places(size, kind="Standard", turned=False, height=0.11):
    """Where markings stand: (what, axis, side, begin of reading, way, foot, wide, tall) in the container's own metres.

    axis is the one that the face is square to; begin and way go along the reading direction."""
    long, half, top = size["length"], size["width"] / 2, size["height"]
    wide, tall = height * ROW[1] / 40, height * ROW[0] / 40
    codes = height * 200 / 40
    out = []
    if kind == "Flat Rack":
        for at, way in ((-half, 1), (half, -1)):
            out.append(line("y", at, long / 2 - way * 0.35, way, 0.10, 0.10))
            out.append(line("y", at, long / 2 - way * 1.15, way, 0.10, 0.10, "code"))
        out += [line("x", 0.0, 0.64, -1, top - 0.55, 0.1), line("x", 0.0, 0.64, -1, top - 0.73, 0.1, "code")]
        return out + [("table", "x", 0.0, 0.40, -1, top - 1.40, 0.80, 0.60)]
    if kind == "Tank":
        for at, way in ((-half, 1), (half, -1)):
            out.append(line("y", at, long / 2 + way * 0.3, way, 1.42, 0.11))
            out.append(line("y", at, long / 2 + way * 0.3, way, 1.25, 0.11, "code"))
        out += [line("x", 0.0, 0.46, -1, 1.78, 0.08), line("x", 0.0, 0.46, -1, 1.63, 0.08, "code")]
        return out + [("table", "x", 0.0, 0.36, -1, 1.02, 0.72, 0.54)]
    for axis, at, end, way in (("y", -half, long - 0.35, 1), ("y", half, 0.35, -1), ("x", long, half - 0.28, 1)):
        out.append(line(axis, at, end - way * wide, way, top - 0.30 - tall, height))
        out.append(line(axis, at, end - way * codes * 1.6, way, top - 0.42 - 2 * tall, height, "code"))
    return out + ends_of(size, turned)


def worn(n, seen, wear, seed):
    """What is left of the lettering in a condition."""
    if not wear:
        return seen
    spots = n.noise(size=14, detail=5, seed=seed + 61, rough=0.75)
    broad = n.noise(size=1.4, detail=2, seed=seed + 67)
    left = n.math("ADD", spots, n.math("MULTIPLY", n.math("SUBTRACT", broad, 0.5), 0.5))
    low = (0.66, 0.58)[wear - 1]
    return n.math("MULTIPLY", seen, n.ramp(left, low, low - 0.12))


def coverage(n, axes, key, where, reach=0.13, only=None):
    """How much lettering covers each point, 0 to 1. reach: how far a face may lie from the plane of its lettering."""
    facts = FACTS[key]
    serial = n.node("ShaderNodeAttribute", attribute_type="OBJECT", attribute_name="serial").outputs["Fac"]
    images = {"number": image("iso-numbers", numbers(only)) if not bpy.data.images.get("iso-numbers") else bpy.data.images["iso-numbers"],
              "table": image(f"iso-table-{key}", table(facts)), "code": image(f"iso-code-{key}", code(facts))}
    seen = None
    for what, axis, at, begin, way, foot, wide, tall in where:
        u = n.math("MULTIPLY", n.math("SUBTRACT", axes["y" if axis == "x" else "x"], begin), way / wide)
        v = n.math("DIVIDE", n.math("SUBTRACT", axes["z"], foot), tall)
        inside = None
        for value in (u, v):
            for test, limit in (("GREATER_THAN", 0.0), ("LESS_THAN", 1.0)):
                one = n.math(test, value, limit)
                inside = one if inside is None else n.math("MULTIPLY", inside, one)
        near = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", axes[axis], at)), reach)
        inside = n.math("MULTIPLY", inside, near)
        if what == "number":
            v = n.math("DIVIDE", n.math("ADD", v, serial), SERIALS)
        where_in = n.node("ShaderNodeCombineXYZ", {0: u, 1: v})
        ink = n.node("ShaderNodeTexImage", image=images[what], interpolation="Linear", extension="EXTEND")
        n.put(ink.inputs[0], where_in.outputs[0])
        ink = n.math("MULTIPLY", ink.outputs[0], inside)
        seen = ink if seen is None else n.math("MAXIMUM", seen, ink)
    return seen


def opened(material):
    """The node tree of a finish, for adding to it: its nodes, its object axes, its shader."""
    n = Nodes.__new__(Nodes)
    n.material, n.tree = material, material.node_tree
    shader = next((node for node in n.tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
    split = n.node("ShaderNodeSeparateXYZ", {0: n.node("ShaderNodeTexCoord").outputs["Object"]})
    return n, dict(zip("xyz", split.outputs)), shader


def before(socket):
    if socket.links:
        return socket.links[0].from_socket
    return tuple(socket.default_value) if socket.type == "RGBA" else socket.default_value


def foot_line(n, axes, wear, seed):
    """Rain splashes the foot of every container that stands outside: a thin line of dirt."""
    splash = n.noise(scale=(4, 4, 9), size=1.3, detail=5, seed=seed + 71, rough=0.65)
    return n.math("MULTIPLY", n.ramp(axes["z"], (0.26, 0.3, 0.34)[wear], 0.0), n.ramp(splash, 0.2, 0.75))


def paint_of(n):
    """Where a finish says how much of it is paint."""
    return next(node for node in n.tree.nodes if node.type == "OUTPUT_AOV").inputs["Value"]


FULL = (0.96, 0.88, 0.8)
DARK, LIGHT = (0.025, 0.027, 0.03, 1), (0.74, 0.74, 0.71, 1)
DIRT = (0.17, 0.145, 0.115, 1)


def lay_on(material, key, size, wear, colour, seed):
    """Puts the markings into a wall's colour; colour: linear RGB of its paint, which decides for white or black."""
    n, axes, shader = opened(material)
    if key not in FACTS or shader is None:
        return
    seen = worn(n, coverage(n, axes, key, places(size)), wear, seed)
    light = sum(part * share for part, share in zip(colour, (0.2126, 0.7152, 0.0722))) > 0.32
    base = shader.inputs["Base Color"]
    inked = n.mix(n.math("MULTIPLY", seen, FULL[wear]), before(base), DARK if light else LIGHT)
    n.put(base, n.mix(n.math("MULTIPLY", foot_line(n, axes, wear, seed), 0.5), inked, DIRT))


def stencil(finishes, product, size, wear, seed, turned, row):
    """Puts a product's markings into the pass "ink" of its painted walls; onto a tank's cladding they are painted black.

    row: which number it bears; the object's property "serial" must say the same."""
    kind, key = product["type"], product["key"]
    where = places(size, kind, turned)
    parts = {"Refrigerated": ["white"], "Flat Rack": ["wall", "frame"], "Tank": ["cladding"]}.get(kind, ["wall"])
    for part in parts:
        n, axes, shader = opened(finishes[part])
        seen = worn(n, coverage(n, axes, key, where, 0.5 if kind == "Tank" else 0.13, row), wear, seed)
        seen = n.math("MULTIPLY", seen, FULL[wear])
        if kind == "Tank":
            base = shader.inputs["Base Color"]
            n.put(base, n.mix(seen, before(base), DARK))
            continue
        paint = before(paint_of(n))
        n.output("ink", n.math("MULTIPLY", seen, n.ramp(paint, 0.25, 0.6)))


def soil(material, wear, seed):
    """The line of dirt at a product's foot: over the paint, so no colour shows where it lies."""
    n, axes, shader = opened(material)
    dirt = n.math("MULTIPLY", foot_line(n, axes, wear, seed), (0.34, 0.5, 0.6)[wear])
    base, paint = shader.inputs["Base Color"], paint_of(n)
    n.put(base, n.mix(dirt, before(base), DIRT))
    n.put(paint, n.math("MULTIPLY", before(paint), n.math("SUBTRACT", 1.0, n.math("MULTIPLY", dirt, 0.85))))
