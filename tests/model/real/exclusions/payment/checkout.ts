import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to a checkout in a real browser on the real server and the sandbox. */
export const checkoutExclusions: readonly Exclusion[] = [
  { words: 'the checkout has no address', why: 'the real server never answers like that' },
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'no checkout opens in time',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  { words: 'the browser does not leave', why: 'nothing keeps a browser from following an address' },
  { words: 'the browser stays on the page', why: 'nothing keeps a browser from leaving' },
];
