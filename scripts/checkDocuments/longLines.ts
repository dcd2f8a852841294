/** How long a line of a document may be, so that it can be read in any editor. */
export const LONGEST_LINE = 120;

/** The lines of a document that are longer, by their numbers; tables and what is between fences count too. */
export function longLines(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (Array.from(line).length > LONGEST_LINE ? [index + 1] : []));
}
