import { describe, expect, it } from 'vitest';
import { branch, isTree, operationsOf, readContract, type Tree } from './contractDocument';

const contract = await readContract();

/** By these an account may be stored as they were once typed. */
const credentials = new Set([
  'login.email',
  'login.password',
  'requestPasswordCode.email',
  'resetPassword.email',
  'changePassword.currentPassword',
  'deleteAccount.password',
  'checkRefundAccountName.password',
  'submitRefundAccount.password',
]);
/** These are written by programs. */
const written = new Set(['reservationId', 'bankCode', 'holder', 'token', 'refreshToken', 'link']);

function textsIn(schema: Tree): [name: string, field: Tree][] {
  return Object.entries(branch(schema, 'properties')).filter((entry): entry is [string, Tree] => {
    const [, field] = entry;
    return isTree(field) && field.type === 'string' && !('format' in field) && !('enum' in field);
  });
}

const texts = operationsOf(contract).flatMap(({ id, tree }) => {
  const content = branch(branch(tree, 'requestBody'), 'content');
  return textsIn(branch(branch(content, 'application/json'), 'schema')).map(([name, field]) => ({
    name,
    place: `${id}.${name}`,
    kind: field['x-typed'],
  }));
});

describe('What people type', () => {
  it('is read in one way in every body of the contract', () => {
    const unread = texts.filter(
      ({ name, place, kind }) =>
        kind === undefined && !credentials.has(place) && !written.has(name),
    );
    expect(unread.map(({ place }) => place)).toEqual([]);
  });
});
