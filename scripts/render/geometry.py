"""Plain polygon building: a Shape gathers points and faces with the name of their finish."""

from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector


class Shape:
    def __init__(self):
        self.points = []
        self.faces = []
        self.finishes = []
        self.smooth = []

    def add(self, points, faces, finish, smooth=False):
        start = len(self.points)
        self.points.extend(tuple(p) for p in points)
        for face in faces:
            self.faces.append([start + i for i in face])
            self.finishes.append(finish)
            self.smooth.append(smooth)

    def place(self, other, matrix=None):
        """Adds a copy of another shape, moved by a matrix."""
        start = len(self.points)
        if matrix is None:
            self.points.extend(other.points)
        else:
            self.points.extend(tuple(matrix @ Vector(p)) for p in other.points)
        flipped = matrix is not None and matrix.to_3x3().determinant() < 0
        for face in other.faces:
            ring = [start + i for i in face]
            self.faces.append(ring[::-1] if flipped else ring)
        self.finishes.extend(other.finishes)
        self.smooth.extend(other.smooth)

    def box(self, low, high, finish, bevel=0.004):
        """A box with chamfered edges, given by two opposite corners."""
        low, high = [min(a, b) for a, b in zip(low, high)], [max(a, b) for a, b in zip(low, high)]
        bevel = min(bevel, min(h - l for l, h in zip(low, high)) * 0.3)
        index = {}
        points = []
        for corner in range(8):
            sign = [1 if corner >> axis & 1 else -1 for axis in range(3)]
            for axis in range(3):
                point = []
                for other in range(3):
                    edge = high[other] if sign[other] > 0 else low[other]
                    point.append(edge if other == axis else edge - sign[other] * bevel)
                index[corner, axis] = len(points)
                points.append(point)
        faces = []
        for axis in range(3):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            for side in (0, 1):
                corners = [side << axis | a << u | b << v for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                ring = [index[c, axis] for c in corners]
                faces.append(ring if side else ring[::-1])
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                first = a << u | b << v
                second = first | 1 << axis
                ring = [index[first, u], index[first, v], index[second, v], index[second, u]]
                faces.append(ring if a == b else ring[::-1])
        for corner in range(8):
            ring = [index[corner, axis] for axis in range(3)]
            negative = sum(1 for axis in range(3) if not corner >> axis & 1) % 2
            faces.append(ring[::-1] if negative else ring)
        self.add(points, faces, finish)

    def cylinder(self, start, end, radius, finish, sides=14, end_radius=None, caps=True):
        start, end = Vector(start), Vector(end)
        turn = (end - start).to_track_quat("Z", "Y").to_matrix()
        end_radius = radius if end_radius is None else end_radius
        points = []
        for centre, r in ((start, radius), (end, end_radius)):
            for k in range(sides):
                angle = 2 * pi * k / sides
                points.append(centre + turn @ Vector((cos(angle) * r, sin(angle) * r, 0)))
        around = [[k, (k + 1) % sides, sides + (k + 1) % sides, sides + k] for k in range(sides)]
        self.add(points, around, finish, smooth=True)
        if caps:
            self.add(points, [list(range(sides))[::-1], list(range(sides, 2 * sides))], finish)

    def path(self, points, radius, finish, sides=8):
        """A pipe through points, with round joints left plain."""
        for a, b in zip(points, points[1:]):
            self.cylinder(a, b, radius, finish, sides)

    def sheet(self, grid, finish, smooth=False, flip=False):
        """Quads between rows of points; every row has the same number of points."""
        wide = len(grid[0])
        points = [p for row in grid for p in row]
        faces = []
        for r in range(len(grid) - 1):
            for c in range(wide - 1):
                ring = [r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c]
                faces.append(ring[::-1] if flip else ring)
        self.add(points, faces, finish, smooth)

    def polygon(self, points, finish):
        self.add(points, [list(range(len(points)))], finish)

    def prism(self, outline, move, finish):
        """A flat outline pushed along a vector, closed at both ends."""
        count = len(outline)
        move = Vector(move)
        points = [Vector(p) for p in outline]
        points += [p + move for p in points]
        faces = [list(range(count))[::-1], list(range(count, 2 * count))]
        faces += [[k, (k + 1) % count, count + (k + 1) % count, count + k] for k in range(count)]
        self.add(points, faces, finish)

    def build(self, name, materials, collection=None):
        names = sorted(set(self.finishes))
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for finish in names:
            mesh.materials.append(materials[finish])
        slot = {finish: i for i, finish in enumerate(names)}
        mesh.polygons.foreach_set("material_index", [slot[f] for f in self.finishes])
        mesh.polygons.foreach_set("use_smooth", self.smooth)
        mesh.update()
        thing = bpy.data.objects.new(name, mesh)
        (collection or bpy.context.scene.collection).objects.link(thing)
        return thing


def mirror_y():
    return Matrix.Diagonal((1, -1, 1, 1))


def mirror_x(about):
    return Matrix.Translation((2 * about, 0, 0)) @ Matrix.Diagonal((-1, 1, 1, 1))


def move(x, y, z):
    return Matrix.Translation((x, y, z))


def stadium(half_length, half_height, steps=7):
    """Points of a slot with round ends, going round counter-clockwise."""
    flat = max(0.0, half_length - half_height)
    ring = []
    for centre, begin in ((flat, -pi / 2), (-flat, pi / 2)):
        for k in range(steps + 1):
            angle = begin + pi * k / steps
            ring.append((centre + cos(angle) * half_height, sin(angle) * half_height))
    return ring


def plate_with_slot(shape, origin, u, v, half_u, half_v, slot, depth, finish, dark):
    """A rectangle with a slot in it, a short tunnel behind the slot and darkness behind the tunnel."""
    origin, u, v = Vector(origin), Vector(u), Vector(v)
    inward = -u.cross(v).normalized()
    count = len(slot)
    outer = []
    for a, b in slot:
        scale = min(half_u / abs(a) if abs(a) > 1e-9 else 1e9, half_v / abs(b) if abs(b) > 1e-9 else 1e9)
        outer.append((a * scale, b * scale))
    at = lambda p, d: origin + u * p[0] + v * p[1] + inward * d
    points = [at(p, 0) for p in outer] + [at(p, 0) for p in slot] + [at(p, depth) for p in slot]
    ring = range(count)
    faces = [[k, (k + 1) % count, count + (k + 1) % count, count + k] for k in ring]
    shape.add(points, faces, finish)
    faces = [[count + k, count + (k + 1) % count, 2 * count + (k + 1) % count, 2 * count + k] for k in ring]
    shape.add(points, faces, finish)
    shape.add([at(p, depth) for p in slot], [list(ring)], dark)
    for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        corner = (a * half_u, b * half_v)
        near = [p for p in outer if p[0] * a > 0 and p[1] * b > 0]
        on_u = [p for p in near if abs(abs(p[0]) - half_u) < 1e-6]
        on_v = [p for p in near if abs(abs(p[1]) - half_v) < 1e-6]
        first = max(on_u, key=lambda p: abs(p[1]), default=None)
        second = max(on_v, key=lambda p: abs(p[0]), default=None)
        if first and second and first != second:
            ring3 = [at(first, 0), at(corner, 0), at(second, 0)]
            shape.add(ring3, [[0, 1, 2] if a * b > 0 else [2, 1, 0]], finish)


CASTING = (0.178, 0.162, 0.118)


def casting(dark="hollow"):
    """One ISO 1161 corner casting with its corner at the origin, reaching to +x, +y, +z.

    The faces x = 0, y = 0 and z = 0 carry the slots; edges towards the corner are chamfered by a frame."""
    long, wide, high = CASTING
    shape = Shape()
    lip = 0.008
    depth = 0.03
    plate_with_slot(shape, (long / 2, 0, high / 2), (1, 0, 0), (0, 0, 1), long / 2 - lip, high / 2 - lip,
                    stadium(0.042, 0.0265), depth, "frame", dark)
    plate_with_slot(shape, (0, wide / 2, high / 2), (0, -1, 0), (0, 0, 1), wide / 2 - lip, high / 2 - lip,
                    stadium(0.042, 0.0265), depth, "frame", dark)
    plate_with_slot(shape, (long / 2, wide / 2, 0), (1, 0, 0), (0, -1, 0), long / 2 - lip, wide / 2 - lip,
                    stadium(0.062, 0.032), depth, "frame", dark)
    hull = Shape()
    hull.box((0, 0, 0), (long, wide, high), "frame", bevel=lip)
    keep = []
    for face in hull.faces:
        points = [hull.points[i] for i in face]
        flat = any(len(points) == 4 and max(abs(p[axis]) for p in points) < 1e-6 for axis in range(3))
        if not flat:
            keep.append(face)
    shape.add(hull.points, keep, "frame")
    return shape
