import { charactersOf } from './printableText';

/** A line of a table, cell by cell. */
export type Line = readonly string[];

/** Lays the lines out in aligned, indented columns for a terminal. */
export function table(lines: readonly Line[]): string[] {
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => charactersOf(line[column] ?? '').length)),
  );
  const padded = (cell: string, width: number) =>
    cell + ' '.repeat(width - charactersOf(cell).length);
  return lines.map((line) =>
    `  ${line.map((cell, column) => padded(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** A titled table; empty if it has no lines. */
export function section(title: string, heads: Line, lines: readonly Line[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...table([heads, ...lines])];
}

/** A count with its noun, e.g. `1 payment`, `2 payments`. */
export function countInWords(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
