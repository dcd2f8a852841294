import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationSetup';
import * as paymentMessages from '../../messages/payment/payment';
import { initializationFailed, paymentAddressMissing } from '../../messages/payment/payment';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unexpected, unreachable } from '../fixtures/failures';
import type { Destination, ModelSpecification } from '../../tools/model/testModel';
import {
  address,
  keepsTheReservation,
  pending,
  refusesToLogIn,
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

/** How a reservation is paid, from the choice of a provider until the browser leaves. */
export const payingCases: ModelSpecification<ConfirmationContext, ConfirmationEvent>['cases'] = {
  'no checkout opens in time': {
    event: timeIsUp('responseTimeout', 'confirmation.unpaid.starting'),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
  },
  'the browser stays on the page': {
    event: timeIsUp('redirectTimeout', 'confirmation.unpaid.redirecting'),
    leads: { 'unpaid.redirecting': 'loading' },
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
  'the provider opens a checkout': {
    event: answers('startPayment', { address }),
    leads: { 'unpaid.starting': 'unpaid.redirecting' },
    changes: keepsTheReservation,
  },
  'the checkout has no address': {
    event: answers('startPayment', { address: null }),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(paymentAddressMissing(before.provider ?? 'paystack'))({ before, after }),
  },
  'the session expired before the payment': refusesToLogIn('startPayment', 'unpaid.starting'),
  'the reservation is paid already': {
    event: fails('startPayment', refused('already_paid', 409)),
    leads: { 'unpaid.starting': 'loading' },
    changes: says(paymentMessages.alreadyPaidOrMissing),
  },
  'the provider can’t be reached': {
    event: fails('startPayment', unreachable),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
  },
  'the server refuses the payment in its words': {
    event: fails('startPayment', refused('provider_unavailable', 503, 'Paystack is closed')),
    leads: { 'unpaid.starting': 'unpaid.choosing' },
    changes: says('Paystack is closed'),
  },
  'the browser does not leave': {
    event: fails('leaveForProvider', unexpected),
    leads: { 'unpaid.redirecting': 'unpaid.choosing' },
    changes: ({ before, after }) =>
      says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
  },
};
