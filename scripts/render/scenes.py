"""Scenes with containers in their own colours: the yard, the quay, deliveries, rows on a site."""

from math import atan2, cos, degrees, hypot, pi, radians, sin
from random import Random

import bpy
from mathutils import Matrix, Vector

import json
import os

import conversions
import materials
import props
import stage
from container import dry, measures
from geometry import Shape

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "sizes.json")) as source:
    SIZES = {row["key"]: row for row in json.load(source)}

RAL = {
    3000: "#A72920", 3009: "#6D342D", 3011: "#792423", 5003: "#1F3855", 5010: "#004F7C", 5015: "#007CB0", 6005: "#0F4336",
    6007: "#26392F", 7016: "#383E42", 7035: "#C5C7C4", 8004: "#8D4931", 8012: "#66332B", 9010: "#F1ECE1", 1015: "#E6D2B5", 2004: "#E75B12",
}
made = {}


def place(key, ral, wear, at, turn=0.0, angles=(0, 0), seed=1):
    """Puts a container; the same model is built once and shared. at: its middle on the ground."""
    name = f"{key}-{ral}-{wear}-{seed}-{angles}"
    size = measures(SIZES[key])
    if name not in made:
        finishes = materials.container_finishes(wear, seed, size["height"], colour=RAL[ral], tag=f"{ral}-")
        product = SIZES[key]
        if product["type"] == "Refrigerated":
            from reefer import reefer
            shape = reefer(product, wear, seed, angles)
        elif product["type"] == "Tank":
            from tank import tank
            shape = tank(product, wear, seed)
        else:
            shape = dry(product, wear, seed, angles)
        first = shape.build(name, finishes)
        made[name] = first.data
        bpy.data.objects.remove(first)
    thing = bpy.data.objects.new(name, made[name])
    thing.matrix_world = (Matrix.Translation(at) @ Matrix.Rotation(radians(turn), 4, "Z")
                          @ Matrix.Translation((-size["length"] / 2, 0, 0)))
    bpy.context.scene.collection.objects.link(thing)
    return thing


def look(at, target, wide, sun=None, sky=None, near=26.0, far=100.0, ground=True, finish=None, lift=0.0, slide=0.0):
    """A level camera from at towards target, seeing `wide` metres across there; light from its left shoulder."""
    dx, dy = target[0] - at[0], target[1] - at[1]
    heading = degrees(atan2(dy, dx))
    away = hypot(dx, dy)
    stage.world(top="#cddfea", **({"sky": sky} if sky else {}))
    stage.camera(at, heading, wide, away, shift=(slide, target[2] - at[2] + lift))
    stage.sun(stage.sun_for_camera(heading, sun or stage.SUN[1]))
    if ground:
        stage.ground(at, near, far, finish)
    return heading


def stack(keys, x, y, turn, levels, random, colours, wears=(0, 1, 1, 2)):
    """Containers of one size on top of each other, each a little out of line."""
    z = 0.0
    for _ in range(levels):
        key = random.choice(keys)
        place(key, random.choice(colours), random.choice(wears), (x + random.uniform(-0.03, 0.03), y + random.uniform(-0.02, 0.02), z), turn, seed=random.randrange(1, 4))
        z += SIZES[key]["outside"]["height"] + 0.012


FLEET = (5010, 3009, 8004, 6005, 7016, 7035, 5003, 3000)


def hero(shot, finishes):
    random = Random(shot["seed"] + 4)
    place("20ft-dv", 5010, 0, (2.6, 0.0, 0), 0)
    place("20ft-hc", 2004, 0, (3.4, 4.3, 0), 0, seed=2)
    place("20ft-dv", 7016, 0, (3.4, 4.3, 2.908), 0, seed=3)
    place("40ft-hc", 7035, 0, (9.4, 8.4, 0), 0, seed=2)
    place("40ft-hc", 5003, 1, (9.2, 8.4, 2.908), 0, seed=2)
    place("40ft-dv", 6005, 1, (10.0, 12.4, 0), 0, seed=3)
    place("40ft-dv", 3009, 1, (9.6, 12.4, 2.6), 0, seed=2)
    place("40ft-dv", 8004, 1, (10.1, 12.4, 5.2), 0, seed=2)
    look((-10.6, -8.6, 2.0), (2.3, 2.6, 3.1), 16.5, near=22, far=80, slide=-2.6)


def yard(shot, finishes):
    random = Random(shot["seed"] + 1)
    for k in range(5):
        stack(("40ft-dv",), 8 + k * 13.2, 7.2, 0, (2, 3, 3, 2, 3)[k], random, FLEET)
        stack(("40ft-hc",), 8 + k * 13.2, 10.0, 0, (3, 3, 4, 3, 3)[k], random, FLEET)
    for k in range(8):
        stack(("20ft-dv",), 5.5 + k * 6.7, -6.6, 180, (1, 2, 2, 1, 3, 2, 3, 2)[k], random, FLEET)
        stack(("20ft-dv",), 5.5 + k * 6.7, -9.3, 180, (2, 2, 3, 2, 3, 3, 2, 3)[k], random, FLEET)
    look((-9.5, -0.7, 2.6), (14, 0.4, 3.2), 23, sun=(-0.42, 0.60, 0.66), near=34, far=110)


def quay(shot, finishes):
    random = Random(shot["seed"] + 2)
    s = Shape()
    # Water on the left, a stone edge with bollards, stacks on the right.
    for k in range(6):
        stack(("40ft-hc", ), 9 + k * 13.0, -4.6, 0, (2, 3, 4, 3, 4, 3)[k], random, FLEET)
        stack(("40ft-dv", ), 9 + k * 13.0, -7.5, 0, (3, 4, 4, 4, 3, 4)[k], random, FLEET)
    place("20ft-dv", 5010, 0, (5.0, -0.9, 0), 8, seed=2)
    s.box((-60, 5.6, -3.0), (400, 6.4, 0.18), "quay", 0.03)
    for k in range(14):
        x = 1.0 + k * 9.0
        s.cylinder((x, 6.0, 0.15), (x, 6.0, 0.62), 0.17, "dark", 18, 0.14)
        s.cylinder((x, 6.0, 0.55), (x, 6.0, 0.72), 0.26, "dark", 18, 0.22)
    for x, lifted in ((92, False), (150, False), (215, True)):
        props.quay_crane(s, x, 4.2, "far-blue", lifted)
    # Their blue has taken some of the air between.
    finishes["far-blue"] = materials.flat("far-blue", "#7d95a8", 0.7, specular=0.1)
    s.build("quay", finishes)
    at = (-10.0, 2.6, 3.4)
    look(at, (12, 1.6, 3.3), 22, sun=(-0.40, 0.60, 0.66), near=40, far=170)
    props.plane("water", hazy(finishes["water"], at, 90, 330), -200, 6.3, 3000, 3000, -1.7)
    bpy.data.objects["yard"].data.vertices.foreach_set("co", [-3000, -3000, 0, 3000, -3000, 0, 3000, 6.0, 0, -3000, 6.0, 0])


def hazy(material, at, near, far):
    """Fades a ground material into the sky like the yard does."""
    tree = material.node_tree
    out = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    shader = out.inputs[0].links[0].from_node
    n = materials.Nodes.__new__(materials.Nodes)
    n.material, n.tree = material, tree
    away = n.node("ShaderNodeVectorMath", operation="DISTANCE")
    n.put(away.inputs[0], n.node("ShaderNodeNewGeometry").outputs["Position"])
    away.inputs[1].default_value = at
    share = n.math("MULTIPLY", n.ramp(away.outputs["Value"], near, far), n.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
    glow = n.node("ShaderNodeEmission", {"Color": materials.linear(stage.HORIZON), "Strength": 1.0})
    mix = n.node("ShaderNodeMixShader", {0: share})
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(glow.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def crane_truck(shot, finishes):
    s = props.truck()
    # The container hangs beside the bed, a hand above the ground.
    hang = 0.55
    centre = Vector((6.3, -4.1, hang))
    place("20ft-dv", 5010, 0, centre, 0, seed=2)
    hook = Vector((6.3, -4.1, hang + 4.7))
    props.boom(s, (2.55, 0, 3.3), (3.1, -0.6, 6.6), (6.3, -4.1, 6.35))
    s.path([(6.3, -4.1, 6.25), hook], 0.02, "dark")
    s.cylinder(hook + Vector((0, 0, -0.05)), hook + Vector((0, 0, 0.45)), 0.09, "signal", 16, 0.07)
    for dx in (-2.94, 2.94):
        for dy in (-1.13, 1.13):
            s.path([hook, centre + Vector((dx, dy, 2.55))], 0.013, "steel-bare", 6)
    for x, y in ((3.5, -5.1), (3.5, -3.1), (9.1, -5.1), (9.1, -3.1)):
        s.box((x - 0.2, y - 0.2, 0), (x + 0.2, y + 0.2, 0.08), "deck", 0.01)
    s.build("truck", finishes)
    look((-5.6, -14.0, 2.5), (5.0, -1.6, 3.25), 15.6, near=24, far=80)


def grass_ground(finishes, at, near=45, far=150):
    n, colour = materials.concrete("lawn")
    grain = n.noise(size=16, detail=6, rough=0.75, seed=3)
    broad = n.noise(size=0.5, detail=3, seed=6)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.7), n.math("MULTIPLY", broad, 0.3))
    return n, n.mix(n.ramp(share, 0.35, 0.65), materials.linear("#62803d"), materials.linear("#8fa85c"))


def house(s, x, y, wide, deep, high):
    """A plain brick house with a slate gable roof; its front is at y, facing -y."""
    s.box((x, y, 0), (x + wide, y + deep, high), "brick", 0.01)
    ridge = high + deep * 0.42
    over = 0.35
    for a, b in ((y - over, y + deep / 2), (y + deep + over, y + deep / 2)):
        low = high - 0.16
        ring = [(x - over, a, low), (x + wide + over, a, low), (x + wide + over, b, ridge), (x - over, b, ridge)]
        s.prism(ring if a < b else ring[::-1], (0, 0, 0.12), "slate")
    for gable in (x, x + wide):
        s.prism([(gable - 0.01, y, high), (gable - 0.01, y + deep, high), (gable - 0.01, y + deep / 2, ridge - 0.1)], (0.02, 0, 0), "brick")
    s.box((x - over, y - over - 0.1, high - 0.22), (x + wide + over, y - over + 0.02, high - 0.10), "white-wood", 0.02)
    for u in (0.12, 0.42, 0.72):
        wx = x + wide * u
        s.box((wx - 0.06, y - 0.06, 0.86), (wx + 1.36, y + 0.02, 0.94), "quay", 0.01)
        s.box((wx, y - 0.012, 0.94), (wx + 1.3, y + 0.01, 2.25), "dark-glass", 0.002)
        props.window(s, lambda a, d, v, wx=wx: (wx + a, y - 0.02 - d, 0.94 + v), 1.3, 1.31, 0.07, "white-wood", 1)


def garden(shot, finishes):
    at = (-4.2, -12.6, 2.1)
    s = Shape()
    house(s, 6.8, 4.2, 11.0, 7.5, 3.1)
    props.hedge(s, -14, 7.4, 6.2, 7.4, 1.9, 0.9, 4)
    props.hedge(s, -12.6, 7.0, -12.6, -4.0, 1.5, 0.8, 9)
    for x, y, h, seed in ((-8.5, 11.5, 7.5, 3), (-1.5, 13.0, 8.8, 8), (4.2, 11.5, 6.8, 14)):
        props.tree(s, x, y, h, seed)
    # Paved drive edged with kerb stones.
    s.box((-3.2, -30, 0.0), (-3.05, 4.6, 0.06), "quay", 0.01)
    s.box((6.05, -30, 0.0), (6.2, 4.6, 0.06), "quay", 0.01)
    for k in range(5):
        props.shrub(s, (7.4 + k * 1.3, 3.5, 0.35), 0.42, 30 + k, 1400)
    s.build("garden", finishes)
    place("20ft-dv", 6005, 0, (1.4, 1.0, 0.05), 0, seed=2)
    b = Shape()
    for x in (-1.45, 4.25):
        for y in (-0.1, 2.1):
            b.box((x - 0.22, y - 0.22, 0), (x + 0.22, y + 0.22, 0.055), "quay", 0.01)
    b.build("blocks", finishes)
    look(at, (3.4, 2.0, 2.6), 16.4, near=40, far=130, finish=grass_ground(finishes, at))
    props.plane("drive", finishes["gravel"], -3.05, -30, 6.05, 4.5, 0.012)


def cold_store(shot, finishes):
    s = Shape()
    for k in range(6):
        place("40ft-hc-rf" if k != 1 else "40ft-hc-rf", 9010, (0, 0, 1)[k % 3], (6.1, k * 3.15, 0), 180, seed=1 + k % 2)
        y = k * 3.15
        # A plug post before each machine, with its cable.
        x = -1.15
        s.box((x - 0.1, y + 1.2, 0), (x + 0.1, y + 1.42, 1.15), "yellow", 0.02)
        s.box((x - 0.14, y + 1.12, 0.72), (x + 0.14, y + 1.5, 1.22), "grey", 0.02)
        s.cylinder((x + 0.14, y + 1.31, 0.92), (x + 0.26, y + 1.31, 0.88), 0.055, "red-steel", 16)
        points = []
        for t in range(13):
            u = t / 12
            points.append((x + 0.26 + (1.0) * u, y + 1.31 - 1.75 * u, max(0.025, 0.88 - 3.4 * u * (1 - u) * 1.25 - 0.45 * u)))
        s.path(points, 0.018, "black-plastic", 8)
    s.box((-1.9, -2.2, 0), (-1.75, 24, 0.14), "quay", 0.02)
    s.build("posts", finishes)
    look((-9.8, -6.4, 2.4), (1.0, 3.9, 2.25), 14.8, near=24, far=80)


def leasing(shot, finishes):
    s = Shape()
    for k in range(8):
        place("20ft-dv", 5010, 0, (3.03, k * 2.85, 0), 0, seed=1)
    props.fence(s, 9.5, -6, 9.5, 36, 2.0)
    for x, y, h, seed in ((26, 10, 9, 4), (30, 20, 10, 9), (24, 31, 9, 17), (33, 2, 9, 23)):
        props.tree(s, x, y, h, seed)
    s.build("site", finishes)
    look((-9.2, -7.0, 2.7), (1.6, 4.2, 2.35), 15.6, near=26, far=85)


ALL = {"hero": hero, "yard": yard, "quay": quay, "crane-truck": crane_truck, "garden": garden, "cold-store": cold_store, "leasing": leasing}


def build(shot):
    made.clear()
    finishes = props.finishes()
    name = shot["scene"]
    if name in ALL:
        ALL[name](shot, finishes)
    else:
        conversions.build(name, shot, finishes, RAL, look)
