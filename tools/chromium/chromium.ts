import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';
import { ownFonts } from './ownFonts';
import { PACKAGED_MAJOR, packagedChromium } from './packagedChromium';

/** A Chromium to launch, with the environment that its process needs. */
export interface Chromium {
  executablePath: string;
  env: { FONTCONFIG_FILE: string; LD_LIBRARY_PATH?: string };
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

/** What is wrong with the browser at a path, as the end of a sentence about it; null if nothing is. */
function wrongWith(
  executablePath: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  let told: string;
  try {
    const asked = { env: { ...process.env, ...env }, timeout: 30_000 };
    told = execFileSync(executablePath, ['--version'], {
      ...asked,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    return 'does not run here';
  }
  const [, version, major] = /((\d+)\.[\d.]+)/.exec(told) ?? [];
  if (version === undefined) return 'does not say which version it is';
  return Number(major) < PACKAGED_MAJOR
    ? `is too old: ${version}, and the tests need ${PACKAGED_MAJOR} or newer`
    : null;
}

/**
 * The only browser in which looks are compared with approved pictures, because other versions render text
 * differently.
 * @throws Error with one sentence about why this machine can't run it
 */
async function pinnedChromium(): Promise<Chromium> {
  const { executablePath, libraries } = await packagedChromium();
  const env = { ...ownFonts(), ...libraries };
  const wrong = wrongWith(executablePath, env);
  if (wrong !== null) throw new Error(`The Chromium from npm ${wrong}.`);
  return { executablePath, env };
}

function namedChromium(executablePath: string): Chromium {
  const env = ownFonts();
  const wrong = existsSync(executablePath) ? wrongWith(executablePath, env) : 'is not there';
  if (wrong === null) return { executablePath, env };
  throw new Error(
    `CHROMIUM_PATH names ${executablePath}, which ${wrong}. Name another, or unset it: the tests bring one from npm.`,
  );
}

const said = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/**
 * The browser for tests: the one in `CHROMIUM_PATH`, else the one in an npm package, so that tests don't depend on
 * the machine; if that can't run, an installed Chromium or Playwright's own.
 * @throws Error if there is none, with one sentence about why for each
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return namedChromium(named);
  try {
    return await pinnedChromium();
  } catch (failure) {
    const env = ownFonts();
    const present = [...installedPaths, playwrightChromium.executablePath()].filter(existsSync);
    const tried = [said(failure)];
    for (const executablePath of present) {
      const wrong = wrongWith(executablePath, env);
      if (wrong === null) return { executablePath, env };
      tried.push(`${executablePath} ${wrong}.`);
    }
    throw new Error(
      `The tests find no browser. ${tried.join(' ')} Install Chromium ${PACKAGED_MAJOR} or newer, and name it in CHROMIUM_PATH.`,
    );
  }
}

/** The browser for stories, and why looks can't be compared in it; null if they can. */
export interface StoryBrowser {
  chromium: Chromium;
  notCompared: string | null;
}

/** The pinned browser; if that can't run, the other tests' browser, without comparing looks. */
export async function findStoryBrowser(): Promise<StoryBrowser> {
  try {
    return { chromium: await pinnedChromium(), notCompared: null };
  } catch (failure) {
    return { chromium: await findChromium(), notCompared: said(failure) };
  }
}
