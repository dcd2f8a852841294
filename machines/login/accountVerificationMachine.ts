import { assign, setup } from 'xstate';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { whenFailure, type Failure } from '../shared/failure';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { effectNotProvided } from '../shared/notProvided';
import {
  codeGuards,
  codeOf,
  emptyCode,
  entryAfter,
  fillingCode,
  isComplete,
  type CodeEntry,
  type CodeInput,
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

/** Whether the answer comes from the server; for 502, 503 and 504 it can be a gateway's. */
const isBroken = (failure: Failure) =>
  failure.kind === 'refused' && failure.status >= 500 && ![502, 503, 504].includes(failure.status);

/** The words of an answer, or the specification's. Trying again is harmless. */
const notVerified = {
  target: 'entering',
  actions: ['begin at the first box', showRefusal(codeMessages.wrongCode)],
} as const;

/**
 * The verification of an account with the six-digit code from an email. Ends two seconds after success, with the
 * verified e-mail address.
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
    ...codeGuards,
    ...commandGuards,
    'the code is complete': ({ context }) => isComplete(context.entry),
    'a broken server has answered': whenFailure(isBroken),
    'the account is verified': refusedWith('already_verified'),
  },
  actions: {
    'turn to the boxes': assign({
      entry: ({ context }, turn: CodeInput) => entryAfter(context.entry, turn),
    }),
    'clear error': assign({ error: null }),
    'clear boxes': assign({ entry: emptyCode, error: null }),
    /** The digits stay, to be typed over. */
    'begin at the first box': assign({ entry: ({ context }) => ({ ...context.entry, focus: 0 }) }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: { ...commandDelays, successShown: SUCCESS_SHOWN_MS },
}).createMachine({
  id: 'accountVerification',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ email: input.email, entry: emptyCode, error: null }),
  output: ({ context }) => ({ email: context.email }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The guest types or pastes the code.',
      meta: { screen: 'Account verification' },
      on: {
        ...fillingCode,
        'code.cleared': { actions: 'clear boxes' },
        'code.submitted': [
          { guard: 'the code is complete', target: 'verifying' },
          { actions: showError(codeMessages.allDigitsNeeded) },
        ],
        'resend.requested': { target: 'resending' },
      },
    },
    verifying: {
      description: 'The server checks the code.',
      tags: 'busy',
      meta: { screen: 'Account verification: verifying' },
      entry: 'clear error',
      ...command('verifyAccount', {
        input: ({ context }: { context: AccountVerificationContext }) => ({
          email: context.email,
          code: codeOf(context.entry),
        }),
        done: { target: 'verified' },
        special: [{ guard: 'a broken server has answered', ...notVerified }],
        refused: notVerified,
        unknown: {
          target: 'entering',
          actions: ['begin at the first box', showError(codeMessages.outcomeUnknown)],
        },
      }),
    },
    resending: {
      description: 'A new code is on its way.',
      tags: 'busy',
      meta: { screen: 'Account verification: resending' },
      entry: 'clear error',
      ...command('resendCode', {
        input: ({ context }: { context: AccountVerificationContext }) => ({ email: context.email }),
        done: { target: 'alertingResent', actions: 'clear boxes' },
        special: [
          // The response to the first try was lost.
          { guard: 'the account is verified', target: 'verified' },
        ],
        refused: { target: 'entering', actions: showRefusal(codeMessages.resendFailed) },
        unknown: { target: 'entering', actions: showError(codeMessages.resendFailed) },
      }),
    },
    alertingResent: {
      description: 'Says that a new code was sent.',
      tags: 'alert',
      meta: { screen: 'Account verification: code resent', alert: codeMessages.resent },
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
