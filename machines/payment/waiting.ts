import { timesAsked, untilAskedAgain } from './askingAgain';
import { confirmationSetup, referenceIn } from './confirmationSetup';

/** The part of the confirmation screen where the guest is back from the provider, which is asked. */
export const verifying = confirmationSetup.createStateConfig({
  description: 'The guest is back from the provider, which is asked about the payment.',
  tags: 'busy',
  entry: 'forget error',
  initial: 'first',
  states: timesAsked(
    { screen: 'Confirmation: verifying the payment' },
    { screen: 'Confirmation: waiting for the provider, asking again' },
  ),
  invoke: {
    id: 'verifyPayment',
    src: 'verifyPayment',
    input: ({ context }) => ({ reference: referenceIn(context) }),
    onDone: [
      {
        guard: { type: 'the payment is not final', params: ({ event }) => event.output },
        target: 'waiting',
        actions: { type: 'remember verification', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'the payment is under review', params: ({ event }) => event.output },
        target: 'underReview',
        actions: { type: 'remember verification', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'the payment is declined', params: ({ event }) => event.output },
        target: 'sorting',
        actions: [
          { type: 'remember verification', params: ({ event }) => event.output },
          { type: 'show why it was declined', params: ({ event }) => event.output },
        ],
      },
      {
        target: 'sorting',
        actions: { type: 'remember verification', params: ({ event }) => event.output },
      },
    ],
    onError: [
      {
        guard: { type: 'login is needed', params: ({ event }) => event },
        target: 'sessionLost',
      },
      {
        guard: { type: 'only this check failed', params: ({ event }) => event },
        target: 'waiting',
      },
      {
        target: 'failed.notVerified',
        actions: { type: 'show why it is unverified', params: ({ event }) => event },
      },
    ],
  },
  after: {
    answerPatience: [
      { guard: 'it was asked before', target: 'waiting' },
      { target: 'failed.notVerified', actions: 'show that nobody could say' },
    ],
  },
});

/** The part of the confirmation screen where a payment is under way. */
export const waiting = confirmationSetup.createStateConfig({
  description: 'The provider has not said its last word; the guest must not pay again.',
  initial: 'polling',
  on: { 'check.requested': { target: 'verifying.again', actions: 'count anew' } },
  states: untilAskedAgain(
    '#confirmation.verifying.again',
    { screen: 'Confirmation: waiting for the provider' },
    { screen: 'Confirmation: waiting for the guest to check again' },
  ),
});
