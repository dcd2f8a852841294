import { keyedHash } from '../rateLimits/rateLimits';
import { decryptText, encryptText } from '../email/encryptedText';
import type { Context } from '../context';

/** An e-mail address as a job may carry it: the rows of jobs stay for days, and nobody has proved that it is theirs. */
export interface SealedEmail {
  sealId: string;
  /** Encrypted under the server's secret. */
  sealedEmail: string;
  /** Tells whether two are about the same address. */
  emailHash: string;
}

/** Seals an address. */
export function sealEmail(
  context: Pick<Context, 'configuration' | 'random'>,
  email: string,
): SealedEmail {
  const sealId = context.random.uuid();
  const sealedEmail = encryptText(context, sealId, 'email', email);
  return { sealId, sealedEmail, emailHash: keyedHash(context, `email ${email}`) };
}

/**
 * The address that was sealed.
 * @throws Error when it was sealed under another secret
 */
export function openSealedEmail(
  context: Pick<Context, 'configuration'>,
  { sealId, sealedEmail }: SealedEmail,
): string {
  return decryptText(context, sealId, 'email', sealedEmail);
}
