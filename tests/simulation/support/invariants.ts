import { isClean, reconcile } from '../../../server/payments/reconciliation/reconcile';
import { reportReconciliation } from '../../../server/payments/reconciliation/reportReconciliation';
import { createProviders } from '../../../server/payments/providers/providers';
import { chargeViolations, refundViolations } from './bookInvariants';
import type { Everything } from './everything';
import type { Guest } from './guest';
import { guestViolations } from './guestInvariants';
import type { HotelWorld } from './hotelWorld';
import { letterViolations } from './letterInvariants';
import { reservationViolations } from './reservationInvariants';

/** Everything that is not as it must be once the world has come to rest. */
export async function violationsOf(
  world: HotelWorld,
  guests: readonly Guest[],
  everything: Everything,
): Promise<string[]> {
  return [
    ...chargeViolations(everything),
    ...refundViolations(everything),
    ...reservationViolations(everything),
    ...letterViolations(everything),
    ...(await guestViolations(world, guests, everything)),
    ...(await reconciliationViolations(world)),
  ];
}

/** The hotel's own reconciliation has to say the same. */
async function reconciliationViolations({
  agenda,
  database,
  sandbox,
  surroundings: { configuration },
}: HotelWorld): Promise<string[]> {
  const providers = createProviders(configuration, {
    fetch: (url, init) => sandbox.fetch(url, init),
  });
  const { clock } = agenda;
  const result = await reconcile({ clock, database, providers }, { asksAll: true });
  if (isClean(result) && result.awaited.length === 0) return [];
  return [reportReconciliation(result)];
}
