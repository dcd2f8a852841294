import type { ChildProcess } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createSandbox } from '../../sandbox/sandbox';
import { seededRandom } from '../../sandbox/world';
import { builtVersion, lastRelease, LeftOut } from '../../scripts/release/builtVersion';
import { sandboxMerchant } from '../../server/app/sandboxMerchant';
import { sandboxKeys } from '../../server/configuration/providerSettings';
import { openEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { systemClock } from '../../server/shared/clock';
import { projectRoot } from '../../server/shared/projectRoot';
import { freePorts } from '../../tools/freePorts';
import { journey } from '../engines/journey';
import { visitorAt } from '../engines/visitor';
import { endServer, reconciled, startedServer } from '../kill/builtServer';
import { payingGuest, type GuestCounts } from '../kill/payingGuest';
import { newDataFolder, serverEnvironment } from '../kill/serverEnvironment';
import { silence } from '../server/support/silence';
import { openChromium } from './chromium';
import { followThroughUpgrade, visitThroughUpgrade } from './openTab';
import { pagesKeptBetween } from './keptPages';
import { triesOnKeptStays } from './keptStays';

/**
 * `npm run release:try -- --old REF --new REF`: an upgrade while guests book and pay, and the way back. By default from
 * the last release to this folder as it is built. In a browser the old site is walked against the new server and the new
 * site against the old one; open tabs go through the upgrade, with the old files kept and without; a service worker that
 * meets both versions keeps only pages that open without a network. Then guests do a thousand things at both servers on
 * one database, each fresh page finds its files at either, and every naira is accounted for by both versions. A stay that
 * only a person ends is not ended by the old one's cancel, sweep, checkout, cash or check-out. A version that can't be had
 * is left out with a sentence. Needs `npm run build`.
 */
const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    new: { type: 'string' },
    operations: { type: 'string', default: '1000' },
  },
});
const SECOND = 1_000;
const GUESTS = 6;
const FRESH_LOADS = 100;
/** A guest's step takes a tenth of a second, or a whole one on a busy machine. */
const LOAD_WITHIN = 600 * SECOND;
const QUIET_WITHIN = 120 * SECOND;

/** The port of no server: the guest is offline. */
const NO_NETWORK = 0;
/** The buttons before which a site is upgraded: before the rooms, the confirmation and the payment. Each visit takes a room of few. */
const MOMENTS = ['Check Availability', 'Continue Booking', 'Pay with Paystack'];

type Journey = typeof journey;
const isJourney = (value: unknown): value is Journey => typeof value === 'function';

/** The journey as a version's own words have it. */
async function journeyOf(folder: string): Promise<Journey> {
  const file = pathToFileURL(join(folder, 'tests', 'engines', 'journey.ts')).href;
  const module: unknown = await import(file);
  const own: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'journey') : null;
  if (!isJourney(own)) throw new Error(`${folder} has no journey`);
  return own;
}

/** Leads each request to the port of a server. @returns how to close it */
async function openProxy(port: number, portFor: (request: IncomingMessage) => number) {
  const proxy = createServer((request, response) => {
    const { method, url, headers } = request;
    const to = portFor(request);
    if (to === NO_NETWORK) {
      request.socket.destroy();
      return;
    }
    const options = { host: '127.0.0.1', port: to, method, path: url, headers };
    const asked = ask(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
}

const problems: string[] = [];
const closes: (() => Promise<unknown>)[] = [];
async function closeAll(): Promise<void> {
  for (let close = closes.pop(); close !== undefined; close = closes.pop()) await close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)));

const begun = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - begun) / SECOND).toFixed(1).padStart(6)} s  ${what}`);

/** How many of a hundred fresh pages lacked a file. */
async function brokenPages(base: string): Promise<number> {
  const pages = ['/', '/login', '/rooms', '/reservation', '/payment', '/desk'];
  let broken = 0;
  for (let load = 0; load < FRESH_LOADS; load += 1) {
    const html = await (await fetch(`${base}${pages[load % pages.length] ?? '/'}`)).text();
    const files = html.matchAll(/(?:href|src)="(\/(?:desk\/)?assets\/[^"]+)"/g);
    const answers = Array.from(files, async ([, file = '']) => (await fetch(base + file)).ok);
    if ((await Promise.all(answers)).includes(false)) broken += 1;
  }
  return broken;
}

async function tryUpgrade(folders: readonly [string, string]): Promise<void> {
  const port = await freePorts(process.pid);
  const base = `http://localhost:${port}`;
  const [oldPort, newPort] = [port + 1, port + 2];
  const dataFolder = await newDataFolder('release');
  closes.push(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await openEmbeddedPostgres(join(dataFolder, 'database'), silence);
  closes.push(() => postgres.release());
  const { paystack, flutterwave } = sandboxMerchant(base);
  const sandbox = createSandbox({
    clock: systemClock,
    paystack: { ...paystack, port: port + 3 },
    flutterwave: { ...flutterwave, port: port + 4 },
  });
  await sandbox.listen();
  closes.push(() => sandbox.close());
  const environment = (own: number) => ({
    ...serverEnvironment(base, join(dataFolder, 'shared')),
    PORT: String(own),
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'loopback',
    PAYSTACK_SECRET_KEY: sandboxKeys.paystack,
    PAYSTACK_BASE_URL: `http://localhost:${port + 3}`,
    FLUTTERWAVE_SECRET_KEY: sandboxKeys.flutterwave,
    FLUTTERWAVE_BASE_URL: `http://localhost:${port + 4}`,
    FLUTTERWAVE_SECRET_HASH: sandboxKeys.secretHash,
    CHANGES_PER_HOUR: '1000000',
    MAX_UNPAID_RESERVATIONS: '1000',
    MAX_UNPAID_ROOMS: '10000',
  });
  const [oldFolder, newFolder] = folders;
  async function start(folder: string, own: number): Promise<ChildProcess> {
    const server = await startedServer(`http://localhost:${own}`, environment(own), [], folder);
    closes.push(() => endServer(server));
    return server;
  }
  let portFor: (request: IncomingMessage) => number = () => oldPort;
  closes.push(await openProxy(port, (request) => portFor(request)));
  let turn = 0;
  const isApi = ({ url = '' }: IncomingMessage) => /^\/(?:api|mailbox)\//.test(url);
  async function walk(what: string, folder: string): Promise<void> {
    const engine = await openChromium();
    try {
      const own = await journeyOf(folder);
      await own(visitorAt(engine, base), base);
      problems.push(...engine.errors().map((error) => `${what}: ${error}`));
      say(`${what}: a guest has booked and paid`);
    } catch (error) {
      problems.push(`${what}: ${String(error)}`);
    } finally {
      await engine.close();
    }
  }
  const kept = join(dataFolder, 'shared', 'assets');
  async function upgradeSite(areKept: boolean): Promise<void> {
    portFor = () => newPort;
    if (!areKept) await rename(kept, `${kept}-gone`);
  }
  async function downgradeSite(): Promise<void> {
    portFor = () => oldPort;
    if (existsSync(`${kept}-gone`)) await rename(`${kept}-gone`, kept);
  }
  /** Guests who stay on the old site's pages when the new one replaces it. */
  async function upgradeOpenTabs(
    what: string,
    areKept: boolean,
    moments: readonly string[],
  ): Promise<void> {
    const own = await journeyOf(oldFolder);
    let lacked = 0;
    for (const moment of moments) {
      await downgradeSite();
      const engine = await openChromium(true);
      try {
        const tab = await visitThroughUpgrade(own, engine, base, moment, () =>
          upgradeSite(areKept),
        );
        lacked += tab.lacked;
        say(`${what}, before ${moment}: paid; ${tab.lacked} files missing, said ${tab.said} times`);
      } catch (error) {
        problems.push(`${what}, before ${moment}: ${String(error)}`);
      } finally {
        await engine.close();
        await downgradeSite();
      }
    }
    if ((lacked === 0) !== areKept) problems.push(`${what}: ${lacked} files were missing`);
  }
  async function reloadOpenTab(): Promise<void> {
    const engine = await openChromium(true);
    try {
      await followThroughUpgrade(engine, base, () => upgradeSite(false));
      say('An open tab, old files gone: a link loaded it again');
    } catch (error) {
      problems.push(`An open tab that follows a link: ${String(error)}`);
    } finally {
      await engine.close();
      await downgradeSite();
    }
  }
  async function keepPages(): Promise<void> {
    const engine = await openChromium();
    const mixed = () => (portFor = () => ((turn += 1) % 2 === 0 ? oldPort : newPort));
    const settled = () => (portFor = () => newPort);
    const offline = () => (portFor = () => NO_NETWORK);
    try {
      const { foreign, closed } = await pagesKeptBetween(engine, base, { mixed, settled, offline });
      problems.push(...foreign.map((page) => `Kept, but of another version: ${page}`));
      problems.push(...closed.map((page) => `Kept, but does not open offline: ${page}`));
      say('A worker that met both versions, then offline: every page was opened');
    } catch (error) {
      problems.push(`A worker that met both versions: ${String(error)}`);
    } finally {
      await engine.close();
    }
  }
  async function compareBooks(what: string, folder: string, own: number): Promise<void> {
    const { code, report } = await reconciled(environment(own), QUIET_WITHIN, folder);
    say(`${what}: the books were compared`);
    if (code !== 0) problems.push(`${what}: the books differ\n${report}`);
  }

  await start(oldFolder, oldPort);
  let upgraded = await start(newFolder, newPort);
  say('The old and the new server are ready');
  const tried = await triesOnKeptStays({
    environment: environment(oldPort),
    databaseUrl: postgres.url,
    oldBase: `http://localhost:${oldPort}`,
    newBase: `http://localhost:${newPort}`,
    endNew: () => endServer(upgraded),
    startNewAgain: async () => {
      upgraded = await start(newFolder, newPort);
    },
  });
  problems.push(...tried);
  say(`The old server and stays that only a person ends: ${tried.length} tries did something`);
  portFor = (request) => (isApi(request) ? newPort : oldPort);
  await walk('Old site, new server', oldFolder);
  portFor = (request) => (isApi(request) ? oldPort : newPort);
  await walk('New site, old server', newFolder);
  await upgradeOpenTabs('An open tab, old files kept', true, MOMENTS.slice(0, 1));
  await upgradeOpenTabs('An open tab, old files gone', false, MOMENTS);
  await reloadOpenTab();
  await keepPages();
  portFor = () => ((turn += 1) % 2 === 0 ? oldPort : newPort);
  const broken = await brokenPages(base);
  if (broken > 0) problems.push(`${broken} of ${FRESH_LOADS} fresh pages lacked a file`);
  const load = { isOn: true };
  const counts: GuestCounts = { reservations: 0, payments: 0, lost: 0, refundRequests: 0 };
  const random = seededRandom(1);
  const guests = Promise.all(
    Array.from({ length: GUESTS }, (_, index) =>
      payingGuest({ base, index, random, load, counts }),
    ),
  );
  const done = () => counts.reservations + counts.payments + counts.refundRequests;
  const wanted = Number(values.operations);
  const giveUpAt = Date.now() + LOAD_WITHIN;
  while (done() < wanted && Date.now() < giveUpAt) await pause(100);
  if (done() < wanted) problems.push(`The guests did ${done()} things of ${wanted}`);
  load.isOn = false;
  await guests;
  say(`${done()} operations at both servers, ${counts.lost} lost`);
  if (counts.lost > 0) problems.push(`${counts.lost} calls had no answer`);
  await compareBooks('Forward', newFolder, newPort);
  portFor = () => oldPort;
  await endServer(upgraded);
  await walk('Back to the old version', oldFolder);
  await compareBooks('Back', oldFolder, oldPort);
}

try {
  const oldFolder = builtVersion(projectRoot, values.old ?? lastRelease());
  const newFolder = values.new === undefined ? projectRoot : builtVersion(projectRoot, values.new);
  await tryUpgrade([oldFolder, newFolder]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof LeftOut)) throw error;
  console.log(`The upgrade is left out, because ${error.message}.`);
} finally {
  await closeAll();
}
