import { rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import { paths } from '../../../machines/shared/paths';
import { androidFonts } from '../../../tools/chromium/androidFonts';
import { chromiumArguments, findChromium } from '../../../tools/chromium/chromium';
import { startServer } from '../../browser/support/ownServer';
import { siteEnvironment, siteUrl } from '../../../scripts/test/site';
import { type Audit, audit } from './audits';
import { guestsWays, type GuestsWay } from './guestsWay';
import { type Journey, lagosJourney } from './lagosJourney';
import { publicPages } from '../../browser/support/publicPages';

/**
 * `npm run bench:web`: measures the built site on a cheap phone, with Lighthouse and on a slow line.
 * `-- --runs 1` audits each page once instead of thrice; `-- --journey`, `-- --pages` or `-- --way` does one
 * part; paths after it are the only ones audited.
 */
const words = process.argv.slice(2);
const runs = words.includes('--runs') ? Number(words[words.indexOf('--runs') + 1]) : 3;
const chosen = words.filter((word) => word.startsWith('/'));

const audited = [
  ...publicPages,
  paths.login,
  paths.reservation,
  paths.roomSelection,
  `${paths.reservation}/any/confirm`,
  paths.paymentCallback,
].filter((path) => chosen.length === 0 || chosen.includes(path));

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

function printAudits(audits: ReadonlyMap<string, Audit>): void {
  console.log(
    '\n| page | score | LCP simulated | LCP applied | TBT | CLS | bytes | requests | others |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [path, found] of audits) {
    const { score, lcp, appliedLcp, tbt, cls, bytes, requests, otherScores } = found;
    const cells = [
      path,
      score,
      seconds(lcp),
      seconds(appliedLcp),
      milliseconds(tbt),
      cls.toFixed(3),
      kilobytes(bytes),
      requests,
      otherScores.join(' '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('| goal | 100 | ≤ 1.5 s | ≤ 0.8 s | ≤ 50 ms | 0 | ≤ 300 kB | ≤ 12 | 100 100 100 |');
}

/** The goals of the journey's steps, in milliseconds, by what their names begin with. */
const goals: Readonly<Record<string, number>> = {
  home: 2_000,
  Check: 1_000,
  Continue: 1_800,
  back: 3_500,
  press: 4_500,
};

function printJourney({ steps, longestTask, slowestInteraction }: Journey): void {
  console.log(
    '\n| Lagos: 800 ms a round trip, 5 Mbps, CPU 4 × slower | time | goal | requests | bytes |',
  );
  console.log('|---|---|---|---|---|');
  for (const { name, time, requests, bytes } of steps) {
    const [begins = ''] = name.split(/[ ,]/);
    const goal = goals[begins];
    console.log(
      `| ${name} | ${seconds(time)} | ${goal ? `≤ ${seconds(goal)}` : ''} | ${requests} | ${kilobytes(bytes)} |`,
    );
  }
  console.log(
    `| longest task after the first paint | ${milliseconds(longestTask)} | ≤ 150 ms | | |`,
  );
  console.log(`| slowest interaction | ${milliseconds(slowestInteraction)} | ≤ 200 ms | | |`);
  for (const { name, asked } of steps) console.log(`\n${name}:\n  ${asked.join('\n  ')}`);
}

function printWay({ who, screens, seconds: taken, goal }: GuestsWay) {
  console.log(
    `\n| 360 × 740: ${who}, home → paid in ${taken.toFixed(0)} s | taps | keys | screen heights | seen |\n|---|---|---|---|---|`,
  );
  for (const { name, taps, keys, height, seen } of screens)
    console.log(`| ${name} | ${taps} | ${keys} | ${height.toFixed(1)} | ${seen.toFixed(1)} |`);
  const sum = (of: 'taps' | 'keys' | 'height' | 'seen') =>
    screens.reduce((total, screen) => total + screen[of], 0);
  const [height, seen] = [sum('height').toFixed(1), sum('seen').toFixed(1)];
  console.log(
    `| ${screens.length} screens | ${sum('taps')} | ${sum('keys')} | ${height} | ${seen} |`,
  );
  console.log(`| goal | ≤ ${goal.taps} | | ${goal.heights ? `≤ ${goal.heights}` : ''} | |`);
}

const parts = ['--pages', '--journey', '--way'].filter((part) => words.includes(part));
const isAsked = (part: string) => parts.length === 0 || parts.includes(part);

await rm(siteEnvironment.DATA_FOLDER, { recursive: true, force: true });
const server = await startServer({ ...siteEnvironment, LOG_LEVEL: 'error' });
try {
  // A phone's font, which shows until the site's own are there.
  const packaged = await findChromium();
  const found = { ...packaged, env: { ...packaged.env, ...(await androidFonts()) } };
  if (isAsked('--pages')) {
    const audits = new Map<string, Audit>();
    for (const path of audited) audits.set(path, await audit(`${siteUrl}${path}`, found, runs));
    printAudits(audits);
  }
  if (isAsked('--journey') || isAsked('--way')) {
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: chromiumArguments,
      env: { ...process.env, ...found.env },
    });
    if (isAsked('--journey')) printJourney(await lagosJourney(browser));
    if (isAsked('--way')) (await guestsWays(browser)).forEach(printWay);
    await browser.close();
  }
} finally {
  await server.interrupt();
}
