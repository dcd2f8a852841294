import type { Routes } from '../../contract/handlers';
import type { PaymentsContext } from '../context';
import { findAttempt } from '../attempts';
import { destinationOfStrangers } from '../checkout/destinations';

/**
 * Sends a guest who comes back from a provider on to the screen that the payment was started from.
 * The names under which a provider repeats our reference are tried in turn; what else stands in
 * the query is not looked at.
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
