import { assign, setup } from 'xstate';
import type { CheckoutRequest, CheckoutRequestWithAmount } from '../contract/wire';
import { command, commandDelays, commandGuards } from '../shared/command';
import { errorIn, failureOf } from '../shared/failure';
import { isRefusedWith } from '../shared/failureKind';
import { effectNotProvided, notProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import { REDIRECT_TIMEOUT_MS } from '../shared/timeouts';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import type { PaymentProvider } from '../shared/paymentChannel';

export interface CheckoutInput {
  provider: PaymentProvider;
  /** With the amount that the guest was shown, if the page sends it. */
  request: CheckoutRequest | CheckoutRequestWithAmount;
  /** Whether the browser goes to the checkout by itself; otherwise the guest follows a link. */
  leaves: boolean;
}

/** A checkout's URL; null if the response has none. */
export interface OpenedCheckout {
  address: string | null;
}

/** The outcome of a checkout, for the page that invoked it; an error is what a call rejected with. */
export type CheckoutOutcome =
  /** It is open, and the guest follows its link. */
  | { kind: 'opened'; address: string }
  /** The browser was sent there, but this page is still here: no payment is being made. */
  | { kind: 'redirected' }
  | { kind: 'noAddress' }
  | { kind: 'loginNeeded'; error: unknown }
  /** It was refused, or got no response; a retry does not open a second checkout. */
  | { kind: 'refused'; error: unknown };

interface CheckoutContext extends CheckoutInput {
  address: string | null;
  outcome: CheckoutOutcome | null;
}

/** Guards of a page on the outcome of its checkout, to spread into `setup({ guards })`. */
export const checkoutGuards = {
  'the browser was sent there': (_: unknown, { kind }: CheckoutOutcome): boolean =>
    kind === 'redirected',
  'the checkout needs a login': (_: unknown, { kind }: CheckoutOutcome): boolean =>
    kind === 'loginNeeded',
  /** The page shows an outdated state of the reservation. */
  'the reservation has changed': (_: unknown, outcome: CheckoutOutcome): boolean =>
    outcome.kind === 'refused' && isRefusedWith(failureOf(outcome.error), 409),
};

function requireAddress({ address }: CheckoutContext): string {
  return requireValue(address, 'No checkout is open');
}

/** Opens a checkout at a provider, and sends the browser there. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutcome,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    /** Opens a checkout; the URL is null if the response has none. */
    openCheckout: notProvided<OpenedCheckout, Pick<CheckoutInput, 'provider' | 'request'>>(
      'openCheckout',
    ),
    /** Leaves the site for the provider's page. */
    redirectToProvider: effectNotProvided<{ address: string }>('redirectToProvider'),
  },
  guards: {
    ...commandGuards,
    'there is no address': (_, { address }: OpenedCheckout) => address === null,
    'the browser leaves for it': ({ context }) => context.leaves,
  },
  actions: {
    'remember address': assign({ address: (_, { address }: OpenedCheckout) => address }),
    'find no address': assign({ outcome: { kind: 'noAddress' } }),
    'hand its address on': assign({
      outcome: ({ context }): CheckoutOutcome => ({
        kind: 'opened',
        address: requireAddress(context),
      }),
    }),
    'find the page still here': assign({ outcome: { kind: 'redirected' } }),
    'need a login': assign({
      outcome: ({ event }): CheckoutOutcome => ({ kind: 'loginNeeded', error: errorIn(event) }),
    }),
    'take the refusal': assign({
      outcome: ({ event }): CheckoutOutcome => ({ kind: 'refused', error: errorIn(event) }),
    }),
  },
  delays: { ...commandDelays, redirectTimeout: REDIRECT_TIMEOUT_MS },
}).createMachine({
  id: 'checkout',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, address: null, outcome: null }),
  output: ({ context }) => requireValue(context.outcome, 'The checkout has not come to an end'),
  initial: 'opening',
  states: {
    opening: {
      description: 'The provider opens a checkout.',
      tags: 'busy',
      meta: { screen: 'Checkout: being opened' },
      ...command('openCheckout', {
        input: ({ context: { provider, request } }: { context: CheckoutContext }) => ({
          provider,
          request,
        }),
        done: [
          { guard: withOutput('there is no address'), target: 'withoutAddress' },
          {
            guard: 'the browser leaves for it',
            target: 'leaving',
            actions: withOutput('remember address'),
          },
          { target: 'opened', actions: withOutput('remember address') },
        ],
        loginNeeded: 'loginNeeded',
        refused: { target: 'refused' },
        unknown: { target: 'refused' },
      }),
    },
    leaving: {
      description: 'The browser is leaving for the provider.',
      tags: 'busy',
      meta: { screen: 'Checkout: going to the provider' },
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context }) => ({ address: requireAddress(context) }),
        onError: { target: 'refused' },
      },
      after: { redirectTimeout: { target: 'redirected' } },
    },
    opened: {
      description: 'The checkout is open; the guest follows its link.',
      type: 'final',
      entry: 'hand its address on',
    },
    redirected: {
      description: 'The browser was sent there, and the page has stayed.',
      type: 'final',
      entry: 'find the page still here',
    },
    withoutAddress: {
      description: 'The response has no address of the checkout.',
      type: 'final',
      entry: 'find no address',
    },
    loginNeeded: {
      description: 'A checkout is opened for the owner alone.',
      type: 'final',
      entry: 'need a login',
    },
    refused: { description: 'No checkout opens.', type: 'final', entry: 'take the refusal' },
  },
});
