import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { median } from '../server/rounds';
import { chromiumArguments, type Chromium } from '../../../tools/chromium/chromium';

/** What Lighthouse says of one page on a phone. Times in milliseconds, sizes in bytes, scores of 100. */
export interface Audit {
  score: number;
  lcp: number;
  appliedLcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  otherScores: readonly number[];
}

/** Simulated: reckoned from an unthrottled load. Applied: the browser itself is slowed down. */
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;

type Throttling = keyof typeof throttlings;

async function auditOnce(url: string, port: number, throttling: Throttling) {
  const flags: Flags = {
    port,
    logLevel: 'error',
    throttlingMethod: throttlings[throttling],
    ...(throttling === 'applied' ? { onlyCategories: ['performance'] } : {}),
  };
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (!lhr) throw new Error(`Lighthouse says nothing of ${url}`);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const requests = lhr.audits['network-requests']?.details;
  return {
    score: score('performance'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    otherScores: ['accessibility', 'best-practices', 'seo'].map(score),
  };
}

/** Audits a page several times per setting; every figure is a separate median. */
export async function audit(url: string, chromium: Chromium, runs: number): Promise<Audit> {
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: chromiumArguments,
    ignoreDefaultFlags: true,
    envVars: { ...process.env, ...chromium.env },
  });
  try {
    const simulated: Awaited<ReturnType<typeof auditOnce>>[] = [];
    const applied: typeof simulated = [];
    for (let run = 0; run < runs; run += 1) {
      simulated.push(await auditOnce(url, chrome.port, 'simulated'));
      applied.push(await auditOnce(url, chrome.port, 'applied'));
    }
    const middle = (of: 'score' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'requests') =>
      median(simulated.map((one) => one[of]));
    return {
      score: middle('score'),
      lcp: middle('lcp'),
      appliedLcp: median(applied.map(({ lcp }) => lcp)),
      tbt: middle('tbt'),
      cls: middle('cls'),
      bytes: middle('bytes'),
      requests: middle('requests'),
      otherScores: simulated[0]?.otherScores ?? [],
    };
  } finally {
    chrome.kill();
  }
}
