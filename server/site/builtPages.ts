import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hotel } from '../../hotel/hotel';
import type { BookingFlow } from '../../machines/booking/bookingFailure';

/** The inline scripts and styles of a built page, as Content Security Policy hashes. */
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

/** Nearly as small as at build time, in a fiftieth of the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const encodings = [
  {
    encoding: 'br',
    suffix: '.br',
    compress: (bytes: Buffer) => brotliCompressSync(bytes, { params }),
  },
  { encoding: 'gzip', suffix: '.gz', compress: (bytes: Buffer) => gzipSync(bytes) },
] as const;

/** The configuration's changes to the built pages. */
export interface PageSettings {
  publicUrl: string;
  /** The screen that follows a new reservation. */
  bookingFlow: BookingFlow;
}

/**
 * Writes the settings over the built ones: the site's origin, wherever a page, the sitemap or `robots.txt` names it, and
 * into the root element for the script, which reads there what is not as it was built (`src/main.tsx`,
 * `src/content/siteOrigin.ts`).
 */
function withSettings(text: string, { publicUrl, bookingFlow }: PageSettings): string {
  const moved = text.replaceAll(hotel.origin, publicUrl);
  const origin = moved === text ? '' : `data-origin="${publicUrl}" `;
  const flow = bookingFlow === 'payment' ? 'data-booking-flow="payment" ' : '';
  return moved.replace('<html ', `<html ${origin}${flow}`);
}

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** Reads a built page, or another text of the site, once, with its compressed versions. */
export function readPage(file: string, settings: PageSettings): BuiltPage {
  const built = readFileSync(file);
  const text = built.toString('utf8');
  const written = withSettings(text, settings);
  const html = written === text ? built : Buffer.from(written);
  return {
    hashes: { styles: hashesOf(written, STYLE), scripts: hashesOf(written, SCRIPT) },
    // Weak, because all compressed forms share it.
    etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    html,
    compressed: encodings
      .filter(({ suffix }) => existsSync(file + suffix))
      .map(({ encoding, suffix, compress }) => ({
        encoding,
        bytes: html === built ? readFileSync(file + suffix) : compress(html),
      })),
  };
}

/**
 * Reads the built pages once, so that no request has to look for a file.
 * @returns the pages by file name within the folder
 */
export function builtPages(folder: string, settings: PageSettings): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), readPage(join(folder, file), settings)]),
  );
}
