import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../contract/handlers';
import type { Context } from '../context';
import type { Configuration } from '../configuration/configuration';
import { createHash, webcrypto } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { preparedOnce } from '../database/statements';
import { session } from '../database/schema';
import { isUuid } from '../shared/uuid';

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

/** The caller of a token, and its expiry in whole seconds. */
interface ReadToken extends Caller {
  expiresAt: number;
}

/** More tokens than are in use at a time. Beyond it, the oldest entries are dropped. */
const MOST_REMEMBERED = 2_000;

const read = new WeakMap<Secrets, Map<string, ReadToken>>();

/** Cache of the tokens verified under these secrets, because a guest sends the same one with each request. */
function readTokensOf({ secrets }: Pick<Configuration, 'secrets'>) {
  const tokens = read.get(secrets) ?? new Map<string, ReadToken>();
  read.set(secrets, tokens);
  return {
    find: (token: string) => tokens.get(token) ?? null,
    remember: (token: string, caller: ReadToken) => {
      tokens.set(token, caller);
      const [oldest] = tokens.keys();
      if (tokens.size > MOST_REMEMBERED && oldest !== undefined) tokens.delete(oldest);
    },
  };
}

const ALGORITHM = 'HS256';
/** Audience and issuer, so that other tokens signed with the same secret are not accepted. */
const ISSUER = 'hotel';

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

/** Issues an access token for a session of an account. It is valid until it expires. */
export async function issueAccessToken(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  { accountId, sessionId }: Caller,
): Promise<string> {
  const now = clock.now().getTime();
  const { signing } = await accessKeysOf(configuration);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: signing.id })
    .setIssuer(ISSUER)
    .setSubject(accountId)
    .setIssuedAt(wholeSeconds(now))
    .setExpirationTime(wholeSeconds(now + configuration.accessTokenLifetime))
    .sign(signing.key);
}

async function verified(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  token: string,
): Promise<ReadToken | null> {
  const { reading } = await accessKeysOf(configuration);
  const keyOf = ({ kid }: { kid?: string }) => {
    const key = kid === undefined ? undefined : reading.get(kid);
    if (key === undefined) throw new Error('The token was signed with none of our keys.');
    return key;
  };
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.now(),
    });
    const { sub, sid, exp } = payload;
    if (sub === undefined || exp === undefined || typeof sid !== 'string') return null;
    return { accountId: sub, sessionId: sid, expiresAt: exp };
  } catch {
    return null;
  }
}

/**
 * The account and session of an access token; null if it is forged, expired or malformed. Doesn't check whether the
 * session is still open. Valid tokens are cached, because verifying one again would take a fifth of the time that
 * reading a reservation does.
 */
export async function readAccessToken(
  context: Pick<Context, 'clock' | 'configuration'>,
  token: string,
): Promise<Caller | null> {
  const tokens = readTokensOf(context.configuration);
  const before = tokens.find(token);
  if (before) return wholeSeconds(context.clock.now().getTime()) < before.expiresAt ? before : null;
  const caller = await verified(context, token);
  if (caller) tokens.remember(token, caller);
  return caller;
}

const openSession = preparedOnce((database) =>
  database
    .select({ accountId: session.accountId })
    .from(session)
    .where(
      and(
        eq(session.id, sql.placeholder('id')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('open_session'),
);

/** The caller with this access token, if its session is open: ending a session ends its tokens at once. */
export async function findCaller(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  token: string,
): Promise<Caller | null> {
  const caller = await readAccessToken(context, token);
  if (caller === null || !isUuid(caller.sessionId)) return null;
  const [open] = await openSession(context.database).execute({
    id: caller.sessionId,
    now: context.clock.now().toISOString(),
  });
  return open?.accountId === caller.accountId ? caller : null;
}
