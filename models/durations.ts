/**
 * The expected duration of every fixed delay in milliseconds, by name. These are literals, so that a wrong number in
 * a machine is detected. Delays that depend on the context are not here.
 */
export const durations: Readonly<Record<string, number>> = {
  // The front desk asks a server that cannot be reached again after five seconds.
  untilNextTry: 5000,
  // What an open screen of the desk shows is five seconds old at most.
  untilNextAsking: 5000,
  // Nobody waits for a name that is still being typed.
  typingPaused: 200,
  // The specification: the success shows for two seconds.
  successShown: 2000,
  // Whether other dates are free is asked once both have stood for a moment (docs/rules.md).
  datesDebounce: 500,
  // The site's timeouts for others (machines/shared/timeouts.ts).
  responseTimeout: 100_000,
  refreshTimeout: 35_000,
  navigationTimeout: 30_000,
  redirectTimeout: 20_000,
  storageTimeout: 5000,
};
