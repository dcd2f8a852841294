import type { Reservation } from '../../../machines/contract/wire';
import { refundDue } from '../../../machines/reservation/policy';
import { nairaFromKobo } from '../../../machines/shared/money';
import type { Context } from '../../context';
import { reducesPrice } from '../pricing/reducesPrice';
import { toApiReservation } from './toApiReservation';
import type { ReservationWithRooms } from '../reservationsWithRooms';
import { timelineOf } from './timeline';
import type { TimelineFacts } from './timelineFacts';

/**
 * A reservation for its owner to manage: with its timeline, and with what a refund would return if one can be
 * requested.
 */
export function presentToManage(
  context: Pick<Context, 'clock' | 'configuration'>,
  found: ReservationWithRooms,
  facts: TimelineFacts,
): Reservation {
  const shown = toApiReservation(context, found);
  const given = facts.refunds.filter(reducesPrice);
  const due = refundDue(
    found.row.totalKobo,
    given.map(({ amountKobo }) => amountKobo),
  );
  return {
    ...shown,
    ...(shown.refundableUntil !== null && { refundAmount: nairaFromKobo(due) }),
    timeline: timelineOf(found.row, facts, context.clock.now()),
  };
}
