import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openVerification } from '../support/account';
import { fillIn, press } from '../support/fields';
import { openHotelServer, respond } from '../support/hotelServer';
import { renderSite } from '../support/renderSite';
import { goTo } from '../../model/rendered/support/page';

openHotelServer();

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const shown = () => boxes().map((box) => box.value);

async function typesHalf() {
  for (const [box, digit] of ['4', '0', '2'].entries()) {
    const input = await screen.findByLabelText(`Digit ${box + 1} of 6`);
    fireEvent.input(input, { target: { value: digit } });
  }
}

async function asksForACode() {
  respond('post', '/api/v1/auth/users/forgot-password', 200, { message: 'Sent.' });
  const site = renderSite({ url: '/forgot-password' });
  await screen.findByLabelText('Email');
  fillIn({ Email: 'adaobi@example.com' });
  await press('Send Code');
  await screen.findByLabelText('Digit 1 of 6');
  return site;
}

const codes = [
  {
    of: 'an account',
    opens: openVerification,
    wayOut: 'Back to Registration',
    again: 'Create Account',
  },
  { of: 'a password', opens: asksForACode, wayOut: 'Use Another Email', again: 'Send Code' },
];

it.each(codes)('Back finds what was typed of the code of $of, in no storage', async ({ opens }) => {
  const { unmount } = await opens();
  await typesHalf();
  goTo('/aboutus');
  await screen.findByRole('heading', { level: 1, name: 'About the hotel' });
  act(() => window.history.back());
  await screen.findByLabelText('Digit 1 of 6');
  expect(shown()).toEqual(['4', '0', '2', '', '', '']);
  unmount();
  renderSite({ url: window.location.pathname });
  await screen.findByLabelText('Digit 1 of 6');
  expect(shown().join('')).toBe('');
});

it.each(codes)('Another code of $of than the one left begins empty', async (code) => {
  await code.opens();
  await typesHalf();
  await press(code.wayOut);
  await press(code.again);
  await screen.findByLabelText('Digit 1 of 6');
  expect(shown().join('')).toBe('');
});
