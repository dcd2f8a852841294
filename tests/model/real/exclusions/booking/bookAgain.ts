import type { Exclusion } from '../../../../../tools/model/level';

const innerNavigation = 'nothing outside the page makes a way between its own screens fail';

/** What can't happen to booking the same again in a real browser on the real server. */
export const bookAgainExclusions: readonly Exclusion[] = [
  { words: 'the booking is open', why: 'the button has gone with its page by then' },
  { words: 'the booking does not open', why: innerNavigation },
  { words: 'the booking does not open in time', why: innerNavigation },
];
