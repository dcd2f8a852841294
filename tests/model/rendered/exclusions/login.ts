import type { Exclusion } from '../../../../tools/model/level';
import { navigationFails } from './reasons';

/** What can’t happen on the rendered pages of `machines/login`. */
export const loginExclusions = {
  authForm: [
    { words: 'the code screen fails', why: 'it has no way to fail but to say what is wrong' },
    ...['nobody answers the login', 'nobody answers the registration'].map((words) => ({
      words,
      why: 'the wire gives the call up before',
    })),
  ],
  accountVerification: [
    { words: 'types a letter', why: 'a box takes no letter, so that nothing happens' },
    ...[
      'nobody answers whether the code is right',
      'nobody answers whether another code was sent',
    ].map((words) => ({ words, why: 'the wire gives the call up before' })),
  ],
  passwordReset: [
    { words: 'types a letter', why: 'a box takes no letter, so that nothing happens' },
    { words: 'the address can’t be watched', why: 'a page can always look at its own address' },
    ...[
      'nobody answers whether the link has changed the password',
      'nobody answers whether a code was sent',
      'nobody answers whether another code was sent',
      'nobody answers whether the password was changed',
    ].map((words) => ({ words, why: 'the wire gives the call up before' })),
    navigationFails('the way to the login fails'),
    navigationFails('the login does not open in time'),
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
