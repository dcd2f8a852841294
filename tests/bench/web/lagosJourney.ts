import { type Browser, type Page, request } from 'playwright';
import { becomeGuest } from '../../browser/support/asGuest';
import { logIn } from '../../browser/support/account';
import { chooseRooms, inDays } from '../../browser/support/booking';
import { siteUrl } from '../../../scripts/test/site';

/** A busy cell in Lagos: milliseconds a round trip, bytes a second, times slower than this machine. */
const lagos = { latency: 800, bytesPerSecond: (5 * 1_000_000) / 8, cpu: 4 };

/** The phone of both journeys, on the site under test. */
export const cheapPhone = {
  baseURL: siteUrl,
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
};

/** What a step of the journey cost, from the guest's click to what they wait for. */
interface Step {
  name: string;
  /** In milliseconds. */
  time: number;
  requests: number;
  bytes: number;
  asked: readonly string[];
}

export interface Journey {
  steps: readonly Step[];
  /** In milliseconds: the longest task after the first paint, and the slowest answer to a guest's touch. */
  longestTask: number;
  slowestInteraction: number;
}

/** Runs in each page: reports long tasks and slow interactions as they happen. */
function watchPage(): void {
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint && startTime > paint.startTime) console.debug(`bench task ${duration}`);
    }
  }).observe({ type: 'longtask', buffered: true });
  // TypeScript does not know the threshold yet; without it, only what takes 104 ms is reported.
  const interactions = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        console.debug(`bench interaction ${entry.duration}`);
  }).observe(interactions);
  // Not a function with a name: what runs this file wraps those in a helper that pages don't have.
  addEventListener(
    'click',
    () => {
      performance.mark('clicked');
      console.debug(`bench pressed ${performance.timeOrigin + performance.now()}`);
    },
    { capture: true },
  );
}

/** What a step waits for: the first visible element of a kind with text. */
interface Awaited {
  selector: string;
  words: string;
}

interface Waited {
  time: number;
  /** When it appeared, in milliseconds since 1970, so that it can be compared with another page's time. */
  at: number;
}

/**
 * How long a guest has waited for it, in milliseconds by the page's own clock: since the last touch of this page, or,
 * if the touch led to another page, since that was requested. A tool outside the page would be slowed down by the
 * throttling and be measured too.
 */
async function waitedFor(page: Page, awaited: Awaited): Promise<Waited> {
  const waited = await page.waitForFunction(
    ({ selector, words }) => {
      const drawn = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(words) && element.getClientRects().length > 0,
      );
      if (!drawn) return null;
      const clicked = performance.getEntriesByName('clicked').at(-1)?.startTime;
      const [opened] = performance.getEntriesByType('navigation');
      const asked = opened instanceof PerformanceNavigationTiming ? opened.fetchStart : 0;
      const now = performance.now();
      return { time: now - (clicked ?? asked), at: performance.timeOrigin + now };
    },
    awaited,
    { polling: 'raf' },
  );
  return (await waited.jsonValue()) ?? { time: Number.NaN, at: Number.NaN };
}

/** Runs in a page: when its first text was painted, in milliseconds since it was requested. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
}

/** Books and pays in a new browser, on the site under test, as a guest in Lagos does. */
export async function lagosJourney(browser: Browser): Promise<Journey> {
  const api = await request.newContext({ baseURL: siteUrl });
  const guest = await becomeGuest(api);
  const context = await browser.newContext(cheapPhone);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: lagos.latency,
    downloadThroughput: lagos.bytesPerSecond,
    uploadThroughput: lagos.bytesPerSecond,
  });
  await device.send('Emulation.setCPUThrottlingRate', { rate: lagos.cpu });

  const longest = { task: 0, interaction: 0 };
  let pressed = Number.NaN;
  page.on('console', (message) => {
    const [, kind, duration] =
      /^bench (task|interaction|pressed) ([\d.]+)/.exec(message.text()) ?? [];
    if (kind === 'pressed') pressed = Number(duration);
    if (kind === 'task' || kind === 'interaction')
      longest[kind] = Math.max(longest[kind], Number(duration));
  });
  await page.addInitScript(watchPage);
  // A page that can't be watched would be measured wrongly.
  let failed: Error | null = null;
  page.on('pageerror', (error) => {
    failed ??= error;
  });

  let asked: string[] = [];
  let bytes = 0;
  page.on('request', (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`));
  device.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });

  const steps: Step[] = [];
  async function step(name: string, act: () => Promise<unknown>, selector: string, words = '') {
    asked = [];
    bytes = 0;
    await act();
    const { time, at } = await waitedFor(page, { selector, words });
    await page.waitForLoadState('networkidle');
    if (failed) throw failed;
    steps.push({ name, time, requests: asked.length, bytes, asked });
    return at;
  }
  const button = (name: string) => page.getByRole('button', { name });

  await step('home, cold: its heading drawn', () => page.goto('/', { waitUntil: 'commit' }), 'h1');
  const [home] = steps;
  if (home) home.time = await page.evaluate(firstPaint);
  await page.mouse.wheel(0, 1);
  await step(
    'Make a reservation → login form',
    () => page.getByRole('link', { name: 'Make a reservation' }).click(),
    'button',
    'Sign In',
  );
  const form = page.getByRole('form', { name: 'Make a Reservation' });
  await step('Sign In → reservation form', () => logIn(page, guest), 'form', 'Check-in');
  await form.getByLabel('Check-in').fill(inDays(20));
  await form.getByLabel('Check-out').fill(inDays(23));
  // The guest still types there for some seconds, while the rooms left are loaded.
  await form.getByLabel('Notes').pressSequentially('We come late, at about nine.', { delay: 100 });
  await step(
    'Check Availability → rooms with counts',
    () => button('Check Availability').click(),
    'main',
    'left for these dates',
  );
  await chooseRooms(page, { 'Deluxe Room': 1 });
  await step(
    'Continue Booking → confirmation',
    () => button('Continue Booking').click(),
    'button',
    'Pay with Paystack',
  );
  await button('Pay with Paystack').click();
  const pay = page.getByRole('button', { name: /^Pay ₦/ });
  await pay.waitFor();
  let atProvider: string[] = [];
  const shownAt = await step(
    'back from the provider → receipt',
    async () => {
      const back = page.waitForRequest((sent) => sent.url().startsWith(`${siteUrl}/`));
      await pay.click();
      await back;
      // The return to the site begins here; everything before it was the provider's page.
      atProvider = asked.slice(0, -1);
      asked = asked.slice(-1);
    },
    'main',
    'Payment Successful!',
  );
  const requests = atProvider.length + asked.length;
  steps.push({
    ...{ name: 'press on the provider’s page → receipt', time: shownAt - pressed, requests, bytes },
    asked: [...atProvider, '(and what the way back asks for)'],
  });
  await context.close();
  await api.dispose();
  return { steps, longestTask: longest.task, slowestInteraction: longest.interaction };
}
