import { assign, setup } from 'xstate';
import type { DeskEnrolled, DeskEnrolment, DeskInvitation } from '../contract/wire';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import * as loginMessages from '../../messages/desk/login';
import * as messages from '../../messages/desk/welcome';
import { staffPasswordError } from './staffPassword';

export interface WelcomeInput {
  /** The last part of the link's address. */
  link: string;
}

type Chosen = Omit<DeskEnrolment, 'link'>;

export interface WelcomeContext extends WelcomeInput {
  invitation: DeskInvitation | null;
  /** Typed entries, kept only while they are on their way to the server. */
  chosen: Chosen;
  /** The recovery codes and the session, once there is one. */
  enrolled: DeskEnrolled | null;
  passwordError: string | null;
  error: string | null;
}

export type WelcomeEvent =
  | { type: 'enrolment.submitted'; password: string; code: string }
  | { type: 'retry.requested' }
  | { type: 'codes.kept' };

/** The person's names; the server knows the hotel's too. */
const namesIn = ({ invitation }: WelcomeContext) =>
  invitation === null ? [] : [invitation.name, invitation.email];

const nothingChosen: Chosen = { password: '', code: '' };
const linkSpent = { guard: 'the link counts no more', target: 'linkInvalid' } as const;

/** The page of an invitation: a password, the second factor, and ten recovery codes that are shown once. */
export const welcomeMachine = setup({
  types: {
    context: {} as WelcomeContext,
    events: {} as WelcomeEvent,
    input: {} as WelcomeInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    openInvitation: notProvided<DeskInvitation, WelcomeInput>('openInvitation'),
    finishInvitation: notProvided<DeskEnrolled, DeskEnrolment>('finishInvitation'),
  },
  guards: {
    ...commandGuards,
    'the link counts no more': refusedWith('link_invalid'),
    'the password is good': ({ context }, { password }: Chosen) =>
      staffPasswordError(password, namesIn(context)) === undefined,
  },
  actions: {
    'remember the invitation': assign((_, invitation: DeskInvitation) => ({ invitation })),
    'remember what was chosen': assign({
      chosen: (_, { password, code }: Chosen) => ({ password, code }),
      passwordError: null,
      error: null,
    }),
    'forget what was chosen': assign({ chosen: nothingChosen }),
    'show what is wrong with the password': assign({
      passwordError: ({ context }, { password }: Chosen) =>
        staffPasswordError(password, namesIn(context)) ?? null,
      error: null,
    }),
    'remember the codes': assign({ enrolled: (_, enrolled: DeskEnrolled) => enrolled }),
    /** The session that was opened is the desk's from now on. */
    'begin work': actionNotProvided<{ enrolled: DeskEnrolled | null }>('begin work'),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: commandDelays,
}).createMachine({
  id: 'welcome',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    link: input.link,
    invitation: null,
    chosen: nothingChosen,
    enrolled: null,
    passwordError: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whom the link is for is asked.',
      tags: 'busy',
      meta: { screen: 'Welcome: opening' },
      invoke: {
        id: 'openInvitation',
        src: 'openInvitation',
        input: ({ context }) => ({ link: context.link }),
        onDone: { target: 'enrolling', actions: withOutput('remember the invitation') },
        onError: [linkSpent, { target: 'failed' }],
      },
      after: { responseTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'The server cannot be reached.',
      meta: { screen: 'Welcome: no connection' },
      on: { 'retry.requested': { target: 'opening' } },
    },
    linkInvalid: {
      description: 'The link is unknown, used or older than a day. A manager sends another.',
      meta: { screen: 'Welcome: link used' },
    },
    enrolling: {
      description:
        'A password is chosen, and the telephone learns the secret and shows its first code.',
      meta: { screen: 'Welcome' },
      on: {
        'enrolment.submitted': [
          {
            guard: withEvent('the password is good'),
            target: 'finishing',
            actions: withEvent('remember what was chosen'),
          },
          { actions: withEvent('show what is wrong with the password') },
        ],
      },
    },
    finishing: {
      description: 'The server checks the code and sets both.',
      tags: 'busy',
      meta: { screen: 'Welcome: being saved' },
      exit: 'forget what was chosen',
      ...command('finishInvitation', {
        input: ({ context }: { context: WelcomeContext }) => ({
          link: context.link,
          ...context.chosen,
        }),
        done: { target: 'showingCodes', actions: withOutput('remember the codes') },
        special: [linkSpent],
        refused: { target: 'enrolling', actions: showRefusal(loginMessages.failed) },
        unknown: { target: 'enrolling', actions: showError(messages.maybeDone) },
      }),
    },
    showingCodes: {
      description: 'The ten recovery codes, which are never shown again.',
      meta: { screen: 'Welcome: recovery codes' },
      on: { 'codes.kept': { target: 'done' } },
    },
    done: {
      type: 'final',
      description: 'Work begins.',
      entry: { type: 'begin work', params: ({ context }) => context },
    },
  },
});
