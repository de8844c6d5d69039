"""Scenes with containers in their own colours: the yard, the quay, deliveries, rows on a site."""

from math import atan2, cos, degrees, hypot, pi, radians, sin
from random import Random

import bpy
from mathutils import Matrix, Vector

import json
import os

import conversions
import markings
import materials
import outdoors
import people
import props
import stage
import truck
from container import dry, measures
from geometry import Shape

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "sizes.json")) as source:
    SIZES = {row["key"]: row for row in json.load(source)}

RAL = {
    3000: "#A72920", 3009: "#6D342D", 3011: "#792423", 5003: "#1F3855", 5010: "#004F7C", 5015: "#007CB0", 6005: "#0F4336",
    6007: "#26392F", 7016: "#383E42", 7035: "#C5C7C4", 8004: "#8D4931", 8012: "#66332B", 9010: "#F1ECE1", 1015: "#E6D2B5", 2004: "#E75B12",
}
made = {}
numbered = {"count": 0}


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
        for part in ("wall", "white", "cladding"):
            markings.lay_on(finishes[part], key, size, wear, materials.linear(RAL[ral]), seed)
        first = shape.build(name, finishes)
        made[name] = first.data
        bpy.data.objects.remove(first)
    thing = bpy.data.objects.new(name, made[name])
    # Every container has a number of its own, also where the model is shared.
    numbered["count"] += 1
    thing["serial"] = float(numbered["count"] * 7 % markings.SERIALS)
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
DAY, DUSK = outdoors.DAY, outdoors.DUSK


def depot_stack():
    """The stacked containers of the depot, the same by day and at dusk."""
    place("20ft-dv", 5010, 0, (2.6, 0.0, 0), 0)
    place("20ft-hc", 2004, 0, (3.4, 4.3, 0), 0, seed=2)
    place("20ft-dv", 7016, 0, (3.4, 4.3, 2.908), 0, seed=3)
    place("40ft-hc", 7035, 0, (9.4, 8.4, 0), 0, seed=2)
    place("40ft-hc", 5003, 1, (9.2, 8.4, 2.908), 0, seed=2)
    place("40ft-dv", 6005, 1, (10.0, 12.4, 0), 0, seed=3)
    place("40ft-dv", 3009, 1, (9.6, 12.4, 2.6), 0, seed=2)
    place("40ft-dv", 8004, 1, (10.1, 12.4, 5.2), 0, seed=2)


def hero(shot, finishes):
    depot_stack()
    at = (-10.6, -8.6, 2.0)
    heading = outdoors.look(at, (2.3, 2.6, 3.1), 16.5, slide=-2.6, seed=2.0)
    outdoors.ground(outdoors.concrete(at, damp=0.55))
    outdoors.far_halls(at, heading, where=((-0.62, 52), (0.75, 60)), away=150)
    outdoors.far_trees(at, heading, away=120)
    people.person(*outdoors.spot(at, heading, 21, -7.0)[:2], heading, people.WALKING)


def yard(shot, finishes):
    random = Random(shot["seed"] + 1)
    for k in range(5):
        stack(("40ft-dv",), 8 + k * 13.2, 7.2, 0, (2, 3, 3, 2, 3)[k], random, FLEET)
        stack(("40ft-hc",), 8 + k * 13.2, 10.0, 0, (3, 3, 4, 3, 3)[k], random, FLEET)
    for k in range(8):
        stack(("20ft-dv",), 5.5 + k * 6.7, -6.6, 180, (1, 2, 2, 1, 3, 2, 3, 2)[k], random, FLEET)
        stack(("20ft-dv",), 5.5 + k * 6.7, -9.3, 180, (2, 2, 3, 2, 3, 3, 2, 3)[k], random, FLEET)
    at = (-9.5, -0.7, 2.6)
    heading = outdoors.look(at, (14, 0.4, 3.2), 23, sun=(-0.42, 0.60, 0.56), seed=4.0)
    outdoors.ground(outdoors.concrete(at, damp=0.6))
    outdoors.far_halls(at, heading, where=((0.02, 48),), away=190)
    outdoors.far_trees(at, heading, begin=-0.4, end=0.5, away=160)
    lorry = truck.tractor()
    lorry.place(truck.skeletal())
    lorry.build("lorry", truck.finishes("#2f5d8a")).matrix_world = Matrix.Translation((36, 2.2, 0))
    place("40ft-hc", 7035, 0, (36 + 3.35 + 6.1, 2.2, truck.CHASSIS), 180, seed=2)
    people.person(15.0, -2.6, heading, people.WALKING)
    people.person(15.9, -2.9, heading, people.STANDING, "#4a4f52")


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
    finishes["far-blue"] = materials.flat("far-blue", "#5d7890", 0.7, specular=0.1)
    finishes["quay"] = props.speckled("quay-stone", "#6f6d68", "#8f8c85", 1.6, bump=0.01)
    s.build("quay", finishes)
    at = (-10.0, 2.6, 3.4)
    heading = outdoors.look(at, (12, 1.6, 3.3), 22, sun=(-0.40, 0.60, 0.56), seed=7.0)
    outdoors.ground(outdoors.concrete(at, damp=0.6))
    props.plane("water", harbour(at), -200, 6.3, 3000, 3000, -1.7)
    bpy.data.objects["ground"].data.vertices.foreach_set("co", [-3000, -3000, 0, 3000, -3000, 0, 3000, 6.0, 0, -3000, 6.0, 0])
    outdoors.far_halls(at, heading, where=((-1.0, 120), (-0.62, 90), (-0.25, 70)), away=420)
    outdoors.far_trees(at, heading, begin=-1.1, end=-0.02, away=400, size=1.5)


def harbour(at):
    """Harbour water: small waves that mirror the sky, hazy with distance."""
    n = materials.Nodes("harbour")
    wave = n.noise(scale=(0.5, 1.6, 1), size=0.55, detail=6, rough=0.62, seed=3)
    shader = n.node("ShaderNodeBsdfPrincipled", {"Base Color": materials.linear("#33474c"), "Roughness": 0.10, "Specular": 0.5})
    n.put(shader.inputs["Normal"], n.node("ShaderNodeBump", {"Height": wave, "Strength": 1.0, "Distance": 0.16}).outputs[0])
    return outdoors.in_haze(n, shader, at, 140, 520, DAY)


def crane_truck(shot, finishes):
    finishes["slate"] = roofing("slate-tiles", "#3f4449", "#5a5f64")
    s = truck.flatbed(crane="up")
    # The container hangs beside the bed, a hand above the ground.
    hang = 0.55
    centre = Vector((6.3, -4.1, hang))
    place("20ft-dv", 5010, 0, centre, 0, seed=2)
    eye = Vector((6.3, -4.1, hang + 4.5))
    truck.boom(s, (2.55, 0, 3.05), (2.9, -0.55, 6.5), (6.3, -4.1, 6.25))
    truck.hook(s, (6.3, -4.1, 6.15), eye)
    truck.chains(s, eye, [centre + Vector((dx, dy, 2.55)) for dx in (-2.94, 2.94) for dy in (-1.13, 1.13)])
    for x, y in ((3.5, -5.1), (3.5, -3.1), (9.1, -5.1), (9.1, -3.1)):
        s.box((x - 0.25, y - 0.25, 0), (x + 0.25, y + 0.25, 0.08), "bed", 0.01)
    s.build("truck", truck.finishes())
    at = (-5.6, -14.0, 2.5)
    heading = outdoors.look(at, (5.0, -1.6, 3.25), 15.6, seed=1.0)
    outdoors.ground(outdoors.concrete(at, damp=0.45))
    plants = Shape()
    props.hedge(plants, -12, 16.0, 34, 16.0, 1.8, 1.1, 4)
    house(plants, 16.0, 21.0, 12.0, 8.0, 3.1)
    plants.build("garden", finishes)
    outdoors.far_trees(at, heading, away=70, size=0.8, gaps=0.3)
    people.person(*outdoors.spot(at, heading, 20, 8.4)[:2], heading, people.WALKING, flip=True)


def house(s, x, y, wide, deep, high):
    """A plain brick house with a tiled gable roof, door, gutter and chimney; its front is at y, facing -y."""
    s.box((x, y, 0), (x + wide, y + deep, high), "brick", 0.01)
    ridge = high + deep * 0.42
    over = 0.35
    for a, b in ((y - over, y + deep / 2), (y + deep + over, y + deep / 2)):
        low = high - 0.16
        ring = [(x - over, a, low), (x + wide + over, a, low), (x + wide + over, b, ridge), (x - over, b, ridge)]
        s.prism(ring if a < b else ring[::-1], (0, 0, 0.12), "slate")
    for gable in (x, x + wide):
        s.prism([(gable - 0.01, y, high), (gable - 0.01, y + deep, high), (gable - 0.01, y + deep / 2, ridge - 0.1)], (0.02, 0, 0), "brick")
    s.cylinder((x - over, y + deep / 2, ridge + 0.1), (x + wide + over, y + deep / 2, ridge + 0.1), 0.13, "slate", 12)
    s.cylinder((x - over, y - over - 0.06, high - 0.14), (x + wide + over, y - over - 0.06, high - 0.14), 0.075, "grey", 12)
    s.cylinder((x + 0.12, y - 0.1, 0), (x + 0.12, y - 0.1, high - 0.2), 0.05, "grey", 10)
    s.box((x + wide * 0.7, y + deep * 0.5 + 0.3, ridge - 0.8), (x + wide * 0.7 + 0.7, y + deep * 0.5 + 1.0, ridge + 0.9), "brick", 0.01)
    s.box((x + wide * 0.7 - 0.06, y + deep * 0.5 + 0.24, ridge + 0.9), (x + wide * 0.7 + 0.76, y + deep * 0.5 + 1.06, ridge + 1.0), "quay", 0.02)
    s.box((x - over, y - over - 0.02, high - 0.2), (x + wide + over, y - over + 0.02, high - 0.06), "white-wood", 0.01)
    s.box((x - 0.02, y - 0.02, 0), (x + wide + 0.02, y + 0.02, 0.35), "slate", 0.01)
    for u in (0.12, 0.42, 0.72):
        wx = x + wide * u
        s.box((wx - 0.06, y - 0.06, 0.86), (wx + 1.36, y + 0.02, 0.94), "quay", 0.01)
        s.box((wx, y - 0.012, 0.94), (wx + 1.3, y + 0.01, 2.25), "dark-glass", 0.002)
        props.window(s, lambda a, d, v, wx=wx: (wx + a, y - 0.02 - d, 0.94 + v), 1.3, 1.31, 0.07, "white-wood", 1)
    dx = x + wide * 0.29
    s.box((dx, y - 0.03, 0.0), (dx + 1.0, y + 0.01, 2.25), "white-wood", 0.01)
    s.box((dx + 0.07, y - 0.045, 0.06), (dx + 0.93, y - 0.02, 2.18), "green-steel", 0.01)
    s.box((dx - 0.2, y - 0.9, 0), (dx + 1.2, y, 0.12), "quay", 0.02)


def roofing(name, dark, light, pitch=0.30):
    """Rows of roof tiles."""
    n = materials.Nodes(name)
    x, y, z = n.axes()
    row = n.math("FRACT", n.math("DIVIDE", z, pitch * 0.39))
    along = n.math("PINGPONG", x, pitch / 2)
    patch = n.noise(size=2.4, detail=5, seed=len(name), rough=0.7)
    colour = n.mix(n.ramp(patch, 0.3, 0.7), materials.linear(dark), materials.linear(light))
    shade = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", n.ramp(row, 0.22, 0.0), 0.55))
    shade = n.math("SUBTRACT", shade, n.math("MULTIPLY", n.ramp(along, 0.02, 0.0), 0.3))
    colour = n.node("ShaderNodeMixRGB", {0: 1.0, 1: colour, 2: n.grey(shade)}, blend_type="MULTIPLY").outputs[0]
    return n.finish(colour, 0.8, 0.0, 0.0, 0.15)


def grass_ground(finishes, at, near=45, far=150):
    n, colour = materials.concrete("lawn")
    grain = n.noise(size=16, detail=6, rough=0.75, seed=3)
    broad = n.noise(size=0.5, detail=3, seed=6)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.7), n.math("MULTIPLY", broad, 0.3))
    return n, n.mix(n.ramp(share, 0.35, 0.65), materials.linear("#62803d"), materials.linear("#8fa85c"))


def garden(shot, finishes):
    at = (-4.2, -12.6, 2.1)
    finishes["slate"] = roofing("slate-tiles", "#3f4449", "#5a5f64")
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
    heading = outdoors.look(at, (3.4, 2.0, 2.6), 16.4, seed=5.0)
    outdoors.ground(outdoors.meadow(at))
    outdoors.far_trees(at, heading, away=90)
    props.plane("drive", outdoors.gravel(at), -3.05, -30, 6.05, 4.5, 0.012)
    people.person(5.2, -2.2, heading, people.STANDING)


def cold_store(shot, finishes):
    s = Shape()
    for k in range(6):
        place("40ft-hc-rf", 9010, (0, 0, 1)[k % 3], (6.1, k * 3.15, 0), 180, seed=1 + k % 2)
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
    at = (-9.8, -6.4, 2.4)
    heading = outdoors.look(at, (1.0, 3.9, 2.25), 14.8, seed=3.0)
    outdoors.ground(outdoors.concrete(at, damp=0.5))
    outdoors.far_halls(at, heading, where=((-0.55, 60), (0.55, 50)), away=150)
    outdoors.far_trees(at, heading, away=130)


def leasing(shot, finishes):
    s = Shape()
    for k in range(8):
        place("20ft-dv", 5010, 0, (3.03, k * 2.85, 0), 0, seed=1)
    props.fence(s, 9.5, -6, 9.5, 36, 2.0)
    s.build("site", finishes)
    at = (-9.2, -7.0, 2.7)
    heading = outdoors.look(at, (1.6, 4.2, 2.35), 15.6, seed=9.0)
    outdoors.ground(outdoors.concrete(at, damp=0.5))
    outdoors.far_halls(at, heading, where=((0.25, 70),), away=160)
    outdoors.far_trees(at, heading, away=90)
    people.person(-3.2, 9.2, heading, people.WALKING)


def barn(s, x, y, wide, deep, high):
    """A farm shed: boarded walls on a plinth, a sliding gate, a tiled roof whose gable faces -y."""
    s.box((x, y, 0), (x + wide, y + deep, 1.0), "brick", 0.02)
    s.box((x, y, 1.0), (x + wide, y + deep, high), "boards", 0.02)
    ridge = high + wide * 0.30
    s.prism([(x, y, high - 0.02), (x + wide, y, high - 0.02), (x + wide / 2, y, ridge)], (0, deep, 0), "boards")
    over = 0.5
    for a, b in ((x - over, x + wide / 2), (x + wide + over, x + wide / 2)):
        low = high - over * 0.6
        ring = [(a, y - over, low), (a, y + deep + over, low), (b, y + deep + over, ridge), (b, y - over, ridge)]
        s.prism(ring if a > b else ring[::-1], (0, 0, 0.16), "barn-roof")
    gate = x + wide / 2 - 2.3
    s.box((gate, y - 0.10, 0.05), (gate + 4.6, y - 0.02, 4.1), "gate", 0.01)
    s.box((gate + 2.27, y - 0.13, 0.05), (gate + 2.33, y - 0.02, 4.1), "dark", 0.01)
    s.box((gate - 2.0, y - 0.16, 4.1), (gate + 6.6, y - 0.02, 4.3), "dark", 0.02)
    for k in range(16):
        px = gate + 0.15 + k * 0.29
        s.box((px, y - 0.115, 0.1), (px + 0.012, y - 0.02, 4.05), "dark", 0.002)
    s.box((x + wide / 2 - 0.7, y - 0.06, high + 0.4), (x + wide / 2 + 0.7, y + 0.01, high + 1.4), "dark-glass", 0.01)


def boards():
    """Upright boards, weathered."""
    n = materials.Nodes("boards")
    split = n.axes()
    along = n.math("ADD", split[0], split[1])
    gap = n.ramp(n.math("PINGPONG", along, 0.09), 0.010, 0.003)
    cell = n.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    n.put(cell.inputs["W"], n.math("FLOOR", n.math("DIVIDE", n.math("ADD", along, 0.09), 0.18)))
    grain = n.noise(scale=(18, 18, 0.6), size=1.0, detail=5, seed=5, rough=0.65)
    share = n.math("ADD", n.math("MULTIPLY", grain, 0.6), n.math("MULTIPLY", cell.outputs["Value"], 0.4))
    colour = n.mix(n.ramp(share, 0.25, 0.75), materials.linear("#33291f"), materials.linear("#66543f"))
    return n.finish(n.mix(n.math("MULTIPLY", gap, 0.85), colour, (0.008, 0.007, 0.006, 1)), 0.85, 0.0, 0.0, 0.15)


def farm(shot, finishes):
    """A lorry with a 20 ft on its bed rolls into a farmyard."""
    finishes["slate"] = roofing("slate-tiles", "#3f4449", "#5a5f64")
    finishes["barn-roof"] = roofing("barn-tiles", "#6d3423", "#8e4a33", 0.34)
    finishes["boards"] = boards()
    finishes["gate"] = props.speckled("gate", "#3f5f49", "#4c6c55", 3, 0.7)
    s = truck.flatbed(crane="folded", legs=False)
    truck.lashing(s, 3.4, 6.058, truck.DECK)
    turn = Matrix.Translation((0, -1.2, 0)) @ Matrix.Rotation(radians(-6), 4, "Z")
    s.build("truck", truck.finishes("#b8392c")).matrix_world = turn
    box = place("20ft-dv", 6005, 0, (3.4 + 3.029, 0, truck.DECK), 180, seed=2)
    box.matrix_world = turn @ box.matrix_world
    f = Shape()
    barn(f, 11.5, 8.5, 13.0, 20.0, 4.6)
    house(f, -13.5, 17.0, 12.0, 8.0, 3.0)
    props.hedge(f, -17.0, 12.0, -3.0, 12.0, 1.5, 0.9, 4)
    for x, y, h, seed in ((4.5, 24.0, 10.5, 3), (-17.0, 27.0, 11.5, 8), (30.0, 22.0, 9.5, 14)):
        props.tree(f, x, y, h, seed)
    for k in range(9):
        x = 12.0 + k * 2.4
        f.box((x - 0.06, -0.2 + k * 0.3, 0), (x + 0.06, -0.08 + k * 0.3, 1.25), "bark", 0.01)
        if k:
            for z in (0.55, 1.05):
                props.beam(f, (x - 2.4, -0.16 + (k - 1) * 0.3, z), (x, -0.16 + k * 0.3, z), 0.05, 0.1, "bark")
    f.build("farm", finishes)
    at = (-6.2, -13.5, 2.2)
    heading = outdoors.look(at, (4.6, 0.0, 2.75), 16.8, seed=6.0)
    outdoors.ground(outdoors.meadow(at))
    outdoors.far_trees(at, heading, away=110)
    yard = outdoors.gravel(at)
    mesh = bpy.data.meshes.new("track")
    edge = lambda x: 0.5 * sin(x * 0.5) + 0.25 * sin(x * 1.7)
    low = [(x, -5.6 + 0.35 * edge(x), 0.012) for x in range(-60, 13)]
    high = [(x, (3.0 if x < 2 else 8.6) + 0.35 * edge(x + 3), 0.012) for x in range(-60, 27)]
    mesh.from_pydata(low + [(26, 3.4, 0.012)] + high[::-1], [], [list(range(len(low) + 1 + len(high)))])
    mesh.materials.append(yard)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("track", mesh))
    people.person(*outdoors.spot(at, heading, 16, -6.6)[:2], heading, people.STANDING)


def two_20ft(shot, finishes):
    """Two 20 ft containers on one skeletal trailer."""
    s = truck.tractor()
    s.place(truck.skeletal())
    s.build("truck", truck.finishes("#27496b"))
    place("20ft-dv", 2004, 0, (3.35 + 3.029, 0, truck.CHASSIS), 180, seed=2)
    place("20ft-dv", 7016, 0, (3.35 + 6.134 + 3.029, 0, truck.CHASSIS), 180, seed=3)
    at = (-9.0, -14.5, 2.0)
    heading = outdoors.look(at, (5.2, 0.0, 2.45), 17.6, seed=8.0)
    outdoors.ground(outdoors.concrete(at, damp=0.6))
    g = Shape()
    props.hedge(g, -14, 18.0, 44, 18.0, 1.7, 1.1, 4)
    g.build("hedge", finishes)
    outdoors.far_halls(at, heading, where=((0.55, 55),), away=130)
    outdoors.far_trees(at, heading, away=100)
    people.person(*outdoors.spot(at, heading, 22, -8.2)[:2], heading, people.WALKING)


def dusk(shot, finishes):
    """The depot after sunset: masts are lit, the concrete is wet, the last lorry comes in."""
    depot_stack()
    at = (-10.6, -8.6, 2.0)
    heading = outdoors.look(at, (2.3, 2.6, 3.1), 16.5, DUSK, slide=-2.6, seed=2.0)
    outdoors.ground(outdoors.concrete(at, DUSK, damp=0.95))
    outdoors.far_halls(at, heading, DUSK, where=((-0.62, 52), (0.75, 60)), away=150, lit=True)
    outdoors.far_trees(at, heading, DUSK, away=120)
    s = Shape()
    finishes["mast-lamp"] = materials.glow("mast-lamp", "#ffe2b4", 9.0)
    for x, y in (outdoors.spot(at, heading, 40, -10.5)[:2], outdoors.spot(at, heading, 62, -29)[:2]):
        outdoors.mast(s, x, y)
    s.build("masts", finishes)
    for at_lamp, towards, power in (((-7.5, -3.0, 9.0), (2.0, 1.5, 0.8), 2300), ((*outdoors.spot(at, heading, 39, -10.5)[:2], 13.5), (2.0, 12.0, 0.0), 2600), ((12.0, -10.0, 11.0), (4.5, 0.0, 0.8), 1300)):
        lamp(at_lamp, towards, power)
    lorry = truck.tractor(lit=True)
    lorry.place(truck.skeletal(lit=True))
    turn = Matrix.Translation(outdoors.spot(at, heading, 28, -12.4)) @ Matrix.Rotation(radians(heading + 17), 4, "Z")
    lorry.build("lorry", truck.finishes("#e3e5e4")).matrix_world = turn
    box = place("40ft-hc", 3009, 0, (3.35 + 6.1, 0, truck.CHASSIS), 180, seed=4)
    box.matrix_world = turn @ box.matrix_world
    people.person(*outdoors.spot(at, heading, 19, -6.0)[:2], heading, people.WALKING, "#22272b")


def lamp(at, towards, power, colour=(1.0, 0.84, 0.64), size=0.8):
    """A floodlight that the camera does not see."""
    light = bpy.data.lights.new("flood", "AREA")
    light.size, light.energy, light.color = size, power, colour
    thing = bpy.data.objects.new("flood", light)
    thing.rotation_mode = "QUATERNION"
    thing.location = at
    thing.rotation_quaternion = (Vector(at) - Vector(towards)).normalized().to_track_quat("Z", "Y")
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)


ALL = {"hero": hero, "yard": yard, "quay": quay, "crane-truck": crane_truck, "garden": garden, "cold-store": cold_store, "leasing": leasing,
       "farm": farm, "two-20ft": two_20ft, "dusk": dusk}


def build(shot):
    made.clear()
    numbered["count"] = 0
    finishes = props.finishes()
    name = shot["scene"]
    if name in ALL:
        ALL[name](shot, finishes)
    else:
        conversions.build(name, shot, finishes, RAL, look)
