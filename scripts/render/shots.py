"""Where the camera stands for each view of a product.

One rule for all products: true scale. In "front" and "rear" the camera keeps the same distance (11 m), height
(3.3 m), lens and angle to the near door corner; the length of a container runs away from the camera, so a 45 ft box
fits the very frame in which a 6 ft box still fills two fifths of the width. Only the crop slides sideways, to
centre what is seen. "side" looks square on through a long lens; because no single frame shows both 1.9 m and
13.7 m well, it has three frames by length class, and a figure of 1.80 m carries the scale.
"""

from math import cos, radians, sin

import people
import stage

DISTANCE, EYE, FRAME = 11.0, 3.3, 6.7
ANGLE = 36.0
REAR_ANGLE = 27.0
SIDE_FRAMES = ((3.3, 5.6), (7.0, 8.9), (99.0, 16.9))


def seen(point, at, heading):
    """Right and up offsets of a point on the plane one metre before the camera."""
    turn = radians(heading)
    dx, dy, dz = point[0] - at[0], point[1] - at[1], point[2] - at[2]
    forward = dx * cos(turn) + dy * sin(turn)
    right = dx * sin(turn) - dy * cos(turn)
    return right / forward, dz / forward


def corner_view(size, angle, side, extra=()):
    """Three-quarter view past the door corner at side * width / 2; returns the heading."""
    corner = (0.0, side * size["width"] / 2, 0.0)
    heading = -side * angle
    turn = radians(heading)
    at = (corner[0] - DISTANCE * cos(turn), corner[1] - DISTANCE * sin(turn), EYE)
    half = size["width"] / 2
    points = [(x, y, z) for x in (0, size["length"]) for y in (-half, half) for z in (0, size["height"])] + list(extra)
    rights = [seen(p, at, heading)[0] * DISTANCE for p in points]
    middle = (min(rights) + max(rights)) / 2
    up = 1.33 - EYE
    stage.camera(at, heading, FRAME, DISTANCE, shift=(middle, up))
    a, b, c = stage.SUN[1]
    stage.sun(stage.sun_for_camera(heading, (a * -side, b, c)))
    stage.ground(at, near=20.0, far=95.0, under=(size["length"], size["width"]))
    return heading


def front(size):
    corner_view(size, ANGLE, -1)


def rear(size, opened=True):
    corner_view(size, REAR_ANGLE, 1, extra=[(-0.8, -size["width"] / 2 - 0.3, 0)] if opened else [])
    if opened:
        # A soft light under the header, turned inwards, so that the inside can be seen.
        stage.fill((0.3, 0, size["lintel"] - 0.2), (size["door_wide"] * 0.85, 0.3), (2.6, 0, size["floor"] + 0.3), 32)


def side(size):
    frame = next(wide for longest, wide in SIDE_FRAMES if size["length"] <= longest)
    far = 42.0
    room = 1.0
    middle = size["length"] / 2 - room / 2
    at = (middle, -size["width"] / 2 - far, 3.0)
    tall = frame * 3 / 4
    base = 0.27 if frame < 15 else 0.36
    stage.camera(at, 90, frame, far, shift=(0, tall / 2 - tall * base - 3.0))
    stage.sun(stage.sun_for_camera(90, (-0.5, 0.56, 0.66)))
    stage.ground(at, near=far + 10, far=far + 90, under=(size["length"], size["width"]))
    people.person(-0.75, -size["width"] / 2 + 0.2, 90, people.STANDING)


def inside(size, roofed=True):
    at = (0.1, 0.0, size["floor"] + (size["height"] - size["floor"]) * 0.60)
    opening = size["door_wide"]
    stage.camera(at, 0, opening * 1.22, 1.6 if size["length"] > 2.6 else 1.25, shift=(0, -0.12))
    stage.sun(stage.sun_for_camera(0))
    stage.ground(at)
    tall = size["lintel"] - size["sill"]
    daylight = min(90 + 22 * size["length"], 180)
    stage.fill((-1.2, 0, size["floor"] + tall * 0.6), (3.0, 2.4), (4, 0, size["floor"] + 0.8), daylight * (1.0 if roofed else 0.3))


def close(size, heading, target, far, up, frame):
    """A nearer look from above, at a deck or a manway."""
    turn = radians(heading)
    at = (target[0] - far * cos(turn), target[1] - far * sin(turn), up)
    stage.camera(at, heading, frame, far, tilt=(target[2] - up) / far)
    a, b, c = stage.SUN[1]
    stage.sun(stage.sun_for_camera(36.0, (a, b, c)))
    stage.ground(at, under=(size["length"], size["width"]))


def deck(size):
    close(size, 57.0, (size["length"] * 0.48, 0.0, 0.95), 9.5, 3.6, 7.6)


def manway(size):
    close(size, 58.0, (size["length"] * 0.49, 0.0, 2.25), 5.6, 5.3, 4.2)
