import type { Reservation } from '../../machines/contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import {
  confirmationMachine,
  type ConfirmationContext,
} from '../../machines/payment/confirmationMachine';
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
  expectedState,
} from './confirmationExamples';
import { payingCases } from './paying';
import { paymentStatusCases } from './paymentStatusCases';
import { alike, type ModelSnapshot } from '../../tools/model/testModel';

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

const isUnpaid = ({ context, tags }: ModelSnapshot<ConfirmationContext>) => ({
  'a reservation that costs something is not paid':
    context.reservation?.paymentStatus === 'pending' && context.reservation.totalPrice > 0,
  'no receipt shows': !tags.has('receipt'),
  'it can be paid': tags.has('payable'),
});

const stands =
  (where: string) =>
  ({ context, tags }: ModelSnapshot<ConfirmationContext>) => ({
    'it is as the reservation stands': expectedState(context) === where,
    'it can’t be paid': !tags.has('payable'),
    'one sentence says so': where !== 'ended' || context.error === null,
  });

const notFoundMessage = ({ reference, reservationId }: ConfirmationContext) =>
  reference === null && reservationId === null
    ? reservationViewMessages.nothingToLookUp
    : reservationViewMessages.notFound;

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
  states: {
    loading: ({ context, tags }) => ({
      'it is known which reservation to load':
        context.reservationId !== null || context.reservation !== null,
      'the guest waits': tags.has('busy'),
      'an error is about a payment that did not start, or was not made':
        context.error === null || context.provider !== null || context.verdict !== null,
    }),
    verifying: ({ context, tags }) => ({
      'a payment is named': context.reference !== null,
      'no old error shows': context.error === null,
      'nothing can be paid meanwhile': !tags.has('payable'),
    }),
    underReview: ({ context, tags }) => ({
      'people look into it':
        context.verdict?.kind === 'underReview' ||
        (context.reservation !== null && 'underReviewUntil' in context.reservation),
      'nothing can be paid meanwhile': !tags.has('payable'),
    }),
    'unpaid.choosing': isUnpaid,
    readingAtEnd: ({ context, tags }) => ({
      'it can’t be paid meanwhile': !tags.has('payable') && tags.has('busy'),
      'it is known what is read': context.reservation !== null,
    }),
    holdEnded: ({ context, tags }) => ({
      'it can’t be paid': !tags.has('payable'),
      'no old error shows': context.error === null,
    }),
    'unpaid.starting': (snapshot) => ({
      ...isUnpaid(snapshot),
      'exactly one provider is chosen': snapshot.context.provider !== null,
      'no old error shows': snapshot.context.error === null,
      'nothing is said of a payment that was left': snapshot.context.verdict === null,
    }),
    paid: (snapshot) => ({
      ...stands('paid')(snapshot),
      'the receipt shows': snapshot.tags.has('receipt'),
    }),
    ended: stands('ended'),
    empty: ({ context, tags }) => ({
      'nothing shows': context.reservation === null,
      'it can’t be paid': !tags.has('payable'),
    }),
    notFound: ({ context, tags }) => ({
      'it says so': context.error === notFoundMessage(context) && tags.has('error'),
    }),
    notLoaded: ({ context, tags }) => ({
      'there is something to look up': context.reservationId !== null || context.reference !== null,
      'it says so': context.error === reservationViewMessages.loadFailed && tags.has('error'),
    }),
    notVerified: ({ context, tags }) => ({
      'it says why': context.error !== null && tags.has('error'),
      'a payment is named': context.reference !== null,
    }),
    sessionLost: ({ tags }) => ({ 'nothing can be paid': !tags.has('payable') }),
  },
  leftByLink: {
    paid: 'Go to Home',
    underReview: 'Go to Home',
    ended: 'Go to Home',
    empty: 'Go to Home',
    notFound: 'Go to Home',
  },
});
