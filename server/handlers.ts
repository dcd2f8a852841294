import { accountHandlers } from './accounts/handlers';
import type { Handlers, OperationId } from './contract/handlers';
import { healthHandlers } from './health';
import type { Parts } from './parts';
import { reservationHandlers } from './reservations/handlers';

type Unbuilt = Exclude<
  OperationId,
  | 'getHealth'
  | keyof ReturnType<typeof accountHandlers>
  | keyof ReturnType<typeof reservationHandlers>
>;
const notBuilt = () => Promise.reject(new Error('Not built yet.'));
const unbuilt = {
  requestRefund: notBuilt,
  verifyPaystackPayment: notBuilt,
  verifyFlutterwavePayment: notBuilt,
  verifyPayment: notBuilt,
  initializePaystack: notBuilt,
  initializeFlutterwave: notBuilt,
  initiatePayment: notBuilt,
  initiateFlutterwave: notBuilt,
  receivePaystackWebhook: notBuilt,
  receiveFlutterwaveWebhook: notBuilt,
  returnFromPaystack: notBuilt,
  returnFromFlutterwave: notBuilt,
} satisfies Handlers<Unbuilt>;

/** The handlers of the whole contract, each part of the server its own. */
export function handlersOf(parts: Parts): Handlers {
  return {
    ...unbuilt,
    ...accountHandlers(parts),
    ...reservationHandlers(parts),
    ...healthHandlers(parts),
  };
}
