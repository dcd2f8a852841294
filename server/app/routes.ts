import { accountRoutes } from '../accounts/routes';
import type { Routes } from '../contract/handlers';
import { healthRoutes } from '../http/readiness';
import type { AppContext } from './context';
import { deskRoutes } from '../desk/routes';
import { paymentRoutes } from '../payments/routes';
import { privacyRoutes } from '../privacy/routes';
import { receiptRoutes } from '../receipts/routes';
import { reservationRoutes } from '../reservations/routes';

/** The handlers of the whole contract. */
export function routesOf(context: AppContext): Routes {
  return {
    ...accountRoutes(context),
    ...privacyRoutes(context),
    ...reservationRoutes(context),
    ...paymentRoutes(context),
    ...receiptRoutes(context),
    ...deskRoutes(context),
    ...healthRoutes(context),
  };
}
