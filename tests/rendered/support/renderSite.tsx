import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import type { User as Guest } from '../../../machines/contract/wire';
import { ActorOptionsContext, type StartOptions } from '../../../src/context/useActorOptions';
import { App } from '../../../src/app/App';
import { createAppContext } from '../../../src/app/createAppContext';
import { watchFragmentOf } from '../../../src/navigation/fragment';
import { watchPageRestore } from '../../../src/browser/pageRestore';
import { crossTabSessionOf } from '../../../src/session/crossTabSession';
import { browserStore } from '../../../src/storage/keyValueStore';
import { type WithLock, withLocks } from '../../../src/api/withLock';
import { knownClock } from '../../../models/fixtures/knownClock';
import type { ServerClock } from '../../../src/api/serverClock';

// Failures name what is missing instead of printing the whole page.
configure({
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

/** A guest as the site knows them after login. */
export const adaobi: Guest = {
  id: '7c1f8c1e-5d0e-4f57-8d0b-2b4c8a1d9e10',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  phoneNumber: '08030000000',
};

/** The time of every rendered test: the morning of 1 March 2026 in Lagos. */
export const NOW = new Date('2026-03-01T09:00:00Z');

export interface SiteOptions {
  /** Path and query to open. */
  url: string;
  /** The logged-in guest; none by default. */
  guest?: Guest;
  /** What the device has stored beside the session, by key. */
  device?: Record<string, unknown>;
  /** What the tab has stored beside the session, by key. */
  tab?: Record<string, string>;
  bookingFlow?: BookingFlow;
  /** Whether the browser forbids the site to keep anything on the device. */
  storageForbidden?: boolean;
  /** How work is serialised with other tabs; there are none by default. */
  withLock?: WithLock;
  /** The server's time, as an earlier answer has told it; it stands still by default. */
  now?: () => Date;
  /** The page's clock, if it is not to show the server's time from the start. */
  clock?: ServerClock;
  /** How the actors of the screens start, by their machine's id. */
  start?: (machineId: string) => StartOptions;
}

let stopSession = (): void => undefined;

/** Closes the site and clears the browser's storage, so that a test can open it anew. */
export function closeSite(): void {
  cleanup();
  stopSession();
  sessionStorage.clear();
  localStorage.clear();
}

/** Renders the whole site, with its real machines, at a path and with stored values. */
export function renderSite({
  url,
  guest,
  device = {},
  tab = {},
  bookingFlow = 'confirm',
  storageForbidden = false,
  withLock = withLocks(undefined),
  now = () => NOW,
  clock = knownClock(now),
  start = () => ({}),
}: SiteOptions) {
  if (guest) {
    sessionStorage.setItem('accessToken', 'access-token');
    localStorage.setItem('refreshToken', 'refresh-token');
    localStorage.setItem('user', JSON.stringify(guest));
  }
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(device)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  window.history.replaceState(null, '', url);

  const leaveFor = vi.fn<(address: string) => void>();
  const deviceStorage = () => {
    if (storageForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    return window.localStorage;
  };
  const environment = {
    tabStore: browserStore(() => window.sessionStorage),
    deviceStore: browserStore(deviceStorage),
    send: (request: Request) => fetch(request),
    baseUrl: window.location.origin,
    withLock,
    otherTabs: crossTabSessionOf(window),
    leaveFor,
    onPageRestore: (returned: () => void) => watchPageRestore(window, returned),
    watchFragment: (found: (fragment: string) => void) => watchFragmentOf(window, found),
    clock,
    bookingFlow,
  };
  const context = createAppContext(environment, start('session'));
  stopSession = () => {
    context.session.stop();
  };
  onTestFinished(stopSession);
  const { unmount } = render(
    <ActorOptionsContext value={start}>
      <BrowserRouter>
        <App context={context} />
      </BrowserRouter>
    </ActorOptionsContext>,
  );
  return { user: userEvent.setup(), leaveFor, unmount };
}

/** Path and query that the browser shows. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}
