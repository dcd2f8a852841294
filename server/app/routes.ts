import { accountRoutes } from '../accounts/routes';
import type { Routes } from '../contract/handlers';
import { healthRoutes } from '../http/health';
import type { Parts } from '../context';
import { paymentRoutes } from '../payments/routes';
import { reservationRoutes } from '../reservations/routes';

/** The handlers of the whole contract, each part of the server its own. */
export function routesOf(parts: Parts): Routes {
  return {
    ...accountRoutes(parts),
    ...reservationRoutes(parts),
    ...paymentRoutes(parts),
    ...healthRoutes(parts),
  };
}
