"""From the passes of a render to a finished picture: grain out, glow in, tones like a film's.

The light that falls on things is smoothed apart from their colours, so textures stay sharp. A
point is averaged with those around it that lie on the same surface (by colour and direction) and
get alike light; rounds of different chance tell what is grain and what is not.
"""

import glob
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2
import numpy as np


def read(folder, name, half):
    """One pass, linear RGB: the mean of every other round, beginning with the first or second."""
    last = len(glob.glob(f'{folder}/Normal_*.exr'))
    rounds = range(half, last + 1, 2)
    total = 0
    for number in rounds:
        image = cv2.imread(f'{folder}/{name}_{number:04d}.exr', cv2.IMREAD_UNCHANGED)
        total = total + np.nan_to_num(image[..., ::-1].astype(np.float32), posinf=0, neginf=0)
    return total / len(rounds)


def blurred(image, radius):
    """The mean of a square around each point."""
    return cv2.blur(image, (2 * radius + 1, 2 * radius + 1), borderType=cv2.BORDER_REFLECT)


def shifted(image, x, y):
    """The picture moved, mirrored at its rim."""
    height, width = image.shape[:2]
    move = np.float32([[1, 0, x], [0, 1, y]])
    return cv2.warpAffine(
        image, move, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT
    )


def loudness(light):
    """How bright it looks: bright light is grainier, so its logarithm is compared."""
    return np.log1p(4 * light).mean(-1)


def grain_of(one, two):
    """How grainy the mean of two rounds is, point by point, as a variance.

    Of a single round it is guessed: what differs from all around it is grain.
    """
    if one is not two:
        return (loudness(one) - loudness(two)) ** 2 / 4
    level = loudness(one)
    return (level - cv2.GaussianBlur(level, (0, 0), 1.5)) ** 2


def smoothed(one, two, guides, levels=5, strength=4.0):
    """Two grainy pictures of the same light as one smooth one.

    In steps that reach twice as far each time, every point is averaged with those that lie on the
    same surface and get alike light, as far as the grain that is left can tell.
    """
    light = (one + two) / 2
    grain = cv2.GaussianBlur(grain_of(one, two), (0, 0), 3) + 1e-6
    taps = ((0, 3 / 8), (1, 1 / 4), (-1, 1 / 4), (2, 1 / 16), (-2, 1 / 16))
    for level in range(levels):
        level_light = cv2.GaussianBlur(loudness(light), (0, 0), 0.8)
        apart = strength * np.sqrt(cv2.GaussianBlur(grain, (0, 0), 1.0)) + 0.004
        total, left = np.zeros_like(light), np.zeros_like(grain)
        weights = np.zeros_like(grain)
        for y, part_y in taps:
            for x, part_x in taps:
                at = (x * 2**level, y * 2**level)
                unlike = np.abs(level_light - shifted(level_light, *at)) / apart
                for guide, scale in guides:
                    unlike += ((guide - shifted(guide, *at)) ** 2).sum(-1) / scale**2
                weight = part_x * part_y * np.exp(-unlike)
                total += weight[..., None] * shifted(light, *at)
                left += weight**2 * shifted(grain, *at)
                weights += weight
        light, grain = total / weights[..., None], left / weights**2
    return light


def without_specks(image):
    """Takes single glaring points down to what lies around them."""
    luma = image.mean(-1)
    limit = blurred(luma, 3) * 4 + 0.02
    return image * np.minimum(1, limit / np.maximum(luma, 1e-6))[..., None]


def light_of(folder):
    """The whole picture in linear light, without grain."""
    single = len(glob.glob(f'{folder}/Normal_*.exr')) == 1
    p = lambda name: [read(folder, name, 1), read(folder, name, 1 if single else 2)]  # noqa: E731
    mean = lambda pair: (pair[0] + pair[1]) / 2  # noqa: E731
    color = mean(p('DiffCol'))
    # The weave of cloth is in the directions too; it must not look like an edge.
    normal = cv2.GaussianBlur(mean(p('Normal')), (0, 0), 1.2)
    gloss_color, clear_color = mean(p('GlossCol')), mean(p('TransCol'))
    flat = cv2.GaussianBlur(color, (0, 0), 1.0)
    # `rim` marks which things light passes, glows or reflects: their borders are kept.
    rim = np.stack(
        [gloss_color.mean(-1), mean(p('Emit')).clip(0, 1).mean(-1), clear_color.mean(-1)], -1
    )
    guides = [(normal, 0.3), (flat, 0.2), (rim, 0.25)]
    result = mean(p('Emit')) + mean(p('Env'))
    for kind, tint in (('Diff', color), ('Gloss', gloss_color), ('Trans', clear_color)):
        direct, indirect = p(f'{kind}Dir'), p(f'{kind}Ind')
        halves = [without_specks(direct[i] + indirect[i]) for i in (0, 1)]
        if single:
            halves[1] = halves[0]
        if max(h.max() for h in halves) <= 0:
            continue
        # What is mirrored keeps its shapes; light on rough things changes slowly.
        result += tint * smoothed(*halves, guides, levels=5 if kind == 'Diff' else 3)
    return result


def glow(light, amount=0.06):
    """What bright lamps and windows spill over in a real lens."""
    spilt = np.maximum(light - 1.2, 0).clip(0, 12)
    width = light.shape[1]
    haze = sum(cv2.GaussianBlur(spilt, (0, 0), width * s) for s in (0.004, 0.015, 0.05)) / 3
    return light + amount * haze * 3


def toned(light, exposure=0.0, contrast=1.18, warmth=0.02, saturation=1.08):
    """Linear light as a film shows it: soft highlights that lose their colour, full shadows."""
    x = np.maximum(light, 0) * 2.0**exposure
    x *= np.array([1 + warmth, 1, 1 - warmth], np.float32)
    luma = (x @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    # The brighter, the more of it is plain light.
    x = x + (luma - x) * (0.06 + 0.3 * luma / (luma + 2.5))
    mid = 0.34
    curve = x**contrast / (x**contrast + mid**contrast)
    white = 9.0**contrast / (9.0**contrast + mid**contrast)
    y = np.clip(curve / white, 0, 1)
    grey = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = np.clip(grey + (y - grey) * saturation, 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)


def develop(folder, target, exposure=0.0, **tone):
    """Makes the PNG master of the passes in `folder`."""
    light = light_of(folder)
    image = toned(glow(light), exposure, **tone)
    height, width = image.shape[:2]
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    image *= (1 - 0.07 * (xs**2 + ys**2))[..., None]
    soft = cv2.GaussianBlur(image.astype(np.float32), (0, 0), 1.0)
    image = np.clip(image + 0.35 * (image - soft), 0, 1)
    cv2.imwrite(target, (image[..., ::-1] * 255 + 0.5).astype(np.uint8))
