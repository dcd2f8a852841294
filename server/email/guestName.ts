import { printableText } from '../shared/printableText';

const LENGTH = 80;

/**
 * A guest's name as it stands in emails. Whoever reserves chooses it, so it must not carry a message:
 * it is short, on one line, and nothing in it reads as a link or an address to a mail program.
 */
export function guestName(name: string): string {
  const unlinked = name
    .replace(/\b[a-z][a-z0-9+]*:\/+/gi, ' ')
    .replace(/[/\\@<>:]+/g, ' ')
    // What a dot joins to a word is an address; a name's initials are followed by a space.
    .replace(/\.(?=\S)/g, '. ');
  return printableText(unlinked).slice(0, LENGTH).trim();
}
