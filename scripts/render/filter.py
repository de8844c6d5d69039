"""Cleans a Cycles picture without a denoiser: an edge-avoiding a-trous filter over demodulated light.

The picture is divided by the albedo pass, so that paint, rust and wood grain are not touched; what is left
(light and shadow) is smoothed in four growing steps. A neighbour counts less the more its normal, its depth or
its brightness differ, the last measured against the local noise. Then the albedo is multiplied back."""

import struct
import zlib

import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def shifted(a, dy, dx):
    """The array moved by whole pixels, its border repeated."""
    h, w = a.shape[:2]
    up, down, left, right = max(-dy, 0), max(dy, 0), max(-dx, 0), max(dx, 0)
    wide = np.pad(a, [(up, down), (left, right)] + [(0, 0)] * (a.ndim - 2), mode="edge")
    return wide[down:down + h, right:right + w]


def box(a, radius=1):
    total = np.zeros_like(a)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            total += shifted(a, dy, dx)
    return total / (2 * radius + 1) ** 2


def tame(light, limit=1.6):
    """Fireflies: a pixel far brighter than all its neighbours takes their highest."""
    luma = light @ LUMA
    highest = np.zeros_like(luma)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dy or dx:
                highest = np.maximum(highest, shifted(luma, dy, dx))
    scale = np.where(luma > highest * limit + 0.02, highest / np.maximum(luma, 1e-6), 1.0)
    return light * scale[..., None]


def clean(image, albedo, normal, depth, strength=1.0, levels=4):
    base = np.maximum(albedo, 0.03)
    light = tame(image / base)
    depth = np.minimum(depth, 1e4)[..., None]
    slope = np.maximum(np.abs(depth - shifted(depth, 0, 1)), np.abs(depth - shifted(depth, 1, 0)))
    slope = np.minimum(slope, 0.25) + 0.004 * depth / 10 + 1e-4
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    normal = normal / np.maximum(length, 1e-6)
    luma = light @ LUMA
    mean = box(luma)
    noise = np.sqrt(np.maximum(box(luma * luma) - mean * mean, 0) + 1e-8)
    noise = box(noise, 2)
    for level in range(levels):
        step = 1 << level
        luma = light @ LUMA
        calm = box(luma) if level == 0 else luma
        total = light * 0.25
        weights = np.full(luma.shape, 0.25, dtype=np.float32)
        spread = strength * noise * (2.2 / (1.35 ** level)) + 1e-4
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if not (dy or dx):
                    continue
                a, b = dy * step, dx * step
                weight = np.float32(0.125 if dy == 0 or dx == 0 else 0.0625)
                facing = np.maximum(np.einsum("ijk,ijk->ij", normal, shifted(normal, a, b)), 0)
                facing *= facing
                facing *= facing
                facing *= facing
                facing *= facing
                differs = np.abs(depth[..., 0] - shifted(depth[..., 0], a, b)) / (slope[..., 0] * step * 1.5)
                differs += np.abs(calm - shifted(calm, a, b)) / spread
                differs += np.abs(albedo - shifted(albedo, a, b)).sum(axis=2) * 2.0
                # To the power of 48: the sixteenth, three times.
                w = facing * facing * facing * np.exp(-differs) * weight
                total += shifted(light, a, b) * w[..., None]
                weights += w
        light = total / weights[..., None]
    out = light * base
    nothing = length[..., 0] < 0.01
    out[nothing] = image[nothing]
    return out


def encode(linear):
    """Linear light to sRGB, 0 to 1."""
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def write_png(path, pixels, bits=16):
    """An 8 or 16 bit PNG from rows of values between 0 and 1, grey or RGB."""
    top = (1 << bits) - 1
    kind = ">u2" if bits == 16 else "u1"
    values = np.round(np.clip(pixels, 0, 1) * top).astype(kind)
    channels = 1 if values.ndim == 2 else values.shape[2]
    h, w = values.shape[:2]
    rows = np.frombuffer(values.tobytes(), dtype=np.uint8).reshape(h, -1).astype(np.int16)
    gap = channels * bits // 8
    left = np.zeros_like(rows)
    left[:, gap:] = rows[:, :-gap]
    raw = np.concatenate([np.ones((h, 1), np.uint8), ((rows - left) & 255).astype(np.uint8)], axis=1).tobytes()
    chunk = lambda tag, body: struct.pack(">I", len(body)) + tag + body + struct.pack(">I", zlib.crc32(tag + body))
    head = struct.pack(">IIBBBBB", w, h, bits, 0 if channels == 1 else 2, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))
