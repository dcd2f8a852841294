import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { branch, contractFile, isTree, listAt, operationsOf } from './contractDocument';

/** Paths and schemas behind those of a later tag. A schema may stand among those of any tag that needs it. */
export function outOfOrder(): string[] {
  const contract: unknown = parse(readFileSync(contractFile, 'utf8'));
  if (!isTree(contract)) throw new Error('openapi.yaml holds no document');
  const components = branch(contract, 'components');
  const needs = (part: unknown, found = new Set<string>()): Set<string> => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(
      /components\/(\w+)\/(\w+)/g,
    )) {
      if (found.has(name)) continue;
      found.add(name);
      needs(branch(components, kind)[name], found);
    }
    return found;
  };
  const operations = operationsOf(contract);
  const parts = listAt(contract, 'tags').map((tag) => {
    const own = operations.filter(({ tree }) =>
      listAt(tree, 'tags').includes(branch({ tag }, 'tag').name),
    );
    return new Set([...own.map(({ call }) => call), ...needs(own)]);
  });
  const misplaced = (names: string[]) => {
    let reached = 0;
    return names.filter((name) => {
      const next = parts.findIndex((part, index) => index >= reached && part.has(name));
      if (next !== -1) reached = next;
      return next === -1;
    });
  };
  const schemas = Object.keys(branch(components, 'schemas'));
  // The errors come last, and have an order of their own.
  const first = schemas.findIndex((name) => name.startsWith('Problem'));
  const paths = operations.map(({ call }) => call);
  return [paths, schemas.slice(0, first), schemas.slice(first)].flatMap(misplaced);
}
