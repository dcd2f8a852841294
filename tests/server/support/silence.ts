import type { Log } from '../../../server/context';

/** A log that nobody reads. */
export const silence: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
