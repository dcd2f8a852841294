/** What the pages of privacy and terms have in common. */

/** For search engines and link previews: what such a page is about. */
export function description(title: string, hotel: string, parts: readonly string[]): string {
  return `${title} at ${hotel}: ${parts.map((part) => part.toLowerCase()).join(', ')}.`;
}
