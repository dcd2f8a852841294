import { notKnown, passwordResetByLinkIn, passwordResetSetup } from './passwordResetSetup';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as passwordMessages from '../../messages/login/password';

/** The guest has opened the link of the letter, whatever was being filled in. */
export const openingLink = {
  target: 'choosingByLink',
  actions: {
    type: 'keep the link',
    params: ({ event }: { event: { token: string } }) => ({ token: event.token }),
  },
} as const;

const choosingByLink = passwordResetSetup.createStateConfig({
  description: 'The guest, whom the link of the letter has brought, enters the new password.',
  meta: { screen: 'Forgotten password: new password by link' },
  on: {
    'link.opened': openingLink,
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
  entry: 'forget errors',
  invoke: {
    id: 'resetPasswordByLink',
    src: 'resetPasswordByLink',
    input: ({ context }) => passwordResetByLinkIn(context),
    onDone: { target: 'alertingChanged', actions: 'forget passwords' },
    onError: [
      {
        guard: { type: 'the link is over', params: ({ event }) => event },
        target: 'asking',
        actions: [
          'forget the link',
          'forget passwords',
          { type: 'show error', params: { error: passwordMessages.linkInvalid } },
        ],
      },
      {
        guard: { type: 'it was refused', params: ({ event }) => event },
        target: 'choosingByLink',
        actions: {
          type: 'show what the server said',
          params: ({ event }) => ({
            thrown: event.error,
            otherwise: passwordChangeMessages.changeFailed,
          }),
        },
      },
      { target: 'choosingByLink', actions: notKnown },
    ],
  },
  after: { responseTimeout: { target: 'choosingByLink', actions: notKnown } },
});

/** Choosing a new password by the link of the letter: its address is proven, so that no code is asked for. */
export const linkJourney = { choosingByLink, settingByLink };
