"""People who carry the scale: flat silhouettes of 1.80 m, as in a planner's drawing."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix

from geometry import Shape
from materials import flat


def rounded(points, times=2):
    """Corners cut twice (Chaikin): a drawn outline from few points."""
    for _ in range(times):
        pairs = list(zip(points, points[1:] + points[:1]))
        points = [(a[0] * w + b[0] * (1 - w), a[1] * w + b[1] * (1 - w)) for a, b in pairs for w in (0.75, 0.25)]
    return points


# Outlines in metres, seen from the front: half of who stands, from between the legs over foot, hand and shoulder to the crown.
HALF = [(0.012, 0.835), (0.022, 0.78), (0.042, 0.48), (0.040, 0.12), (0.036, 0.0), (0.148, 0.0), (0.150, 0.035), (0.108, 0.085), (0.122, 0.30), (0.138, 0.50), (0.165, 0.74), (0.172, 0.93), (0.150, 1.08), (0.172, 1.30), (0.180, 1.32),
        (0.196, 1.10), (0.208, 0.88), (0.204, 0.79), (0.222, 0.73), (0.250, 0.75), (0.258, 0.88), (0.256, 1.10), (0.246, 1.30), (0.232, 1.41), (0.190, 1.468), (0.110, 1.495), (0.056, 1.525), (0.050, 1.575),
        (0.070, 1.610), (0.086, 1.670), (0.084, 1.740), (0.050, 1.808)]
STANDING = rounded([(-u, v) for u, v in HALF] + HALF[::-1])
HEAD = [(0.02 + 0.088 * sin(2 * pi * k / 20), 1.685 + 0.115 * cos(2 * pi * k / 20)) for k in range(20)]
WALKING = [(-0.36, 0.04), (-0.40, 0.10), (-0.35, 0.14), (-0.24, 0.42), (-0.15, 0.62), (-0.14, 0.86), (-0.16, 0.98), (-0.22, 0.84), (-0.29, 0.85), (-0.25, 1.06), (-0.20, 1.34), (-0.15, 1.46), (-0.05, 1.51),
           (-0.035, 1.62), (0.065, 1.62), (0.06, 1.51), (0.16, 1.45), (0.21, 1.32), (0.25, 1.12),
           (0.36, 0.93), (0.32, 0.88), (0.19, 1.04), (0.15, 1.02), (0.15, 0.84), (0.22, 0.50), (0.30, 0.10), (0.42, 0.06), (0.42, 0.0), (0.22, 0.0), (0.10, 0.44), (0.02, 0.74), (-0.06, 0.56), (-0.17, 0.34), (-0.26, 0.06)]


def person(x, y, heading, pose=WALKING, colour="#4a525a", z=0.0, flip=False):
    """A silhouette of 1.80 m, square to the camera's heading; it throws a shadow like everything else."""
    s = Shape()
    sign = -1 if flip else 1
    for part in (pose, HEAD) if pose is WALKING else (pose,):
        outline = [(0, -u * sign, v) for u, v in part]
        s.prism(outline if not flip else outline[::-1], (0.02, 0, 0), "paper")
    known = bpy.data.materials.get(f"paper-{colour}") or flat(f"paper-{colour}", colour, 0.9, specular=0.05)
    thing = s.build("person", {"paper": known})
    thing.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(heading), 4, "Z")
    return thing
