import {
  passwordResetByLinkIn,
  passwordResetSetup,
  type PasswordResetContext,
} from './passwordResetSetup';
import { errorParams, command } from '../shared/command';
import { showError, showRefusal } from '../shared/errorMessage';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as passwordMessages from '../../messages/login/password';

/** The guest opened the link in the email; it replaces whatever was being filled in or sent. */
export const openingLink = {
  target: '.choosingByLink',
  actions: {
    type: 'keep the link',
    params: ({ event }: { event: { token: string } }) => ({ token: event.token }),
  },
} as const;

const choosingByLink = passwordResetSetup.createStateConfig({
  description: 'The guest has followed the link in the e-mail and enters the new password.',
  meta: { screen: 'Forgotten password: new password by link' },
  on: {
    'field.edited': {
      guard: { type: 'it is a password', params: ({ event }) => event },
      actions: 'edit field',
    },
    'form.submitted': [
      { guard: 'the passwords are valid', target: 'settingByLink' },
      { actions: 'show what is wrong with the passwords' },
    ],
  },
});

const settingByLink = passwordResetSetup.createStateConfig({
  description: 'The server checks the link and sets the password.',
  tags: 'busy',
  meta: { screen: 'Forgotten password: changing it by link' },
  entry: 'clear errors',
  ...command('resetPasswordByLink', {
    input: ({ context }: { context: PasswordResetContext }) => passwordResetByLinkIn(context),
    done: { target: 'alertingChanged', actions: 'clear passwords' },
    special: [
      {
        guard: { type: 'the link is over', params: errorParams },
        target: 'asking',
        actions: ['clear the link', 'clear passwords', showError(passwordMessages.linkInvalid)],
      },
    ],
    refused: {
      target: 'choosingByLink',
      actions: showRefusal(passwordChangeMessages.changeFailed),
    },
    unknown: { target: 'choosingByLink', actions: showError(passwordMessages.outcomeUnknown) },
  }),
});

/** Choosing a new password by the link in the email, which proves the address: no code is needed. */
export const linkJourney = { choosingByLink, settingByLink };
