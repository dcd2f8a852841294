"""Makes the hotel's pictures: `/usr/bin/python3 art/make.py room-deluxe --quality draft`."""

import argparse
import subprocess
import sys
from pathlib import Path

import cv2

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from library.develop import develop  # noqa: E402
from pictures import PICTURES  # noqa: E402

SITE = HERE.parent / 'src' / 'pictures'
WIDTHS = (480, 800, 1200, 1600)


def rendered(name, quality, masters):
    """Renders and develops one picture; answers its PNG."""
    scene, view, (width, height), exposure = PICTURES[name]
    scale, samples = (0.5, 32) if quality == 'draft' else (1, 64)
    size = [str(round(width * scale)), str(round(height * scale))]
    target = masters / f'{name}.{quality}.png'
    folder = masters / 'passes' / f'{name}.{quality}'
    inside = [
        str(HERE / 'inside_blender.py'),
        '--',
        name,
        scene,
        view,
        str(folder),
        *size,
        str(samples),
    ]
    blender = ['blender', '-b', '--threads', '1', '--python-exit-code', '1', '-P', *inside]
    with open(masters / f'{name}.{quality}.log', 'w') as log:
        # Politely: whatever else this computer does comes first.
        polite = 'echo 19 > /proc/self/autogroup; exec nice -n 19 chrt -i 0 "$@"'
        subprocess.run(
            ['setsid', 'bash', '-c', polite, '-', *blender], check=True, stdout=log, stderr=log
        )
    develop(str(folder), str(target), reach=5 if quality == 'draft' else 7, exposure=exposure)
    return target


def published(name, master):
    """Writes the files that the site takes: AVIF at each width, JPEG for older browsers."""
    image = cv2.imread(str(master))
    height, width = image.shape[:2]
    most = 90_000 if name.startswith('hero') else 45_000
    for wide in [w for w in WIDTHS if w <= width]:
        small = cv2.resize(
            image, (wide, round(wide * height / width)), interpolation=cv2.INTER_AREA
        )
        png = master.with_suffix(f'.{wide}.tmp.png')
        cv2.imwrite(str(png), small)
        avif = SITE / f'{name}.{wide}.avif'
        # As fine as its weight allows: a telephone loads the middle width.
        for coarse in range(24, 60, 4):
            grain = ['--min', str(coarse - 6), '--max', str(coarse), '-s', '5', '-j', '1']
            encode = ['avifenc', *grain, str(png), str(avif)]
            subprocess.run(encode, check=True, stdout=subprocess.DEVNULL)
            if avif.stat().st_size <= most * max(1, wide / 800):
                break
        png.unlink()
        if wide == 800:
            jpeg = [cv2.IMWRITE_JPEG_QUALITY, 72, cv2.IMWRITE_JPEG_PROGRESSIVE, 1]
            cv2.imwrite(str(SITE / f'{name}.{wide}.jpg'), small, jpeg)


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument('names', nargs='*', help='pictures to make; none means all')
    words.add_argument('--quality', choices=('draft', 'final'), default='draft')
    words.add_argument('--masters', type=Path, default=Path('/tmp/art-masters'))
    words.add_argument('--publish', action='store_true', help='put the result into src/pictures')
    chosen = words.parse_args()
    chosen.masters.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or PICTURES:
        master = chosen.masters / f'{name}.{chosen.quality}.png'
        # What is finished stays, so that a queue that was stopped goes on where it was.
        if chosen.quality == 'draft' or not master.exists():
            rendered(name, chosen.quality, chosen.masters)
        if chosen.publish:
            published(name, master)
        print(name, flush=True)


if __name__ == '__main__':
    main()
