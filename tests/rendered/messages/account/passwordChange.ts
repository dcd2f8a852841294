import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as messages from '../../../../messages/account/passwordChange';
import { otherSession, thisSession } from '../../../../models/fixtures/exampleSessions';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';
import { alert, alertDialog, button, fieldError, heading, label } from '../reading';
import type { WordTable } from '../situation';

const list = '/api/v1/auth/users/sessions';
const change = '/api/v1/auth/users/change-password';
const form = {
  currentPassword: 'Lagoon#42',
  password: 'Harmattan#7',
  confirmPassword: 'Harmattan#7',
};

async function open() {
  respond('get', list, 200, { sessions: [thisSession, otherSession] });
  const site = renderSite({ url: '/account', guest: adaobi });
  await screen.findByText('Chrome on Android');
  return site;
}

async function submit() {
  const site = await open();
  await enterAll();
  return site;
}

async function enterAll() {
  fillIn({
    'Current Password': form.currentPassword,
    'New Password': form.password,
    'Confirm Password': form.confirmPassword,
  });
  await press('Change Password');
}

/** Changing the password of a guest who is logged in. */
export const passwordChange: WordTable = {
  screen: 'change of password',
  situations: [
    {
      when: 'nothing was entered',
      async arrange() {
        const site = await open();
        await press('Change Password');
        return site;
      },
      says: [
        heading('Change Your Password'),
        label('Current Password'),
        label('New Password'),
        label('Confirm Password'),
        button('Change Password'),
        fieldError('Current Password', messages.currentRequired),
      ],
    },
    {
      when: 'the current password is wrong',
      arrange() {
        respond('post', change, 400, { code: 'password_wrong', message: messages.currentWrong });
        return submit();
      },
      says: [fieldError('Current Password', messages.currentWrong)],
      after() {
        expect(screen.getByLabelText('Current Password')).toHaveProperty('value', '');
        expect(screen.getByLabelText('New Password')).toHaveProperty('value', form.password);
      },
    },
    {
      when: 'the server refuses without a word',
      arrange() {
        respondInvalid('post', change, 400, {});
        return submit();
      },
      says: [alert(messages.changeFailed)],
    },
    {
      when: 'the answer to the change gets lost',
      arrange() {
        dropConnection('post', change);
        return submit();
      },
      says: [alert(messages.outcomeUnknown)],
    },
    {
      when: 'the password is changed',
      async arrange() {
        const changes = respond('post', change, 200, { message: messages.changed });
        const site = await open();
        respond('get', list, 200, { sessions: [thisSession] });
        await enterAll();
        await expect.poll(() => changes.map(({ body }) => body)).toEqual([form]);
        return site;
      },
      says: [alertDialog(messages.changed)],
      async after() {
        await press('OK');
        expect(screen.getByLabelText('New Password')).toHaveProperty('value', '');
        await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull();
      },
    },
  ],
};
