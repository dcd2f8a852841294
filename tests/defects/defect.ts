/** One place of a mistake: the text that stands in a file today, and the mistake in its place. */
export interface Edit {
  /** From the project's root. */
  file: string;
  /** Stands exactly once in the file; planting fails loudly when it does not. */
  anchor: string;
  replacement: string;
}

/** A real mistake, planted by `npm run test:defects`, which names the test that notices it. */
export interface Defect {
  /** Unique and in kebab-case: `receipt-drops-hooked-letters`. */
  id: string;
  /** One plain sentence: what a person would notice. */
  notice: string;
  edits: readonly Edit[];
}
