import { loggingIn } from './loggingIn';
import { registering } from './registering';
import type { WordTable } from '../situation';

/** Logging in and registering. */
export const account: WordTable = {
  screen: 'login and registration',
  situations: [...loggingIn, ...registering],
};
