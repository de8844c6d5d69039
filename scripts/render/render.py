"""Run by Blender: renders the shots of a job file. blender -b --python render.py -- job.json"""

import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import filter as cleaner
import materials
import stage
import tone

PASSES = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth", "paint": "paint", "ink": "ink"}


def settings(job, shot, folder):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = shot["samples"]
    cycles.use_adaptive_sampling = job.get("adaptive", True)
    cycles.adaptive_threshold = job.get("threshold", 0.05)
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 6
    cycles.sample_clamp_indirect = 3.0
    if shot.get("filmic"):
        # Lamps and wet ground: what mirrors them is clamped and blurred, or single pixels would sparkle.
        cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 6.0, 2.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.seed = 7
    if job.get("threads"):
        scene.render.threads_mode = "FIXED"
        scene.render.threads = job["threads"]
    scene.render.resolution_x, scene.render.resolution_y = shot["width"], shot["height"]
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.render.image_settings.file_format = "PNG"
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for name in ("paint", "ink"):
        made = layer.aovs.add()
        made.name, made.type = name, "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in PASSES.items():
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format = "OPEN_EXR"
        out.format.color_depth = "16" if name != "depth" else "32"
        out.format.exr_codec = "ZIP"
        out.file_slots.clear()
        out.file_slots.new(name + "-")
        tree.links.new(source.outputs[socket], out.inputs[0])


def load(folder, name):
    path = os.path.join(folder, name + ".exr")
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    flat = np.empty(w * h * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(h, w, 4)[::-1, :, :3].copy()


def finish(folder, target, strength, filmic=False):
    """Filters the stored passes and writes the neutral picture, its paint mask and its lettering. filmic: through the tone curve of scenes."""
    parts = {name: load(folder, name) for name in PASSES}
    light = cleaner.clean(parts["image"], parts["albedo"], parts["normal"], parts["depth"][..., 0], strength)
    if filmic:
        light = tone.filmic(light)
    files = (("-mask.png", parts["paint"][..., 0], 8), ("-ink.png", parts["ink"][..., 0], 8), (".png", cleaner.encode(light), 16))
    for ending, pixels, bits in files:
        path = target + ending
        cleaner.write_png(path + ".part", pixels, bits)
        os.replace(path + ".part", path)


def compose(shot):
    stage.clear()
    if shot["kind"] == "scene":
        import scenes
        scenes.build(shot)
    else:
        import products
        products.build(shot)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as source:
        job = json.load(source)
    for number, shot in enumerate(job["shots"], 1):
        begin, busy = time.time(), time.process_time()
        folder = os.path.join(job["work"], shot["id"])
        os.makedirs(folder, exist_ok=True)
        target = os.path.join(job["out"], shot["id"])
        stamp = os.path.join(folder, "passes.json")
        fresh = False
        if os.path.exists(stamp):
            with open(stamp) as known:
                fresh = json.load(known).get("hash") == shot["hash"]
        if not fresh:
            compose(shot)
            built = time.time()
            settings(job, shot, folder)
            bpy.ops.render.render()
            for name in PASSES:
                os.replace(os.path.join(folder, f"{name}-0001.exr"), os.path.join(folder, name + ".exr"))
            with open(stamp + ".part", "w") as known:
                json.dump({"hash": shot["hash"], "build": round(built - begin, 1), "render": round(time.time() - built, 1)}, known)
            os.replace(stamp + ".part", stamp)
        rendered = time.time()
        finish(folder, target, job["strength"], shot.get("filmic", False))
        record = {"hash": shot["hash"], "filter": job["filterHash"], "seconds": round(time.time() - begin, 1), "processor": round(time.process_time() - busy, 1), "filterSeconds": round(time.time() - rendered, 1)}
        with open(target + ".json.part", "w") as out:
            json.dump(record, out)
        os.replace(target + ".json.part", target + ".json")
        print(f"SHOT {number}/{len(job['shots'])} {shot['id']} {record['seconds']} s (processor {record['processor']} s, filter {record['filterSeconds']} s)", flush=True)


main()
