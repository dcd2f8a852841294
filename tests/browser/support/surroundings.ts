import type { BrowserContext, Page } from 'playwright/test';
import { everyTest } from '../../../scripts/test/everyTest';
import { setClockOff } from './deviceClock';
import { hardNames } from './hardTexts';
import { translatePages } from './translating';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a guest's device and name are like. */
export interface Surroundings {
  seed: number;
  /** By how many milliseconds the device's clock is ahead; behind if negative. */
  clockOffBy: number;
  /** The browser translates every page. */
  isTranslated: boolean;
  isStorageBlocked: boolean;
  hasForcedColors: boolean;
  name: (typeof hardNames)[number];
}

const clocks = [10 * HOUR, -25 * DAY, -17 * HOUR, -30 * DAY, 0];

/** What a seed stands for; any 40 consecutive ones have each clock with each name. */
export function surroundingsOf(seed: number): Surroundings {
  const name = hardNames[seed % hardNames.length];
  if (name === undefined) throw new Error(`${seed} is no seed`);
  return {
    seed,
    clockOffBy: clocks[seed % clocks.length] ?? 0,
    isTranslated: seed % 2 === 0,
    isStorageBlocked: seed % 3 === 1,
    hasForcedColors: seed % 4 > 1,
    name,
  };
}

/** In words, for a test's title, with the seed that repeats it: `BROWSER_SEED=7`. */
export function inWords(those: Surroundings): string {
  const { seed, clockOffBy, isTranslated, isStorageBlocked, hasForcedColors, name } = those;
  return [
    `seed ${seed}: ${name.why}`,
    `a clock off by ${clockOffBy / HOUR} hours`,
    ...(isTranslated ? ['translated'] : []),
    ...(isStorageBlocked ? ['no storage'] : []),
    ...(hasForcedColors ? ['forced colours'] : []),
  ].join(', ');
}

/** How many of a night's combinations are walked. */
const A_NIGHT = 8;

/** The same two every day, other ones each night, and only that of `BROWSER_SEED` where it is set. */
export function seedsOfToday(): number[] {
  const asked = process.env.BROWSER_SEED;
  if (asked !== undefined) return [Number(asked)];
  const today = Math.floor(Date.now() / DAY);
  return everyTest ? Array.from({ length: A_NIGHT }, (_, one) => today * A_NIGHT + one) : [0, 7];
}

/** Runs in the page, as a browser whose settings forbid sites to keep anything. */
function blockStorage(): void {
  for (const store of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, store, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** From now on the pages of a browser are in these surroundings. */
export async function surround(context: BrowserContext, page: Page, those: Surroundings) {
  if (those.clockOffBy !== 0) await setClockOff(context, those.clockOffBy);
  if (those.isTranslated) await translatePages(context);
  if (those.isStorageBlocked) await context.addInitScript(blockStorage);
  if (those.hasForcedColors) await page.emulateMedia({ forcedColors: 'active' });
}
