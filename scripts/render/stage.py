"""Camera, light and ground: the same for every product so that sizes compare at a glance."""

from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from materials import concrete, linear

HORIZON = "#e8e6e2"
# sun: strength and direction towards the sun as seen by the camera (right, towards the camera, up)
SUN = (2.75, (-0.30, 0.68, 0.66))
SKY = 0.37


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def world(sky=SKY, top="#f1f0ee"):
    made = bpy.data.worlds.new("sky")
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    node = tree.nodes.new
    out, mix, light, seen, path = (node("ShaderNodeOutputWorld"), node("ShaderNodeMixShader"), node("ShaderNodeBackground"),
                                   node("ShaderNodeBackground"), node("ShaderNodeLightPath"))
    light.inputs["Color"].default_value = (0.955, 0.985, 1.03, 1)
    light.inputs["Strength"].default_value = sky
    # What the camera sees: a calm gradient from the horizon upwards.
    where, split, ramp, colour = (node("ShaderNodeTexCoord"), node("ShaderNodeSeparateXYZ"), node("ShaderNodeMapRange"), node("ShaderNodeMixRGB"))
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.0, 0.25
    tree.links.new(ramp.outputs[0], colour.inputs[0])
    colour.inputs[1].default_value = linear(HORIZON)
    colour.inputs[2].default_value = linear(top)
    tree.links.new(colour.outputs[0], seen.inputs["Color"])
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(light.outputs[0], mix.inputs[1])
    tree.links.new(seen.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    # An even sky is met by bounced rays as well as by rays of its own; so every sample sees the sun, and not one or the other.
    made.cycles.sampling_method = "NONE"


def sun(direction, strength=SUN[0], angle=3.0):
    """A sun shining from a direction given in world axes; a little larger than life for soft shadow edges."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.angle = radians(angle)
    lamp.color = (1.03, 1.0, 0.955)
    thing = bpy.data.objects.new("sun", lamp)
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(direction).normalized().to_track_quat("Z", "Y")
    bpy.context.scene.collection.objects.link(thing)


def stood_on(n, colour, length, width):
    """The ground where a box stands from x = 0: dark beneath and close to its foot, and a rim of washed-down dirt."""
    split = n.node("ShaderNodeSeparateXYZ", {0: n.node("ShaderNodeNewGeometry").outputs["Position"]})
    beyond = []
    for at, middle, half in ((split.outputs[0], length / 2, length / 2), (split.outputs[1], 0.0, width / 2)):
        away = n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", at, middle)), half)
        beyond.append(n.math("MAXIMUM", away, 0.0))
    away = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", beyond[0], beyond[0]), n.math("MULTIPLY", beyond[1], beyond[1])))
    uneven = n.noise(size=2.6, detail=5, seed=31, rough=0.65)
    dirt = n.math("MULTIPLY", n.ramp(away, 0.5, 0.0), n.ramp(uneven, 0.3, 0.7))
    colour = n.mix(n.math("MULTIPLY", dirt, 0.5), colour, (0.20, 0.175, 0.14, 1))
    close = n.math("ADD", n.math("MULTIPLY", n.ramp(away, 0.42, 0.0), 0.34), n.math("MULTIPLY", n.ramp(away, 0.09, 0.0), 0.34))
    return n.mix(close, colour, (0.03, 0.028, 0.026, 1))


def ground(camera_at, near=16.0, far=75.0, finish=None, under=None):
    """A concrete yard that fades into the sky with distance from the camera. under: length and width of what stands on it."""
    n, colour = finish or concrete("yard")
    if under:
        colour = stood_on(n, colour, *under)
    near_by = n.node("ShaderNodeBsdfPrincipled", {"Base Color": colour, "Roughness": 0.85, "Specular": 0.2})
    if finish is None:
        # Light that bounces off sees the concrete's mean: its noises are for the camera alone.
        surface = n.node("ShaderNodeMixShader", {0: n.node("ShaderNodeLightPath").outputs["Is Camera Ray"]})
        n.put(surface.inputs[1], n.node("ShaderNodeBsdfDiffuse", {"Color": (0.44, 0.433, 0.42, 1)}).outputs[0])
        n.put(surface.inputs[2], near_by.outputs[0])
    else:
        surface = near_by
    glow = n.node("ShaderNodeEmission", {"Color": linear(HORIZON), "Strength": 1.0})
    away = n.node("ShaderNodeVectorMath", operation="DISTANCE")
    n.put(away.inputs[0], n.node("ShaderNodeNewGeometry").outputs["Position"])
    away.inputs[1].default_value = camera_at
    haze = n.ramp(away.outputs["Value"], near, far)
    # Only the camera sees the haze, so that it lights nothing.
    haze = n.math("MULTIPLY", haze, n.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
    mix = n.node("ShaderNodeMixShader")
    n.put(mix.inputs[0], haze)
    n.tree.links.new(surface.outputs[0], mix.inputs[1])
    n.tree.links.new(glow.outputs[0], mix.inputs[2])
    out = n.node("ShaderNodeOutputMaterial")
    n.tree.links.new(mix.outputs[0], out.inputs[0])
    n.aov(0.0)
    mesh = bpy.data.meshes.new("yard")
    reach = 3000.0
    mesh.from_pydata([(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)], [], [[0, 1, 2, 3]])
    mesh.materials.append(n.material)
    thing = bpy.data.objects.new("yard", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def camera(at, heading, frame_wide, frame_at, ratio=4 / 3, shift=(0.0, 0.0), tilt=0.0):
    """A level camera. heading: degrees in plan; frame_wide: metres seen across at the distance frame_at.

    shift: where the optical axis lies from the middle of the frame, in metres at that distance
    (positive moves the frame right or up), so uprights stay upright."""
    lens = bpy.data.cameras.new("camera")
    lens.sensor_width = 36.0
    lens.lens = 36.0 * frame_at / frame_wide
    lens.shift_x = shift[0] / frame_wide
    lens.shift_y = shift[1] / frame_wide
    lens.clip_end = 5000
    thing = bpy.data.objects.new("camera", lens)
    turn = radians(heading)
    forward = Vector((cos(turn), sin(turn), tilt)).normalized()
    thing.matrix_world = Matrix.Translation(at) @ forward.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    return thing


def sun_for_camera(heading, where=SUN[1]):
    """The sun in world axes for a camera heading: always high, behind the camera's left shoulder."""
    turn = radians(heading)
    right, back = Vector((sin(turn), -cos(turn), 0)), Vector((-cos(turn), -sin(turn), 0))
    a, b, c = where
    return right * a + back * b + Vector((0, 0, c))


def fill(at, size, towards, power):
    """A soft panel the camera does not see, for interiors."""
    lamp = bpy.data.lights.new("fill", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    thing = bpy.data.objects.new("fill", lamp)
    thing.rotation_mode = "QUATERNION"
    thing.location = at
    thing.rotation_quaternion = (Vector(at) - Vector(towards)).normalized().to_track_quat("Z", "Y")
    thing.visible_camera = False
    thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)
