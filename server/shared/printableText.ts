/** Control and format characters, which a terminal obeys and a reader doesn't see, and line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A text on one line, without the characters that control what shows it. */
export function printableText(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}
