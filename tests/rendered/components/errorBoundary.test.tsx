import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/navigation/ErrorBoundary';
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
