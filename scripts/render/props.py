"""Plain things that stand around containers in scenes: plants, fences, buildings, a truck, cranes."""

from math import cos, pi, radians, sin
from random import Random

import bpy
from mathutils import Matrix, Vector, noise

from geometry import Shape
from materials import Nodes, flat, glow, linear, wood


def glass(name="glass", tint=(0.80, 0.86, 0.88, 1), shine=0.09):
    n = Nodes(name)
    clear = n.node("ShaderNodeBsdfTransparent", {"Color": tint})
    gloss = n.node("ShaderNodeBsdfGlossy", {"Color": (0.9, 0.93, 0.95, 1), "Roughness": 0.03})
    mix = n.node("ShaderNodeMixShader", {0: shine})
    n.tree.links.new(clear.outputs[0], mix.inputs[1])
    n.tree.links.new(gloss.outputs[0], mix.inputs[2])
    out = n.node("ShaderNodeOutputMaterial")
    n.tree.links.new(mix.outputs[0], out.inputs[0])
    n.aov(0.0)
    return n.material


def speckled(name, dark, light, size, roughness=0.9, bump=0.0, stretch=(1, 1, 1), specular=0.15):
    n = Nodes(name)
    grain = n.noise(scale=stretch, size=size, detail=6, rough=0.7, seed=len(name))
    broad = n.noise(size=0.4, detail=2, seed=len(name) + 3)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.75), n.math("MULTIPLY", broad, 0.25))
    colour = n.mix(n.ramp(share, 0.32, 0.68), linear(dark), linear(light))
    return n.finish(colour, roughness, 0.0, 0.0, specular, (grain, bump) if bump else None)


def water(name="water"):
    n = Nodes(name)
    wave = n.noise(scale=(0.5, 1.6, 1), size=0.55, detail=5, rough=0.6, seed=3)
    return n.finish(linear("#5f7c86"), 0.16, 0.0, 0.0, 0.5, (wave, 0.10))


def finishes():
    """The finishes of all props."""
    return {
        "glass": glass(), "dark-glass": flat("dark-glass", "#2b353b", 0.08, specular=0.6),
        "leaf": speckled("leaf", "#39562b", "#6f8f4a", 5, bump=0.05), "leaf2": speckled("leaf2", "#47632f", "#86a057", 5, bump=0.05),
        "leaf3": speckled("leaf3", "#5b7a3a", "#9bb368", 5), "leaf-core": flat("leaf-core", "#2c4220", 0.95, specular=0.1),
        "bark": flat("bark", "#5f4d3d", 0.9), "grass": speckled("grass", "#66823f", "#8ba658", 9, bump=0.02),
        "gravel": speckled("gravel", "#a9a196", "#d6cfc3", 14, bump=0.01), "earth": speckled("earth", "#8d7f6c", "#ada08b", 2),
        "brick": brick(), "render": flat("render", "#e9e5dc", 0.9, specular=0.1), "slate": flat("slate", "#5b6066", 0.7),
        "white-wood": flat("white-wood", "#f0efec", 0.5), "grey": flat("grey", "#9a9ea1", 0.6), "dark": flat("dark", "#34383b", 0.5),
        "black-plastic": flat("black-plastic", "#202325", 0.5), "tyre": flat("tyre", "#242526", 0.8), "steel-bare": flat("steel-bare", "#8a9095", 0.38, 0.6),
        "signal": flat("signal", "#c9481f", 0.45), "cab": flat("cab", "#e3e5e4", 0.35, specular=0.5), "crane-paint": flat("crane-paint", "#d9dbd8", 0.45),
        "yellow": flat("yellow", "#e0a21b", 0.5), "oak": wood("oak", 0, 8, plywood=False), "birch": speckled("birch", "#c79f6b", "#dcbb89", 3, 0.5, stretch=(1, 12, 12), specular=0.3),
        "deck": speckled("deck", "#8b6a49", "#a9855f", 3, 0.6, stretch=(1, 14, 14)), "white": flat("white-inside", "#eeeeea", 0.7),
        "tile": flat("tile", "#dfe6e8", 0.25), "floor": flat("floor-grey", "#9c9e9d", 0.6), "lamp": glow("lamp", "#fff3e0", 2.2),
        "warm": glow("warm", "#ffdcae", 3.2), "screen": glow("screen", "#a9c7d8", 0.8), "water": water(), "pool": pool_water(),
        "quay": speckled("quay", "#a7a59f", "#bbb8b1", 1.6), "rubber-mat": flat("rubber-mat", "#2c2e2f", 0.8), "copper-pipe": flat("copper-pipe", "#b5713f", 0.3, 0.8),
        "blue-steel": flat("blue-steel", "#2d4a66", 0.5), "red-steel": flat("red-steel", "#a5352a", 0.5), "green-steel": flat("green-steel", "#3c6a4e", 0.5),
        "cushion": flat("cushion", "#c7bda9", 0.9), "shutter": flat("shutter", "#c4c8ca", 0.4, 0.3),
        "rubber": flat("prop-rubber", "#222324", 0.8),
    }


def pool_water():
    n = Nodes("pool")
    wave = n.noise(scale=(1, 1, 1), size=1.8, detail=3, seed=9)
    return n.finish(n.mix(n.ramp(wave, 0.35, 0.65), linear("#4fb3c4"), linear("#7fd0d6")), 0.06, 0.0, 0.0, 0.5, (wave, 0.03))


def pool_window():
    """A pane with lit water behind it: paler towards the surface, crossed by the light of small waves."""
    n = Nodes("pool-glass")
    _, _, z = n.axes()
    crossed = n.node("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
    wave = n.noise(size=1.6, detail=2, seed=5)
    where = n.node("ShaderNodeVectorMath", operation="ADD")
    n.put(where.inputs[0], n.position((1, 1, 1.5)))
    n.put(where.inputs[1], n.grey(wave))
    n.put(crossed.inputs["Vector"], where.outputs[0])
    crossed.inputs["Scale"].default_value = 3.2
    light = n.math("MULTIPLY", n.ramp(crossed.outputs["Distance"], 0.07, 0.0), n.ramp(z, 0.45, 1.25))
    depth = n.mix(n.ramp(z, 0.35, 1.25), linear("#2b8ea5"), linear("#79cdd6"))
    colour = n.mix(n.math("MULTIPLY", light, 0.22), depth, linear("#d8f3f2"))
    shader = n.node("ShaderNodeBsdfPrincipled", {"Base Color": colour, "Roughness": 0.05, "Specular": 0.6,
                                                 "Emission": colour, "Emission Strength": 0.22})
    out = n.node("ShaderNodeOutputMaterial")
    n.tree.links.new(shader.outputs[0], out.inputs[0])
    n.aov(0.0)
    return n.material


def brick():
    n = Nodes("brick")
    made = n.node("ShaderNodeTexBrick", {"Color1": linear("#a4644a"), "Color2": linear("#b77a5c"), "Mortar": linear("#cfc6b8"), "Scale": 1.0,
                                         "Mortar Size": 0.006, "Brick Width": 0.22, "Row Height": 0.066})
    split = n.node("ShaderNodeSeparateXYZ")
    n.put(split.inputs[0], n.node("ShaderNodeTexCoord").outputs["Object"])
    join = n.node("ShaderNodeCombineXYZ")
    n.put(join.inputs[0], n.math("ADD", split.outputs[0], split.outputs[1]))
    n.put(join.inputs[1], split.outputs[2])
    n.put(made.inputs["Vector"], join.outputs[0])
    return n.finish(made.outputs[0], 0.9, 0.0, 0.0, 0.1)


def clump(s, centre, radius, finish, seed, detail=3, flat_by=1.0):
    """A leafy ball: an icosphere pushed about by noise."""
    import bmesh
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=detail, radius=1.0)
    points = []
    for vertex in made.verts:
        p = vertex.co
        bump = 1 + 0.26 * noise.noise(p * 2.1 + Vector((seed, seed, 0))) + 0.16 * noise.noise(p * 6.3 + Vector((0, seed, seed)))
        points.append((centre[0] + p.x * radius * bump, centre[1] + p.y * radius * bump, centre[2] + p.z * radius * bump * flat_by))
    faces = [[v.index for v in f.verts] for f in made.faces]
    made.free()
    s.add(points, faces, finish, smooth=False)


def leaves(s, centre, radius, count, size, seed, flat_by=0.85):
    """Loose leaf cards around a clump: each one a bent quad, tilted at random but mostly facing outwards and up."""
    random = Random(seed)
    middle = Vector(centre)
    points, groups = [], {"leaf": [], "leaf2": [], "leaf3": []}
    for _ in range(count):
        out = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
        at = middle + Vector((out.x, out.y, out.z * flat_by)) * radius * random.uniform(0.78, 1.16)
        facing = (out + Vector((0, 0, 0.55)) + Vector((random.gauss(0, 0.55), random.gauss(0, 0.55), random.gauss(0, 0.4)))).normalized()
        along = facing.orthogonal().normalized()
        along.rotate(Matrix.Rotation(random.uniform(0, 2 * pi), 3, facing))
        across = facing.cross(along)
        long, wide = size * random.uniform(0.7, 1.3), size * random.uniform(0.28, 0.42)
        k = len(points)
        points += [at - along * long / 2, at + across * wide / 2 + facing * wide * 0.15, at + along * long / 2, at - across * wide / 2 + facing * wide * 0.15]
        groups[random.choice(("leaf", "leaf", "leaf2", "leaf2", "leaf3"))].append([k, k + 1, k + 2, k + 3])
    for finish, faces in groups.items():
        used = [points[v] for face in faces for v in face]
        s.add(used, [[4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3] for k in range(len(faces))], finish, smooth=False)


def shrub(s, centre, radius, seed, count=900):
    """A bush: a dark core that lets no light through, and loose leaves around it."""
    clump(s, centre, radius * 0.86, "leaf-core", seed, 4)
    leaves(s, centre, radius, count, 0.085, seed + 1)


def tree(s, x, y, height, seed):
    random = Random(seed)
    s.cylinder((x, y, 0), (x, y, height * 0.62), height * 0.024, "bark", 10, height * 0.012)
    for k in range(30):
        angle = random.uniform(0, 2 * pi)
        up = random.uniform(0.34, 0.93)
        reach = 0.27 * (1 - ((up - 0.58) / 0.42) ** 2) ** 0.5 if abs(up - 0.58) < 0.42 else 0.02
        out = height * reach * random.uniform(0.3, 1.0)
        at = (x + cos(angle) * out, y + sin(angle) * out, height * up)
        s.cylinder((x, y, height * max(0.25, up - 0.22)), at, height * 0.006, "bark", 6, height * 0.003)
        wide = height * random.uniform(0.075, 0.12)
        clump(s, at, wide * 0.7, "leaf-core", seed + k, 3, 0.85)
        leaves(s, at, wide, 620, height * 0.024, seed * 31 + k)


def hedge(s, x0, y0, x1, y1, height, depth, seed):
    """A clipped hedge between two points."""
    a, b = Vector((x0, y0, 0)), Vector((x1, y1, 0))
    along = (b - a).normalized()
    across = Vector((-along.y, along.x, 0))
    length = (b - a).length
    ring = [(-0.5, 0.0), (-0.52, 0.35), (-0.5, 0.7), (-0.44, 0.95), (-0.2, 1.0), (0.0, 1.0), (0.2, 1.0), (0.44, 0.95), (0.5, 0.7), (0.52, 0.35), (0.5, 0.0)]
    dense = []
    for (u, v), (w, t) in zip(ring, ring[1:]):
        dense += [(u + (w - u) * k / 5, v + (t - v) * k / 5) for k in range(5)]
    dense.append(ring[-1])
    rows = []
    steps = round(length / 0.09)
    for k in range(steps + 1):
        at = a + along * (length * k / steps)
        row = []
        for u, v in dense:
            p = at + across * (u * depth) + Vector((0, 0, v * height))
            wild = 0.05 * noise.noise(p * 3.1 + Vector((seed, 0, 0))) + 0.045 * noise.noise(p * 9.0)
            push = across * (u * 2 * wild) + Vector((0, 0, v * wild)) + along * (0.03 * noise.noise(p * 7.0 + Vector((9, 9, 9))))
            row.append(p + push)
        rows.append(row)
    s.sheet(rows, "leaf", flip=True)
    random = Random(seed)
    middle = (len(dense) - 1) / 2
    for finish in ("leaf", "leaf2", "leaf3"):
        points, faces = [], []
        for _ in range(round(length * (2 * height + depth) * 75)):
            k, j = random.randrange(len(rows)), random.randrange(len(dense))
            u, v = dense[j]
            facing = (across * u * 1.2 + Vector((0, 0, 0.6 if abs(j - middle) > 9 else 1.2))
                      + Vector((random.gauss(0, 0.4), random.gauss(0, 0.4), random.gauss(0, 0.3)))).normalized()
            side = facing.orthogonal().normalized()
            side.rotate(Matrix.Rotation(random.uniform(0, 2 * pi), 3, facing))
            up = facing.cross(side)
            at = rows[k][j] + facing * random.uniform(0.0, 0.03)
            at += along * random.uniform(-0.05, 0.05)
            start = len(points)
            points += [at - side * 0.05, at + up * 0.02, at + side * 0.05, at - up * 0.02]
            faces.append([start, start + 1, start + 2, start + 3])
        s.add(points, faces, finish)
    for row, flip in ((rows[0], False), (rows[-1], True)):
        s.add(row, [list(range(len(row)))[:: -1 if flip else 1]], "leaf")


def fence(s, x0, y0, x1, y1, height=1.9):
    """Light site fencing: posts and fields of wire."""
    a, b = Vector((x0, y0, 0)), Vector((x1, y1, 0))
    fields = max(1, round((b - a).length / 3.0))
    for k in range(fields):
        p, q = a + (b - a) * (k / fields), a + (b - a) * ((k + 1) / fields)
        s.path([p + Vector((0, 0, 0.05)), p + Vector((0, 0, height)), q + Vector((0, 0, height)), q + Vector((0, 0, 0.05))], 0.02, "grey", 8)
        s.path([p + Vector((0, 0, 0.15)), q + Vector((0, 0, 0.15))], 0.012, "grey", 6)
        for j in range(1, 24):
            r = p + (q - p) * (j / 24)
            s.path([r + Vector((0, 0, 0.15)), r + Vector((0, 0, height))], 0.0035, "grey", 4)
        for j in range(1, 7):
            z = 0.15 + (height - 0.15) * j / 7
            s.path([p + Vector((0, 0, z)), q + Vector((0, 0, z))], 0.0035, "grey", 4)
        s.box((p.x - 0.3, p.y - 0.12, 0), (p.x + 0.3, p.y + 0.12, 0.13), "quay", 0.02)


def wheel(s, x, y, radius=0.5, wide=0.3, side=-1):
    s.cylinder((x, y, radius), (x, y - side * wide, radius), radius, "tyre", 36)
    s.cylinder((x, y + side * 0.012, radius), (x, y - side * 0.05, radius), radius * 0.58, "steel-bare", 32)
    s.cylinder((x, y + side * 0.05, radius), (x, y, radius), radius * 0.22, "steel-bare", 20)


def truck(long=7.2):
    """A generic flatbed with a loader crane behind its cab; front towards -x, bed from x = 3.0 on, y centred."""
    s = Shape()
    half = 1.25
    # Cab: bevelled body, raked screen, dark glass, steps, bumper, lamps.
    outline = [(0.02, 0.55), (0.0, 1.05), (0.06, 1.75), (0.30, 2.95), (0.55, 3.12), (2.05, 3.15), (2.12, 0.95), (1.95, 0.9), (1.9, 0.55)]
    s.prism([(x, -half + 0.02, z) for x, z in outline], (0, 2 * half - 0.04, 0), "cab")
    s.prism([(0.035, -half + 0.14, 1.72), (0.275, -half + 0.14, 2.82), (0.265, half - 0.14, 2.82), (0.025, half - 0.14, 1.72)], (-0.02, 0, 0.0), "dark-glass")
    for side in (1, -1):
        y = side * (half - 0.022)
        ring = [(0.32, y, 1.78), (1.45, y, 1.78), (1.45, y, 2.72), (0.52, y, 2.72)]
        s.prism(ring if side < 0 else ring[::-1], (0, side * 0.012, 0), "dark-glass")
        s.box((1.50, side * (half - 0.03), 0.6), (1.515, side * (half - 0.012), 2.8), "dark", 0.002)
        s.box((0.25, side * (half + 0.10), 1.85), (0.36, side * (half + 0.28), 2.45), "black-plastic", 0.03)
        s.path([(0.34, side * (half - 0.05), 2.5), (0.30, side * (half + 0.18), 2.5)], 0.02, "black-plastic")
        s.box((-0.02, side * (half - 0.05), 0.62), (0.06, side * (half - 0.48), 0.86), "white", 0.02)
    s.box((-0.06, -half + 0.01, 0.38), (0.3, half - 0.01, 0.60), "black-plastic", 0.05)
    s.box((-0.01, -0.75, 0.95), (0.03, 0.75, 1.45), "black-plastic", 0.02)
    end = 3.0 + long
    s.box((1.7, -0.48, 0.78), (end - 0.1, -0.38, 1.06), "dark", 0.006)
    s.box((1.7, 0.38, 0.78), (end - 0.1, 0.48, 1.06), "dark", 0.006)
    for x in (1.15, 3.0 + long * 0.48, 3.0 + long * 0.48 + 1.36, 3.0 + long * 0.48 + 2.72):
        for side in (1, -1):
            wheel(s, x, side * half, 0.5, 0.32 if x < 2 else 0.6, side)
            if x > 2:
                s.box((x - 0.6, side * half, 1.06), (x + 0.6, side * (half - 0.6), 1.09), "black-plastic", 0.01)
        s.cylinder((x, -half + 0.2, 0.5), (x, half - 0.2, 0.5), 0.09, "dark", 12)
    for side in (1, -1):
        s.box((1.72, side * half, 0.62), (2.02, side * (half - 0.6), 1.1), "black-plastic", 0.03)
        s.box((3.1, side * (half - 0.03), 0.55), (4.5, side * (half - 0.55), 1.02), "steel-bare", 0.05)
    s.box((3.0, -half, 1.08), (end, half, 1.26), "dark", 0.01)
    s.box((3.02, -half + 0.03, 1.255), (end - 0.02, half - 0.03, 1.275), "deck", 0.003)
    s.box((3.0, -half, 1.26), (3.06, half, 2.05), "dark", 0.012)
    # Crane base with outriggers.
    s.box((2.2, -half, 0.85), (2.9, half, 1.22), "signal", 0.02)
    for side in (1, -1):
        s.box((2.32, side * half, 0.95), (2.5, side * (half + 1.35), 1.12), "signal", 0.01)
        s.cylinder((2.41, side * (half + 1.28), 1.05), (2.41, side * (half + 1.28), 0.1), 0.06, "steel-bare", 16)
        s.box((2.41 - 0.28, side * (half + 1.0), 0.02), (2.41 + 0.28, side * (half + 1.56), 0.10), "black-plastic", 0.01)
    s.cylinder((2.55, 0, 1.2), (2.55, 0, 3.3), 0.2, "signal", 24, 0.17)
    return s


def beam(s, a, b, wide, tall, finish, end=1.0):
    """A straight beam of rectangular section between two points."""
    a, b = Vector(a), Vector(b)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
    part = Shape()
    long = (b - a).length
    rows = []
    ring = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    for z, k in ((0, 1.0), (long, end)):
        rows.append([(u * wide / 2 * k, v * tall / 2 * k, z) for u, v in ring])
    part.sheet(rows, finish)
    part.polygon([rows[0][k] for k in (3, 2, 1, 0)], finish)
    part.polygon([rows[1][k] for k in (0, 1, 2, 3)], finish)
    s.place(part, Matrix.Translation(a) @ turn)


def boom(s, base, knee, tip):
    """The loader crane's arm: main boom, cylinders, telescopes and the hook."""
    base, knee, tip = Vector(base), Vector(knee), Vector(tip)
    beam(s, base, knee, 0.26, 0.32, "signal")
    beam(s, base + Vector((0, 0, -0.75)), base + (knee - base) * 0.55 + Vector((0, 0, -0.12)), 0.11, 0.11, "steel-bare")
    way = tip - knee
    for k, (a, b) in enumerate(((-0.06, 0.45), (0.4, 0.68), (0.64, 0.86), (0.82, 1.0))):
        beam(s, knee + way * a, knee + way * b, 0.24 - 0.035 * k, 0.27 - 0.04 * k, "signal" if k == 0 else "crane-paint")
    beam(s, base + (knee - base) * 0.72 + Vector((0, 0, 0.24)), knee + way * 0.28 + Vector((0, 0, 0.16)), 0.1, 0.1, "steel-bare")
    s.cylinder(knee + Vector((0, -0.2, 0)), knee + Vector((0, 0.2, 0)), 0.16, "dark", 20)


def quay_crane(s, x, y, finish="crane-paint", lifted=False):
    """A ship-to-shore crane on the quay: two portals on rails, the boom over the water (towards +y), a house on top.

    x: where it stands along the quay; y: the rail at the water's edge; lifted: boom drawn up, as without a ship."""
    back, wide, sill, top = y - 24.0, 17.0, 3.2, 34.0
    for dx in (0.0, wide):
        for dy in (y, back):
            beam(s, (x + dx, dy, sill), (x + dx, dy, top), 1.5, 1.5, finish)
            s.box((x + dx - 3.2, dy - 0.5, 0.1), (x + dx + 3.2, dy + 0.5, 1.5), "dark", 0.05)
            s.box((x + dx - 1.2, dy - 0.6, 1.5), (x + dx + 1.2, dy + 0.6, sill), finish, 0.05)
        # The portal beam and its brace, seen along the quay.
        beam(s, (x + dx, back, 13.5), (x + dx, y, 13.5), 1.4, 1.8, finish)
        beam(s, (x + dx, back, top), (x + dx, y, top), 1.4, 1.8, finish)
        beam(s, (x + dx, back, 13.5), (x + dx, y - 1, top - 1), 0.7, 0.7, finish)
    for dy in (y, back):
        beam(s, (x, dy, sill + 0.8), (x + wide, dy, sill + 0.8), 1.2, 1.6, finish)
        beam(s, (x, dy, top), (x + wide, dy, top), 1.2, 1.6, finish)
    middle = x + wide / 2
    hinge, height = Vector((middle, y + 2, top + 2.2)), 60.0
    tip = hinge + (Vector((0, 12.0, 42.0)) if lifted else Vector((0, 44.0, 0)))
    for dx in (-2.6, 2.6):
        aside = Vector((dx, 0, 0))
        beam(s, (middle + dx, back - 16, top + 2.2), hinge + aside, 1.1, 2.0, finish)
        beam(s, hinge + aside, tip + aside, 1.0, 1.8, finish)
        beam(s, (middle + dx, y, top), (middle + dx * 0.3, y - 3, height), 0.9, 0.9, finish)
        beam(s, (middle + dx, back, top), (middle + dx * 0.3, y - 3, height), 0.7, 0.7, finish)
        beam(s, (middle + dx * 0.3, y - 3, height - 0.5), (middle + dx, back - 12, top + 3.2), 0.3, 0.3, finish)
        for share in (0.45, 0.92):
            beam(s, (middle + dx * 0.3, y - 3, height - 0.5), hinge + (tip - hinge) * share + aside + Vector((0, 0, 0.9)), 0.3, 0.3, finish)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = hinge + (tip - hinge) * share
        beam(s, at - Vector((2.6, 0, 0)), at + Vector((2.6, 0, 0)), 0.5, 0.9, finish)
    s.box((middle - 4, back - 9, top + 3.2), (middle + 4, back - 1, top + 8.0), "cab", 0.15)
    s.box((middle - 1.3, y - 9, top - 2.6), (middle + 1.3, y - 5.5, top + 0.2), "cab", 0.1)


def plane(name, material, x0, y0, x1, y1, z=0.004):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [], [[0, 1, 2, 3]])
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def window(s, place, wide, high, frame=0.06, finish="dark", bars=0):
    """A framed pane. place(u, d, v): u along, d outwards, v up; corner at u = v = 0."""
    def bar(u0, v0, u1, v1):
        a, b = place(u0, -0.04, v0), place(u1, 0.03, v1)
        s.box(a, b, finish, 0.006)
    bar(0, 0, frame, high)
    bar(wide - frame, 0, wide, high)
    bar(frame, 0, wide - frame, frame)
    bar(frame, high - frame, wide - frame, high)
    for k in range(1, bars + 1):
        u = wide * k / (bars + 1)
        bar(u - frame * 0.4, frame, u + frame * 0.4, high - frame)
    a, b, c, d = place(frame, 0.0, frame), place(wide - frame, 0.0, frame), place(wide - frame, 0.0, high - frame), place(frame, 0.0, high - frame)
    s.polygon([a, b, c, d], "glass")
