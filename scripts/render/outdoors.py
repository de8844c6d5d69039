"""Sky, ground, horizon and people of the wide scenes: what stands beside photographs."""

from math import atan2, cos, degrees, hypot, radians, sin
from random import Random

import bpy
from mathutils import Matrix, Vector

import props
import stage
from geometry import Shape
from materials import Nodes, flat, linear

# Towards the zenith (height of the direction, colour); sun: strength, colour; clouds: colour and share.
DAY = {
    "stops": ((0.0, "#d9dfe3"), (0.06, "#cbd8e2"), (0.20, "#98b8d8"), (0.55, "#6695c9")), "light": 1.0, "cloud": "#f6f5f2", "cover": (0.50, 0.74),
    "sun": 4.9, "sun_colour": (1.0, 0.935, 0.84), "haze": "#d3dade",
}
DUSK = {
    "stops": ((0.0, "#f0b98a"), (0.045, "#e3a98c"), (0.13, "#a99aab"), (0.32, "#5d739f"), (0.8, "#2c456f")), "light": 0.70, "cloud": "#d59a86", "cover": (0.47, 0.78),
    "sun": 0.0, "sun_colour": (1, 0.6, 0.4), "haze": "#c9a08a",
}


def sky(kind=DAY, seed=0.0):
    """A sky that lights, is seen and is mirrored alike: a gradient with flat clouds."""
    made = bpy.data.worlds.new("sky")
    bpy.context.scene.world = made
    made.use_nodes = True
    made.cycles.sampling_method = "AUTOMATIC"
    n = Nodes.__new__(Nodes)
    n.material, n.tree = None, made.node_tree
    n.tree.nodes.clear()
    split = n.node("ShaderNodeSeparateXYZ")
    n.put(split.inputs[0], n.node("ShaderNodeTexCoord").outputs["Generated"])
    x, y, z = split.outputs
    ramp = n.node("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    while len(ramp.color_ramp.elements) < len(kind["stops"]):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.color_ramp.elements, kind["stops"]):
        element.position, element.color = at, linear(colour)
    n.put(ramp.inputs[0], n.math("MAXIMUM", z, 0.0))
    flatten = n.math("ADD", n.math("MAXIMUM", z, 0.0), 0.09)
    where = n.node("ShaderNodeCombineXYZ", {0: n.math("DIVIDE", x, flatten), 1: n.math("DIVIDE", y, flatten), 2: seed})
    noise = n.node("ShaderNodeTexNoise", noise_dimensions="3D")
    n.put(noise.inputs["Vector"], where.outputs[0])
    noise.inputs["Scale"].default_value = 0.62
    noise.inputs["Detail"].default_value = 9.0
    noise.inputs["Roughness"].default_value = 0.58
    noise.inputs["Distortion"].default_value = 0.35
    share = n.math("MULTIPLY", n.ramp(noise.outputs[0], *kind["cover"]), n.ramp(z, 0.01, 0.14))
    colour = n.mix(n.math("MULTIPLY", share, 0.85), ramp.outputs[0], linear(kind["cloud"]))
    # What it lights gets less of its blue, as a camera's white balance would have it.
    balanced = n.mix(0.5, colour, (0.62, 0.60, 0.57, 1) if kind["sun"] else (0.30, 0.31, 0.36, 1))
    colour = n.mix(n.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"], colour, balanced)
    back = n.node("ShaderNodeBackground", {"Color": colour, "Strength": kind["light"]})
    out = n.node("ShaderNodeOutputWorld")
    n.tree.links.new(back.outputs[0], out.inputs[0])


def haze(kind):
    return tuple(part * kind["light"] for part in linear(kind["haze"])[:3]) + (1.0,)


def in_haze(n, shader, at, near, far, kind):
    """Lets a ground's shader fade into the horizon's air, for the camera alone."""
    away = n.node("ShaderNodeVectorMath", operation="DISTANCE")
    n.put(away.inputs[0], n.node("ShaderNodeNewGeometry").outputs["Position"])
    away.inputs[1].default_value = at
    share = n.math("MULTIPLY", n.ramp(away.outputs["Value"], near, far), n.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
    mix = n.node("ShaderNodeMixShader", {0: n.math("MULTIPLY", share, 0.9)})
    n.put(mix.inputs[1], shader.outputs[0])
    n.put(mix.inputs[2], n.node("ShaderNodeEmission", {"Color": haze(kind), "Strength": 1.0}).outputs[0])
    out = n.node("ShaderNodeOutputMaterial")
    n.tree.links.new(mix.outputs[0], out.inputs[0])
    n.aov(0.0)
    return n.material


def contact(n, colour, reach=0.55, deepest=0.42):
    """Ground darkens where something stands on it."""
    near = n.node("ShaderNodeAmbientOcclusion", samples=3)
    near.inputs["Distance"].default_value = reach
    dark = n.math("ADD", deepest, n.math("MULTIPLY", near.outputs["AO"], 1 - deepest))
    return n.node("ShaderNodeMixRGB", {0: 1.0, 1: colour, 2: n.grey(dark)}, blend_type="MULTIPLY").outputs[0]


def concrete(at, kind=DAY, damp=0.5, near=120.0, far=420.0, slab=5.0, tone=0.215):
    """Yard concrete: slabs of their own shade, joints, tyre marks, cracks of wear, and damp patches that mirror the sky.

    damp: from 0 (dry) to 1 (after rain)."""
    n = Nodes("yard-concrete")
    where = n.node("ShaderNodeNewGeometry").outputs["Position"]
    split = n.node("ShaderNodeSeparateXYZ")
    n.put(split.inputs[0], where)
    x, y = split.outputs[0], split.outputs[1]
    close = n.ramp(n.node("ShaderNodeCameraData").outputs["View Distance"], 60.0, 10.0)
    cell = n.node("ShaderNodeCombineXYZ", {0: n.math("FLOOR", n.math("DIVIDE", n.math("ADD", x, 2.2), slab)), 1: n.math("FLOOR", n.math("DIVIDE", n.math("ADD", y, 3.9), slab))})
    each = n.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
    n.put(each.inputs[0], cell.outputs[0])
    cloud = n.noise(size=0.3, detail=5, seed=4, rough=0.6)
    fine = n.noise(size=6, detail=7, seed=9, rough=0.75)
    grit = n.noise(size=55, detail=3, seed=12, rough=0.7)
    value = n.math("ADD", tone, n.math("MULTIPLY", n.math("SUBTRACT", each.outputs["Value"], 0.5), 0.055))
    value = n.math("ADD", value, n.math("MULTIPLY", n.math("SUBTRACT", cloud, 0.5), 0.17))
    value = n.math("ADD", value, n.math("MULTIPLY", n.math("SUBTRACT", fine, 0.5), 0.13))
    value = n.math("ADD", value, n.math("MULTIPLY", n.math("MULTIPLY", n.math("SUBTRACT", grit, 0.5), close), 0.12))
    # Tyres wear darker lanes, oil leaves spots.
    lane = n.noise(scale=(0.04, 1.5, 1), size=1.0, detail=3, seed=21, rough=0.6)
    value = n.math("SUBTRACT", value, n.math("MULTIPLY", n.ramp(lane, 0.55, 0.72), 0.07))
    oil = n.noise(size=1.1, detail=4, seed=27, rough=0.6)
    value = n.math("SUBTRACT", value, n.math("MULTIPLY", n.ramp(oil, 0.66, 0.74), 0.09))
    gap = None
    for axis, shift in ((x, 2.2), (y, 3.9)):
        one = n.ramp(n.math("PINGPONG", n.math("ADD", axis, shift), slab / 2), 0.030, 0.012)
        gap = one if gap is None else n.math("MAXIMUM", gap, one)
    value = n.math("SUBTRACT", value, n.math("MULTIPLY", gap, 0.14))
    value = n.math("MAXIMUM", value, 0.03)
    pool = n.noise(size=0.16, detail=5, seed=33, rough=0.62)
    low = 0.60 - 0.16 * damp
    wet = n.math("MULTIPLY", n.ramp(n.math("ADD", pool, n.math("MULTIPLY", n.math("SUBTRACT", fine, 0.5), 0.08)), low, low + 0.10), min(1.0, damp * 1.6))
    made = n.node("ShaderNodeCombineRGB")
    value = n.math("MULTIPLY", value, n.math("SUBTRACT", 1.0, n.math("MULTIPLY", wet, 0.52)))
    n.put(made.inputs[0], value)
    n.put(made.inputs[1], n.math("MULTIPLY", value, 0.975))
    n.put(made.inputs[2], n.math("MULTIPLY", value, 0.925))
    rough = n.math("SUBTRACT", 0.82, n.math("MULTIPLY", wet, 0.60))
    bump = n.node("ShaderNodeBump", {"Height": n.math("MULTIPLY", n.math("ADD", fine, n.math("MULTIPLY", grit, 0.4)), n.math("SUBTRACT", 1.0, n.math("MULTIPLY", wet, 0.85))), "Strength": n.math("MULTIPLY", close, 0.5), "Distance": 0.012})
    shader = n.node("ShaderNodeBsdfPrincipled", {"Base Color": contact(n, made.outputs[0]), "Roughness": rough, "Specular": n.math("ADD", 0.22, n.math("MULTIPLY", wet, 0.35))})
    n.put(shader.inputs["Normal"], bump.outputs[0])
    return in_haze(n, shader, at, near, far, kind)


def meadow(at, kind=DAY, near=70.0, far=420.0, name="meadow", dark="#465034", light="#6f7a52", dry="#948c63"):
    n = Nodes(name)
    grain = n.noise(size=14, detail=6, rough=0.75, seed=3)
    blades = n.noise(scale=(1, 1, 1), size=46, detail=4, rough=0.8, seed=5)
    broad = n.noise(size=0.22, detail=4, seed=6)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.5), n.math("MULTIPLY", blades, 0.5))
    colour = n.mix(n.ramp(share, 0.36, 0.64), linear(dark), linear(light))
    colour = n.mix(n.math("MULTIPLY", n.ramp(broad, 0.45, 0.72), 0.55), colour, linear(dry))
    shader = n.node("ShaderNodeBsdfPrincipled", {"Base Color": contact(n, colour, 0.4, 0.5), "Roughness": 0.95, "Specular": 0.05})
    n.put(shader.inputs["Normal"], n.node("ShaderNodeBump", {"Height": share, "Strength": 0.9, "Distance": 0.05}).outputs[0])
    return in_haze(n, shader, at, near, far, kind)


def gravel(at, kind=DAY, near=90.0, far=420.0, name="drive", dark="#6f675c", light="#b7ad9d"):
    n = Nodes(name)
    stones = n.node("ShaderNodeTexVoronoi", feature="F1")
    n.put(stones.inputs["Vector"], n.position((1, 1, 1)))
    stones.inputs["Scale"].default_value = 34
    grain = n.noise(size=22, detail=5, rough=0.7, seed=3)
    broad = n.noise(size=0.5, detail=4, seed=8)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.6), n.math("MULTIPLY", stones.outputs["Color"], 0.4))
    colour = n.mix(n.ramp(share, 0.25, 0.75), linear(dark), linear(light))
    colour = n.mix(n.math("MULTIPLY", n.ramp(broad, 0.45, 0.7), 0.45), colour, linear("#5d5548"))
    shader = n.node("ShaderNodeBsdfPrincipled", {"Base Color": contact(n, colour, 0.4, 0.45), "Roughness": 0.92, "Specular": 0.1})
    n.put(shader.inputs["Normal"], n.node("ShaderNodeBump", {"Height": share, "Strength": 0.8, "Distance": 0.02}).outputs[0])
    return in_haze(n, shader, at, near, far, kind)


def ground(material, name="ground", reach=3000.0):
    return props.plane(name, material, -reach, -reach, reach, reach, 0.0)


def look(at, target, wide, kind=DAY, sun=None, lift=0.0, slide=0.0, seed=0.0, angle=1.2):
    """A level camera from at towards target, seeing `wide` metres across there; sun as seen by it (right, near, up)."""
    heading = degrees(atan2(target[1] - at[1], target[0] - at[0]))
    away = hypot(target[0] - at[0], target[1] - at[1])
    sky(kind, seed)
    stage.camera(at, heading, wide, away, shift=(slide, target[2] - at[2] + lift))
    if kind["sun"]:
        stage.sun(stage.sun_for_camera(heading, sun or (-0.26, 0.62, 0.56)), strength=kind["sun"], angle=angle)
        bpy.data.objects["sun"].data.color = kind["sun_colour"]
    return heading


def spot(at, heading, away, aside):
    """A point on the ground, so many metres before the camera and to its right."""
    turn = radians(heading)
    return (at[0] + cos(turn) * away + sin(turn) * aside, at[1] + sin(turn) * away - cos(turn) * aside, 0.0)


def far_trees(at, heading, kind=DAY, begin=-1.2, end=1.2, away=150.0, seed=3, gaps=0.07, size=1.0):
    """A line of trees along the horizon: a few models, placed many times. begin, end: slope to the right."""
    random = Random(seed)
    green = lambda name, colour: flat(f"far-{name}", mixed(linear(colour), haze(kind), min(0.4, away / 900)), 0.95, specular=0.03)
    finishes = {"leaf": green("leaf", "#3c5230"), "leaf2": green("leaf2", "#4d6238"), "leaf3": green("leaf3", "#627446"), "leaf-core": green("core", "#2b3b22"), "bark": green("bark", "#4c4238")}
    models = []
    for k in range(3):
        s = Shape()
        props.tree(s, 0, 0, 9.0, 40 + 7 * k + seed)
        first = s.build(f"far-tree-{seed}-{k}", finishes)
        models.append(first.data)
        bpy.data.objects.remove(first)
    slope = begin
    while slope < end:
        slope += random.uniform(0.012, 0.032) * 150 / away
        if random.random() < gaps:
            slope += random.uniform(0.03, 0.1)
        where = spot(at, heading, away * random.uniform(0.9, 1.15), slope * away)
        thing = bpy.data.objects.new("far-tree", random.choice(models))
        wide = random.uniform(0.9, 1.6) * size
        thing.matrix_world = (Matrix.Translation(where) @ Matrix.Rotation(random.uniform(0, 6.3), 4, "Z") @ Matrix.Diagonal((wide, wide, wide * random.uniform(0.75, 1.15), 1))
                              @ Matrix.Translation((0, 0, -2.2)))
        bpy.context.scene.collection.objects.link(thing)


def mixed(a, b, share):
    return tuple(p * (1 - share) + q * share for p, q in zip(a[:3], b[:3])) + (1.0,)


def far_halls(at, heading, kind=DAY, seed=5, away=170.0, where=((-0.9, 60), (-0.3, 45), (0.35, 70)), lit=False):
    """Sheds on the horizon: pale cladding, a row of gates, a darker edge of roof."""
    random = Random(seed)
    share = min(0.45, away / 900)
    make = lambda name, colour: flat(f"hall-{name}", mixed(linear(colour), haze(kind), share), 0.8, specular=0.1)
    finishes = {"clad": make("clad", "#a7adb0"), "clad2": make("clad2", "#7f8b94"), "edge": make("edge", "#4d565d"), "gate": make("gate", "#6b7379"), "pane": make("pane", "#46525a")}
    if lit:
        from materials import glow
        finishes["pane"] = glow("hall-pane", "#ffd9a0", 1.6)
    turn = Matrix.Rotation(radians(heading), 4, "Z")
    for k, (slope, wide) in enumerate(where):
        s = Shape()
        high = random.uniform(8.5, 13)
        deep = 30.0
        skin = ("clad", "clad2")[k % 2]
        s.box((0, -wide / 2, 0), (deep, wide / 2, high), skin, 0.05)
        s.box((-0.15, -wide / 2 - 0.1, high - 0.9), (deep, wide / 2 + 0.1, high), "edge", 0.05)
        y = -wide / 2 + 4
        while y < wide / 2 - 6:
            s.box((-0.12, y, 0.9), (0.1, y + 3.4, 4.6), "gate", 0.05)
            s.box((-0.08, y + 0.2, high - 3.0), (0.1, y + 3.2, high - 2.0), "pane", 0.02)
            y += 6.0
        thing = s.build(f"hall-{k}", finishes)
        thing.matrix_world = Matrix.Translation(spot(at, heading, away, slope * away)) @ turn


def mast(s, x, y, high=14.0, finish="grey", lamp="mast-lamp", towards=(0, -1)):
    """A lighting mast with four lamps."""
    s.cylinder((x, y, 0), (x, y, high), 0.14, finish, 14, 0.08)
    s.box((x - 0.3, y - 0.3, 0), (x + 0.3, y + 0.3, 0.25), "quay", 0.03)
    s.box((x - 1.1, y - 0.06, high - 0.1), (x + 1.1, y + 0.06, high + 0.02), finish, 0.01)
    for k in (-0.9, -0.3, 0.3, 0.9):
        s.box((x + k - 0.2, y + towards[1] * 0.1 - 0.16, high + 0.0), (x + k + 0.2, y + towards[1] * 0.1 + 0.16, high + 0.12), "dark", 0.01)
        s.box((x + k - 0.17, y + towards[1] * 0.1 - 0.13, high - 0.012), (x + k + 0.17, y + towards[1] * 0.1 + 0.13, high + 0.002), lamp, 0.002)
