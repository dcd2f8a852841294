import { assign, setup } from 'xstate';
import { failureOf, serverMessage } from '../shared/failure';
import * as otpMessages from '../../messages/login/otp';
import { effectNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import {
  canPaste,
  codeOf,
  emptyCode,
  entryAfter,
  toFirstBox,
  isComplete,
  type CodeEntry,
  type CodeInput,
  isDigit,
} from './oneTimeCode';
import type { StateMeta } from '../shared/screen';

/** How long the success shows before the screen ends, in milliseconds. */
export const SUCCESS_SHOWN_MS = 2000;

export interface AccountVerificationContext {
  email: string;
  entry: CodeEntry;
  error: string | null;
}

export type AccountVerificationEvent =
  | CodeInput
  | { type: 'code.cleared' }
  | { type: 'code.submitted' }
  | { type: 'resend.requested' }
  | { type: 'alert.acknowledged' };

/**
 * The verification of an account with the six-digit code that came by e-mail. Ends two seconds
 * after success, with the e-mail address that is now verified.
 */
export const accountVerificationMachine = setup({
  types: {
    context: {} as AccountVerificationContext,
    events: {} as AccountVerificationEvent,
    input: {} as { email: string },
    output: {} as { email: string },
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    verifyAccount: effectNotProvided<{ email: string; code: string }>('verifyAccount'),
    resendCode: effectNotProvided<{ email: string }>('resendCode'),
  },
  guards: {
    'it is a digit': (_, { text }: { text: string }) => isDigit(text),
    'it can be pasted': (_, { text }: { text: string }) => canPaste(text),
    'the code is complete': ({ context }) => isComplete(context.entry),
  },
  actions: {
    'turn to the boxes': assign({
      entry: ({ context }, turn: CodeInput) => entryAfter(context.entry, turn),
    }),
    'forget error': assign({ error: null }),
    'clear boxes': assign({ entry: emptyCode, error: null }),
    'begin at the first box': assign({ entry: ({ context }) => toFirstBox(context.entry) }),
    'show error': assign({ error: (_, { error }: { error: string }) => error }),
    'show what the server said': assign({
      error: (_, { thrown, otherwise }: { thrown: unknown; otherwise: string }) =>
        serverMessage(failureOf(thrown)) ?? otherwise,
    }),
  },
  delays: { successShown: SUCCESS_SHOWN_MS, responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'accountVerification',
  context: ({ input }) => ({ email: input.email, entry: emptyCode, error: null }),
  output: ({ context }) => ({ email: context.email }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The guest types or pastes the code.',
      meta: { screen: 'Account verification' },
      on: {
        'digit.typed': {
          guard: { type: 'it is a digit', params: ({ event }) => event },
          actions: [{ type: 'turn to the boxes', params: ({ event }) => event }, 'forget error'],
        },
        'digits.pasted': [
          {
            guard: { type: 'it can be pasted', params: ({ event }) => event },
            actions: [{ type: 'turn to the boxes', params: ({ event }) => event }, 'forget error'],
          },
          { actions: { type: 'show error', params: { error: otpMessages.onlyNumbers } } },
        ],
        'backspace.pressed': {
          actions: [{ type: 'turn to the boxes', params: ({ event }) => event }, 'forget error'],
        },
        'arrow.pressed': {
          actions: { type: 'turn to the boxes', params: ({ event }) => event },
        },
        'box.focused': {
          actions: { type: 'turn to the boxes', params: ({ event }) => event },
        },
        'code.cleared': { actions: 'clear boxes' },
        'code.submitted': [
          { guard: 'the code is complete', target: 'verifying' },
          { actions: { type: 'show error', params: { error: otpMessages.allDigitsNeeded } } },
        ],
        'resend.requested': { target: 'resending' },
      },
    },
    verifying: {
      description: 'The server checks the code.',
      tags: 'busy',
      meta: { screen: 'Account verification: verifying' },
      entry: 'forget error',
      invoke: {
        id: 'verifyAccount',
        src: 'verifyAccount',
        input: ({ context }) => ({ email: context.email, code: codeOf(context.entry) }),
        onDone: { target: 'verified' },
        onError: {
          target: 'entering',
          actions: [
            'begin at the first box',
            {
              type: 'show what the server said',
              params: ({ event }) => ({ thrown: event.error, otherwise: otpMessages.wrongCode }),
            },
          ],
        },
      },
      after: {
        responseTimeout: {
          target: 'entering',
          actions: [
            'begin at the first box',
            { type: 'show error', params: { error: otpMessages.wrongCode } },
          ],
        },
      },
    },
    resending: {
      description: 'A new code is on its way.',
      tags: 'busy',
      meta: { screen: 'Account verification: resending' },
      entry: 'forget error',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'alertingResent', actions: 'clear boxes' },
        onError: {
          target: 'entering',
          actions: {
            type: 'show what the server said',
            params: ({ event }) => ({ thrown: event.error, otherwise: otpMessages.resendFailed }),
          },
        },
      },
      after: {
        responseTimeout: {
          target: 'entering',
          actions: { type: 'show error', params: { error: otpMessages.resendFailed } },
        },
      },
    },
    alertingResent: {
      description: 'Says that a new code was sent.',
      tags: 'alert',
      meta: { screen: 'Account verification: code resent', alert: otpMessages.resent },
      on: { 'alert.acknowledged': { target: 'entering' } },
    },
    verified: {
      description: 'Success shows for a moment.',
      meta: { screen: 'Account verification: successful' },
      after: { successShown: { target: 'done' } },
    },
    done: {
      description: 'The account is verified; whoever shows the screen goes on to the login.',
      type: 'final',
    },
  },
});
