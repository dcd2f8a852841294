import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
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
import { buildServiceWorker } from './site/serviceWorker';

/**
 * `npm run build:site`: builds the site, prerenders every page, and compresses the result. Pages of one guest are
 * rendered as they look while nothing is known about the guest. Then it builds the front desk.
 */
type Prerendering = typeof import('../src/app/prerender');

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist', 'site');
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

async function write(file: string, html: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
}

/** A page's own files before the entry, which takes the page over: what they do as they run is then already done. */
const entry = entryChunks(chunks);
function scriptsOf(names: readonly string[]): string[] {
  return [...new Set([...entry.slice(0, -1), ...chunksOf(chunks, names), ...entry])];
}

/** What is available offline from the start: these pages with everything they need. */
const keptPages = [...publicPaths, ...readingPaths];
const kept = new Set<string>(keptPages);
const htmls: string[] = [];
const parts = { template, readFile, loader: await builtLoader(root) };

for (const { file, path } of [...pageFiles, notFound]) {
  const page = await prerendering.prerenderedPage(path);
  // Pages of a booking, or of a guest, show little before their script has loaded.
  const startsLate = publicPaths.includes(path) || path === notFound.path;
  const html = pageHtml(parts, scriptsOf(page.names), { ...page, startsLate });
  await write(file, html);
  htmls.push(html);
  if (!keptPages.includes(path)) continue;
  const later = chunksOf(chunks, [...page.names, ...prerendering.deferredSectionNames()]);
  later.forEach((script) => kept.add(`/${script}`));
}
await write(emptyFile, pageHtml(parts, scriptsOf([]), null));
for (const [, file = ''] of template.matchAll(/<link[^>]*href="([^"]+\.(?:woff2|css))"/g))
  kept.add(file);
await appendFile(join(folder, licensesFile), fontLicenses(root));
await buildServiceWorker(root, folder, [...kept], htmls);
await compressFiles(folder);

const deskFolder = join(root, 'dist', 'desk');
await build({ root, configFile: join(root, 'vite.desk.config.ts') });
await rename(join(deskFolder, 'desk.html'), join(deskFolder, deskFile));
await appendFile(join(deskFolder, licensesFile), fontLicenses(root));
await compressFiles(deskFolder);
