import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginForm } from '../support/account';
import { press } from '../support/fields';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

/** What the browser itself does with a field's value, without a word to the page. */
const valueOf = (field: object) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');

/** Fills in fields as some browsers and password managers do: the page hears no event. */
function fillSilently(form: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) {
    const field = within(form).getByLabelText(label);
    valueOf(field)?.set?.call(field, text);
  }
}

describe('What a browser fills in without an event', () => {
  it('logs the guest in', async () => {
    const calls = respond('post', '/api/v1/auth/users/login', 200, {
      user: adaobi,
      token: { accessToken: 'a1', refreshToken: 'r1' },
    });
    renderSite({ url: '/login' });
    await loginForm();
    const form = screen.getByRole('form', { name: 'Log in' });
    fillSilently(form, { Email: adaobi.email, Password: 'Lagoon#42' });
    await press('Sign In');
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { email: adaobi.email, password: 'Lagoon#42' },
      ]),
    );
  });

  it('is what a message to the hotel says', async () => {
    const { user } = renderSite({ url: '/contact' });
    const form = (await screen.findByLabelText('Message')).closest('form') ?? document.body;
    fillSilently(form, { Name: 'Ada', Email: 'ada@example.com', Subject: 'Cot' });
    await user.type(within(form).getByLabelText('Message'), 'One, please.');
    fillSilently(form, { Subject: 'A cot' });
    fireEvent.submit(form);
    expect(within(form).queryAllByText(/is required/)).toEqual([]);
    expect(within(form).getByRole('status').textContent).toContain('Thank you');
  });

  it('is the new password, and is kept under the guest’s address', async () => {
    const calls = respond('post', '/api/v1/auth/users/change-password', 200, {
      message: 'Changed',
    });
    respond('get', '/api/v1/auth/users/sessions', 200, { sessions: [] });
    renderSite({ url: '/account', guest: adaobi });
    await screen.findByRole('heading', { name: 'Where You’re Logged In' });
    const form = screen.getByRole('form', { name: 'Change password' });
    fillSilently(form, {
      'Current Password': 'Lagoon#42',
      'New Password': 'Lagoon#43',
      'Confirm Password': 'Lagoon#43',
    });
    fireEvent.submit(form);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ password: 'Lagoon#43' }));
    expect(form.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
      adaobi.email,
    );
  });
});

it('forms that ask for a password say whose it is', async () => {
  respond('post', '/api/v1/auth/users/forgot-password', 200, { message: 'Sent' });
  renderSite({ url: '/forgot-password' });
  fireEvent.change(await screen.findByLabelText('Email', { selector: 'main input' }), {
    target: { value: adaobi.email },
  });
  await press('Send Code');
  const form = await screen.findByRole('form', { name: 'New password' });
  expect(form.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
    adaobi.email,
  );
});
