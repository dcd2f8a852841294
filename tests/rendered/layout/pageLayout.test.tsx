import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reportFilledFields } from '../../../src/browser/reportInput';
import { PageLayout } from '../../../src/layout/PageLayout';
import { preloadDeferredSections } from '../../../src/navigation/deferredSection';
import { expectPageError } from '../support/pageErrors';

// What lies below the first screen is there when a page was rendered before.
beforeAll(preloadDeferredSections);

function Layout() {
  return (
    <Routes>
      <Route element={<PageLayout />}>
        <Route path="/aboutus" element={<h1>About the hotel</h1>} />
        <Route path="*" element={<Link to="/aboutus">Go on</Link>} />
      </Route>
    </Routes>
  );
}

function renderLayout(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout />
    </MemoryRouter>,
  );
}

describe('the layout of every page', () => {
  it.each(['/roombooking', '/reservation/42/confirm', '/payment-callback?reference=x'])(
    'shows neither header nor footer on %s',
    (path) => {
      renderLayout(path);
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  it.each(['/', '/reservation', '/payment', '/my-reservations/42', '/confirmPayment'])(
    'shows header and footer on %s',
    (path) => {
      renderLayout(path);
      expect(screen.getByRole('banner')).toBeDefined();
      expect(screen.getByRole('contentinfo')).toBeDefined();
    },
  );

  it('keeps the page when another’s script has damaged its header, which is whole again on the next', async () => {
    renderLayout('/');
    const menu = () => screen.queryByRole('button', { name: 'Menu' });
    // The icon that React is about to change is no longer there.
    menu()?.querySelector('svg')?.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expectPageError('NotFoundError');
    expect(menu()).toBeNull();
    expect(screen.getByRole('banner').textContent).toBe('Iroko Court');
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('heading', { name: 'About the hotel' })).toBeDefined();
    expect(menu()).not.toBeNull();
  });

  it('goes to the top and moves the focus to the heading of the next page', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    renderLayout('/');
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('goes back to where the guest was on a page, and to the top of a page that is new', async () => {
    // jsdom has no scrolling.
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
      vi.stubGlobal('scrollY', top);
      fireEvent.scroll(window);
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    window.history.replaceState(null, '', '/');
    render(
      <BrowserRouter>
        <Layout />
      </BrowserRouter>,
    );
    window.scrollTo(0, 740);
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    expect(window.scrollY).toBe(0);
    window.scrollTo(0, 120);
    window.history.back();
    await screen.findByRole('link', { name: 'Go on' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 740);
    window.history.forward();
    await screen.findByRole('heading', { name: 'About the hotel' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
  });

  it('lets the keyboard skip the navigation first of all', async () => {
    renderLayout('/');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(document.activeElement).toBe(skip);
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });
});

describe('the footer', () => {
  function renderFooter() {
    renderLayout('/');
    return within(screen.getByRole('contentinfo'));
  }

  it('leads to the privacy and terms pages and to the social networks', () => {
    const footer = renderFooter();
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(
      footer.getAllByRole('link', { name: / on (Facebook|Instagram|X|LinkedIn)$/ }),
    ).toHaveLength(4);
  });

  it('takes an address for the newsletter only as it should be, clears it and promises nothing', async () => {
    const footer = renderFooter();
    const address = footer.getByLabelText<HTMLInputElement>('Email address');
    const subscribe = () => userEvent.click(footer.getByRole('button', { name: 'Subscribe' }));
    await subscribe();
    footer.getByText('Email is required');
    await userEvent.type(address, 'ada');
    expect(footer.queryByText('Email is required')).toBeNull();
    await subscribe();
    // Looking at it again changes nothing, as long as the address is the same.
    onTestFinished(reportFilledFields(document));
    await userEvent.click(address);
    footer.getByText('Email address is invalid');
    await userEvent.type(address, '@example.com');
    await subscribe();
    expect(address.value).toBe('');
    expect(footer.queryByText(/subscribed|thank/i)).toBeNull();
  });
});
