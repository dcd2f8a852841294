import { describe, expect, it } from 'vitest';
import type { Pictured } from '../../stories/support/screen';
import { models } from '../model/models/all';
import { nodesOf, pathOf } from '../model/support/recording';
import { everyMessage } from '../support/everyMessage';
import { neverShown } from '../support/neverShown';

/** What lies in an object under a path of keys. */
function at(whole: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => {
    const isObject = typeof part === 'object' && part !== null;
    return isObject ? Reflect.get(part, key) : undefined;
  }, whole);
}

function isPictured(value: unknown): value is Pictured {
  return at(value, 'pictures') !== undefined;
}

const stories = Object.values(
  import.meta.glob<Record<string, unknown>>('../../stories/**/*.stories.tsx', { eager: true }),
).flatMap((module) => Object.values(module));

const pictured = stories
  .map((story) => at(story, 'input', 'parameters', 'pictured'))
  .filter(isPictured);

/** What the files of the components offer, by the file's path. */
const components = import.meta.glob<Record<string, unknown>>('../../src/components/*.tsx', {
  eager: true,
});

const visibleStates = models.flatMap(({ id, machine }) =>
  nodesOf(machine)
    .filter(({ meta }) => meta !== undefined)
    .map((node) => `${id}.${pathOf(node)}`),
);

/** The icons that files take from the library, by their names there. */
function iconsIn(files: Readonly<Record<string, string>>): Set<string> {
  const taken = Object.values(files).flatMap((text) => [
    ...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g),
  ]);
  return new Set(taken.flatMap(([, name]) => name ?? []));
}

const siteFiles = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const iconStories = import.meta.glob<string>('../../stories/foundations/icons.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('The stories', () => {
  it('picture every state that can be seen', () => {
    const shown = new Set(pictured.map(({ pictures }) => pictures));
    expect(visibleStates.filter((state) => !shown.has(state))).toEqual([]);
  });

  it('show every message that a guest can read', () => {
    const read = new Set(pictured.flatMap(({ says }) => says));
    const missing = everyMessage.filter(
      ({ name, words }) => !neverShown.has(name) && !read.has(words),
    );
    expect(missing).toEqual([]);
  });

  it('show every component of the library', () => {
    const shown = new Set(stories.map((story) => at(story, 'meta', 'input', 'component')));
    const missing = Object.entries(components).flatMap(([path, offered]) =>
      Object.values(offered).some((component) => shown.has(component)) ? [] : path,
    );
    expect(missing).toEqual([]);
  });

  it('show every icon of the site', () => {
    const shown = iconsIn(iconStories);
    expect(shown.size).toBeGreaterThan(0);
    expect([...iconsIn(siteFiles)].filter((icon) => !shown.has(icon))).toEqual([]);
  });
});
