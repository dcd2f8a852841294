import type { BrowserContext, Page } from 'playwright/test';

/** The clock of a device that is set wrong. */
export interface DeviceClock {
  /** In words, for a test's title. */
  name: string;
  /** By how many milliseconds it is ahead; behind if negative. */
  offBy: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The clocks with which a guest must be able to do everything. */
export const wrongClocks: readonly DeviceClock[] = [
  { name: '30 days behind', offBy: -30 * DAY },
  { name: '25 days behind', offBy: -25 * DAY },
  { name: '17 hours behind', offBy: -17 * HOUR },
  { name: '10 hours ahead', offBy: 10 * HOUR },
];

/** Runs in the page: its `Date` is off by so much from now on. What has elapsed (`performance.now()`) is not. */
function shiftDate(offBy: number): void {
  const isShifted = Reflect.has(globalThis, 'clockOffBy');
  Reflect.set(globalThis, 'clockOffBy', offBy);
  if (isShifted) return;
  const TrueDate = Date;
  const now = () => TrueDate.now() + Number(Reflect.get(globalThis, 'clockOffBy'));
  globalThis.Date = new Proxy(TrueDate, {
    apply: () => new TrueDate(now()).toString(),
    construct(target, given: unknown[], made) {
      const built: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, made);
      return built instanceof TrueDate ? built : new TrueDate();
    },
    get(target, name, receiver): unknown {
      return name === 'now' ? now : Reflect.get(target, name, receiver);
    },
  });
}

/**
 * Sets the clock of a device wrong, for the pages that it opens from now on.
 * @param device a browser's context, or one page of it
 */
export async function setClockOff(device: BrowserContext | Page, offBy: number): Promise<void> {
  await device.addInitScript(shiftDate, offBy);
}

/** Sets the clock of a device while a page is open, and for the pages that it opens later. */
export async function moveClock(page: Page, offBy: number): Promise<void> {
  await page.addInitScript(shiftDate, offBy);
  await page.evaluate(shiftDate, offBy);
}
