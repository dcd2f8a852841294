import { beginningOf, printableText } from './printableText';

const DEVICE_LENGTH = 200;

/** The browser that a request names, without what could control a terminal. */
export function deviceIn({ 'user-agent': device }: Readonly<Record<string, unknown>>): string {
  return typeof device === 'string' ? beginningOf(printableText(device), DEVICE_LENGTH) : 'unknown';
}
