import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page of the built site may contain inline, as Content Security Policy hashes. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A built page, kept in memory: some hundred kilobytes each, and the most requested files. */
export interface BuiltPage {
  hashes: InlineHashes;
  etag: string;
  html: Buffer;
  /** The versions compressed at build time, smallest first. */
  compressed: readonly { encoding: string; bytes: Buffer }[];
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Inline scripts that run; neither external ones nor structured data for search engines. */
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
    // Weak, because all compressed forms share it.
    etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    html,
    compressed: encodings
      .filter(({ suffix }) => existsSync(file + suffix))
      .map(({ encoding, suffix }) => ({ encoding, bytes: readFileSync(file + suffix) })),
  };
}

/**
 * Reads the built pages once, so that no request has to look for a file.
 * @returns the pages by file name within the folder
 */
export function builtPages(folder: string): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), readPage(join(folder, file))]),
  );
}
