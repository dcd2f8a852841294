import * as messages from '../../messages/desk/login';
import * as sessionMessages from '../../messages/desk/session';
import { wrongCredentials } from '../../messages/shared/accountErrors';
import { tooManyAttempts } from '../../messages/shared/generalErrors';
import {
  staffSessionMachine,
  type StaffSessionContext,
} from '../../machines/desk/staffSessionMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { fails, refused } from '../fixtures/failures';
import {
  amara,
  authenticatorCode,
  bola,
  lockedAmara,
  ngozi,
  noAnswerTo,
  nobody,
  password,
} from './deskExamples';
import { alike, type ChangeOf } from '../../tools/model/testModel';

type Change = ChangeOf<StaffSessionContext>;

const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
});
const isAmaras = ({ after }: Change) => ({ 'it is her desk': after.session?.name === amara.name });
const noSecretStays = ({ entered }: StaffSessionContext) => ({
  'no password or code is remembered': entered.password === '' && entered.secondFactor === '',
});
const nobodysDesk = (context: StaffSessionContext) => ({
  'it is nobody’s desk': context.session === null,
  ...noSecretStays(context),
});
const somebodysDesk = (context: StaffSessionContext) => ({
  'it is somebody’s desk': context.session !== null,
  ...noSecretStays(context),
});

const wrong = (call: string, words: string) => ({
  event: fails(call, refused('code_invalid', 400, words)),
  changes: says(words),
});

export const staffSessionModel = defineModel(staffSessionMachine, {
  starts: { 'opens the front desk': {} },
  cases: {
    ...alike(isAmaras, {
      'her session is found': answers('findSession', { session: amara }),
      'her locked session is found': answers('findSession', { session: lockedAmara }),
      'the code is right': answers('checkCode', { session: amara }),
      'the server opens the lock': answers('unlockDesk', { session: amara }),
      'accepts an invitation': { type: 'session.opened', session: amara },
    }),
    'a colleague’s session is found': {
      event: answers('findSession', { session: bola }),
      changes: ({ after }) => ({ 'the desk is theirs now': after.session?.name === bola.name }),
    },
    'a housekeeper’s session is found': {
      event: answers('findSession', { session: ngozi }),
      changes: ({ after }) => ({ 'it is for rooms alone': after.session?.role === ngozi.role }),
    },
    'no session is found': fails('findSession', nobody),
    ...noAnswerTo('findSession', 'the desk opens', 'staffSession.restoring'),
    'nobody answers while she comes back': timeIsUp(
      'responseTimeout',
      'staffSession.signedIn.rechecking',
    ),
    'tries again': { type: 'retry.requested' },
    'waits for the next try': timeIsUp('untilNextTry', 'staffSession.offline'),

    'enters address and password': {
      event: { type: 'password.submitted', email: amara.email, password },
      changes: ({ after }) => ({
        'both go along': after.entered.email === amara.email && after.entered.password === password,
        'no old error shows': after.error === null,
      }),
    },
    'the password is right': answers('checkPassword'),
    'the password is wrong': wrong('checkPassword', wrongCredentials),
    'the password is refused without a word': {
      event: fails('checkPassword', refused('validation_failed', 400, '')),
      changes: says(messages.failed),
    },
    ...noAnswerTo(
      'checkPassword',
      'the password is checked',
      'staffSession.signedOut.checkingPassword',
    ),
    'enters the code': {
      event: { type: 'code.submitted', secondFactor: authenticatorCode },
      changes: ({ after }) => ({
        'it goes along': after.entered.secondFactor === authenticatorCode,
      }),
    },
    'starts again': { type: 'login.restarted' },
    'the code is wrong': wrong('checkCode', sessionMessages.wrongCode),
    'the code is wrong for the fifth time': {
      event: fails('checkCode', nobody),
      changes: says(messages.passwordAgain),
    },
    ...noAnswerTo('checkCode', 'the code is checked', 'staffSession.signedOut.checkingCode'),

    'locks the desk': { type: 'lock.requested' },
    'the server locks it': answers('lockDesk', { session: lockedAmara }),
    'the server does not lock it': wrong('lockDesk', tooManyAttempts(60)),
    'the session had ended when she locked': fails('lockDesk', nobody),
    ...noAnswerTo('lockDesk', 'it is locked', 'staffSession.signedIn.locking'),
    'a screen hears that the desk is locked': { type: 'desk.locked' },
    'a screen hears that nobody is logged in': { type: 'session.missing' },
    'comes back to this page': { type: 'page.returned' },
    'the lock’s password is wrong': wrong('unlockDesk', sessionMessages.wrongPassword),
    'the lock’s password is wrong for the fifth time': fails('unlockDesk', nobody),
    ...noAnswerTo('unlockDesk', 'it is unlocked', 'staffSession.locked.unlocking'),

    'logs out': { type: 'logout.requested' },
    'the server logs her out': answers('logOut'),
    'she was logged out already': fails('logOut', nobody),
    ...noAnswerTo('logOut', 'she is logged out', 'staffSession.loggingOut'),
  },
  states: {
    restoring: ({ tags }) => ({ 'it waits': tags.has('busy') }),
    offline: ({ tags }) => ({ 'no screen shows': !tags.has('atWork') }),
    'signedOut.enteringPassword': ({ context }) => nobodysDesk(context),
    'signedOut.checkingPassword': ({ context, tags }) => ({
      'it waits': tags.has('busy'),
      'it is nobody’s desk': context.session === null,
    }),
    'signedOut.enteringCode': ({ context }) => nobodysDesk(context),
    'signedOut.checkingCode': ({ context, tags }) => ({
      'it waits': tags.has('busy'),
      'it is nobody’s desk': context.session === null,
    }),
    'signedIn.working': ({ context, tags }) => ({
      'the screens show': tags.has('atWork'),
      ...somebodysDesk(context),
    }),
    'signedIn.rechecking': ({ context, tags }) => ({
      'the screens show': tags.has('atWork') && !tags.has('busy'),
      ...somebodysDesk(context),
    }),
    'signedIn.locking': ({ context }) => somebodysDesk(context),
    'locked.enteringPassword': ({ context, tags }) => ({
      'what was begun stays': tags.has('atWork'),
      ...somebodysDesk(context),
    }),
    'locked.unlocking': ({ context, tags }) => ({
      'what was begun stays': tags.has('atWork'),
      'it is somebody’s desk': context.session !== null,
    }),
    loggingOut: ({ tags }) => ({ 'no screen shows': !tags.has('atWork') }),
    'signedOut.ended': ({ context }) => ({
      'it says why': context.error === messages.ended,
      ...nobodysDesk(context),
    }),
  },
});
