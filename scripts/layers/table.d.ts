/** The modules that a module may import; `'*'` is every other one. */
export type Imports = readonly string[] | '*';

/** Top-level folder → module → what it may import. */
export const mayImport: Readonly<Record<string, Readonly<Record<string, Imports>>>>;
