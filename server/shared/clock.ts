/** The source of the time, passed in so that tests and simulations control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
