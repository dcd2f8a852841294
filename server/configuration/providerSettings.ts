import { paymentChannels } from '../../machines/shared/paymentChannel';
import type { EnvironmentReader } from './environmentReader';

const PAYSTACK_URL = 'https://api.paystack.co';
const FLUTTERWAVE_URL = 'https://api.flutterwave.com';

/** The keys of this hotel in the sandbox. They are worthless anywhere else. */
export const sandboxKeys = {
  paystack: 'sk_test_conference_centre_hotel',
  flutterwave: 'FLWSECK_TEST-conference-centre-hotel-X',
  secretHash: 'conference-centre-hotel-webhooks',
};

export type ProviderSettings = ReturnType<typeof readProviders>;

/**
 * The payment providers' addresses, and the hotel's keys there. In production the keys are required; in development the
 * sandbox replaces both.
 */
export function readProviders(read: EnvironmentReader, production: boolean) {
  const keyIn = (name: string, live: string, test: string) => {
    const key = production ? read.required(name) : read.text(name, null);
    const isSecretKey = key?.startsWith(live) === true || key?.startsWith(test) === true;
    // A public key or the other provider's would only be noticed by the first guest who pays.
    if (key && !isSecretKey)
      read.complain(name, `must begin with ${live} (or ${test} in a rehearsal)`);
    return key;
  };
  const paystackKey = keyIn('PAYSTACK_SECRET_KEY', 'sk_live_', 'sk_test_');
  const flutterwaveKey = keyIn('FLUTTERWAVE_SECRET_KEY', 'FLWSECK-', 'FLWSECK_TEST-');
  const ports = {
    paystackPort: read.port('SANDBOX_PAYSTACK_PORT', 4010),
    flutterwavePort: read.port('SANDBOX_FLUTTERWAVE_PORT', 4020),
  };
  const sandboxAt = (port: number) => `http://localhost:${port}`;
  return {
    paystack: {
      baseUrl: read.url(
        'PAYSTACK_BASE_URL',
        paystackKey === null ? sandboxAt(ports.paystackPort) : PAYSTACK_URL,
      ),
      secretKey: paystackKey ?? sandboxKeys.paystack,
    },
    flutterwave: {
      baseUrl: read.url(
        'FLUTTERWAVE_BASE_URL',
        flutterwaveKey === null ? sandboxAt(ports.flutterwavePort) : FLUTTERWAVE_URL,
      ),
      secretKey: flutterwaveKey ?? sandboxKeys.flutterwave,
      secretHash:
        flutterwaveKey === null ? sandboxKeys.secretHash : read.required('FLUTTERWAVE_SECRET_HASH'),
    },
    /** The channels that guests are offered on the providers' checkouts. */
    paymentChannels: read.someOf('PAYMENT_CHANNELS', paymentChannels),
    /** The sandbox's ports, if it replaces providers without keys; null if it isn't needed. */
    sandbox: paystackKey === null || flutterwaveKey === null ? ports : null,
  };
}
