import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be one of our ids: PostgreSQL throws on anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The id that follows from a text: the same for the same one (version 8). */
export function uuidFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
