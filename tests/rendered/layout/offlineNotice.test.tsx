import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { ASK_AGAIN_MS } from '../../../src/api/reachability';
import { KEPT_FOR } from '../../../src/api/keptAnswer';
import { adaobi, closeSite, renderSite } from '../support/renderSite';

const SAID = /You’re offline/;

/** The hotel's server behind a network that a test cuts, and a device that says something about it. */
function network() {
  const state = {
    isCut: false,
    answer: () => Response.json({ reservations: [exampleReservation()] }),
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (state.isCut) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(request.method === 'HEAD' ? new Response() : state.answer());
  });
  return Object.assign(state, {
    asked,
    /** What the device says, which needn't be so. */
    deviceSays: (word: 'online' | 'offline') => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(word === 'online');
      act(() => void window.dispatchEvent(new Event(word)));
    },
  });
}

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});

const list = { url: '/my-reservations', guest: adaobi };

it('A device that always says it is offline hides nothing on a line that works', async () => {
  const { deviceSays, asked } = network();
  deviceSays('offline');
  renderSite(list);
  await screen.findByText('View Details');
  deviceSays('offline');
  await waitFor(() => expect(asked.filter((call) => call === 'HEAD /')).toHaveLength(2));
  expect(screen.queryByText(SAID)).toBeNull();
});

it('A network that is gone is said as soon as the device notices, and until the first answer', async () => {
  const net = network();
  renderSite(list);
  await screen.findByText('View Details');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  net.isCut = true;
  net.deviceSays('offline');
  await passed(0);
  expect(screen.queryByText(SAID)).not.toBeNull();
  net.deviceSays('online');
  await passed(0);
  expect(screen.queryByText(SAID)).not.toBeNull();
  // The device says nothing more, and the guest does nothing.
  net.isCut = false;
  await passed(ASK_AGAIN_MS);
  expect(screen.queryByText(SAID)).toBeNull();
  net.asked.length = 0;
  await passed(10 * ASK_AGAIN_MS);
  expect(net.asked).toEqual([]);
});

it('A device that always says it is online is told by a request that fails', async () => {
  const net = network();
  net.isCut = true;
  renderSite(list);
  await screen.findByText(SAID);
  net.isCut = false;
  net.deviceSays('online');
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
});

it('An error of the server is an answer; what the service worker has kept is none', async () => {
  const net = network();
  net.answer = () =>
    Response.json({ message: 'Busy', code: 'temporarily_unavailable' }, { status: 503 });
  renderSite(list);
  await screen.findByText('Failed to fetch reservations');
  expect(screen.queryByText(SAID)).toBeNull();
  net.answer = () =>
    Response.json({ reservations: [exampleReservation()] }, { headers: { [KEPT_FOR]: adaobi.id } });
  closeSite();
  renderSite(list);
  await screen.findByText('View Details');
  expect(screen.getByText(SAID)).toBeDefined();
});
