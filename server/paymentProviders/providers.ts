import type { Configuration } from '../configuration/configuration';
import { createFlutterwave } from './flutterwave/flutterwave';
import { createPaystack } from './paystack/paystack';
import type { PaymentProviders } from './provider';
import type { ProviderConnection } from './providerHttp';

/** Both providers as the configuration reaches them: the real ones, or the sandbox in their place. */
export function createProviders(
  { paystack, flutterwave }: Pick<Configuration, 'paystack' | 'flutterwave'>,
  reached: Pick<ProviderConnection, 'fetch' | 'timeout' | 'noteCall'> = {},
): PaymentProviders {
  return {
    paystack: createPaystack({ ...paystack, ...reached }),
    flutterwave: createFlutterwave({ ...flutterwave, ...reached }),
  };
}
