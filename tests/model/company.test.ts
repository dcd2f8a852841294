import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { models } from '../../models/all';
import { waitsInVain, withSession } from '../../models/session/beside';
import { sessionModel } from '../../models/session/sessionModel';
import { stateOf } from '../../tools/model/findings';
import { getsOn, namesOf, pairsFrom } from '../../tools/model/pairs';
import type { TestModel } from '../../tools/model/testModel';
import { momentsIn } from '../../tools/model/whateverHappens';

/** One moment of each state. */
function oneOfEach(model: TestModel): AnyMachineSnapshot[] {
  return Array.from(
    new Map(momentsIn(model).map(({ snapshot }) => [stateOf(snapshot), snapshot])).values(),
  );
}

const loggedIn = oneOfEach(sessionModel).find(({ value }) =>
  JSON.stringify(value).includes('current'),
);
const guarded = models.filter(({ machine }) => 'requireLogin' in machine.implementations.actors);

/** While the session is in these states, no guest's page is in view that could hear of it. */
const withoutPage = [
  'restoring.reading',
  'restoring.renewing',
  'anonymous.unknown',
  'anonymous.expired',
  'goingHome',
];

describe.each(guarded)('the session beside a machine ($id)', (model) => {
  if (loggedIn === undefined) throw new Error('Nobody is ever logged in.');
  const company = withSession(model);
  const seeds = oneOfEach(model)
    .filter(({ children }) => !('requireLogin' in children))
    .map((own) => ({ beside: loggedIn, own }));
  const pairs = Array.from(pairsFrom(company, seeds).values());

  it('leaves nobody stuck', () => {
    expect(pairs.filter((pair) => !getsOn(company, pair)).map(namesOf)).toEqual([]);
  });

  it('leaves nobody waiting for a login that has been made', () => {
    expect(pairs.filter(waitsInVain).map(namesOf)).toEqual([]);
  });

  it('is met in every state in which the page shows, beside every state of the page', () => {
    const met = new Set(pairs.map(({ beside }) => stateOf(beside)));
    const never = oneOfEach(sessionModel)
      .map(stateOf)
      .filter((state) => !met.has(state));
    expect(never.toSorted()).toEqual(withoutPage.toSorted());
    const own = new Set(pairs.map((pair) => stateOf(pair.own)));
    expect(
      oneOfEach(model)
        .map(stateOf)
        .filter((state) => !own.has(state)),
    ).toEqual([]);
  });
});
