import type { Context } from '../context';
import type { PaymentProviders } from '../paymentProviders/provider';

/**
 * The dependencies of staff's use cases. There is no job queue: the server's sweep finds remaining work within a minute,
 * and the desk's operations send their emails at once.
 */
export interface DeskContext extends Context {
  providers: PaymentProviders;
}

/** The account of all reservations made at the desk. It has no login: no password matches its hash. */
export const DESK_ACCOUNT = '00000000-0000-4000-8000-00000000de5c';
