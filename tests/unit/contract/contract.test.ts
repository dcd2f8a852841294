import { lint } from '@redocly/openapi-core';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  branch,
  contractFile,
  contractRules,
  examplesOf,
  isTree,
  listAt,
  operationsOf,
  readContract,
  treesOf,
  type Tree,
} from './contractDocument';
import { outOfOrder } from './contractOrder';

let contract: Tree;

beforeAll(async () => {
  contract = await readContract();
});

/** The objects that have examples of a schema: media types, parameters and headers. */
function exampled(): { place: string; tree: Tree }[] {
  return [...treesOf(contract)].filter(({ tree }) => isTree(tree.schema));
}

describe('the contract', () => {
  it('breaks no rule of the linter', async () => {
    const problems = await lint({ ref: contractFile, config: await contractRules() });
    const open = problems.filter((problem) => problem.ignored !== true);
    expect(open.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('is what the generated types were generated from', async () => {
    const generated = await readFile(
      new URL('../../../machines/contract/schema.d.ts', import.meta.url),
      'utf8',
    );
    const fresh = COMMENT_HEADER + astToString(await openapiTS(new URL(`file://${contractFile}`)));
    expect(generated === fresh, 'stale types: npm run contract:types').toBe(true);
  });

  it('stands in the order of its tags: paths, schemas, then errors', () => {
    expect(outOfOrder()).toEqual([]);
  });

  it('gives an example of every body, parameter and header', () => {
    const without = exampled().filter(({ tree }) => examplesOf(tree).length === 0);
    expect(without.map(({ place }) => place)).toEqual([]);
  });

  it('gives only examples that keep its own rules', () => {
    const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
    const wrong = exampled().flatMap(({ place, tree }) => {
      const validate = ajv.compile(branch(tree, 'schema'));
      return examplesOf(tree)
        .filter((example) => !validate(example))
        .map(() => `${place}: ${ajv.errorsText(validate.errors)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('says of every field what it means', () => {
    const schemas = branch(branch(contract, 'components'), 'schemas');
    const silent = [...treesOf(schemas)].flatMap(({ place, tree }) =>
      Object.entries(branch(tree, 'properties'))
        .filter(([, field]) => !isTree(field) || typeof field.description !== 'string')
        .map(([name]) => `${place}/${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('gives every kind of error its own code', () => {
    const schemas = Object.entries(branch(branch(contract, 'components'), 'schemas'));
    const codes = schemas
      .filter(([name]) => name.endsWith('Problem'))
      .map(([, schema]) => branch(branch(schema, 'properties'), 'code').const);
    expect(codes).not.toContain(undefined);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('wants a token for whatever touches a reservation or its payment', () => {
    const withoutToken = operationsOf(contract)
      .filter(
        ({ tree }) =>
          !listAt(tree, 'security').some(
            (way) => isTree(way) && ('bearerAuth' in way || 'deskSession' in way),
          ),
      )
      .map(({ id }) => id);
    expect(withoutToken.sort()).toEqual([
      'confirmDeskLogIn',
      'deskLogIn',
      'finishDeskWelcome',
      'getAvailability',
      'getHealth',
      'getNextFreeDates',
      'getSoldOutNights',
      'login',
      'logout',
      'openDeskWelcome',
      'receiveFlutterwaveWebhook',
      'receivePaystackWebhook',
      'refreshSession',
      'registerAccount',
      'requestPasswordCode',
      'resendCode',
      'resetPassword',
      'resetPasswordByLink',
      'returnFromFlutterwave',
      'returnFromPaystack',
      'verifyAccount',
    ]);
  });

  it('lets a receipt be read without a token, and nothing else of a reservation', () => {
    const optional = operationsOf(contract)
      .filter(({ tree }) => listAt(tree, 'security').length > 1)
      .map(({ id }) => id);
    expect(optional).toEqual(['verifyPaystackPayment', 'verifyFlutterwavePayment']);
  });
});
