import { sandboxKeys } from '../configuration/providerSettings';
import type { SandboxOptions } from '../../sandbox/options';

type Merchant = Pick<SandboxOptions, 'paystack' | 'flutterwave'>;

/**
 * The hotel as the payment sandbox knows it: its test keys, and where it receives webhooks.
 * @param origin where the server is reached from the sandbox
 */
export function sandboxMerchant(origin: string): Merchant {
  const webhooks = `${origin}/api/v1/webhooks`;
  return {
    paystack: { secretKey: sandboxKeys.paystack, webhookUrl: `${webhooks}/paystack` },
    flutterwave: {
      secretKey: sandboxKeys.flutterwave,
      secretHash: sandboxKeys.secretHash,
      webhookUrl: `${webhooks}/flutterwave`,
    },
  };
}
