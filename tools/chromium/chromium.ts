import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';
import { ownFonts } from './ownFonts';
import { PACKAGED_MAJOR, packagedChromium } from './packagedChromium';

/** A Chromium to launch, with what its process needs in its environment. */
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

/** What is wrong with the browser at a path, as the end of a sentence that begins with it; null where nothing is. */
export function wrongWith(
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
 * The one browser in which looks are compared with those that were approved: another version draws letters otherwise.
 * @throws when this machine cannot run it, in one sentence that says why
 */
export async function pinnedChromium(): Promise<Chromium> {
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
 * The browser of the tests: what `CHROMIUM_PATH` names, else the one that ships inside an npm package, so that tests do not
 * depend on what the machine has; where that one can't run, an installed Chromium or Playwright's own.
 * @throws when there is none, in one sentence for each that says why
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

/** The browser in which stories are shown, and why their looks can't be compared in it; null where they can. */
export interface StoryBrowser {
  chromium: Chromium;
  notCompared: string | null;
}

/** The pinned browser; where that can't run, the one of the other tests, without a comparison of looks. */
export async function findStoryBrowser(): Promise<StoryBrowser> {
  try {
    return { chromium: await pinnedChromium(), notCompared: null };
  } catch (failure) {
    return { chromium: await findChromium(), notCompared: said(failure) };
  }
}
