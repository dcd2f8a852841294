import type { Reservation } from '../../machines/contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { confirmationMachine } from '../../machines/payment/confirmationMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { empty, fails, notLoggedIn, refused, unreachable } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import {
  receivedAt,
  cancelled,
  keepsTheReservation,
  paid,
  pending,
  refundFailed,
  refunded,
  refunding,
  refusesToLogIn,
  says,
  unheld,
  underReview,
  withoutRooms,
  type Change,
} from './confirmationExamples';
import { paymentStates } from './confirmationStates';
import { payingCases } from './paying';
import { paymentStatusCases } from './paymentStatusCases';
import { alike } from '../../tools/model/testModel';

const paystack = { provider: 'paystack', reference: 'ref-1' } as const;

function lastError(to: string, error: string | null): string | null {
  if (error === null || to === 'ended') return null;
  return to === 'paid' ? paymentMessages.alreadyPaidOrMissing : error;
}

function loads(reservation: Reservation, to: string) {
  return {
    event: answers('loadReservation', { reservation, receivedAt }),
    changes: ({ before, after }: Change) => ({
      'the reservation shows': after.reservation === reservation,
      'the last error stays, but where what shows says otherwise':
        after.error === lastError(to, before.error),
      'what a provider said stays as long as it can be paid':
        after.verdict === (reservation === pending ? before.verdict : after.verdict),
    }),
  };
}

export const confirmationModel = defineModel(confirmationMachine, {
  starts: {
    'opens the confirmation of a reservation': {
      input: { reservationId: 'r-1', reference: null },
    },
    'comes back from Paystack': {
      input: { reservationId: 'r-1', reference: paystack },
    },
    'comes back from Paystack in another browser': {
      input: { reservationId: null, reference: paystack },
    },
    'opens a confirmation that names nothing': {
      input: { reservationId: null, reference: null },
    },
  },
  cases: {
    'the server shows an unpaid reservation': loads(pending, 'unpaid.choosing'),
    'the server shows a paid reservation': loads(paid, 'paid'),
    'the server shows a reservation whose refund is requested': loads(refunding, 'ended'),
    'the server shows a reservation whose refund failed': loads(refundFailed, 'ended'),
    'the server shows a reservation that holds no rooms by this clock': loads(
      unheld,
      'unpaid.choosing',
    ),
    'the server shows a cancelled reservation': loads(cancelled, 'ended'),
    'the server shows a refunded reservation': loads(refunded, 'ended'),
    'the server shows a reservation without rooms': loads(withoutRooms, 'ended'),
    'the server shows a reservation for which a payment is looked into': loads(
      underReview,
      'underReview',
    ),
    'the server says that the session expired': refusesToLogIn('loadReservation'),
    'there is no session': refusesToLogIn('loadReservation', notLoggedIn),
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      changes: says(reservationViewMessages.notFound),
    },
    'the server shows nothing': {
      event: fails('loadReservation', empty),
      changes: ({ after }) => ({ 'nothing shows': after.reservation === null }),
    },
    ...alike(keepsTheReservation, {
      'the network fails': fails('loadReservation', unreachable),
      'asks again': { type: 'check.requested' },
      'comes back with the Back button': { type: 'page.restored' },
    }),
    ...paymentStatusCases,
    'nobody answers in time about the reservation': {
      event: timeIsUp('responseTimeout', 'confirmation.loading'),
      changes: says(reservationViewMessages.loadFailed),
    },
    ...payingCases,
    'tries again': {
      event: { type: 'retry.requested' },
      changes: ({ before, after }) => ({
        'no old error shows': after.error === null,
        ...keepsTheReservation({ before, after }),
      }),
    },
    ...loginAgain(
      ({ before, after }: Change) => ({
        'no old error shows': after.error === null,
        ...keepsTheReservation({ before, after }),
      }),
      says(reservationViewMessages.loadFailed),
    ),
  },
  states: paymentStates,
  leftByLink: {
    paid: 'Go to Home',
    underReview: 'Go to Home',
    ended: 'Go to Home',
    empty: 'Go to Home',
    notFound: 'Go to Home',
  },
});
