/** Shared by the privacy and terms pages. */

/** For search engines and link previews: what such a page is about. */
export function description(title: string, hotel: string, parts: readonly string[]): string {
  return `${title} at ${hotel}: ${parts.map((part) => part.toLowerCase()).join(', ')}.`;
}
