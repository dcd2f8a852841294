import type { Browser, CDPSession } from 'playwright';
import { AWAITING_SCRIPT } from '../../../src/browser/hydration';

/** How many times slower a cheap phone's processor is than this machine's, as in Lighthouse. */
const SLOWER = 4;
/** A longer task keeps a guest waiting, in milliseconds: what TBT counts. */
const LONG = 50;
/** What a page's main thread does after the first paint, in milliseconds on a cheap phone. */
export interface Tasks {
  longest: number;
  /** Total blocking time. */
  blocking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began and how long it took, in microseconds; `tdur` is the processor's time alone. */
  ts: number;
  dur: number;
  tdur: number;
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'ts' in value;
}

async function traced(device: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  device.on('Tracing.dataCollected', ({ value }) => {
    const collected: readonly unknown[] = value;
    events.push(...collected.filter(isTraceEvent));
  });
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'];
  await device.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => device.once('Tracing.tracingComplete', resolve));
  await device.send('Tracing.end');
  await complete;
  return events;
}

const isTask = ({ name, ph }: TraceEvent) => name.endsWith('RunTask') && ph === 'X';

/** @throws if the page has not been painted */
function tasksIn(events: readonly TraceEvent[]): Tasks {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was not painted');
  const all = events
    .filter(isTask)
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  // A task may stand in the trace a second time, inside itself.
  let end = 0;
  const outer = all.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
  const times = outer.map(({ tdur }) => (tdur / 1_000) * SLOWER);
  return {
    longest: Math.max(0, ...times),
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - LONG), 0),
  };
}

/** Runs in the page: resolves once it has nothing more to do. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 }));
}

/**
 * Opens a page in a new browser window and adds up its long tasks, by the processor's own time, which other work on the
 * machine lengthens less than the clock's.
 */
export async function tasksOf(browser: Browser, url: string): Promise<Tasks> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  const events = await traced(device, async () => {
    await page.goto(url);
    await page.locator(`#root:not([${AWAITING_SCRIPT}])`).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(untilIdle);
  });
  await context.close();
  return tasksIn(events);
}
