import type { StateMeta } from '../shared/screen';
import { MAX_PAYMENT_CHECKS, isUnanswered, PAYMENT_CHECK_INTERVAL_MS } from './paymentStatus';

/**
 * What the two pages share that ask about a payment until it is final: after a while, a few times,
 * and then when the guest says so.
 */

/** What such a page remembers of it. */
interface Asking {
  /** How often a payment that is not final was asked about. */
  context: { checks: number };
}

/** To spread into `setup({ guards })`. */
export const askingGuards = {
  'it was asked often enough': ({ context }: Asking): boolean =>
    context.checks >= MAX_PAYMENT_CHECKS,
  'it was asked before': ({ context }: Asking): boolean => context.checks > 0,
  'only this check failed': ({ context }: Asking, { error }: { error: unknown }): boolean =>
    context.checks > 0 && isUnanswered(error),
};

/** To spread into `setup({ delays })`. */
export const askingDelays = { untilNextCheck: PAYMENT_CHECK_INTERVAL_MS };

/** The states within the one in which the provider is asked. */
export function timesAsked<TMeta extends StateMeta>(first: TMeta, again: TMeta) {
  return {
    first: { description: 'Asked for the first time.', meta: first },
    again: {
      description: 'Asked again, because the payment was not final.',
      meta: again,
      entry: 'count the check',
    },
  } as const;
}

/**
 * The states within the one in which the payment is not final.
 * @param asked the state in which it is asked again
 */
export function untilAskedAgain<TMeta extends StateMeta>(
  asked: string,
  polling: TMeta,
  quiet: TMeta,
) {
  return {
    polling: {
      description: 'It is asked again after a while.',
      meta: polling,
      always: { guard: 'it was asked often enough', target: 'quiet' },
      after: { untilNextCheck: { target: asked } },
    },
    quiet: { description: 'It is asked again when the guest says so.', meta: quiet },
  } as const;
}
