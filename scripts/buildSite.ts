import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { deskFile } from '../server/site/serveDesk';
import { emptyFile, notFoundFile, pageFiles } from '../server/site/pageFiles';
import { builtChunks, chunksOf, entryChunks } from './site/builtChunks';
import { compressFiles } from './site/compressFiles';
import { fontLicenses, licensesFile } from './site/fontLicenses';
import { builtLoader } from './site/loader';
import { pageHtml } from './site/pageHtml';
import { publicPaths, readingPaths } from './site/publicPaths';
import { replaceFiles } from './site/replaceFiles';
import { buildServiceWorker } from './site/serviceWorker';

/**
 * `npm run build:site`: builds the site, prerenders every page, and compresses the result. Pages of one guest are
 * rendered as they look while nothing is known about the guest. Then it builds the front desk. Both are built aside and
 * put in their place at the end, so that a server that runs from there misses nothing meanwhile.
 */
type Prerendering = typeof import('../src/app/prerender');

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'built', 'site');
const rendererFolder = join(root, '.cache', 'prerendering');

/** Whether a module is the one built for Node. */
function isPrerendering(module: unknown): module is Prerendering {
  return typeof module === 'object' && module !== null && 'prerenderedPage' in module;
}

const site = await build({ root, build: { outDir: folder } });
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: rendererFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: false,
  },
});

const readFile = (file: string) => readFileSync(join(folder, file), 'utf8');
const template = readFile('index.html');
const chunks = builtChunks(site);
const notFound = { file: notFoundFile, path: '/_' };

const renderer = pathToFileURL(join(rendererFolder, 'prerender.js')).href;
const prerendering: unknown = await import(renderer);
if (!isPrerendering(prerendering))
  throw new Error('The pages cannot be rendered by what was built');

/** Names a version of the site, or of the front desk, after everything whose change makes another one. */
function versionOf(texts: readonly string[]): string {
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex');
  return `site-${hash.slice(0, 10)}`;
}

/** Writes a page that says its version (`src/browser/siteVersion.ts`). */
async function write(path: string, html: string, version: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html.replace('<html ', `<html data-version="${version}" `));
}

/** A page's own files before the entry, which takes the page over: what they do as they run is then already done. */
const entry = entryChunks(chunks);
function scriptsOf(names: readonly string[]): string[] {
  return [...new Set([...entry.slice(0, -1), ...chunksOf(chunks, names), ...entry])];
}

/** What is available offline from the start: these pages with everything they need. */
const keptPages = [...publicPaths, ...readingPaths];
const kept = new Set<string>(keptPages);
const htmls = new Map<string, string>();
const parts = { template, readFile, loader: await builtLoader(root) };

for (const { file, path } of [...pageFiles, notFound]) {
  const page = await prerendering.prerenderedPage(path);
  // Pages of a booking, or of a guest, show little before their script has loaded.
  const startsLate = publicPaths.includes(path) || path === notFound.path;
  const html = pageHtml(parts, scriptsOf(page.names), { ...page, startsLate });
  htmls.set(file, html);
  if (!keptPages.includes(path)) continue;
  const later = chunksOf(chunks, [...page.names, ...prerendering.deferredSectionNames()]);
  later.forEach((script) => kept.add(`/${script}`));
}
htmls.set(emptyFile, pageHtml(parts, scriptsOf([]), null));
for (const [, file = ''] of template.matchAll(/<link[^>]*href="([^"]+\.(?:woff2|css))"/g))
  kept.add(file);
await appendFile(join(folder, licensesFile), fontLicenses(root));
const version = versionOf([...kept, ...htmls.values()]);
for (const [file, html] of htmls) await write(join(folder, file), html, version);
await buildServiceWorker(root, folder, [...kept], version);
await compressFiles(folder);

const deskFolder = join(root, '.cache', 'built', 'desk');
await build({
  root,
  configFile: join(root, 'scripts', 'site', 'vite.desk.config.ts'),
  build: { outDir: deskFolder },
});
const deskPage = readFileSync(join(deskFolder, 'src', 'desk', 'desk.html'), 'utf8');
await rm(join(deskFolder, 'src'), { recursive: true });
await write(join(deskFolder, deskFile), deskPage, versionOf([deskPage]));
await appendFile(join(deskFolder, licensesFile), fontLicenses(root));
await compressFiles(deskFolder);

await replaceFiles(folder, join(root, 'dist', 'site'));
await replaceFiles(deskFolder, join(root, 'dist', 'desk'));
