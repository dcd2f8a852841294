import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../machines/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!contract).*\.ts$/.test(file),
);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The id of the machine that a file creates; undefined if it creates none. */
const idIn = (text: string) => /createMachine\(\{\s*id: '(\w+)'/.exec(text)?.[1];

describe('A machine', () => {
  const named = files.flatMap((file) => {
    const id = idIn(textOf(file));
    return id === undefined ? [] : [[file, id] as const];
  });

  it('is found: there are as many as files that end in its name', () => {
    const ending = files.filter((file) => file.endsWith('Machine.ts'));
    expect(named.map(([file]) => file).toSorted()).toEqual(ending.toSorted());
  });

  it.each(named)('has one name: %s holds and exports %s', (file, id) => {
    expect(basename(file)).toBe(`${id}Machine.ts`);
    expect(textOf(file)).toContain(`export const ${id}Machine`);
  });

  it.each(files)('is led to by name from its own file alone: %s', (file) => {
    const text = textOf(file);
    const foreign = Array.from(text.matchAll(/target: ['`](#(\w+)\.[^'`]*)['`]/g)).filter(
      ([, , id]) => id !== idIn(text),
    );
    expect(foreign.map(([, target]) => target)).toEqual([]);
  });
});
