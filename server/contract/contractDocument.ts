import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../shared/projectRoot';

/** A JSON object in the contract. */
export type Tree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member object; an empty one if it is missing. */
export function branch(tree: Tree, name: string): Tree {
  const found = tree[name];
  return isTree(found) ? found : {};
}

/** The objects in a member list; none if it is missing. */
export function treesIn(tree: Tree, name: string): Tree[] {
  const found = tree[name];
  return Array.isArray(found) ? found.filter(isTree) : [];
}

/** The build writes it beside the bundle: parsing the YAML takes a fifth of the server's start. */
const builtContract = join(import.meta.dirname, 'openapi.json');

function contractInFile(): Tree {
  const contract: unknown = existsSync(builtContract)
    ? JSON.parse(readFileSync(builtContract, 'utf8'))
    : parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'));
  if (!isTree(contract)) throw new Error('openapi.yaml is empty.');
  return contract;
}

/** Resolves a reference such as `#/components/schemas/Stay`. */
function referredTo(contract: Tree, reference: string): unknown {
  let found: unknown = contract;
  for (const name of reference.split('/').slice(1)) found = isTree(found) ? found[name] : undefined;
  if (found === undefined) throw new Error(`The contract has no ${reference}.`);
  return found;
}

/**
 * The contract with every reference replaced by its target. The same target is the same object everywhere. Every date
 * has the keyword `x-day`: in a request it lies within the days that the hotel knows. Every number that need not be whole
 * is an amount in naira, and has the keyword `x-kobo`: in a request it is in whole kobo.
 * @throws Error if a reference has no target or refers to itself
 */
export function resolveReferences(contract: Tree): Tree {
  const resolved = new Map<string, unknown>();
  const resolve = (value: unknown, way: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => resolve(one, way));
    if (!isTree(value)) return value;
    const reference = value.$ref;
    if (typeof reference !== 'string') {
      const parts = Object.entries(value).map(([name, part]): [string, unknown] => [
        name,
        resolve(part, way),
      ]);
      if (value.format === 'date') parts.push(['x-day', true]);
      if (value.type === 'number') parts.push(['x-kobo', true]);
      return Object.fromEntries(parts);
    }
    if (way.includes(reference)) throw new Error(`${reference} refers to itself.`);
    if (!resolved.has(reference)) {
      resolved.set(reference, resolve(referredTo(contract, reference), [...way, reference]));
    }
    return resolved.get(reference);
  };
  const whole = resolve(contract, []);
  return isTree(whole) ? whole : {};
}

let contractOnce: Tree | undefined;

/** The build's copy of openapi.yaml, else that file itself. The tests verify that it is valid OpenAPI. */
export function readContract(): Tree {
  return (contractOnce ??= resolveReferences(contractInFile()));
}
