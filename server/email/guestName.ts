import { beginningOf, printableText } from '../shared/printableText';

const LENGTH = 80;

/**
 * A guest's name as emails show it. The guest chooses it freely, so it must not carry a message: it is short, on one
 * line, and mail programs find no link or address in it.
 */
export function guestName(name: string): string {
  // First, so that nothing invisible hides a link.
  const unlinked = printableText(name)
    .replace(/\b[a-z][a-z0-9+]*:\/+/gi, ' ')
    .replace(/[/\\@<>:]+/g, ' ')
    // A dot between letters could be an address; the initials of a name are followed by a space.
    .replace(/\.(?=\S)/g, '. ');
  return beginningOf(printableText(unlinked), LENGTH).trim();
}
