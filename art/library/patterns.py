"""Drawn patterns: adire and aso-oke cloth, terrazzo, parquet, rugs and pictures for the walls.

Each answers an array of bytes, height x width x RGB, that tiles where cloth needs it to.
"""

import math

import cv2
import numpy as np

from .palette import byte_rgb

SIZE = 1024


def noise(size, cell, seed):
    """Soft noise from 0 to 1 that tiles."""
    rng = np.random.default_rng(seed)
    small = rng.random((size // cell, size // cell)).astype(np.float32)
    small = np.pad(small, 2, mode='wrap')
    big = cv2.resize(small, None, fx=cell, fy=cell, interpolation=cv2.INTER_CUBIC)
    return np.clip(big[2 * cell : 2 * cell + size, 2 * cell : 2 * cell + size], 0, 1)


def mixed(under, over, mask):
    """`over` on `under` where the mask is 1."""
    under, over = (
        np.array(byte_rgb(c), np.float32) if isinstance(c, str) else c for c in (under, over)
    )
    return under + (over - under) * mask[..., None]


def drawn(draw, size=SIZE):
    """A mask from 0 to 1 of what `draw` paints white on black, four times as fine."""
    canvas = np.zeros((size * 2, size * 2), np.uint8)
    draw(canvas, size * 2)
    return cv2.resize(canvas, (size, size), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def as_bytes(image):
    return np.clip(image, 0, 255).astype(np.uint8)


def adire(ground='indigo', resist='linen', seed=1):
    """Starch-resist cloth: suns, seeds and dotted seams whose edges the dye has crept into."""

    def draw(c, s):
        q = s // 4
        for row in range(4):
            for col in range(4):
                x, y = col * q + q // 2, row * q + q // 2
                if (row + col) % 2:
                    for r, w in ((0.42, 0.022), (0.30, 0.02), (0.17, 0.02)):
                        cv2.circle(c, (x, y), int(q * r), 255, int(q * w))
                    cv2.circle(c, (x, y), int(q * 0.07), 255, -1)
                    for i in range(24):
                        a = i * math.tau / 24
                        px, py = x + q * 0.36 * math.cos(a), y + q * 0.36 * math.sin(a)
                        cv2.circle(c, (int(px), int(py)), int(q * 0.014), 255, -1)
                else:
                    for i in range(4):
                        a = 45 + i * 90
                        px = int(x + q * 0.21 * math.cos(math.radians(a)))
                        py = int(y + q * 0.21 * math.sin(math.radians(a)))
                        size = (int(q * 0.2), int(q * 0.085))
                        cv2.ellipse(c, (px, py), size, a, 0, 360, 255, int(q * 0.02))
                        cv2.line(
                            c, (x, y), (2 * px - x, 2 * py - y), 255, int(q * 0.013), cv2.LINE_AA
                        )
        for i in range(4):
            for step in range(0, s, q // 14):
                cv2.circle(c, (i * q, step), int(q * 0.016), 255, -1)
                cv2.circle(c, (step, i * q), int(q * 0.016), 255, -1)

    mask = drawn(draw)
    crept = cv2.GaussianBlur(mask, (0, 0), 2.2) * 0.75 + mask * 0.4
    crept *= 0.72 + 0.28 * noise(SIZE, 16, seed)
    depth = 0.82 + 0.36 * noise(SIZE, 64, seed + 1) * noise(SIZE, 8, seed + 2)
    image = mixed(ground, resist, np.clip(crept, 0, 1))
    return as_bytes(image * depth[..., None])


def aso_oke(stripes=('terracotta', 'ochre', 'ink', 'linen'), ground='terracotta_deep', seed=2):
    """Strips of narrow-loom cloth sewn side by side, each with its own warp stripes."""
    rng = np.random.default_rng(seed)
    image = np.zeros((SIZE, SIZE, 3), np.float32)
    strips = 8
    width = SIZE // strips
    for strip in range(strips):
        x = strip * width
        image[:, x : x + width] = byte_rgb(ground)
        at = 6
        while at < width - 10:
            w = int(rng.integers(2, 14))
            if rng.random() < 0.62:
                image[:, x + at : x + at + w] = byte_rgb(stripes[int(rng.integers(len(stripes)))])
            at += w + int(rng.integers(2, 12))
        if strip % 2:
            for row in range(int(rng.integers(60)), SIZE, 256):
                for k in range(5):
                    y = row + k * 16
                    color = byte_rgb(stripes[k % len(stripes)])
                    image[y : y + 9, x + 20 : x + width - 20] = color
        image[:, x : x + 2] *= 0.55
    thread = 0.9 + 0.2 * rng.random((1, SIZE, 1)) * np.ones((SIZE, 1, 1))
    weft = 0.93 + 0.07 * np.sin(np.arange(SIZE) * math.tau / 4)[:, None, None]
    return as_bytes(image * thread * weft)


def stripes(colors=('sand', 'forest_soft'), widths=(5, 1), seed=3):
    """Flat-woven stripes along u."""
    total = sum(widths)
    image = np.zeros((SIZE, SIZE, 3), np.float32)
    bands = 8
    y = 0.0
    for _ in range(bands):
        for color, w in zip(colors, widths):
            h = SIZE / bands * w / total
            image[int(y) : int(y + h) + 1] = byte_rgb(color)
            y += h
    grain = np.random.default_rng(seed).random((SIZE, SIZE, 1)) * 0.16 + 0.9
    return as_bytes(image * grain)


def diamond_rug(ground='sand', lines='ink', accent='terracotta', seed=4):
    """A knotted rug in one piece: lozenges in lozenges within a border (does not tile)."""

    def lozenges(which):
        def draw(c, s):
            for row in range(-1, 4):
                for col in range(-1, 5):
                    x = int((col + 0.5 * (row % 2)) * s / 3.5 + s / 7)
                    y = int(row * s / 4 + s / 5)
                    for k, f in enumerate((1.0, 0.72, 0.4)):
                        if (k == 2) != which:
                            continue
                        w, h = int(s / 7.4 * f), int(s / 4.4 * f)
                        pts = np.array([(x - w, y), (x, y - h), (x + w, y), (x, y + h)])
                        if which:
                            cv2.fillPoly(c, [pts], 255)
                        else:
                            cv2.polylines(c, [pts], True, 255, s // 130)

        return draw

    image = mixed(ground, lines, drawn(lozenges(False)))
    image = mixed(image, np.array(byte_rgb(accent), np.float32), drawn(lozenges(True)))
    edge = np.zeros((SIZE, SIZE), np.float32)
    edge[:] = 1
    edge[50:-50, 50:-50] = 0
    image = mixed(image, np.array(byte_rgb(lines), np.float32), edge)
    line = np.zeros((SIZE, SIZE), np.float32)
    line[30:-30, 30:-30] = 1
    line[40:-40, 40:-40] = 0
    image = mixed(image, np.array(byte_rgb(ground), np.float32), line)
    tufts = 0.8 + 0.34 * noise(SIZE, 4, seed)
    return as_bytes(image * tufts[..., None])


def terrazzo(
    ground='#e6dcc8', chips=('#b06a45', '#5c6f5e', '#f7f1e4', '#3a332b', '#c9a56a'), seed=5
):
    """Polished cement with chips of stone."""
    rng = np.random.default_rng(seed)
    image = np.zeros((SIZE, SIZE, 3), np.uint8)
    image[:] = byte_rgb(ground)
    for _ in range(2600):
        x, y = rng.integers(0, SIZE, 2)
        r = 3 + 13 * rng.random() ** 3
        angles = np.sort(rng.random(int(rng.integers(4, 7))) * math.tau)
        radii = r * (0.6 + 0.6 * rng.random(len(angles)))
        pts = np.stack([radii * np.cos(angles), radii * np.sin(angles)], 1)
        shade = 0.85 + 0.25 * rng.random()
        color = tuple(
            int(min(255, c * shade)) for c in byte_rgb(chips[int(rng.integers(len(chips)))])
        )
        for dx in (-SIZE, 0, SIZE):
            for dy in (-SIZE, 0, SIZE):
                if -30 < x + dx < SIZE + 30 and -30 < y + dy < SIZE + 30:
                    shifted = (pts + (x + dx, y + dy)).astype(np.int32)
                    cv2.fillPoly(image, [shifted], color, cv2.LINE_AA)
    return image


def planks(tones=('#7d4d2b', '#8f5c36', '#6f4325', '#9a673f'), rows=8, seed=6):
    """A floor of boards along u, each with its own grain."""
    rng = np.random.default_rng(seed)
    image = np.zeros((SIZE, SIZE, 3), np.float32)
    h = SIZE // rows
    for row in range(rows):
        cut = int(rng.integers(0, SIZE))
        for part in range(2):
            tone = np.array(byte_rgb(tones[int(rng.integers(len(tones)))]), np.float32)
            grain = rng.random((h, 12)).astype(np.float32)
            grain = cv2.resize(grain, (SIZE, h), interpolation=cv2.INTER_CUBIC)
            fine = rng.random((h, 40)).astype(np.float32)
            fine = cv2.resize(fine, (SIZE, h), interpolation=cv2.INTER_LINEAR)
            board = tone * (0.74 + 0.3 * grain + 0.16 * fine)[..., None]
            columns = slice(0, SIZE // 2) if part else slice(SIZE // 2, SIZE)
            image[row * h : (row + 1) * h, columns] = board[:, columns]
            edge = 0 if part else SIZE // 2
            image[row * h : (row + 1) * h, edge : edge + 2] *= 0.35
        image[row * h : (row + 1) * h] = np.roll(image[row * h : (row + 1) * h], cut, axis=1)
        image[row * h : row * h + 2] *= 0.35
    return as_bytes(image)


def herringbone(tones=('#7d4d2b', '#8f5c36', '#6b4023', '#96633c', '#84532f'), seed=7):
    """Parquet in herringbone; tiles."""
    rng = np.random.default_rng(seed)
    s = SIZE
    w = s // 16
    image = np.zeros((s, s, 3), np.float32)
    grain = cv2.resize(
        rng.random((s, 24)).astype(np.float32), (s, s), interpolation=cv2.INTER_LINEAR
    )
    ys, xs = np.mgrid[0:s, 0:s]
    n = 4
    col, row = xs // w, ys // w
    phase = (col - row) % (2 * n)
    flat = phase < n
    start_x = np.where(flat, (col - phase) * w, col * w)
    start_y = np.where(flat, row * w, (row - (2 * n - 1 - phase)) * w)
    key = ((start_x // w) % 16) * 31 + ((start_y // w) % 16) * 17 + flat * 7
    table = np.array([byte_rgb(t) for t in tones], np.float32)
    shade = (0.86 + 0.28 * rng.random(997).astype(np.float32))[key % 997]
    image = table[key % len(tones)] * shade[..., None]
    image *= (0.8 + 0.3 * np.where(flat, grain, grain.T))[..., None]
    seam_h = (ys % w < 2) & (flat | (ys - start_y < 2))
    seam_v = (xs % w < 2) & (~flat | (xs - start_x < 2))
    image[seam_h | seam_v] *= 0.45
    return as_bytes(image)


def tiles(color='#b4593a', grout='#cdbfa8', across=8, seed=8):
    """Square fired tiles with grout, no two alike."""
    rng = np.random.default_rng(seed)
    w = SIZE // across
    shade = 0.82 + 0.34 * rng.random((across, across)).astype(np.float32)
    shade = np.repeat(np.repeat(shade, w, 0), w, 1)
    image = np.array(byte_rgb(color), np.float32) * shade[..., None]
    image *= (0.9 + 0.2 * noise(SIZE, 8, seed))[..., None]
    ys, xs = np.mgrid[0:SIZE, 0:SIZE]
    image[(xs % w < 5) | (ys % w < 5)] = byte_rgb(grout)
    return as_bytes(image)


def painting(kind=0, seed=9):
    """A picture for the wall: a sun over hills, an arch, or three vessels (does not tile)."""
    paper = np.zeros((SIZE, SIZE, 3), np.uint8)
    paper[:] = byte_rgb(('sand', 'linen', 'sand_deep')[kind % 3])
    s = SIZE
    if kind % 3 == 0:
        cv2.circle(
            paper, (int(s * 0.55), int(s * 0.4)), int(s * 0.2), byte_rgb('terracotta'), -1, 16
        )
        for i, color in enumerate(('ochre', 'forest_soft', 'forest_deep')):
            x = np.arange(0, s + 1, 8)
            y = s * (0.58 + 0.12 * i) + s * 0.06 * np.sin(x / s * 5 + i * 2.1)
            pts = np.concatenate([np.stack([x, y], 1), [(s, s), (0, s)]]).astype(np.int32)
            cv2.fillPoly(paper, [pts], byte_rgb(color), 16)
    elif kind % 3 == 1:
        for i, color in enumerate(('forest', 'linen', 'clay', 'linen', 'ochre')):
            w = int(s * (0.36 - i * 0.07))
            cv2.ellipse(paper, (s // 2, int(s * 0.5)), (w, w), 0, 180, 360, byte_rgb(color), -1, 16)
            cv2.rectangle(
                paper, (s // 2 - w, int(s * 0.5)), (s // 2 + w, int(s * 0.86)), byte_rgb(color), -1
            )
    else:
        for i, color in enumerate(('terracotta_deep', 'ink', 'forest_soft')):
            x, h = int(s * (0.26 + 0.24 * i)), s * (0.26 + 0.08 * ((i * 2) % 3))
            base = int(s * 0.8)
            cv2.ellipse(
                paper,
                (x, int(base - h * 0.45)),
                (int(s * 0.12), int(h * 0.45)),
                0,
                0,
                360,
                byte_rgb(color),
                -1,
                16,
            )
            cv2.rectangle(
                paper,
                (x - int(s * 0.04), int(base - h * 1.15)),
                (x + int(s * 0.04), int(base - h * 0.6)),
                byte_rgb(color),
                -1,
            )
        cv2.line(paper, (0, int(s * 0.8)), (s, int(s * 0.8)), byte_rgb('wood'), 6)
    grain = 0.92 + 0.14 * noise(s, 4, seed)
    return as_bytes(paper * grain[..., None])
