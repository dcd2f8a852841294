import { paths } from '../../../machines/shared/paths';
import type { Configuration } from '../../configuration/configuration';
import type { ProviderName } from '../../paymentProviders/provider';

/** The screen from which a payment is started, and to which the guest comes back. */
export type PaymentScreen = 'confirmation' | 'payment';

const referenceParameter = { paystack: 'reference', flutterwave: 'transaction_id' } as const;

/** The absolute address on which the guest lands after paying, with our own reference in its query. */
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

/** Where a guest lands who comes back with a reference that isn't ours. */
export function destinationOfStrangers({ publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  return `${publicUrl}${paths.paymentCallback}`;
}

/** The absolute address on our server to which a provider sends the guest back. */
export function returnAddress(
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  provider: ProviderName,
): string {
  return `${publicUrl}/api/v1/payment/${provider}/return`;
}
