import { existsSync } from 'node:fs';
import { mayImport } from './table.js';

/** A room as a path: a folder, or a single file. */
function pathOf(top, room) {
  const file = ['.ts', '.tsx'].map((ending) => `./${top}/${room}${ending}`).find(existsSync);
  return file ?? `./${top}/${room}`;
}

/** The zones of `import-x/no-restricted-paths` that enforce the table. */
export const zones = Object.entries(mayImport).flatMap(([top, rooms]) =>
  Object.entries(rooms).flatMap(([room, allowed]) => {
    if (allowed === '*') return [];
    const refused = Object.keys(rooms).filter(
      (other) => other !== room && !allowed.includes(other),
    );
    if (refused.length === 0) return [];
    return [{ target: pathOf(top, room), from: refused.map((other) => pathOf(top, other)) }];
  }),
);
