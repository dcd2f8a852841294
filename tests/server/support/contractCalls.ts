import {
  branch,
  examplesOf,
  isTree,
  listAt,
  operationsOf,
  readContract,
  type Operation,
} from '../../unit/contract/contractDocument';
import type { Method } from './hotel';

/** Every operation of the contract. */
export const operations: readonly Operation[] = operationsOf(await readContract());

const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** An operation's method, as a method to call with. */
export function methodOf({ method }: Operation): Method {
  const found = methods.find((one) => one === method);
  if (found === undefined) throw new Error(`Nobody asks with ${method} here.`);
  return found;
}

/** Whether an operation is for guests with a token, for anyone with or without one, or for anyone. */
export function isFor({ tree }: Operation): 'guests' | 'guestsAndOthers' | 'anybody' {
  const ways = listAt(tree, 'security');
  if (!ways.some((way) => isTree(way) && 'bearerAuth' in way)) return 'anybody';
  return ways.length > 1 ? 'guestsAndOthers' : 'guests';
}

/** The ids and references that calls of the contract are about. */
export interface Subjects {
  session: string;
  reservation: string;
  payment: string;
}

/** The schema of an operation's body; empty if it takes none. */
export function bodySchemaOf({ tree }: Operation) {
  return branch(
    branch(branch(branch(tree, 'requestBody'), 'content'), 'application/json'),
    'schema',
  );
}

/** The kind of subject of an operation; null if it names nothing that a guest owns. */
export function subjectOf(operation: Operation): keyof Subjects | null {
  if (operation.path.includes('/sessions/{id}')) return 'session';
  if (operation.path.includes('{id}')) return 'reservation';
  if ('reservationId' in branch(bodySchemaOf(operation), 'properties')) return 'reservation';
  return operation.path.includes('/verify') && operation.method === 'GET' ? 'payment' : null;
}

interface ContractCall {
  method: Method;
  url: string;
  /** Undefined if the operation takes none. */
  body: unknown;
}

/** A call of an operation with the contract's own examples, about the given subjects. */
export function exampleCall(operation: Operation, subjects: Subjects): ContractCall {
  const subject = subjectOf(operation);
  const id = subject === null ? 'nothing' : subjects[subject];
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (!isTree(parameter) || parameter.in !== 'query' || parameter.required !== true) continue;
    query.set(String(parameter.name), subject === 'payment' ? id : String(parameter.example));
  }
  const path = operation.path.replace('{id}', encodeURIComponent(id));
  const content = branch(branch(operation.tree, 'requestBody'), 'content');
  const [example] = examplesOf(branch(content, 'application/json'));
  return {
    method: methodOf(operation),
    url: query.size === 0 ? path : `${path}?${query}`,
    body:
      isTree(example) && 'reservationId' in example ? { ...example, reservationId: id } : example,
  };
}
