import type {
  ConfirmationContext,
  ConfirmationEvent,
} from '../../machines/payment/confirmationMachine';
import * as paymentMessages from '../../messages/payment/payment';
import { initializationFailed, paymentAddressMissing } from '../../messages/payment/payment';
import { timeIsUp } from '../../tools/model/outcomes';
import { refused, sessionExpired, unreachable } from '../fixtures/failures';
import { checkoutEnds, checkoutFails } from './checkoutModel';
import { alike, type ModelSpecification } from '../../tools/model/testModel';
import { keepsTheReservation, says, type Change } from './confirmationExamples';

const isReceipt = (reservation: ConfirmationContext['reservation']) =>
  reservation !== null && !('emailAddress' in reservation);

const chooses = (provider: 'paystack' | 'flutterwave') => {
  return {
    event: { type: 'payment.chosen' as const, provider },
    changes: ({ before, after }: Change) => ({
      'the provider is known': isReceipt(before.reservation) || after.provider === provider,
      'no old error shows': after.error === null,
      ...keepsTheReservation({ before, after }),
    }),
  };
};

/** Paying a reservation, from choosing a provider until the browser leaves. */
export const payingCases: ModelSpecification<ConfirmationContext, ConfirmationEvent>['cases'] = {
  ...alike(keepsTheReservation, {
    'the browser stays on the page': checkoutEnds({ kind: 'redirected' }),
    'nobody answers in time at the end of the hold': timeIsUp(
      'responseTimeout',
      'confirmation.readingAtEnd',
    ),
    'the session expired before the payment': checkoutFails('loginNeeded', sessionExpired),
  }),
  'the hold ends': {
    event: timeIsUp('untilHoldEnds', 'confirmation.unpaid'),
    changes: ({ before, after }) => ({
      ...keepsTheReservation({ before, after }),
      'it is read once': before.endRead !== after.endRead,
    }),
  },
  'pays with Paystack': chooses('paystack'),
  'pays with Flutterwave': chooses('flutterwave'),
  'the checkout has no address': {
    event: checkoutEnds({ kind: 'noAddress' }),
    changes: ({ before, after }) =>
      says(paymentAddressMissing(before.provider ?? 'paystack'))({ before, after }),
  },
  'the reservation is paid already': {
    event: checkoutFails('refused', refused('already_paid', 409)),
    changes: says(paymentMessages.alreadyPaidOrMissing),
  },
  'the provider can’t be reached': {
    event: checkoutFails('refused', unreachable),
    changes: ({ before, after }) =>
      says(initializationFailed(before.provider ?? 'paystack'))({ before, after }),
  },
  'the server refuses the payment in its words': {
    event: checkoutFails('refused', refused('provider_unavailable', 503, 'Paystack is closed')),
    changes: says('Paystack is closed'),
  },
};
