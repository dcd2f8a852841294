import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HASH } from '../site/hashedNames';

/** The bytes of a file that a browser downloads: compressed, if the build has compressed it. */
export function sentBytes(folder: string, file: string, encoding: 'br' | 'gz'): number {
  const compressed = join(folder, `${file}.${encoding}`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}

/** The scripts that a built page starts with. */
export function scriptsOf(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const found = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...new Set(Array.from(found, ([, file = '']) => file))];
}

/** The script in the head of a built page, which runs before the first paint. */
export function loaderOf(folder: string, page: string): string {
  const html = readFileSync(join(folder, page), 'utf8');
  const [, loader] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  if (loader === undefined) throw new Error(`${page} has no loader`);
  return loader;
}

/** The style sheets that a built page links to. */
export function sheetsOf(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const found = html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  return Array.from(found, ([, file = '']) => file);
}

/** The fonts with which a built page shows its own words: those that it preloads, or that its style sheets name. */
export function fontsOf(folder: string, page: string): string[] {
  const texts = [page, ...sheetsOf(folder, page)].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const found = texts
    .join('')
    .matchAll(
      new RegExp(
        String.raw`(?:rel="preload" href="|url\()/(assets/[\w-]+-latin${HASH}\.woff2)`,
        'g',
      ),
    );
  return [...new Set(Array.from(found, ([, file = '']) => file))];
}

/** The files of one kind in the folder of hashed files. */
export function assets(folder: string, kind: RegExp): string[] {
  return readdirSync(join(folder, 'assets'))
    .filter((file) => kind.test(file))
    .map((file) => `assets/${file}`);
}
