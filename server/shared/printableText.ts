/** Line separators, and control and format characters, which terminals obey and readers can't see. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Puts a text on one line, without characters that could control the terminal or page showing it. */
export function printableText(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}
