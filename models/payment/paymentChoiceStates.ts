import type {
  PaymentChoiceContext,
  PaymentChoiceEvent,
} from '../../machines/payment/paymentChoiceMachine';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import type { ModelSpecification } from '../../tools/model/testModel';

const isProvider = ({ method }: PaymentChoiceContext) =>
  method === 'paystack' || method === 'flutterwave';

/** What is true whenever the machine is in a state. */
export const paymentChoiceStates: ModelSpecification<
  PaymentChoiceContext,
  PaymentChoiceEvent
>['states'] = {
  reading: ({ context, tags }) => ({
    'the guest waits': tags.has('busy'),
    'no error shows': context.error === null,
  }),
  alertingMissing: ({ tags }) => ({ 'it is said in an alert': tags.has('alert') }),
  loading: ({ context, tags }) => ({
    'the guest waits': tags.has('busy'),
    'it is known which reservation to load': context.reservationId !== null,
    'no link is left of what showed before': context.address === null,
  }),
  nothingToPay: ({ context, tags }) => ({
    'it says why': context.error !== null,
    'there is nothing to choose': !tags.has('choice'),
  }),
  notLoaded: ({ context, tags }) => ({
    'it says so': context.error === reservationViewMessages.loadFailed,
    'there is nothing to choose': !tags.has('choice'),
  }),
  navigatingToForm: ({ context }) => ({ 'no error shows': context.error === null }),
  corrupt: ({ context, tags }) => ({
    'it says so': context.error === paymentMessages.savedReservationCorrupt,
    'there is nothing to choose': !tags.has('choice'),
  }),
  choosing: ({ context, tags }) => ({
    'the choice shows': tags.has('choice'),
    'a reservation shows, unless what was kept does not say which it is':
      context.reservation !== null || context.reservationId === null,
    'nothing is under way': !tags.has('busy'),
    'a link is Flutterwave’s, and no error shows beside it':
      context.address === null || (context.method === 'flutterwave' && context.error === null),
    'it says that the direct one is unavailable, and only of that':
      (context.method === 'direct') === (context.error === paymentMessages.directUnavailable),
  }),
  starting: ({ context, tags }) => ({
    'the reservation has its id': context.reservationId !== null,
    'a provider is chosen': isProvider(context),
    'the guest waits': tags.has('busy'),
    'no old error shows': context.error === null,
  }),
  sessionLost: ({ context }) => ({
    'it is known which reservation waits': context.reservationId !== null,
  }),
};
