import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page of the built site allows to stand in it, as a Content Security Policy writes it. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A page as it was built, kept in memory: some hundred kilobytes each, and asked for most of all. */
export interface BuiltPage {
  hashes: InlineHashes;
  etag: string;
  html: Buffer;
  /** As it was compressed when it was built, the smallest first. */
  compressed: readonly { encoding: string; bytes: Buffer }[];
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Scripts that run: those of their own file and descriptions for search engines are none. */
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(file);
  const text = html.toString('utf8');
  return {
    hashes: { styles: hashesOf(text, STYLE), scripts: hashesOf(text, SCRIPT) },
    // Weak, as the compressed forms are of the same page.
    etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    html,
    compressed: encodings
      .filter(({ suffix }) => existsSync(file + suffix))
      .map(({ encoding, suffix }) => ({ encoding, bytes: readFileSync(file + suffix) })),
  };
}

/**
 * Reads the built pages once, so that no request has to look for a file.
 * @returns by the file's name in the folder
 */
export function builtPages(folder: string): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), readPage(join(folder, file))]),
  );
}
