import { command } from '../shared/command';
import { showError, showRefusal } from '../shared/errorMessage';
import { passwordVisibility } from '../shared/passwordVisibility';
import { paths } from '../shared/paths';
import {
  emptyReset,
  passwordResetSetup,
  passwordResetIn,
  requestingCode,
  type PasswordResetContext,
} from './passwordResetSetup';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { linkJourney, openingLink } from './passwordLinkState';
import * as passwordMessages from '../../messages/login/password';
import { emptyCode } from './oneTimeCode';

/**
 * Choosing a new password without the old one: the guest enters the e-mail address, gets a code there if it has an
 * account, and enters that with the new password. A guest who comes by that email's link needs no code. Ends at the
 * login.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  context: { form: emptyReset, entry: emptyCode, link: null, errors: {}, error: null },
  type: 'parallel',
  invoke: {
    id: 'watchLink',
    src: 'watchLink',
    onError: { description: 'A code can be entered all the same.', actions: [] },
  },
  states: {
    journey: {
      description: 'From the e-mail address to the log-in with a new password.',
      initial: 'asking',
      on: { 'link.opened': openingLink },
      states: {
        asking: {
          description: 'The guest fills in the e-mail address.',
          meta: { screen: 'Forgotten password: e-mail address' },
          on: {
            'field.edited': {
              guard: { type: 'it is the address', params: ({ event }) => event },
              actions: 'edit field',
            },
            'form.submitted': [
              { guard: 'the address is valid', target: 'requesting' },
              { actions: 'show what is wrong with the address' },
            ],
            'code.available': [
              { guard: 'the address is valid', target: 'choosing', actions: 'clear errors' },
              { actions: 'show what is wrong with the address' },
            ],
          },
        },
        requesting: requestingCode(
          {
            description: 'A code is asked for.',
            screen: 'Forgotten password: asking for a code',
          },
          { sent: 'choosing', failed: 'asking' },
        ),
        choosing: {
          description: 'The guest enters the code and the new password.',
          tags: 'code',
          meta: { screen: 'Forgotten password: code and new password' },
          on: {
            'digit.typed': {
              guard: { type: 'it is a digit', params: ({ event }) => event },
              actions: [{ type: 'turn to the boxes', params: ({ event }) => event }, 'clear error'],
            },
            'digits.pasted': [
              {
                guard: { type: 'it can be pasted', params: ({ event }) => event },
                actions: [
                  { type: 'turn to the boxes', params: ({ event }) => event },
                  'clear error',
                ],
              },
              { actions: showError(codeMessages.onlyNumbers) },
            ],
            'backspace.pressed': {
              actions: [{ type: 'turn to the boxes', params: ({ event }) => event }, 'clear error'],
            },
            'arrow.pressed': {
              actions: { type: 'turn to the boxes', params: ({ event }) => event },
            },
            'box.focused': {
              actions: { type: 'turn to the boxes', params: ({ event }) => event },
            },
            'field.edited': {
              guard: { type: 'it is a password', params: ({ event }) => event },
              actions: 'edit field',
            },
            'form.submitted': [
              { guard: 'code and passwords are valid', target: 'setting' },
              { actions: 'show what is wrong' },
            ],
            'resend.requested': { target: 'resending' },
            'email.editRequested': {
              target: 'asking',
              actions: ['clear boxes', 'clear passwords', 'clear errors'],
            },
          },
        },
        resending: requestingCode(
          {
            description: 'Another code is asked for.',
            screen: 'Forgotten password: asking for another code',
          },
          { sent: 'alertingResent', failed: 'choosing' },
        ),
        alertingResent: {
          description: 'Says that another code is on its way, if there is an account.',
          tags: ['alert', 'code'],
          meta: { screen: 'Forgotten password: another code', alert: passwordMessages.resent },
          on: { 'alert.acknowledged': { target: 'choosing' } },
        },
        setting: {
          description: 'The server checks the code and sets the password.',
          tags: ['busy', 'code'],
          meta: { screen: 'Forgotten password: changing it' },
          entry: 'clear errors',
          ...command('resetPassword', {
            input: ({ context }: { context: PasswordResetContext }) => passwordResetIn(context),
            done: { target: 'alertingChanged', actions: ['clear boxes', 'clear passwords'] },
            refused: {
              target: 'choosing',
              actions: ['begin at the first box', showRefusal(codeMessages.wrongCode)],
            },
            unknown: { target: 'choosing', actions: showError(passwordMessages.outcomeUnknown) },
          }),
        },
        ...linkJourney,
        alertingChanged: {
          description: 'Says that the password is changed.',
          tags: ['alert', 'code'],
          meta: { screen: 'Forgotten password: changed', alert: passwordMessages.changed },
          on: { 'alert.acknowledged': { target: 'navigatingToLogin' } },
        },
        navigatingToLogin: {
          description: 'The log-in form opens.',
          invoke: {
            id: 'openLogin',
            src: 'navigate',
            input: { to: paths.login },
            onError: { target: 'alertingChanged' },
          },
          after: { navigationTimeout: { target: 'alertingChanged' } },
        },
      },
    },
    passwords: passwordVisibility('the new password and its repetition', 'passwords.toggled'),
  },
});
