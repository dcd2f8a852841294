import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysByPosition } from '../../../scripts/site/iconKeys';

const pause = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/icons/pause')), 'utf8');

describe('The keys of an icon', () => {
  it('are the positions of its shapes, which differ', () => {
    const keys = [...keysByPosition(pause).matchAll(/key: "([^"]+)"/g)].map(([, key]) => key);
    expect(keys).toEqual(['1', '2']);
  });

  it('are all that changes', () => {
    const withoutKeys = (icon: string) => icon.replace(/, key: "[^"]+"/g, '');
    expect(withoutKeys(keysByPosition(pause))).toBe(withoutKeys(pause));
  });
});
