import fastify, { type FastifySchema } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { expect, test } from 'vitest';
import { readContract, resolveReferences } from '../../../server/contract/contractDocument';
import { operationsIn } from '../../../server/contract/contractOperations';
import { contractFile, isTree } from '../../unit/contract/contractDocument';

/** The name of a header as Node has it; any other text stays. */
const asInNode = (name: string) =>
  name.replace(
    /^(?:(?:Idempotency|Visitor)-Key|Desk-Request|If-None-Match|Second-Factor-Code)$/,
    (header) => header.toLowerCase(),
  );

/** The rules that validate requests and write answers: without descriptions, and with header names as Node has them. */
function rulesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rulesOf);
  if (typeof value === 'string') return asInNode(value);
  if (!isTree(value)) return value;
  const rules = Object.entries(value).filter(
    ([name, said]) =>
      !['x-day', 'x-kobo'].includes(name) && !(name === 'description' && typeof said === 'string'),
  );
  return Object.fromEntries(rules.map(([name, rule]) => [asInNode(name), rulesOf(rule)]));
}

function schemaOf({ params, querystring, headers, body, response }: FastifySchema): unknown {
  return rulesOf({ params, querystring, headers, body, response });
}

test('The routes are those that an independent reader makes of the same contract', async () => {
  const app = fastify({ exposeHeadRoutes: false });
  const theirs: Record<string, unknown> = {};
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD')
      theirs[`${String(route.method)} ${route.url}`] = schemaOf(route.schema ?? {});
  });
  await app.register(openapiGlue, {
    specification: contractFile,
    operationResolver: () => () => undefined,
  });
  const ours = operationsIn(readContract()).map(
    ({ method, url, schema }) => [`${method} ${url}`, schemaOf(schema)] as const,
  );
  expect(Object.fromEntries(ours)).toEqual(theirs);
  await app.close();
});

test('A contract that refers to what is not there, or to itself, is refused', () => {
  const lost = { one: { $ref: '#/components/Nobody' } };
  expect(() => resolveReferences(lost)).toThrow('The contract has no #/components/Nobody.');
  const circular = { one: { $ref: '#/two' }, two: { three: { $ref: '#/two' } } };
  expect(() => resolveReferences(circular)).toThrow('#/two refers to itself.');
});
