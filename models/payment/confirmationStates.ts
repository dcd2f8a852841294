import * as reservationViewMessages from '../../messages/payment/view';
import type { ConfirmationContext } from '../../machines/payment/confirmationMachine';
import type { ModelSnapshot, ModelSpecification } from '../../tools/model/testModel';
import { expectedState } from './confirmationExamples';

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

/** What is true whenever the machine is in a state. */
export const paymentStates: ModelSpecification<ConfirmationContext, never>['states'] = {
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
};
