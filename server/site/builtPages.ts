import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BookingFlow } from '../../machines/booking/bookingFailure';

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

/** Where a page says which screen follows a new reservation, if it is not the default (`src/main.tsx` reads it). */
const ROOT_ELEMENT = '<html ';
const PAYMENT_FLOW = '<html data-booking-flow="payment" ';

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** Reads a built page once, with its compressed versions. @param flow which screen follows a new reservation */
export function readPage(file: string, flow: BookingFlow): BuiltPage {
  const built = readFileSync(file);
  const text = built.toString('utf8');
  const html = flow === 'confirm' ? built : Buffer.from(text.replace(ROOT_ELEMENT, PAYMENT_FLOW));
  return {
    hashes: { styles: hashesOf(text, STYLE), scripts: hashesOf(text, SCRIPT) },
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
 * @param flow which screen follows a new reservation; the build is the same for both
 * @returns the pages by file name within the folder
 */
export function builtPages(folder: string, flow: BookingFlow): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), readPage(join(folder, file), flow)]),
  );
}
