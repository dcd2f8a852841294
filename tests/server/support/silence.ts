import type { Log } from '../../../server/shared/log';

/** A log that discards everything. */
export const silence: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
