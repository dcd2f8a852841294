import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;
const KEY = /\bkey: "[a-z0-9]+"/g;

/** Replaces the keys of an icon's shapes by their positions. */
export function keysByPosition(icon: string): string {
  let position = 0;
  return icon.replace(KEY, () => {
    position += 1;
    return `key: "${position}"`;
  });
}

/**
 * Shortens the keys of icons. Lucide makes each from random letters, which no compression makes smaller; React needs
 * them to differ only within an icon.
 */
export function iconKeys(): Plugin {
  return {
    name: 'icon-keys',
    apply: 'build',
    transform(code, id) {
      return ICON.test(id) ? { code: keysByPosition(code), map: null } : undefined;
    },
  };
}
