/** Six of 64 signs keep two builds of one file apart as well as eight, and every address in a page is shorter. */
const HASH_SIGNS = 6;

/** The end of a built file's name, before its extension, as a pattern's source. */
export const HASH = `-[\\w-]{${HASH_SIGNS}}`;

const named = `assets/[name]-[hash:${HASH_SIGNS}]`;

/** How a build names its files after their content. */
export const hashedNames = {
  entryFileNames: `${named}.js`,
  chunkFileNames: `${named}.js`,
  assetFileNames: `${named}[extname]`,
};
