/** The rooms that a room may import; `'*'` is every other one. */
export type Imports = readonly string[] | '*';

/** Top-level folder → room → what it may import. */
export const mayImport: Readonly<Record<string, Readonly<Record<string, Imports>>>>;
