import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in a time that reveals neither their contents nor their lengths. */
export function equalSecrets(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
