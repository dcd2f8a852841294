"""Makes the hotel's pictures: `/usr/bin/python3 art/make.py room-deluxe --quality draft`."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import cv2

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from library.develop import develop  # noqa: E402
from pictures import PICTURES  # noqa: E402

SITE = HERE.parent / 'src' / 'pictures'
PUBLIC = HERE.parent / 'public'
# The widths of every picture's files; its own width comes on top.
WIDTHS = (480, 800, 1280)
# How wide the JPEG for older browsers is.
OLDER = 800
# What is shown as a vignette too has one more file.
VIGNETTE = 240
# What is shown as wide as a telephone has one more file.
TELEPHONE = 640
SMALL_TOO = ('room-superior',)
# The picture with which the home page opens: a telephone shows nothing before it.
FIRST = 'hero-courtyard'
# The picture that a link's preview shows.
SHARED = 'hero-courtyard'


def rendered(name, quality, masters):
    """Renders one picture's rounds; what a final picture has of them already stays."""
    scene, view, (width, height), _, samples = PICTURES[name]
    # Larger than it is shown, and put together from fewer samples: fine edges get no steps. A large one is
    # that already, on most screens.
    scale, samples = 1.0 if width > 800 else 1.5, round(samples / 2)
    if quality == 'draft':
        scale, samples = 0.4, 16
    size = [str(round(width * scale)), str(round(height * scale))]
    folder = masters / 'passes' / f'{name}.{quality}'
    if quality == 'draft':
        shutil.rmtree(folder, ignore_errors=True)
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


def developed(name, quality, masters):
    """Makes the PNG master of the rounds that there are."""
    folder = masters / 'passes' / f'{name}.{quality}'
    master = masters / f'{name}.{quality}.png'
    develop(str(folder), str(master), exposure=PICTURES[name][3])


def most_bytes(name, wide):
    """What a file may weigh: a telephone loads the middle width, and has the slowest line."""
    if wide == VIGNETTE:
        return 12_000
    if name == FIRST and wide <= OLDER:
        return 30_000
    most = 88_000 if name.startswith('hero') and wide > TELEPHONE else 44_000
    return round(most * max(1, wide / 800))


def published(name, master):
    """Writes the files that the site takes: AVIF at each width, JPEG for older browsers."""
    width, height = PICTURES[name][2]
    image = resized(cv2.imread(str(master)), width, height)
    widths = {*(w for w in WIDTHS if w < width), width}
    if name.startswith('service-') or name in SMALL_TOO:
        widths.add(VIGNETTE)
    if name.startswith('hero-'):
        widths.add(TELEPHONE)
    for wide in sorted(widths):
        small = resized(image, wide, round(wide * height / width))
        encoded(small, SITE / f'{name}.{wide}.avif', most_bytes(name, wide))
        if wide == min(OLDER, width):
            as_jpeg(small, SITE / f'{name}.{wide}.jpg')
    if name == SHARED:
        # Link previews are wide: what is above and below the middle is left out.
        tall = round(width * 630 / 1200)
        top = round((height - tall) * 0.55)
        as_jpeg(resized(image[top : top + tall], 1200, 630), PUBLIC / 'share.jpg')


def resized(image, width, height):
    """The picture at another size, without stairs."""
    smaller = width < image.shape[1]
    return cv2.resize(
        image, (width, height), interpolation=cv2.INTER_AREA if smaller else cv2.INTER_CUBIC
    )


def encoded(image, avif, most):
    """Writes an AVIF as fine as `most` bytes allow."""
    png = Path(tempfile.mkdtemp()) / 'picture.png'
    cv2.imwrite(str(png), image)
    for coarse in range(26, 62, 4):
        grain = ['--min', str(coarse - 6), '--max', str(coarse), '-s', '5', '-j', '1']
        subprocess.run(
            ['avifenc', *grain, str(png), str(avif)], check=True, stdout=subprocess.DEVNULL
        )
        if avif.stat().st_size <= most:
            break
    shutil.rmtree(png.parent)


def as_jpeg(image, path):
    """Writes a JPEG for browsers that are older, and for link previews."""
    jpeg = [cv2.IMWRITE_JPEG_QUALITY, 72, cv2.IMWRITE_JPEG_PROGRESSIVE, 1]
    cv2.imwrite(str(path), image, jpeg)


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument('names', nargs='*', help='pictures to make; none means all')
    words.add_argument('--quality', choices=('draft', 'final'), default='draft')
    words.add_argument('--masters', type=Path, default=Path('/tmp/art-masters'))
    words.add_argument('--as-is', action='store_true', help='render nothing: what is there will do')
    words.add_argument('--publish', action='store_true', help='put the result into src/pictures')
    chosen = words.parse_args()
    chosen.masters.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or PICTURES:
        master = chosen.masters / f'{name}.{chosen.quality}.png'
        # What is finished stays, so that a queue that was stopped goes on where it was.
        if chosen.as_is:
            developed(name, chosen.quality, chosen.masters)
        elif chosen.quality == 'draft' or not master.exists():
            rendered(name, chosen.quality, chosen.masters)
            developed(name, chosen.quality, chosen.masters)
        if chosen.publish:
            published(name, master)
        print(name, flush=True)


if __name__ == '__main__':
    main()
