import type { Delivery } from '../../../sandbox/webhooks/deliveries';
import type { Everything } from './everything';
import type { Counts } from './counts';

/** Counts the outcomes of a schedule's reservations, payments, refunds and webhooks. */
export function noteOutcomes(
  counts: Counts,
  { events, attempts, refunds, cases }: Everything,
  deliveries: readonly Delivery[],
): void {
  for (const { kind } of events) counts.note(`a reservation: ${kind}`);
  for (const { status } of attempts) counts.note(`a payment ends as ${status}`);
  for (const { cause, status } of refunds) {
    counts.note(`money goes back: ${cause}`);
    counts.note(`a refund ends as ${status}`);
  }
  for (const { kind } of cases) counts.note(`a case: ${kind}`);
  counts.note('a webhook overtakes an earlier one', overtaken(deliveries).length);
}

/** Webhooks that first arrived after one that was sent later. */
function overtaken(deliveries: readonly Delivery[]): Delivery[] {
  const arrival = ({ attempts }: Delivery) => attempts[0]?.at;
  return deliveries.filter((one, index) => {
    const at = arrival(one);
    return (
      at !== undefined && deliveries.slice(index + 1).some((later) => (arrival(later) ?? at) < at)
    );
  });
}
