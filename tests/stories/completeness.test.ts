import { describe, expect, it } from 'vitest';
import { models } from '../model/models/all';
import { nodesOf, pathOf } from '../model/support/recording';
import { everyMessage } from '../support/everyMessage';
import { neverShown } from '../support/neverShown';

interface Story {
  input: { parameters: { pictured: { pictures: string; says: readonly string[] } } };
}

function isStory(value: unknown): value is Story {
  if (typeof value !== 'object' || value === null || !('input' in value)) return false;
  const { input } = value;
  if (typeof input !== 'object' || input === null || !('parameters' in input)) return false;
  const { parameters } = input;
  return typeof parameters === 'object' && parameters !== null && 'pictured' in parameters;
}

const modules = import.meta.glob<Record<string, unknown>>('../../stories/**/*.stories.tsx', {
  eager: true,
});
const pictured = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isStory)
  .map(({ input }) => input.parameters.pictured);

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

  it('show every icon of the site', () => {
    const shown = iconsIn(iconStories);
    expect(shown.size).toBeGreaterThan(0);
    expect([...iconsIn(siteFiles)].filter((icon) => !shown.has(icon))).toEqual([]);
  });
});
