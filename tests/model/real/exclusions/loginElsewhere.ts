import type { Exclusion } from '../../../../tools/model/level';

/** What would need a second tab beside the one that is walked. */
export const loginElsewhere: Exclusion = {
  words: 'logs in again in another tab',
  why: 'the browser that walks has one tab; session/tabsMeetLogins.test.ts opens two',
};
