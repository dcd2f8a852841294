import type { Configuration } from '../configuration/configuration';
import { createFlutterwave } from './flutterwave/flutterwave';
import { createPaystack } from './paystack/paystack';
import type { PaymentProviders } from './provider';
import type { ProviderConnection } from './providerHttp';

/** Both providers at the configured addresses: the real ones, or the sandbox. */
export function createProviders(
  { paystack, flutterwave }: Pick<Configuration, 'paystack' | 'flutterwave'>,
  reached: Pick<ProviderConnection, 'fetch' | 'timeout' | 'noteCall'> = {},
): PaymentProviders {
  return {
    paystack: createPaystack({ ...paystack, ...reached }),
    flutterwave: createFlutterwave({ ...flutterwave, ...reached }),
  };
}
