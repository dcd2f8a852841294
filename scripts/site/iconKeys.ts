import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;
const KEY = /\bkey: "[a-z0-9]+"/g;
/** An icon's names become its classes, which no style here is for. */
const NAMES = /^ {2}(?:name: "[^"]*"|aliases: \[[^\]]*\]),?\n/gm;

/** An icon without its names, with its shapes' keys replaced by their positions. */
function shortened(icon: string): string {
  let position = 0;
  return icon.replace(NAMES, '').replace(KEY, () => {
    position += 1;
    return `key: "${position}"`;
  });
}

/**
 * Shortens icons. Lucide makes each key from random letters, which no compression makes smaller; React needs them to
 * differ only within an icon.
 */
export function iconKeys(): Plugin {
  return {
    name: 'icon-keys',
    apply: 'build',
    transform(code, id) {
      return ICON.test(id) ? { code: shortened(code), map: null } : undefined;
    },
  };
}
