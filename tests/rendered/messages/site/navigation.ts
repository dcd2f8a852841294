import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from '../../support/fields';
import { respond } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { button, fieldError, heading, label, link, text } from '../reading';
import type { Situation, WordTable } from '../situation';

const pages = ['HOME', 'ABOUT', 'SERVICES', 'RESERVATION', 'CONTACT'];

async function open(guest?: typeof adaobi) {
  const site = guest ? renderSite({ url: '/terms', guest }) : renderSite({ url: '/terms' });
  await screen.findByRole('heading', { level: 1 });
  return site;
}

/** The buttons of the wide bar and the mobile menu are distinguished by what they open. */
async function unfold(words: string, guest = adaobi) {
  const site = await open(guest);
  await press(words);
  return site;
}

const header: Situation[] = [
  {
    when: 'a visitor looks at the navigation',
    arrange: () => open(),
    says: [...pages, 'LOGIN'].map(link),
  },
  {
    when: 'a guest opens the dropdown',
    arrange: () => unfold('Adaobi'),
    says: [
      button('Adaobi'),
      text('Welcome'),
      text('adaobi@example.com'),
      button('Logout'),
      link('My Reservations'),
    ],
    async after() {
      expect(screen.queryByText('LOGIN')).toBeNull();
      const revoked = respond('post', '/api/v1/auth/users/logout', 204, undefined);
      await press('Logout');
      await waitFor(() => expect(address()).toBe('/'));
      await waitFor(() => expect(revoked).toHaveLength(1));
      expect(localStorage.getItem('user')).toBeNull();
    },
  },
  {
    when: 'a guest without a first name opens the dropdown',
    arrange: () => unfold('User', { ...adaobi, firstName: '' }),
    says: [button('User'), text('Welcome')],
  },
  {
    when: 'a guest opens the mobile menu',
    arrange: () => unfold('Menu'),
    says: [...pages.map(link), text('Adaobi Okeke'), button('Logout')],
    after() {
      const sheet = screen.getByText('Adaobi Okeke').parentElement;
      expect(sheet?.textContent).toBe('Adaobi Okekeadaobi@example.com');
    },
  },
];

async function subscribe(email: string) {
  const site = await open();
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: email } });
  await press('Subscribe');
  return site;
}

const footer: Situation[] = [
  {
    when: 'a visitor looks at the footer',
    arrange: () => open(),
    says: [
      heading('Quick Links'),
      heading('Contact'),
      heading('Newsletter'),
      label('E-mail address'),
      button('Subscribe'),
      link('Privacy'),
      link('Terms'),
    ],
  },
  {
    when: 'nothing is subscribed',
    arrange: () => subscribe(''),
    says: [fieldError('E-mail address', 'Email is required')],
  },
  {
    when: 'something else than an address is subscribed',
    arrange: () => subscribe('adaobi'),
    says: [fieldError('E-mail address', 'Email address is invalid')],
    async after() {
      fireEvent.change(screen.getByLabelText('E-mail address'), {
        target: { value: 'adaobi@example.com' },
      });
      await press('Subscribe');
      expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', '');
      expect(screen.queryByText('Email address is invalid')).toBeNull();
      expect(screen.queryByRole('status')).toBeNull();
    },
  },
];

/** Header, footer and menu around the pages. */
export const navigation: WordTable = {
  screen: 'navigation',
  situations: [
    ...header,
    ...footer,
    {
      when: 'there is no such page',
      arrange: () => renderSite({ url: '/nowhere' }),
      says: [heading('Page not found')],
    },
  ],
};
