"""Procedural finishes. Every one also writes the "paint" pass: 1 where a colour may be laid over, 0 elsewhere."""

import bpy


def linear(code):
    """A hex colour as linear RGBA."""
    code = code.lstrip("#")
    out = []
    for k in (0, 2, 4):
        c = int(code[k:k + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


class Nodes:
    """Short words for wiring a material's node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.put(made.inputs[key], value)
        return made

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        made = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.put(made.inputs[0], a)
        self.put(made.inputs[1], b)
        return made.outputs[0]

    def ramp(self, value, low, high):
        """0 below low, 1 above high (or the other way round), smooth between."""
        made = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        flipped = low > high
        first, second = (high, low) if flipped else (low, high)
        ends = (1.0, 0.0) if flipped else (0.0, 1.0)
        for socket, what in zip(made.inputs[:5], (value, first, second, *ends)):
            self.put(socket, what)
        return made.outputs[0]

    def mix(self, factor, a, b):
        made = self.node("ShaderNodeMixRGB")
        for socket, what in zip(made.inputs, (factor, a, b)):
            self.put(socket, what)
        return made.outputs[0]

    def grey(self, value):
        made = self.node("ShaderNodeCombineRGB")
        for socket in made.inputs:
            self.put(socket, value)
        return made.outputs[0]

    def position(self, scale=(1, 1, 1), offset=(0, 0, 0)):
        where = self.node("ShaderNodeTexCoord").outputs["Object"]
        made = self.node("ShaderNodeMapping")
        self.put(made.inputs["Vector"], where)
        made.inputs["Scale"].default_value = scale
        made.inputs["Location"].default_value = offset
        return made.outputs[0]

    def axes(self):
        made = self.node("ShaderNodeSeparateXYZ")
        self.put(made.inputs[0], self.node("ShaderNodeTexCoord").outputs["Object"])
        return made.outputs

    def noise(self, scale=(1, 1, 1), size=1.0, detail=4.0, seed=0.0, rough=0.55):
        made = self.node("ShaderNodeTexNoise", noise_dimensions="3D")
        offset = (seed * 7.31 % 97, seed * 3.17 % 89, seed * 5.71 % 83)
        self.put(made.inputs["Vector"], self.position(scale, offset))
        made.inputs["Scale"].default_value = size
        made.inputs["Detail"].default_value = detail
        made.inputs["Roughness"].default_value = rough
        return made.outputs[0]

    def edge(self, radius=0.012, samples=1):
        """Near 1 on sharp edges, 0 on flat parts."""
        bevel = self.node("ShaderNodeBevel", samples=samples)
        bevel.inputs["Radius"].default_value = radius
        dot = self.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        self.put(dot.inputs[0], bevel.outputs[0])
        self.put(dot.inputs[1], self.node("ShaderNodeNewGeometry").outputs["Normal"])
        return self.ramp(dot.outputs["Value"], 0.995, 0.86)

    def finish(self, colour, roughness, metallic=0.0, paint=0.0, specular=0.4, bump=None, plain=None):
        """plain: the colour that light bouncing off sees; Cycles then skips the finish's noises and edges on bounces."""
        shader = self.node("ShaderNodeBsdfPrincipled", {
            "Base Color": colour, "Roughness": roughness, "Metallic": metallic, "Specular": specular,
        })
        if bump is not None:
            height, strength = bump
            made = self.node("ShaderNodeBump", {"Height": height, "Strength": 1.0, "Distance": strength})
            self.put(shader.inputs["Normal"], made.outputs[0])
        seen = shader.outputs[0]
        if plain is not None:
            mix = self.node("ShaderNodeMixShader", {0: self.node("ShaderNodeLightPath").outputs["Is Camera Ray"]})
            bounced = self.node("ShaderNodeBsdfDiffuse", {"Color": plain})
            self.put(mix.inputs[1], bounced.outputs[0])
            self.put(mix.inputs[2], seen)
            seen = mix.outputs[0]
        out = self.node("ShaderNodeOutputMaterial")
        self.tree.links.new(seen, out.inputs[0])
        self.aov(paint)
        return self.material

    def aov(self, paint):
        self.output("paint", paint)

    def output(self, name, value):
        """Writes a value into a pass of its own."""
        made = self.node("ShaderNodeOutputAOV", name=name)
        made.name = name
        self.put(made.inputs["Value"], value)


ALBEDO = 0.755
RUST_DARK = (0.040, 0.016, 0.009, 1)
RUST_LIGHT = (0.155, 0.052, 0.019, 1)
GREASE = (0.05, 0.045, 0.04, 1)


def flat(name, colour, roughness=0.6, metallic=0.0, specular=0.4, paint=0.0):
    if isinstance(colour, str):
        colour = linear(colour)
    return Nodes(name).finish(colour, roughness, metallic, paint, specular)


def glow(name, colour, strength):
    n = Nodes(name)
    shader = n.node("ShaderNodeEmission", {"Color": linear(colour), "Strength": strength})
    out = n.node("ShaderNodeOutputMaterial")
    n.tree.links.new(shader.outputs[0], out.inputs[0])
    n.aov(0.0)
    return n.material


def paint(name, wear, seed, height, framing=False, colour=None, amount=1.0, masked=1.0):
    """Container paint. wear: 0 new, 1 A-grade, 2 cargo worthy; framing: rails, posts and castings.

    amount scales rust; colour other than None gives a paint that is no longer neutral (for scenes)."""
    n = Nodes(name)
    base = linear(colour) if isinstance(colour, str) else colour or (ALBEDO, ALBEDO, ALBEDO, 1)
    x, y, z = n.axes()
    cloud = n.noise(size=0.9, detail=3, seed=seed)
    if wear == 0:
        tone = n.math("ADD", 0.985, n.math("MULTIPLY", cloud, 0.02))
        colour_out = n.node("ShaderNodeMixRGB", {0: 1.0, 1: base, 2: n.grey(tone)}, blend_type="MULTIPLY").outputs[0]
        return n.finish(colour_out, 0.45, 0.0, masked, 0.3, plain=base)

    fade = (0.13, 0.19)[wear - 1]
    # Sun and rain lighten and darken large areas; drips run down in thin lines.
    drip = n.noise(scale=(9, 9, 0.22), size=1.0, detail=3, seed=seed + 3)
    tone = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", n.ramp(cloud, 0.35, 0.75), fade))
    tone = n.math("SUBTRACT", tone, n.math("MULTIPLY", n.ramp(drip, 0.48, 0.72), fade * 0.75))
    toned = n.node("ShaderNodeMixRGB", {0: 1.0, 1: base, 2: n.grey(tone)}, blend_type="MULTIPLY").outputs[0]
    # Splashed dust at the foot.
    dust_noise = n.noise(scale=(3, 3, 1.2), size=1.2, detail=5, seed=seed + 5)
    foot = n.math("MULTIPLY", n.ramp(z, (0.75, 1.0)[wear - 1], 0.02), n.ramp(dust_noise, 0.25, 0.75))
    dust = n.math("MULTIPLY", foot, (0.42, 0.5)[wear - 1], clamp=True)
    toned = n.mix(dust, toned, (0.34, 0.29, 0.22, 1))
    # Horizontal scuffs from neighbours and spreaders.
    scuff_noise = n.noise(scale=(0.9, 0.9, 26), size=1.0, detail=4, seed=seed + 8, rough=0.6)
    scuff_where = n.noise(size=0.8, detail=2, seed=seed + 11)
    low, high = ((0.635, 0.68), (0.63, 0.68))[wear - 1]
    scuff = n.math("MULTIPLY", n.ramp(scuff_noise, low, high), n.ramp(scuff_where, 0.47, 0.58))
    toned = n.mix(n.math("MULTIPLY", scuff, 0.75), toned, (0.42, 0.40, 0.38, 1))

    fine = n.noise(size=17, detail=5, seed=seed + 13, rough=0.65)
    spots = n.noise(size=3.4, detail=6, seed=seed + 17, rough=0.7)
    broad = n.noise(size=0.55, detail=2, seed=seed + 19)
    edges = 0.0 if name.startswith("inside") else n.edge(0.011 if framing else 0.006)
    worn = n.math("ADD", fine, n.math("MULTIPLY", n.math("SUBTRACT", spots, 0.5), 0.9))
    if wear == 1:
        rust = n.math("MULTIPLY", edges, n.ramp(worn, 0.52, 0.62))
        rust = n.math("MULTIPLY", rust, 0.9)
        if framing:
            rust = n.math("MAXIMUM", rust, n.ramp(n.math("MULTIPLY", spots, n.ramp(fine, 0.3, 0.6)), 0.60, 0.645))
        halo = n.math("MULTIPLY", rust, 0.3)
    else:
        rust = n.math("MULTIPLY", edges, n.ramp(worn, 0.46, 0.57))
        blotch = n.math("ADD", spots, n.math("MULTIPLY", n.math("SUBTRACT", broad, 0.5), 0.55))
        limit = 0.585 if framing else 0.66
        rust = n.math("MAXIMUM", rust, n.ramp(blotch, limit, limit + 0.035))
        # Streaks: thin lines that start under the top rail and, lower, above the bottom rail.
        line = n.noise(scale=(11, 11, 0.10), size=1.0, detail=5, seed=seed + 23, rough=0.6)
        reach = n.noise(scale=(5, 5, 0.02), size=1.0, detail=2, seed=seed + 29)
        below = n.math("SUBTRACT", height - 0.06, z)
        fall = n.math("SUBTRACT", 1.0, n.math("DIVIDE", below, n.math("ADD", 0.25, n.math("MULTIPLY", reach, 2.0))), clamp=True)
        rise = n.ramp(z, 0.62, 0.16)
        pull = n.math("MAXIMUM", n.math("MULTIPLY", fall, 0.85), n.math("MULTIPLY", rise, 0.9))
        streak = n.math("MULTIPLY", n.ramp(line, 0.46, 0.60), pull)
        streak = n.math("MULTIPLY", streak, n.ramp(broad, 0.35, 0.55))
        eaten = n.math("MULTIPLY", n.ramp(z, 0.42, 0.17), n.ramp(worn, 0.50, 0.62))
        rust = n.math("MAXIMUM", rust, n.math("MULTIPLY", eaten, 0.9))
        rust = n.math("MULTIPLY", rust, amount, clamp=True)
        halo = n.math("MAXIMUM", n.math("MULTIPLY", streak, 0.85 * amount), n.math("MULTIPLY", n.ramp(blotch, limit - 0.07, limit), 0.3 * amount))
    # A stain is a glaze over the paint, so its colour stays under the tint; bare rust does not.
    stained = n.mix(halo, toned, (0.135, 0.052, 0.023, 1))
    rust_colour = n.mix(n.ramp(n.noise(size=9, detail=5, seed=seed + 31, rough=0.7), 0.32, 0.68), RUST_DARK, RUST_LIGHT)
    colour_out = n.mix(rust, stained, rust_colour)
    stain_keeps = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", n.ramp(halo, 0.42, 0.9), 0.9))
    dust_keeps = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", dust, 0.75))
    # The mask lags behind the rust, else half-rusted pixels would turn out paler than paint and rust.
    bare = n.math("MULTIPLY", n.ramp(rust, 0.95, 0.40), n.math("MULTIPLY", stain_keeps, dust_keeps))
    bare = n.math("MULTIPLY", bare, n.math("SUBTRACT", 1.0, n.math("MULTIPLY", scuff, 0.4)))
    # Sun takes the colour out of paint: chalk stays white whatever was laid over it.
    chalk = n.math("MULTIPLY", n.ramp(n.noise(size=0.7, detail=4, seed=seed + 37), 0.3, 0.7), (0.05, 0.2)[wear - 1])
    bare = n.math("MULTIPLY", bare, n.math("SUBTRACT", 1.0, chalk))
    bare = n.math("MULTIPLY", bare, masked)
    rough = n.math("ADD", (0.46, 0.56)[wear - 1], n.math("MULTIPLY", rust, 0.35))
    bump = (fine, 0.0005) if wear == 2 else None
    # Bounces see the paint's mean: a little darker, and in used condition a little browner.
    plain = tuple(part * (0.93, 0.80)[wear - 1] * tint for part, tint in zip(base, (1.0, (0.99, 0.96)[wear - 1], (0.98, 0.92)[wear - 1]))) + (1,)
    return n.finish(colour_out, rough, 0.0, bare, 0.25, bump, plain)


def wood(name, wear, seed, plywood=True):
    """Plywood or deck planks; joints across the container's length, nail-worn where it is used."""
    n = Nodes(name)
    x, y, z = n.axes()
    grain = n.noise(scale=(1.2, 22, 22), size=1.0, detail=5, seed=seed)
    patch = n.noise(size=1.3, detail=3, seed=seed + 2)
    warm, deep = ((0.31, 0.165, 0.082, 1), (0.185, 0.095, 0.046, 1)) if plywood else ((0.29, 0.19, 0.11, 1), (0.17, 0.105, 0.06, 1))
    colour = n.mix(n.ramp(grain, 0.3, 0.7), deep, warm)
    if wear:
        grey = n.math("MULTIPLY", n.ramp(patch, 0.32, 0.66), (0.35, 0.72)[wear - 1])
        colour = n.mix(grey, colour, (0.22, 0.18, 0.14, 1))
        rub = n.noise(scale=(0.7, 9, 1), size=1.6, detail=5, seed=seed + 5)
        colour = n.mix(n.math("MULTIPLY", n.ramp(rub, 0.55, 0.72), (0.3, 0.7)[wear - 1]), colour, (0.07, 0.052, 0.04, 1))
    board_length = 1.22 if plywood else 0.4
    joint = n.math("PINGPONG", x, board_length / 2)
    across = n.math("PINGPONG", n.math("ADD", y, 0.0), 0.59 if plywood else 4.0)
    gap = n.math("MAXIMUM", n.ramp(joint, 0.005, 0.002), n.ramp(across, 0.005, 0.002))
    colour = n.mix(n.math("MULTIPLY", gap, 0.75), colour, (0.02, 0.015, 0.01, 1))
    plain = tuple((a + b) / 2 for a, b in zip(deep, warm)) if wear < 2 else (0.21, 0.15, 0.11, 1)
    return n.finish(colour, (0.38, 0.5, 0.65)[wear], 0.0, 0.0, 0.35, plain=plain)


def galvanised(name, wear, seed, bright=0.50):
    n = Nodes(name)
    mottled = n.noise(size=24, detail=3, seed=seed)
    tone = n.math("ADD", bright * 0.85, n.math("MULTIPLY", mottled, bright * 0.3))
    colour = n.grey(tone)
    if wear:
        spots = n.noise(size=5, detail=6, seed=seed + 4, rough=0.7)
        low = (0.66, 0.585)[wear - 1]
        colour = n.mix(n.ramp(spots, low, low + 0.08), colour, RUST_LIGHT)
    return n.finish(colour, 0.42, 0.55, 0.0, 0.5)


def concrete(name):
    """Yard concrete: slabs of their own shade, soft clouds, fine joints every five metres."""
    n = Nodes(name)
    where = n.node("ShaderNodeNewGeometry").outputs["Position"]
    split = n.node("ShaderNodeSeparateXYZ")
    n.put(split.inputs[0], where)
    x, y = split.outputs[0], split.outputs[1]
    cloud = n.noise(size=0.35, detail=4, seed=4)
    fine = n.noise(size=7, detail=6, seed=9, rough=0.7)
    # Detail finer than a pixel would only flicker: it fades with distance.
    near = n.ramp(n.node("ShaderNodeCameraData").outputs["View Distance"], 34.0, 9.0)
    cell = n.node("ShaderNodeCombineXYZ", {0: n.math("FLOOR", n.math("DIVIDE", n.math("ADD", x, 2.2), 5.0)), 1: n.math("FLOOR", n.math("DIVIDE", n.math("ADD", y, 3.9), 5.0))})
    each = n.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
    n.put(each.inputs[0], cell.outputs[0])
    tone = n.math("ADD", 0.44, n.math("MULTIPLY", n.math("SUBTRACT", each.outputs["Value"], 0.5), 0.05))
    tone = n.math("ADD", tone, n.math("MULTIPLY", n.math("SUBTRACT", cloud, 0.5), 0.19))
    tone = n.math("ADD", tone, n.math("MULTIPLY", n.math("MULTIPLY", n.math("SUBTRACT", fine, 0.5), near), 0.05))
    joints = []
    for axis, shift in ((x, 2.2), (y, 3.9)):
        joints.append(n.ramp(n.math("PINGPONG", n.math("ADD", axis, shift), 2.5), 0.022, 0.006))
    joint = n.math("MAXIMUM", joints[0], joints[1])
    tone = n.math("SUBTRACT", tone, n.math("MULTIPLY", joint, 0.15))
    made = n.node("ShaderNodeCombineRGB")
    n.put(made.inputs[0], tone)
    n.put(made.inputs[1], n.math("MULTIPLY", tone, 0.985))
    n.put(made.inputs[2], n.math("MULTIPLY", tone, 0.955))
    return n, made.outputs[0]


def container_finishes(wear, seed, height, colour=None, tag=""):
    """The named finishes of one container."""
    make = lambda name: f"{name}-{tag}{wear}-{seed}"
    if isinstance(colour, str):
        # In full sun a colour of its own would come out brighter than its RAL value.
        colour = tuple(part * 0.82 for part in linear(colour)[:3]) + (1.0,)
    inner_wear = min(wear, 2)
    inside = {0: "#c9cbc9", 1: "#bfc1bf", 2: "#b3b3ae"}[wear]
    steel = {0: "#46494b", 1: "#494847", 2: "#4a443f"}[wear]
    return {
        "wall": paint(make("wall"), wear, seed, height, colour=colour),
        "frame": paint(make("frame"), wear, seed + 41, height, framing=True, colour=colour),
        "patch": paint(make("patch"), wear, seed + 71, height, colour=(0.58, 0.58, 0.57, 1), amount=0.3),
        "weld": flat(make("weld"), (0.11, 0.052, 0.026, 1), 0.9),
        "inside": paint(make("inside"), inner_wear, seed + 91, height + 2.0, colour=inside, amount=0.55, masked=0.0),
        "under": paint(make("under"), wear, seed + 101, height, colour=(0.055, 0.052, 0.05, 1), amount=0.8, masked=0.0),
        "hollow": flat(make("hollow"), "#1b1b1b", 0.9),
        "rubber": flat(make("rubber"), "#232425" if wear < 2 else "#3a3936", 0.75, specular=0.25),
        "galvanised": galvanised(make("galvanised"), wear, seed),
        "steel": flat(make("steel"), steel, 0.5, 0.3),
        "wood": wood(make("wood"), wear, seed),
        "planks": wood(make("planks"), wear, seed, plywood=False),
        "plate": flat(make("plate"), "#b9bcbd", 0.35, 0.7),
        "aluminium": galvanised(make("aluminium"), 0, seed, 0.62),
        "stainless": galvanised(make("stainless"), 0, seed + 2, 0.66),
        "lining": lining(make("lining"), wear, seed),
        "white": paint(make("white"), wear, seed + 121, height, amount=0.5, masked=1.0, colour=colour),
        "cladding": paint(make("cladding"), wear, seed + 131, height, amount=0.4, masked=0.0, colour=(0.63, 0.64, 0.64, 1)),
        "tarp": tarpaulin(make("tarp"), wear, seed),
        "black": flat(make("black"), "#26282a", 0.6),
        "machine": flat(make("machine"), "#8d9295", 0.5, 0.4),
        "copper": flat(make("copper"), "#b06a3e", 0.35, 0.8),
        "rope": flat(make("rope"), "#3c4043", 0.5, 0.4),
    }


def tarpaulin(name, wear, seed):
    n = Nodes(name)
    folds = n.noise(scale=(1, 2.2, 1), size=2.6, detail=4, seed=seed)
    base = {0: (0.10, 0.155, 0.20, 1), 1: (0.125, 0.17, 0.205, 1), 2: (0.17, 0.20, 0.215, 1)}[wear]
    dirt = n.noise(size=1.5, detail=5, seed=seed + 3)
    colour = n.mix(n.math("MULTIPLY", n.ramp(dirt, 0.45, 0.75), (0.1, 0.35, 0.65)[wear]), base, (0.26, 0.24, 0.20, 1))
    return n.finish(colour, 0.5, 0.0, 0.0, 0.35, (folds, 0.02))


def lining(name, wear, seed):
    """The stainless lining of an insulated box: light, faintly brushed, scratched with use."""
    n = Nodes(name)
    brushed = n.noise(scale=(1, 1, 30), size=3, detail=3, seed=seed)
    tone = n.math("ADD", (0.66, 0.62, 0.56)[wear], n.math("MULTIPLY", brushed, 0.06))
    colour = n.grey(tone)
    if wear:
        scratch = n.noise(scale=(0.6, 0.6, 16), size=1.5, detail=5, seed=seed + 4)
        colour = n.mix(n.math("MULTIPLY", n.ramp(scratch, 0.60, 0.68), (0.3, 0.6)[wear - 1]), colour, (0.22, 0.21, 0.2, 1))
    return n.finish(colour, 0.34, 0.15, 0.0, 0.5)
