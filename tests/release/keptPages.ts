import { setTimeout as pause } from 'node:timers/promises';
import { publicPaths } from '../../scripts/site/publicPaths';
import type { Engine } from '../engines/engine';

/** How the network is meanwhile: both versions answer in turn, one does, or none. */
interface Networks {
  mixed: () => void;
  settled: () => void;
  offline: () => void;
}

/** What should not be. */
export interface KeptPages {
  /** Pages that a worker of another version kept. */
  foreign: readonly string[];
  /** Pages that do not open without a network. */
  closed: readonly string[];
}

const PATIENCE_MS = 20_000;
const LOOKS_EVERY_MS = 100;

/** Registers the worker, and looks at what it keeps once it is installed, or has given up. */
const installed = `(async () => {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  await registration.update().catch(() => undefined);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const isSettled = () => worker === null || ['activated', 'redundant'].includes(worker.state);
  if (!isSettled())
    await new Promise((resolve) =>
      worker.addEventListener('statechange', () => isSettled() && resolve()));
  const foreign = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (isPage && !(await response.text()).includes('data-version="' + name + '"'))
        foreign.push(name + ' ' + new URL(request.url).pathname);
    }
  }
  return { isActive: registration.active !== null, foreign };
})()`;

/** A page of the site whose script has taken it over, and not what a worker shows for a missing one. */
const isWhole = `Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps'))`;

/** Lets a worker be installed while two versions answer, then while one does, and opens every page without a network. */
export async function pagesKeptBetween(
  engine: Engine,
  base: string,
  { mixed, settled, offline }: Networks,
): Promise<KeptPages> {
  settled();
  await engine.open(`${base}/`);
  mixed();
  const between: unknown = await engine.evaluate(installed);
  settled();
  const after: unknown = await engine.evaluate(installed);
  if (Reflect.get(Object(after), 'isActive') !== true)
    throw new Error('The worker was not installed once one version answered');
  const foreign = [between, after].flatMap((kept) => {
    const names: unknown = Reflect.get(Object(kept), 'foreign');
    return Array.isArray(names) ? names.map(String) : [];
  });
  // From the next page on the worker answers.
  await engine.open(`${base}/`);
  offline();
  const closed: string[] = [];
  for (const path of publicPaths) {
    await engine.open(base + path).catch(() => undefined);
    const giveUpAt = Date.now() + PATIENCE_MS;
    const looksWhole = async () => (await engine.evaluate(isWhole).catch(() => false)) === true;
    let isOpen = await looksWhole();
    while (!isOpen && Date.now() < giveUpAt) {
      await pause(LOOKS_EVERY_MS);
      isOpen = await looksWhole();
    }
    if (!isOpen) closed.push(path);
  }
  return { foreign, closed };
}
