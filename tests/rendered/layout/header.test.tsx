import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Header } from '../../../src/layout/Header';
import type { NamedGuest } from '../../../src/layout/guestName';

const ada = { firstName: 'Adaeze', lastName: 'Okonkwo', email: 'ada@example.com' };

function renderHeader({ guest = null, path = '/' }: { guest?: NamedGuest | null; path?: string }) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header guest={guest} onLogOut={vi.fn()} />
    </MemoryRouter>,
  );
  return { banner: within(screen.getByRole('banner')) };
}

/** jsdom has no layout, so it considers the wide bar hidden. */
const wide = { hidden: true };

/** The wide bar and the mobile menu hold the same links; a style shows one of them. */
function linkNames(links: HTMLElement[]) {
  return new Set(links.map((link) => link.textContent));
}

describe('the header', () => {
  it('marks the link of the page that is showing, and no other', () => {
    const { banner } = renderHeader({ path: '/service' });
    const current = banner
      .getAllByRole('link', wide)
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect([...linkNames(current)]).toEqual(['SERVICES']);
  });

  it('closes the dropdown on Escape and gives the focus back to its button', async () => {
    const { banner } = renderHeader({ guest: ada });
    const opener = banner.getByRole('button', { name: 'Adaeze', ...wide });
    await userEvent.click(opener);
    banner.getByRole('link', { name: 'My Reservations', ...wide }).focus();
    await userEvent.keyboard('{Escape}');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });

  it('turns solid once the page is scrolled, and back at its top', () => {
    renderHeader({});
    const bar = screen.getByRole('banner');
    expect(bar.dataset.solid).toBe('false');
    window.scrollY = 200;
    fireEvent.scroll(window);
    expect(bar.dataset.solid).toBe('true');
    window.scrollY = 0;
    fireEvent.scroll(window);
    expect(bar.dataset.solid).toBe('false');
  });
});
