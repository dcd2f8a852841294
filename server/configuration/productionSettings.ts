import type { EnvironmentReader } from './environmentReader';
import { assertSecrets, type AllSecrets } from './guessableSecrets';

interface Surroundings extends AllSecrets {
  production: boolean;
  publicUrl: string;
}

/** Hosts that only this machine can reach. `.test` is reserved and never registered. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|test)$/;

/**
 * Refuses what must not be in production: keys that move no money, secrets that can be guessed, and unencrypted URLs. In development, refuses a
 * public site, because its mailbox shows codes.
 */
export function assertProductionSettings(
  read: EnvironmentReader,
  surroundings: Surroundings,
): void {
  const { production, publicUrl, paystack, flutterwave } = surroundings;
  if (!production) {
    if (LOCAL_HOST.test(new URL(publicUrl).hostname)) return;
    read.complain(
      'PUBLIC_URL',
      'must be local unless NODE_ENV is production: /mailbox shows codes',
    );
    return;
  }
  assertSecrets(read, surroundings);
  const addresses = [
    ['PUBLIC_URL', publicUrl],
    ['PAYSTACK_BASE_URL', paystack.baseUrl],
    ['FLUTTERWAVE_BASE_URL', flutterwave.baseUrl],
  ] as const;
  for (const [name, address] of addresses) {
    if (!address.startsWith('https:'))
      read.complain(name, 'must be an https address in production');
  }
  const isRehearsal = read.oneOf('REHEARSAL', ['yes', 'no'], 'no') === 'yes';
  if (isRehearsal) return;
  if (paystack.secretKey.startsWith('sk_test_')) {
    read.complain('PAYSTACK_SECRET_KEY', TEST_KEY);
  }
  if (flutterwave.secretKey.startsWith('FLWSECK_TEST')) {
    read.complain('FLUTTERWAVE_SECRET_KEY', TEST_KEY);
  }
}

const TEST_KEY = 'is a test key, with which nobody pays; a rehearsal says REHEARSAL=yes';
