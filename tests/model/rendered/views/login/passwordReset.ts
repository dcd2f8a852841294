import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as words from '../../../../../messages/login/pages/forgottenPassword';
import * as passwordMessages from '../../../../../messages/login/password';
import { passwordCodeSent } from '../../../../../messages/login/password';
import { fillIn, press } from '../../../../rendered/support/fields';
import { renderSite } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import {
  buttonIsBusy,
  buttonShows,
  dialogSays,
  linkShows,
  textShows,
} from '../../support/assertions';
import type { View } from '../../support/view';
import { atTheBoxes } from './codeBoxes';

const request = '/api/v1/auth/users/forgot-password';
const reset = '/api/v1/auth/users/reset-password';
const resetByLink = '/api/v1/auth/users/reset-password/link';
const token = '3vX0mJq1Zb7yR5tKc9WnE2sHdLfG8uPaO4iVxYkQ6T0';

/** The token is gone from the address as soon as the page has it. */
async function openLink(): Promise<void> {
  window.location.hash = token;
  await waitFor(() => expect(window.location.href).not.toContain(token));
}

const choosing = () => screen.queryByLabelText('New password', { selector: 'form' }) !== null;

export const passwordResetView: View = {
  id: 'passwordReset',
  visits: {
    'sees the form of the forgotten password': ({ start }) => {
      renderSite({ url: '/forgot-password', start });
    },
  },
  calls: {
    requestCode: ['post', request],
    resetPassword: ['post', reset],
    resetPasswordByLink: ['post', resetByLink],
  },
  executors: {
    'enters the e-mail address': () => fillIn({ Email: 'ada@example.com' }),
    'enters half an e-mail address': () => fillIn({ Email: 'ada@' }),
    'submits the form': () => press(choosing() ? 'Change Password' : 'Send Code'),
    'has a code already': () => press('I Have a Code'),
    'the server sends a code if there is an account': () =>
      serverAnswers('post', request, 200, { message: 'Sent' }),
    ...atTheBoxes,
    'enters the new password': () => fillIn({ 'New Password': 'Secret1!' }),
    'repeats the new password': () => fillIn({ 'Confirm Password': 'Secret1!' }),
    'asks for another code': () => press('Resend Code'),
    'goes back to the e-mail address': () => press('Use Another Email'),
    'the server changes the password': () =>
      serverAnswers('post', reset, 200, { message: 'Changed' }),
    'opens the link in the email': openLink,
    'the server changes the password by the link': () =>
      serverAnswers('post', resetByLink, 200, { message: 'Changed' }),
  },
  assertions: {
    asking: () => {
      textShows('Forgot Your Password?');
      buttonShows('Send Code');
      linkShows('Back to Login', '/login');
    },
    requesting: () => buttonIsBusy('Sending...'),
    choosing: () => {
      textShows(passwordCodeSent('ada@example.com'));
      buttonShows('Change Password');
    },
    resending: () => buttonIsBusy('Sending...'),
    alertingResent: () => dialogSays(passwordMessages.resent),
    setting: () => buttonIsBusy('Changing...'),
    choosingByLink: () => {
      textShows(words.linkOpened);
      buttonShows('Change Password');
      linkShows('Back to Login', '/login');
    },
    settingByLink: () => buttonIsBusy('Changing...'),
    alertingChanged: () => dialogSays(passwordMessages.changed),
  },
};
