/** Where the server's parts read the time from; given to them, so that tests and simulations own it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
