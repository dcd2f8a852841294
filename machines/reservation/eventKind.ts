import type { timeline } from '../../messages/desk/acts';
import type { ReservationEvent } from './reservationMachine';

/** Events of a reservation's history that its guest reads too. */
export type GuestEventKind =
  | Exclude<
      ReservationEvent['type'],
      `hold.${'extended' | 'kept' | 'keptLate' | 'putBack'}` | 'payment.lowered'
    >
  | 'payment.part'
  | ('guest.reserved' | 'staff.reserved' | 'staff.roomChanged' | 'room.rearranged')
  | ('refund.accountNeeded' | 'refund.accountGiven');

/** Those that only staff reads. */
type StaffEventKind =
  | ('hold.kept' | 'hold.keptLate' | 'hold.putBack' | 'payment.lowered')
  | ('hold.extended' | 'hold.keptForCase' | 'hold.resumed' | 'case.closed' | 'guest.reminded')
  | ('transfer.rejected' | 'refund.reduced' | 'dispute.lost' | 'staff.goodwill')
  | ('staff.refundRetried' | 'staff.refundsAdopted')
  | keyof typeof timeline;

/**
 * The events of a reservation's history. One without words for everybody who reads it does not compile. Rows of
 * earlier versions may have other kinds, which the desk reads as they are.
 */
export type EventKind = GuestEventKind | StaffEventKind;
