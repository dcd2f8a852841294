import { createHash } from 'node:crypto';
import { branch, isTree, readContract, treesIn, type Tree } from './contractDocument';
import { operationsIn } from './contractOperations';
import type { OperationId } from './handlers';

let bodiesOnce: ReadonlyMap<string, Tree> | undefined;

/** The schema of an operation's JSON body; an empty one if it has none. */
function bodySchemaOf(operation: OperationId): Tree {
  bodiesOnce ??= new Map(
    operationsIn(readContract()).map(({ id, schema: { body = {} } }) => [
      id,
      branch(branch(branch(body, 'content'), 'application/json'), 'schema'),
    ]),
  );
  return bodiesOnce.get(operation) ?? {};
}

/** Whether a schema can be meant by a value: its constants, such as an act's name, are the value's. */
const isMeant = (schema: Tree, value: Tree): boolean =>
  Object.entries(branch(schema, 'properties')).every(
    ([name, part]) => !isTree(part) || !('const' in part) || part.const === value[name],
  );

function propertiesFor(schema: Tree, value: Tree): Tree {
  const parts = ['allOf', 'anyOf', 'oneOf']
    .flatMap((keyword) => treesIn(schema, keyword))
    .filter((part) => isMeant(part, value))
    .map((part) => propertiesFor(part, value));
  const all = [...parts, branch(schema, 'properties')];
  return Object.fromEntries(all.flatMap((part) => Object.entries(part)));
}

/**
 * A value with only the fields of its schema, in the order of their names at every depth. A field with its default is
 * left out, like one that is absent. Arrays keep their order.
 */
export function canonical(schema: Tree, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((one: unknown) => canonical(branch(schema, 'items'), one));
  }
  if (!isTree(value)) return value;
  const properties = propertiesFor(schema, value);
  const names = Object.keys(properties);
  // Where the contract names no field, any may matter.
  const fields = (names.length > 0 ? names : Object.keys(value)).toSorted().map((name) => {
    const part = branch(properties, name);
    const [member, otherwise] = [value[name], part.default].map((one) => canonical(part, one));
    return [name, JSON.stringify(member) === JSON.stringify(otherwise) ? undefined : member];
  });
  return Object.fromEntries(fields);
}

/** The first field whose name, or whose choice among some, a schema does not know, at whatever depth. */
function unknownIn(schema: Tree, name: string, value: unknown): string | null {
  if (Array.isArray(value)) {
    return (
      value.map((one: unknown) => unknownIn(branch(schema, 'items'), name, one)).find(Boolean) ??
      null
    );
  }
  if (!isTree(value)) {
    const choices: unknown = schema.enum;
    const isUnknown = Array.isArray(choices) && !choices.includes(value);
    return isUnknown && typeof value === 'string' ? name : null;
  }
  const options = treesIn(schema, 'oneOf');
  if (options.length > 0 && !options.some((option) => isMeant(option, value))) return 'act';
  const properties = propertiesFor(schema, value);
  const found = Object.entries(value).map(([field, member]) =>
    Object.hasOwn(properties, field) ? unknownIn(branch(properties, field), field, member) : field,
  );
  return found.find((one) => one !== null) ?? null;
}

/** The first field of a body that its operation does not know; null if it knows all. */
export const unknownField = (operation: OperationId, body: unknown): string | null =>
  unknownIn(bodySchemaOf(operation), '', body);

/**
 * The print of a request, by which a repeat under its `Idempotency-Key` is recognised, however its JSON is written.
 * Servers of two versions print alike as long as they know the same fields.
 */
export function requestPrint(operation: OperationId, path: unknown, body: unknown): string {
  const said = [operation, canonical({}, path), canonical(bodySchemaOf(operation), body)];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
