import { connect } from 'node:tls';
import { fine, look, pointOf, wrong, type Finding } from './finding';

const WHAT = 'Certificate';
const DAY = 24 * 60 * 60_000;
const TIMEOUT_MS = 10_000;
const RENEW = 'Renew it, and see why the proxy did not do it by itself.';

/** The certificate that a site presents. */
export interface ShownCertificate {
  /** Why it isn't trusted; null if it is. */
  refusal: string | null;
  validTo: Date;
}

export function judgeCertificate({ refusal, validTo }: ShownCertificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY);
  if (refusal !== null) return wrong(WHAT, `guests’ browsers refuse it: ${refusal}`, RENEW);
  const says = `valid for ${days} more days`;
  if (days < 3) return wrong(WHAT, says, RENEW);
  return days < 14 ? look(WHAT, says, RENEW) : fine(WHAT, says);
}

function certificateOf({ hostname, port }: URL): Promise<ShownCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      servername: hostname,
      // Accepts any certificate, because this examines it and reports what is wrong.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const { authorized, authorizationError } = socket;
      const { valid_to: validTo } = socket.getPeerCertificate();
      const refusal = authorized ? null : String(authorizationError);
      resolve({ refusal, validTo: new Date(validTo) });
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('it does not answer')));
    socket.once('error', reject);
  });
}

/** Examines the certificate that guests see. */
export async function examineCertificate(publicUrl: string, now: Date): Promise<Finding> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return fine(WHAT, `none: ${publicUrl} is local, in development`);
  try {
    return judgeCertificate(await certificateOf(url), now);
  } catch (error) {
    return wrong(
      WHAT,
      `${publicUrl} can’t be reached from here: ${pointOf(error)}`,
      'See whether the proxy runs and the name leads to it; payments come back there.',
    );
  }
}
