import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import * as messages from '../../../../messages/account/profile';
import { thisSession } from '../../../../models/fixtures/exampleSessions';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';
import { alert, button, fieldError, heading, label, notice, text } from '../reading';
import type { WordTable } from '../situation';

const save = '/api/v1/auth/users/profile';
const saved = { firstName: 'Adaobi Ngozi', lastName: 'Okeke', phoneNumber: '08031112222' };

async function open() {
  respond('get', '/api/v1/auth/users/sessions', 200, { sessions: [thisSession] });
  const site = renderSite({ url: '/account', guest: adaobi });
  await screen.findByText('Save Profile');
  return site;
}

async function submit() {
  const site = await open();
  fillIn({ 'First Name': `${saved.firstName} `, 'Phone Number': saved.phoneNumber });
  await press('Save Profile');
  return site;
}

/** What a guest can change of the account. */
export const profile: WordTable = {
  screen: 'profile',
  situations: [
    {
      when: 'the guest opens the account',
      arrange: open,
      says: [
        heading('Your Profile'),
        label('First Name'),
        label('Last Name'),
        label('Phone Number'),
        label('Email'),
        text(messages.emailStays),
        button('Save Profile'),
      ],
      after() {
        expect(screen.getByLabelText('Email')).toHaveProperty('value', adaobi.email);
        expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
        expect(screen.getByLabelText('First Name')).toHaveProperty('value', adaobi.firstName);
      },
    },
    {
      when: 'the phone number is missing',
      async arrange() {
        const site = await open();
        fillIn({ 'Phone Number': ' ' });
        await press('Save Profile');
        return site;
      },
      says: [fieldError('Phone Number', 'Phone number is required')],
    },
    {
      when: 'the server refuses without a word',
      arrange() {
        respondInvalid('patch', save, 400, {});
        return submit();
      },
      says: [alert(messages.saveFailed)],
    },
    {
      when: 'the answer gets lost',
      arrange() {
        dropConnection('patch', save);
        return submit();
      },
      says: [alert(messages.outcomeUnknown)],
    },
    {
      when: 'the profile is saved',
      async arrange() {
        const changes = respond('patch', save, 200, { ...adaobi, ...saved });
        const site = await submit();
        await expect.poll(() => changes.map(({ body }) => body)).toEqual([saved]);
        return site;
      },
      says: [notice(messages.saved)],
      after() {
        // The header shows it at once (jsdom shows both of its widths), and so does the next booking.
        within(screen.getByRole('banner')).getByRole('button', {
          name: /Adaobi Ngozi/,
          hidden: true,
        });
        expect(localStorage.getItem('user')).toContain(saved.phoneNumber);
      },
    },
  ],
};
