import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as accountMessages from '../../../../messages/login/account';
import * as codeMessages from '../../../../messages/login/oneTimeCode';
import * as words from '../../../../messages/login/pages/forgottenPassword';
import * as passwordChangeMessages from '../../../../messages/account/passwordChange';
import * as passwordMessages from '../../../../messages/login/password';
import { passwordCodeSent } from '../../../../messages/login/password';
import { openLogin } from '../../support/account';
import { fillIn, press } from '../../support/fields';
import { respond, dropConnection } from '../../support/hotelServer';
import { address, renderSite } from '../../support/renderSite';
import { alert, alertDialog, button, fieldError, heading, label, text } from '../reading';
import type { WordTable } from '../situation';

const request = '/api/v1/auth/users/forgot-password';
const reset = '/api/v1/auth/users/reset-password';
const resetByLink = '/api/v1/auth/users/reset-password/link';
const email = 'ada@example.com';

async function openForm() {
  const site = renderSite({ url: '/forgot-password' });
  await screen.findByText('Send Code');
  return site;
}

async function askForCode() {
  const site = await openForm();
  fillIn({ Email: email });
  await press('Send Code');
  return site;
}

async function openCode() {
  respond('post', request, 200, { message: 'Sent.' });
  const site = await askForCode();
  await screen.findByText('Change Password');
  return site;
}

async function enterAll() {
  const site = await openCode();
  const box = screen.getByLabelText('Digit 1 of 6');
  fireEvent.paste(box, { clipboardData: { getData: () => '402913' } });
  fillIn({ 'New Password': 'Harmattan#7', 'Confirm Password': 'Harmattan#7' });
  await press('Change Password');
  return site;
}

/** Opens the link in the email, and sends the new password. */
async function enterByLink() {
  const site = renderSite({ url: '/forgot-password#3vX0mJq1Zb7yR5tKc9WnE2sHdLfG8uPaO4iVxYkQ6T0' });
  await screen.findByText(words.linkOpened);
  expect(window.location.hash).toBe('');
  fillIn({ 'New Password': 'Harmattan#7', 'Confirm Password': 'Harmattan#7' });
  await press('Change Password');
  return site;
}

/** The forgotten password, from the log-in form and back to it. */
export const forgottenPassword: WordTable = {
  screen: 'forgotten password',
  situations: [
    {
      when: 'the guest says at the log-in that the password is forgotten',
      async arrange() {
        const site = await openLogin();
        await site.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
        return site;
      },
      says: [heading('Forgot Your Password?'), label('Email'), button('Send Code')],
      after() {
        expect(address()).toBe('/forgot-password');
      },
    },
    {
      when: 'no address was entered',
      async arrange() {
        const site = await openForm();
        await press('Send Code');
        return site;
      },
      says: [fieldError('Email', accountMessages.emailRequired)],
    },
    {
      when: 'no code could be asked for',
      arrange() {
        dropConnection('post', request);
        return askForCode();
      },
      says: [alert(passwordMessages.requestFailed)],
    },
    {
      when: 'a code was asked for',
      arrange: openCode,
      says: [
        heading('Choose a New Password'),
        text(passwordCodeSent(email)),
        label('New Password'),
        label('Confirm Password'),
        button('Change Password'),
        button('Resend Code'),
        button('Use Another Email'),
      ],
    },
    {
      when: 'another code is asked for',
      async arrange() {
        const site = await openCode();
        await press('Resend Code');
        return site;
      },
      says: [alertDialog(passwordMessages.resent)],
    },
    {
      when: 'the code is wrong',
      arrange() {
        respond('post', reset, 400, { code: 'code_invalid', message: codeMessages.wrongCode });
        return enterAll();
      },
      says: [alert(codeMessages.wrongCode)],
    },
    {
      when: 'the answer to the new password gets lost',
      arrange() {
        dropConnection('post', reset);
        return enterAll();
      },
      says: [alert(passwordMessages.outcomeUnknown)],
    },
    {
      when: 'another password was set by an answer that got lost',
      arrange() {
        respond('post', reset, 409, {
          code: 'password_set_before',
          message: passwordMessages.setBefore,
        });
        return enterAll();
      },
      says: [alert(passwordMessages.setBefore)],
    },
    {
      when: 'the link in the email was used before',
      arrange() {
        respond('post', resetByLink, 400, {
          code: 'link_invalid',
          message: passwordMessages.linkInvalid,
        });
        return enterByLink();
      },
      says: [heading('Forgot Your Password?'), alert(passwordMessages.linkInvalid)],
    },
    {
      when: 'the server refuses a password by the link without a word',
      arrange() {
        respond('post', resetByLink, 429, { code: 'too_many_attempts', message: '' });
        return enterByLink();
      },
      says: [heading('Choose a New Password'), alert(passwordChangeMessages.changeFailed)],
    },
    {
      when: 'the password is changed by the link in the email',
      arrange() {
        respond('post', resetByLink, 200, { message: passwordMessages.changed });
        return enterByLink();
      },
      says: [alertDialog(passwordMessages.changed)],
    },
    {
      when: 'the password is changed',
      arrange() {
        respond('post', reset, 200, { message: passwordMessages.changed });
        return enterAll();
      },
      says: [alertDialog(passwordMessages.changed)],
      async after() {
        await press('OK');
        await screen.findByText('Welcome Back');
        expect(address()).toBe('/login');
      },
    },
  ],
};
