import { assign, setup } from 'xstate';
import type { DeskSession } from '../contract/wire';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/desk/login';

/** Typed entries, kept only while they are on their way to the server. */
export interface Credentials {
  email: string;
  password: string;
  /** The code of the authenticator, or a recovery code. */
  secondFactor: string;
}

export interface StaffSessionContext {
  /** The person at the desk; null while nobody is logged in, or it is not known. */
  session: DeskSession | null;
  entered: Credentials;
  error: string | null;
}

export type StaffSessionEvent =
  | { type: 'password.submitted'; email: string; password: string }
  | { type: 'code.submitted'; secondFactor: string }
  | { type: 'login.restarted' }
  | { type: 'lock.requested' }
  | { type: 'logout.requested' }
  | { type: 'retry.requested' }
  | { type: 'page.returned' }
  /** A screen's call was refused, because the desk is locked, or nobody is logged in any more. */
  | { type: 'desk.locked' }
  | { type: 'session.missing' }
  /** An invitation was accepted, which logs in. */
  | { type: 'session.opened'; session: DeskSession };

interface WithContext {
  context: StaffSessionContext;
}

const nothingEntered: Credentials = { email: '', password: '', secondFactor: '' };
const found = withOutput('remember the session');
const nobody = 'nobody is logged in';
const noAnswer = showError(messages.notAnswered);
const entered = withEvent('remember what was entered');

/** Where the answer to “whose desk is this?” leads. */
const foundOut = (otherwise: string) =>
  [
    { guard: withOutput('it is locked'), target: '#staffSession.locked', actions: found },
    { target: otherwise, actions: found },
  ] as const;

/** A staff session: from the password and the second factor to the lock, the logout and the session's end. */
export const staffSessionMachine = setup({
  types: {
    context: {} as StaffSessionContext,
    events: {} as StaffSessionEvent,
    /** `atWork`: the screens are there, though a lock may cover them. */
    tags: {} as 'busy' | 'atWork',
    meta: {} as StateMeta,
  },
  actors: {
    findSession: notProvided<{ session: DeskSession }>('findSession'),
    checkPassword: effectNotProvided<Credentials>('checkPassword'),
    checkCode: notProvided<{ session: DeskSession }, Credentials>('checkCode'),
    lockDesk: notProvided<{ session: DeskSession }>('lockDesk'),
    unlockDesk: notProvided<{ session: DeskSession }, Credentials>('unlockDesk'),
    logOut: effectNotProvided('logOut'),
    /** Says when somebody comes back to this page from another one. */
    watchReturn: watcherNotProvided('watchReturn'),
  },
  guards: {
    ...commandGuards,
    'nobody is logged in': refusedWith('desk_session_missing'),
    'it is locked': (_, { session }: { session: DeskSession }) => session.isLocked,
  },
  actions: {
    'remember the session': assign({
      session: (_, { session }: { session: DeskSession }) => session,
      error: null,
    }),
    'remember what was entered': assign({
      entered: ({ context }, { email, password, secondFactor }: Partial<Credentials>) => ({
        email: email ?? context.entered.email,
        password: password ?? '',
        secondFactor: secondFactor ?? '',
      }),
      error: null,
    }),
    'forget what was entered': assign({
      entered: ({ context }) => ({ ...nothingEntered, email: context.entered.email }),
    }),
    'forget the session': assign({ session: null, entered: nothingEntered }),
    'clear error': assign({ error: null }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: { ...commandDelays, untilNextTry: 5000 },
}).createMachine({
  id: 'staffSession',
  options: { maxIterations: 1000 },
  context: { session: null, entered: nothingEntered, error: null },
  initial: 'restoring',
  on: {
    'session.opened': { target: '.signedIn', actions: withEvent('remember the session') },
  },
  states: {
    restoring: {
      description: 'The page was opened; whether somebody is logged in here is asked.',
      tags: 'busy',
      meta: { screen: 'Desk: opening' },
      invoke: {
        id: 'findSession',
        src: 'findSession',
        onDone: [...foundOut('signedIn')],
        onError: [{ guard: nobody, target: 'signedOut' }, { target: 'offline' }],
      },
      after: { responseTimeout: { target: 'offline' } },
    },
    offline: {
      description:
        'The server cannot be reached, so nothing can be shown. It is asked again by itself.',
      meta: { screen: 'Desk: no connection' },
      on: { 'retry.requested': { target: 'restoring' } },
      after: { untilNextTry: { target: 'restoring' } },
    },
    signedOut: {
      description: 'Nobody is logged in.',
      entry: 'forget the session',
      initial: 'enteringPassword',
      states: {
        ended: {
          description: 'The session is over; whoever it is logs in.',
          meta: { screen: 'Login: the session has ended' },
          entry: showError(messages.ended),
          on: { 'password.submitted': { target: 'checkingPassword', actions: entered } },
        },
        enteringPassword: {
          description: 'Address and password are typed.',
          meta: { screen: 'Login: password' },
          on: { 'password.submitted': { target: 'checkingPassword', actions: entered } },
        },
        checkingPassword: {
          description: 'The server compares the password.',
          tags: 'busy',
          meta: { screen: 'Login: password being checked' },
          exit: 'forget what was entered',
          ...command('checkPassword', {
            input: ({ context }: WithContext) => context.entered,
            done: { target: 'enteringCode' },
            refused: { target: 'enteringPassword', actions: showRefusal(messages.failed) },
            unknown: { target: 'enteringPassword', actions: noAnswer },
          }),
        },
        enteringCode: {
          description: 'The password is right; the code of the phone is typed, or a recovery code.',
          meta: { screen: 'Login: code' },
          on: {
            'code.submitted': { target: 'checkingCode', actions: entered },
            'login.restarted': { target: 'enteringPassword', actions: 'clear error' },
          },
        },
        checkingCode: {
          description: 'The server compares the code.',
          tags: 'busy',
          meta: { screen: 'Login: code being checked' },
          exit: 'forget what was entered',
          ...command('checkCode', {
            input: ({ context }: WithContext) => context.entered,
            done: { target: '#staffSession.signedIn', actions: found },
            special: [
              {
                guard: nobody,
                target: 'enteringPassword',
                actions: showError(messages.passwordAgain),
              },
            ],
            refused: { target: 'enteringCode', actions: showRefusal(messages.failed) },
            unknown: { target: 'enteringCode', actions: noAnswer },
          }),
        },
      },
    },
    signedIn: {
      description: 'Somebody is at work.',
      tags: 'atWork',
      on: { 'desk.locked': { target: 'locked' }, 'session.missing': { target: 'signedOut.ended' } },
      initial: 'working',
      states: {
        working: {
          description: 'The screens can be used.',
          meta: { screen: 'Desk' },
          invoke: { id: 'watchReturn', src: 'watchReturn' },
          on: {
            'lock.requested': { target: 'locking' },
            'logout.requested': { target: '#staffSession.loggingOut' },
            'page.returned': { target: 'rechecking' },
          },
        },
        rechecking: {
          description:
            'Somebody came back to this page: another may have logged in on the next one.',
          invoke: {
            id: 'findSession',
            src: 'findSession',
            onDone: [...foundOut('working')],
            onError: [
              { guard: nobody, target: '#staffSession.signedOut.ended' },
              { target: 'working' },
            ],
          },
          after: { responseTimeout: { target: 'working' } },
        },
        locking: {
          description: 'The server locks the desk.',
          tags: 'busy',
          entry: 'clear error',
          ...command('lockDesk', {
            input: () => undefined,
            done: { target: '#staffSession.locked', actions: found },
            special: [{ guard: nobody, target: '#staffSession.signedOut.ended' }],
            refused: { target: 'working', actions: showRefusal(messages.failed) },
            unknown: { target: 'working', actions: noAnswer },
          }),
        },
      },
    },
    locked: {
      description: 'The desk is locked. What was begun on the screens stays there, out of sight.',
      tags: 'atWork',
      initial: 'enteringPassword',
      entry: 'clear error',
      on: { 'session.missing': { target: 'signedOut.ended' } },
      states: {
        enteringPassword: {
          description: 'The password alone opens it.',
          meta: { screen: 'Lock' },
          on: {
            'password.submitted': { target: 'unlocking', actions: entered },
            'logout.requested': { target: '#staffSession.loggingOut' },
          },
        },
        unlocking: {
          description: 'The server compares the password.',
          tags: 'busy',
          meta: { screen: 'Lock: password being checked' },
          exit: 'forget what was entered',
          ...command('unlockDesk', {
            input: ({ context }: WithContext) => context.entered,
            done: { target: '#staffSession.signedIn', actions: found },
            special: [{ guard: nobody, target: '#staffSession.signedOut.ended' }],
            refused: { target: 'enteringPassword', actions: showRefusal(messages.failed) },
            unknown: { target: 'enteringPassword', actions: noAnswer },
          }),
        },
      },
    },
    loggingOut: {
      description: 'The server ends the session. If it could not, who is logged in is asked.',
      tags: 'busy',
      meta: { screen: 'Desk: logging out' },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'signedOut' },
        onError: [{ guard: nobody, target: 'signedOut' }, { target: 'restoring' }],
      },
      after: { responseTimeout: { target: 'restoring' } },
    },
  },
});
