"""The tone curve of the wide scenes: bright skies and lamps roll off instead of being cut, shadows keep some weight.

Products never go through it: their colours are laid on by multiplication and must stay linear in light."""

import numpy as np


def filmic(light, exposure=0.82):
    """Linear light to linear display values between 0 and 1 (curve after K. Narkowicz's fit of ACES).

    Half of it works on each channel, half on the brightest one, so that strong paints keep their hue."""
    curve = lambda x: np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    light = np.maximum(light, 0) * exposure * 0.72
    apart = curve(light)
    peak = light.max(axis=2, keepdims=True)
    together = light * (curve(peak) / np.maximum(peak, 1e-6))
    return 0.55 * apart + 0.45 * together
