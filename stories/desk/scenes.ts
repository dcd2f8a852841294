import * as loginMessages from '../../messages/desk/login';
import * as loginWords from '../../messages/desk/pages/login';
import * as sessionMessages from '../../messages/desk/session';
import * as welcomeMessages from '../../messages/desk/welcome';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { welcomeModel } from '../../models/desk/welcomeModel';
import { deskScreen } from '../support/deskScreen';
import type { Step } from '../support/storyPath';

/** A state of the session, shown from the steps that lead there, or by the shortest way. */
const session = (to: string, by: readonly Step[] = [], ...says: string[]) =>
  deskScreen({
    model: staffSessionModel,
    path: by.length > 0 ? { to, by } : { to },
    says,
  });

const welcome = (to: string, by: readonly Step[] = [], ...says: string[]) =>
  deskScreen({
    model: welcomeModel,
    path: by.length > 0 ? { to, by } : { to },
    url: '/welcome/9Qm2vXc81bTq0Zs7KdLw5A',
    says,
  });

const passwordChecked = ['no session is found', 'enters address and password'] as const;
const codeChecked = [...passwordChecked, 'the password is right', 'enters the code'] as const;
const enrolling = ['the server knows the link', 'sends a good password and the code'] as const;

/** The desk's login, lock and invitation in every state. */
export const loginScenes = {
  opening: session('restoring'),
  noConnection: session('offline'),
  password: session('signedOut.enteringPassword'),
  checkingPassword: session('signedOut.checkingPassword'),
  wrongPassword: session('signedOut.enteringPassword', [
    ...passwordChecked,
    'the password is wrong',
  ]),
  refusedWithoutWords: session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the password is refused without a word'],
    loginMessages.failed,
  ),
  noAnswer: session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the network fails while the password is checked'],
    loginMessages.notAnswered,
  ),
  code: session('signedOut.enteringCode'),
  recoveryCode: deskScreen({
    model: staffSessionModel,
    path: { to: 'signedOut.enteringCode' },
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: loginWords.useRecovery }));
    },
    says: [loginWords.recoveryLead],
  }),
  checkingCode: session('signedOut.checkingCode'),
  wrongCode: session(
    'signedOut.enteringCode',
    [...codeChecked, 'the code is wrong'],
    sessionMessages.wrongCode,
  ),
  fiveWrongCodes: session(
    'signedOut.enteringPassword',
    [...codeChecked, 'the code is wrong for the fifth time'],
    loginMessages.passwordAgain,
  ),
  ended: session(
    'signedOut.ended',
    ['her session is found', 'a screen hears that nobody is logged in'],
    loginMessages.ended,
  ),
  working: session('signedIn.working'),
  locking: session('signedIn.locking'),
  locked: session('locked.enteringPassword'),
  unlocking: session('locked.unlocking'),
  wrongPasswordAtLock: session(
    'locked.enteringPassword',
    ['her locked session is found', 'enters address and password', 'the lock’s password is wrong'],
    sessionMessages.wrongPassword,
  ),
  loggingOut: session('loggingOut'),
  invitationOpening: welcome('opening'),
  invitation: welcome('enrolling'),
  invitationFailed: welcome('failed'),
  invitationUsed: welcome('linkInvalid'),
  shortPassword: welcome(
    'enrolling',
    ['the server knows the link', 'sends a short password'],
    sessionMessages.passwordTooShort,
  ),
  passwordOfMany: welcome(
    'enrolling',
    ['the server knows the link', 'sends a password of many'],
    sessionMessages.passwordTooCommon,
  ),
  finishing: welcome('finishing'),
  maybeFinished: welcome(
    'enrolling',
    [...enrolling, 'nobody answers at the end'],
    welcomeMessages.maybeDone,
  ),
  recoveryCodes: welcome('showingCodes'),
};
