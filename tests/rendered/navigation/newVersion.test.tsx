import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackCalls, tab } from '../../../src/browser/siteVersion';
import { ErrorBoundary } from '../../../src/navigation/ErrorBoundary';
import { requiredPart } from '../../../src/hooks/lazyPart';
import { lazyPage } from '../../../src/navigation/lazyPage';
import { Theme } from '../../../src/theme/Theme';
import { expectPageError } from '../support/pageErrors';

const { dataset } = document.documentElement;
const reload = vi.spyOn(tab, 'reload').mockReturnValue();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  asked.mockReset().mockResolvedValue(new Response(null, { status: 404 }));
  reload.mockClear();
  sessionStorage.clear();
  dataset.version = 'site-1';
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.version;
});

/** Opens a page whose script can't be had, beside something else. */
function openPage(beside: React.ReactNode = null) {
  const failing = () => Promise.reject(new TypeError('Importing a module script failed.'));
  const { Page } = lazyPage(
    Object.assign(failing, { toString: () => '()=>e(()=>import(`./Contact-5f0c9a52.js`),[])' }),
  );
  render(
    <Theme>
      {beside}
      <ErrorBoundary place="/contact">
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Theme>,
  );
}

/** What stands in the page's place says that there is a new version, with one button and nothing else to press. */
async function expectUpdated() {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The site has been updated');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Reload Page' }).click();
  expect(reload).toHaveBeenCalledOnce();
  expectPageError('ChunkLoadError');
}

describe('a page whose file is gone while the server answers', () => {
  it('is loaded again, once for each version and tab', async () => {
    openPage();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const [url, options] = asked.mock.lastCall ?? [];
    expect(url).toHaveProperty('href', expect.stringMatching(/\/Contact-5f0c9a52\.js$/));
    expect(options).toEqual({ method: 'HEAD', cache: 'no-store' });
    reload.mockClear();
    openPage();
    await expectUpdated();
    dataset.version = 'site-2';
    reload.mockClear();
    openPage();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['a machine is busy', <button key="1" aria-busy="true" />],
    ['a password is typed', <input key="2" type="password" defaultValue="x" />],
    ['a shown password is typed', <input key="3" autoComplete="new-password" defaultValue="x" />],
    ['a code is typed', <input key="4" autoComplete="one-time-code" defaultValue="4" />],
  ])('says so instead while %s', async (_when, beside) => {
    openPage(beside);
    await expectUpdated();
  });

  it('says so instead while a request is under way', async () => {
    let respond: (response: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => (respond = resolve));
    const request = trackCalls(() => waiting)(new Request('http://localhost/api'));
    openPage();
    await expectUpdated();
    respond(new Response());
    await request;
  });

  it('says so instead until what a change came to is known', async () => {
    const change = new Request('http://localhost/api', { method: 'POST' });
    await expect(trackCalls(() => Promise.reject(new TypeError('lost')))(change)).rejects.toThrow();
    openPage();
    await expectUpdated();
    await trackCalls(() => Promise.resolve(new Response(null, { status: 201 })))(change);
    reload.mockClear();
    openPage();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

it('The outcome of an act is shown first, wherever the screen after it can’t be had', async () => {
  const failing = () => Promise.reject(new TypeError('Importing a module script failed.'));
  const Screen = requiredPart(
    Object.assign(failing, { toString: () => '()=>import("./Reservation-5f0c9a52.js")' }),
    ({ isOutdated, outcome }) => <p>{isOutdated ? `${String(outcome)}, updated` : outcome}</p>,
  );
  history.replaceState({ usr: 'Paid in Cash' }, '');
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  await screen.findByText('Paid in Cash, updated');
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '');
});

it.each([
  ['gives no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has the file', () => Promise.resolve(new Response())],
  ['is busy', () => Promise.resolve(new Response(null, { status: 503 }))],
])('The connection is to blame where the server %s', async (_what, answer) => {
  asked.mockImplementation(answer);
  openPage();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('check your internet connection');
  expect(reload).not.toHaveBeenCalled();
  expectPageError('ChunkLoadError');
});
