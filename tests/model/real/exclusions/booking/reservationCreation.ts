import type { Exclusion } from '../../../../../tools/model/level';

const givenUp = 'the call gives up sooner by itself, and fails as one that nobody answered';

/** What can't happen to making a reservation in a real browser on the real server. */
export const reservationCreationExclusions: readonly Exclusion[] = [
  {
    words: 'books on the way to the payment page',
    why: 'the site under test is built for the flow that goes on to the confirmation',
  },
  { words: 'no key can be made', why: 'a browser can always draw random bytes' },
  { words: 'no key is made in time', why: 'a browser draws random bytes at once' },
  {
    words: 'the server’s answer names no reservation',
    why: 'the real server never answers like that',
  },
  { words: 'something else goes wrong', why: 'what the real server answers can always be read' },
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'the server breaks',
    why: 'nothing outside the real server makes it break at just that call',
  },
  {
    words: 'the server has no time for it',
    why: 'nothing outside the real server keeps it busy at just that call',
  },
  {
    words: 'the server takes no such booking',
    why: 'the site sends what the server of the same version takes',
  },
  {
    words: 'the server is still at work on the same booking',
    why: 'nothing outside the real server makes it take longer with just that call',
  },
  { words: 'no answer comes in time', why: givenUp },
  { words: 'no answer comes to the repeated booking in time', why: givenUp },
];
