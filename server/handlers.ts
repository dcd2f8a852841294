import { accountHandlers } from './accounts/handlers';
import type { Handlers } from './contract/handlers';
import { healthHandlers } from './http/health';
import type { Parts } from './parts/parts';
import { paymentHandlers } from './payments/handlers';
import { reservationHandlers } from './reservations/handlers';

/** The handlers of the whole contract, each part of the server its own. */
export function handlersOf(parts: Parts): Handlers {
  return {
    ...accountHandlers(parts),
    ...reservationHandlers(parts),
    ...paymentHandlers(parts),
    ...healthHandlers(parts),
  };
}
