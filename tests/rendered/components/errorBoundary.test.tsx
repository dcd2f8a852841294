import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/navigation/ErrorBoundary';
import { lazyPage } from '../../../src/navigation/lazyPage';
import { Theme } from '../../../src/theme/Theme';
import { expectPageError } from '../support/pageErrors';

function Broken(): ReactNode {
  throw new Error('No such field');
}

const shownAt = (place: string, page: ReactNode, onBroken: () => void) => (
  <Theme>
    <ErrorBoundary place={place} onBroken={onBroken}>
      <Suspense>{page}</Suspense>
    </ErrorBoundary>
  </Theme>
);

it('says that the network is to blame when a page cannot be fetched', async () => {
  const { Page } = lazyPage(() => Promise.reject(new TypeError('Failed to fetch module')));
  render(shownAt('/contact', <Page />, () => undefined));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t open this page');
  expect(alert.textContent).toContain('check your internet connection');
  expectPageError('ChunkLoadError');
});

it('takes the blame for a page that breaks, and leads on', async () => {
  let goesOn = false;
  const { rerender } = render(
    shownAt('/payment', <Broken />, () => {
      goesOn = true;
    }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong on our side');
  expect(alert.textContent).not.toContain('internet connection');
  expect(screen.getByText('Go to Home').closest('a')?.getAttribute('href')).toBe('/');
  expect(screen.getByText('Try again')).toBeDefined();
  expect(goesOn).toBe(true);
  expectPageError('No such field');
  rerender(shownAt('/contact', <p>The next page</p>, () => undefined));
  expect(screen.getByText('The next page')).toBeDefined();
});
