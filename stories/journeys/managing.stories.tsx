import preview from '../../.storybook/preview';
import type { Reservation } from '../../machines/contract/wire';
import * as managementMessages from '../../messages/reservation/management';
import { paths } from '../../machines/shared/paths';
import { exampleReservation, paidReservation } from '../../models/fixtures/exampleReservation';
import { respond } from '../support/responses';
import { journey, type Guest } from '../support/journey';

const meta = preview.meta({ title: 'Journeys/Managing a reservation' });

const pending = exampleReservation();
const longer = exampleReservation({ checkOutDate: '2026-03-16', nights: 4, totalPrice: 8000 });
const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'byGuest',
  holdExpiresAt: null,
});
const refundRequested: Reservation = {
  ...paidReservation,
  refundStatus: 'requested',
  refundableUntil: null,
};

/** The server returns this reservation. */
function known(reservation: Reservation) {
  return [
    respond('get', '/api/v1/hotel/reservations/history', 200, { reservations: [reservation] }),
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation }),
  ];
}

async function opensTheReservation(guest: Guest): Promise<void> {
  await guest.comesTo('reservationList', 'listing');
  await guest.follows('View Details of reservation r-1');
  await guest.comesTo('reservationManagement', 'viewing');
}

export const ChangingDates = meta.story(
  journey({
    url: paths.myReservations,
    server: known(pending),
    walk: async (guest, step) => {
      await step('opens the reservation', () => opensTheReservation(guest));
      await step('stays a night longer', async () => {
        await guest.presses('Modify Reservation');
        await guest.comesTo('reservationManagement', 'drafting');
        await guest.fillsIn({ 'Check-out': '2026-03-16' });
        guest.stage.answerWith(
          ...known(longer),
          respond('patch', '/api/v1/hotel/reservations/{id}/modify', 200, {
            message: 'Modified.',
            reservation: longer,
          }),
        );
        await guest.presses('Save Changes');
      });
      await step('sees the new dates and the new price', async () => {
        await guest.reads(managementMessages.modified, 'Mon, 16 Mar 2026', '₦8,000.00');
        await guest.comesTo('reservationManagement', 'viewing');
      });
    },
  }),
);

export const Cancelling = meta.story(
  journey({
    url: paths.myReservations,
    server: known(pending),
    walk: async (guest, step) => {
      await step('opens the reservation', () => opensTheReservation(guest));
      await step('is asked first', async () => {
        await guest.presses('Cancel Reservation');
        await guest.reads(managementMessages.cannotBeUndone);
        await guest.presses('Keep Reservation');
        await guest.comesTo('reservationManagement', 'viewing');
      });
      await step('cancels', async () => {
        await guest.presses('Cancel Reservation');
        guest.stage.answerWith(
          ...known(cancelled),
          respond('patch', '/api/v1/hotel/reservations/{id}/cancel', 200, {
            message: 'Cancelled.',
            reservation: cancelled,
          }),
        );
        await guest.presses('Yes, Cancel');
        await guest.reads(managementMessages.cancelled, 'Cancelled');
      });
    },
  }),
);

export const AskingForARefund = meta.story(
  journey({
    url: paths.myReservations,
    server: known(paidReservation),
    walk: async (guest, step) => {
      await step('opens the reservation', () => opensTheReservation(guest));
      await step('has to say why', async () => {
        await guest.presses('Request Refund');
        await guest.presses('Submit Request');
        await guest.reads(managementMessages.refundReasonRequired);
        await guest.presses('OK');
        await guest.fillsIn({ Reason: 'The conference moved.' });
        await guest.presses('Submit Request');
      });
      await step('is asked once more, and the refund is requested', async () => {
        await guest.reads(managementMessages.refundQuestion);
        guest.stage.answerWith(
          ...known(refundRequested),
          respond('post', '/api/v1/hotel/payment/refund/request/{id}', 200, {
            message: 'Requested.',
            reservation: refundRequested,
          }),
        );
        await guest.presses('Yes, Request Refund');
        await guest.reads(managementMessages.refundRequested);
        await guest.comesTo('reservationManagement', 'viewing');
      });
    },
  }),
);
