import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../contract/handlers';
import type { Context } from '../context';
import { accessKeysOf } from './accessKeys';
import { readTokensOf, type ReadToken } from './readTokens';

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
