import { failureOf } from '../shared/failure';
import { isRefusedWith } from '../shared/failureKind';
import type { CheckoutOutcome } from './checkoutMachine';

/** Guards on the outcome of a checkout, to spread into `setup({ guards })`. */
export const checkoutGuards = {
  'the browser was sent there': (_: unknown, { kind }: CheckoutOutcome): boolean =>
    kind === 'redirected',
  'the checkout needs a login': (_: unknown, { kind }: CheckoutOutcome): boolean =>
    kind === 'loginNeeded',
  /** The page shows an outdated state of the reservation. */
  'the reservation has changed': (_: unknown, outcome: CheckoutOutcome): boolean =>
    outcome.kind === 'refused' && isRefusedWith(failureOf(outcome.error), 409),
};
