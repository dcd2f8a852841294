import { beginningOf, printableText } from '../shared/printableText';

const LENGTH = 80;

/** A text that somebody has typed, on one line, in which mail programs find no link or address. */
export function unlinked(text: string): string {
  // First, so that nothing invisible hides a link.
  const without = printableText(text)
    .replace(/\b[a-z][a-z0-9+]*:\/+/gi, ' ')
    .replace(/[/\\@<>:]+/g, ' ')
    // A dot between letters could be an address; the initials of a name are followed by a space.
    .replace(/\.(?=\S)/g, '. ');
  return printableText(without).trim();
}

/**
 * A guest's name as emails show it. The guest chooses it freely, so it must not carry a message: it is short, on one
 * line, and has no link.
 */
export const guestName = (name: string): string => beginningOf(unlinked(name), LENGTH).trim();
