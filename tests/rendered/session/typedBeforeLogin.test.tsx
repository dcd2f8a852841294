import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refundAccountResponses } from '../../../models/payment/refundAccountExamples';
import { refundAccountPath } from '../../../machines/shared/paths';
import * as profileMessages from '../../../messages/account/profile';
import { press } from '../support/fields';
import type { paths } from '../../../machines/contract/schema';
import { openHotelServer, respond, respondInvalid } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const { banks, ...needed } = refundAccountResponses.needed;
const account = '/api/v1/hotel/payment/refund/account/{id}';

/** A call finds out that the guest's session is over and can't be refreshed. */
function endSession(method: 'post' | 'patch', path: keyof paths): void {
  const over = { code: 'token_invalid', message: 'Expired' };
  respondInvalid(method, path, 401, over);
  respond('post', '/api/v1/auth/users/refresh', 401, { ...over, code: 'session_expired' });
}

/** Forms that a lost session interrupts, and what is typed into them. */
const forms = [
  {
    form: 'the bank account of a refund',
    url: refundAccountPath(exampleReservation().id),
    serve: () => respond('get', account, 200, { ...needed, banks: [...banks] }),
    typed: { Bank: '058', 'Account Number': '0123456789' },
    secret: { 'Your Password': 'Lagoon#42' },
    lose: () => endSession('post', '/api/v1/hotel/payment/refund/account/{id}/holder'),
    send: 'Check Account Name',
  },
  {
    form: 'the profile',
    url: '/account',
    serve: () => respond('get', '/api/v1/auth/users/sessions', 200, { sessions: [] }),
    typed: { 'First Name': 'Adaobi Grace', 'Phone Number': '08031112222' },
    secret: {},
    lose: () => endSession('patch', '/api/v1/auth/users/profile'),
    send: 'Save Profile',
  },
] as const;

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('What was not edited before a lost session is as it was changed elsewhere meanwhile', async () => {
  const [, { serve, lose, send }] = forms;
  serve();
  const { unmount } = renderSite({ url: '/account', guest: adaobi });
  await screen.findByText(send);
  fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Adaobi Grace' } });
  lose();
  await press(send);
  await press('OK');
  await screen.findByText('Welcome Back');
  unmount();

  // Another device has changed the rest before the guest logs in again.
  const newer = { ...adaobi, firstName: 'Adanna', lastName: 'Okafor', phoneNumber: '08039999999' };
  serve();
  const saved = respond('patch', '/api/v1/auth/users/profile', 200, newer);
  renderSite({ url: '/account', guest: newer });
  await press(send);
  await screen.findByText(profileMessages.saved);
  const { lastName, phoneNumber } = newer;
  expect(saved[0]?.body).toEqual({ firstName: 'Adaobi Grace', lastName, phoneNumber });
});

it.each(forms)(
  'A lost session keeps what was typed into $form, over the login, but no password',
  async ({ url, serve, typed, secret, lose, send }) => {
    serve();
    const { unmount } = renderSite({ url, guest: adaobi });
    await screen.findByText(send);
    for (const [label, value] of Object.entries({ ...typed, ...secret })) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    lose();
    await press(send);
    await screen.findByText('Your session has expired or is invalid. Please log in again.');
    for (const password of Object.values(secret)) {
      expect(JSON.stringify([sessionStorage, localStorage].map(Object.entries))).not.toContain(
        password,
      );
    }
    await press('OK');
    await screen.findByText('Welcome Back');
    unmount();

    // The same guest comes back after the login.
    serve();
    renderSite({ url, guest: adaobi });
    await screen.findByText(send);
    for (const [label, value] of Object.entries(typed)) expect(valueOf(label)).toBe(value);
    for (const label of Object.keys(secret)) expect(valueOf(label)).toBe('');
  },
);
