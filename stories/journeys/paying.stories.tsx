import preview from '../../.storybook/preview';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { confirmationPath, paths } from '../../machines/shared/paths';
import { exampleReservation, paidReservation } from '../../models/fixtures/exampleReservation';
import { respond } from '../support/responses';
import { journey } from '../support/journey';

const meta = preview.meta({ title: 'Journeys/Paying' });

const reservation = exampleReservation();
const checkout = { authorization_url: 'https://checkout.paystack.example/1', reference: 'ref-1' };
const verify = '/api/v1/hotel/payment/paystack/verify';
const cameBack = `${paths.paymentCallback}?reference=ref-1`;

export const FailedAndTriedAgain = meta.story(
  journey({
    url: confirmationPath(reservation.id),
    server: [
      respond('get', '/api/v1/reservations/{id}', 200, { reservation }),
      respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation }),
      respond('get', '/api/v1/hotel/reservations/history', 200, { reservations: [reservation] }),
      respond('post', '/api/v1/payment/paystack/initialize', 200, checkout),
      respond('get', verify, 200, {
        paymentStatus: 'failed',
        reservation,
        error: 'Declined by the bank',
      }),
    ],
    walk: async (guest, step) => {
      await step('pays, and the bank declines', async () => {
        await guest.presses('Pay with Paystack');
        await guest.comesBackFrom(checkout.authorization_url, cameBack);
        await guest.comesTo('paymentResult', 'notPaid');
        await guest.reads(paymentResultMessages.failed, 'Declined by the bank');
      });
      await step('finds the reservation still waiting to be paid', async () => {
        await guest.follows('View My Reservation');
        await guest.comesTo('reservationManagement', 'viewing');
        await guest.reads('Pending');
      });
      await step('pays again, and the reservation is confirmed', async () => {
        await guest.follows('Pay Now');
        await guest.comesTo('confirmation', 'unpaid');
        guest.stage.answerWith(
          respond('get', verify, 200, { paymentStatus: 'paid', reservation: paidReservation }),
        );
        await guest.presses('Pay with Paystack');
        await guest.comesBackFrom(checkout.authorization_url, cameBack);
        await guest.comesTo('paymentResult', 'successful');
        await guest.reads(paymentResultMessages.confirmed);
      });
    },
  }),
);
