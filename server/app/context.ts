import { createCheckouts } from '../payments/checkouts';
import type { Context } from '../context';
import type { ReservationsContext } from '../reservations/context';

/** What all rooms together are handed. Nobody imports its parts: each room says what it needs in a context of its own. */
export interface AppContext extends Context, ReservationsContext {}

/** Joins what comes from outside with what the rooms are to each other. */
export function createAppContext(parts: Omit<AppContext, 'checkouts'>): AppContext {
  return { ...parts, checkouts: createCheckouts(parts) };
}
