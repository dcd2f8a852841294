import { bundle, loadConfig } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';

/** The contract's file. */
export const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

/** The linter's configuration for the contract. */
export function contractRules() {
  return loadConfig({
    configPath: fileURLToPath(new URL('redocly.yaml', import.meta.url)),
  });
}

export type Tree = Record<string, unknown>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A branch of a document; an empty one if it is missing. */
export function branch(tree: unknown, name: string): Tree {
  const found = isTree(tree) ? tree[name] : undefined;
  return isTree(found) ? found : {};
}

/** A list in a document; an empty one if it is missing. */
export function listAt(tree: unknown, name: string): unknown[] {
  const found = isTree(tree) ? tree[name] : undefined;
  return Array.isArray(found) ? found : [];
}

async function readWhole(): Promise<Tree> {
  const { bundle: contract } = await bundle({
    ref: contractFile,
    config: await contractRules(),
    dereference: true,
  });
  const parsed: unknown = contract.parsed;
  if (!isTree(parsed)) throw new Error('openapi.yaml holds no document');
  return parsed;
}

let contractOnce: Promise<Tree> | undefined;

/** The contract with every reference replaced by what it refers to. It takes a second, so a worker reads it once. */
export const readContract = (): Promise<Tree> => (contractOnce ??= readWhole());

/** Every subtree of a document with its location, the document itself first. */
export function* treesOf(value: unknown, place = '#'): Generator<{ place: string; tree: Tree }> {
  if (isTree(value)) yield { place, tree: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* treesOf(part, `${place}/${name}`);
}

/** The values of a media type's, parameter's or header's examples. */
export function examplesOf(tree: Tree): unknown[] {
  const named = Object.values(branch(tree, 'examples')).map((example) =>
    isTree(example) ? example.value : undefined,
  );
  return 'example' in tree ? [...named, tree.example] : named;
}

export interface Operation {
  id: string;
  /** `POST /path`, as in the contract. */
  call: string;
  method: string;
  path: string;
  tree: Tree;
  parameters: unknown[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the contract, in its order. */
export function operationsOf(contract: Tree): Operation[] {
  return Object.entries(branch(contract, 'paths')).flatMap(([path, item]) =>
    methods
      .filter((method) => isTree(item) && method in item)
      .map((method) => {
        const tree = branch(item, method);
        return {
          id: String(tree.operationId),
          call: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          tree,
          parameters: [...listAt(item, 'parameters'), ...listAt(tree, 'parameters')],
        };
      }),
  );
}
