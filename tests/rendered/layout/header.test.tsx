import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Header } from '../../../src/layout/Header';
import type { NamedGuest } from '../../../src/layout/namedGuest';

const ada = { firstName: 'Adaeze', lastName: 'Okonkwo', email: 'ada@example.com' };

function renderHeader({ guest = null, path = '/' }: { guest?: NamedGuest | null; path?: string }) {
  const onLogOut = vi.fn();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header guest={guest} onLogOut={onLogOut} />
    </MemoryRouter>,
  );
  return { onLogOut, banner: within(screen.getByRole('banner')) };
}

/** jsdom lays nothing out: it takes the bar of wide screens for hidden. */
const wide = { hidden: true };

/** The wide bar and the mobile menu hold the same links; a style shows one of them. */
function linkNames(links: HTMLElement[]) {
  return new Set(links.map((link) => link.textContent));
}

describe('the header', () => {
  it('offers a visitor the five pages and the login', () => {
    const { banner } = renderHeader({});
    const names = linkNames(banner.getAllByRole('link', wide));
    expect([...names]).toEqual(
      expect.arrayContaining(['HOME', 'ABOUT', 'SERVICES', 'RESERVATION', 'CONTACT', 'LOGIN']),
    );
  });

  it('marks the link of the page that is showing, and no other', () => {
    const { banner } = renderHeader({ path: '/service' });
    const current = banner
      .getAllByRole('link', wide)
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect([...linkNames(current)]).toEqual(['SERVICES']);
  });

  it('greets a guest by first name and offers no login', async () => {
    const { banner } = renderHeader({ guest: ada });
    expect(banner.queryByRole('link', { name: 'LOGIN', ...wide })).toBeNull();
    await userEvent.click(banner.getByRole('button', { name: 'Adaeze', ...wide }));
    expect(banner.getByText('Welcome', { exact: false }).closest('[hidden]')).toBeNull();
    expect(banner.getAllByText('ada@example.com')).not.toHaveLength(0);
  });

  it('calls a guest without a first name User', () => {
    const { banner } = renderHeader({ guest: { ...ada, firstName: ' ' } });
    expect(banner.getByRole('button', { name: 'User', ...wide })).toBeDefined();
  });

  it('shows first and last name and e-mail in the mobile menu', async () => {
    const { banner } = renderHeader({ guest: ada });
    await userEvent.click(banner.getByRole('button', { name: 'Menu' }));
    const fullName = banner.getByText('Adaeze Okonkwo');
    expect(fullName.closest('[hidden]')).toBeNull();
    expect(fullName.parentElement?.textContent).toContain('ada@example.com');
  });

  it('logs the guest out from the dropdown', async () => {
    const { banner, onLogOut } = renderHeader({ guest: ada });
    await userEvent.click(banner.getByRole('button', { name: 'Adaeze', ...wide }));
    const [logOut] = banner.getAllByRole('button', { name: 'Logout', ...wide });
    if (logOut) await userEvent.click(logOut);
    expect(onLogOut).toHaveBeenCalledOnce();
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

  it('closes the dropdown when the guest presses somewhere else', async () => {
    const { banner } = renderHeader({ guest: ada });
    const opener = banner.getByRole('button', { name: 'Adaeze', ...wide });
    await userEvent.click(opener);
    await userEvent.click(document.body);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
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
