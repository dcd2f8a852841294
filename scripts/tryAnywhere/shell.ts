/** Words as one word of a shell's command. */
export const quoted = (words: string) => `'${words.replaceAll("'", String.raw`'\''`)}'`;
