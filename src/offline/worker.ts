import { cacheStrategyIn } from './cacheStrategy';
import { cachePolicyOf, oldCaches } from './rules';

/**
 * The service worker: keeps the shell, the public pages and what a guest read of their own reservations available
 * offline. `scripts/site/serviceWorker.ts` builds it and lists what to cache. A write that fails offline fails here
 * too: it waits where the guest sees it.
 */
declare const PRECACHED_FILES: readonly string[];
declare const SITE_VERSION: string;

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface Messaged extends Lasting {
  data: unknown;
}

/** The parts of a worker's global scope in use. */
declare const self: {
  caches: CacheStorage;
  location: Location;
  navigator: Pick<Navigator, 'onLine'>;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'message', listener: (event: Messaged) => void): void;
  };
};

const PREFIX = 'site-';
const keeping = cacheStrategyIn(
  self.caches,
  SITE_VERSION,
  (request) => fetch(request),
  () => !self.navigator.onLine,
);

async function install(): Promise<void> {
  await keeping.install(PRECACHED_FILES.map((path) => new Request(path)));
  // Pages come from the network, so a new version can take over at once without breaking open pages.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(oldCaches(names, SITE_VERSION, PREFIX).map((name) => self.caches.delete(name)));
  // So that page requests don't wait for the worker to start.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'guest.left') event.waitUntil(keeping.clearOwn());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (cachePolicyOf(request, self.location.origin)) {
    case 'page':
      event.respondWith(keeping.page(request, fromNetwork(event)));
      break;
    case 'file':
      event.respondWith(keeping.file(request));
      break;
    case 'own':
      event.respondWith(keeping.own(request));
      break;
    case 'change':
      event.respondWith(keeping.change(request));
      break;
    case 'other':
      break;
  }
});
