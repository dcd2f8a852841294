import { describe, expect, it } from 'vitest';
import { models } from '../../models/all';
import { isGuarded, waitsInVain, withSession } from '../../models/session/beside';
import { companyWalkOf } from '../../tools/model/companyWalk';
import { namesOf } from '../../tools/model/pairs';

/** While the session is in these states, no guest's page is in view that could hear of it. */
const withoutPage = [
  'restoring.reading',
  'restoring.refreshing',
  'anonymous.unknown',
  'anonymous.expired',
  'navigatingHome',
];

describe.each(models.filter(isGuarded))('the session beside a machine ($id)', (model) => {
  const { pairs, stuck, missed } = companyWalkOf(withSession(model));

  it('leaves nobody stuck', () => {
    expect(stuck).toEqual([]);
  });

  it('leaves nobody waiting for a login that has been made', () => {
    expect(pairs.filter(waitsInVain).map(namesOf)).toEqual([]);
  });

  it('is met in every state in which the page shows, beside every state of the page', () => {
    expect(missed.beside).toEqual(withoutPage.toSorted());
    expect(missed.own).toEqual([]);
  });
});
