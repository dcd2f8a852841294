import type { DeskRole } from '../../machines/contract/wire';
import { deskRoles } from '../../machines/desk/acts/act';
import { branch, isTree, treesIn, type Tree } from './contractDocument';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether an operation requires a caller, accepts one, or ignores them. */
export type Callers = 'needed' | 'known' | 'none';

/** The roles that may call an operation of the front desk. */
export interface DeskCallers {
  /** Empty if no session is needed. */
  roles: readonly DeskRole[];
  whileLocked: boolean;
}

/** The schemas that a route validates requests and writes answers by, in Fastify's form. */
interface RouteSchema {
  params?: Tree;
  querystring?: Tree;
  headers?: Tree;
  body?: Tree;
  response?: Tree;
}

/** One operation of the contract. */
export interface ContractOperation {
  id: string;
  method: (typeof methods)[number];
  /** In Fastify's syntax: `/reservations/:id`. */
  url: string;
  callers: Callers;
  /** Null for all operations but the front desk's. */
  desk: DeskCallers | null;
  /** Whether it has a 304: its answers have an `ETag`. */
  isRevalidated: boolean;
  schema: RouteSchema;
}

/** One schema for all parameters in the same place of a request. */
function schemaOfParameters(parameters: readonly Tree[], place: string): Tree | undefined {
  const there = parameters.filter((parameter) => parameter.in === place);
  if (there.length === 0) return undefined;
  // Node gives header names in lower case.
  const nameOf = ({ name }: Tree) =>
    place === 'header' ? String(name).toLowerCase() : String(name);
  const required = there.filter((parameter) => parameter.required === true).map(nameOf);
  return {
    type: 'object',
    properties: Object.fromEntries(
      there.map((parameter) => [nameOf(parameter), branch(parameter, 'schema')]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The schemas of a body or a response by content type; undefined if there is none. */
function contentOf(tree: Tree): Tree | undefined {
  const content = Object.entries(branch(tree, 'content')).filter(isWithTree);
  if (content.length === 0) return undefined;
  return {
    content: Object.fromEntries(
      content.map(([type, media]) => [type, { schema: branch(media, 'schema') }]),
    ),
  };
}

function isWithTree(entry: [string, unknown]): entry is [string, Tree] {
  return isTree(entry[1]);
}

function responsesOf(tree: Tree): Tree {
  const responses = Object.entries(branch(tree, 'responses')).map(
    ([status, response]) => [status, isTree(response) ? contentOf(response) : undefined] as const,
  );
  return Object.fromEntries(responses.filter(([, content]) => content !== undefined));
}

/** `security: []` means no caller; an empty alternative makes the caller optional. The desk has sessions of its own. */
function callersOf(tree: Tree, contract: Tree): Callers {
  const ways = treesIn('security' in tree ? tree : contract, 'security');
  if (ways.length === 0 || ways.some((way) => 'deskSession' in way)) return 'none';
  return ways.some((way) => Object.keys(way).length === 0) ? 'known' : 'needed';
}

/** The roles of an operation or an act (`x-roles`). */
function rolesOf(tree: Tree): DeskRole[] {
  const named = tree['x-roles'];
  return deskRoles.filter((role) => Array.isArray(named) && named.includes(role));
}

/** @throws Error if an operation with the desk's session names no role */
function deskOf(tree: Tree): DeskCallers | null {
  if (!Array.isArray(tree.tags) || !tree.tags.includes('desk')) return null;
  const roles = rolesOf(tree);
  if (treesIn(tree, 'security').length > 0 && roles.length === 0) {
    throw new Error(`${String(tree.operationId)} says of no role that it may call it.`);
  }
  return { roles, whileLocked: tree['x-while-locked'] === true };
}

function schemaOf(tree: Tree, parameters: readonly Tree[]): RouteSchema {
  const params = schemaOfParameters(parameters, 'path');
  const querystring = schemaOfParameters(parameters, 'query');
  const headers = schemaOfParameters(parameters, 'header');
  const body = contentOf(branch(tree, 'requestBody'));
  const response = responsesOf(tree);
  return {
    ...(params ? { params } : {}),
    ...(querystring ? { querystring } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
    ...(Object.keys(response).length > 0 ? { response } : {}),
  };
}

/** Every operation of a contract whose references are resolved, in document order. */
export function operationsIn(contract: Tree): ContractOperation[] {
  const paths = Object.entries(branch(contract, 'paths')).filter(isWithTree);
  return paths.flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const tree = item[method.toLowerCase()];
      if (!isTree(tree)) return [];
      const parameters = [...treesIn(item, 'parameters'), ...treesIn(tree, 'parameters')];
      return {
        id: String(tree.operationId),
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        callers: callersOf(tree, contract),
        desk: deskOf(tree),
        isRevalidated: '304' in branch(tree, 'responses'),
        schema: schemaOf(tree, parameters),
      };
    }),
  );
}
