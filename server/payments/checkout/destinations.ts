import { paths } from '../../../machines/shared/paths';
import type { Configuration } from '../../configuration/configuration';
import type { ProviderName } from '../../paymentProviders/provider';

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

/** Where a guest lands who returns with a reference that isn't ours. */
export function destinationOfStrangers({ publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  return `${publicUrl}${paths.paymentCallback}`;
}

/** The absolute URL on our server to which a provider sends the guest back. */
export function returnAddress(
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  provider: ProviderName,
): string {
  return `${publicUrl}/api/v1/payment/${provider}/return`;
}
