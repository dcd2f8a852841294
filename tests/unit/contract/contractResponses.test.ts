import fastify, { type FastifyInstance } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  branch,
  contractFile,
  examplesOf,
  isTree,
  operationsOf,
  readContract,
  type Operation,
} from './contractDocument';

const operations = operationsOf(await readContract());

/** The response to the next request; the operation's schema decides which of its fields are sent. */
let answer: { status: number; body: unknown };
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({ ajv: { customOptions: { keywords: ['x-typed', 'x-roles'] } } });
  await server.register(openapiGlue, {
    specification: contractFile,
    securityHandlers: { bearerAuth: () => undefined, deskSession: () => undefined },
    operationResolver: () => (_request, reply) => {
      void reply.code(answer.status).send(answer.body);
    },
  });
  await server.ready();
});

afterAll(() => server.close());

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** A method of the contract in the form that `inject` takes. */
function methodNamed(name: string): (typeof methods)[number] {
  const method = methods.find((one) => one === name);
  if (method === undefined) throw new Error(`The contract has ${name}, which nobody sends here.`);
  return method;
}

/** Calls an operation with the contract's own examples. */
function call({ method, path, tree, parameters }: Operation) {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let url = path;
  for (const parameter of parameters) {
    if (!isTree(parameter)) continue;
    const name = String(parameter.name);
    const value = String(parameter.example);
    if (parameter.in === 'path') url = url.replace(`{${name}}`, value);
    if (parameter.in === 'query') query.set(name, value);
    if (parameter.in === 'header') headers[name] = value;
  }
  const content = branch(branch(tree, 'requestBody'), 'content');
  const [body] = examplesOf(branch(content, 'application/json'));
  if (body !== undefined) headers['content-type'] = 'application/json';
  return server.inject({
    method: methodNamed(method),
    url: `${url}?${query.toString()}`,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

describe('an answer as the contract has it', () => {
  const responses = operations.flatMap((operation) =>
    Object.entries(branch(operation.tree, 'responses')).flatMap(([status, response]) => {
      const media = branch(branch(response, 'content'), 'application/json');
      return examplesOf(media).map((body) => ({
        operation,
        id: operation.id,
        status: Number(status),
        body,
      }));
    }),
  );

  it.each(responses)(
    'leaves the server whole: $id $status',
    async ({ operation, status, body }) => {
      answer = { status, body };
      const reply = await call(operation);
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toEqual(body);
    },
  );

  it('loses whatever the contract does not name', async () => {
    const verify = operations.find(({ id }) => id === 'verifyPaystackPayment');
    const response = branch(branch(verify?.tree, 'responses'), '200');
    const [receipt] = examplesOf(branch(branch(response, 'content'), 'application/json'));
    const reservation = { ...branch(receipt, 'reservation'), name: 'Adaobi Okeke' };
    answer = { status: 200, body: { paymentStatus: 'paid', reservation, cardNumber: '4111' } };
    const reply = await server.inject('/api/v1/hotel/payment/paystack/verify?reference=known');
    expect(reply.json()).toEqual(receipt);
  });
});
