import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationSetup';
import * as paymentMessages from '../../messages/payment/payment';
import { initializationFailed, paymentAddressMissing } from '../../messages/payment/payment';
import { timeIsUp } from '../../tools/model/outcomes';
import { refused, sessionExpired, unreachable } from '../fixtures/failures';
import { checkoutEnds, checkoutFails } from './checkoutModel';
import type { Destination, ModelSpecification } from '../../tools/model/testModel';
import {
  keepsTheReservation,
  pending,
  says,
  type Change,
  type Leads,
} from './confirmationExamples';

const isReceipt = (reservation: ConfirmationContext['reservation']) =>
  reservation !== null && !('emailAddress' in reservation);

const toStarting: Destination<ConfirmationContext> = ({ context: { reservation } }) =>
  isReceipt(reservation) ? 'loading' : 'unpaid.starting';

const chooses = (provider: 'paystack' | 'flutterwave') => {
  const leads: Leads = { 'unpaid.choosing': toStarting, 'unpaid.abandoned': toStarting };
  return {
    event: { type: 'payment.chosen' as const, provider },
    leads,
    changes: ({ before, after }: Change) => ({
      'the provider is known': isReceipt(before.reservation) || after.provider === provider,
      'no old error shows': after.error === null,
      ...keepsTheReservation({ before, after }),
    }),
  };
};

/** Paying a reservation, from choosing a provider until the browser leaves. */
export const payingCases: ModelSpecification<ConfirmationContext, ConfirmationEvent>['cases'] = {
  'the browser stays on the page': {
    event: checkoutEnds({ kind: 'redirected' }),
    leads: { 'unpaid.starting': 'loading' },
    changes: keepsTheReservation,
  },
  'the hold ends': {
    event: timeIsUp('untilHoldEnds', 'confirmation.unpaid'),
    leads: {
      unpaid: ({ context }) => (context.reservation === pending ? 'holdEnded' : null),
    },
    changes: keepsTheReservation,
  },
  'pays with Paystack': chooses('paystack'),
  'pays with Flutterwave': chooses('flutterwave'),
  'the checkout has no address': {
    event: checkoutEnds({ kind: 'noAddress' }),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(paymentAddressMissing(before.provider ?? 'paystack'))({ before, after }),
  },
  'the session expired before the payment': {
    event: checkoutFails('loginNeeded', sessionExpired),
    leads: { 'unpaid.starting': 'sessionLost' },
    changes: keepsTheReservation,
  },
  'the reservation is paid already': {
    event: checkoutFails('refused', refused('already_paid', 409)),
    leads: { 'unpaid.starting': 'loading' },
    changes: says(paymentMessages.alreadyPaidOrMissing),
  },
  'the provider can’t be reached': {
    event: checkoutFails('refused', unreachable),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
  },
  'the server refuses the payment in its words': {
    event: checkoutFails('refused', refused('provider_unavailable', 503, 'Paystack is closed')),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: says('Paystack is closed'),
  },
};
