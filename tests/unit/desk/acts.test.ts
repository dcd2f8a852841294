import { expect, it } from 'vitest';
import { namesOf } from '../../../machines/desk/acts/act';
import { acts } from '../../../machines/desk/acts/registry';
import { branch, readContract, treesOf } from '../contract/contractDocument';

const rolesFrom = { desk: ['desk', 'manager'], manager: ['manager'] };

it('The contract has each act of the registry, for whom its least role lets do it', async () => {
  const written = [...treesOf(branch(branch(await readContract(), 'components'), 'schemas'))]
    .map(({ tree }) => [branch(branch(tree, 'properties'), 'act').const, tree['x-roles']] as const)
    .filter(([name, roles]) => typeof name === 'string' && roles !== undefined);
  // A role that depends on facts needs them here: all that matter, of which the least counts.
  const known = namesOf(acts).map((name) => [name, rolesFrom[acts[name].role()]] as const);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(known));
});
