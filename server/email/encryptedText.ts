import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Context } from '../context';

/** AES-256-GCM, with the usual lengths in bytes. */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key, so that nothing else derived from the code secret can decrypt emails. */
function keyOf({ configuration }: Pick<Context, 'configuration'>): Uint8Array {
  const { codes } = configuration.secrets;
  return new Uint8Array(hkdfSync('sha256', codes, '', 'letters at rest', KEY_BYTES));
}

/** Encrypts text for storage. It can be decrypted only as a part of the same owner, e.g. of one email. */
export function encryptText(
  context: Pick<Context, 'configuration' | 'random'>,
  ownerId: string,
  part: string,
  text: string,
): string {
  const nonce = context.random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(context), nonce).setAAD(
    Buffer.from(`${ownerId} ${part}`),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/**
 * Decrypts a text.
 * @throws Error if it was encrypted under another secret, or was altered
 */
export function decryptText(
  context: Pick<Context, 'configuration'>,
  ownerId: string,
  part: string,
  sealedText: string,
): string {
  const bytes = Buffer.from(sealedText, 'base64');
  const tagAt = NONCE_BYTES;
  const textAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(context), bytes.subarray(0, tagAt))
    .setAAD(Buffer.from(`${ownerId} ${part}`))
    .setAuthTag(bytes.subarray(tagAt, textAt));
  return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString();
}
