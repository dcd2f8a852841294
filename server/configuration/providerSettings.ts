import { paymentChannels, type PaymentChannel } from '../../machines/shared/paymentChannel';
import type { EnvironmentReader } from './environmentReader';

/** The payment providers' addresses, and the hotel's keys there. */
export interface ProviderSettings {
  paystack: { baseUrl: string; secretKey: string };
  flutterwave: { baseUrl: string; secretKey: string; secretHash: string };
  /** The channels that guests are offered on the providers' checkouts. */
  paymentChannels: readonly PaymentChannel[];
  /** The sandbox's ports, if it replaces providers without keys; null if it isn't needed. */
  sandbox: { paystackPort: number; flutterwavePort: number } | null;
}

const PAYSTACK_URL = 'https://api.paystack.co';
const FLUTTERWAVE_URL = 'https://api.flutterwave.com';

/** The keys of this hotel in the sandbox. They are worthless anywhere else. */
export const sandboxKeys = {
  paystack: 'sk_test_conference_centre_hotel',
  flutterwave: 'FLWSECK_TEST-conference-centre-hotel-X',
  secretHash: 'conference-centre-hotel-webhooks',
};

/** In production the providers' keys are required; in development the sandbox replaces both. */
export function readProviders(read: EnvironmentReader, production: boolean): ProviderSettings {
  const paystackKey = production
    ? read.required('PAYSTACK_SECRET_KEY')
    : read.text('PAYSTACK_SECRET_KEY', null);
  const flutterwaveKey = production
    ? read.required('FLUTTERWAVE_SECRET_KEY')
    : read.text('FLUTTERWAVE_SECRET_KEY', null);
  const ports = {
    paystackPort: read.port('SANDBOX_PAYSTACK_PORT', 4010),
    flutterwavePort: read.port('SANDBOX_FLUTTERWAVE_PORT', 4020),
  };
  const standsIn = (port: number) => `http://localhost:${port}`;
  return {
    paystack: {
      baseUrl: read.url(
        'PAYSTACK_BASE_URL',
        paystackKey === null ? standsIn(ports.paystackPort) : PAYSTACK_URL,
      ),
      secretKey: paystackKey ?? sandboxKeys.paystack,
    },
    flutterwave: {
      baseUrl: read.url(
        'FLUTTERWAVE_BASE_URL',
        flutterwaveKey === null ? standsIn(ports.flutterwavePort) : FLUTTERWAVE_URL,
      ),
      secretKey: flutterwaveKey ?? sandboxKeys.flutterwave,
      secretHash:
        flutterwaveKey === null ? sandboxKeys.secretHash : read.required('FLUTTERWAVE_SECRET_HASH'),
    },
    paymentChannels: read.someOf('PAYMENT_CHANNELS', paymentChannels),
    sandbox: paystackKey === null || flutterwaveKey === null ? ports : null,
  };
}
