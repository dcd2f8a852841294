import type { Routes } from '../../contract/handlers';
import type { PaymentsContext } from '../context';
import { findAttempt } from '../attempts';
import { destinationOfStrangers } from '../checkout/destinations';

/**
 * Redirects a guest who comes back from a provider to the screen that started the payment. Tries each of the
 * parameters in which a provider repeats our reference and ignores the rest of the query.
 */
async function sendOn(
  { database, configuration }: Pick<PaymentsContext, 'database' | 'configuration'>,
  names: readonly (string | undefined)[],
) {
  for (const name of names) {
    const attempt = name ? await findAttempt(database, name) : null;
    if (attempt) return { status: 302, location: attempt.returnTo } as const;
  }
  return { status: 302, location: destinationOfStrangers(configuration) } as const;
}

export function returnRoutes(
  context: PaymentsContext,
): Routes<'returnFromPaystack' | 'returnFromFlutterwave'> {
  return {
    returnFromPaystack: ({ query }) => sendOn(context, [query.reference, query.trxref]),
    returnFromFlutterwave: ({ query }) => sendOn(context, [query.reference, query.tx_ref]),
  };
}
