import { expect, it } from 'vitest';
import { acts, actsOfReservation } from '../../../machines/desk/acts/registry';
import { timeline } from '../../../messages/desk/acts';
import { branch, readContract, treesOf } from '../contract/contractDocument';

const rolesFrom = { desk: ['desk', 'manager'], manager: ['manager'] };

it('The contract has each act of the registry, for whom its least role lets do it', async () => {
  const written = [...treesOf(branch(branch(await readContract(), 'components'), 'schemas'))]
    .map(({ tree }) => [branch(branch(tree, 'properties'), 'act').const, tree['x-roles']] as const)
    .filter(([name, roles]) => typeof name === 'string' && roles !== undefined);
  // A role that depends on facts needs them here: all that matter, of which the least counts.
  const known = Object.entries(acts).map(
    ([name, { role }]) => [name, rolesFrom[role({})]] as const,
  );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(known));
});

it('Each event of the desk that has words is made by an act', () => {
  const made: string[] = Object.values(actsOfReservation).flatMap(({ events }) => events);
  expect(Object.keys(timeline).filter((kind) => !made.includes(kind))).toEqual([]);
});
