import type { BrowserContext, Page } from 'playwright/test';

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
