import { assign, setup } from 'xstate';
import type { CheckoutRequestWithAmount, PaymentVerification, Reservation } from './contract/wire';
import { failureOf, isRefusal, needsLogin, serverWords, type LoginReason } from './failure';
import { initializationFailed, paymentAddressMissing, paymentMessages } from './messages/payment';
import { effectNotProvided, notProvided } from './notProvided';
import type { PaymentProvider, PaymentReference } from './paymentReference';
import type { PaymentContext, PaymentEvent, PaymentInput } from './paymentTypes';
import {
  declinedWords,
  isPending,
  isUnderReview,
  MAX_PAYMENT_CHECKS,
  PAYMENT_CHECK_INTERVAL_MS,
  unverifiedWords,
} from './paymentVerdict';
import type { StateMeta } from './screen';

function statusIn({ reservation, verified }: PaymentContext) {
  return reservation?.paymentStatus ?? verified;
}

function startFailedWords(thrown: unknown, provider: PaymentProvider | null): string {
  const failure = failureOf(thrown);
  if (isRefusal(failure, 'already_paid')) return paymentMessages.alreadyPaidOrMissing;
  return serverWords(failure) ?? initializationFailed(provider ?? 'paystack');
}

/** What a payment of a reservation is asked with: the stay total that the guest was shown. */
export function checkoutRequestOf({ reservation }: PaymentContext): CheckoutRequestWithAmount {
  return {
    reservationId: reservation?.id ?? '',
    email: reservation !== null && 'emailAddress' in reservation ? reservation.emailAddress : '',
    amount: reservation?.totalPrice ?? 0,
  };
}

/** What the payment machine is made of: its effects, its questions and its changes. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'error' | 'payable' | 'receipt',
    meta: {} as StateMeta,
  },
  actors: {
    loadReservation: notProvided<Reservation, { reservationId: string }>('loadReservation'),
    /** Asks about a payment; works without a login, and then answers no more than a receipt. */
    verifyPayment: notProvided<PaymentVerification, { reference: PaymentReference }>(
      'verifyPayment',
    ),
    /** Opens a checkout; the address is null when the answer has none. */
    startPayment: notProvided<
      { address: string | null },
      { provider: PaymentProvider; request: CheckoutRequestWithAmount }
    >('startPayment'),
    /** Leaves the site for the provider's page. */
    leaveForProvider: effectNotProvided<{ address: string }>('leaveForProvider'),
    askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
  },
  guards: {
    'a payment is named': ({ context }) => context.reference !== null,
    'a reservation is named': ({ context }) =>
      context.reservationId !== null || context.reservation !== null,
    'it is paid': ({ context }) => statusIn(context) === 'paid',
    'it is cancelled': ({ context }) => statusIn(context) === 'cancelled',
    'it is refunded': ({ context }) => statusIn(context) === 'refunded',
    'there is nothing to show': ({ context }) => context.reservation === null,
    'there is nothing to pay': ({ context }) => (context.reservation?.totalPrice ?? 0) <= 0,
    'it was asked often enough': ({ context }) => context.checks >= MAX_PAYMENT_CHECKS,
    'the payment is not final': (_, verification: PaymentVerification) => isPending(verification),
    'the payment is under review': (_, verification: PaymentVerification) =>
      isUnderReview(verification),
    'the payment is declined': (_, verification: PaymentVerification) =>
      verification.paymentStatus === 'failed',
    'there is an address': (_, { address }: { address: string | null }) => address !== null,
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
    'only this check failed': ({ context }, { error }: { error: unknown }) =>
      context.checks > 0 && failureOf(error).kind === 'unreachable',
    'there is no such reservation': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error), 'reservation_not_found'),
    'the reservation has changed': (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && failure.status === 409;
    },
  },
  actions: {
    'remember reservation': assign({
      reservation: (_, { reservation }: { reservation: Reservation }) => reservation,
    }),
    'remember verification': assign(({ context }, verification: PaymentVerification) => ({
      verified: verification.paymentStatus,
      reservation: verification.reservation ?? context.reservation,
    })),
    'count the check': assign({ checks: ({ context }) => context.checks + 1 }),
    'count anew': assign({ checks: 0 }),
    'remember provider': assign({
      provider: (_, { provider }: { provider: PaymentProvider }) => provider,
    }),
    'remember address': assign({
      address: (_, { address }: { address: string | null }) => address,
    }),
    'remember failure': assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    'show error': assign({ error: (_, { error }: { error: string }) => error }),
    'refuse payment': assign({ error: paymentMessages.alreadyPaidOrMissing }),
    'show why it was declined': assign({
      error: (_, verification: PaymentVerification) => declinedWords(verification),
    }),
    'show why it is unverified': assign({
      error: (_, { error }: { error: unknown }) => unverifiedWords(error),
    }),
    'show why it did not start': assign({
      error: ({ context }, { error }: { error: unknown }) =>
        startFailedWords(error, context.provider),
    }),
    'show that the address is missing': assign({
      error: ({ context }) => paymentAddressMissing(context.provider ?? 'paystack'),
    }),
    'forget error': assign({ error: null }),
  },
  delays: { untilNextCheck: PAYMENT_CHECK_INTERVAL_MS },
});
