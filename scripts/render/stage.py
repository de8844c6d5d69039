"""Camera, light and ground: the same for every product so that sizes compare at a glance."""

from math import atan, cos, pi, radians, sin

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


def ground(camera_at, near=16.0, far=75.0, finish=None):
    """A concrete yard that fades into the sky with distance from the camera."""
    n, colour = finish or concrete("yard")
    surface = n.node("ShaderNodeBsdfPrincipled", {"Base Color": colour, "Roughness": 0.85, "Specular": 0.2})
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


def figure(x, y, materials):
    """A plain grey mannequin of 1.80 m, arms at its sides, without a face, facing -y."""
    from geometry import Shape
    s = Shape()

    def limb(rings):
        for (a, r1), (b, r2) in zip(rings, rings[1:]):
            s.cylinder((x + a[0], y + a[1], a[2]), (x + b[0], y + b[1], b[2]), r1, "mannequin", 16, r2, caps=True)

    for k in (-1, 1):
        limb([((0.10 * k, 0, 0.06), 0.045), ((0.10 * k, 0, 0.28), 0.058), ((0.10 * k, 0, 0.5), 0.058), ((0.095 * k, 0, 0.86), 0.088)])
        s.box((x + 0.10 * k - 0.045, y - 0.17, 0.0), (x + 0.10 * k + 0.045, y + 0.08, 0.075), "mannequin", 0.02)
        limb([((0.225 * k, 0, 1.43), 0.052), ((0.255 * k, 0.01, 1.15), 0.045), ((0.265 * k, -0.02, 0.92), 0.034), ((0.265 * k, -0.04, 0.76), 0.03)])
        limb([((0.10 * k, 0, 1.42), 0.085), ((0.235 * k, 0, 1.41), 0.06)])
        limb([((0.225 * k, 0, 1.47), 0.03), ((0.225 * k, 0, 1.40), 0.062), ((0.23 * k, 0, 1.34), 0.05)])
    limb([((0, 0, 0.84), 0.150), ((0, 0, 1.05), 0.145), ((0, 0, 1.32), 0.19), ((0, 0, 1.46), 0.15), ((0, 0, 1.52), 0.06), ((0, 0, 1.58), 0.055)])
    rings = 10
    for k in range(rings):
        a, b = -pi / 2 + pi * k / rings, -pi / 2 + pi * (k + 1) / rings
        s.cylinder((x, y - 0.01, 1.68 + 0.12 * sin(a)), (x, y - 0.01, 1.68 + 0.12 * sin(b)), max(0.001, 0.082 * cos(a)), "mannequin", 18,
                   max(0.001, 0.082 * cos(b)), caps=False)
    thing = s.build("figure", materials)
    skin = thing.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size = "VOXEL", 0.014
    skin.use_smooth_shade = True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.6, 14
    return thing
