import { existsSync } from 'node:fs';
import { mayImport } from './table.js';

/** A module as a path: a folder, or a single file. */
function pathOf(top, module) {
  const file = ['.ts', '.tsx'].map((ending) => `./${top}/${module}${ending}`).find(existsSync);
  return file ?? `./${top}/${module}`;
}

/** The zones of `import-x/no-restricted-paths` that enforce the table. */
export const zones = Object.entries(mayImport).flatMap(([top, modules]) =>
  Object.entries(modules).flatMap(([module, allowed]) => {
    if (allowed === '*') return [];
    const refused = Object.keys(modules).filter(
      (other) => other !== module && !allowed.includes(other),
    );
    if (refused.length === 0) return [];
    return [{ target: pathOf(top, module), from: refused.map((other) => pathOf(top, other)) }];
  }),
);
