"""Puts one product before the camera for one view."""

import markings
import materials
import shots
import stage
from container import dry, measures

WEAR = {"new": 0, "used-a": 1, "used-cw": 2}


def shape_for(product, wear, seed, view):
    kind = product["type"]
    opened = view == "rear"
    inside = view == "inside"
    angles = (256, 112) if opened else (200, 200) if inside else (0, 0)
    if kind == "Refrigerated":
        from reefer import reefer
        return reefer(product, wear, seed, angles)
    if kind == "Open Top":
        from open_top import open_top
        return open_top(product, wear, seed, angles, covered=not inside)
    if kind == "Flat Rack":
        from flat_rack import flat_rack
        return flat_rack(product, wear, seed)
    if kind == "Tank":
        from tank import tank
        return tank(product, wear, seed)
    return dry(product, wear, seed, angles)


def build(shot):
    product, view = shot["product"], shot["view"]
    wear, seed = WEAR[shot["condition"]], shot["seed"]
    size = measures(product)
    finishes = materials.container_finishes(wear, seed, size["height"])
    for part in ("wall", "frame", "white"):
        markings.soil(finishes[part], wear, seed)
    shape = shape_for(product, wear, seed, view)
    # A refrigerated container is known by its machinery, so its first picture shows that end.
    turned = product["type"] == "Refrigerated" and view == "front"
    if turned:
        from geometry import Shape
        from mathutils import Matrix
        other = Shape()
        other.place(shape, Matrix.Translation((size["length"], 0, 0)) @ Matrix.Diagonal((-1, -1, 1, 1)))
        shape = other
    row = seed % markings.SERIALS
    markings.stencil(finishes, product, size, wear, seed, turned, row)
    shape.build("container", finishes)["serial"] = float(row)
    stage.world()
    if view == "front":
        shots.front(size)
    elif view == "rear":
        shots.rear(size, opened=product["type"] not in ("Flat Rack", "Tank"))
    elif view == "side":
        shots.side(size)
    elif product["type"] == "Flat Rack":
        shots.deck(size)
    elif product["type"] == "Tank":
        shots.manway(size)
    else:
        shots.inside(size, roofed=product["type"] != "Open Top")
