import type { PaymentVerification } from '../../machines/contract/wire';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import type { ContextFrom } from 'xstate';
import {
  MAX_PAYMENT_CHECKS,
  MAX_UNANSWERED_CHECKS,
  paymentCheckMachine,
  paymentCheckScreen,
  paymentCheckScreens,
} from '../../machines/payment/paymentCheckMachine';
import type { CheckedPayment, PaymentCheckOutcome } from '../../machines/payment/verdict';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { alike, type ChangeOf } from '../../tools/model/testModel';
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

type Context = ContextFrom<typeof paymentCheckMachine>;

const keepsTheReservation = ({ before, after }: ChangeOf<Context>) => ({
  'what is known of the reservation stays': after.reservation === before.reservation,
});

const endsAs =
  (kind: PaymentCheckOutcome['kind']) =>
  ({ context: { outcome, reservation } }: { context: Context }) => ({
    [`it ends as ${kind}`]: outcome.kind === kind,
    'it tells what it knows of the reservation':
      reservation === null || outcome.reservation !== null,
  });

/** How long something under way lasts after an answer: three looks. */
const LASTS_MS = 45_000;
const lastsUntil = new Date(Date.parse(receivedAt) + LASTS_MS).toISOString();

const saying = (verification: PaymentVerification) =>
  answers('verifyPayment', { ...verification, receivedAt });

/** The payment is made. */
const isMade = (verification: Partial<PaymentVerification>) => ({
  event: saying({ paymentStatus: 'paid', ...verification }),
  changes: ({ before, after }: ChangeOf<Context>) => ({
    'what was told of the reservation is handed on':
      after.outcome.reservation === (verification.reservation ?? before.reservation),
  }),
});

/** The payment is not final; what the guest is told of one under way is that by default. */
const isOpen = (
  beside: Pick<PaymentVerification, 'error' | 'underWay'>,
  told = beside.underWay ?? null,
) => ({
  event: saying({ paymentStatus: 'pending', reservation: pending, ...beside }),
  changes: ({ after }: ChangeOf<Context>) => ({
    'what was told of the reservation is known': after.reservation === pending,
    'what is under way is known': after.underWay === told,
    'what the server says is known': after.words === (beside.error ?? null),
    'somebody has answered': after.unanswered === 0 && after.isPending,
  }),
});

/** The provider reports that money may be on its way, and the rooms are held for it. */
function underWay(by: 'bank_transfer' | 'ussd' | 'card', until = lastsUntil) {
  const reported = { by, until };
  return isOpen({ underWay: reported }, by !== 'card' && until > receivedAt ? reported : null);
}

const unanswered = ({ before, after }: ChangeOf<Context>) => ({
  ...keepsTheReservation({ before, after }),
  'it is counted, unless nothing was ever answered':
    after.unanswered === before.unanswered + (before.isPending ? 1 : 0),
});

/** What the guest is told is neither too old nor for ever. */
const isStillTold = ({ context }: { context: Context }) => ({
  'what is under way is not over': context.underWay === null || context.leftMs !== 0,
  'it was asked neither too often nor in vain':
    context.checks <= MAX_PAYMENT_CHECKS && context.unanswered <= MAX_UNANSWERED_CHECKS,
});

export const paymentCheckModel = defineModel(paymentCheckMachine, {
  screens: { names: paymentCheckScreens, of: paymentCheckScreen },
  starts: {
    'comes back from Paystack to the confirmation': {
      input: { reference: { provider: 'paystack', reference: 'ref-1' } },
    },
    'comes back from Paystack to the page after a payment': {
      input: { reference: { provider: 'paystack', reference: 'ref-2' } },
    },
  },
  cases: {
    'the payment is made': isMade({ reservation: paid }),
    'the payment is made, and no more is told': isMade({}),
    'the payment is not final': isOpen({}),
    'the payment is not final, and the server says more': isOpen({
      error: 'Your bank is slow today',
    }),
    'a transfer is under way': underWay('bank_transfer'),
    'a code is to be dialled': underWay('ussd'),
    'a card is being looked at': underWay('card'),
    'the time of a transfer is over': underWay('bank_transfer', receivedAt),
    ...alike(keepsTheReservation, {
      'the session expired while the payment is verified': fails('verifyPayment', sessionExpired),
      'the server knows no such payment': fails(
        'verifyPayment',
        refused('payment_not_found', 404, 'No such payment'),
      ),
    }),
    ...alike(unanswered, {
      'the server fails while the payment is verified': fails(
        'verifyPayment',
        refused('server_error', 503, 'The server is resting'),
      ),
      'the network fails while the payment is verified': fails('verifyPayment', unreachable),
      'nobody answers in time about the payment': timeIsUp(
        'responseTimeout',
        'paymentCheck.asking',
      ),
    }),
    'waits a while': {
      event: timeIsUp('untilNextCheck', 'paymentCheck.waiting'),
      changes: ({ before, after }) => ({
        'it is counted, unless something is under way':
          after.checks === before.checks + (before.underWay === null ? 1 : 0),
        'what is under way lasts less long':
          before.leftMs === null || after.leftMs === before.leftMs - 15_000,
      }),
    },
    'asks again': {
      event: { type: 'check.requested' },
      changes: ({ after }) => ({ 'the counting begins anew': after.checks === 1 }),
    },
  },
  states: {
    asking: isStillTold,
    waiting: ({ context }) => ({
      ...isStillTold({ context }),
      'the guest is told not to pay again': context.isPending,
      'it is asked again in time':
        context.checks < MAX_PAYMENT_CHECKS && context.unanswered < MAX_UNANSWERED_CHECKS,
    }),
    quiet: ({ context }) => ({
      'the guest is told not to pay again': context.isPending,
      'nothing is said of what is under way': context.underWay === null,
    }),
    answered: (snapshot) => ({
      ...endsAs('final')(snapshot),
      'the payment is final':
        snapshot.context.outcome.kind === 'final' &&
        snapshot.context.outcome.verification.paymentStatus === 'paid',
    }),
    loginNeeded: endsAs('loginNeeded'),
    failed: endsAs('failed'),
  },
});
