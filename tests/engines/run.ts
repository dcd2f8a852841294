import { rm } from 'node:fs/promises';
import { siteEnvironment, siteUrl } from '../../scripts/test/site';
import { endServer, startedServer } from '../kill/builtServer';
import { newDataFolder } from '../kill/serverEnvironment';
import { stopOrphan } from '../kill/stopOrphan';
import type { Installed } from './engine';
import { firefox } from './firefox';
import { journey } from './journey';
import { visitorAt } from './visitor';
import { webKit } from './webKit';

/**
 * `npm run test:engines`: one guest's journey, from the registration to the paid reservation, on the built site in the
 * Firefox and the WebKit of this machine. What it doesn't have is left out with a sentence. Fails on errors of the
 * pages too. Needs `npm run build`; on Debian: firefox-esr, webkit2gtk-driver, xvfb.
 */
const installed = [firefox, webKit].filter((browser) => {
  const missing = browser.missing();
  if (missing.length > 0)
    console.log(
      `${browser.name} is left out, because this machine lacks ${missing.join(' and ')}.`,
    );
  return missing.length === 0;
});

/** What is open, newest last. */
const open: (() => Promise<unknown>)[] = [];

async function closeAll(): Promise<void> {
  for (let close = open.pop(); close !== undefined; close = open.pop()) await close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)));

/** What went wrong with the journey in a browser, and what its pages reported. */
async function problemsIn(browser: Installed): Promise<readonly unknown[]> {
  const engine = await browser.launch();
  open.push(() => engine.close());
  try {
    await journey(visitorAt(engine, siteUrl), siteUrl);
    return engine.errors();
  } catch (error) {
    return [error, ...engine.errors()];
  }
}

if (installed.length > 0) {
  try {
    const dataFolder = await newDataFolder('engines');
    open.push(() => rm(dataFolder, { recursive: true, force: true }));
    open.push(() => stopOrphan(dataFolder));
    const own = { HOST: '127.0.0.1', DATA_FOLDER: dataFolder, LOG_LEVEL: 'silent' };
    const server = await startedServer(siteUrl, { ...process.env, ...siteEnvironment, ...own });
    open.push(() => endServer(server));
    for (const browser of installed) {
      const began = performance.now();
      const problems = await problemsIn(browser).catch((error: unknown) => [error]);
      for (const problem of problems) console.error(`${browser.name}:`, problem);
      if (problems.length > 0) process.exitCode = 1;
      else
        console.log(
          `${browser.name}: passed in ${Math.round((performance.now() - began) / 1_000)} s.`,
        );
    }
  } finally {
    await closeAll();
  }
}
