import { isClean, reconcile, type Reconciliation } from '../../../server/books/reconcile';
import { reportReconciliation } from '../../../server/cli/reportReconciliation';
import type { Finding } from '../../../server/books/findings';
import { createProviders } from '../../../server/paymentProviders/providers';
import { chargeViolations, refundViolations } from './bookInvariants';
import type { Everything } from './everything';
import { extensionViolations } from './extensionInvariants';
import type { History } from './history';
import type { Guest } from './guest';
import { guestViolations } from './guestInvariants';
import type { HotelWorld } from './hotelWorld';
import { emailViolations } from './emailInvariants';
import { reminderViolations } from './reminderInvariants';
import { reservationViolations } from './reservationInvariants';
import { transferViolations } from './transferInvariants';

/** All violations once the simulated world is at rest. */
export async function violationsOf(
  world: HotelWorld,
  guests: readonly Guest[],
  everything: Everything,
): Promise<string[]> {
  const { history } = world;
  await history.keepReceipts(world);
  const reconciliation = await reconciled(world);
  const named = new Set(reconciliation.unaccounted.map(({ reference }) => reference));
  const compared = { everything, history, named };
  return [
    ...chargeViolations(compared),
    ...refundViolations(compared),
    ...reservationViolations(everything),
    ...emailViolations(everything),
    ...reminderViolations(everything),
    ...transferViolations(everything, history),
    ...extensionViolations(everything, history),
    ...(await guestViolations(world, guests, everything)),
    ...history.numbersIssuedTwice.map((number) => `Two receipts have the number ${number}`),
    ...reconciliationViolations(reconciliation, history),
  ];
}

/** The hotel's own reconciliation must agree. */
function reconciled({ agenda, database, sandbox, surroundings: { configuration } }: HotelWorld) {
  const providers = createProviders(configuration, {
    fetch: (url, init) => sandbox.fetch(url, init),
  });
  const { clock } = agenda;
  return reconcile({ clock, database, providers }, { asksAll: true });
}

function reconciliationViolations(result: Reconciliation, { restores }: History): string[] {
  // What came in after the backup is in no books, and must be reported forever.
  const isLost = ({ reservationId }: Finding) => restores > 0 && reservationId === null;
  const unaccounted = result.unaccounted.filter((one) => !isLost(one));
  if (isClean({ ...result, unaccounted }) && result.awaited.length === 0) return [];
  return [reportReconciliation(result)];
}
