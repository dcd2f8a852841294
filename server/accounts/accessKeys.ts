import { createHash, webcrypto } from 'node:crypto';
import type { Configuration } from '../configuration/configuration';

type Secrets = Configuration['secrets'];

/** The keys that sign and verify access tokens. A token carries the id of its key. */
interface AccessKeys {
  /** The key that signs new tokens. */
  signing: { id: string; key: webcrypto.CryptoKey };
  /** The signing key and its predecessors, by id. */
  reading: ReadonlyMap<string, webcrypto.CryptoKey>;
}

const ID_LENGTH = 11;

/** Identifies a key without revealing the secret it is derived from. */
function idOf(secret: string): string {
  return createHash('sha256').update(`key id ${secret}`).digest('base64url').slice(0, ID_LENGTH);
}

function importKey(secret: string): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  return webcrypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
}

async function importKeys({ accessToken, accessTokensBefore }: Secrets): Promise<AccessKeys> {
  const secrets = [accessToken, ...accessTokensBefore];
  const keys = await Promise.all(
    secrets.map(async (secret) => ({ id: idOf(secret), key: await importKey(secret) })),
  );
  const [signing] = keys;
  if (!signing) throw new Error('There is no key to sign access tokens with.');
  return { signing, reading: new Map(keys.map(({ id, key }) => [id, key])) };
}

const imported = new WeakMap<Secrets, Promise<AccessKeys>>();

/** The keys of a configuration, imported once, because importing takes longer than signing. */
export function accessKeysOf({ secrets }: Pick<Configuration, 'secrets'>): Promise<AccessKeys> {
  const before = imported.get(secrets);
  if (before) return before;
  const keys = importKeys(secrets);
  imported.set(secrets, keys);
  return keys;
}
