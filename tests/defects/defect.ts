import { readFileSync } from 'node:fs';

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
  /** A test file that is run before those that are nearest by their imports. */
  tryFirst?: string;
}

/**
 * A file's text with the mistake in it.
 * @throws if the anchor does not stand exactly once in the text
 */
export function planted(text: string, { file, anchor, replacement }: Edit): string {
  const parts = text.split(anchor);
  if (parts.length !== 2) {
    throw new Error(`${file} has ${parts.length - 1} places like “${anchor}”, not one`);
  }
  return parts.join(replacement);
}

/** @throws if the project has changed so that the defect can't be planted any more */
export function assertPlantable({ id, edits }: Defect): void {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    try {
      texts.set(edit.file, planted(texts.get(edit.file) ?? readFileSync(edit.file, 'utf8'), edit));
    } catch (error) {
      throw new Error(`The defect ${id} can't be planted`, { cause: error });
    }
  }
}
