import { paths } from '../../../machines/shared/paths';
import type { Configuration } from '../../configuration/configuration';
import type { Context } from '../../context';
import type { Routes } from '../../contract/handlers';
import type { ProviderName } from '../../paymentProviders/provider';
import { findAttempt } from '../attempts';

/** The screen that started a payment, and to which the guest returns. */
export type PaymentScreen = 'confirmation' | 'payment';

const referenceParameter = { paystack: 'reference', flutterwave: 'transaction_id' } as const;

/** The absolute URL to which the guest returns after paying, with our own reference in its query. */
export function destinationOf(
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  provider: ProviderName,
  screen: PaymentScreen,
  reservationId: string,
  reference: string,
): string {
  const path =
    screen === 'confirmation' ? `${paths.confirmPayment}/${reservationId}` : paths.paymentCallback;
  return `${publicUrl}${path}?${referenceParameter[provider]}=${reference}`;
}

/** The absolute URL on our server to which a provider sends the guest back. */
export function returnAddress(
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  provider: ProviderName,
): string {
  return `${publicUrl}/api/v1/payment/${provider}/return`;
}

/**
 * Redirects a guest who comes back from a provider to the screen that started the payment. Tries each of the
 * parameters in which a provider repeats our reference and ignores the rest of the query.
 */
async function sendOn(
  { database, configuration }: Pick<Context, 'database' | 'configuration'>,
  names: readonly (string | undefined)[],
) {
  for (const name of names) {
    const attempt = name ? await findAttempt(database, name) : null;
    if (attempt) return { status: 302, location: attempt.returnTo } as const;
  }
  return { status: 302, location: `${configuration.publicUrl}${paths.paymentCallback}` } as const;
}

export function returnRoutes(
  context: Context,
): Routes<'returnFromPaystack' | 'returnFromFlutterwave'> {
  return {
    returnFromPaystack: ({ query }) => sendOn(context, [query.reference, query.trxref]),
    returnFromFlutterwave: ({ query }) => sendOn(context, [query.reference, query.tx_ref]),
  };
}
