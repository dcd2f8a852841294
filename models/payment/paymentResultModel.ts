import type { PaymentVerification } from '../../machines/contract/wire';
import { paidByAnother } from '../../messages/payment/errors';
import * as policyMessages from '../../messages/reservation/policy';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import {
  paymentResultMachine,
  type PaymentResultContext,
} from '../../machines/payment/paymentResultMachine';
import type { Failure } from '../../machines/shared/failure';
import { answers } from '../../tools/model/outcomes';
import { exampleReservation } from '../fixtures/exampleReservation';
import { refused, sessionExpired, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { receivedAt } from './confirmationExamples';
import { checkAnswers, checkFails } from './paymentCheckModel';
import type { ChangeOf } from '../../tools/model/testModel';

const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const pending = exampleReservation();
const refunding = exampleReservation({ paymentStatus: 'paid', refundStatus: 'requested' });
const refundFailed = exampleReservation({ paymentStatus: 'paid', refundStatus: 'failed' });

type Change = ChangeOf<PaymentResultContext>;

const shows =
  (words: string) =>
  ({ after }: Change) => ({
    [`it says “${words}”`]: after.words === words,
  });

function statusCase(verification: PaymentVerification, words?: string) {
  return {
    event: checkAnswers(verification),
    changes: ({ before, after }: Change) => ({
      'what is known of the reservation shows':
        after.reservation === (verification.reservation ?? before.reservation),
      ...(words === undefined ? {} : shows(words)({ before, after })),
    }),
  };
}

/** The check of the payment fails. */
const unverified = (kind: 'failed' | 'loginNeeded', failure: Failure, words: string) => ({
  event: checkFails(kind, failure),
  changes: ({ before, after }: Change) => ({
    ...shows(words)({ before, after }),
    'what is known of the reservation stays': after.reservation === before.reservation,
  }),
});

export const paymentResultModel = defineModel(paymentResultMachine, {
  starts: {
    'comes back from Paystack': {
      input: { reference: { provider: 'paystack', reference: 'ref-1' } },
    },
    'comes without a reference': { input: { reference: null } },
  },
  cases: {
    'the payment is made': statusCase({ paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': statusCase({ paymentStatus: 'paid' }),
    'another payment had paid': statusCase(
      { paymentStatus: 'paid', reservation: paid, error: paidByAnother },
      paidByAnother,
    ),
    'the reservation was cancelled before': statusCase(
      { paymentStatus: 'cancelled', reservation: cancelled },
      paymentMessages.paidBack,
    ),
    'the payment was refunded': statusCase(
      { paymentStatus: 'refunded', reservation: cancelled },
      paymentMessages.paidBack,
    ),
    'the amount does not fit': statusCase(
      { paymentStatus: 'review', reservation: pending },
      paymentMessages.underReview,
    ),
    'the amount does not fit, and the server says more': statusCase(
      { paymentStatus: 'review', reservation: pending, error: 'Too little came' },
      'Too little came',
    ),
    'the payment is declined': statusCase(
      { paymentStatus: 'failed', reservation: pending, error: 'Declined by the bank' },
      'Declined by the bank',
    ),
    'the guest left without paying': statusCase(
      { paymentStatus: 'abandoned', reservation: pending },
      paymentMessages.notCompleted,
    ),
    'the guest has asked for the money back': statusCase(
      { paymentStatus: 'paid', reservation: refunding },
      policyMessages.refundRequested,
    ),
    'the money could not be paid back': statusCase(
      { paymentStatus: 'paid', reservation: refundFailed },
      policyMessages.refundUnderReview,
    ),
    'the server says what nobody knows': {
      event: answers('paymentCheck', {
        kind: 'final',
        verification: { paymentStatus: 'unheard-of', receivedAt },
        reservation: null,
      }),
      changes: shows(paymentMessages.verificationFailed),
    },
    'the server fails': unverified(
      'failed',
      refused('server_error', 503, 'The server is resting'),
      'The server is resting',
    ),
    'the network fails': unverified('failed', unreachable, paymentMessages.verificationFailed),
    'the server wants a login': unverified(
      'loginNeeded',
      sessionExpired,
      paymentMessages.verificationFailed,
    ),
    'the server knows no such payment': {
      event: checkFails('failed', refused('payment_not_found', 404, 'No such payment')),
      changes: shows('No such payment'),
    },
    'asks again': {
      event: { type: 'check.requested' },
      changes: ({ before, after }) => ({
        'what is known of the reservation stays': after.reservation === before.reservation,
      }),
    },
  },
  states: {
    verifying: ({ context, tags }) => ({
      'a payment is named': context.reference !== null,
      'nobody is told to pay again': !tags.has('payable') && !tags.has('receipt'),
    }),
    successful: ({ tags }) => ({ 'the receipt shows': tags.has('receipt') }),
    notPaid: ({ context, tags }) => ({
      'it says why': context.words !== null && context.words !== '',
      'it says that it was not completed':
        context.result !== 'left' || context.words === paymentMessages.notCompleted,
      'there is no receipt': !tags.has('receipt'),
      'it can be paid again': tags.has('payable'),
    }),
    unverified: ({ context, tags }) => ({
      'it says why': context.words !== null && context.words !== '',
      'nobody is told to pay again': !tags.has('payable') && !tags.has('receipt'),
    }),
    over: ({ context, tags }) => ({
      'it says what becomes of the money': context.words !== null && context.words !== '',
      'it says that the money goes back':
        context.result !== 'paidBack' || context.words === paymentMessages.paidBack,
      'there is no receipt': !tags.has('receipt'),
    }),
    unknown: ({ context }) => ({
      'no payment is named': context.reference === null,
      'it says so': context.words === paymentResultMessages.noReference,
    }),
  },
  leftByLink: {
    successful: 'View My Reservation',
    over: 'View My Reservation',
    unknown: 'View My Reservation',
  },
});
