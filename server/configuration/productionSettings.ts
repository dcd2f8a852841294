import type { EnvironmentReader } from './environmentReader';
import type { ProviderSettings } from './providerSettings';

/** As many as hexadecimal or decimal secrets have at least, with hardly an exception. */
const FEWEST_CHARACTERS = 7;
/** Minimum of a key or hash that a provider or its dashboard has too; our own secrets have a longer one. */
const MINIMUM_SHARED_LENGTH = 16;

/** Whether a secret looks like no random text: few different characters, one that prevails, or a part repeated. */
function isGuessable(secret: string): boolean {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return counts.size < FEWEST_CHARACTERS || most > secret.length / 2 || /^(.+?)\1+$/.test(secret);
}

/** The settings that are checked beside the single variables. */
interface Surroundings extends Pick<ProviderSettings, 'paystack' | 'flutterwave'> {
  production: boolean;
  publicUrl: string;
  secrets: { accessToken: string; accessTokensBefore: readonly string[]; codes: string };
  metrics: { token: string | null } | null;
}

/**
 * Refuses secrets that somebody could guess, and one text in the place of two: who learns one has the other. Those
 * within addresses are others' choice.
 */
function assertSecrets(
  read: EnvironmentReader,
  { secrets, paystack, flutterwave, metrics }: Surroundings,
): void {
  const shared = [
    ['PAYSTACK_SECRET_KEY', paystack.secretKey],
    ['FLUTTERWAVE_SECRET_KEY', flutterwave.secretKey],
    ['FLUTTERWAVE_SECRET_HASH', flutterwave.secretHash],
  ] as const;
  const all = [
    ['ACCESS_TOKEN_SECRET', secrets.accessToken],
    ...secrets.accessTokensBefore.map((one) => ['ACCESS_TOKEN_SECRETS_BEFORE', one] as const),
    ['CODE_SECRET', secrets.codes],
    ...shared,
    ['METRICS_TOKEN', metrics?.token ?? ''],
  ] as const;
  const ownerOf = new Map<string, string>();
  for (const [name, secret] of all) {
    // A missing one is reported where it is read.
    if (secret === '') continue;
    const owner = ownerOf.get(secret);
    if (owner !== undefined) read.complain(name, `must not be the same as ${owner}`);
    else if (isGuessable(secret)) read.complain(name, 'is easy to guess: let a program choose it');
    ownerOf.set(secret, owner ?? name);
  }
  for (const [name, secret] of shared) {
    if (secret !== '' && secret.length < MINIMUM_SHARED_LENGTH)
      read.complain(name, `needs at least ${MINIMUM_SHARED_LENGTH} characters`);
  }
}

/** Hosts that only this machine can reach. `.test` is reserved and never registered. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|test)$/;

/**
 * Refuses what must not be in production: keys that move no money, secrets that can be guessed, and unencrypted URLs. In development, refuses a
 * public site, because its mailbox shows codes.
 */
export function assertProductionSettings(read: EnvironmentReader, surroundings: Surroundings) {
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
