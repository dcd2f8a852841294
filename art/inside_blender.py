"""What Blender runs: builds one picture's scene and renders its passes."""

import importlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from library import picture  # noqa: E402


def main():
    name, scene, view, folder, width, height, samples = sys.argv[sys.argv.index('--') + 1 :]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    np.random.seed(7)
    importlib.import_module(f'scenes.{scene}').build(view)
    print(f'built {name}', flush=True)
    picture.render(folder, int(width), int(height), int(samples))


main()
