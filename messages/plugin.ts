import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('./', import.meta.url));

/** Marks imports of the English texts themselves, from which languages are made. */
const englishOf = '?english';

/** A module's file of texts, as its path in this folder without the extension; null for other modules. */
function wordsFile(id: string): string | null {
  if (!id.startsWith(folder) || !id.endsWith('.ts')) return null;
  const file = relative(folder, id).replaceAll(sep, '/').slice(0, -'.ts'.length);
  return file.includes('/') && !file.startsWith('locales/') ? file : null;
}

/** Whether a module belongs to the languages or what they are made from: these read English. */
function readsEnglish(id: string): boolean {
  return (
    id.endsWith(englishOf) ||
    id === join(folder, 'catalogue.ts') ||
    id.startsWith(join(folder, 'locales', sep))
  );
}

/** The names that a file of texts exports. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** A module that exports another language's texts under the English ones' names. */
function spokenModule(file: string, source: string, language: string): string {
  return [
    `import { language } from ${JSON.stringify(language)};`,
    `const words = language[${JSON.stringify(file)}];`,
    ...namesIn(source).map((name) => `export const ${name} = words.${name};`),
  ].join('\n');
}

/**
 * Replaces the built texts by another language's. English needs no replacing: each page carries only its own texts.
 * @param language the path of a module that exports `language`, a `Language` of the catalogue
 */
export function spokenIn(language: string): Plugin {
  return {
    name: 'words-of-a-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !readsEnglish(importer)) return null;
      const from = importer.replace(englishOf, '');
      const found = await this.resolve(source, from, { skipSelf: true });
      return found && wordsFile(found.id) ? `${found.id}${englishOf}` : found;
    },
    load(id) {
      if (id.endsWith(englishOf)) return readFileSync(id.slice(0, -englishOf.length), 'utf8');
      const file = wordsFile(id);
      return file === null
        ? null
        : { code: spokenModule(file, readFileSync(id, 'utf8'), language), moduleType: 'js' };
    },
  };
}

/**
 * The language to build the hotel's site in: `HOTEL_LANGUAGE`, the name of a file in `messages/locales`.
 * @returns null for English
 */
export function hotelLanguage(): Plugin | null {
  const name = process.env.HOTEL_LANGUAGE ?? 'english';
  if (name === 'english') return null;
  const language = join(folder, 'locales', `${name}.ts`);
  if (!existsSync(language)) throw new Error(`HOTEL_LANGUAGE=${name}: there is no ${language}`);
  return spokenIn(language);
}
