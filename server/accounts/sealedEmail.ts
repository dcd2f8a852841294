import { keyedHash } from '../rateLimits/rateLimits';
import { decryptText, encryptText } from '../email/encryptedText';
import type { Context } from '../context';

/** An encrypted e-mail address for a job, because job rows stay for days and it is not yet verified. */
export interface SealedEmail {
  sealId: string;
  /** Encrypted under the server's secret. */
  sealedEmail: string;
  /** Equal for equal addresses. */
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
 * Decrypts the address.
 * @throws Error if it was encrypted under another secret
 */
export function openSealedEmail(
  context: Pick<Context, 'configuration'>,
  { sealId, sealedEmail }: SealedEmail,
): string {
  return decryptText(context, sealId, 'email', sealedEmail);
}
