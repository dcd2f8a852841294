import { setTimeout as pause } from 'node:timers/promises';
import { reload, updatedTitle } from '../../messages/layout/pages/brokenPage';
import type { Engine } from '../engines/engine';
import type { journey } from '../engines/journey';
import { visitorAt } from '../engines/visitor';

/** What an open tab did about its missing files, after an upgrade in the middle of a visit. */
export interface OpenTab {
  /** How often it said that the site was updated. */
  said: number;
  /** How many files it lacked. */
  lacked: number;
}

const LOOKS_EVERY_MS = 100;

/**
 * A visit during which the site is upgraded: the guest goes on in the same tab, and presses nothing besides what the
 * journey presses but the one button of “The site has been updated”.
 * @param before the name of the button before which it happens
 */
export async function visitThroughUpgrade(
  walk: typeof journey,
  engine: Engine,
  base: string,
  before: string,
  upgrade: () => Promise<void>,
): Promise<OpenTab> {
  const visitor = visitorAt(engine, base);
  const tab: OpenTab = { said: 0, lacked: 0 };
  const visit = { isOn: true, isUpgraded: false };
  async function reloadWhereTold(): Promise<void> {
    const isTold = `document.body?.innerText.includes(${JSON.stringify(updatedTitle)}) ?? false`;
    while (visit.isOn) {
      await pause(LOOKS_EVERY_MS);
      // The page may just be leaving.
      if ((await engine.evaluate(isTold).catch(() => false)) !== true) continue;
      tab.said += 1;
      await visitor.press(reload);
    }
  }
  const telling = reloadWhereTold();
  const going = {
    ...visitor,
    async press(name: string | RegExp) {
      if (name === before && !visit.isUpgraded) {
        visit.isUpgraded = true;
        await upgrade();
      }
      await visitor.press(name);
    },
  };
  try {
    await walk(going, base);
  } finally {
    visit.isOn = false;
    await telling;
  }
  if (!visit.isUpgraded) throw new Error(`Nobody pressed ${before}`);
  tab.lacked = engine.errors().filter((error) => /^404 .*\/assets\//.test(error)).length;
  return tab;
}

/**
 * A guest who reads a page follows a link after the upgrade, whose files are gone: the tab loads itself again, once.
 * @throws Error if it does not
 */
export async function followThroughUpgrade(
  engine: Engine,
  base: string,
  upgrade: () => Promise<void>,
): Promise<void> {
  const visitor = visitorAt(engine, base);
  const version = () => engine.evaluate('document.documentElement.dataset.version');
  await visitor.open('/');
  const link = `document.querySelector('header a[href="/aboutus"]')`;
  await visitor.sees(`Object.keys(${link}).some((key) => key.startsWith('__reactProps'))`);
  // What decides after an upgrade is loaded once the page is idle.
  await visitor.sees(
    `performance.getEntriesByType('resource').every(({ responseEnd }) => responseEnd < performance.now() - 1_000)`,
  );
  const before = await version();
  await upgrade();
  await (await engine.find(link))?.press();
  await visitor.reads('About the hotel');
  if ((await version()) === before) throw new Error('The page is still the old version’s');
}
