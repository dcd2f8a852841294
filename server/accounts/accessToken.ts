import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../contract/handlers';
import type { Parts } from '../parts';

const ALGORITHM = 'HS256';
/** For whom and by whom, so that another token of the same secret is none of these. */
const ISSUER = 'hotel';

function signingKey({ configuration }: Pick<Parts, 'configuration'>): Uint8Array {
  return new TextEncoder().encode(configuration.secrets.accessToken);
}

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

/** An access token that stands for an account until it expires. */
export async function issueAccessToken(
  parts: Pick<Parts, 'clock' | 'configuration'>,
  accountId: string,
): Promise<string> {
  const now = parts.clock.now().getTime();
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(accountId)
    .setIssuedAt(wholeSeconds(now))
    .setExpirationTime(wholeSeconds(now + parts.configuration.accessTokenLifetime))
    .sign(signingKey(parts));
}

/** Whom an access token stands for; null when it is forged, expired or no token at all. */
export async function readAccessToken(
  parts: Pick<Parts, 'clock' | 'configuration'>,
  token: string,
): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(parts), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['sub', 'exp'],
      currentDate: parts.clock.now(),
    });
    return payload.sub === undefined ? null : { accountId: payload.sub };
  } catch {
    return null;
  }
}
