import type { PaymentVerification } from '../../machines/contract/wire';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import {
  MAX_PAYMENT_CHECKS,
  paymentCheckMachine,
  type CheckedPayment,
  type PaymentCheckOutcome,
} from '../../machines/payment/paymentCheckMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import type { ChangeOf } from '../../tools/model/testModel';
import { fails, refused, sessionExpired, unreachable } from '../fixtures/failures';
import { receivedAt, paid, pending } from './confirmationExamples';

const checkEnds = (checked: CheckedPayment) => answers('paymentCheck', checked);

/** The check ends with a final response, for the page that invoked it. */
export const checkAnswers = (verification: PaymentVerification) =>
  checkEnds({
    kind: 'final',
    verification: { ...verification, receivedAt },
    reservation: verification.reservation ?? null,
  });

/** The check ends without a response, or needs a login to get one. */
export const checkFails = (kind: 'failed' | 'loginNeeded', failure: Failure) =>
  checkEnds({ kind, error: new CallFailed(failure), reservation: null });

interface Context {
  reservation: CheckedPayment['reservation'];
  underWay: PaymentVerification['underWay'] | null;
  checks: number;
  outcome: PaymentCheckOutcome | null;
}

const keepsTheReservation = ({ before, after }: ChangeOf<Context>) => ({
  'what is known of the reservation stays': after.reservation === before.reservation,
});

const endsAs =
  (kind: PaymentCheckOutcome['kind']) =>
  ({ context: { outcome } }: { context: Context }) => ({
    [`it ends as ${kind}`]: outcome?.kind === kind,
  });

const nothingYet = ({ context }: { context: Context }) => ({
  'nothing has come of it yet': context.outcome === null,
});

function answer(verification: PaymentVerification) {
  return {
    event: answers('verifyPayment', { ...verification, receivedAt }),
    changes: ({ before, after }: ChangeOf<Context>) => ({
      'what was told of the reservation is known':
        after.reservation === (verification.reservation ?? before.reservation),
      'what is under way is known':
        verification.paymentStatus !== 'pending' ||
        after.underWay?.by === verification.underWay?.by,
    }),
  };
}

/** The provider reports that money may be on its way, and the rooms are held for it. */
const underWay = (by: 'bank_transfer' | 'ussd' | 'card') =>
  answer({
    paymentStatus: 'pending',
    reservation: pending,
    underWay: { by, until: '2026-03-10T10:40:00.000Z' },
  });

export const paymentCheckModel = defineModel(paymentCheckMachine, {
  starts: {
    'comes back from Paystack to the confirmation': {
      input: { reference: { provider: 'paystack', reference: 'ref-1' } },
    },
    'comes back from Paystack to the page after a payment': {
      input: { reference: { provider: 'paystack', reference: 'ref-2' } },
    },
  },
  cases: {
    'the payment is made': answer({ paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': answer({ paymentStatus: 'paid' }),
    'the payment is not final': answer({ paymentStatus: 'pending', reservation: pending }),
    'a transfer is under way': underWay('bank_transfer'),
    'a code is to be dialled': underWay('ussd'),
    'a card is being looked at': underWay('card'),
    'the session expired while the payment is verified': {
      event: fails('verifyPayment', sessionExpired),
      changes: keepsTheReservation,
    },
    'the server knows no such payment': {
      event: fails('verifyPayment', refused('payment_not_found', 404, 'No such payment')),
      changes: keepsTheReservation,
    },
    'the server fails while the payment is verified': {
      event: fails('verifyPayment', refused('server_error', 503, 'The server is resting')),
      changes: keepsTheReservation,
    },
    'the network fails while the payment is verified': {
      event: fails('verifyPayment', unreachable),
      changes: keepsTheReservation,
    },
    'nobody answers in time about the payment': {
      event: timeIsUp('responseTimeout', 'paymentCheck.verifying'),
      changes: keepsTheReservation,
    },
    'waits a while': {
      event: timeIsUp('untilNextCheck', 'paymentCheck.waiting.polling'),
      changes: ({ before, after }) => ({ 'it is counted': after.checks === before.checks + 1 }),
    },
    'waits a while for what is under way': {
      event: timeIsUp('untilNextLook', 'paymentCheck.underWay'),
      changes: ({ before, after }) => ({
        'it is asked for as long as it takes': after.checks === before.checks,
      }),
    },
    'asks again': {
      event: { type: 'check.requested' },
      changes: ({ after }) => ({ 'the counting begins anew': after.checks === 1 }),
    },
  },
  states: {
    'verifying.first': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'nothing was asked before': context.checks === 0 && context.reservation === null,
      'the guest is not told to wait on': !tags.has('pending'),
    }),
    'verifying.again': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'it is a check that counts': context.checks > 0 && context.checks <= MAX_PAYMENT_CHECKS,
      'the guest is told not to pay again': tags.has('pending'),
    }),
    'verifying.underWay': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'it is still shown what is under way': tags.has('underWay') && context.underWay !== null,
    }),
    'underWay.transfer': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'the guest may have sent money': context.underWay?.by === 'bank_transfer',
      'it is shown what is under way': tags.has('underWay'),
    }),
    'underWay.ussd': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'the guest may have dialled': context.underWay?.by === 'ussd',
      'it is shown what is under way': tags.has('underWay'),
    }),
    'waiting.polling': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'it was not asked too often': context.checks < MAX_PAYMENT_CHECKS,
      'the guest is told not to pay again': tags.has('pending'),
    }),
    'waiting.quiet': ({ context, tags }) => ({
      ...nothingYet({ context }),
      'it was asked often enough': context.checks === MAX_PAYMENT_CHECKS,
      'the guest is told not to pay again': tags.has('pending'),
    }),
    answered: (snapshot) => ({
      ...endsAs('final')(snapshot),
      'the payment is final':
        snapshot.context.outcome?.kind === 'final' &&
        snapshot.context.outcome.verification.paymentStatus === 'paid',
    }),
    loginNeeded: endsAs('loginNeeded'),
    failed: endsAs('failed'),
  },
});
