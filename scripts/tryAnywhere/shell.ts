/** Quotes words as a single shell argument. */
export const quoted = (words: string) => `'${words.replaceAll("'", String.raw`'\''`)}'`;
