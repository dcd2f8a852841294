import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/navigation/ErrorBoundary';
import { deferredSection } from '../../../src/navigation/deferredSection';
import { Theme } from '../../../src/theme/Theme';
import { expectPageError } from '../support/pageErrors';

/** A page, reached without being loaded anew, with a section whose chunk can't be had. */
function renderPage(isRequired: boolean) {
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValue(new TypeError('Failed to fetch module'));
  const Section = deferredSection(load, isRequired);
  render(
    <Theme>
      <MemoryRouter>
        <ErrorBoundary place="/" onBroken={() => undefined}>
          <Suspense>
            <h1>The hotel</h1>
            <Section />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>
    </Theme>,
  );
  return load;
}

it('a page that is nothing without its section says that it could not be opened', async () => {
  renderPage(true);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t open this page');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expectPageError('ChunkLoadError');
});

it('a page that can do without its section is shown without it', async () => {
  const load = renderPage(false);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'The hotel' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
